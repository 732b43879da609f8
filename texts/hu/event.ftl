### Versenyek: mi történt, miért nem, a nyomtatványok szavai és a parancsok kérdései.

## Mi történt
event-amended = A versenykiírás megváltozott.
event-entered = { $name } benevezett, sorszáma { $number }.
event-took-free-number = { $name } a sorsolás szabad számát kapja; első fordulója: { $round }.
event-paid = { $name } { $back ->
    [yes] visszakapott összege
   *[no] befizetése
}: { $amount } { $currency }{ $round ->
    [0] {" "}(egész verseny).
   *[other] {" "}({ $round }. forduló).
}
event-checked-in = { $round }. forduló: { $name } megjelent.
event-lined-up = { $round }. forduló: { $name } bejelentette a játékosait.
event-bye-granted = { $round }. forduló: { $name } szabadnapos, { $kind ->
    [full] a győzelem pontjával.
    [half] a döntetlen pontjával.
    [own] a saját értékével.
    [half-own] a saját értékének felével.
   *[zero] pont nélkül.
}
event-withdrawn = { $name } visszalépett ({ $round }. fordulótól). { $counts ->
    [yes] A játszmák legalább felét lejátszotta: az eredmények számítanak, a többi játék nélküli vesztés.
    [stand] Amit lejátszott, érvényben marad.
   *[no] A játszmák felénél kevesebbet játszott: az eredmények a táblázatban maradnak, de nem számítanak.
}
event-returned = { $name } tovább játszik.
event-not-admitted = { $round }. forduló: { $name } nem indulhat.
event-admitted = { $name } a rendező szavára mégis indulhat ({ $round }. forduló).
event-dates-differ = { $round }. forduló: a kiírt nap { $planned }, a sorsolás napja { $on }.
event-numbers-drawn = { $round }. forduló, sorszámok: { $order }.
event-paired = { $round }. forduló: párosítva, { $tables ->
    [one] { $tables } asztal.
   *[other] { $tables } asztal.
}
event-forfeited = { $board } tábla: { $score } játék nélkül.
event-published = { $round }. forduló: a párosítás kifüggesztve.
event-reported = { $board } tábla: { $name } bejelentése { $score }.
event-confirmed = { $board } tábla: { $score }, minden fél megerősítette.
event-conflicted = { $board } tábla: a felek eltérő eredményt jelentettek. A versenybíró dönt.
event-result-entered = { $board } tábla: { $score }.
event-corrected = { $board } tábla: { $from } helyett { $score }.
event-decided = { $board } tábla: a versenybíró döntése { $score }.
event-annulled = { $board } tábla: ez az eredmény érvénytelen: { $score }. Újra kell játszani.
event-replaced = { $table }. asztal: most { $name } játszik ott, helyette volt: { $out }.
event-game-added = { $board } tábla: döntő játszma, világossal { $name }.
event-deal-added = { $board } tábla: döntő leosztás a három fél között ({ $game ->
    [snapszer] snapszer
   *[ulti] ulti
}). Az egységek így írandók: 3:0:0@1.
event-lot-drawn = { $table }. asztal: a sorsolás { $name } javára döntött.
event-moves-kept = { $board } tábla: a lépések megőrizve.
event-penalised = { $name } büntetése: { $kind ->
    [points] { $amount } pont levonása.
    [fine] { $amount } pénzbírság.
    [exclusion] kizárás, fordulók: { $amount }.
   *[warning] figyelmeztetés.
}
event-noted = { $kind ->
    [pack] Paklicsere történt:
    [replay] Egy leosztást megismételnek:
    [taken] Egy leosztást elvettek a szabálysértőtől:
    [dispute] Vita rendezve:
   *[other] Feljegyezve:
} { $text }
event-round-closed = { $round }. forduló: lezárva{ $count ->
    [0] .
   *[other] ; győztese: { $winners }.
}
event-lots-drawn = A sorsolás sorrendje: { $order }.
event-appeal-lodged = { $appeal }. fellebbezés, { $name }: { $text }
event-appeal-ruled = { $appeal }. fellebbezés: { $upheld ->
    [yes] helyt adtak neki.
   *[no] elutasították.
} { $text }
event-penalty-lifted = { $name } büntetése ({ $act }. bejegyzés) megszűnt.
event-still-stands = A megtámadott bejegyzés ({ $act }.) még érvényes: vissza kell vonni vagy javítani kell.
event-closed = A verseny lezárult.
event-undone = { $act }. bejegyzés: visszavonva.

