### Kilpailut selaimessa: järjestäjän sivu, puhelimet, näytöt, julkinen sivu.

## Kilpailun luominen

club-new = Luo kilpailu
club-new-lead = Kolme vastausta riittää; muu on kuten tavallisesti, ja sitä voi muuttaa ennen arvontaa.
club-new-go = Luo kilpailu
club-mine = Omat kilpailusi
club-mine-none = Tällä laitteella ei vielä ole. Järjestäjän linkki avaa kilpailun tässä.
club-system = Ketkä kohtaavat
club-system-trios = Shakki, ulti, snapszer
club-system-trios-why = Kolmen hengen joukkueet; kolme joukkuetta pöydässä, päivä on kierros
club-system-swiss = Sveitsiläinen järjestelmä
club-system-swiss-why = Paljon pelaajia, vähän kierroksia
club-system-round-robin = Kaikki kohtaavat kaikki
club-system-round-robin-why = Noin kahteentoista osallistujaan asti
club-system-knockout = Cup
club-system-knockout-why = Hävinnyt putoaa
club-system-given = Parit käsin
club-system-given-why = Toisesta ohjelmasta tai itse
club-name = Kilpailun nimi
club-day = Ensimmäinen päivä
club-rounds = Kierrokset
club-days = Sarjan päivät
club-minutes = Minuutteja kullekin shakinpelaajalle
club-fee = Maksu henkilöltä ja kierrokselta
club-currency = Valuutta
club-place = Paikka
club-arbiter = Tuomari
club-draw-at = Arvonnan aika
club-more = Lisää valintoja
club-double = Kahdesti, molemmilla väreillä
club-boards = Joukkueen pöytiä (1: yksilöt)
club-games = Pelejä ottelussa
club-knockout-cup = Cup: pöydän voittaja jatkaa
club-bring = Tuo tiedostosta
club-bring-lead = Tämän ohjelman kilpailutiedosto, raporttitiedosto (TRF) tai säännöt (TOML): kaikki tarkistetaan uudelleen.
club-bring-file = Tiedosto

## Päivän vaiheet

club-stages = Päivän vaiheet
club-stage-entries = Ilmoittautuneet
club-stage-arrival = Saapuminen
club-stage-draw = Arvonta, parit
club-stage-tables = Pöydät
club-stage-results = Tulokset
club-stage-standings = Sijoitukset
club-stage-papers = Paperit
club-stage-log = Loki
club-teams = { $count ->
    [one] yksi joukkue
   *[other] { $count } joukkuetta
}
club-players = { $count ->
    [one] yksi pelaaja
   *[other] { $count } pelaajaa
}
club-of = { $count } / { $of }
club-complete-of = { $count } / { $of } täynnä
club-here-of = { $count } / { $of } paikalla
club-not-drawn = ei vielä arvottu
club-drawn = numerot on arvottu
club-round-of = kierros { $round } / { $of }
club-round = Kierros { $round }
club-day-of = Päivä { $round } / { $of }
club-sitting = Istunto { $sitting }
club-table = Pöytä { $table }
club-tables-count = { $count ->
    [one] yksi pöytä
   *[other] { $count } pöytää
}
club-in-of = { $count } / { $of } saatu
club-after = kierroksen { $round } jälkeen
club-none-yet = ei vielä mitään
club-papers-kinds = liput, seinä, kortit
club-entries-in-log = { $count ->
    [one] yksi merkintä
   *[other] { $count } merkintää
}

## Ilmoittautuneet

