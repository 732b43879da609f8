# The puzzles page: its own words first, then the cases of puzzles/cases.yaml.

puzzles-title = Miten tuomari ratkaisee?
puzzles-lead = Lue mitä tapahtui, ratkaise asia tuomarina ja katso perustelu kohtineen. Ratkaisemasi tapaukset muistetaan tällä laitteella.
puzzles-path = Tuomariksi { $count } tapauksessa
puzzles-path-lead = Ensimmäisestä kosketuksesta sääntöversioiden eroihin, helposta vaikeaan.
puzzles-path-start = Aloita
puzzles-path-go-on = Jatka
puzzles-path-done = Kaikki tapaukset on ratkaistu. Hienoja ratkaisuja!
puzzles-progress = Ratkaistu { $right } / { $count }
puzzles-topics = Valitse aihe
puzzles-level = Taso
puzzles-level-all = Kaikki tasot
puzzles-level-1 = 1 Jokaiselle pelaajalle
puzzles-level-2 = 2 Kilpailuihin
puzzles-level-3 = 3 Tuomareille
puzzles-cases = Tapaukset
puzzles-none = Tästä aiheesta ei ole tapausta tällä tasolla.
puzzles-state-new = ei vielä yritetty
puzzles-state-right = ratkaistu
puzzles-state-wrong = ei vielä ratkaistu
puzzles-case = Tapaus { $number } / { $count }
puzzles-board = Lauta
puzzles-to-move = { $side ->
    [white] Valkea on siirtovuorossa
   *[black] Musta on siirtovuorossa
}
puzzles-answers = Ratkaisusi
puzzles-answer = Vastaa
puzzles-right = Oikein.
puzzles-wrong = Ei näin.
puzzles-right-answer = Oikea vastaus:
puzzles-why = Perustelu
puzzles-judgement = Seuraamuksen mitan harkitsee tuomari.
puzzles-read = Kohta:
puzzles-again = Yritä uudelleen
puzzles-previous = Edellinen
puzzles-next = Seuraava tapaus
puzzles-list = Kaikki tapaukset
puzzles-forget = Unohda ratkaisuni
puzzles-forget-ask = Unohdetaanko kaikki vastauksesi tältä laitteelta?
puzzles-keys = Näppäimet: 1–4 valitsee, Enter vastaa ja jatkaa.
puzzles-topic-touch = Kosketussääntö
puzzles-topic-illegal = Laittomat siirrot
puzzles-topic-clock = Kello ja merkkilippu
puzzles-topic-draws = Tasapeli ja vaatimukset
puzzles-topic-end = Pelin päättyminen
puzzles-topic-recording = Siirtojen merkitseminen
puzzles-topic-conduct = Käytös
puzzles-topic-rapid = Nopea ja pika
puzzles-topic-special = Sokeat pelaajat, keskeytetyt pelit
puzzles-topic-start = Alku ja myöhästyminen
puzzles-topic-arbiter = Tuomarin valta
puzzles-topic-editions = Sääntöversioiden vertailu

## Touch-move

case-first-touched = Kolme kosketettua nappulaa
    .story = On valkean ensimmäinen siirto. Valkea koskettaa siirtoaikein ensin lähettiä c1, sitten tornia a1 ja lopuksi ratsua g1.
    .ask = Mitä valkean on pelattava?
    .a = Mitä tahansa: ensin kosketettu nappula ei voi liikkua
    .b = Siirto ratsulla
    .c = Mitä tahansa: kosketus ei sido, vasta nostaminen sitoo
    .why = Jos pelaaja koskettaa useita omia nappuloitaan, hän siirtää ensimmäistä, joka voi liikkua. Lähetti ja torni ovat jumissa, joten vuorossa on ratsu.

case-touch-enemy = Vastustajan sotilas
    .story = Valkea koskettaa lyöntiaikein mustan sotilasta d5 mutta tulee toisiin ajatuksiin.
    .ask = Mitä valkean on pelattava?
    .a = Sotilas on lyötävä, joko ratsulla tai e-sotilaalla
    .b = Sotilas on lyötävä e-sotilaalla, joka on lähimpänä
    .c = Mitä tahansa: vain omat nappulat sitovat
    .why = Jos pelaaja koskettaa vastustajan nappulaa, hänen on lyötävä se, jos se on mahdollista. Millä hän lyö, on hänen valintansa.

case-adjust-late = Liian myöhäinen ”korjaan”
    .story = Valkea tarttuu ratsuun b1, epäröi ja sanoo sitten: ”Korjaan.”
    .ask = Mitä nyt seuraa?
    .a = Ei mitään: valkea ilmoitti korjaavansa ja saa pelata mitä tahansa
    .b = Valkea saa pelata mitä tahansa, mutta musta saa kaksi minuuttia lisäaikaa
    .c = Valkean on siirrettävä tätä ratsua
    .why = Korjaamisesta on ilmoitettava ennen kosketusta. Kosketuksen jälkeen sanat eivät muuta mitään.

case-off-move = Kosketus väärällä vuorolla
    .story = Valkea miettii ensimmäistä siirtoaan. Musta nostaa ajatuksissaan sotilaan e7 ja panee sen takaisin.
    .ask = Mitä siitä seuraa mustalle?
    .a = Seuraavalla vuorollaan mustan on siirrettävä tätä sotilasta
    .b = Mitään nappulaa ei tarvitse siirtää
    .c = Se on mustan laiton siirto
    .why = Koskettaminen sitoo vain siirtovuorossa olevaa pelaajaa. Jos musta tekee näin yhä uudelleen, tuomari voi pitää sitä vastustajan häirintänä.