## Miért nem indulhat a csapat
event-inadmissible-roles = Nem egy sakkozó, egy ultizó és egy snapszerozó.
event-inadmissible-deadline = Nem fizetett határidőre.
event-inadmissible-fee = Kevesebbet fizetett a nevezési díjnál.
event-inadmissible-late = A sorsolásra nem volt teljes.
event-inadmissible-equipment = Saját felszerelést hozott.
event-stays-out = { $name } nem indulhat:

## Miért nem
event-not-your-office = Ez a versenybíró vagy a rendező dolga.
event-reason-needed = Ehhez indoklás kell (--why).
event-is-closed = A verseny lezárult.
event-too-late-to-amend = Késő: a rendszerre, a táblákra és a pontokra már nevezések vagy sorszámok épülnek.
event-no-such-entry = Nincs { $number }. nevezés.
event-entered-twice = { $name } már benevezett (sorszám: { $number }).
event-no-name = Hiányzik egy név.
event-wrong-members = Itt egy nevezésnek { $least }–{ $most } tagja van, nem { $given }.
event-wrong-roles = Egy csapat: egy sakkozó, egy ultis és egy snapszeros.
event-entries-closed = A nevezés lezárult: a sorszámokat kisorsolták.
event-no-free-number = A menetrendben nincs szabad szám későn nevezőnek.
event-nothing-paid = Nulla befizetést nem könyvelünk.
event-paid-back-too-much = Csak { $amount } volt a befizetés; többet nem lehet visszafizetni.
event-empty-list = A lista üres.
event-bad-name = Egy név legfeljebb { $most } jel, vezérlőjelek nélkül.
event-no-points-for-bye = Ebben a rendszerben a szabad forduló nem ér pontot (--kind zero).
event-sitting-begun = { $sitting }. ülés: elkezdődött; a tagokat előtte kell megnevezni.
event-line-up-too-late = A tagok megnevezésének határideje { $time }; később csak indoklással (--why).
event-no-such-round = A versenynek nincs { $round }. fordulója.
event-already-paired = { $round }. forduló: már párosítva van.
event-wrong-arrivals = A nevezésnek { $members } tagja van; { $given } érkezést adtak meg.
event-already-withdrawn = { $name } már visszalépett.
event-not-withdrawn = { $name } nem lépett vissza.
event-round-is-past = { $round }. forduló: már lejátszották.
event-numbers-drawn-already = { $round }. forduló: a sorszámokat már kisorsolták.
event-numbers-not-drawn = { $round }. forduló: a sorszámokat még nem sorsolták ki.
event-lots-incomplete = A sorsolásnak minden nevezőt pontosan egyszer kell tartalmaznia.
event-two-even-teams = Ehhez a versenyhez két, azonos létszámú csapat kell; minden játékost a csapatával kell benevezni (--team).
event-too-few-admitted = { $count ->
    [0] Senki sem indulhat
    [one] Csak egy induló van
   *[other] Csak { $count } induló van
}; ez kevés a játékhoz.
event-admitted-anyway = Nincs akadálya, hogy { $name } induljon.
event-too-early-to-draw = A sorsolás kiírt ideje { $date } { $time }; előbb csak indoklással lehet (--why).
event-rounds-in-order = Most ez következik: { $round }. forduló.
event-too-few = Túl kevesen maradtak a párosításhoz.
event-all-paired = Minden forduló párosítva van.
event-unequal-matches = A csapatok { $least }–{ $most } mérkőzést játszanának, pedig az összegeket hasonlítjuk. Mindenkinek egyenlő: { $sittings } ülés (a lehetőségek: event plans); egyenlőtlenhez indoklás kell (--why).
event-undecided = { $table }. asztal: nincs győztes; döntő játszma vagy sorsolás kell.
event-result-missing = { $round }. forduló, { $table }. asztal: még nincs eredmény, ezért a pontszámok nem ismertek.
event-no-legal-pairing = Nincs szabályos párosítás (C.04.3): a versenybíró dönt.
event-unfinished = { $table }. asztal: a mérkőzés nem ért véget, eredmények hiányoznak.
event-knockout-goes-on = A kieséses verseny nem ért véget: a döntőnek nincs győztese. Így lezárni csak indoklással lehet (--why).
event-paired-by-system = Ezt a versenyt saját rendszere párosítja.
event-pairings-must-be-given = Ennek a versenynek a párosításai máshonnan jönnek (--given).
event-bad-pairing = { $name } kétszer szerepel vagy nem játszik.
event-wrong-table = Itt egy asztalnál egy vagy két fél ül, nem { $count }.
event-concern-rematch = Figyelem: { $name } és { $other } már találkozott ({ $round }. forduló).
event-concern-left-out = Figyelem: { $name } játszik ebben a fordulóban, de nincs a párosításban.
event-concern-free-again = Figyelem: { $name } másodszor szabad.
event-concern-fewer-matches = Figyelem: { $name } mérkőzéseinek száma ezzel a fordulóval { $matches }; más, aki ugyanannyiszor jelen volt, { $most } mérkőzésnél tart.
event-concern-engine = Figyelem: a verseny rendszere így párosítana: { $pairs }.
event-kept-apart = Nem kerülhetnek össze, { $from }. fordulótól{ $ends ->
    [no] {""}
   *[other] {" "}({ $until }. fordulóig)
}: { $names }.
event-renumbered = Sorszámok ettől a fordulótól ({ $round }): { $order }.
event-pairings-changed = { $round }. forduló: a közzétett párosítás megváltozik: { $ground ->
    [rematch] két játékos már játszott egymással.
    [rules] a versenykiírás megengedi.
    [no-opponents] két ellenfél nélküli játékos beleegyezett.
    [late-entry] késve érkező nevezőt engedtek be.
   *[top-boards] az utolsó forduló élasztalait érinti.
}
event-paired-by-hand = { $round }. forduló: kézi párosítás.
event-report-remark = { $round }. forduló, { $act }. bejegyzés: { $what } { $why }
event-only-swiss = Ez csak svájci rendszerű versenyen lehetséges.
event-numbers-fixed = A 4. forduló párosítva van; a sorszámok már nem változnak.
event-not-published = { $round }. forduló: a párosítás nincs közzétéve; vond vissza, és párosíts újra.
event-published-stays = { $round }. forduló: a közzétett párosítás marad. A szabályok szerinti okkal változtatható: event change --ground.
event-no-ground = { $round }. forduló, a párosítás marad: { $ground ->
    [rematch] a megszűnő párok egyike sem játszott még egymással.
    [rules] a szabályok e kiadása nem ismer ilyen okot.
    [no-opponents] nem mindenki ellenfél nélküli, aki találkozna, vagy a kiadás nem ismer ilyen okot.
    [late-entry] nincs új játékos a fordulóban, vagy a kiadás nem ismer ilyen okot.
   *[top-boards] nem ez az utolsó forduló, vagy a kiadás nem ismer ilyen okot.
}
event-played-already = { $table }. asztal: a játszmát lejátszották; marad.
event-concern-full-bye = Figyelem: { $name } játék nélkül kap győzelemért járó pontot; a FIDE ezt nem ajánlja.
event-concern-second-half-bye = Figyelem: { $name } már kapott fél pontos szabad fordulót.
event-concern-forbidden = Figyelem: { $name } és { $other } nem kerülhet össze.
event-concern-same-colour = Figyelem: { $name } és { $other } csak ugyanazt a színt kaphatja.
event-concern-same-team = Figyelem: { $name } és { $other } csapata ugyanaz.
event-compare-same = { $round }. forduló: a párosítás a szabályok szerinti: { $pairs }.
event-compare-differs = { $round }. forduló a szabályok szerint: { $pairs }.
event-compare-colours = { $white }-{ $black }: a szabályok szerint fordított színekkel.
event-not-paired = { $round }. forduló: még nincs párosítva.
event-already-published = { $round }. forduló: már ki van függesztve.
event-round-is-closed = { $round }. forduló: lezárult, eredményei véglegesek.
event-no-such-bout = { $board } tábla: itt nem játszanak.
event-not-your-bout = { $board } tábla: ez a fél nem itt játszik.
event-wrong-kind-of-result = { $board } tábla: itt nem lehet ilyen eredmény.
event-not-half-units = Az egységek egész és fél számok.
event-units-without-deals = Egyetlen leosztás nélkül nem lehetnek egységek.
event-wrong-deals = Egy asztal 24 leosztásig tart, kevesebb csak akkor, ha valaki elmegy; megadva: { $deals }.
event-result-stands = { $board } tábla: az eredmény { $score }; csak javítani lehet (--correct, indoklással).
event-in-conflict = { $board } tábla: a felek eltérő eredményt jelentettek. A döntéshez --correct és indoklás kell.
event-reported-already = { $board } tábla: ez a fél már jelentette.
event-speaks-for-another = { $board } tábla: ez a telefon már e csapat vagy játékos nevében szól: { $name }. A másik fél a saját telefonján erősíti meg, vagy az eredményt a versenybíró írja be.
event-nothing-to-correct = { $board } tábla: még nincs eredmény.
event-same-result = { $board } tábla: már ez az eredmény.
event-played-on = { $board } tábla: ettől más jutna tovább, és már erre épül: { $boards }. Előbb azt kell visszavonni, vagy ha ott még nem játszottak: --replace.
event-not-equal = { $table }. asztal: a mérkőzés nem döntetlen kieséses mérkőzés.
event-not-at-table = { $table }. asztal: { $name } nincs az egyenlők között.
event-not-moves = Ezek nem egy játszma lépései.
event-empty-penalty = Adja meg a mértékét: pont, összeg vagy forduló.
event-results-missing = { $count ->
    [one] Egy eredmény hiányzik
   *[other] { $count } eredmény hiányzik
}: { $boards }.
event-rounds-missing = { $planned } fordulóból { $played } van lejátszva. Korai lezáráshoz indoklás kell (--why).
event-no-lots = A kiírás szerint nincs sorsolás; az egyenlők osztoznak a helyen.
event-no-such-act = A naplóban nincs { $act }. bejegyzés.
event-undone-already = { $act }. bejegyzés: már visszavonták.
event-others-rest = { $act }. bejegyzés: egyedül nem vonható vissza, mert ráépül: { $acts }.
event-no-such-appeal = Nincs { $appeal }. fellebbezés.
event-appeal-decided = { $appeal }. fellebbezés: már döntöttek róla.
event-appeal-too-late = Fellebbezni { $minutes } percen belül lehet.
event-nothing-said = A szöveg üres.