club-find = Etsi nimellä tai numerolla
club-found-none = Ei osumia.
club-add = Lisää
club-add-player = Nimi, vahvuusluku
club-add-team = Joukkue
club-add-members = Jäsenet pilkuin
club-paste = Liitä lista
club-paste-lead-single = Rivi kutakin pelaajaa kohti: nimi, vahvuusluku, titteli, liitto. Otsikkorivi ymmärretään.
club-paste-lead-trio = Rivi kutakin joukkuetta kohti: joukkue, shakki, ulti, snapszer.
club-paste-lead-team = Rivi kutakin joukkuetta kohti: joukkue, sitten pelaajat pöytäjärjestyksessä.
club-paste-field = Lista
club-paste-go = Lisää { $count }
club-paste-unread = Ei ymmärretty, rivi { $line }: { $text }
club-paste-lacks = Puuttuu: { $what }.
club-lack-entry = nimi
club-lack-players = pelaajat
club-no = Nro
club-col-name = Nimi
club-col-members = Jäsenet
club-col-rating = Vahvuusluku
club-col-money = Maksu
club-take = Ota { $amount }
club-free = ei maksua
club-state-withdrawn = vetäytynyt
club-state-bye = vapaa
club-state-out = ei hyväksytty
club-manage = Lisää toimia
club-withdraw = Vetäytyminen
club-return = Jatkaa
club-bye = Vapaa kierros
club-bye-full = Voiton pisteet
club-bye-half = Tasapelin pisteet
club-bye-zero = Ei pisteitä
club-pay-other = Muu summa (miinus: palautus)
club-pay-round = Kierros
club-pay-on = Päivä
club-book = Kirjaa
club-money = Raha
club-money-in = saatu
club-money-due = avoinna
club-summary = Tähän asti
club-entries-one = ilmoittautunutta
club-people = henkilöä
club-line-up = Kokoonpano
club-line-up-lead = Kuka pelaa tällä kierroksella, lajin tai pöydän mukaan.
club-line-up-go = Ilmoita

## Saapuminen

club-arrival-lead = Napauta paikalla olevaa. Uusi napautus peruu.
club-tap = napauta
club-complete = täynnä
club-here = paikalla
club-waiting = odottaa
club-not-here = poissa
club-all-here = Kaikki paikalla
club-to-draw = arvontaan klo { $time }
club-past-draw = arvonnasta klo { $time }
club-out-now = Ulkona, jos arvotaan nyt
club-out-none = Kukaan ei jäisi ulos.
club-admit = Hyväksy
club-admit-title = Hyväksy silti
club-plan = Päivä { $count } joukkueella
club-plan-line = { $sittings ->
    [one] Yksi istunto
   *[other] { $sittings } istuntoa
}, { $tables ->
    [one] yksi pöytä
   *[other] { $tables } pöytää
}
club-plan-matches = jokainen pelaa { $least }
club-plan-unequal = joukkueet pelaavat { $least }–{ $most }
club-check-in-yes = Kyllä, olen paikalla
club-check-in-done = { $name }: tervetuloa. Ilmoittautumisesi on kirjattu.

## Arvonta ja parit

club-in = Mukana ({ $count })
club-out = Ulkona ({ $count })
club-draw-lead = Arvonta antaa jokaiselle numeron.
club-numbers = Numerot
club-proposed = Järjestelmän ehdotus
club-changed-by-hand = Muutettu käsin
club-drag-lead = Vedä nimi toisen päälle, niin ne vaihtavat paikkaa; näppäimin: Enter yhdellä, Enter toisella.
club-swap-with = Valittu: { $name }. Valitse, kenen kanssa vaihdetaan.
club-as-system = Kuten järjestelmä
club-warnings = Varoitukset
club-warnings-none = Mikään ei puhu sitä vastaan.
club-is-free = vapaalla: { $names }

## Pöydät

club-tables-lead = Pöydän linkki avaa sen puhelimeen. Tulosta liput tai näytä koodi.
club-qr-print = Tulosta kaikki koodit
club-open-link = Avaa
club-links-players = Pelaajat
club-links-staff = Toimihenkilöt
club-links-screens = Salin näytöt
club-role-organiser = Järjestäjä
club-role-arbiter = Tuomari
club-role-deputy = Apulaistuomari
club-role-table = Pöytä
club-role-player = Pelaaja
club-role-screen = Salin näyttö
club-role-public = Julkinen sivu

## Tulokset