case-release-made = Irrotettu ruudussa e3
    .story = Valkea on siirtänyt e-sotilaan ruutuun e3 ja irrottanut otteensa. Kelloa ei ole vielä painettu. Nyt valkea haluaisi työntää sotilasta ruudun pidemmälle.
    .ask = Saako valkea tehdä niin?
    .a = Ei: siirto oli tehty, kun käsi irrotti sotilaan
    .b = Kyllä: kellon painamiseen asti, samalla sotilaalla
    .c = Ei, ja yrityksestä musta saa kaksi minuuttia lisäaikaa
    .why = Laillinen siirto on tehty, kun nappulasta on irrotettu ote uudessa ruudussa. Kellon painaminen vain suorittaa sen loppuun.

case-rook-then-king = Ensin torni, sitten kuningas
    .story = Valkea haluaa linnoittua lyhyesti. Käsi koskettaa ensin tornia h1 ja vasta sitten kuningasta.
    .ask = Mitä valkean on pelattava?
    .a = Valkean on linnoituttava lyhyesti
    .b = Valkean on siirrettävä kuningasta, mutta sille puolelle ei saa linnoittua
    .c = Valkean on siirrettävä tornia h1
    .why = Linnoitus on kuninkaan siirto: kuningasta on kosketettava ensin tai yhtä aikaa tornin kanssa. Ensin kosketettua tornia on siirrettävä niin kuin mitä tahansa nappulaa.

case-king-then-rook = Linnoitus, joka ei onnistu
    .story = Valkea haluaa linnoittua lyhyesti ja koskettaa kuningasta ja sitten tornia h1. Vasta silloin valkea näkee, että torni f8 uhkaa ruutua f1.
    .ask = Mitä valkean on pelattava?
    .a = Mitä tahansa, koska linnoitus ei ole mahdollinen
    .b = Mikä tahansa laillinen kuninkaan siirto, myös pitkä linnoitus
    .c = Mikä tahansa laillinen kuninkaan siirto, mutta ei linnoitusta
    .d = Siirto tornilla h1
    .why = Jos aiottu linnoitus on laiton, on tehtävä muu laillinen kuninkaan siirto. Linnoitus toiselle puolelle on sellainen.

case-objection-late = Myöhästynyt huomautus
    .story = Valkea kosketti lähettiä f1 mutta löikin ratsulla ruutuun d5. Musta tarttuu ratsuun f6 lyödäkseen takaisin. Vasta sitten musta huomauttaa lähetistä.
    .ask = Miten tuomari ratkaisee asian?
    .a = Asema palautetaan, ja valkean on siirrettävä lähettiä
    .b = Siirto pysyy, ja musta saa kaksi minuuttia lisäaikaa
    .c = Huomautus on myöhässä; mustan on siirrettävä koskettamaansa ratsua
    .why = Pelaaja, joka koskettaa nappulaa siirtääkseen sitä, menettää oikeuden huomauttaa vastustajan kosketuksesta.

case-en-passant-touched = Ohi juossut sotilas
    .story = Musta on juuri siirtänyt sotilaan ruudusta d7 ruutuun d5. Valkea koskettaa sitä lyöntiaikein ja näkee vasta sitten, ettei mikään nappula voi lyödä ruutuun d5.
    .ask = Mitä valkean on pelattava?
    .a = Sotilas on lyötävä ohestalyönnillä
    .b = Mitä tahansa: ruutuun d5 ei voi lyödä
    .c = Siirto e-sotilaalla, eteenpäin tai lyöden
    .why = Ohestalyöntikin on kosketetun sotilaan lyömistä. Tässä se on ainoa tapa, joten se on pelattava.

## Illegal moves

case-illegal-first = Eksynyt ratsu
    .story = Normaali peli. Valkea on siirtänyt ratsun ruudusta g1 ruutuun g3 ja painanut kelloa. Tuomari näkee sen. Se on valkean ensimmäinen rike.
    .ask = Miten tuomari ratkaisee asian?
    .a = Valkea häviää pelin
    .b = Ratsu palautetaan ja sillä tehdään laillinen siirto; musta saa kaksi minuuttia lisäaikaa
    .c = Ratsu palautetaan, valkea saa pelata mitä tahansa; musta saa kaksi minuuttia lisäaikaa
    .d = Ratsu palautetaan ja sillä tehdään laillinen siirto; muuta ei tapahdu
    .why = Laiton siirto perutaan, ja sen korvaavaa siirtoa koskee kosketussääntö. Normaalissa pelissä ensimmäisestä laittomasta siirrosta vastustaja saa kaksi minuuttia.

case-illegal-second = Se tapahtui taas
    .story = Normaali peli. Valkeaa on jo rangaistu yhdestä laittomasta siirrosta. Nyt valkea siirtää ratsun ruudusta g1 ruutuun g3 ja painaa kelloa.
    .ask = Miten tuomari ratkaisee asian?
    .a = Musta saa taas kaksi minuuttia lisäaikaa
    .b = Musta saa tällä kertaa neljä minuuttia lisäaikaa
    .c = Valkea häviää pelin
    .why = Saman pelaajan toinen loppuun suoritettu laiton siirto häviää pelin, paitsi jos vastustaja ei voi mitenkään tehdä mattia.

case-before-press = Ennen kellon painamista
    .story = Normaali peli. Valkea on pannut ratsun g1 ruutuun g3 ja irrottanut otteensa. Ennen kuin valkea painaa kelloa, musta huomauttaa, ettei ratsu liiku niin.
    .ask = Mitä seuraa?
    .a = Valkea tekee ratsulla laillisen siirron; rangaistusta ei ole
    .b = Valkea saa tehdä minkä tahansa laillisen siirron; rangaistusta ei ole
    .c = Se on laiton siirto; musta saa kaksi minuuttia lisäaikaa
    .why = Laittomasta siirrosta rangaistaan vasta, kun se on suoritettu loppuun kelloa painamalla. Ratsua on kuitenkin kosketettu, joten ratsulla on siirrettävä.