## Versenykiírás
event-fault-no-name = A versenynek nincs neve.
event-fault-boards = A csapatok 1–50 táblán mérkőznek.
event-fault-rapid-minutes = A csapatverseny sakkjátszmái rapidok: 15–60 perc.
event-fault-trio-boards = A hármas mérkőzés tábláit a szabály adja; a táblaszám maradjon 1.
event-fault-swiss-teams = A svájci rendszer itt egyéni versenyre szól; a táblaszám maradjon 1.
event-fault-individuals = Ez a rendszer egyéni versenyre szól; a táblaszám maradjon 1.
event-fault-games = A fordulók, ülések vagy játszmák száma nem megfelelő.
event-fault-points = A győzelem többet ér a döntetlennél, a döntetlen nem ér kevesebbet a vereségnél.
event-fault-dates = A fordulók dátumai visszafelé mennek.
event-fault-language = Legalább egy nyelv kell.
event-fault-two-times = A percek és az időbeosztás mást mondanak.
event-fault-regime = Az eseménynek meg kell mondania, hogy a rapid- és villámjátszmákban a versenyszabályok teljes egészükben érvényesek-e: --supervision full vagy --supervision limited ({ $article }).
event-fault-too-many-games = Egy versenybíróra túl sok játszma jut a teljes versenyszabályokhoz: rapidban legfeljebb három, villámban egy ({ $article }).
event-fault-not-recorded = A teljes versenyszabályok szerint valakinek jegyeznie kell a játszmákat ({ $article }).
event-fault-standard-limited = A normál játszmákat mindig a teljes versenyszabályok szerint játsszák ({ $article }).

