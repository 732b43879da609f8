### Kilpailut: mitä tapahtui, miksi ei, tulosteiden sanat ja komentojen kysymykset.

## Mitä tapahtui
event-amended = Kilpailun määräyksiä muutettiin.
event-entered = { $name } ilmoittautui numerolla { $number }.
event-took-free-number = { $name } saa arvonnan vapaan numeron ja pelaa kierroksesta { $round } alkaen.
event-paid = { $name } { $back ->
    [yes] sai takaisin
   *[no] maksoi
} { $amount } { $currency }{ $round ->
    [0] {" "}koko kilpailusta.
   *[other] {" "}kierroksesta { $round }.
}
event-checked-in = { $name } on paikalla kierroksella { $round }.
event-lined-up = { $name } nimesi jäsenensä kierrokselle { $round }.
event-bye-granted = { $name } huilaa kierroksella { $round }, { $kind ->
    [full] voiton pistein.
    [half] tasapelin pistein.
    [own] oman arvonsa verran.
    [half-own] puolet omasta arvostaan.
   *[zero] ilman pisteitä.
}
event-withdrawn = { $name } keskeytti kierroksesta { $round } alkaen. { $counts ->
    [yes] Vähintään puolet peleistä pelattiin: tulokset lasketaan, loput ovat luovutushäviöitä.
    [stand] Se, mitä pelattiin, on voimassa.
   *[no] Alle puolet peleistä pelattiin: tulokset jäävät taulukkoon mutta niitä ei lasketa.
}
event-returned = { $name } jatkaa pelaamista.
event-not-admitted = { $name } ei pääse kierrokselle { $round }.
event-admitted = { $name } pääsee järjestäjän päätöksellä silti kierrokselle { $round }.
event-dates-differ = Kierros { $round } on ilmoitettu päivälle { $planned }, ja se arvotaan { $on }.
event-numbers-drawn = Kierroksen { $round } numerot: { $order }.
event-paired = Kierros { $round } on paritettu: { $tables ->
    [one] { $tables } pöytä.
   *[other] { $tables } pöytää.
}
event-forfeited = Pöytä { $board }: { $score } ilman peliä.
event-published = Kierroksen { $round } parit on julkaistu.
event-reported = Pöytä { $board }: { $name } ilmoittaa { $score }.
event-confirmed = Pöytä { $board }: { $score }, kaikki osapuolet vahvistivat.
event-conflicted = Pöytä { $board }: osapuolet ilmoittavat eri tulokset. Tuomari ratkaisee.
event-result-entered = Pöytä { $board }: { $score }.
event-corrected = Pöytä { $board }: { $from } korjattu, nyt { $score }.
event-decided = Pöytä { $board }: tuomarin ratkaisu { $score }.
event-annulled = Pöytä { $board }: tulos { $score } mitätöidään, peli pelataan uudestaan.
event-replaced = Pöytä { $table }: siellä pelaa nyt { $name }, aiemmin { $out }.
event-game-added = Pöytä { $board }: ratkaisupeli, valkeat: { $name }.
event-deal-added = Pöytä { $board }: ratkaiseva jako kolmen kesken ({ $game ->
    [snapszer] snapszer
   *[ulti] ulti
}). Yksiköt kirjataan muodossa 3:0:0@1.
event-lot-drawn = Pöytä { $table }: arpa ratkaisi, voittaja { $name }.
event-moves-kept = Pöytä { $board }: siirrot tallennettiin.
event-penalised = { $name } sai rangaistuksen: { $kind ->
    [points] pistevähennys { $amount }.
    [fine] sakko { $amount }.
    [exclusion] sulkeminen, kierrokset { $amount }.
   *[warning] varoitus.
}
event-noted = { $kind ->
    [pack] Pakka vaihdettiin:
    [replay] Jako pelataan uudestaan:
    [taken] Jako otettiin sääntörikkojalta:
    [dispute] Kiista ratkaistiin:
   *[other] Merkittiin:
} { $text }
event-round-closed = Kierros { $round } on päättynyt{ $count ->
    [0] .
   *[other] ; voittaja: { $winners }.
}
event-lots-drawn = Arvan järjestys: { $order }.
event-appeal-lodged = Valitus { $appeal }, { $name }: { $text }
event-appeal-ruled = Valitus { $appeal } { $upheld ->
    [yes] hyväksyttiin.
   *[no] hylättiin.
} { $text }
event-penalty-lifted = Rangaistus kumotaan: { $name } (toimi { $act }).
event-still-stands = Valituksen kohde, toimi { $act }, on yhä voimassa: peru tai korjaa se.
event-closed = Kilpailu on päättynyt.
event-undone = Toimi { $act } peruttiin.