club-pad-keys = valitussa pelissä
club-keys = Näppäimet
club-play-chess = Shakki
club-play-ulti = Ulti
club-play-snapszer = Snapszer
club-points = pistettä
club-games-of = { $count } / { $of } peliä
club-deals-24 = 24 jakoa
club-deals-of = jako { $count } / { $of }
club-match = Ottelu
club-missing = Puuttuu
club-missing-none = Yhtään tulosta ei puutu.
club-conflict = Eriävät ilmoitukset
club-conflict-none = Ilmoitukset ovat yhtäpitävät.
club-or = { $one } tai { $other }
club-said-one = toinen osapuoli ilmoitti
club-said-both = vahvistettu
club-correct = Korjaa
club-correct-title = Korjaa tulos
club-annul = Pelataan uudelleen
club-units = Yksiköt, esimerkiksi 41:36.5:12
club-enter = Kirjaa
club-reason = Perustelu
club-reason-go = Vahvista
club-incident = Tapahtuma
club-incident-title = Rangaistus, tapahtuma, valitus
club-penalty = Rangaistus
club-penalty-who = Kenelle
club-penalty-kind = Mikä
club-penalty-warning = Varoitus
club-penalty-points = Pisteitä vähennetään
club-penalty-fine = Sakko
club-penalty-exclusion = Sulkeminen kilpailusta
club-penalty-until = Viimeinen kierros
club-penalty-amount = Kuinka paljon
club-penalty-go = Rankaise
club-note = Kirjaa tapahtuma
club-note-text = Sanoin
club-note-go = Kirjaa
club-note-pack = Uusi pakka
club-note-dispute = Kiista
club-note-other = Muu
club-appeal = Valitus
club-appeal-who = Kuka valittaa
club-appeal-against = Mistä
club-appeal-against-none = ei lokimerkintää
club-appeal-go = Jätä valitus
club-appeal-open = Valitus { $number }: { $name }
club-appeal-uphold = Hyväksy
club-appeal-reject = Hylkää
club-decider = Ratkaisupeli
club-lot = Arpa

## Sijoitukset

club-standings-season = Kausi
club-standings-cross = Ristiintaulukko
club-standings-none = Ei vielä tuloksia.
club-how = Miten se syntyi
club-provisional = ei lopullinen

## Paperit

club-papers-lead = Jokainen avautuu omaan välilehteen ja tulostuu A4:lle.
club-papers-before = Ennen peliä
club-papers-during = Kierrosta varten
club-papers-after = Pelin jälkeen
club-papers-files = Tiedostot
club-file-file = Itse kilpailu
club-file-trf26 = Raportti (TRF)
club-file-csv = Ilmoittautuneet taulukkona (CSV)
club-file-json = Tulokset datana (JSON)
club-file-pgn = Pelit (PGN)

## Loki

club-undo = Peru
club-undo-title = Peru lokimerkintä
club-undo-alone = Mikään muu ei kaadu sen mukana.
club-and-more = Ja vielä { $count }.
club-undo-falls = Nämä nojaavat siihen ja kaatuvat sen mukana, viimeinen ensin:
club-undo-go = Peru ({ $count })
club-undone = peruttu
club-undo-default = kirjattu vahingossa

## Mitä seuraavaksi

club-next-enter = Lisää ensimmäinen
club-next-enter-why = Kirjoita nimi tai liitä lista
club-next-arrival = Katso ketkä ovat paikalla
club-next-arrival-why = Sitten arvotaan numerot
club-next-draw = Arvo numerot
club-next-draw-why = { $count } olisi mukana
club-next-out = { $count } jäisi ulos
club-next-pair = Muodosta parit, kierros { $round }
club-next-pair-sitting = Seuraavan istunnon parit
club-next-pair-why = Kaikki on valmiina
club-next-publish = Julkaise parit
club-next-publish-why = Sitten puhelimet ja näytöt näyttävät ne
club-next-conflict = Ratkaise kiista, pöytä { $table }
club-next-conflict-why = Kiistoja { $conflicts }, sitten tuloksia { $missing }
club-next-results = Kirjaa tulokset: { $count }
club-next-results-why = Sen jälkeen kierros voidaan sulkea
club-next-close = Sulje kierros { $round }
club-next-close-why = Kaikki tulokset on saatu
club-next-appeal = Ratkaise valitus
club-next-appeal-why = Sijoitukset odottavat sitä
club-next-end = Sulje kilpailu
club-next-end-why = Kaikki kierrokset on pelattu
club-next-papers = Tulosta kunniakirjat
club-next-papers-why = Kilpailu on suljettu
club-refused = Ei tehty: { $why }

## Puhelimet