## Fájlok
trf-field = { $line }. sor, { $columns }. oszlop: „{ $found }” nem { $expected ->
    [number] szám.
    [points] pontszám.
    [sex] m vagy w.
    [colour] szín.
    [result] eredmény.
   *[code] itt ismert kód.
}
trf-number-twice = { $line }. sor: { $number }. játékos: kétszer szerepel.
trf-no-such-player = { $line }. sor: nincs { $number }. játékos.
trf-meets-himself = { $line }. sor, { $round }. forduló: a játékos önmagával játszik.
trf-contradiction = { $line }. sor, { $round }. forduló: { $number }. játékos sora mást mond.
trf-no-opponent = { $line }. sor, { $round }. forduló: az eredmény ({ $code }) nem illik a megadott ellenfélhez.
trf-no-players = { $line }. sor: a fájl véget ér, és nincs benne játékos.
trf-points-mended = { $line }. sor: az eredményekből nem { $found }, hanem { $made } pont következik.
trf-no-rank = { $line }. sor: nincs helyezés; az állást az eredményekből számoljuk.
trf-kept = { $line }. sor: { $code } sorokat nem ismerünk, változatlanul maradnak.
trf-count = { $line }. sor: { $found } van jelezve, { $held } van itt.
trf-no-name = { $line }. sor: { $number }. játékos: nincs neve.
trf-two-opponents = { $round }. forduló: { $number }. csapat két csapattal játszik; ez nem mérkőzés.
trf-trios = A jelentésfájl két felet ismer egy asztalnál, hármat nem.
trf-unfit = A jelentés ellentmond önmagának, nem lesz belőle verseny.
trf-short = { $round }. forduló, { $number }. játékos: a játszma túl rövid volt az értékszámításhoz; rendes játszmaként vesszük át.
trf-turned = { $round }. forduló: { $white } sötéttel játszott { $black } ellen; a csapatmérkőzésen a színek táblánként váltakoznak, ezért a versenyben { $white } játszik világossal.
trf-not-taken = Ezek a sorok megmaradnak és visszaíródnak, de a verseny nem használja őket: { $code }.
trf-latin = A fájl nem UTF-8; betűnként olvassuk (Latin-1).
csv-no-names = A listának fejléc kell „name” oszloppal.
csv-unknown-column = Nincs „{ $column }” oszlop; ismertek: { $known }.
csv-field = { $line }. sor, { $column } oszlop: „{ $found }” nem olvasható.
csv-too-many-fields = { $line }. sor: több mező van, mint a fejlécben.
csv-open-quote = { $line }. sor: egy idézőjel nincs lezárva.