case-press-no-move = Vain kelloa painettiin
    .story = Normaali peli. Ajatuksiinsa vaipunut valkea painaa kelloa, vaikka ei ole siirtänyt mitään. Tuomari näkee sen.
    .ask = Miten tuomari ratkaisee asian?
    .a = Valkean kello käynnistetään uudelleen; rangaistusta ei ole
    .b = Se on laiton siirto: valkea on siirtovuorossa, musta saa kaksi minuuttia lisäaikaa
    .c = Valkea on luovuttanut vuoronsa: musta on siirtovuorossa
    .why = Kellon painaminen ilman siirtoa katsotaan laittomaksi siirroksi. Asema ei muutu, mutta kaksi minuuttia annetaan.

case-two-hands = Linnoitus kahdella kädellä
    .story = Normaali peli. Valkea linnoittuu lyhyesti, kuninkaan toisella ja tornin toisella kädellä, ja painaa kelloa. Linnoitus sinänsä on laillinen. Se on valkean ensimmäinen rike.
    .ask = Miten tuomari ratkaisee asian?
    .a = Linnoitus perutaan
    .b = Valkeaa kehotetaan olemaan tekemättä niin; rangaistusta ei ole
    .c = Linnoitus pysyy, se lasketaan laittomaksi siirroksi, ja musta saa kaksi minuuttia lisäaikaa
    .why = Kahdella kädellä tehty ja loppuun suoritettu siirto katsotaan laittomaksi siirroksi. Laillinen linnoitus jää silti laudalle.

case-pawn-left = Sotilas viimeisellä rivillä
    .story = Normaali peli. Valkea on työntänyt sotilaan ruutuun e8, jättänyt sen sotilaaksi ja painanut kelloa. Se on valkean ensimmäinen rike.
    .ask = Miten tuomari ratkaisee asian?
    .a = Sotilas vaihdetaan kuningattareksi, se on laiton siirto, ja musta saa kaksi minuuttia lisäaikaa
    .b = Sotilas palautetaan ruutuun e7, ja valkea siirtää uudelleen
    .c = Valkea valitsee nyt upseerin; rangaistusta ei ole
    .d = Sotilas vaihdetaan kuningattareksi; rangaistusta ei ole
    .why = Viimeiselle riville jätetty sotilas vaihdetaan samanväriseen kuningattareen, mitä pelaaja sitten aikoikin. Teko lasketaan laittomaksi siirroksi.

case-second-against-bare-king = Toinen kerta, mutta ketä vastaan?
    .story = Normaali peli. Valkealla on kuningatar, mustalla pelkkä kuningas. Kerran jo rangaistu valkea siirtää kuningattaren ruudusta c1 ruutuun a7, mihin se ei pääse, ja painaa kelloa.
    .ask = Miten peli päättyy?
    .a = Musta voittaa
    .b = Peli päättyy tasan
    .c = Peli jatkuu: musta saa kaksi minuuttia lisäaikaa
    .why = Toinen laiton siirto häviää pelin, mutta voittaa ei voi se, joka ei millään laillisten siirtojen sarjalla pääse mattiin. Paljasta kuningasta vastaan peli on tasan.

case-illegal-then-mate = Huomattu vasta matin jälkeen
    .story = Normaali peli. Valkea aloitti sotilaalla ruudusta f2 ruutuun f5; kukaan ei huomannut. Musta pelasi e6, valkea g4, ja musta teki kuningattarella matin ruudussa h4. Nyt valkea sanoo: ensimmäinen siirtoni oli laiton, on palattava takaisin.
    .ask = Miten tuomari ratkaisee asian?
    .a = Palautetaan asema ennen laitonta siirtoa
    .b = Peli päättyy tasan
    .c = Matti on voimassa: musta on voittanut
    .why = Laiton siirto korjataan, jos se havaitaan pelin aikana. Laillisella siirrolla tehty matti on päättänyt pelin; sen jälkeen on myöhäistä.

## Clock and flag

case-other-hand = Oikea käsi, vasen käsi
    .story = Valkea siirtää tornin ruudusta a1 ruutuun d1 oikealla kädellä ja painaa kelloa vasemmalla. Musta kutsuu tuomarin.
    .ask = Mistä on kyse?
    .a = Laittomasta siirrosta: musta saa kaksi minuuttia lisäaikaa
    .b = Kellon käyttöä koskevan säännön rikkomisesta: siirto pysyy, tuomari voi rangaista
    .c = Ei mistään: kiellettyä on vain siirtää kahdella kädellä
    .why = Kelloa on painettava samalla kädellä, jolla siirto tehtiin. Laiton siirto se ei ole; tuomari harkitsee, riittääkö varoitus.

case-flag-bare-king = Kuningattaren edellä, aika lopussa
    .story = Valkealla on kuningas ja kuningatar, mustalla pelkkä kuningas. Valkean merkkilippu putoaa, ja tuomari näkee sen.
    .ask = Miten peli päättyy?
    .a = Musta voittaa ajalla
    .b = Peli päättyy tasan
    .c = Valkea voittaa: hänellä oli kuningatar
    .why = Se, jonka aika loppuu, häviää, mutta vain vastustajalle, joka voisi vielä jollakin laillisten siirtojen sarjalla tehdä matin. Paljas kuningas ei voi koskaan.

case-knocked-over = Kaksi sotilasta lattialla
    .story = Valkea kaataa nappulaa tavoitellessaan sotilaat a2 ja b2. Valkean kello käy.
    .ask = Mitä tehdään?
    .a = Valkea asettaa sotilaat takaisin omalla ajallaan
    .b = Kellot pysäytetään, kunnes sotilaat ovat taas paikoillaan
    .c = Mustan kello käynnistetään, koska valkea ei voi pelata
    .why = Se, joka siirtää nappuloita paikoiltaan, panee ne takaisin omalla ajallaan. Jos hän ei tee niin, vastustaja saa pysäyttää kellot ja kutsua tuomarin.

