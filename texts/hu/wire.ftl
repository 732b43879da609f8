### Amit a játékosok begépelnek, és amit a kiszolgáló az üzenetekről mond.

## Lépés helyett begépelhető parancsok: szavak, vesszővel elválasztva
command-press = óra, nyom
command-draw = döntetlen, remi
command-accept = elfogad, igen
command-decline = elutasít, nem
command-resign = felad
command-adjust = igazít, jadoube
command-threefold = háromszori, ismétlés
command-fifty = ötven, 50
command-arbiter = bíró, játékvezető, állj
command-flag = zászló, idő
command-illegal = szabálytalan
command-touch = érintett, fogott
command-arrive = itt, megjöttem
command-start = indít
command-castling = sáncolok
command-restore = visszatettem
command-correct = visszavétel
command-score = jegyzék, lap
command-increment = többletidő
command-cannot = nemnyerhet
command-no-effort = nempróbál
command-assistant = segítő
command-boards = táblák
command-announce = bejelent, bemond
command-withdraw = visszavon
command-resume = folytat

## Üzenetek, amelyekkel nem lehet mit kezdeni
fault-malformed = Az üzenet nem értelmezhető.
fault-too-big = Az üzenet túl hosszú.
fault-too-many = Túl sok üzenet; kérjük, várjon egy kicsit.
fault-not-yours = Ez a kapcsolat ezt nem teheti.
fault-not-understood = Ez itt sem nem lépés, sem nem parancs.
fault-no-such-call = Nincs ilyen számú hívás.
fault-not-kept = Nem sikerült menteni. Kérjük, próbálja újra.

# Miért nem adhat mattot soha az egyik fél: válasz egy állásra vonatkozó kérdésre.
proof-material = A megmaradt bábokkal még az ellenfél segítségével sem alakulhat ki matt.
proof-exhausted = A program minden még elérhető állást ({ $count }) megvizsgált, és egyik sem matt.
proof-zones = Egyetlen báb sem hagyhatja el soha a számára elérhető mezőket, és ezeken nem alakulhat ki matt.
proof-loose = Még ha néhány báb bárhol lehetne is, ahová valaha eljuthat, a többi csak { $count } elrendezésben állhat, és egyikbe sem fér bele matt.
proof-forced = Csak kevés lépés lehetséges, és egyikük után sem alakulhat ki matt.

## Hogyan áll a közvetítés, az asztalnál
broadcast-title = Közvetítés
broadcast-of-round = { $round }. forduló
broadcast-waiting = Még semmi sem ment el.
broadcast-current = { $games } játszma van ott, úgy, ahogy a nézők látják.
broadcast-trying = Az utolsó kísérlet nem sikerült. Újra próbáljuk.
broadcast-token = A kulcsot ehhez a fordulóhoz nem fogadják el.
broadcast-no-round = A közvetítésben nincs ilyen forduló.
broadcast-refused = A közvetítés válasza: { $status }.
broadcast-away = A közvetítés nem érhető el: { $why }
broadcast-not-taken = Egy játszmát nem fogadtak el: { $why }
broadcast-unreadable = A játszmák itt nem olvashatók: { $why }
