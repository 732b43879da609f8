### Versenyek a böngészőben: a rendező oldala, telefonok, kijelzők, nyilvános oldal.

## Verseny indítása

club-new = Új verseny
club-new-lead = Három válasz elég; a többi a szokásos, és a sorsolásig módosítható.
club-new-go = Verseny indítása
club-mine = Az Ön versenyei
club-mine-none = Ezen az eszközön még nincs. A rendező linkje itt nyit meg versenyt.
club-system = Ki kivel játszik
club-system-trios = Sakk, ulti, snapszer
club-system-trios-why = Háromfős csapatok; egy asztalnál három csapat, egy nap egy forduló
club-system-swiss = Svájci rendszer
club-system-swiss-why = Sok játékos, kevés forduló
club-system-round-robin = Mindenki mindenkivel
club-system-round-robin-why = Nagyjából tizenkét résztvevőig
club-system-knockout = Kieséses
club-system-knockout-why = Aki veszít, kiesik
club-system-given = Kézi párosítás
club-system-given-why = Más programból vagy saját kézzel
club-name = A verseny neve
club-day = Első nap
club-rounds = Fordulók
club-days = A sorozat napjai
club-minutes = Perc sakkozónként
club-fee = Nevezési díj fejenként és fordulónként
club-currency = Pénznem
club-place = Helyszín
club-arbiter = Versenybíró
club-draw-at = A sorsolás időpontja
club-more = További beállítások
club-double = Kétszer, mindkét színnel
club-boards = Táblák csapatonként (1: egyéni)
club-games = Játszmák egy mérkőzésen
club-knockout-cup = Kieséses formában: az asztal győztese jut tovább
club-bring = Verseny fájlból
club-bring-lead = E program versenyfájlja, jelentésfájl (TRF) vagy versenykiírás (TOML): minden bejegyzését újra ellenőrzi.
club-bring-file = Fájl

## A nap részei

club-stages = A nap részei
club-stage-entries = Nevezés
club-stage-arrival = Megjelenés
club-stage-draw = Sorsolás
club-stage-tables = Asztalok
club-stage-results = Eredmények
club-stage-standings = Állás
club-stage-papers = Nyomtatás
club-stage-log = Napló
club-teams = { $count } csapat
club-players = { $count } játékos
club-of = { $count } / { $of }
club-complete-of = { $of } közül { $count } teljes
club-here-of = { $of } közül { $count } itt van
club-not-drawn = még nincs sorsolva
club-drawn = a számok ki vannak sorsolva
club-round-of = { $of } fordulóból: { $round }.
club-round = { $round }. forduló
club-day-of = { $of } napból: { $round }. nap
club-sitting = { $sitting }. ülés
club-table = { $table }. asztal
club-tables-count = { $count } asztal
club-in-of = { $of } közül { $count } megvan
club-after = { $round }. forduló után
club-none-yet = még semmi
club-papers-kinds = cédulák, faliújság, lapok
club-entries-in-log = { $count } bejegyzés

## Nevezés

club-find = Keresés név vagy szám szerint
club-found-none = Nincs találat.
club-add = Felvétel
club-add-player = Név, értékszám
club-add-team = Csapat
club-add-members = Tagok, vesszővel
club-paste = Lista beillesztése
club-paste-lead-single = Soronként egy játékos: név, értékszám, cím, szövetség. A fejlécet is érti.
club-paste-lead-trio = Soronként egy csapat: csapat, sakk, ulti, snapszer.
club-paste-lead-team = Soronként egy csapat: csapat, majd a játékosok tábla szerint.
club-paste-field = Lista
club-paste-go = Felvétel: { $count }
club-paste-unread = Nem érthető, { $line }. sor: { $text }
club-paste-lacks = Hiányzik: { $what }.
club-lack-entry = név
club-lack-players = játékosok
club-no = Sz.
club-col-name = Név
club-col-members = Tagok
club-col-rating = Értékszám
club-col-money = Díj
club-take = Befizet: { $amount }
club-free = díjtalan
club-state-withdrawn = visszalépett
club-state-bye = szabadnapos
club-state-out = nem indulhat
club-manage = Továbbiak
club-withdraw = Visszalépés
club-return = Tovább játszik
club-bye = Szabadnap
club-bye-full = Győzelem pontja
club-bye-half = Döntetlen pontja
club-bye-zero = Pont nélkül
club-pay-other = Más összeg (mínusz: visszafizetés)
club-pay-round = Forduló
club-pay-on = Dátum
club-book = Könyvelés
club-money = Pénz
club-money-in = befolyt
club-money-due = hátralék
club-summary = Eddig
club-entries-one = nevezés
club-people = fő
club-line-up = Felállás
club-line-up-lead = Ki játszik ebben a fordulóban, játék vagy tábla szerint.
club-line-up-go = Bejelentés