case-move-forty = Neljäskymmenes siirto
    .story = Neljäkymmentä siirtoa kahdessa tunnissa, ei lisäaikaa siirroista. Valkea on suorittanut loppuun 39 siirtoa, siirtää kaksi sekuntia ennen loppua tornin ruudusta a1 ruutuun d1 ja irrottaa otteensa. Ennen kuin käsi ehtii kellolle, merkkilippu putoaa. Tuomari näkee sen. Mustalla on kaksi tornia.
    .ask = Miten tuomari ratkaisee asian?
    .a = Neljäskymmenes siirto tehtiin ajoissa: peli jatkuu
    .b = Peli jatkuu, ja musta saa kaksi minuuttia lisäaikaa
    .c = Valkea on hävinnyt ajalla
    .why = Aikarajassa lasketaan loppuun suoritetut siirrot, ja siihen tarvitaan kellon painallus. Valkea oli suorittanut loppuun vain 39 siirtoa.

case-mate-before-flag = Matti, vaikka lippu on alhaalla
    .story = Valkean aika loppui sekunti sitten, mutta kukaan ei huomannut. Valkea siirtää tornin ruutuun a8, ja se on matti. Vasta sitten tuomari näkee pudonneen merkkilipun.
    .ask = Miten peli päättyy?
    .a = Valkea voittaa: matti tuli ensin
    .b = Musta voittaa: aika loppui ennen mattia
    .c = Peli päättyy tasan
    .why = Merkkilippu katsotaan pudonneeksi, kun tuomari havaitsee sen tai pelaaja esittää siitä aiheellisen vaatimuksen. Matti oli päättänyt pelin sitä ennen.

case-knight-and-pawn = Ratsu sotilasta vastaan
    .story = Valkealla on kuningas ja ratsu, mustalla kuningas ja yksi sotilas. Mustan merkkilippu putoaa, ja tuomari näkee sen.
    .ask = Miten peli päättyy?
    .a = Tasan: kuningas ja ratsu eivät voi voittaa
    .b = Peli jatkuu, kunnes musta on menettänyt sotilaansa
    .c = Valkea voittaa
    .why = Ratkaisevaa on, onko matti ylipäätään mahdollinen, vaikka pelattaisiin miten huonosti. Tässä on: mustan sotilas voi tukkia oman kuninkaansa viimeisen ruudun. Paljasta kuningasta vastaan ratsu ei siihen pystyisi.

case-late-press = Unohtunut kello
    .story = Valkea siirtää tornin ruutuun d1 ja unohtaa kellon. Musta vastaa heti tornilla ruutuun d8 valkean kellon vielä käydessä. Nyt valkea painaa kelloa.
    .ask = Saako valkea vielä painaa sitä?
    .a = Ei: musta on jo siirtänyt, painalluksella ei ole vaikutusta
    .b = Kyllä: painallus suorittaa valkean siirron loppuun, ja siihen asti kului valkean aika
    .c = Kyllä, ja mustan siirto oli laiton, koska valkea ei ollut painanut kelloa
    .why = Pelaajalla on aina oikeus painaa kelloa siirtonsa jälkeen, vastauksenkin jälkeen. Siihen asti kulunut aika on unohduksen hinta, ja vastaussiirto on laillinen.

## Draws and claims

case-offer-touch = Käsi vastasi ensin
    .story = Valkea on siirtänyt ratsun ruutuun f3, tarjonnut tasapeliä ja painanut kelloa. Musta tarttuu ratsuun b8, miettii, irrottaa otteensa ja sanoo: ”Hyväksyn.”
    .ask = Mikä pätee?
    .a = Nappulan koskettaminen hylkäsi tarjouksen; peli jatkuu
    .b = Peli päättyy tasan: tarjous oli yhä voimassa
    .c = Valkea saa päättää, onko tarjous yhä voimassa
    .why = Nappulan koskettaminen siirtoaikein hylkää tarjouksen niin kuin sanatkin. Hylättyä tarjousta ei voi enää hyväksyä.

case-claim-after-press = Hetken liian myöhään
    .story = Kumpikin on siirtänyt kuningassivustan ratsunsa ulos ja takaisin. Musta siirtää ratsun ruutuun g8, painaa kelloa ja vaatii tasapeliä: asema syntyi nyt kolmannen kerran.
    .ask = Miten tuomari ratkaisee asian?
    .a = Peli päättyy tasan
    .b = Vaatimus on väärä: valkea saa kaksi minuuttia lisäaikaa
    .c = Musta ei voi nyt vaatia, koska valkea on siirtovuorossa; peli jatkuu
    .why = Vain siirtovuorossa oleva pelaaja saa vaatia tasapeliä. Mustan olisi pitänyt kirjoittaa siirto ja vaatia ennen sen tekemistä. Nyt valkea voi vaatia.

case-fivefold = Kukaan ei vaadi
    .story = Kumpikin siirtelee ratsujaan edestakaisin. Sama asema on nyt syntynyt viidennen kerran. Kumpikaan ei sano mitään.
    .ask = Mitä tuomari tekee?
    .a = Ei mitään, ellei kukaan vaadi tasapeliä
    .b = Julistaa pelin tasapeliksi
    .c = Tuomitsee molemmille häviön, koska he eivät yritä
    .why = Kolmas kerta antaa siirtovuorossa olevalle oikeuden vaatia tasapeliä. Viidennellä kerralla peli päättyy ilman vaatimusta.

case-wrong-claim = Väärä vaatimus
    .story = Normaali peli. Musta kirjoittaa siirron ratsulla ruudusta b8 ruutuun c6 ja vaatii tasapeliä: sen jälkeen asema on laudalla kolmannen kerran. Tuomari tarkistaa: ei ole.
    .ask = Miten tuomari ratkaisee asian?
    .a = Mustan on tehtävä tämä siirto; valkea saa kaksi minuuttia lisäaikaa
    .b = Musta saa pelata mitä tahansa; valkea saa kaksi minuuttia lisäaikaa
    .c = Musta häviää pelin
    .d = Mustan on tehtävä tämä siirto; rangaistusta ei ole
    .why = Vaatimuksen yhteydessä ilmoitettu siirto on tehtävä. Väärästä vaatimuksesta vastustaja saa kaksi minuuttia; vaatimus on samalla tasapelitarjous.

