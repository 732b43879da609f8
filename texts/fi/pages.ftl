### What the pages say around the board: labels, buttons, explanations.

## Around every page

skip-to-content = Siirry sisältöön
nav-label = Sivut
nav-laws = Säännöt
nav-puzzles = Pulmat
setting-language = Kieli
setting-theme = Ulkoasu
setting-speech = Puhe
theme-auto = Järjestelmä
theme-light = Vaalea
theme-dark = Tumma
speech-off = Ei puhetta
speech-sentence = Lue lauseet
speech-announcement = Ilmoita siirrot (Anna, Bella …)
nav-play = Pelaa
menu = Valikko
setting-sound = Äänet
setting-keys = Pikanäppäimet (väli, J, F, nuolet, /)
setting-board = Lauta
setting-pieces = Nappulat
board-green = Vihreä
board-wood = Puu
board-blue = Sininen
board-grey = Harmaa
pieces-plain = Tavalliset
pieces-contrast = Suuri kontrasti
pieces-warm = Lämpimät
wire-open = yhteydessä
wire-connecting = yhdistetään
wire-lost = yhteys poikki
wire-silent = ei vielä vastausta
close = Sulje
cancel = Peruuta
line-connecting = Yhdistetään …
line-lost = Yhteys katkesi. Yhdistetään uudelleen; se, mitä teit, lähetetään ja lasketaan vain kerran.
line-silent = Palvelin ei ole vielä vastannut. Tekemäsi ei katoa, ja se lasketaan vain kerran.
line-revoked = Tämä linkki on peruttu. Pyydä järjestäjältä uusi.
problem-not-found = Tällaista ei ole, tai sinulla ei ole siihen linkkiä.
problem-no-access = Linkkisi ei salli tätä.
problem-invalid = Tätä ei voi tehdä: { $detail }
problem-too-many = Liikaa kerralla. Odota hetki.
problem-too-big = Tämä on liian pitkä.
problem-unavailable = Pöytäkirjaan ei saada yhteyttä. Yritä uudelleen.

## Home