## Miksi joukkue ei pääse mukaan
event-inadmissible-roles = Joukkueessa ei ole yhtä shakin, yhtä ultin ja yhtä snapszerin pelaajaa.
event-inadmissible-deadline = Maksu ei tullut määräaikaan mennessä.
event-inadmissible-fee = Maksu oli liian pieni.
event-inadmissible-late = Joukkue ei ollut koossa arvonnassa.
event-inadmissible-equipment = Joukkue toi omat välineet.
event-stays-out = { $name } ei pääse mukaan:

## Miksi ei
event-not-your-office = Tämä kuuluu tuomarille tai järjestäjälle.
event-reason-needed = Tällainen toimi vaatii perustelun (--why).
event-is-closed = Kilpailu on päättynyt.
event-too-late-to-amend = Liian myöhäistä: ilmoittautumiset tai numerot nojaavat järjestelmään, pöytiin ja pisteisiin.
event-no-such-entry = Ilmoittautumista { $number } ei ole.
event-entered-twice = { $name } on jo ilmoittautunut (numero { $number }).
event-no-name = Nimi puuttuu.
event-wrong-members = Tässä kilpailussa ilmoittautumisen jäseniä on { $least }–{ $most }, ei { $given }.
event-wrong-roles = Joukkueessa on yksi shakin, yksi ultin ja yksi snapszerin pelaaja.
event-entries-closed = Ilmoittautuminen on päättynyt: numerot on arvottu.
event-no-free-number = Ohjelmassa ei ole vapaata numeroa myöhästyneelle.
event-nothing-paid = Nollan suuruista maksua ei kirjata.
event-paid-back-too-much = Maksettu on vain { $amount }; enempää ei voi palauttaa.
event-empty-list = Lista on tyhjä.
event-bad-name = Nimessä on enintään { $most } merkkiä eikä ohjausmerkkejä.
event-no-points-for-bye = Tässä järjestelmässä huilikierros ei tuo pisteitä (--kind zero).
event-sitting-begun = Istunto { $sitting } on alkanut; jäsenet nimetään ennen sitä.
event-line-up-too-late = Jäsenet nimetään viimeistään klo { $time }; myöhemmin se vaatii perustelun (--why).
event-no-such-round = Kilpailussa ei ole kierrosta { $round }.
event-already-paired = Kierros { $round } on jo paritettu.
event-wrong-arrivals = Jäseniä on { $members }; saapumisia annettiin { $given }.
event-already-withdrawn = { $name } on jo vetäytynyt.
event-not-withdrawn = { $name } ei ole vetäytynyt.
event-round-is-past = Kierros { $round } on jo pelattu.
event-numbers-drawn-already = Kierroksen { $round } numerot on jo arvottu.
event-numbers-not-drawn = Kierroksen { $round } numeroita ei ole vielä arvottu.
event-lots-incomplete = Arvassa on oltava jokainen ilmoittautuminen tasan kerran.
event-two-even-teams = Kilpailu tarvitsee kaksi yhtä suurta joukkuetta; jokainen pelaaja ilmoitetaan joukkueineen (--team).
event-too-few-admitted = { $count ->
    [0] Kukaan ei pääse mukaan
    [one] Vain yksi pääsee mukaan
   *[other] Vain { $count } pääsee mukaan
}; se on liian vähän.
event-admitted-anyway = Mikään ei estä osallistumista: { $name }.
event-too-early-to-draw = Arvonta on ilmoitettu ajaksi { $date } klo { $time }; aikaisemmin se vaatii perustelun (--why).
event-rounds-in-order = Seuraavaksi on kierros { $round }.
event-too-few = Paritettavia on liian vähän.
event-all-paired = Kaikki kierrokset on paritettu.
event-unequal-matches = Joukkueen otteluiden määrä olisi { $least }–{ $most }, ja summia verrataan. Kaikille tasainen istuntojen määrä: { $sittings } (vaihtoehdot: event plans); epätasainen vaatii perustelun (--why).
event-undecided = Pöydän { $table } ottelulla ei ole voittajaa: tarvitaan ratkaisupeli tai arpa.
event-result-missing = Kierros { $round }, pöytä { $table }: tulosta ei vielä ole, joten pisteitä ei tiedetä.
event-no-legal-pairing = Sallittuja pareja ei ole (C.04.3): tuomari päättää.
event-unfinished = Pöydän { $table } ottelu on kesken: tuloksia puuttuu.
event-knockout-goes-on = Pudotuskilpailu on kesken: finaalilla ei ole voittajaa. Näin päättäminen vaatii perustelun (--why).
event-paired-by-system = Tämän kilpailun parit tekee sen oma järjestelmä.
event-pairings-must-be-given = Tämän kilpailun parit tulevat muualta (--given).
event-bad-pairing = { $name } on pareissa kahdesti tai ei pelaa.
event-wrong-table = Tässä pöydässä on yksi tai kaksi osapuolta, ei { $count }.
event-concern-rematch = Huomaa: { $name } ja { $other } kohtasivat jo kierroksella { $round }.
event-concern-left-out = Huomaa: { $name } pelaa tällä kierroksella mutta puuttuu pareista.
event-concern-free-again = Huomaa: { $name } on vapaalla toista kertaa.
event-concern-fewer-matches = Huomaa: otteluita tämän kierroksen jälkeen { $matches }: { $name }; toisella, joka on ollut yhtä usein paikalla, niitä on { $most }.
event-concern-engine = Huomaa: kilpailun järjestelmä parittaisi näin: { $pairs }.
event-kept-apart = Pidetään erillään kierroksesta { $from } alkaen{ $ends ->
    [no] {""}
   *[other] {" "}(viimeinen kierros { $until })
}: { $names }.
event-renumbered = Numerot kierroksesta { $round } alkaen: { $order }.
event-pairings-changed = Kierroksen { $round } julkaistu paritus muuttuu: { $ground ->
    [rematch] kaksi pelaajaa oli jo kohdannut.
    [rules] kilpailun säännöt sallivat sen.
    [no-opponents] kaksi vastustajatonta pelaajaa suostuu.
    [late-entry] myöhäinen ilmoittautuja hyväksytään.
   *[top-boards] se koskee viimeisen kierroksen kärkipöytiä.
}
event-paired-by-hand = Kierros { $round } on paritettu käsin.
event-report-remark = Kierros { $round }, toimi { $act }: { $what } { $why }
event-only-swiss = Se on vain sveitsiläisen järjestelmän kilpailuja varten.
event-numbers-fixed = Kierros 4 on paritettu; numerot eivät enää muutu.
event-not-published = Kierroksen { $round } paritusta ei ole julkaistu; kumoa se ja parita uudelleen.
event-published-stays = Kierroksen { $round } julkaistu paritus pysyy. Sääntöjen tuntemalla perusteella sen voi muuttaa: event change --ground.
event-no-ground = Kierroksen { $round } paritus pysyy: { $ground ->
    [rematch] yksikään purettavista pareista ei ole kohdannut ennen.
    [rules] sääntöjen tämä laitos ei tunne sellaista perustetta.
    [no-opponents] kaikki kohtaavat eivät ole vastustajattomia, tai tämä laitos ei tunne sellaista perustetta.
    [late-entry] kierroksella ei ole uutta pelaajaa, tai tämä laitos ei tunne sellaista perustetta.
   *[top-boards] kierros ei ole viimeinen, tai tämä laitos ei tunne sellaista perustetta.
}
event-played-already = Pöydän { $table } peli on pelattu; se pysyy.
event-concern-full-bye = Huomaa: { $name } saa voiton pisteet pelaamatta; FIDE ei suosittele sitä.
event-concern-second-half-bye = Huomaa: { $name } on jo saanut puolen pisteen vapaakierroksen.
event-concern-forbidden = Huomaa: { $name } ja { $other } pidetään erillään.
event-concern-same-colour = Huomaa: { $name } ja { $other } voivat saada vain saman värin.
event-concern-same-team = Huomaa: { $name } ja { $other } ovat samaa joukkuetta.
event-compare-same = Kierros { $round } on sääntöjen mukainen: { $pairs }.
event-compare-differs = Kierros { $round } sääntöjen mukaan: { $pairs }.
event-compare-colours = { $white }-{ $black }: sääntöjen mukaan värit toisin päin.
event-not-paired = Kierrosta { $round } ei ole paritettu.
event-already-published = Kierros { $round } on jo julkaistu.
event-round-is-closed = Kierros { $round } on päättynyt; tulokset ovat lopulliset.
event-no-such-bout = Pöydässä { $board } ei pelata.
event-not-your-bout = Tämä osapuoli ei pelaa pöydässä { $board }.
event-wrong-kind-of-result = Pöydässä { $board } ei voi olla tällaista tulosta.
event-not-half-units = Yksiköt kirjoitetaan kokonaisina ja puolikkaina.
event-units-without-deals = Yksiköitä ei voi olla ilman yhtään jakoa.
event-wrong-deals = Pöytä kestää 24 jakoa, vähemmän vain jos pelaaja lähtee; annettiin { $deals }.
event-result-stands = Pöydässä { $board } on tulos { $score }. Sen voi vain korjata (--correct, perustellen).
event-in-conflict = Pöytä { $board }: osapuolet ilmoittavat eri tulokset. Ratkaise valitsimella --correct ja perustele.
event-reported-already = Tämä osapuoli on jo ilmoittanut pöydän { $board }.
event-speaks-for-another = Pöytä { $board }: tällä puhelimella puhuu { $name }. Toinen osapuoli vahvistaa omalla puhelimellaan, tai tuomari kirjaa tuloksen.
event-nothing-to-correct = Pöydässä { $board } ei ole vielä tulosta.
event-same-result = Pöydässä { $board } on jo tämä tulos.
event-played-on = Pöytä { $board }: tämä muuttaisi jatkoon pääsijää, ja siitä on paritettu { $boards }. Peru se ensin, tai jos siellä ei ole vielä pelattu, anna --replace.
event-not-equal = Pöydän { $table } ottelu ei ole tasan päättynyt pudotusottelu.
event-not-at-table = { $name } ei ole tasoissa olevien joukossa pöydässä { $table }.
event-not-moves = Nämä eivät ole yhden pelin siirrot.
event-empty-penalty = Anna määrä: pisteet, summa tai kierrokset.
event-results-missing = { $count ->
    [one] Yksi tulos puuttuu
   *[other] { $count } tulosta puuttuu
}: { $boards }.
event-rounds-missing = Kierroksia on pelattu { $played }, suunniteltu { $planned }. Aikainen päättäminen vaatii perustelun (--why).
event-no-lots = Erikoismääräyksissä ei ole arvontaa; tasoissa olevat jakavat sijan.
event-no-such-act = Pöytäkirjassa ei ole toimea { $act }.
event-undone-already = Toimi { $act } on jo peruttu.
event-others-rest = Toimea { $act } ei voi perua yksin: siihen nojaavat { $acts }.
event-no-such-appeal = Valitusta { $appeal } ei ole.
event-appeal-decided = Valitus { $appeal } on jo ratkaistu.
event-appeal-too-late = Valitus on tehtävä { $minutes } minuutin kuluessa.
event-nothing-said = Teksti on tyhjä.

