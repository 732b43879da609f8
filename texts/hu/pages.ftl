### What the pages say around the board: labels, buttons, explanations.

## Around every page

skip-to-content = Ugrás a tartalomra
nav-label = Oldalak
nav-laws = A szabályok
nav-puzzles = Feladványok
setting-language = Nyelv
setting-theme = Megjelenés
setting-speech = Felolvasás
theme-auto = Rendszer
theme-light = Világos
theme-dark = Sötét
speech-off = Nincs hang
speech-sentence = Mondatok felolvasása
speech-announcement = Lépések bejelentése (Anna, Bella …)
nav-play = Játék
menu = Menü
setting-sound = Hangok
setting-keys = Gyorsbillentyűk (szóköz, J, F, nyilak, /)
setting-board = Tábla
setting-pieces = Bábok
board-green = Zöld
board-wood = Fa
board-blue = Kék
board-grey = Szürke
pieces-plain = Egyszerű
pieces-contrast = Nagy kontraszt
pieces-warm = Meleg színű
wire-open = kapcsolódva
wire-connecting = kapcsolódás
wire-lost = megszakadt
wire-silent = még nincs válasz
close = Bezárás
cancel = Mégse
line-connecting = Kapcsolódás …
line-lost = Megszakadt a kapcsolat. Helyreállítás folyamatban; amit tett, újra elküldjük, és csak egyszer számít.
line-silent = A kiszolgáló még nem válaszolt. Amit tett, nem vész el, és csak egyszer számít.
line-revoked = Ezt a linket visszavonták. Kérjen újat a rendezőtől.
problem-not-found = Nincs ilyen, vagy nincs hozzá linkje.
problem-no-access = Az Ön linkje ezt nem engedi meg.
problem-invalid = Ez nem lehetséges: { $detail }
problem-too-many = Ez egyszerre túl sok volt. Kérjük, várjon egy kicsit.
problem-too-big = Ez túl hosszú.
problem-unavailable = A napló nem érhető el. Kérjük, próbálja újra.

## Home