case-early-agreement = Hyvin lyhyt peli
    .story = Valkea siirtää sotilaan ruutuun e4 ja tarjoaa tasapeliä. Musta hyväksyy, vaikka ei ole vielä siirtänyt.
    .ask = Mikä pätee?
    .a = Peli päättyy tasan
    .b = Molemmat häviävät
    .c = Sopimus ei ole pätevä: mustan on ensin siirrettävä
    .why = Pelaajat voivat sopia tasapelistä vasta, kun kumpikin on tehnyt ainakin yhden siirron. Kilpailun erikoismääräyksissä voidaan vaatia enemmän.

case-fifty-capture = Viideskymmenes siirto lyö tornin
    .story = Normaali peli. Neljäänkymmeneenyhdeksään ja puoleen siirtoon ei ole siirretty sotilasta eikä lyöty mitään. Valkea kirjoittaa ”torni a1 lyö h1” ja vaatii tasapeliä viidenkymmenen siirron säännöllä.
    .ask = Miten tuomari ratkaisee asian?
    .a = Peli päättyy tasan: tällä siirrolla viisikymmentä täyttyy
    .b = Vaatimus on väärä: valkean on lyötävä ruudussa h1, musta saa kaksi minuuttia lisäaikaa
    .c = Vaatimus on väärä: valkea saa pelata mitä tahansa, musta saa kaksi minuuttia lisäaikaa
    .why = Kummankaan viimeisissä viidessäkymmenessä siirrossa ei saa olla lyöntiä, ilmoitettu siirto mukaan lukien. Tämä on lyönti, joten vaatimus hylätään, ja siirto on tehtävä.

case-castling-rights = Kolme kertaa sama kuva
    .story = Normaali peli. Aluksi molemmat kuninkaat ja kaikki tornit olivat paikoillaan eivätkä olleet liikkuneet. H-tornit ovat käyneet kahdesti g-linjalla. Valkea on siirtovuorossa ja vaatii tasapeliä: sama asema kolmannen kerran.
    .ask = Miten tuomari ratkaisee asian?
    .a = Peli päättyy tasan
    .b = Vaatimus on väärä, mutta koska kuva on sama, rangaistusta ei ole
    .c = Vaatimus on väärä: musta saa kaksi minuuttia lisäaikaa
    .why = Asemat ovat samat vain, jos mahdolliset siirrot ovat samat, ja ensimmäisellä kerralla lyhyt linnoitus oli vielä mahdollinen. Tämä on vasta toinen kerta.

## The end of the game

case-stalemate-resigned = Liian aikainen luovutus
    .story = Valkea siirtää kuningattaren ruutuun g6. Musta, jolla on enää kuningas, luovuttaa heti. Silloin katsoja sanoo, ettei musta olisi voinut siirtää mitään.
    .ask = Miten peli päättyy?
    .a = Tasan: se oli patti
    .b = Valkea voittaa: musta luovutti
    .c = Peli jatkuu, koska luovutus oli erehdys
    .why = Musta ei ole shakissa eikä hänellä ole laillista siirtoa. Patti päätti pelin valkean siirtoon; luovutus sen jälkeen ei muuta mitään.

case-bishop-left = Viimeinen sotilas kaatuu
    .story = Mustan kuningas lyö sotilaan d2. Valkealle jää kuningas ja lähetti. Muutaman sekunnin kuluttua mustan merkkilippu putoaa.
    .ask = Miten peli päättyy?
    .a = Valkea voittaa ajalla
    .b = Tasan sillä hetkellä, kun sotilas lyötiin
    .c = Tasan lipun vuoksi: valkea ei voi tehdä mattia
    .why = Kuninkaalla ja lähetillä kuningasta vastaan ei kukaan voi koskaan tehdä mattia. Sellainen asema on kuollut ja päättää pelin heti, ennen mitään lippua.

case-wall = Muuri laudan poikki
    .story = Valkea työntää sotilaan ruutuun h5. Nyt kaikki sotilaat ovat vastakkain, yksikään ei voi enää liikkua eikä sitä voi lyödä, ja lähetti kulkee vain vaaleilla ruuduilla.
    .ask = Missä tilanteessa peli on?
    .a = Se jatkuu: valkealla on lähetti enemmän
    .b = Se jatkuu, kunnes joku tarjoaa tasapeliä tai viisikymmentä siirtoa täyttyy
    .c = Se päättyy heti tasan
    .why = Mikään laillisten siirtojen sarja ei johda mattiin kummallekaan: kuninkaat ja lähetti eivät koskaan pääse muurin yli. Kuollut asema päättää pelin itsestään.

## Recording

case-in-advance = Ensin kirjoitus, sitten siirto
    .story = Valkea merkitsee pöytäkirjaan sotilaan siirron ruutuun e4, miettii vielä ja aikoo tehdä sen vasta sitten. Vaatimuksesta ei ole kyse.
    .ask = Mitä tuomari sanoo?
    .a = Ei mitään: siirron saa merkitä ennakolta
    .b = Se on kiellettyä; valkea saa silti pelata mitä tahansa
    .c = Valkean on nyt siirrettävä sotilas ruutuun e4
    .why = Siirto merkitään, kun se on tehty. Ennakolta saa merkitä vain vaatimusta tai kuorisiirtoa varten. Merkintä ei sido pelaajaa, mutta tuomari voi varoittaa.