## Määräykset
event-fault-no-name = Kilpailulla ei ole nimeä.
event-fault-boards = Joukkueet kohtaavat 1–50 pöydässä.
event-fault-rapid-minutes = Joukkuekilpailussa pelataan nopeaa shakkia: 15–60 minuuttia.
event-fault-trio-boards = Kolmen joukkueen ottelun pöydät tulevat säännöstä; jätä pöytien määräksi 1.
event-fault-swiss-teams = Sveitsiläinen järjestelmä on täällä henkilökohtainen; jätä pöytien määräksi 1.
event-fault-individuals = Tämä järjestelmä on yksilöille; pöytien määrän on oltava 1.
event-fault-games = Kierrosten, istuntojen tai pelien määrä ei kelpaa.
event-fault-points = Voiton on annettava enemmän kuin tasapelin, eikä tasapeli saa antaa vähemmän kuin häviö.
event-fault-dates = Kierrosten päivät kulkevat taaksepäin.
event-fault-language = Tarvitaan ainakin yksi kieli.
event-fault-two-times = Minuutit ja miettimisaika ovat ristiriidassa.
event-fault-regime = Tapahtuman on kerrottava, noudatetaanko nopeissa ja pikapeleissä kilpailusääntöjä kokonaan: --supervision full tai --supervision limited ({ $article }).
event-fault-too-many-games = Tuomarilla on liikaa pelejä täysiin kilpailusääntöihin: nopeassa enintään kolme, pikapelissä yksi ({ $article }).
event-fault-not-recorded = Täysissä kilpailusäännöissä jonkun on kirjattava pelit ({ $article }).
event-fault-standard-limited = Pitkät pelit pelataan aina täysillä kilpailusäännöillä ({ $article }).