club-tab-me = Pöytäni
club-tab-result = Tulos
club-tab-sheet = Pöytäkirja
club-tab-standings = Sijoitukset
club-tabs = Omat sivuni
club-who-are-you = Kuka olet?
club-who-lead = Valitse kerran; puhelin muistaa sen tässä pöydässä.
club-i-won = Voitin
club-i-drew = Tasapeli
club-i-lost = Hävisin
club-other-said = Toisen mukaan: { $score }.
club-you-said = Sanoit: { $score }; toiselta kysytään.
club-stands = Voimassa: { $score }.
club-in-conflict = Ilmoitukset eroavat. Tuomari tulee ja ratkaisee.
club-kept-here = Tallessa puhelimessa; lähetetään, kun verkko palaa.
club-no-bout = Nyt ei ole kirjattavaa.
club-no-table = Sinulla ei ole vielä pöytää. Se näkyy tässä, kun parit on julkaistu.
club-equal = Korttipelit samoilla jaoilla
club-equal-lead = Istunnon kaikki pöydät pelaavat samat kortit tällä palvelimella.
club-equal-open = { $game }: avaa { $tables } pöytää
club-equal-opened = { $game }: { $tables } pöytää on auki tai tulos on kirjattu.
club-equal-sure = Kaikki pöydät saavat samat 24 jakoa, jotka kaikkien pelaajien selaimet sekoittavat yhdessä. Jokainen pelaaja avaa pöydän omalla linkillään; tulokset kirjautuvat itsestään. Jaosta, jota toinen pöytä ei ole vielä pelannut, ei puhuta.
club-equal-go = Avaa pöydät
club-table-word = pöytä
club-against = vastassa: { $name }
club-your-colour = värisi
club-each = kummallekin
club-minutes-short = { $count } min
club-my-card = Korttini
club-why-opponent = Miksi tämä vastustaja?
club-why-trio = Pöydässä istuu kolme joukkuetta, ja jokainen kohtaa toiset. Päivän ohjelma tuo joukkueet vastakkain mahdollisimman tasan.
club-why-round-robin = Kaikki kohtaavat kaikki; arvotut numerot määräävät järjestyksen.
club-why-swiss = Sveitsiläinen järjestelmä yhdistää tasapisteiset, jotka eivät ole kohdanneet, ja tasaa värit.
club-why-knockout = Edellisen kierroksen voittajat kohtaavat kaavion mukaan.
club-why-given = Järjestäjä on asettanut tämän parin.
club-sheet = Pöydän pöytäkirja
club-sheet-deals = Kaikki jaot
club-sheet-deal = jako { $deal } / { $of }
club-sheet-done = Tämän pöydän tulos on voimassa.
club-sheet-full = Kaikki 24 jakoa on kirjattu
club-sheet-send = Luovuta { $units }
club-deal = Jako
club-deal-value = Yksiköt
club-deal-now = nyt
club-deals = jakaa
club-deal-dealer = Jako { $deal }, jakaja: { $name }
club-deal-alone = Kuka pelaa yksin
club-deal-made = onnistui
club-deal-lost = hävisi
club-deal-back = Peru yksi
club-deal-first = Toinen ensijakaja
club-deal-left = Joku lähti
club-session = Tietokoneella pelatusta istunnosta
club-session-lead = Istunnon pöytäkirja tai loki sellaisena kuin tämä ohjelma sen kirjoittaa: jokainen rivi tarkistetaan, ja paikkojen A, B ja C summat kirjataan.
club-session-read = Tarkistettu viimeiseen riviin: jakoja { $deals }, kun niitä on { $of }.
club-left-why = Pöytä päättyy tähän. Kuka lähti?
club-play-here = Pelaa tällä puhelimella

## Näytöt ja julkinen sivu

club-screen-where = Missä istun?
club-screen-tables = Pöydät
club-screen-notice = Tiedote
club-screen-shows = Näyttää
club-places = sijat { $from }–{ $to }
club-public = Julkinen sivu
club-playing = pelissä
club-decided = tuomarin ratkaisu
club-show-all = Kaikki
club-show-open = Puuttuvat
club-draw-by = Numeroiden järjestys
club-draw-by-lot = Arvalla
club-draw-by-rating = Vahvuusluvun mukaan
club-draw-by-entry = Ilmoittautumisjärjestys
club-sittings = { $count ->
    [one] yksi istunto
   *[other] { $count } istuntoa
}
club-qr-players = Tulosta pelaajien koodit
club-screen-new = Uusi näyttö
club-remove = Poista
club-panel-names = Nimittäin
club-panel-tables = Pöydittäin
club-panel-standings = Sijoitukset
club-panel-boards = Pelit
club-panel-clock = Kello
club-panel-notice = Tiedote
club-screen-nothing = Ei vielä näytettävää.
club-increment = Lisäsekunteja siirtoa kohti
club-level = tasan
club-decider-deal = Ratkaisujako
club-decider-odds = Tasapeli riittää mustalle
club-regulations = Määräykset
club-dates = Kierrosten päivät
club-save = Tallenna
club-keep-apart = Ei paria seuraavan kanssa