case-five-minutes = Alle viisi minuuttia
    .story = Normaali peli ilman siirtokohtaista lisäaikaa. Valkealla on tällä jaksolla jäljellä 4 minuuttia 59 sekuntia, mustalla vielä 15 minuuttia.
    .ask = Kenen on merkittävä siirrot?
    .a = Mustan on; valkean ei tarvitse
    .b = Ei kummankaan
    .c = Kummankin
    .why = Pelaajan, jolla on jaksolla alle viisi minuuttia, ei tarvitse merkitä siirtoja, jos siirtokohtainen lisäaika on alle 30 sekuntia. Vastustajaa se ei koske.

case-thirty-seconds = Kolmekymmentä sekuntia siirrosta
    .story = Normaali peli, jossa jokaisesta siirrosta saa 30 sekuntia lisäaikaa. Valkealla on jäljellä minuutti, mustalla 45 sekuntia.
    .ask = Kenen on merkittävä siirrot?
    .a = Ei kummankaan: molemmilla on alle viisi minuuttia
    .b = Vain valkean, jolla on enemmän aikaa
    .c = Kummankin pelin loppuun asti
    .why = Kun lisäaika on vähintään 30 sekuntia siirrolta, kirjoittamiseen on aina aikaa. Alle viiden minuutin helpotus ei silloin päde.

case-signed = Kaksi allekirjoitusta virheen alla
    .story = Musta luovutti. Erehdyksessä molemmat merkitsivät pöytäkirjaansa tasapelin ja allekirjoittivat sen. Tunnin kuluttua he huomaavat asian.
    .ask = Mikä tulos on voimassa?
    .a = Valkean voitto: laudan tapahtumat ratkaisevat
    .b = Allekirjoitettu tasapeli, ellei tuomari päätä toisin
    .c = Ei mikään: peli mitätöidään
    .why = Molempien allekirjoittama tulos on voimassa, vaikka se olisi väärä. Vain tuomari voi päättää toisin.

## Conduct

case-phone-rings = Puhelin pelisalissa
    .story = Normaali peli; kilpailulla ei ole omaa määräystä laitteista. Valkean taskussa oleva puhelin soi kesken pelin.
    .ask = Miten tuomari ratkaisee asian?
    .a = Valkeaa varoitetaan
    .b = Musta saa kaksi minuuttia lisäaikaa
    .c = Valkea häviää pelin
    .why = Pelaajalla ei saa pelihuoneistossa olla laitetta, jota tuomari ei ole hyväksynyt. Jos se paljastuu, peli on hävitty; kilpailun erikoismääräyksissä voi olla lievempi seuraamus.

case-leaves-area = Kahville kellon käydessä
    .story = Valkea on siirtovuorossa ja hänen kellonsa käy. Kysymättä keneltäkään valkea lähtee pelitilasta hakemaan kahvia.
    .ask = Saako valkea tehdä niin?
    .a = Ei: siirtovuorossa oleva tarvitsee tuomarin luvan
    .b = Kyllä: valkea kuluttaa omaa aikaansa
    .c = Ei, ja peli on heti hävitty
    .why = Siirtovuorossa oleva pysyy pelitilassa, ellei tuomari anna lupaa lähteä. Rangaistuksen valitsee tuomari.

case-tapping = Naputtavat sormet
    .story = Valkean miettiessä musta naputtaa sormillaan pöytää. Valkea pyytää turhaan lopettamaan ja kutsuu tuomarin, joka näkee sen.
    .ask = Mitä tuomari tekee?
    .a = Musta häviää pelin: niin säännöt määräävät
    .b = Se on vastustajan häirintää: tuomari valitsee rangaistuksen
    .c = Valkea saa kaksi minuuttia lisäaikaa: niin säännöt määräävät
    .why = Vastustajaa ei saa häiritä millään tavalla. Säännöissä on luettelo rangaistuksista varoituksesta alkaen; sopivan harkitsee tuomari.

case-bag-opened = Käsi laukussa
    .story = Kilpailussa saa olla puhelin, jos se on kokonaan suljettu ja pelaajan laukussa. Valkea avaa laukkunsa kesken pelin lupaa kysymättä. Puhelin on suljettu.
    .ask = Miten tuomari ratkaisee asian?
    .a = Kaikki on kunnossa: puhelin on suljettu ja laukussa
    .b = Valkea häviää pelin aivan kuin puhelin olisi soinut
    .c = Valkea ei olisi saanut koskea laukkuun: tuomari valitsee rangaistuksen
    .why = Kun laite saa olla laukussa, laukkuun ei kosketa pelin aikana ilman tuomarin lupaa. Rangaistuksen harkitsee tuomari.

## Rapid and blitz

case-ten-minutes = Kymmenen minuuttia kummallekin
    .story = Kilpailussa kummallakin on koko peliin kymmenen minuuttia ilman siirtokohtaista lisäaikaa.
    .ask = Mitä shakkia se on?
    .a = Nopeaa
    .b = Pikaa
    .c = Normaalia, koska muuta ei ole ilmoitettu
    .why = Lasketaan kuudenkymmenen siirron aika: enintään kymmenen minuuttia on pikaa, yli kymmenen mutta alle kuusikymmentä nopeaa. Tasan kymmenen on vielä pikaa.

case-rapid-first = Laiton, mutta nopeassa shakissa
    .story = Nopea peli vuoden 2023 säännöillä, yksi tuomari monella laudalla. Valkea siirtää ratsun ruudusta g1 ruutuun g3 ja painaa kelloa. Musta ei ole vielä siirtänyt, ja tuomari näkee sen. Se on valkean ensimmäinen rike.
    .ask = Miten tuomari ratkaisee asian?
    .a = Ratsulla on tehtävä laillinen siirto; musta saa minuutin lisäaikaa
    .b = Ratsulla on tehtävä laillinen siirto; musta saa kaksi minuuttia lisäaikaa
    .c = Valkea häviää pelin
    .d = Siirto pysyy, koska kukaan ei ole huomauttanut
    .why = Vuoden 2023 nopeassa ja pikashakissa vastustaja saa kahden minuutin sijasta yhden. Tuomari voi puuttua asiaan, kunnes musta on tehnyt seuraavan siirtonsa.

