### Amit a parancssor a döntések és a szabálypontok mellett mond.

explain-title = { $article } pont, { $edition }. évi szabályok
explain-title-fi = { $article } pont, 2017. évi szabályok a finn gyakorlattal
explain-program = Mit tesz a program
explain-care-enforced = Erről maga dönt; a versenybíró indoklással felülbírálhatja.
explain-care-assisted = Döntést javasol; a versenybíró dönt.
explain-care-recorded = A tényt rögzíti és megőrzi.
explain-care-shown = Megmutatja a pontot; nincs miről dönteni.
explain-care-not-yet = Ez még nem készült el; a program a pontot csak megmutatja.
explain-scenarios = Ezek a próbaesetek ellenőrzik: { $scenarios }
explain-editions = Más kiadásokban
explain-same-number = { $edition }: { $article }
explain-absent = { $edition }: nincs ilyen pont
explain-differs = Miben térnek el a kiadások
explain-unknown = Ebben a kiadásban ({ $edition }) nincs ilyen pont: { $article }. Legközelebbi: { $nearest }
explain-english-number = A 2023-as angol szövegben ennek a pontnak a száma: { $english }.
explain-english-other = A 2023-as angol szövegben ez a szám ({ $english }) egy másik pontot jelöl, itt: { $article }.
explain-found-as = Ebben a kiadásban ({ $edition }) más szám alatt található: { $article } → { $found }.
explain-matches = Szabálypontok ({ $edition }), amelyekben ez szerepel: „{ $words }”
explain-no-match = Nincs ilyen szabálypont ({ $edition }): „{ $words }”.
demo-title = Bemutató játszma. Szabályok: { $edition }
demo-legend = Minden sorban: világos és sötét órájának állása, az esemény és az alapjául szolgáló pont. A „!” az elutasított kérést jelöli.
demo-result = Eredmény: { $result }
result-none = a játszma még tart
winnable-yes = { side-name } még tud mattot adni. Ez a szabályos lépéssor mutatja ({ $count } féllépés):
winnable-no = { side-name } soha nem tud mattot adni, bármi történjék is.
winnable-unknown = { side-name } mattadási lehetősége { $nodes } állás vizsgálatával sem dőlt el. { $ended ->
    [memory] A keresést a memória zárta le: a --memory többet enged.
    [seventy-five] Csak a 75 lépésen túli mattok kerültek elő.
   *[budget] A keresést a keret zárta le: a --budget többet enged.
}
winnable-dead = Egyik fél sem tud mattot adni: az állás holt, a játszma döntetlen (5.2.2).
winnable-proof-material = Bizonyítás: a megmaradt bábokkal még az ellenfél segítségével sem alakulhat ki matt.
winnable-proof-exhausted = Bizonyítás: a program minden még elérhető állást ({ $count }) megvizsgált, és egyik sem matt.
winnable-proof-zones = Bizonyítás: egyetlen báb sem hagyhatja el soha az itt felsorolt mezőket, és ezeken nem alakulhat ki matt.
winnable-proof-loose = Bizonyítás: még ha a következő mezőkön álló bábok ({ $squares }) bárhol lehetnének is, ahová valaha eljuthatnak, a többi báb csak { $count } elrendezésben állhat, és egyikbe sem fér bele matt.
winnable-proof-forced = Bizonyítás: csak ezek a lépések lehetségesek, és egyikük után sem alakulhat ki matt.
winnable-zone = { side-name }, { piece-name } ({ $square }): { $squares }
check-none = Ebben a fájlban nincs igazolás: { $file }.
check-refused = { $line }. sor: { $reason }
check-held = Helytálló igazolás: { $count }, összesen: { $all }
seal-done = A boríték lezárva: { $file }. Ellenőrző érték a játszma jegyzőkönyvébe: { $seal }
seal-empty = Nincs borítékolt lépés: a bemenet első sora legyen a lépés.
seal-empty-key = Ebben a fájlban nincs jelszó: { $file }.
unseal-move = Borítékolt lépés: { $move }
unseal-note = A borítékon: { $note }
unseal-seal = Ellenőrző érték: { $seal }
unseal-nonce = Egyszeri érték: { $nonce }
unseal-no-envelope = Ez nem borítékolt lépés: { $file } ({ $reason })
unseal-closed = A boríték nem nyílik: hibás egy jelszó, vagy a fájlt a lezárás után megváltoztatták.

## Elektronikus táblák

board-begins = Az elektronikus tábla össze van kötve a játszmával. Leállítás: Ctrl-C.
board-line-lost = A kiszolgáló nem érhető el. Újabb kísérlet következik: { $why }
board-line-back = A kiszolgáló újra elérhető.
board-over = A játszma véget ért.
board-asks = A versenybíró hívása: { $why }
board-silent = Az elektronikus tábla nem válaszol. Lehet, hogy kihúzták a kábelét.
board-unsteady = Az elektronikus tábla minden alkalommal mást válaszol.
board-differs = Az elektronikus tábla nem volt elérhető, és ezek a mezők eltérnek a játszmától: { $squares }
board-unexplained = { side-name } megnyomta az órát, de ezeket a mezőket egyetlen lépés sem magyarázza: { $squares }
board-nothing-moved = { side-name } megnyomta az órát, de egyetlen báb sem mozdult el.
board-refused = { side-name } olyan lépés után nyomta meg az órát, amelyet a játszma nem fogad el ({ $move }): { $why }
board-refused-press = { side-name } megnyomta az órát, de a játszma ezt nem fogadja el: { $why }
board-shown-win = A játékosok eredményt mutatnak a táblán. { side-name } nyert.
board-shown-draw = A játékosok eredményt mutatnak a táblán: döntetlen.
board-ready = A bábok úgy állnak, mint a játszmában.
board-set-up = Ezek a mezők eltérnek attól, ahogyan a játszma kezdődik: { $squares }
board-put-back = Ezek a mezők eltérnek a játszmától. Kérem, igazítsa ki: { $squares }
board-whose-hand = Ezen a mezőn felemeltek, majd visszatettek egy bábot: { $square }. Nem látható, kinek a keze volt, ezért senkit nem kötelez.
board-no-clock = Az elektronikus táblához nem tartozik óra. Olyan játszmát használjon, amelyben a program nyomja meg az órát.