home-title = Sakk a szabályok szerint
home-lead = Érintés, lépés, óra, igény. Minden döntés megnevezi a cikkelyét.
home-laws = Pontról pontra, saját szavainkkal; a kiadások egymás mellett.
home-puzzles = Hogyan dönt a versenybíró? Próbáljon ki egy esetet.
home-clock = Valódi táblához, ezen a telefonon; kapcsolat nélkül is működik.
home-case = A mai feladvány
home-case-go = Döntsön
home-no-page = Nincs ilyen oldal.
home-away = A kiszolgáló nem érhető el. A szabályok, a feladványok és az óra nélküle is működnek.
home-retry = Újra
start-title = Új játszma
start-time = Időbeosztás
start-go = Indítás és meghívás
start-own = saját idő
own-minutes = Perc fejenként
own-seconds = Másodperc lépésenként
own-mode = Számítás
own-increment = hozzáadva (Fischer)
own-delay = késleltetés
start-name = Az Ön neve
start-colour = Az Ön színe
start-lot = Sorsolás
start-go-desk = Indítás és asztal megnyitása
start-opponent = Ellenfél
start-opponent-person = Ember
start-opponent-link = Utána egy linket küld el a másik játékosnak. A játszma magától indul, amikor mindketten itt vannak.
start-level = { $level }. szint a 10-ből
start-level-first = egy gyerek is megveri
start-level-last = teljes erő
start-errs = Az ellenfél szándékosan vét a szabályok ellen
start-go-engine = Indítás
home-doors = További ajtók
mine-none = Még nincs játszma. Indítson egyet, és itt lesz.
mine-go = Tovább
mine-move = { $number }. lépés
mine-hall = { $count } tábla
name-somebody = Valaki
invite-title = Hívja meg az ellenfelét
invite-lead = Küldje el ezt az egy linket. A játszma magától indul, amikor mindketten itt vannak.
invite-share = Sakkjátszma a szabályok szerint
status-by-itself = A játszma indul, ha mindketten itt vannak.
barred-title = Ehhez a játszmához link kell
barred-title-hall = Ehhez a teremhez link kell
barred-why = A cím önmagában nem nyit meg semmit. Minden játékosnak, versenybírónak és nézőnek saját linkje van, amely az oldal nevével és a /join# jellel kezdődik.
barred-whom = Kérje el a sajátját attól, aki a játszmát indította, vagy a versenybírótól.
start-options = További beállítások
start-regime = Felügyelet
regime-full = Teljes versenyszabályzat
regime-limited = Kevés versenybíró
regime-choose = – válasszon –
start-games-per-arbiter = Játszma versenybírónként
start-recorded-by = A verseny számára jegyzi
recorder-unsaid = nincs megadva
recorder-arbiter = versenybíró vagy segítő
recorder-machine = képernyő vagy elektronikus tábla
recorder-nobody = senki
hall-supervised = A felügyelet és a jegyzés az egész versenyre rögzítve van.
start-white-name = Világos neve
start-black-name = Sötét neve
start-delay = Késleltetés a nézőknek, másodpercben
start-chess960 = Sakk 960, sorsolva
start-array = A kiinduló állás száma, 0–959 (üresen: sorsolás)
start-real-board = Valódi táblánál: a versenybíró rögzíti, amit lát
start-auto-press = Az órát a program nyomja
start-hints = A lehetséges mezők mutatása
start-arbiter = Versenybíró van jelen, ő indítja a játszmát
start-blind = { side-name } vak játékos tábláján játszik
class-standard = standard
class-rapid = rapid
class-blitz = villám
control-all = { $minutes } perc
control-moves = { $moves } lépés { $minutes } perc alatt
control-seconds = lépésenként { $seconds } mp
mine-title = Az Ön játszmái
links-title = A játszma kész: ossza ki a linkeket
links-title-hall = A terem nyitva: ossza ki ezeket a linkeket
links-warning = Minden link egy kulcs, és csak most látható. Akinél van, az jár el abban a szerepben.
link-open = Megnyitás
link-copy = Link másolása
link-copied = Másolva
link-text = Másolandó link
link-qr = QR-kód
role-organiser = Rendező
role-organiser-lead = Linkeket ad és von vissza; azt látja, amit a versenybíró.
role-arbiter = Versenybíró
role-arbiter-lead = A bírói asztalnál dönt.
role-deputy = Helyettes versenybíró
role-deputy-lead = A versenybíró helyett dönt.
role-white = Világos
role-white-lead = A világos bábokkal játszik.
role-black = Sötét
role-black-lead = A sötét bábokkal játszik.
role-white-sheet = Világos játszmalapja
role-white-sheet-lead = Elektronikus játszmalap valódi tábla mellé.
role-black-sheet = Sötét játszmalapja
role-black-sheet-lead = Elektronikus játszmalap valódi tábla mellé.
role-board = Elektronikus tábla
role-board-lead = Mindkét játékos érintéseit, lépéseit és óranyomásait jelzi.
role-first = Első hely
role-first-lead = Az első helyen kártyázik.
role-second = Második hely
role-second-lead = A második helyen kártyázik.
role-third = Harmadik hely
role-third-lead = A harmadik helyen kártyázik.
role-display = Kivetítő
role-display-lead = Táblák és órák az egész teremnek.
role-spectator = Néző
role-spectator-lead = Csak néz.
keys-title = Kiadott linkek
keys-new = Új link ehhez:
keys-give = Link kiadása
keys-revoke = Visszavonás
keys-revoked = visszavonva
hall-title = Játékterem nyitása
hall-lead = Sok tábla, egy bírói asztal, egy kivetítő.
hall-name = Az esemény neve
hall-open = Terem nyitása
hall-add = { $number }. tábla hozzáadása
hall-add-go = Tábla hozzáadása
join-title = Helyfoglalás
join-empty = Ez a cím nem tartalmaz kulcsot. Nyissa meg a teljes kapott linket.
join-void = Ez a link érvénytelen, vagy visszavonták.
join-home = A kezdőlapra

## Board and clock

board-grid = Tábla, mezőnként olvasható
board-rank = { $rank }. sor
square-empty = üres
square-in-hand = kézben
square-touched = megérintve
square-check = sakkban
piece-of-side = { $side ->
    [white] világos { piece-name }
   *[black] sötét { piece-name }
}
clock-label = { side-of } ideje
clock-running = jár
clock-stopped = nem jár
clock-paused-short = megállítva
clock-flag = leesett a zászló
clock-trouble = kevesebb mint egy perc
time-short = { $seconds ->
    [300] Öt perce van hátra.
    [60] Egy perce van hátra.
   *[20] Húsz másodperce van hátra.
}
clock-moves = { $count ->
    [one] 1 lépés
   *[other] { $count } lépés
}
phase-waiting = még nem kezdődött el
phase-playing = folyamatban
phase-paused = megállítva
phase-ended = vége
outcome-text = { $outcome ->
    [white] Világos nyer
    [black] Sötét nyer
    [draw] döntetlen
    [both-lose] mindketten vesztenek
    [annulled] érvénytelen
   *[pending] eldöntetlen
}

## The table