## Tiedostot
trf-field = Rivi { $line }, sarakkeet { $columns }: "{ $found }" ei ole { $expected ->
    [number] luku.
    [points] pistemäärä.
    [sex] m tai w.
    [colour] väri.
    [result] tulos.
   *[code] tässä tunnettu koodi.
}
trf-number-twice = Rivi { $line }: pelaaja { $number } on kahdesti.
trf-no-such-player = Rivi { $line }: pelaajaa { $number } ei ole.
trf-meets-himself = Rivi { $line }: kierroksella { $round } pelaaja on merkitty omaksi vastustajakseen.
trf-contradiction = Rivi { $line }: kierroksella { $round } pelaajan { $number } rivi sanoo muuta.
trf-no-opponent = Rivi { $line }: kierroksella { $round } tulos { $code } ei sovi annettuun vastustajaan.
trf-no-players = Rivi { $line }: tiedosto päättyy eikä siinä ole pelaajia.
trf-points-mended = Rivi { $line }: pisteet eivät seuraa tuloksista: { $found }; otetaan { $made }.
trf-no-rank = Rivi { $line }: sijoitus puuttuu; sijoitukset tehdään tuloksista.
trf-kept = Rivi { $line }: rivejä { $code } ei tunneta, ne säilytetään sellaisinaan.
trf-count = Rivi { $line }: ilmoitettu { $found }, löytyi { $held }.
trf-no-name = Rivi { $line }: pelaajalla { $number } ei ole nimeä.
trf-two-opponents = Joukkue { $number } kohtaa kierroksella { $round } kaksi muuta; se ei ole ottelu.
trf-trios = Raporttitiedosto tuntee kaksi osapuolta pöydässä, ei kolmea.
trf-unfit = Raportti on ristiriidassa itsensä kanssa eikä siitä tule kilpailua.
trf-short = Kierros { $round }, pelaaja { $number }: peli oli liian lyhyt vahvuuslukulaskentaan; se otetaan tavallisena pelinä.
trf-turned = Kierros { $round }: { $white } pelasi mustilla vastustajaa { $black } vastaan; joukkueottelussa värit vuorottelevat laudoittain, joten tapahtumassa hänellä on valkeat.
trf-not-taken = Tämän lajin rivit säilyvät ja kirjoitetaan takaisin, mutta kilpailu ei käytä niitä: { $code }.
trf-latin = Tiedosto ei ole UTF-8; se luetaan kirjain kerrallaan (Latin-1).
csv-no-names = Luettelossa on oltava otsikkorivi, jossa on sarake "name".
csv-unknown-column = Saraketta "{ $column }" ei tunneta; tunnetaan { $known }.
csv-field = Rivi { $line }, sarake { $column }: "{ $found }" ei ole luettavissa.
csv-too-many-fields = Rivillä { $line } on enemmän kenttiä kuin otsikossa.
csv-open-quote = Rivi { $line }: lainausmerkki on sulkematta.

