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