## Megjelenés

club-arrival-lead = Érintse meg, aki itt van. Újabb érintés visszaveszi.
club-tap = érintés
club-complete = teljes
club-here = itt van
club-waiting = várnak
club-not-here = nincs itt
club-all-here = Mind itt van
club-to-draw = a sorsolásig ({ $time })
club-past-draw = a sorsolás óta ({ $time })
club-out-now = Kimarad, ha most sorsolnak
club-out-none = Senki sem maradna ki.
club-admit = Indulhat
club-admit-title = Mégis indulhat
club-plan = A nap { $count } csapattal
club-plan-line = { $sittings } ülés, { $tables } asztal
club-plan-matches = minden csapat { $least } mérkőzést játszik
club-plan-unequal = a csapatok { $least }–{ $most } mérkőzést játszanak
club-check-in-yes = Igen, itt vagyok
club-check-in-done = { $name }: üdvözöljük. Bejelentkezése megtörtént.

## Sorsolás és párosítás

club-in = Indul ({ $count })
club-out = Kimarad ({ $count })
club-draw-lead = A sorsolás mindenkinek számot ad.
club-numbers = Sorszámok
club-proposed = A rendszer javaslata
club-changed-by-hand = Kézzel módosítva
club-drag-lead = Húzzon egy nevet a másikra: helyet cserélnek; billentyűvel: Enter az egyiken, Enter a másikon.
club-swap-with = Felvéve: { $name }. Válassza ki, kivel cserél.
club-as-system = A rendszer szerint
club-warnings = Figyelmeztetések
club-warnings-none = Semmi nem szól ellene.
club-is-free = szabadnapos: { $names }

## Asztalok

club-tables-lead = Az asztal linkje megnyitja azt a telefonon. Nyomtassa ki a cédulákat, vagy mutassa a kódot.
club-qr-print = Minden kód nyomtatása
club-open-link = Megnyitás
club-links-players = Játékosok
club-links-staff = Tisztségviselők
club-links-screens = Teremkijelzők
club-role-organiser = Rendező
club-role-arbiter = Versenybíró
club-role-deputy = Helyettes versenybíró
club-role-table = Asztal
club-role-player = Játékos
club-role-screen = Teremkijelző
club-role-public = Nyilvános oldal

## Eredmények

