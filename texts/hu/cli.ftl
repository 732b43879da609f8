### Amit a parancssor a döntések és a szabálypontok mellett mond.

explain-title = { $article } pont, { $edition }. évi szabályok
explain-title-fi = { $article } pont, 2017. évi szabályok a finn gyakorlattal
explain-program = Mit tesz a program
explain-care-enforced = Erről maga dönt; a versenybíró indoklással felülbírálhatja.
explain-care-assisted = Döntést javasol; a versenybíró dönt.
explain-care-recorded = A tényt rögzíti és megőrzi.
explain-care-shown = Megmutatja a pontot; nincs miről dönteni.
explain-care-not-yet = Ez még nem készült el; a program a cikket csak megmutatja.
explain-scenarios = Ezek a próbaesetek ellenőrzik: { $scenarios }
explain-editions = Más kiadásokban
explain-same-number = { $edition }: { $article }
explain-absent = { $edition }: nincs ilyen pont
explain-differs = Miben térnek el a kiadások
explain-unknown = Ebben a kiadásban ({ $edition }) nincs ilyen pont: { $article }. Legközelebbi: { $nearest }
demo-title = Bemutató játszma. Szabályok: { $edition }
demo-legend = Minden sorban: világos és sötét órájának állása, az esemény és az alapjául szolgáló pont. A „!” az elutasított kérést jelöli.
demo-result = Eredmény: { $result }
result-none = a játszma még tart
winnable-yes = { side-name } még tud mattot adni. Ez a szabályos lépéssor mutatja ({ $count } féllépés):
winnable-no = { side-name } soha nem tud mattot adni, bármi történjék is.
winnable-unknown = { side-name } mattadási lehetősége { $nodes } állás vizsgálatával sem dőlt el.
winnable-dead = Egyik fél sem tud mattot adni: az állás holt, a játszma döntetlen (5.2.2).
winnable-proof-material = Bizonyítás: a megmaradt bábokkal még az ellenfél segítségével sem alakulhat ki matt.
winnable-proof-exhausted = Bizonyítás: a program mind a { $count } még elérhető állást megvizsgálta, és egyik sem matt.
winnable-proof-zones = Bizonyítás: egyetlen báb sem hagyhatja el soha az itt felsorolt mezőket, és ezeken nem alakulhat ki matt.
winnable-zone = { side-name }, { piece-name } ({ $square }): { $squares }