## Tulosteet
print-round = Kierros { $round }
print-sitting = Istunto { $sitting }
print-sitting-short = Istunto
print-place = Kierros { $round }, pöytä { $table }
print-trio-place = Kierros { $round }, istunto { $sitting }, pöytä { $table }
print-pairings = Parit
print-names = Kuka pelaa missä
print-slips = Tuloslaput
print-score-cards = Jakolomakkeet
print-entries = Ilmoittautuneet
print-crosstable = Ristitaulukko
print-standings = Sijoitukset
print-individuals = Parhaat pelaajat
print-incidents = Tapahtumaraportti
print-certificate = Kunniakirja
print-certificate-team = joukkue: { $team }
print-certificate-place = saavutti sijan { $place } { $what ->
    [chess] shakissa.
    [ulti] ultissa.
    [snapszer] snapszerissa.
   *[event] kilpailussa.
}
print-organiser = Järjestäjä
print-arbiter = Tuomari
print-no-winners = Voittajaa ei ole vielä.
print-prizes = Palkinnot
print-prize = Palkinto
print-category = Sarja
print-amount = Summa
print-shared = jaettu { $count } kesken
print-provisional = Kilpailu on kesken: lista voi vielä muuttua.
print-cash = Kassa
print-round-short = Kierros
print-fee = Maksu
print-paid = Maksettu
print-paid-back = Palautettu
print-due = Maksamatta
print-sum = Yhteensä
print-voucher = Juomalippu yhteen juomaan
print-ratings = Ilmoittautuneet vahvuusluvun mukaan
print-hall = Salin pöydät
print-packs = Korttipakat
print-pack = Pakka
print-pack-since = Kierros
print-pack-replaced = Vaihdettu
print-pack-note = Ensimmäiseen jakoon jokaisella korttipöydällä on uusi pakka, ja se jää sinne; pöytää vaihtava ei vie sitä mukanaan.
print-figures = Mistä luvut tulevat
print-figure = Luku
print-counts = Arvo
print-cup = Kiertopokaali
print-season = Kausi
print-winner = Voittaja
print-cup-none = Yksikään kausi ei ole vielä päättynyt.
event-series = Sarja
event-series-won = Voitettu
print-day = Päivän tulokset
print-table = Pöytä
print-board = Lauta
print-white = Valkea
print-black = Musta
print-colour = Väri
print-opponent = Vastustaja
print-points = Pisteet
print-result = Tulos
print-name = Nimi
print-number = Nro
print-place-short = Sija
print-team = Joukkue
print-title = Arvonimi
print-rating = Vahvuusluku
print-rating-change = Muutos
print-federation = Liitto
print-discipline = Peli
print-chess = Shakki
print-matches = Ottelut
print-rounds-won = Voitetut kierrokset
print-place-points = Sijapisteet
print-game-points = Pelipisteet
print-units = Yksiköt
print-value = Arvo
print-free = Huilaa: { $names }
print-is-free = huilaa
print-shared-places = Tasoissa olevat jakavat sijan.
print-not-ranked = Vetäytyi ennen puolta peleistä (tuloksia ei lasketa): { $names }
print-crosstable-note = + ja – ovat luovutusvoitto ja -häviö; suluissa olevaa tulosta ei lasketa.
print-season-winner = { $count ->
    [one] Pokaalin voitti { $names }.
   *[other] Pokaalin jakavat { $names }.
}
print-signature = Allekirjoitus
print-slip-units = Kirjattujen yksiköiden summa 24 jaon jälkeen.
print-deal = Jako
print-dealer = Jakaja
print-declarer = Pelinviejä
print-contract = Tarjous, kontra
print-card-note = ① on ensimmäinen jakaja, joka arvotaan pöydässä; jako siirtyy oikealle. Yksiköiden summa antaa 2, 1 ja 0 sijapistettä; tasoissa olevat jakavat paremman sijan.
print-act = Toimi
print-when = Milloin
print-who = Kuka
print-what = Mitä
print-because = Perustelu: { $why }
print-was-undone = (peruttu myöhemmin)
print-no-incidents = Ei raportoitavaa.
print-not-admitted = Ei päässyt kierrokselle { $round }: { $reasons }
print-not-of-this-event = Tälle kilpailulle ei ole tällaista tulostetta.

