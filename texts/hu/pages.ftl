### What the pages say around the board: labels, buttons, explanations.

## Around every page

skip-to-content = Ugrás a tartalomra
nav-label = Oldalak
nav-laws = A szabályok
nav-puzzles = Feladványok
setting-language = Nyelv
setting-theme = Megjelenés
setting-speech = Hang
theme-auto = Rendszer
theme-light = Világos
theme-dark = Sötét
speech-off = Nincs hang
speech-sentence = Mondatok felolvasása
speech-announcement = Lépések bemondása (Anna, Bella …)
close = Bezárás
cancel = Mégse
line-connecting = Kapcsolódás …
line-lost = Megszakadt a kapcsolat. Helyreállítás folyamatban; amit tett, újra elküldjük, és csak egyszer számít.
line-revoked = Ezt a hivatkozást visszavonták. Kérjen újat a rendezőtől.
problem-not-found = Nincs ilyen, vagy nincs hozzá hivatkozása.
problem-no-access = Az Ön hivatkozása ezt nem engedi meg.
problem-invalid = Ez nem lehetséges: { $detail }
problem-too-many = Ez egyszerre túl sok volt. Kérjük, várjon egy kicsit.
problem-too-big = Ez túl hosszú.
problem-unavailable = A napló nem érhető el. Kérjük, próbálja újra.

## Home

home-title = Sakk a szabályok szerint
home-lead = Érintés, lépés, órakezelés, igénylés, a versenybíró hívása: minden cselekményt a sakkszabályok ítélnek meg, és minden döntés megnevezi a cikkét.
home-laws = Cikkről cikkre, saját szavainkkal; kiadások összevetve.
home-puzzles = Hogyan dönt a versenybíró? Próbáljon ki egy esetet.
start-title = Új játszma
start-time = Időbeosztás
start-go = Játszma indítása
start-options = További beállítások
start-regime = Felügyelet
regime-full = Teljes versenyszabályzat
regime-limited = Kevés versenybíró (A.5, B.4)
start-white-name = Világos neve
start-black-name = Sötét neve
start-delay = Késleltetés a nézőknek, másodpercben
start-chess960 = Sakk 960, sorsolva
start-array = A felállás száma, 0–959 (üresen: sorsolás)
start-real-board = Valódi táblánál: a versenybíró rögzíti, amit lát
start-auto-press = Az óra magától vált
start-hints = A lehetséges mezők mutatása
start-arbiter = Versenybíró van jelen, ő indítja a játszmát
start-blind = { side-name } vakok tábláján játszik
class-standard = standard
class-rapid = rapid
class-blitz = villám
control-all = { $minutes } perc
control-moves = { $moves } lépés { $minutes } perc alatt
control-seconds = lépésenként { $seconds } mp
mine-title = Az Ön játszmái
links-title = A játszma kész: ossza ki a hivatkozásokat
links-title-hall = A terem nyitva: ossza ki ezeket a hivatkozásokat
links-warning = Minden hivatkozás kulcs, és csak most látható. Akinél van, az az a személy.
link-open = Megnyitás
link-copy = Hivatkozás másolása
link-copied = Másolva
link-text = Másolandó hivatkozás
link-qr = QR-kód
role-organiser = Rendező
role-organiser-lead = Hivatkozásokat ad és von vissza; azt látja, amit a versenybíró.
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
keys-title = Kiadott hivatkozások
keys-new = Új hivatkozás neki
keys-give = Hivatkozás kiadása
keys-revoke = Visszavonás
keys-revoked = visszavonva
hall-title = Játékterem nyitása
hall-lead = Sok tábla, egy bírói asztal, egy kivetítő.
hall-name = Az esemény neve
hall-open = Terem nyitása
hall-add = { $number }. tábla hozzáadása
hall-add-go = Tábla hozzáadása
join-title = Helyfoglalás
join-empty = Ez a cím nem tartalmaz kulcsot. Nyissa meg a teljes kapott hivatkozást.
join-void = Ez a hivatkozás érvénytelen, vagy visszavonták.
join-home = A kezdőlapra

## Board and clock