case-rapid-answered = Vastattu ennen kuin huomattiin
    .story = Nopea peli vuoden 2023 säännöillä, yksi tuomari monella laudalla. Valkea siirsi ratsun ruudusta g1 ruutuun g3 ja painoi kelloa. Musta vastasi sotilaalla ruutuun e5. Vasta nyt musta huomaa asian ja kutsuu tuomarin.
    .ask = Miten tuomari ratkaisee asian?
    .a = Asema palautetaan, ja musta saa minuutin lisäaikaa
    .b = Peli päättyy tasan, koska asema on laiton
    .c = Laiton siirto pysyy ja peli jatkuu
    .why = Kun tuomareita on vähän, laittoman siirron voi korjata vain siihen asti, kun vastustaja on tehnyt seuraavan siirtonsa. Sen jälkeen se pysyy, elleivät pelaajat sovi korjaamisesta.

case-both-in-check = Kaksi kuningasta shakissa
    .story = Pikapeli vuoden 2023 säännöillä, yksi tuomari monella laudalla. Valkean kuningasta e1 shakkaa torni a1, mustan kuningasta e8 torni e4. Tuomari näkee sen ja odottaa seuraavaa siirtoa. Valkea siirtää tornin ruudusta e4 ruutuun e2 ja painaa kelloa.
    .ask = Miten tuomari ratkaisee asian?
    .a = Peli päättyy tasan
    .b = Peli jatkuu: valkean kuninkaan saa lyödä
    .c = Peli mitätöidään ja pelataan uudelleen
    .why = Tuomari odottaa, kunnes seuraava siirto on suoritettu loppuun. Jos laiton asema on sen jälkeen yhä laudalla, peli julistetaan tasapeliksi. Molemmat kuninkaat ovat yhä shakissa.

## Blind players, adjourned games

case-blind-feel = Sormilla lukemista
    .story = Valkea on sokea ja pelaa laudalla, jossa on reiät. Miettiessään valkea tunnustelee sotilasta e2 ottamatta sitä reiästään.
    .ask = Onko valkean siirrettävä tätä sotilasta?
    .a = On: kosketettua nappulaa on siirrettävä
    .b = Ei: kosketukseksi lasketaan vasta reiästä ottaminen
    .c = Ei, mutta valkean olisi pitänyt ensin sanoa ”korjaan”
    .why = Sokean pelaajan katsotaan koskettaneen nappulaa, kun hän on ottanut sen reiästään. Tunnustelu on hänen tapansa nähdä lauta.

case-seal-ambiguous = Mitä kuoressa on?
    .story = Peli keskeytettiin ja valkea teki kuorisiirron. Pelin jatkuessa tuomari avaa kuoren ja lukee: ”Torni d1.” Kumpikin valkean torneista pääsee ruutuun d1.
    .ask = Miten tuomari ratkaisee asian?
    .a = Valkea kertoo, kumpaa tornia tarkoitti, ja peli jatkuu
    .b = Peli päättyy tasan
    .c = Valkea häviää pelin
    .why = Kuorisiirto, joka voi tarkoittaa kahta siirtoa, on yhtä tyhjän kanssa: se häviää pelin, jos vastustaja voi vielä tehdä matin. Jälkikäteen siihen ei lisätä mitään.

case-seal-mate-late = Myöhässä, mutta matti
    .story = Valkea sulki kuoreen tornin siirron ruutuun a8 eikä saavu pelin jatkuessa ennen kuin sallittu myöhästymisaika on kulunut. Musta on paikalla. Tuomari avaa kuoren: kuorisiirto on matti.
    .ask = Miten peli päättyy?
    .a = Valkea voittaa
    .b = Musta voittaa: valkea myöhästyi
    .c = Molemmat häviävät
    .why = Keskeytetyn pelin jatkumisesta myöhästynyt häviää, paitsi jos kuorisiirto on päättänyt pelin. Silloin pätee se.

## Start and lateness

case-late-zero = Puoli minuuttia myöhässä
    .story = Kilpailussa ei ole ilmoitettu sallittua myöhästymisaikaa. Kierros alkaa; valkea tulee laudalle puoli minuuttia myöhemmin. Syytä ei hyväksytä.
    .ask = Mitä tapahtuu?
    .a = Peli alkaa; valkea on menettänyt puoli minuuttia
    .b = Valkea häviää pelin
    .c = Peli alkaa, molemmilla täysi aika
    .why = Sallittu myöhästymisaika määrätään ennen kilpailua. Jos sitä ei ole määrätty, se on nolla: alun jälkeen saapuva häviää, ellei tuomari päätä toisin.

case-board-turned = Lauta väärin päin
    .story = Normaali peli. 25 siirron jälkeen joku huomaa, että kulmaruutu valkean oikealla puolella on tumma: lauta on asetettu kierrettynä. Nappulat oli asetettu oikein.
    .ask = Miten tuomari ratkaisee asian?
    .a = Asema siirretään oikein olevalle laudalle, ja peli jatkuu
    .b = Peli mitätöidään ja pelataan uusi
    .c = Kymmenen siirron jälkeen mitään ei enää muuteta
    .why = Väärin asetettu lauta ei pilaa peliä: sitä jatketaan samasta asemasta oikein asetetulla laudalla.

case-both-absent = Laudalla ei ole ketään
    .story = Tunti kummallakin; sallittu myöhästymisaika on 15 minuuttia. Alussa kumpikaan ei ole paikalla. Valkea tulee 8 minuutin kuluttua, musta puuttuu yhä.
    .ask = Mitä kellot silloin näyttävät?
    .a = 60 minuuttia kummallakin: kukaan ei voinut pelata
    .b = 56 minuuttia kummallakin: menetetty aika jaetaan
    .c = Valkealla 52 minuuttia, mustalla 60
    .d = Sillä ei ole väliä: valkea on hävinnyt
    .why = Jos kumpikaan ei ole alussa paikalla, valkea menettää kaiken ajan saapumiseensa asti. Kilpailun erikoismääräyksissä voi olla toisin.