## Komennot
event-cli-made = "{ $name }" on valmis tiedostossa { $file }.
event-cli-imported = "{ $name }": { $entries ->
    [one] { $entries } ilmoittautuminen
   *[other] { $entries } ilmoittautumista
}, { $rounds ->
    [one] { $rounds } kierros.
   *[other] { $rounds } kierrosta.
}
event-cli-sound = Kaikki toimet ({ $acts }) ratkeavat kuten tiedosto sanoo.
event-cli-unsound = Toimi { $act } ei ratkeaisi kuten tiedosto sanoo.
event-cli-unsealed = Tiedosto on vanhaa muotoa ilman sinettejä; seuraava toimi sinetöi kaiken.
event-cli-damaged = Tiedosto on vioittunut: siinä ei ole se, mitä kirjoitettiin, eikä siitä näytetä mitään. Ota viimeinen ehjä kopio.
event-cli-count = Toimia kirjoitettiin { $written }, tallessa on { $found }.
event-cli-changed = Jokin toimi on muuttunut, viimeistään numero { $act }.
event-cli-broken = Sitä ei voi lukea ({ $how }).
event-cli-exists = tiedosto on jo olemassa
event-cli-missing = tällaista tiedostoa ei ole
event-cli-foreign = tämä ei ole tämän ohjelman pöytäkirja
event-cli-empty = tiedostossa ei ole kilpailua
event-cli-busy = Muut kirjoittavat tähän tiedostoon koko ajan. Yritä hetken päästä uudestaan.
event-cli-again = { $count ->
    [one] Listan yksi rivi on jo voimassa.
   *[other] Listan { $count } riviä on jo voimassa.
}
event-cli-line = Rivi { $line }: { $why }
event-cli-not-utf8 = Tiedosto ei ole UTF-8 (--encoding latin1, latin2, latin5).
event-cli-latin = Tiedosto ei ole UTF-8; se luetaan muodossa { $encoding }.
event-cli-other-game = Tämä ei ole pelin { $game } istunto, jota pöydässä { $board } pelataan.
event-cli-unfinished-session = Istunnossa on { $deals } jakoa, kun pitäisi olla { $of }. Jos joku lähti, kerro kuka (--left).
event-cli-session = tarkistetusta istunnosta: { $file }, sha256 { $seal }
event-report-unknown = Näitä ratkaisuperusteita ei tunneta, niihin nojaavia sijoja ei verrata: { $codes }.
event-report-rank = Pelaaja { $number }: tiedostossa sija { $rank }, ratkaisuperusteiden mukaan { $place }.
event-report-team-rank = Joukkue { $number }: tiedoston mukaan sija { $rank }, tasatilanteen ratkaisujen mukaan { $place }.
event-report-agrees = Kaikki sijat ({ $count }) seuraavat tuloksista ja ratkaisuperusteista.
event-report-differs = { $count ->
    [one] Yksi sija ei seuraa tiedostosta.
   *[other] { $count } sijaa ei seuraa tiedostosta.
}
event-cli-admitted = Mukaan pääsevät ({ $count }): { $names }
event-plan-sittings = Istuntoja
event-plan-met = Pari kohtaa
event-plan-length = Enintään
event-plan-usual = tavallinen
event-plan-unequal = epätasainen: vaatii järjestäjän perustelun
event-plan-round-robin = Näin monta joukkuetta voi kohdata muut sarjassa.
event-plan-either = Näin monen joukkueen sarja vie pitkän päivän tai useita; pudotuskilpailu on lyhyempi.
event-plan-knockout = Näin monelle joukkueelle pudotuskilpailu on tavallinen valinta.
event-pack = Pöytä { $table }, { $game ->
    [snapszer] snapszer
   *[ulti] ulti
}: uusi pakka kierroksen { $round } ensimmäiseen jakoon.
event-pack-replaced = { $when }: vaihdettu. { $why }
event-cli-unknown = Ilmoittautumista "{ $name }" ei ole.
event-cli-ambiguous = "{ $name }" voi olla { $names }.
event-cli-seed = Arpa siemenellä { $seed }.
event-cli-no-number = Numeroa "{ $number }" ei ole arvottu.
event-cli-needs = Tähän tapahtumaan tarvitaan { $flag }.
event-cli-illegal-move = Siirto { $number }, { $move }: sitä ei voi lukea tai se ei ole laillinen.
event-cli-conflict = eri ilmoitukset
event-cli-not-drawn = Tällä ilmoittautumisella ei ole vielä numeroa.
event-cli-unrated = Tällä pelaajalla ei ole vahvuuslukua.
event-part-imagined = kierros ilman peliä
event-part-forfeit = luovutus
event-part-extra = rangaistus
event-part-cut = jätetään pois
event-part-progress = taakse jääneet joukkueet
event-season-line = Kausi: pisteitä { $points }, voitettuja kierroksia { $rounds }, sija { $place }.
event-cup-kept = Pokaali { $cup } jää pysyvästi: { $name }.
event-cup-in-play = Nyt pelataan pokaalista { $cup }.
event-cup-wins = { $name }: { $wins ->
    [one] yksi voitto
   *[other] { $wins } voittoa
}
event-ask-welcome = Uusi kilpailu. Tyhjä vastaus ottaa suluissa olevan.
event-ask-name = Mikä on kilpailun nimi?
event-ask-system = Kuka kohtaa kenet?
event-ask-team-event = shakki, ulti ja snapszer, kolme joukkuetta kerrallaan
event-ask-round-robin = kaikki kaikkia vastaan
event-ask-double-round-robin = kaikki kaikkia vastaan kahdesti
event-ask-knockout = pudotuspelit
event-ask-swiss = FIDEn sveitsiläinen järjestelmä
event-ask-scheveningen = kaksi joukkuetta, jokainen toisen joukkueen jokaista vastaan (Scheveningen)
event-ask-keizer = kerhoiltojen pyramidi (Keizer)
event-ask-given = parit tulevat muualta
event-ask-place = Missä se pidetään?
event-ask-dates = Minä päivinä (2026-05-20, 2026-06-17)?
event-ask-minutes = Montako minuuttia kullakin shakinpelaajalla on?
event-ask-supervision = Kilpailusäännöt: 1 kokonaan (riittävästi tuomareita, pelit kirjataan), 2 rajoitetusti
event-ask-fee = Mikä on maksu henkilöä ja kierrosta kohti?
event-ask-rounds = Montako kierrosta?
event-ask-sittings = Montako istuntoa päivässä (tyhjä: tasaava määrä)?
event-ask-games = Montako peliä ottelussa?
event-ask-boards = Montako pöytää joukkueotteluissa (1: yksilöt)?
event-ask-tie-breaks = Mitkä tasatilanteen ratkaisut, missä järjestyksessä?
event-ask-again = Tätä ei voi lukea:
event-ask-no-answer = Vastaukset loppuivat ennen kysymyksiä.
print-link-cards = Linkit
print-link-table = Pöytä { $table }
print-link-how = Lue koodi: ilmoita tulos, ilmoittaudu, katso pöytäsi.
event-cli-brought = Tietokannassa: { $name }, nimeltään { $event }. Nämä linkit avaavat sen; ne näytetään kerran:
event-cli-taken = Otettu tietokannasta: { $name }, tiedosto: { $file }. Lokin { $acts } merkintää on tarkistettu uudelleen.