club-pad-keys = a kijelölt játszmán
club-keys = Billentyűk
club-play-chess = Sakk
club-play-ulti = Ulti
club-play-snapszer = Snapszer
club-points = pont
club-games-of = { $count } / { $of } játszma
club-deals-24 = 24 leosztás
club-deals-of = { $count } / { $of } leosztás
club-match = Mérkőzés
club-missing = Hiányzik
club-missing-none = Minden eredmény megvan.
club-conflict = Eltérő bejelentések
club-conflict-none = Minden bejelentés egyezik.
club-or = { $one } vagy { $other }
club-said-one = az egyik fél bejelentette
club-said-both = érvényes
club-correct = Javítás
club-correct-title = Eredmény javítása
club-annul = Újrajátszás
club-units = Egységek, például 41:36,5:12
club-enter = Bevitel
club-reason = Indok
club-reason-go = Megerősítés
club-incident = Eset
club-incident-title = Büntetés, eset, fellebbezés
club-penalty = Büntetés
club-penalty-who = Kit
club-penalty-kind = Mi
club-penalty-warning = Figyelmeztetés
club-penalty-points = Pontlevonás
club-penalty-fine = Pénzbírság
club-penalty-exclusion = Kizárás a versenyből
club-penalty-until = Utolsó forduló
club-penalty-amount = Mennyi
club-penalty-go = Büntetés kiszabása
club-note = Eset feljegyzése
club-note-text = Szöveggel
club-note-go = Feljegyzés
club-note-pack = Új pakli
club-note-dispute = Vita
club-note-other = Egyéb
club-appeal = Fellebbezés
club-appeal-who = Ki fellebbez
club-appeal-against = Mi ellen
club-appeal-against-none = nem naplóbejegyzés
club-appeal-go = Fellebbezés benyújtása
club-appeal-open = { $number }. fellebbezés: { $name }
club-appeal-uphold = Helyt ad
club-appeal-reject = Elutasít
club-decider = Döntő játszma
club-lot = Sorshúzás

## Állás

club-standings-season = Idény
club-standings-cross = Kereszttáblázat
club-standings-none = Még nincs eredmény.
club-how = Hogyan jött ki
club-provisional = nem végleges

## Nyomtatás

club-papers-lead = Mindegyik külön lapon nyílik, és A4-re nyomtatható.
club-papers-before = Játék előtt
club-papers-during = Fordulóhoz
club-papers-after = Játék után
club-papers-files = Fájlok
club-file-file = Maga a verseny
club-file-trf26 = Jelentés (TRF)
club-file-csv = Nevezések táblázatban (CSV)
club-file-json = Eredmények adatként (JSON)
club-file-pgn = Játszmák (PGN)

## Napló

club-undo = Visszavonás
club-undo-title = Naplóbejegyzés visszavonása
club-undo-alone = Más nem esik el vele.
club-and-more = És még { $count }.
club-undo-falls = Ezek rajta nyugszanak, és vele esnek; az utolsó elsőként:
club-undo-go = Visszavonás ({ $count })
club-undone = visszavonva
club-undo-default = téves bevitel

## A következő lépés

club-next-enter = Első nevezés
club-next-enter-why = Írjon be egy nevet, vagy illesszen be listát
club-next-arrival = Ki van itt?
club-next-arrival-why = Utána jön a sorsolás
club-next-draw = Sorsolás
club-next-draw-why = { $count } indulna
club-next-out = { $count } kimaradna
club-next-pair = Párosítás: { $round }. forduló
club-next-pair-sitting = A következő ülés párosítása
club-next-pair-why = Minden készen áll
club-next-publish = Párosítás kifüggesztése
club-next-publish-why = Utána a telefonok és kijelzők is mutatják
club-next-conflict = Döntés: { $table }. asztal
club-next-conflict-why = { $conflicts } eltérés, utána { $missing } eredmény
club-next-results = { $count } eredmény bevitele
club-next-results-why = Utána lezárható a forduló
club-next-close = Lezárás: { $round }. forduló
club-next-close-why = Minden eredmény megvan
club-next-appeal = Döntés a fellebbezésről
club-next-appeal-why = Az állás erre vár
club-next-end = A verseny lezárása
club-next-end-why = Minden forduló lement
club-next-papers = Oklevelek nyomtatása
club-next-papers-why = A verseny lezárult
club-refused = Nem történt meg: { $why }

## Telefonok