case-colours = Väärät värit
    .story = Normaali peli. Valkea on suorittanut loppuun kymmenen siirtoa, musta yhdeksän, kun joku huomaa, että pelaajat istuvat väärillä väreillä.
    .ask = Miten tuomari ratkaisee asian?
    .a = Peli jatkuu: toinen on tehnyt kymmenen siirtoa
    .b = Peli mitätöidään; uusi pelataan oikeilla väreillä
    .c = Peli päättyy tasan
    .why = Peli jatkuu vain, jos molemmat ovat tehneet kymmenen siirtoa, kun asia huomataan. Mustan kymmenes puuttuu.

## The arbiter's powers

case-how-many-moves = Kysymys aikapulassa
    .story = Neljäkymmentä siirtoa kahdessa tunnissa. Aikapulassa oleva valkea kysyy tuomarilta: ”Montako siirtoa on tehty?”
    .ask = Mitä tuomari tekee?
    .a = Kertoo: se ei ole salaisuus
    .b = Varoittaa valkeaa kysymyksestä
    .c = Ei kerro
    .why = Tuomari ei kerro pelaajille tehtyjen siirtojen määrää eikä anna vihjeitä ajasta tai asemasta. Valkea voi katsoa pöytäkirjastaan.

case-half-point = Voittajaa rangaistaan
    .story = Musta on tehnyt matin. Huonosta käytöksestä pelin aikana tuomari vähentää mustalta puoli pistettä ja jättää valkean pisteet ennalleen.
    .ask = Mitä taulukkoon merkitään?
    .a = Valkea 0, musta ½
    .b = Valkea ½, musta ½: pelistä jaetaan yksi piste
    .c = Valkea 0, musta 1: matin jälkeen pisteitä ei voi vähentää
    .why = Tuomari voi vähentää rikkojan pisteitä. Yhteensä niiden ei tarvitse olla yksi; 0 ja ½ on mahdollinen tulos.

case-three-quarters = Kolme neljäsosaa
    .story = Musta on tehnyt matin. Rangaistukseksi tuomari haluaisi antaa mustalle kolme neljäsosapistettä ja valkealle yhden.
    .ask = Onko se mahdollista?
    .a = Kyllä: yhteensä se on yksi piste
    .b = Ei: vain pelin tavalliset pisteet ovat mahdollisia
    .c = Kyllä, jos molemmat pelaajat suostuvat
    .why = Pelistä saa 1, ½ tai 0 pistettä, myös kun on rangaistu. Neljäsosia ei ole.

## The editions compared

case-ed-rapid-illegal = Nopea shakki 2017 ja 2023
    .story = Nopea peli, yksi tuomari monella laudalla. Valkea siirtää ratsun ruudusta g1 ruutuun g3 ja painaa kelloa; tuomari näkee sen ennen mustan siirtoa. Se on valkean ensimmäinen rike.
    .ask = Miten asia ratkaistaan vuoden 2017 ja vuoden 2023 säännöillä?
    .a = 2017: mustalle kaksi minuuttia lisäaikaa; 2023: yksi minuutti
    .b = 2017: valkea häviää heti; 2023: mustalle minuutti lisäaikaa
    .c = Molemmissa: valkea häviää heti
    .why = Vuonna 2017 ensimmäinen laiton siirto hävisi nopean pelin, jos valvonta ei ollut täyttä. Vuodesta 2018 vasta toinen häviää, ja vuodesta 2023 ensimmäisestä saa minuutin.

case-ed-resign = Luovutus paljaalle kuninkaalle
    .story = Valkealla on kuningas ja kuningatar, mustalla pelkkä kuningas. Valkea tulee huonovointiseksi ja luovuttaa.
    .ask = Mikä on tulos vuoden 2017 ja vuoden 2023 säännöillä?
    .a = Molemmissa musta voittaa
    .b = Molemmissa tasapeli
    .c = 2017: musta voittaa; 2023: tasapeli
    .why = Ennen vuotta 2023 luovuttaja hävisi aina. Sen jälkeen peli on tasan, jos vastustaja ei voisi millään laillisten siirtojen sarjalla tehdä mattia.

case-ed-phone = Puhelin Suomessa
    .story = Vuoden 2017 säännöt. Valkean puhelin soi ensimmäisen kerran kilpailussa: kerran Suomen Shakkiliiton kilpailussa ja kerran kilpailussa, jossa noudatetaan sääntöjä sellaisinaan.
    .ask = Mikä on ratkaisu?
    .a = Suomessa varoitus; muuten pelin häviö
    .b = Molemmissa pelin häviö
    .c = Molemmissa varoitus
    .why = Suomessa käytetään lievempää seuraamusta, jonka säännöt jättävät kilpailun päätettäväksi: ensimmäisestä soitosta varoitetaan. Ilman sellaista määräystä soitto häviää pelin.

case-ed-two-hands = Kaksi kättä, ei painallusta
    .story = Normaali peli. Valkea linnoittuu kahdella kädellä eikä ole vielä painanut kelloa. Tuomari näkee sen. Se on valkean ensimmäinen rike.
    .ask = Miten asia ratkaistaan vuoden 2017 ja vuoden 2023 säännöillä?
    .a = Molemmissa se lasketaan laittomaksi siirroksi
    .b = Vuonna 2017 ei tapahdu mitään; vuonna 2023 se lasketaan laittomaksi siirroksi
    .c = Vuonna 2017 se lasketaan laittomaksi siirroksi; vuonna 2023 se ei ole rike ennen kellon painamista
    .why = Vuonna 2017 rangaistiin jo kahdella kädellä siirtämisestä. Vuodesta 2018 rikkeeseen kuuluu kellon painaminen: siihen asti siirron voi tehdä uudelleen yhdellä kädellä.