table-title = Asztal: { side-name }
table-place = Asztal
table-board = Tábla és órák
table-acts = Teendők és napló
table-not-player = Ez nem játékos linkje. Nyissa meg a kapott linket.
status-arrive = Jelezze, hogy a táblánál van.
status-waiting = Ön a táblánál van. A játszma még nem kezdődött el.
status-your-move = Ön következik.
status-their-move = Az ellenfél következik.
status-press = A lépés megtörtént. Nyomja meg az órát.
status-promote = Válassza ki a gyalog helyére kerülő bábot.
status-paused = Az órák állnak. A versenybíró dönti el, mikor folytatódik a játék.
status-arbiter = A versenybíró dönt egy kérdésben.
status-ended = A játszma véget ért.
name-you = Ön
name-opponent = Az ellenfél
plate-illegal = { $count } szabálytalan
plate-away = távol van
status-paused-alone = Az órák állnak.
act-go-on = Folytassuk a játszmát
act-call-alone = Az órák megállítása …
call-lead-alone = Mindkét óra megáll, amíg mindketten nem folytatják. Ennél a játszmánál nincs versenybíró.
call-send-alone = Órák megállítása
press-waiting = Várakozás az ellenfélre
press-paused = A versenybíró folytatja a játszmát
press-by-itself = Az óra magától vált
press-over = A játszma véget ért
key-space = Szóköz
key-j = J
key-f = F
key-slash = /
key-arrows = ← →
keys-moves = Lépegetés a lépések között
rail-title = Ez a játszma
rail-board = Tábla
rail-arbiter = jelen van
rail-no-arbiter = nincs
rail-faults = Szabálytalan lépések eddig
rail-none = nincs
rail-keys = Billentyűk
tab-moves = Lépések
tab-record = Események
moves-first = Az elejére
moves-back = Egy lépést vissza
moves-forward = Egy lépést előre
moves-now = A jelenhez
moves-flip = Tábla megfordítása
short-adjust = Igazít
short-offer = Döntetlen?
short-accept = Elfogad ½
short-claim = Igény
short-more = Több
end-look = Végignézem
end-share = Megosztás
end-new = Új játszma
share-result = Egy sakkjátszma
rematch = Visszavágó, cserélt színekkel
rematch-asked = Elküldve. Várakozás az ellenfélre
rematch-accept = Visszavágó elfogadása
rare-sure = Elküldi ezt: { $what }?
rare-send = Elküldöm
strip-lost = A kapcsolat megszakadt.
strip-silent = A kiszolgáló még nem válaszolt.
strip-lost-line = Amit tesz, megmarad, és egyszer számít
strip-fault = Szabálytalan lépés: ellenfél +{ $time }
strip-fault-other = Az ellenfél szabálytalan lépése: +{ $time }
strip-again = Lépjen mást
strip-made = { $move } meglépve
strip-made-line = Az óra lenyomása fejezi be
strip-already-made = A lépése megtörtént és érvényes. Nyomja le az órát.
strip-offer-line = Egy báb megérintése elutasítja
strip-promote = Válasszon bábot
strip-promote-line = Nélküle lenyomva: szabálytalan lépés
strip-adjusting = Ön igazít
strip-adjusting-line = Az érintés most nem kötelez
strip-seal = Borítékolja a lépését
strip-seal-line = Titokban írja le; a táblán ne lépje meg
strip-seal-go = Borítékolás …
strip-low = 20 másodpercnél kevesebb
strip-check = Sakkban van
strip-check-other = Az ellenfél sakkban van
strip-last = Utolsó lépés: { $move }
strip-away = Az ellenfél oldala nincs nyitva; az óra tovább jár
strip-past = A múltat nézi
strip-past-line = Érinteni a jelenben lehet
strip-end = { $how ->
    [won] Ön nyert, { $score }
    [lost] Ön vesztett, { $score }
    [drawn] Döntetlen, { $score }
   *[over] A játszma véget ért: { $score }
}
acts-label = Mit tehet
act-arrive = A táblánál vagyok
act-press = Óra megnyomása
act-adjust = Igazítok
act-offer = Döntetlent ajánlok
act-claim = Döntetlenigény …
act-call = Bírót hívok …
act-more = Továbbiak …
act-resign = Feladás …
offer-received = Az ellenfél döntetlent ajánl.
offer-accept = Elfogadom
offer-decline = Elutasítom
resign-title = Feladja?
resign-question = A játszma azonnal véget ér. Nem vonható vissza.
resign-yes = Igen, feladom
call-title = Óra megállítása és a versenybíró hívása
call-lead = Mindkét óra megáll. Csak alapos okkal tegye.
call-reason = Indok
call-send = Bíró hívása
more-title = További kérések
rare-flag = Az ellenfél zászlója leesett
rare-illegal = Az ellenfél szabálytalanul járt el
rare-touch = Az ellenfél megsértette az érintés szabályát
rare-castling = Sáncolni fogok (Sakk 960)
rare-restore = Visszaraktam az elmozdult bábokat
rare-correct = Beleegyezem a szabálytalan lépés visszavételébe
rare-score = Kérem a játszmalapot megnézni
rare-increment = Többletidőt kérek (gyorsított befejezés)
rare-cannot = Döntetlen: az ellenfél normális eszközökkel nem nyerhet
rare-no-effort = Döntetlen: az ellenfél nem törekszik a nyerésre
rare-assistant = Segítőt kérek, aki helyettem lép
rare-two-boards = Második táblát kérek (vak játékosok)
seal-title = Lépés borítékolása
seal-lead = A lépés ebben a böngészőben marad; a játszma csak a pecsétet őrzi. A folytatáskor adja át a versenybírónak a lépést és a kulcsát.
seal-go = Borítékolom
seal-stop = Óra megállítása
seal-kept = Itt borítékolva: lépés { $move }, kulcs { $nonce }
seal-insecure = Ez a böngésző csak https-en borítékol.
promotion-title = Tegyen bábot az átváltozás mezőjére
announce-title = Jelentse be a lépést
announce-lead = A vak játékos táblájánál a lépés akkor van megtéve, ha végrehajtotta és bejelentette.
announce-move = Lépés (honnan-hová)
announce-go = Bejelentés
announce-correct = Javítás
claim-title = Döntetlen igénylése
claim-what = Mit igényel?
claim-threefold = Háromszori állásismétlés
claim-fifty = Ötven lépés ütés és gyaloglépés nélkül
claim-rule = Önnek kell lépésen lennie, és nem érinthetett meg bábot.
claim-when = Mikor áll elő?
claim-now-threefold = Az állás most van a táblán
claim-now-fifty = A lépések már megtörténtek
claim-next = A következő lépésemmel, amelyet leírok, de nem teszek meg
claim-move = A leírt lépés
claim-move-hint = Az Ön nyelvének betűivel, vagy honnan-hová: e2e4. Többé nem módosítható.
claim-warning = Az igény nem vonható vissza, és döntetlenajánlatnak számít. Ha téves, az ellenfél több időt kap.
claim-file = Igénylem
typing-label = Írjon be lépést vagy parancsot
typing-send = Küldés
typing-hint = Lépés az Ön betűivel vagy e2e4; egy szó, például { $words }; ?h a súgó. A Ctrl+Enter megnyomja az órát.
typing-help = Kérdések: ?e4 mező, ?e vonal, ?4 sor, ?N minden huszár, ?b az egész tábla, ?t az idők, ?l az utolsó lépés, ?b* és ?h* a b és a h vonal.
typing-words = Szavak: { $words }.
typing-label-desk = Írjon be parancsot vagy kérdést
typing-hint-desk = Egy szó, például { $words }; ?h a súgó.
answer-nothing = Ott nem áll semmi.
answer-piece = { piece-of-side } { $square }
answer-time = { side-name }: { $hours } óra { $minutes } perc { $seconds } mp.
record-title = Mi történt
record-empty = Még nem történt semmi.
record-less = Kevesebb
record-all = Összes ({ $count })
sheet-title = Játszmalap
sheet-number = Ssz.
sheet-empty = Még nincs lépés
sheet-illegal = szabálytalan
result-provisional = Fellebbezés van folyamatban; az eredmény ideiglenes.
result-pgn = Letöltés (PGN)
article-link = { $article } pont, magyarázat
article-title = { $article } pont
article-browse = A szabályokban
why-ask = Miért?