## Nyomtatványok
print-round = { $round }. forduló
print-sitting = { $sitting }. ülés
print-sitting-short = Ülés
print-place = { $round }. forduló, { $table }. asztal
print-trio-place = { $round }. forduló, { $sitting }. ülés, { $table }. asztal
print-pairings = Párosítás
print-names = Ki hol játszik
print-slips = Eredménylapok
print-score-cards = Osztáslapok
print-entries = Nevezések
print-crosstable = Kereszttáblázat
print-standings = A verseny állása
print-individuals = A legjobb játékosok
print-incidents = Eseménynapló
print-certificate = Oklevél
print-certificate-team = a csapat neve: { $team }
print-certificate-place = { $place }. helyezést ért el { $what ->
    [chess] sakkban.
    [ulti] ultiban.
    [snapszer] snapszerben.
   *[event] a versenyen.
}
print-organiser = Rendező
print-arbiter = Versenybíró
print-no-winners = Még nincs győztes.
print-prizes = Díjak
print-prize = Díj
print-category = Kategória
print-amount = Összeg
print-shared = { $count } fő között megosztva
print-provisional = A verseny nincs lezárva: a lista még változhat.
print-cash = Pénztár
print-round-short = Forduló
print-fee = Díj
print-paid = Befizetve
print-paid-back = Visszafizetve
print-due = Tartozás
print-sum = Összesen
print-voucher = Italjegy egy italra
print-ratings = Nevezők értékszám szerint
print-hall = A terem asztalai
print-packs = Kártyapaklik
print-pack = Pakli
print-pack-since = Forduló
print-pack-replaced = Csere
print-pack-note = Az első leosztáshoz minden kártyaasztalra új pakli kerül, és ott marad; aki másik asztalhoz ül, nem viszi magával.
print-figures = Miből adódnak a számok
print-figure = Szám
print-counts = Ennyit ér
print-cup = Vándorkupa
print-season = Idény
print-winner = Győztes
print-cup-none = Még egy idény sem ért véget.
event-series = Sorozat
event-series-won = Megnyerve
print-day = A nap eredménye
print-table = Asztal
print-board = Tábla
print-white = Világos
print-black = Sötét
print-colour = Szín
print-opponent = Ellenfél
print-points = Pont
print-result = Eredmény
print-name = Név
print-number = Ssz.
print-place-short = Hely
print-team = Csapat
print-title = Cím
print-rating = Értékszám
print-rating-change = Változás
print-federation = Szövetség
print-discipline = Játék
print-chess = Sakk
print-matches = Mérkőzés
print-rounds-won = Nyert forduló
print-place-points = Helyezési pont
print-game-points = Játszmapont
print-units = Egység
print-value = Érték
print-free = Szabadnapos: { $names }
print-is-free = szabadnapos
print-shared-places = Az egyenlők osztoznak a helyen.
print-not-ranked = A játszmák fele előtt visszalépett (eredményei nem számítanak): { $names }
print-crosstable-note = A + és – jel játék nélküli játszma; a zárójeles eredmény nem számít.
print-season-winner = { $count ->
    [one] A kupa győztese: { $names }.
   *[other] A kupán osztozik: { $names }.
}
print-signature = Aláírás
print-slip-units = A felírt egységek összege 24 leosztás után.
print-deal = Leosztás
print-dealer = Osztó
print-declarer = Felvevő
print-contract = Bemondás, kontra
print-card-note = ① az első osztó, akit az asztalnál húznak ki; az osztás jobbra jár. Az egységek összege szerint 2, 1 és 0 helyezési pont jár; az egyenlők a jobb helyen osztoznak.
print-act = Szám
print-when = Mikor
print-who = Ki
print-what = Mi történt
print-because = Indok: { $why }
print-was-undone = (később visszavonva)
print-no-incidents = Nincs mit jelenteni.
print-not-admitted = { $round }. forduló, nem indulhatott: { $reasons }
print-not-of-this-event = Ennek a versenynek nincs ilyen lapja.