home-title = Shakkia sääntöjen mukaan
home-lead = Kosketa, siirrä, paina, vaadi. Jokainen ratkaisu nimeää pykälänsä.
home-laws = Kohta kohdalta omin sanoin; versiot rinnakkain.
home-puzzles = Miten tuomari ratkaisee? Kokeile tapausta.
home-clock = Oikean laudan viereen, tässä puhelimessa; toimii ilman yhteyttä.
home-case = Päivän pulma
home-case-go = Ratkaise
home-no-page = Tällaista sivua ei ole.
home-away = Palvelimeen ei saada yhteyttä. Säännöt, pulmat ja kello toimivat ilman sitä.
home-retry = Yritä uudelleen
start-title = Aloita peli
start-time = Miettimisaika
start-go = Aloita ja kutsu
start-own = oma aika
own-minutes = Minuuttia kummallekin
own-seconds = Sekuntia siirrolta
own-mode = Laskutapa
own-increment = lisätään (Fischer)
own-delay = viive
start-name = Nimesi
start-colour = Värisi
start-lot = Arpa
start-go-desk = Aloita ja avaa tuomarinpöytä
start-opponent = Vastustaja
start-opponent-person = Ihminen
start-opponent-link = Lähetät sitten toiselle pelaajalle yhden linkin. Peli alkaa itsestään, kun olette molemmat paikalla.
start-level = Taso { $level }/10
start-level-first = lapsikin voittaa
start-level-last = täysi voima
start-errs = Vastustaja rikkoo sääntöjä tahallaan
start-go-engine = Aloita
home-doors = Muut ovet
mine-none = Ei vielä pelejä. Aloita yksi, niin se näkyy tässä.
mine-go = Jatka
mine-move = siirto { $number }
mine-hall = { $count ->
    [one] 1 lauta
   *[other] { $count } lautaa
}
name-somebody = Joku
invite-title = Kutsu vastustajasi
invite-lead = Lähetä tämä yksi linkki. Peli alkaa itsestään, kun olette molemmat paikalla.
invite-share = Shakkipeli sääntöjen mukaan
status-by-itself = Peli alkaa, kun molemmat ovat paikalla.
barred-title = Tarvitset linkin tähän peliin
barred-title-hall = Tarvitset linkin tähän saliin
barred-why = Pelkkä osoite ei avaa mitään. Jokaisella pelaajalla, tuomarilla ja katsojalla on oma linkki, joka alkaa tämän sivuston nimellä ja merkeillä /join#.
barred-whom = Pyydä omaasi pelin aloittajalta tai tuomarilta.
start-options = Lisää asetuksia
start-regime = Valvonta
regime-full = Kilpailusäännöt kokonaan
regime-limited = Vähän tuomareita
regime-choose = – valitse –
start-games-per-arbiter = Pelejä tuomaria kohti
start-recorded-by = Pelit kirjaa kilpailulle
recorder-unsaid = ei kerrottu
recorder-arbiter = tuomari tai avustaja
recorder-machine = näyttö tai elektroninen lauta
recorder-nobody = ei kukaan
hall-supervised = Valvonta ja kirjaaminen on määrätty koko kilpailulle.
start-white-name = Valkean nimi
start-black-name = Mustan nimi
start-delay = Viive katsojille, sekuntia
start-chess960 = Shakki960, arvottu
start-array = Alkuaseman numero, 0–959 (tyhjä: arvotaan)
start-real-board = Oikealla laudalla: tuomari kirjaa näkemänsä
start-auto-press = Kello painetaan automaattisesti
start-hints = Näytä mihin nappula voi mennä
start-arbiter = Tuomari on paikalla ja aloittaa pelin
start-blind = { side-name } pelaa näkövammaisen laudalla
class-standard = normaali
class-rapid = nopea
class-blitz = pika
control-all = { $minutes } min
control-moves = { $moves } siirtoa { $minutes } minuutissa
control-seconds = { $seconds } s siirrolta
mine-title = Omat pelisi
links-title = Peli on valmis: jaa nämä linkit
links-title-hall = Sali on auki: jaa nämä linkit
links-warning = Jokainen linkki on avain ja näkyy vain nyt. Linkin haltija toimii kyseisessä roolissa.
link-open = Avaa
link-copy = Kopioi linkki
link-copied = Kopioitu
link-text = Kopioitava linkki
link-qr = QR-koodi
role-organiser = Järjestäjä
role-organiser-lead = Jakaa ja peruu linkkejä; näkee saman kuin tuomari.
role-arbiter = Tuomari
role-arbiter-lead = Ratkaisee tuomarin pöydässä.
role-deputy = Apulaistuomari
role-deputy-lead = Ratkaisee tuomarin sijasta.
role-white = Valkea
role-white-lead = Pelaa valkeilla.
role-black = Musta
role-black-lead = Pelaa mustilla.
role-white-sheet = Valkean pöytäkirja
role-white-sheet-lead = Sähköinen pöytäkirja oikean laudan ääreen.
role-black-sheet = Mustan pöytäkirja
role-black-sheet-lead = Sähköinen pöytäkirja oikean laudan ääreen.
role-board = Elektroninen lauta
role-board-lead = Kertoo molempien pelaajien kosketukset, siirrot ja kellon painallukset.
role-first = Ensimmäinen paikka
role-first-lead = Pelaa korttia ensimmäisellä paikalla.
role-second = Toinen paikka
role-second-lead = Pelaa korttia toisella paikalla.
role-third = Kolmas paikka
role-third-lead = Pelaa korttia kolmannella paikalla.
role-display = Seinänäyttö
role-display-lead = Laudat ja kellot koko salille.
role-spectator = Katsoja
role-spectator-lead = Katsoo vain.
keys-title = Jaetut linkit
keys-new = Uusi linkki
keys-give = Anna linkki
keys-revoke = Peru
keys-revoked = peruttu
hall-title = Avaa sali
hall-lead = Monta lautaa, yksi tuomarin sivu, yksi seinänäyttö.
hall-name = Kilpailun nimi
hall-open = Avaa sali
hall-add = Lisää lauta { $number }
hall-add-go = Lisää lauta
join-title = Avataan paikkaasi
join-empty = Osoitteessa ei ole avainta. Avaa saamasi linkki kokonaan.
join-void = Linkki ei kelpaa tai se on peruttu.
join-home = Etusivulle

## Board and clock

board-grid = Lauta, luettavissa ruutu ruudulta
board-rank = Rivi { $rank }
square-empty = tyhjä
square-in-hand = kädessä
square-touched = kosketettu
square-check = shakissa
piece-of-side = { $side ->
    [white] valkea { piece-name }
   *[black] musta { piece-name }
}
clock-label = { side-of } aika
clock-running = käy
clock-stopped = ei käy
clock-paused-short = pysäytetty
clock-flag = merkkilippu pudonnut
clock-trouble = alle minuutti
time-short = { $seconds ->
    [300] Aikaa on jäljellä viisi minuuttia.
    [60] Aikaa on jäljellä yksi minuutti.
   *[20] Aikaa on jäljellä kaksikymmentä sekuntia.
}
clock-moves = { $count ->
    [one] 1 siirto
   *[other] { $count } siirtoa
}
phase-waiting = ei alkanut
phase-playing = käynnissä
phase-paused = pysäytetty
phase-ended = päättynyt
outcome-text = { $outcome ->
    [white] Valkea voittaa
    [black] Musta voittaa
    [draw] tasapeli
    [both-lose] molemmat häviävät
    [annulled] mitätöity
   *[pending] ratkaisematta
}

## The table