club-tab-me = Asztalom
club-tab-result = Eredmény
club-tab-sheet = Lap
club-tab-standings = Állás
club-tabs = Oldalaim
club-who-are-you = Ki Ön?
club-who-lead = Válasszon egyszer; a telefon ennél az asztalnál megjegyzi.
club-i-won = Nyertem
club-i-drew = Döntetlen
club-i-lost = Vesztettem
club-other-said = A másik fél szerint: { $score }.
club-you-said = Ön szerint: { $score }; a másik fél következik.
club-stands = Érvényes: { $score }.
club-in-conflict = Eltérőt jelentettek. A versenybíró jön és dönt.
club-kept-here = A telefon megőrzi; elküldi, ha újra van hálózat.
club-no-bout = Most itt nincs mit bevinni.
club-no-table = Még nincs asztala. Itt jelenik meg, amint a párosítás kint van.
club-equal = Kártya azonos leosztásokkal
club-equal-lead = Az ülés minden asztala ugyanazokat a lapokat játssza ezen a szerveren.
club-equal-open = { $game } megnyitása, asztalok: { $tables }
club-equal-opened = { $game }: ennyi asztal van nyitva vagy kész: { $tables }.
club-equal-sure = Minden asztal ugyanazt a 24 leosztást kapja, amelyet az összes játékos böngészője együtt kever. A játékosok a saját linkjükkel nyitják meg az asztalt; az eredmény magától bekerül. Senki ne beszéljen olyan leosztásról, amelyet egy másik asztal még nem játszott le.
club-equal-go = Asztalok megnyitása
club-table-word = asztal
club-against = ellenfél: { $name }
club-your-colour = az Ön színe
club-each = fejenként
club-minutes-short = { $count } perc
club-my-card = Lapom
club-why-opponent = Miért ez az ellenfél?
club-why-trio = Egy asztalnál három csapat ül, és mindegyik játszik mindegyikkel. A napi terv a lehető legegyenlőbben hozza össze a csapatokat.
club-why-round-robin = Mindenki mindenkivel játszik; a sorsolt számok döntik el, mikor.
club-why-swiss = A svájci rendszer azonos pontszámú, még nem találkozott játékosokat párosít, és kiegyenlíti a színeket.
club-why-knockout = Az előző forduló győztesei találkoznak, az ág szerint.
club-why-given = Ezt a párosítást a rendező adta meg.
club-sheet = Az asztal lapja
club-sheet-deals = Minden leosztás
club-sheet-deal = { $deal } / { $of } leosztás
club-sheet-done = Ennek az asztalnak az eredménye érvényes.
club-sheet-full = Mind a 24 leosztás megvan
club-sheet-send = Leadás: { $units }
club-deal = Leosztás
club-deal-value = Egység
club-deal-now = most
club-deals = oszt
club-deal-dealer = { $deal }. leosztás, osztó: { $name }
club-deal-alone = Ki játszik egyedül
club-deal-made = megvan
club-deal-lost = bukott
club-deal-back = Egy vissza
club-deal-first = Más kezdő osztó
club-deal-left = Valaki elment
club-session = Gépen játszott partiból
club-session-lead = A parti jegyzőkönyve vagy naplója, ahogy ez a program írja: minden sora ellenőrzött, és az A, B és C hely összegei kerülnek be.
club-session-read = Az utolsó sorig ellenőrizve: { $of } leosztásból { $deals }.
club-left-why = Az asztal itt véget ér. Ki ment el?
club-play-here = Játék ezen a telefonon

## Kijelzők és nyilvános oldal

club-screen-where = Hol ülök?
club-screen-tables = Asztalok
club-screen-notice = Közlemény
club-screen-shows = Mutatja
club-places = { $from }–{ $to }. hely
club-public = Nyilvános oldal
club-playing = játszik
club-decided = a versenybíró döntése
club-show-all = Mind
club-show-open = Hiányzó
club-draw-by = A számok sorrendje
club-draw-by-lot = Sorsolás
club-draw-by-rating = Értékszám
club-draw-by-entry = Nevezési sorrend
club-sittings = { $count } ülés
club-qr-players = Kódok a játékosoknak
club-screen-new = Új kijelző
club-remove = Törlés
club-panel-names = Név szerint
club-panel-tables = Asztal szerint
club-panel-standings = Állás
club-panel-boards = Játszmák
club-panel-clock = Óra
club-panel-notice = Közlemény
club-screen-nothing = Még nincs mit mutatni.
club-increment = Hozzáadott másodperc lépésenként
club-level = döntetlen
club-decider-deal = Döntő leosztás
club-decider-odds = Döntetlennel sötét nyer
club-regulations = Versenykiírás
club-dates = A fordulók napjai
club-save = Mentés
club-keep-apart = Ne játsszon vele