## Rarer acts of the desk

club-system-scheveningen = Joukkue joukkuetta vastaan
club-system-scheveningen-why = Kaksi joukkuetta; jokainen kohtaa toisen joukkueen kaikki pelaajat (Scheveningen)
club-system-keizer = Kerhoillat
club-system-keizer-why = Paikalla olevat pelaavat; voitto tuo vastustajan arvon (Keizer)
club-apart = Kierroksia saman parin kahden kohtaamisen välillä
club-add-sided = Nimi, joukkue, vahvuusluku
club-paste-lead-sides = Rivi pelaajaa kohden: nimi, joukkue, vahvuusluku. Otsikkorivi ymmärretään.
club-line-up-from = Mistä istunnosta alkaen
club-line-up-whole = koko kierros
club-draw-hand = Käsin arvottu
club-draw-hand-order = Luettelon numerot arvontajärjestyksessä
club-draw-hand-go = Kirjaa arvonta
club-renumber = Numeroi vahvuusluvun mukaan
club-change = Muuta julkaistua paritusta
club-change-lead = Julkaistu paritus pysyy, ellei sääntöjen mukaista perustetta ole. Vaihda kaksi nimeä muuttaaksesi sitä.
club-change-ground = Peruste
club-change-go = Muuta
club-change-back = Jätä julkaistu
club-ground-rematch = kaksi on jo kohdannut
club-ground-rules = kilpailun määräykset sallivat sen
club-ground-no-opponents = kaksi on ilman vastustajaa ja suostuu
club-ground-late-entry = myöhäinen ilmoittautuminen, kaikki suostuvat
club-ground-top-boards = viimeisen kierroksen kärkipöydät
club-lots = Arpa tasatuloksissa
club-lots-lead = Napauta arvotussa järjestyksessä.
club-lots-drawn = Tasatuloksissa ratkaisee arpa
club-tie-breaks = Vertailut järjestyksessä
club-prize-title = Palkinto
club-prize-add = Lisää palkinto
club-correct-replace = Uusi voittaja jatkaa toisen sijasta
club-moves = Pelin siirrot
club-moves-field = Siirrot kuten PGN-tiedostossa
club-moves-keep = Tallenna siirrot
club-note-replayed = Jako pelattu uudelleen
club-note-taken = Jako otettu pois
club-note-from = Keneltä
club-note-units = Ratkaisun lisäämät yksiköt
club-take-all = Ota kaikki: { $amount }
club-next-level = Ratkaise pöytä { $table }
club-next-level-why = Se päättyi tasan, ja jonkun on jatkettava
club-series = Sarja ja pokaali
club-series-lead = Valitse yhteen kuuluvat, päättyneet kaudet.
club-series-gone = Yksi niistä ei enää avaudu tällä laitteella.

## Pöydän tuloslippu puhelimessa

club-kept-short = tallessa täällä, ei vielä lähetetty
club-otherwise = Ei mennyt näin
club-confirm-results = { $count ->
    [one] Vahvista tulos
   *[other] Vahvista { $count } tulosta
}
club-others-said = Muut ovat sanoneet: katso ja vahvista.
club-all-stand = Tämän pöydän kaikki tulokset ovat voimassa.
club-tap-result = Napauta, miten peli päättyi. Se on voimassa, kun kaikki sanovat saman.
club-others-asked = Sanottu; muiden vuoro. Napauta uudelleen, jos haluat muuttaa.
club-sums = Summat paperilta
club-look-back = Toinen istunto
club-deal-last = sen mukana pöytäkirja luovutetaan

## Tavalliset syyt