board-grid = Tábla, mezőnként olvasható
board-rank = { $rank }. sor
square-empty = üres
square-in-hand = kézben
square-touched = megérintve
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
table-acts = Cselekmények és jegyzőkönyv
table-not-player = Ez nem játékos hivatkozása. Nyissa meg a kapott hivatkozást.
status-arrive = Jelezze, hogy a táblánál van.
status-waiting = Ön a táblánál van. A játszma még nem kezdődött el.
status-your-move = Ön következik.
status-their-move = Az ellenfél következik.
status-press = A lépés megtörtént. Nyomja meg az órát.
status-promote = Válassza ki a gyalog helyére kerülő bábot.
status-paused = Az órák állnak. A versenybíró dönti el, mikor folytatódik a játék.
status-arbiter = A versenybírónak kérdést kell eldöntenie.
status-ended = A játszma véget ért.
acts-label = Mit tehet
act-arrive = A táblánál vagyok
act-press = Óra megnyomása
act-adjust = Igazítok
act-offer = Döntetlent ajánlok
act-claim = Döntetlen igénylése …
act-call = Óra megállítása, versenybíró hívása …
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
call-send = Megállítás és hívás
more-title = További kérések
rare-flag = Az ellenfél zászlója leesett
rare-illegal = Az ellenfél szabálytalanul járt el
rare-touch = Az ellenfél megsértette az érintés szabályát
rare-castling = Sáncolni fogok (Sakk 960)
rare-restore = Visszaraktam az elmozdult bábokat
rare-correct = Beleegyezem a szabálytalan lépés visszavételébe
rare-score = Szeretném látni a lépések jegyzékét
rare-increment = Többletidőt kérek (gyorsított befejezés)
rare-cannot = Döntetlen: az ellenfél rendes eszközökkel nem nyerhet
rare-no-effort = Döntetlen: az ellenfél nem törekszik a nyerésre
rare-assistant = Segítőt kérek, aki helyettem lép
rare-two-boards = Második táblát kérek (vak játékosok)
seal-title = Lépés borítékolása
seal-lead = A lépés ebben a böngészőben marad; a játszma csak a pecsétet őrzi. A folytatáskor adja át a versenybírónak a lépést és a kulcsát.
seal-go = Borítékolom
seal-stop = Óra megállítása: a boríték végleges
seal-kept = Itt borítékolva: lépés { $move }, kulcs { $nonce }
seal-insecure = Ez a böngésző csak https-en borítékol.
promotion-title = Tegyen bábot az átváltozás mezőjére
announce-title = Jelentse be a lépést
announce-lead = A vak játékos táblájánál a lépés akkor van megtéve, ha végrehajtotta és bejelentette.
announce-move = Lépés (honnan-hová)
announce-go = Bejelentés
announce-correct = Bejelentés javítása
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
claim-file = Igénylem a döntetlent
typing-label = Írjon be lépést vagy parancsot
typing-send = Küldés
typing-hint = Lépés az Ön betűivel vagy e2e4; egy szó, például { $words }; ?h a súgó. A Ctrl+Enter megnyomja az órát.
typing-help = Kérdések: ?e4 mező, ?e vonal, ?4 sor, ?N minden huszár, ?b az egész tábla, ?t az idők, ?l az utolsó lépés.
typing-words = Szavak: { $words }.
typing-label-desk = Írjon be parancsot vagy kérdést
typing-hint-desk = Egy szó, például { $words }; ?h a súgó.
answer-nothing = Ott nem áll semmi.
answer-piece = { piece-of-side } { $square }
answer-time = { side-name }: { $hours } ó { $minutes } p { $seconds } mp.
record-title = Mi történt
record-empty = Még nem történt semmi.
record-less = Kevesebb
record-all = Összes ({ $count })
sheet-title = Játszmalap
sheet-number = Sz.
sheet-empty = Még nincs lépés
sheet-illegal = szabálytalan
result-provisional = Fellebbezés van folyamatban; az eredmény ideiglenes.
result-pgn = A játszma letöltése (PGN)
article-link = { $article }. cikk, magyarázat
article-title = { $article }. cikk
article-browse = Megnyitás a szabályokban

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
pad-update = A lapom teljes

## The desk