## The electronic scoresheet

pad-title = { side-of } játszmalapja
pad-lead = Ez a lap azt őrzi, amit ír, és semmit sem ellenőriz. A versenybíró látja, az ellenfél nem.
pad-need-not = Most nem kell jegyeznie.
pad-entry = Lépés
pad-keys = Billentyűk a lépéshez
pad-delete = Utolsó jel törlése
pad-write = Lejegyzés
pad-sign = Eredmény aláírása
pad-sign-lead = Az aláírással megerősíti az eredményt.
pad-update = Lap kész

## The desk

desk-title = Bírói asztal
desk-act-none = Nincs ilyen aktus
aside-time = Csak az idő visszavétele
aside-whole = Az egész döntés félretétele
aside-turn = { side-name } következik
aside-lead = A döntés { $time } időt adott; ok: { side-name }. Alább látszik, mi marad az egyes választások után.
desk-press-follows = A lépést magától követi az óra
quick-label = Gyors aktusok
quick-start = Indítás
quick-time = Idő adása
quick-illegal = Szabálytalan
quick-claim = Igény
quick-result = Eredmény
quick-note = Jegyzet
quick-any = Bármi más
desk-find = Tábla vagy név
desk-show = Mely táblák
desk-show-all = Mind
desk-show-needy = Hívnak
desk-show-ended = Kész
desk-list-needy = Önre vár
desk-list-waiting = Nem kezdődött el
desk-list-playing = Játékban
desk-list-ended = Befejeződött
desk-none = Nincs ilyen tábla.
desk-start-all = { $count } tábla indítása
links-all = Linkek és QR-kódok
links-print = { $count } QR-cédula nyomtatása
links-none = Ezen az eszközön nem adtak ki linket.
links-elsewhere = { $count } tábla linkjeit másik eszközön adták ki; csak az tudja megmutatni.
links-kept = A tábla kész. Linkjei a „Linkek és QR-kódok” alatt vannak.
desk-sound = Hang híváskor
desk-boards = Táblák
desk-queue = Hívások
desk-calls-count = { $count ->
    [one] 1 hívás
   *[other] { $count } hívás
}
desk-go = A táblához
desk-call = Hívás:
desk-attend = Elintézve
desk-news = Önre vár
desk-quiet = Ennél a táblánál semmi sem vár Önre.
desk-question = A játék az Ön válaszára vár: adhat-e még mattot az a fél? Adja meg alább.
desk-awaits = kérdés Önhöz
desk-enter = A látottak vagy a döntés rögzítése
desk-act = Mi történt
desk-player = Melyik játékos
desk-propose = Döntés mutatása
desk-proposed = Javasolt döntés
desk-times = Idők utána (világos – sötét):
desk-result = Eredmény:
desk-confirm = Megerősítés
desk-otherwise = Másképp döntök …
desk-checks = Igény vagy mattlehetőség ellenőrzése
desk-check-move = Az igénnyel leírt lépés (üresen hagyható)
desk-check-threefold = { side-name }: harmadszor?
desk-check-fifty = { side-name }: ötven lépés?
desk-check-mate = { side-name }: adhat még mattot?
mate-yes = { side-name } még adhat mattot: { $line }
mate-no = { side-name } már semmiképp sem adhat mattot.
mate-unknown = Nem dőlt el: { side-name } adhat-e mattot.
desk-history = Büntetések és magatartás
history-faults = Büntetett szabálytalanságok
history-warnings = Figyelmeztetések
history-breaches = Magatartási vétségek
history-fines = Pénzbüntetések
history-rounds-excluded = Kizárás fordulókról
history-awards = Kapott idő
history-signed = Aláírt eredmény
desk-log = Eseménynapló
desk-log-incidents = Csak az események
desk-print = Nyomtatás
desk-override = Felülbírálás
desk-set-times = Beállítás: { $white } – { $black }
desk-set-times-reason = a szabálytalanság idején mutatott idők (7.1)
desk-pause-reason = a versenybíró döntése
desk-pause-now = Órák megállítása
desk-resume-now = Játék folytatása
desk-override-title = A döntés felülbírálása
desk-group-board = A táblánál
desk-group-clock = Óra és jelenlét
desk-group-draw = Döntetlen és befejezés
desk-group-conduct = Magatartás és büntetés
desk-group-sheets = Játszmalapok és vak játékosok
desk-group-adjournment = Függőjátszma
desk-act-move = Lépés
desk-act-press = Megnyomja az órát
desk-act-release = Elenged egy bábot
desk-act-remove = Levesz egy bábot
desk-act-pick-promotion = Kézbe veszi az átváltozás bábját
desk-act-touch-promotion = Az új bábbal érinti az átváltozás mezőjét
desk-act-release-promotion = Elengedi az új bábot
desk-act-touch = Megérint bábokat
desk-act-announce-adjust = Igazítást jelent be
desk-act-displace = Elmozdít bábokat
desk-act-restore-pieces = Visszarakja az elmozdult bábokat
desk-act-observe-illegal = A versenybíró szabálytalanságot lát
desk-act-claim-illegal = Szabálytalanságot jelez
desk-act-agree-to-correct = Beleegyezik a szabálytalan lépés visszavételébe
desk-act-announce-castling = Sáncolást jelent be (Sakk 960)
desk-act-claim-touch = Az érintés szabályának megsértése
desk-act-accept-accident = Véletlen érintés
desk-act-order-unclear = Az érintés sorrendje tisztázatlan
desk-act-observe-illegal-position = Mindkét király sakkban, vagy gyalog az utolsó soron
desk-act-wrong-array = Hibás volt a kiinduló állás
desk-act-board-turned = Rosszul áll a tábla
desk-act-colours-reversed = Felcserélt színek
desk-act-piece-misplaced = Egy báb rossz mezőn áll
desk-act-check-array = Sakk 960 kiinduló állás ellenőrzése
desk-act-start = Játszma indítása
desk-act-pause = Órák megállítása
desk-act-resume = Játék folytatása
desk-act-agree-to-go-on = Kész folytatni
desk-act-add-time = Többletidő adása
desk-act-set-clock = Órák és számlálók beállítása
desk-act-observe-flag = Zászlóleesés megállapítása
desk-act-claim-flag = Az ellenfél zászlóleesését jelzi
desk-act-record-clock-misuse = Szabálytalan órakezelés
desk-act-fault-pause = Indokolatlan óramegállítás
desk-act-clock-setting = Rosszul volt beállítva az óra
desk-act-clock-defect = Hibás az óra
desk-act-arrive = Megérkezik
desk-act-check-default = Késés megállapítása
desk-act-excuse = Késő játékos elfogadása
desk-act-offer-draw = Döntetlent ajánl
desk-act-accept-draw = Elfogadja a döntetlent
desk-act-decline-draw = Elutasítja a döntetlent
desk-act-withdraw-offer = Visszavonja az ajánlatot
desk-act-claim-threefold = Döntetlent igényel: háromszori állásismétlés
desk-act-claim-fifty = Döntetlent igényel: 50 lépés
desk-act-consent = Döntetlen engedélyezése
desk-act-rule-on-claim = Döntés egy igényről
desk-act-request-increment = Többletidőt kér
desk-act-claim-normal-means = Döntetlent igényel gyorsított befejezésben
desk-act-decide-quickplay = Döntés gyorsított befejezésben
desk-act-verify-claim = Igazolja az ellenfél igényét
desk-act-answer-can-mate = Válasz: adhat-e még mattot?
desk-act-resign = Feladja
desk-act-penalise = Büntetés
desk-act-record-device = Elektronikus eszköz
desk-act-breach = Magatartási vétség
desk-act-record-refusal = Nem tartja be a szabályokat
desk-act-leave = Elhagyja a termet vagy a helyszínt
desk-act-enter = Valaki belép a versenyterembe
desk-act-inspect = Tárgyak átvizsgálása
desk-act-report = Bejelentés rögzítése
desk-act-expel = Kiutasítás
desk-act-appoint = Segítő kijelölése
desk-act-accommodate = Különleges intézkedés
desk-act-ask-law = Szabályról kérdez
desk-act-appeal = Fellebbez
desk-act-request-assistant = Segítőt kér
desk-act-allow-assistant = Segítő engedélyezése
desk-act-declare = Eredmény kihirdetése
desk-act-override = Döntést bírál felül
desk-act-record-move = Lépést jegyez le
desk-act-check-at-flag = Zászlóesés: kinek hiányos a lapja?
desk-act-update = A lap teljes
desk-act-replace = Elektronikus lap cseréje
desk-act-request = Játszmalapot kér
desk-act-reconstruct = Játszma rekonstruálása
desk-act-count-unproven = A lépésszám nem bizonyítható
desk-act-sign = Aláírja az eredményt
desk-act-request-score = Kéri a lépések jegyzékét
desk-act-demand-two-boards = Két táblát kér
desk-act-announce = Lépést jelent be
desk-act-correct-announcement = Bejelentést javít
desk-act-repeat = Megismétli a bejelentést
desk-act-hear = Bejelentést hall
desk-act-feel = Kitapint egy bábot
desk-act-unplug = Kivesz egy bábot a lyukból
desk-act-plug = Lyukba tesz egy bábot
desk-act-ask-times = Az időket kérdezi
desk-act-compare-boards = A két tábla eltér
desk-act-check-pairing = Kötelező-e a segítő?
desk-act-through-assistant = Segítő útján cselekszik
desk-act-announce-session = Játékidő kezdetének bejelentése
desk-act-request-seal = Borítékolás kérése
desk-act-seal = Lépést borítékol
desk-act-stop-clock = Borítékolás után megállítja az órát
desk-act-keep-envelope = Boríték megőrzése
desk-act-resume-adjourned = Függőjátszma folytatása
desk-act-open = Boríték felnyitása
desk-act-seal-reply = Borítékolja a választ
desk-act-envelope-missing = Elveszett a boríték
desk-act-position-lost = Az állás nem állapítható meg
desk-act-time-passed = Eltelt idő
field-optional = üresen hagyható
field-choose = válasszon …
field-unfit = { $field }: ez nem értelmezhető.
field-of = Melyik játékos
field-to = Hová, kinek
field-from = Honnan
field-by = Ki
field-running = Kinek az órája jár
field-squares = Mezők
field-square = Mező
field-role = Báb
field-motion = Lépés (honnan-hová)
field-intended = Leírt lépés (honnan-hová)
field-two-hands = két kézzel
field-upside-down = fejjel lefelé tett bástya
field-wrong-colour = rossz színű báb
field-claim = Az igény
field-other-hand = a másik kézzel
field-fen = Visszaállítandó állás (FEN)
field-first-rank = Világos bábjai az a-vonaltól (RNBQKBNR)
field-last-rank = Sötét bábjai az a-vonaltól
field-reason = Indok
field-span = Idő (perc:másodperc)
field-white-time = Világos ideje (ó:p:mp)
field-black-time = Sötét ideje (ó:p:mp)
field-white-moves = Világos befejezett lépései
field-black-moves = Sötét befejezett lépései
field-order-unknown = nem tudni, melyik zászló esett előbb
field-how = Hogyan
field-schedule-harmed = a menetrend sérülne
field-decision = Döntés
field-can-mate = igen, adhat
field-ground = Az igény alapja
field-penalty = Büntetés
field-amount = Összeg vagy fordulók
field-own = A vétkes pontja (100 = egy pont)
field-points = Az ellenfél pontjai századokban
field-raises-opponent = az ellenfél pontszáma nő
field-device = Mi történt
field-breach = Vétség
field-zone = Mit hagy el
field-permitted = engedéllyel
field-person = Személy
field-note = Mit jelentettek
field-article = Szabálypont
field-measure = Intézkedés
field-purpose = Mire
field-outcome = Eredmény
field-written = A lépés leírva
field-medium = Hogyan jegyezte
field-spoken = Az elhangzott szavak
field-white-record = Világos jegyzése
field-black-record = Sötét jegyzése
field-wrong-board = Ki hajtott végre rossz lépést
field-seal = Pecsét
field-session-left = A játékidőből hátra (perc:másodperc)
field-white-name = Világos neve
field-black-name = Sötét neve
field-resumption = Mikor és hol folytatódik
field-white-present = Világos jelen van
field-black-present = Sötét jelen van
field-white-blind = Világos vak
field-black-blind = Sötét vak
field-white-deaf = Világos siket
field-black-deaf = Sötét siket
field-has-assistant = van segítő
field-nonce = A borítékban lévő kulcs
field-read-as = A bíró így olvassa (honnan-hová)
field-responder-absent = a válaszoló játékos nincs jelen
field-sealer-defaulted = a borítékoló a megengedettnél többet késik
field-unreadable = olvashatatlan
field-through-assistant = segítő útján
field-victim-stays = a leütött báb még a táblán van
device-text = { $device ->
    [ring] megszólalt
    [found] a játékosnál találták
    [in-bag] kikapcsolva táskában
   *[bag-touched] engedély nélkül a táskához nyúlt
}
claim-ruling-text = { $claim ->
    [correct] helyes
   *[wrong] téves
}
decision-text = { $decision ->
    [agree] jóváhagyva
    [draw] döntetlen
    [postpone] elhalasztva
   *[reject] elutasítva
}
ground-text = { $ground ->
    [cannot] normális eszközökkel nem nyerhet
   *[no-effort] nem törekszik nyerésre
}
medium-text = { $medium ->
    [paper] papíron
    [electronic] elektronikusan
    [braille] Braille-írással
   *[voice] hangfelvétellel
}
penalty-text = { $penalty ->
    [warning] figyelmeztetés
    [more-time] több idő az ellenfélnek
    [less-time] kevesebb idő a vétkesnek
    [points] pontok módosítása
    [loss] játszmavesztés
    [fine] pénzbírság
    [exclusion] kizárás fordulókról
   *[expulsion] kizárás a versenyből
}