table-title = Pöytä: { side-name }
table-place = Pöytä
table-board = Lauta ja kellot
table-acts = Toiminnot ja tapahtumat
table-not-player = Tämä linkki ei ole pelaajan. Avaa saamasi linkki.
status-arrive = Ilmoita, että olet laudan ääressä.
status-waiting = Olet laudan ääressä. Peli ei ole vielä alkanut.
status-your-move = Sinun siirtovuorosi.
status-their-move = Vastustajan siirtovuoro.
status-press = Siirtosi on tehty. Paina kelloa.
status-promote = Valitse nappula sotilaan tilalle.
status-paused = Kellot on pysäytetty. Tuomari päättää, milloin peli jatkuu.
status-arbiter = Tuomarin on vastattava kysymykseen.
status-ended = Peli on päättynyt.
name-you = Sinä
name-opponent = Vastustajasi
plate-illegal = { $count } sääntöjenvastaista
plate-away = poissa
status-paused-alone = Kellot on pysäytetty.
act-go-on = Jatketaan peliä
act-call-alone = Pysäytä kellot …
call-lead-alone = Molemmat kellot seisovat, kunnes kumpikin jatkaa. Tässä pelissä ei ole tuomaria.
call-send-alone = Pysäytä kellot
press-waiting = Odotetaan vastustajaa
press-paused = Tuomari jatkaa peliä
press-by-itself = Kello painuu itsestään
press-over = Peli on päättynyt
key-space = Väli
key-j = J
key-f = F
key-slash = /
key-arrows = ← →
keys-moves = Siirtojen selaus
rail-title = Tämä peli
rail-board = Pöytä
rail-arbiter = paikalla
rail-no-arbiter = ei ole
rail-faults = Sääntöjenvastaisia siirtoja
rail-none = ei ole
rail-keys = Näppäimet
tab-moves = Siirrot
tab-record = Tapahtumat
moves-first = Alkuun
moves-back = Siirto taakse
moves-forward = Siirto eteen
moves-now = Nykyhetkeen
moves-flip = Käännä lauta
short-adjust = Korjaan
short-offer = Tarjoa ½
short-accept = Hyväksy ½
short-claim = Vaadi
short-more = Lisää
end-look = Selaa
end-share = Jaa
end-new = Uusi peli
share-result = Shakkipeli
rematch = Revanssi, värit vaihtuvat
rematch-asked = Kysytty. Odotetaan vastustajaa
rematch-accept = Hyväksy revanssi
rare-sure = Lähetetäänkö: { $what }?
rare-send = Lähetä
strip-lost = Yhteys on poikki.
strip-silent = Palvelin ei ole vielä vastannut.
strip-lost-line = Tekemäsi säilyy ja lasketaan kerran
strip-fault = Laiton siirto: vastustaja +{ $time }
strip-fault-other = Vastustajan laiton siirto: +{ $time }
strip-again = Tee toinen siirto
strip-made = { $move } on tehty
strip-made-line = Painallus viimeistelee siirron
strip-already-made = Siirtosi on tehty ja pysyy. Paina kelloa.
strip-offer-line = Nappulan koskettaminen hylkää sen
strip-promote = Valitse uusi nappula
strip-promote-line = Ilman sitä painettu: sääntöjenvastainen siirto
strip-adjusting = Korjaat nappuloita
strip-adjusting-line = Koskettaminen ei sido
strip-seal = Sinetöi siirtosi
strip-seal-line = Kirjoita salassa; älä tee sitä laudalla
strip-seal-go = Sinetöi …
strip-low = Alle 20 sekuntia
strip-check = Olet shakissa
strip-check-other = Vastustaja on shakissa
strip-last = Viime siirto: { $move }
strip-away = Vastustajan sivu ei ole auki; kello käy
strip-past = Katsot mennyttä
strip-past-line = Nappuloihin voi koskea nykyhetkessä
strip-end = { $how ->
    [won] Voitit, { $score }
    [lost] Hävisit, { $score }
    [drawn] Tasapeli, { $score }
   *[over] Peli on päättynyt: { $score }
}
acts-label = Mitä voit tehdä
act-arrive = Olen paikalla
act-press = Paina kelloa
act-adjust = Korjaan
act-offer = Tarjoa tasapeliä
act-claim = Vaadi tasapeliä …
act-call = Kutsu tuomari …
act-more = Lisää …
act-resign = Luovuta …
offer-received = Vastustaja tarjoaa tasapeliä.
offer-accept = Hyväksy
offer-decline = Hylkää
resign-title = Luovutatko?
resign-question = Peli päättyy heti. Tätä ei voi perua.
resign-yes = Kyllä, luovutan
call-title = Pysäytä kello ja kutsu tuomari
call-lead = Molemmat kellot pysähtyvät. Tee näin vain pätevästä syystä.
call-reason = Syy
call-send = Pysäytä ja kutsu
more-title = Muut pyynnöt
rare-flag = Vastustajan merkkilippu on pudonnut
rare-illegal = Vastustaja teki laittoman siirron
rare-touch = Vastustaja rikkoi kosketussääntöä
rare-castling = Aion linnoittautua (Shakki960)
rare-restore = Palautin nappulat paikoilleen
rare-correct = Suostun laittoman siirron perumiseen
rare-score = Haluan nähdä pöytäkirjan
rare-increment = Pyydän siirtokohtaista lisäaikaa (pikapeliloppu)
rare-cannot = Tasapeli: vastustaja ei voi voittaa normaalein keinoin
rare-no-effort = Tasapeli: vastustaja ei yritä voittaa
rare-assistant = Pyydän avustajaa, joka siirtää puolestani
rare-two-boards = Haluan toisen laudan (näkövammaiset)
seal-title = Tee kuorisiirto
seal-lead = Siirto jää tähän selaimeen; peliin tallentuu vain sinetti. Jatkettaessa annat tuomarille siirron ja sen avaimen.
seal-go = Sulje kuoreen
seal-stop = Pysäytä kello
seal-kept = Kuoressa: siirto { $move }, avain { $nonce }
seal-insecure = Tämä selain sulkee kuoren vain https-yhteydellä.
promotion-title = Aseta nappula korotusruutuun
announce-title = Ilmoita siirtosi
announce-lead = Näkövammaisen laudalla siirto on tehty, kun se on suoritettu ja ilmoitettu.
announce-move = Siirto (mistä mihin)
announce-go = Ilmoita
announce-correct = Korjaa ilmoitus
claim-title = Tasapelivaatimus
claim-what = Mitä vaadit?
claim-threefold = Sama asema kolmannen kerran
claim-fifty = Viisikymmentä siirtoa ilman lyöntiä ja sotilaan siirtoa
claim-rule = Sinun on oltava siirtovuorossa, etkä saa olla koskenut nappulaan.
claim-when = Milloin se tapahtuu?
claim-now-threefold = Asema on laudalla nyt
claim-now-fifty = Siirrot on suoritettu loppuun
claim-next = Seuraavalla siirrollani, jonka kirjoitan mutta en tee
claim-move = Kirjoittamasi siirto
claim-move-hint = Oman kielesi kirjaimin tai mistä mihin: e2e4. Sitä ei voi enää muuttaa.
claim-warning = Vaatimusta ei voi perua, ja se on tasapelitarjous. Jos se on väärä, vastustaja saa lisää aikaa.
claim-file = Vaadi tasapeliä
typing-label = Kirjoita siirto tai komento
typing-send = Lähetä
typing-hint = Siirto omin kirjaimin tai e2e4; sana kuten { $words }; ?h antaa ohjeen. Ctrl+Enter painaa kelloa.
typing-help = Kysymykset: ?e4 ruutu, ?e linja, ?4 rivi, ?N kaikki ratsut, ?b koko lauta, ?t ajat, ?l viimeinen siirto, ?b* ja ?h* linjat b ja h.
typing-words = Sanat: { $words }.
typing-label-desk = Kirjoita komento tai kysymys
typing-hint-desk = Sana kuten { $words }; ?h antaa ohjeen.
answer-nothing = Siinä ei ole mitään.
answer-piece = { piece-of-side } { $square }
answer-time = { side-name }: { $hours } h { $minutes } min { $seconds } s.
record-title = Mitä tapahtui
record-empty = Mitään ei ole vielä tapahtunut.
record-less = Näytä vähemmän
record-all = Näytä kaikki { $count }
sheet-title = Pöytäkirja
sheet-number = Nro
sheet-empty = Ei vielä siirtoja
sheet-illegal = laiton
result-provisional = Valitus on vireillä; tulos on alustava.
result-pgn = Lataa peli (PGN)
article-link = Kohta { $article }, selitys
article-title = Kohta { $article }
article-browse = Lue säännöistä
why-ask = Miksi?