desk-title = Bírói asztal
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
desk-question = A játék az Ön válaszára vár: adhat-e még mattot az a fél? Adja meg alább.
desk-awaits = kérdés Önhöz
desk-enter = A látottak vagy a döntés rögzítése
desk-act = Mi
desk-player = Kinek a cselekménye
desk-propose = Mi lenne a döntés?
desk-proposed = Javasolt döntés
desk-times = Idők utána (világos – sötét):
desk-result = Eredmény:
desk-confirm = Megerősítés
desk-otherwise = Rögzítés, de más döntéssel …
desk-checks = Igény vagy mattlehetőség ellenőrzése
desk-check-move = Az igénnyel leírt lépés (üresen hagyható)
desk-check-threefold = { side-name }: harmadszor?
desk-check-fifty = { side-name }: ötven lépés?
desk-check-mate = { side-name }: adhat még mattot?
mate-yes = { side-name } még adhat mattot: { $line }
mate-no = { side-name } már semmiképp sem adhat mattot.
mate-unknown = Nem dőlt el, hogy { side-name } adhat-e mattot.
desk-history = Büntetések és magatartás
history-faults = Büntetett szabálytalanságok
history-warnings = Figyelmeztetések
history-breaches = Magatartási vétségek
history-fines = Pénzbüntetések
history-rounds-excluded = Kizárt fordulók
history-awards = Kapott idő
history-signed = Aláírt eredmény
desk-log = Eseménynapló
desk-log-incidents = Csak az események
desk-print = Nyomtatás
desk-override = Hatályon kívül helyezés
desk-set-times = Beállítás: { $white } – { $black }
desk-set-times-reason = a szabálytalanság idején mutatott idők (7.1)
desk-pause-reason = a játékvezető intézkedése
desk-pause-now = Azonnali megállítás
desk-resume-now = Azonnali folytatás
desk-override-title = A döntés hatályon kívül helyezése
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
desk-act-check-array = Sakk 960 felállítás ellenőrzése
desk-act-start = Játszma indítása
desk-act-pause = Órák megállítása
desk-act-resume = Játék folytatása
desk-act-add-time = Többletidő adása
desk-act-set-clock = Órák és számlálók beállítása
desk-act-observe-flag = Zászlóesés megállapítása
desk-act-claim-flag = Az ellenfél zászlóesését jelzi
desk-act-record-clock-misuse = Szabálytalan órakezelés
desk-act-fault-pause = Ok nélküli megállítás
desk-act-clock-setting = Rosszul volt beállítva az óra
desk-act-clock-defect = Hibás az óra
desk-act-arrive = Megérkezik
desk-act-check-default = Késés megállapítása
desk-act-excuse = Késés megbocsátása
desk-act-offer-draw = Döntetlent ajánl
desk-act-accept-draw = Elfogadja a döntetlent
desk-act-decline-draw = Elutasítja a döntetlent
desk-act-withdraw-offer = Visszavonja az ajánlatot
desk-act-claim-threefold = Háromszori ismétlést igényel
desk-act-claim-fifty = Ötven lépést igényel
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
desk-act-leave = Elhagyja a helyét
desk-act-enter = Valaki belép a játékterembe
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
desk-act-override = Döntést helyez hatályon kívül
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
desk-act-announce-session = Játékidő bejelentése
desk-act-request-seal = Borítékolás kérése
desk-act-seal = Lépést borítékol
desk-act-stop-clock = Borítékolás után megállítja az órát
desk-act-keep-envelope = Boríték megőrzése
desk-act-resume-adjourned = Függőjátszma folytatása
desk-act-open = Boríték felnyitása
desk-act-seal-reply = Borítékolja a választ
desk-act-envelope-missing = Elveszett a boríték
desk-act-position-lost = Az állás nem állapítható meg
desk-act-time-passed = Múlt az idő
field-optional = üresen hagyható
field-choose = válasszon …
field-unfit = { $field }: ez nem értelmezhető.
field-of = Kié
field-to = Hová, kinek
field-from = Honnan
field-by = Ki által
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
field-ground = Alap
field-penalty = Büntetés
field-amount = Összeg vagy fordulók
field-own = A vétkes pontjai századokban
field-points = Az ellenfél pontjai századokban
field-raises-opponent = az ellenfél pontszáma nő
field-device = Fajta
field-breach = Vétség
field-zone = Mit hagy el
field-permitted = engedéllyel
field-person = Személy
field-note = A bejelentés
field-article = Cikk
field-measure = Intézkedés
field-purpose = Mire
field-outcome = Eredmény
field-written = A lépés leírva
field-medium = Mire írta
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
    [agree] megadva
    [draw] döntetlen
    [postpone] elhalasztva
   *[reject] elutasítva
}
ground-text = { $ground ->
    [cannot] rendes eszközökkel nem nyerhet
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
    [points] más pontszám
    [loss] játszmavesztés
    [fine] pénzbüntetés
    [exclusion] kizárás fordulókból
   *[expulsion] kizárás a versenyről
}

## Display and spectators

display-title = Táblák
display-board = { $number }. tábla
display-empty = Még nincs tábla.
watch-title = Nézők
watch-all = Minden tábla
watch-one = { $number }. tábla követése
watch-delay = A játszmát { $seconds } másodperc késéssel látja, a versenykiírás szerint.

## The Laws

laws-title = A sakkozás szabályai
laws-lead = Minden cikk saját szavainkkal, kiadásonkénti számával, és azzal, mit tesz vele ez a program. A hivatalos szöveg a FIDE-é.
laws-edition = Kiadás
laws-beside = Összevetés ezzel
laws-beside-none = nincs másik kiadás
laws-search = Szám vagy szavak
laws-only-differences = Csak ahol a kiadások eltérnek
laws-count = { $count ->
    [one] 1 cikk
   *[other] { $count } cikk
}
laws-unread = A cikkek nem tölthetők le. Kérjük, töltse be újra az oldalt.
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
laws-chapter-iii = III Gyorsított befejezés
laws-chapter-r = A 2001-es klubszabályok
laws-absent = nincs ilyen cikk
laws-differs = Eltérés a kiadások között:
laws-cases = Kipróbálható esetek:
edition-2001 = 2001-es klubszabályok
edition-2017 = 2017-es szabályok
edition-2018 = 2018-as szabályok
edition-2023 = 2023-as szabályok
edition-fi2017 = 2017-es szabályok, finn gyakorlat