## Rarer acts of the desk

club-system-scheveningen = Csapat csapat ellen
club-system-scheveningen-why = Két csapat; mindenki játszik a másik csapat minden játékosával (scheveningeni)
club-system-keizer = Klubestek
club-system-keizer-why = Aki eljön, játszik; a győzelem az ellenfél értékét éri (Keizer)
club-apart = Fordulók ugyanannak a kettőnek két találkozása között
club-add-sided = Név, csapat, értékszám
club-paste-lead-sides = Játékosonként egy sor: név, csapat, értékszám. A fejléc sora is érthető.
club-line-up-from = Melyik üléstől
club-line-up-whole = az egész forduló
club-draw-hand = Kézzel húzott sorsolás
club-draw-hand-order = A lista sorszámai a húzás sorrendjében
club-draw-hand-go = A sorsolás beírása
club-renumber = Sorszámok értékszám szerint
club-change = A kitett párosítás módosítása
club-change-lead = A kitett párosítás marad, hacsak a szabályok nem ismernek rá okot. Két név cseréjével módosítható.
club-change-ground = Ok
club-change-go = Módosítás
club-change-back = Marad, ahogy kitettük
club-ground-rematch = két játékos már játszott egymással
club-ground-rules = a versenykiírás megengedi
club-ground-no-opponents = ketten ellenfél nélkül maradtak, és beleegyeznek
club-ground-late-entry = késői nevezés, minden érintett beleegyezik
club-ground-top-boards = az utolsó forduló első táblái
club-lots = Sorsolás az egyenlők között
club-lots-lead = Érintse meg őket a húzás sorrendjében.
club-lots-drawn = Az egyenlők között sorsolás dönt
club-tie-breaks = Holtverseny-számítások sorrendben
club-prize-title = Díj
club-prize-add = Új díj
club-correct-replace = Az új győztes játszik tovább a másik helyett
club-moves = A játszma lépései
club-moves-field = Lépések, mint egy PGN-fájlban
club-moves-keep = A lépések megőrzése
club-note-replayed = Újrajátszott leosztás
club-note-taken = Elvett leosztás
club-note-from = Kitől
club-note-units = A döntéssel hozzáadott egységek
club-take-all = Mind beszedve: { $amount }
club-next-level = Döntés: { $table }. asztal
club-next-level-why = Döntetlenre állnak, és valakinek tovább kell jutnia
club-series = Sorozat és kupa
club-series-lead = Válassza ki az összetartozó, lezárt idényeket.
club-series-gone = Az egyik már nem nyílik meg ezen az eszközön.

## Az asztal eredménylapja a telefonon

club-kept-short = itt megvan, még nem ment el
club-otherwise = Nem így volt
club-confirm-results = { $count ->
    [one] Eredmény megerősítése
   *[other] { $count } eredmény megerősítése
}
club-others-said = A többiek már megmondták: nézze meg, és erősítse meg.
club-all-stand = Ennek az asztalnak minden eredménye érvényes.
club-tap-result = Koppintson arra, hogyan végződött a játszma. Akkor érvényes, ha mindenki ugyanazt mondja.
club-others-asked = Megmondta; a többieken a sor. Újabb koppintással módosítható.
club-sums = Összegek papírról
club-look-back = Másik ülés
club-deal-last = ezzel a lap le is van adva

## Szokásos indokok