## The electronic scoresheet

pad-title = { side-of } pöytäkirja
pad-lead = Tämä lomake säilyttää kirjoittamasi eikä tarkista mitään. Tuomari näkee sen, vastustaja ei.
pad-need-not = Sinun ei tarvitse nyt kirjata.
pad-entry = Siirto
pad-keys = Siirron näppäimet
pad-delete = Poista viimeinen merkki
pad-write = Kirjaa
pad-sign = Allekirjoita tulos
pad-sign-lead = Allekirjoitus vahvistaa tuloksen puolestasi.
pad-update = Täydennetty

## The desk

desk-title = Tuomarin pöytä
desk-act-none = Ei sellaista tekoa
aside-time = Peru vain aika
aside-whole = Kumoa koko ratkaisu
aside-turn = Siirtovuoro: { side-name }
aside-lead = Ratkaisu antoi aikaa { $time }; syy: { side-name }. Alla näkyy kummankin valinnan tulos.
desk-press-follows = Painallus seuraa siirtoa itsestään
quick-label = Pikatoiminnot
quick-start = Aloita
quick-time = Lisää aikaa
quick-illegal = Laiton
quick-claim = Vaatimus
quick-result = Tulos
quick-note = Muistio
quick-any = Muu teko
desk-find = Pöytä tai nimi
desk-show = Mitkä pöydät
desk-show-all = Kaikki
desk-show-needy = Kutsut
desk-show-ended = Päättyneet
desk-list-needy = Tarvitsee sinua
desk-list-waiting = Ei alkanut
desk-list-playing = Käynnissä
desk-list-ended = Päättynyt
desk-none = Mikään pöytä ei sovi.
desk-start-all = { $count ->
    [one] Aloita 1 pöytä
   *[other] Aloita { $count } pöytää
}
links-all = Linkit ja QR-koodit
links-print = Tulosta { $count } QR-lappua
links-none = Tällä laitteella ei ole annettu linkkejä.
links-elsewhere = { $count } pöydän linkit annettiin toisella laitteella; vain se voi näyttää ne.
links-kept = Pöytä on valmis. Linkit ovat kohdassa ”Linkit ja QR-koodit”.
desk-sound = Äänimerkki kutsusta
desk-boards = Laudat
desk-queue = Kutsut
desk-calls-count = { $count ->
    [one] 1 kutsu
   *[other] { $count } kutsua
}
desk-go = Laudalle
desk-call = Kutsu:
desk-attend = Hoidettu
desk-news = Odottaa sinua
desk-quiet = Tällä laudalla mikään ei odota sinua.
desk-question = Peli odottaa vastaustasi: voiko tämä pelaaja vielä tehdä matin? Vastaa alla.
desk-awaits = kysymys sinulle
desk-enter = Kirjaa nähty tai päätetty
desk-act = Mitä tapahtui
desk-player = Kumpi pelaaja
desk-propose = Näytä ratkaisu
desk-proposed = Ehdotettu ratkaisu
desk-times = Ajat sen jälkeen (valkea – musta):
desk-result = Tulos:
desk-confirm = Vahvista
desk-otherwise = Päätä toisin …
desk-checks = Tarkista vaatimus tai matin mahdollisuus
desk-check-move = Vaatimuksen yhteydessä kirjattu siirto (voi jättää tyhjäksi)
desk-check-threefold = { side-name }: kolmas kerta?
desk-check-fifty = { side-name }: 50 siirtoa?
desk-check-mate = { side-name }: voiko tehdä matin?
mate-yes = { side-name } voi vielä tehdä matin: { $line }
mate-no = { side-name } ei voi enää tehdä mattia.
mate-unknown = Ei selvinnyt, voiko { $side ->
    [white] valkea
   *[black] musta
} tehdä matin.
desk-history = Rangaistukset ja käytös
history-faults = Rangaistut laittomat teot
history-warnings = Varoitukset
history-breaches = Käytösrikkomukset
history-fines = Sakot
history-rounds-excluded = Suljettu kierroksilta
history-awards = Saatu lisäaika
history-signed = Allekirjoitettu tulos
desk-log = Tapahtumaloki
desk-log-incidents = Vain tapahtumat, ei siirtoja
desk-print = Tulosta
desk-override = Kumoa
desk-set-times = Aseta { $white } – { $black }
desk-set-times-reason = ajat laittoman teon hetkellä (7.1)
desk-pause-reason = tuomarin päätös
desk-pause-now = Pysäytä heti
desk-resume-now = Jatka heti
desk-override-title = Kumoa ratkaisu
desk-group-board = Laudalla
desk-group-clock = Kello ja läsnäolo
desk-group-draw = Tasapeli ja loppu
desk-group-conduct = Käytös ja rangaistukset
desk-group-sheets = Pöytäkirjat ja näkövammaiset
desk-group-adjournment = Kuoripeli
desk-act-move = Siirto
desk-act-press = Painaa kelloa
desk-act-release = Päästää nappulasta irti
desk-act-remove = Poistaa nappulan
desk-act-pick-promotion = Ottaa korotusnappulan käteen
desk-act-touch-promotion = Koskettaa korotusruutua uudella nappulalla
desk-act-release-promotion = Päästää uudesta nappulasta irti
desk-act-touch = Koskettaa nappuloita
desk-act-announce-adjust = Ilmoittaa korjaavansa
desk-act-displace = Sotkee nappuloita
desk-act-restore-pieces = Palauttaa nappulat paikoilleen
desk-act-observe-illegal = Tuomari näki laittoman teon
desk-act-claim-illegal = Huomauttaa laittomasta siirrosta
desk-act-agree-to-correct = Suostuu laittoman siirron perumiseen
desk-act-announce-castling = Ilmoittaa linnoituksen (Shakki960)
desk-act-claim-touch = Kosketussääntöä rikottu
desk-act-accept-accident = Kosketus oli vahinko
desk-act-order-unclear = Koskettamisjärjestys epäselvä
desk-act-observe-illegal-position = Molemmat kuninkaat shakissa tai sotilas viimeisellä rivillä
desk-act-wrong-array = Alkuasema oli väärä
desk-act-board-turned = Lauta on väärin päin
desk-act-colours-reversed = Peli alkoi kääntövärein
desk-act-piece-misplaced = Nappula on väärässä ruudussa
desk-act-check-array = Tarkista Shakki960-asema
desk-act-start = Aloita peli
desk-act-pause = Pysäytä kellot
desk-act-resume = Jatka peliä
desk-act-agree-to-go-on = On valmis jatkamaan
desk-act-add-time = Anna lisäaikaa
desk-act-set-clock = Aseta kellot ja laskurit
desk-act-observe-flag = Merkkilipun putoaminen todettu
desk-act-claim-flag = Huomauttaa vastustajan lipun putoamisesta
desk-act-record-clock-misuse = Kelloa käytetty väärin
desk-act-fault-pause = Pysäytti syyttä
desk-act-clock-setting = Kello oli väärin asetettu
desk-act-clock-defect = Kello on viallinen
desk-act-arrive = Saapuu laudalle
desk-act-check-default = Tarkista myöhästyneet
desk-act-excuse = Salli myöhästyneen pelata
desk-act-offer-draw = Tarjoaa tasapeliä
desk-act-accept-draw = Hyväksyy tasapelin
desk-act-decline-draw = Hylkää tasapelin
desk-act-withdraw-offer = Peruu tarjouksen
desk-act-claim-threefold = Vaatii tasapeliä: asema kolmannen kerran
desk-act-claim-fifty = Vaatii tasapeliä: 50 siirtoa
desk-act-consent = Salli sopimustasapeli
desk-act-rule-on-claim = Ratkaise vaatimus
desk-act-request-increment = Pyytää lisäaikaa
desk-act-claim-normal-means = Vaatii tasapeliä pikapelilopussa
desk-act-decide-quickplay = Ratkaise pikapelilopun vaatimus
desk-act-verify-claim = Vahvistaa vastustajan tiedot
desk-act-answer-can-mate = Vastaus: voiko vielä tehdä matin?
desk-act-resign = Luovuttaa
desk-act-penalise = Rankaise
desk-act-record-device = Elektroninen laite
desk-act-breach = Käytösrikkomus
desk-act-record-refusal = Kieltäytyy noudattamasta sääntöjä
desk-act-leave = Poistuu
desk-act-enter = Joku tulee pelitilaan
desk-act-inspect = Tarkastuta tavarat
desk-act-report = Kirjaa ilmoitus
desk-act-expel = Poista henkilö tiloista
desk-act-appoint = Nimeä avustaja
desk-act-accommodate = Erityisjärjestely
desk-act-ask-law = Kysyy sääntöä
desk-act-appeal = Valittaa
desk-act-request-assistant = Pyytää avustajaa
desk-act-allow-assistant = Salli avustaja
desk-act-declare = Julista tulos
desk-act-override = Kumoaa ratkaisun
desk-act-record-move = Kirjaa siirron
desk-act-check-at-flag = Lippu putosi: kenen pöytäkirja on vajaa?
desk-act-update = Pöytäkirja on täydellinen
desk-act-replace = Vaihda sähköinen pöytäkirja
desk-act-request = Pyytää pöytäkirjaa
desk-act-reconstruct = Rekonstruoi peli
desk-act-count-unproven = Siirtomäärää ei voida todistaa
desk-act-sign = Allekirjoittaa tuloksen
desk-act-request-score = Pyytää nähdä pöytäkirjan
desk-act-demand-two-boards = Vaatii kaksi lautaa
desk-act-announce = Ilmoittaa siirron
desk-act-correct-announcement = Korjaa ilmoituksen
desk-act-repeat = Toistaa ilmoituksen
desk-act-hear = Kuulee ilmoituksen
desk-act-feel = Tunnustelee nappulaa
desk-act-unplug = Nostaa nappulan reiästä
desk-act-plug = Asettaa nappulan reikään
desk-act-ask-times = Kysyy aikoja
desk-act-compare-boards = Laudat eroavat
desk-act-check-pairing = Onko avustaja pakollinen?
desk-act-through-assistant = Toimii avustajan kautta
desk-act-announce-session = Ilmoita istunto
desk-act-request-seal = Kehota tekemään kuorisiirto
desk-act-seal = Tekee kuorisiirron
desk-act-stop-clock = Pysäyttää kellon kuorisiirron jälkeen
desk-act-keep-envelope = Säilytä kuori
desk-act-resume-adjourned = Jatka keskeytettyä peliä
desk-act-open = Avaa kuori
desk-act-seal-reply = Sulkee vastauksensa kuoreen
desk-act-envelope-missing = Kuori on kadonnut
desk-act-position-lost = Asemaa ei voida selvittää
desk-act-time-passed = Aika kului
field-optional = voi jättää tyhjäksi
field-choose = valitse …
field-unfit = { $field }: tätä ei voi tulkita.
field-of = Kumpi pelaaja
field-to = Mihin, kenelle
field-from = Mistä
field-by = Kuka
field-running = Kenen kello käy
field-squares = Ruudut
field-square = Ruutu
field-role = Nappula
field-motion = Siirto (mistä mihin)
field-intended = Kirjattu siirto (mistä mihin)
field-two-hands = kahdella kädellä
field-upside-down = torni ylösalaisin
field-wrong-colour = väärän värinen nappula
field-claim = Vaatimus on
field-other-hand = toisella kädellä
field-fen = Palautettava asema (FEN)
field-first-rank = Valkean nappulat a-linjalta (RNBQKBNR)
field-last-rank = Mustan nappulat a-linjalta alkaen
field-reason = Syy
field-span = Aika (minuutit:sekunnit)
field-white-time = Valkean aika (t:m:s)
field-black-time = Mustan aika (t:m:s)
field-white-moves = Valkean loppuun suoritetut siirrot
field-black-moves = Mustan loppuun suoritetut siirrot
field-order-unknown = ei tiedetä, kumpi lippu putosi ensin
field-how = Miten
field-schedule-harmed = aikataulu kärsisi
field-decision = Ratkaisu
field-can-mate = kyllä, voi
field-ground = Peruste
field-penalty = Rangaistus
field-amount = Määrä tai kierrokset
field-own = Rikkojan pisteet (100 = yksi piste)
field-points = Vastustajan pisteet sadasosina
field-raises-opponent = vastustajan pisteitä korotetaan
field-device = Laji
field-breach = Rikkomus
field-zone = Mistä poistuu
field-permitted = luvalla
field-person = Henkilö
field-note = Mitä ilmoitettiin
field-article = Sääntökohta
field-measure = Järjestely
field-purpose = Mihin
field-outcome = Tulos
field-written = Siirto kirjattuna
field-medium = Miten kirjattu
field-spoken = Kuullut sanat
field-white-record = Valkean pöytäkirja
field-black-record = Mustan pöytäkirja
field-wrong-board = Kuka suoritti siirron väärin
field-seal = Varmenne
field-session-left = Istunnosta jäljellä (minuutit:sekunnit)
field-white-name = Valkean nimi
field-black-name = Mustan nimi
field-resumption = Milloin ja missä jatketaan
field-white-present = Valkea on paikalla
field-black-present = Musta on paikalla
field-white-blind = Valkea on näkövammainen
field-black-blind = Musta on sokea
field-white-deaf = Valkea on kuuro
field-black-deaf = Musta on kuuro
field-has-assistant = avustaja on paikalla
field-nonce = Kuoressa oleva avain
field-read-as = Tuomarin lukema (mistä ja mihin)
field-responder-absent = vastaava pelaaja on poissa
field-sealer-defaulted = kuorisiirron tehnyt on myöhässä yli sallitun
field-unreadable = sitä ei voi lukea
field-through-assistant = avustajan välityksellä
field-victim-stays = lyöty nappula on vielä laudalla
device-text = { $device ->
    [ring] se piti ääntä
    [found] löytyi pelaajalta
    [in-bag] suljettuna laukussa
   *[bag-touched] laukkuun koskettu luvatta
}
claim-ruling-text = { $claim ->
    [correct] aiheellinen
   *[wrong] aiheeton
}
decision-text = { $decision ->
    [agree] suostutaan
    [draw] tasapeli
    [postpone] lykätään
   *[reject] hylätään
}
ground-text = { $ground ->
    [cannot] ei voi voittaa normaalein keinoin
   *[no-effort] ei yritä voittaa
}
medium-text = { $medium ->
    [paper] paperille
    [electronic] sähköisesti
    [braille] pistekirjoituksella
   *[voice] puheella
}
penalty-text = { $penalty ->
    [warning] varoitus
    [more-time] lisää aikaa vastustajalle
    [less-time] ajan vähentäminen rikkojalta
    [points] pisteiden muuttaminen
    [loss] pelin häviö
    [fine] sakko
    [exclusion] sulkeminen kierrokselta
   *[expulsion] kilpailusta sulkeminen
}