## Display and spectators

display-title = Táblák
wall-results = { $over }/{ $count } kész: { $white } – { $draws } – { $black }
wall-full = Teljes képernyő
watch-previous = Előző tábla
watch-next = Következő tábla
display-board = { $number }. tábla
display-empty = Még nincs tábla.
watch-title = Nézők
watch-all = Minden tábla
watch-one = { $number }. tábla követése
watch-delay = A játszmát { $seconds } másodperc késéssel látja, a versenykiírás szerint.

## The Laws

laws-title = A sakkozás szabályai
laws-lead = Minden szabálypont saját szavainkkal, minden kiadás számozásával, és azzal, mit tesz vele ez a program. A hivatalos szöveg a FIDE-é.
laws-edition = Kiadás
laws-beside = Összevetés ezzel
laws-beside-none = nincs másik kiadás
laws-search = Szám vagy szavak
laws-only-differences = Csak ahol a kiadások eltérnek
laws-count = { $count ->
    [one] 1 szabálypont
   *[other] { $count } szabálypont
}
laws-unread = A szabálypontok nem tölthetők le. Kérjük, töltse be újra az oldalt.
laws-chapters = Fejezetek
laws-chapter-p = Előszó
laws-chapter-1 = 1 A játék természete és célja
laws-chapter-2 = 2 A kiinduló állás
laws-chapter-3 = 3 A bábok menetmódja
laws-chapter-4 = 4 A lépések végrehajtása
laws-chapter-5 = 5 A játszma befejezése
laws-chapter-6 = 6 A sakkóra
laws-chapter-7 = 7 Szabálytalanságok
laws-chapter-8 = 8 A lépések jegyzése
laws-chapter-9 = 9 A döntetlen játszma
laws-chapter-10 = 10 Pontozás
laws-chapter-11 = 11 A játékosok magatartása
laws-chapter-12 = 12 A versenybíró szerepe
laws-chapter-a = A Rapidsakk
laws-chapter-b = B Villámsakk
laws-chapter-c = C Algebrai jelzés
laws-chapter-d = D Vak és látássérült játékosok
laws-chapter-i = I Függőjátszmák
laws-chapter-ii = II Sakk 960
laws-chapter-iii = III Gyorsított játszmabefejezés
laws-chapter-r = A 2001-es klubszabályok
laws-absent = nincs ilyen pont
laws-differs = Eltérés a kiadások között:
laws-cases = Kipróbálható esetek:
edition-2001 = 2001-es klubszabályok
edition-2017 = 2017-es szabályok
edition-2018 = 2018-as szabályok
edition-2023 = 2023-as szabályok
edition-fi2017 = 2017-es szabályok, finn gyakorlat