club-because-usual = Szokásos indokok
club-because-way = Úton vannak
club-because-paid = A helyszínen fizetett
club-because-slip = Rossz lap
club-because-typing = Elírás
club-because-phone = Telefon
club-because-noise = Zavarta az ellenfelet
club-because-late = Elkésett
club-because-mistaken = A döntés téves volt
club-because-right = A döntés helyes volt
club-because-all-here = Mindenki itt van
club-because-length = Túl hosszú lenne a nap
club-because-ill = Egy játékos megbetegedett
club-because-agreed = Mindenki beleegyezett

## Új verseny, további választások

club-sittings-asked = Ülések egy napon
club-as-usual = a szokásos
club-keizer-top = Az első értéke
club-keizer-free = A szabadnapos a saját értékének ennyi százalékát kapja
club-swiss-rules = A svájci párosítás szabályai
club-swiss-initial = Az 1. fordulóra sorsolt szín
club-swiss-baku = A felső fél virtuális pontokkal indul (bakui gyorsítás)
club-laws = A sakkszabályok kiadása
club-supervision = Felügyelet
club-supervision-full = kevés játszmára egy versenybíró
club-supervision-limited = kevés versenybíró
club-recorded = Ki jegyzi a lépéseket
club-recorded-players = a játékosok
club-recorded-arbiter = egy versenybíró
club-recorded-machine = képernyő vagy elektronikus tábla
club-recorded-nobody = senki
club-federation = Szövetség
club-languages = A nyomtatványok nyelvei
club-brought-told = Erről a fájlról:
club-brought-open = A verseny megnyitása
club-check-report = Jelentés ellenőrzése
club-check-report-lead = Jelentésfájl (TRF): következnek-e a helyezések az eredményekből, és a fordulók a szabályok szerint vannak-e párosítva?
club-check-report-file = Jelentésfájl

## A párosítás vizsgálata

club-compare = A szabályok mellett
club-compare-with = { $edition } szabályai
club-compare-same = A szabályok ({ $edition }) ugyanígy párosítják ezt a fordulót.
club-compare-differs = { $count ->
    [one] Egy párosítás más a szabályok ({ $edition }) szerint:
   *[other] { $count } párosítás más a szabályok ({ $edition }) szerint:
}
club-compare-ours = A forduló a szabályok szerint ({ $edition })
club-why-whose = Kinek az ellenfele
club-why-not = Miért nem ő
club-why-none = A szabályok erről nem szólnak.
club-given = Párosítás máshonnan
club-given-pairs = Rajtszámmal: világos-sötét, a szabadnapos egyedül
club-given-go = Ez legyen
club-renumber-as = Rajtszámok más sorrendben
club-renumber-order = A mostani rajtszámok az új sorrendben
club-renumber-go = Új rajtszámok kiosztása

## További ügyek és fájlok

club-file-trf16 = FIDE-jelentés, 2016-os forma
club-file-minutes = A napló minden bejegyzése (JSON)
club-file-site = A nyilvános oldal fájlokban (ZIP)
club-log-check = A napló ellenőrzése
club-log-sound = Minden bejegyzés újra sorra került, és mindegyik úgy dőlt el, ahogy a napló őrzi.
club-whole = A teljes versenykiírás adatként
club-whole-lead = Minden, ami le van fektetve, a fájlok formájában. Amin már nem lehet változtatni, azt a program visszautasítja.
club-whole-unread = Ez nem olvasható: { $why }
club-whole-go = Ez legyen a kiírás
club-earlier = A korábbi idények győztesei, a legrégebbi elöl
club-keep-apart-until = Eddig a fordulóig
club-own-equipment = Saját felszerelést hozott
club-arrival-save = Érkezés bejegyzése
club-pad-more = Más eredmények
club-pad-more-lead = A játék nélküli eredmény plusz és mínusz jellel áll; azonnal érvényes.
club-paste-results = Eredmények beillesztése
club-paste-results-lead = Minden sorban egy tábla, ahogy az eredménylapon áll, és az eredménye: vagy mind bekerül, vagy egy sem.
club-standings-after = Állás egy forduló után
club-standings-now = most
club-standings-csv = Táblázatként (CSV)