## Parancsok
event-cli-made = Elkészült: „{ $name }” ({ $file }).
event-cli-imported = „{ $name }”: { $entries } nevezés, { $rounds } forduló.
event-cli-sound = Minden bejegyzés ({ $acts }) ugyanazt a döntést adja, mint a fájl.
event-cli-unsound = { $act }. bejegyzés: nem azt a döntést adná, amely a fájlban áll.
event-cli-unsealed = A fájl régebbi, pecsét nélküli; a következő bejegyzés az egészet lepecsételi.
event-cli-damaged = A fájl sérült: nem az áll benne, amit beleírtak, ezért semmi sem látszik belőle. Az utolsó ép másolat kell.
event-cli-count = { $written } bejegyzés készült, { $found } van meg.
event-cli-changed = Egy bejegyzés megváltozott (legkésőbb: { $act }.).
event-cli-broken = Nem olvasható ({ $how }).
event-cli-exists = a fájl már létezik
event-cli-missing = nincs ilyen fájl
event-cli-foreign = ez nem ennek a programnak a naplója
event-cli-empty = a fájlban nincs verseny
event-cli-busy = Mások folyamatosan írják ezt a fájlt. Egy kis idő múlva újra kell próbálni.
event-cli-again = A listából { $count } sor már érvényben van.
event-cli-line = { $line }. sor: { $why }
event-cli-not-utf8 = A fájl nem UTF-8 (--encoding latin1, latin2, latin5).
event-cli-latin = A fájl nem UTF-8, így olvassuk: { $encoding }.
event-cli-other-game = Ennek a táblának a játéka más: { $board } – { $game }.
event-cli-unfinished-session = A partiban { $of } leosztásból { $deals } van meg. Ha valaki elment, meg kell mondani, ki (--left).
event-cli-session = az ellenőrzött partiból: { $file }, sha256 { $seal }
event-report-unknown = Ezeket a holtversenydöntőket a program nem ismeri, a rájuk épülő helyezést nem veti össze: { $codes }.
event-report-rank = { $number }. játékos: a fájl szerint { $rank }. hely, a holtversenydöntők szerint { $place }.
event-report-team-rank = { $number }. csapat: a fájl szerint { $rank }. hely, a holtversenydöntők szerint { $place }.
event-report-agrees = Az eredményekből és a holtversenydöntőkből minden helyezés következik ({ $count }).
event-report-differs = { $count } helyezés nem következik a fájlból.
event-cli-admitted = Indulhat ({ $count }): { $names }
event-plan-sittings = Ülés
event-plan-met = Egy pár találkozik
event-plan-length = Legfeljebb
event-plan-usual = szokásos
event-plan-unequal = nem egyenlő: a rendező indoklása kell
event-plan-round-robin = Ennyi csapat körmérkőzésben találkozhat a többiekkel.
event-plan-either = Ennyi csapat körmérkőzése hosszú nap vagy több nap; a kieséses rövidebb.
event-plan-knockout = Ennyi csapatnak a kieséses rendszer a szokásos.
event-pack = { $table }. asztal, { $game ->
    [snapszer] snapszer
   *[ulti] ulti
}: új pakli az első leosztáshoz ({ $round }. forduló).
event-pack-replaced = { $when }: csere. { $why }
event-cli-unknown = Nincs „{ $name }” nevű nevezés.
event-cli-ambiguous = „{ $name }” többet is jelenthet: { $names }.
event-cli-seed = Sorsolás, mag: { $seed }.
event-cli-no-number = Nincs kisorsolt „{ $number }” szám.
event-cli-needs = Ehhez az eseményhez kell: { $flag }.
event-cli-illegal-move = { $number }. lépés, { $move }: nem olvasható vagy nem szabályos.
event-cli-conflict = eltérő jelentések
event-cli-not-drawn = Ennek a nevezésnek még nincs sorszáma.
event-cli-unrated = Ennek a játékosnak nincs értékszáma.
event-part-imagined = forduló játék nélkül
event-part-forfeit = játék nélkül
event-part-extra = büntetés
event-part-cut = kimarad
event-part-progress = maga mögött hagyott csapatok
event-season-line = Idény: { $points } pont, { $rounds } nyert forduló, { $place }. hely.
event-cup-kept = { $cup }. kupa: végleg { $name } birtokában marad.
event-cup-in-play = { $cup }. kupa: most ezért folyik a játék.
event-cup-wins = { $name }: { $wins ->
    [one] egy győzelem
   *[other] { $wins } győzelem
}
event-ask-welcome = Új verseny. Üres válasz a zárójelben állót jelenti.
event-ask-name = Mi a verseny neve?
event-ask-system = Ki kivel játszik?
event-ask-team-event = sakk, ulti és snapszer, egyszerre három csapat
event-ask-round-robin = körmérkőzés
event-ask-double-round-robin = kétfordulós körmérkőzés
event-ask-knockout = egyenes kiesés
event-ask-swiss = a FIDE svájci rendszere
event-ask-scheveningen = két csapat, mindenki a másik csapat minden játékosával (Scheveningen)
event-ask-keizer = klubesték ranglistája (Keizer)
event-ask-given = a párosítás máshonnan jön
event-ask-place = Hol rendezik?
event-ask-dates = Mely napokon (2026-05-20, 2026-06-17)?
event-ask-minutes = Hány perce van egy sakkozónak?
event-ask-supervision = Versenyszabályok: 1 teljes (elég versenybíró, jegyzett játszmák), 2 korlátozott
event-ask-fee = Mennyi a díj személyenként és fordulónként?
event-ask-rounds = Hány forduló?
event-ask-sittings = Hány ülés egy napon (üres: amennyi kiegyenlíti)?
event-ask-games = Hány játszma egy mérkőzésen?
event-ask-boards = Hány táblán mérkőznek a csapatok (1: egyéni)?
event-ask-tie-breaks = Mi döntsön holtversenynél, milyen sorrendben?
event-ask-again = Ez nem olvasható:
event-ask-no-answer = A válaszok elfogytak a kérdések előtt.
print-link-cards = Linkek
print-link-table = { $table }. asztal
print-link-how = Olvasd be a kódot: eredmény bejelentése, jelentkezés, az asztalod.
event-cli-brought = Bekerült az adatbázisba: { $name }, a neve ott: { $event }. Ezek a linkek nyitják meg; csak most láthatók:
event-cli-taken = Kikerült az adatbázisból: { $name }, fájl: { $file }. A napló { $acts } bejegyzését a program újra ellenőrizte.