club-because-usual = Tavalliset syyt
club-because-way = He ovat matkalla
club-because-paid = Maksettu ovella
club-because-slip = Väärä lippu
club-because-typing = Kirjoitusvirhe
club-because-phone = Puhelin
club-because-noise = Häiritsi vastustajaa
club-because-late = Tuli myöhässä
club-because-mistaken = Ratkaisu oli väärä
club-because-right = Ratkaisu oli oikea
club-because-all-here = Kaikki ovat paikalla
club-because-length = Päivästä tulisi liian pitkä
club-because-ill = Pelaaja on sairas
club-because-agreed = Kaikki ovat suostuneet

## Lisää valintoja uuteen kilpailuun

club-sittings-asked = Istuntoja päivässä
club-as-usual = tavalliseen tapaan
club-keizer-top = Ensimmäisen arvo
club-keizer-free = Vapaana oleva saa omasta arvostaan prosentteina
club-swiss-rules = Sveitsiläisen parituksen säännöt
club-swiss-initial = 1. kierrokselle arvottu väri
club-swiss-baku = Ylempi puolisko alkaa virtuaalipisteillä (Bakun kiihdytys)
club-laws = Shakin sääntöversio
club-supervision = Valvonta
club-supervision-full = tuomari muutamaa peliä kohti
club-supervision-limited = vähän tuomareita
club-recorded = Kuka kirjaa siirrot
club-recorded-players = pelaajat
club-recorded-arbiter = tuomari
club-recorded-machine = näyttö tai sähköinen lauta
club-recorded-nobody = ei kukaan
club-federation = Liitto
club-languages = Papereiden kielet
club-brought-told = Tästä tiedostosta:
club-brought-open = Avaa kilpailu
club-check-report = Tarkista raportti
club-check-report-lead = Raporttitiedosto (TRF): seuraavatko sijoitukset tuloksista, onko kierrokset paritettu sääntöjen mukaan?
club-check-report-file = Raporttitiedosto

## Parit tarkasteltuina

club-compare = Sääntöjen rinnalla
club-compare-with = Säännöt { $edition }
club-compare-same = Säännöt ({ $edition }) parittavat tämän kierroksen samoin.
club-compare-differs = { $count ->
    [one] Yksi pari on toinen sääntöjen ({ $edition }) mukaan:
   *[other] { $count } paria on toisin sääntöjen ({ $edition }) mukaan:
}
club-compare-ours = Kierros sääntöjen mukaan ({ $edition })
club-why-whose = Kenen vastustaja
club-why-not = Miksei tämä
club-why-none = Säännöt eivät sano siitä mitään.
club-given = Parit muualta
club-given-pairs = Numeroin: valkea-musta, vapaana oleva yksin
club-given-go = Ota nämä
club-renumber-as = Numerot toisessa järjestyksessä
club-renumber-order = Nykyiset numerot uudessa järjestyksessä
club-renumber-go = Anna nämä numerot

## Järjestäjän muita toimia ja tiedostoja

club-file-trf16 = FIDEn raportti, vuoden 2016 muoto
club-file-minutes = Lokin jokainen merkintä (JSON)
club-file-site = Julkinen sivu tiedostoina (ZIP)
club-log-check = Tarkista loki
club-log-sound = Jokainen merkintä kysyttiin uudelleen, ja jokainen on niin kuin se on talletettu.
club-whole = Kaikki määräykset tietoina
club-whole-lead = Kaikki mitä on määrätty, tiedostojen muodossa. Mikä ei enää voi muuttua, hylätään.
club-whole-unread = Tätä ei voi lukea: { $why }
club-whole-go = Määrää näin
club-earlier = Aiempien kausien voittajat, vanhin ensin
club-keep-apart-until = Kierrokseen asti
club-own-equipment = Toi omat välineet
club-arrival-save = Merkitse saapuminen
club-pad-more = Muut tulokset
club-pad-more-lead = Luovutustulos kirjoitetaan plussalla ja miinuksella; se on heti voimassa.
club-paste-results = Liitä tulokset
club-paste-results-lead = Joka rivillä pöytä kuten lipuissa ja sen tulos: kaikki merkitään tai ei mitään.
club-standings-after = Tilanne kierroksen jälkeen
club-standings-now = nyt
club-standings-csv = Taulukkona (CSV)