## Display and spectators

display-title = Laudat
wall-results = { $over }/{ $count } päättynyt: { $white } – { $draws } – { $black }
wall-full = Koko näyttö
watch-previous = Edellinen pöytä
watch-next = Seuraava pöytä
display-board = Lauta { $number }
display-empty = Lautoja ei vielä ole.
watch-title = Katsojat
watch-all = Kaikki laudat
watch-one = Seuraa lautaa { $number }
watch-delay = Näet pelin { $seconds } sekuntia jäljessä määräysten mukaan.

## The Laws

laws-title = Shakin säännöt
laws-lead = Jokainen kohta omin sanoin, numeroineen kussakin versiossa, ja mitä ohjelma sille tekee. Virallinen teksti on FIDEn.
laws-edition = Sääntöversio
laws-beside = Vertaa
laws-beside-none = ei muuta versiota
laws-search = Numero tai sanoja
laws-only-differences = Vain erot versioiden välillä
laws-count = { $count ->
    [one] 1 kohta
   *[other] { $count } kohtaa
}
laws-unread = Sääntöjä ei voitu hakea. Lataa sivu uudelleen.
laws-chapters = Luvut
laws-chapter-p = Johdanto
laws-chapter-1 = 1 Pelin luonne ja tavoite
laws-chapter-2 = 2 Alkuasema
laws-chapter-3 = 3 Nappuloiden siirrot
laws-chapter-4 = 4 Siirron suorittaminen
laws-chapter-5 = 5 Pelin päättyminen
laws-chapter-6 = 6 Shakkikello
laws-chapter-7 = 7 Sääntöjenvastaisuudet
laws-chapter-8 = 8 Siirtojen merkitseminen
laws-chapter-9 = 9 Tasapeli
laws-chapter-10 = 10 Pisteet
laws-chapter-11 = 11 Pelaajien käytös
laws-chapter-12 = 12 Tuomarin tehtävä
laws-chapter-a = A Nopea shakki
laws-chapter-b = B Pikashakki
laws-chapter-c = C Algebrallinen merkintätapa
laws-chapter-d = D Näkövammaiset pelaajat
laws-chapter-i = I Keskeytetyt pelit
laws-chapter-ii = II Shakki960
laws-chapter-iii = III Pikapeliloppu
laws-chapter-r = Vuoden 2001 kerhosäännöt
laws-absent = ei tällaista kohtaa
laws-differs = Versioiden erot:
laws-cases = Kokeiltavia tapauksia:
edition-2001 = Vuoden 2001 kerhosäännöt
edition-2017 = Vuoden 2017 säännöt
edition-2018 = Vuoden 2018 säännöt
edition-2023 = Vuoden 2023 säännöt
edition-fi2017 = Vuoden 2017 säännöt, Suomen käytäntö