## The card table's doors

nav-cards = Kártya
home-cards-title = Ulti és snapszer
home-cards = Hárman egy asztalnál: barátok egy linken át, vagy gyakorló játékosok
mine-cards = { $game ->
    [ulti] Ulti
   *[snapszer] Snapszer
}, leosztás: { $settled } / { $deals }

## The clock for a real board

local-title = Sakkóra
local-lead = Két játékosnak valódi tábla mellé. Tegyék a telefont a tábla mellé; mindenki a maga felét nyomja meg. Kapcsolat nélkül is jár, és akkor is, ha az oldalt bezárják.
local-set = Az óra beállítása
local-hint = Először sötét nyomja meg
local-first = Sötét: világos idejének indítása
local-press = { side-name } megnyomja az órát
local-half-near = Közelebbi fél
local-half-far = Távolabbi fél
local-half-time = Idő
local-pause = Megállítás
local-go-on = Folytatás
local-anew = Új beállítás
local-anew-ask = A most látható idők elvesznek.
local-same = Ugyanezek az idők
local-other = Más idők
local-give = { side-name }: egy perccel több
local-take = { side-name }: egy perccel kevesebb
local-flag = { side-of } zászlója leesett.
local-due = { $count ->
    [one] még 1 lépés
   *[other] még { $count } lépés
}
local-delay = késleltetés: { $seconds } mp
local-short = { $seconds ->
    [300] { side-name }: öt perc maradt.
    [60] { side-name }: egy perc maradt.
   *[20] { side-name }: húsz másodperc maradt.
}
nav-events = Versenyek
home-club-title = Egy klub napja
home-club = Nevezés, sorsolás, eredmények, állás egy oldalon

## A zsebbíró

pocket-title = Zsebbíró
pocket-lead = A sakkszabályok ezen az eszközön: adja meg a kiadást és a versenykiírást, aztán lépjen a bábukkal, vagy rögzítse, mi történt. Minden döntés mellett ott a szabálypontja. Semmi nem megy el sehová, és kapcsolat sem kell hozzá.
pocket-position = Állás (FEN), ha nem az alapállás
pocket-real-board = A játszma valódi táblán folyik: a lépéseket mutatom meg, az én érintéseim nem számítanak
pocket-start = A tábla felállítása
pocket-none = Ez a kiszolgáló WebAssembly-fordító nélkül készült, ezért ezen az eszközön nem lehet a szabályokat megkérdezni.
pocket-anew = Másik játszma
pocket-anew-ask = Az ezen az eszközön lévő játszma elvész.
pocket-save = A jegyzőkönyv mentése
pocket-door = Döntés itt, kapcsolat nélkül