## The card table's doors

nav-cards = Kortit
home-cards-title = Ulti ja snapszer
home-cards = Kolme pöydässä: ystävät linkillä tai harjoituspelaajat
mine-cards = { $game ->
    [ulti] Ulti
   *[snapszer] Snapszer
}, jakoja { $settled } / { $deals }

## The clock for a real board

local-title = Shakkikello
local-lead = Kahdelle pelaajalle oikean laudan ääreen. Pankaa puhelin laudan viereen; kumpikin painaa omaa puoltaan. Kello käy ilman yhteyttä ja silloinkin, kun sivu suljetaan.
local-set = Aseta kello
local-hint = Musta painaa ensin
local-first = Musta: käynnistä valkean aika
local-press = { side-name } painaa kelloa
local-half-near = Läheinen puoli
local-half-far = Kaukainen puoli
local-half-time = Aika
local-pause = Pysäytä
local-go-on = Jatka
local-anew = Aseta uudelleen
local-anew-ask = Nyt näkyvät ajat häviävät.
local-same = Samat ajat
local-other = Muut ajat
local-give = { side-name }: yksi minuutti lisää
local-take = { side-name }: yksi minuutti vähemmän
local-flag = { side-of } merkkilippu on pudonnut.
local-due = { $count ->
    [one] 1 siirto jäljellä
   *[other] { $count } siirtoa jäljellä
}
local-delay = viive { $seconds } s
local-short = { $seconds ->
    [300] { side-name }: viisi minuuttia jäljellä.
    [60] { side-name }: yksi minuutti jäljellä.
   *[20] { side-name }: kaksikymmentä sekuntia jäljellä.
}
nav-events = Kilpailut
home-club-title = Kerhon päivä
home-club = Ilmoittautuminen, arvonta, tulokset ja sijoitukset yhdellä sivulla

## Taskutuomari

pocket-title = Taskutuomari
pocket-lead = Shakin säännöt tässä laitteessa: kerro laitos ja kilpailumääräykset, siirrä sitten nappuloita tai kirjaa, mitä tapahtui. Jokainen ratkaisu tulee kohtansa kanssa. Mitään ei lähetetä minnekään, eikä yhteyttä tarvita.
pocket-position = Asema (FEN), jos se ei ole alkuasema
pocket-real-board = Peliä pelataan oikealla laudalla: näytän siirrot, omat kosketukseni eivät merkitse
pocket-start = Aseta lauta
pocket-none = Tämä palvelin on tehty ilman WebAssembly-kääntäjää, joten sääntöjä ei voi kysyä tällä laitteella.
pocket-anew = Toinen peli
pocket-anew-ask = Tässä laitteessa oleva peli hävitetään.
pocket-save = Tallenna tapahtumaloki
pocket-door = Ratkaise tässä, ilman yhteyttä
