### Shakkisääntöjen tiivistelmä kohta kohdalta. Kohtien numerot ovat vuoden 2018 sääntöjen mukaiset, ellei toisin mainita.

## Esipuhe

article-p-1 = Säännöt eivät voi ennakoida kaikkea, joten sääntelemätön tilanne ratkaistaan vertaamalla sitä sellaiseen tapaukseen, jonka säännöt tuntevat. Tuomari mainitsee ratkaisussaan kohdan, johon hän vertaa.
    .differs = Vuoden 2001 kerhokilpailussa järjestäjät voivat sen sijaan määrätä pelattavaksi uuden pelin tai tuomita pelin syyllisen häviöksi.
article-p-2 = Säännöt lähtevät siitä, että tuomari on pätevä, arvostelukykyinen ja täysin puolueeton. Liian tarkat määräykset sitoisivat häntä liikaa, joten hän voi perustellusti poiketa ohjelman ehdottamasta ratkaisusta.
article-p-3 = FIDEn vahvuuslukulaskentaan menevissä peleissä on noudatettava näitä sääntöjä. Muissakin peleissä niiden käyttöä suositellaan.
article-p-4 = Kansallinen shakkiliitto voi pyytää FIDEltä tulkintaa sääntöjä koskevaan kysymykseen.

## Luku 1: Pelin luonne ja tavoite

article-1-1 = Shakkia pelaa kaksi vastustajaa, jotka siirtävät nappuloitaan samalla neliön muotoisella laudalla.
article-1-2 = Valkea aloittaa, ja sen jälkeen siirretään aina vuorotellen. Väärällä vuorolla tehty siirto ei kuulu peliin, vaan asia oikaistaan sääntöjenvastaisuutena.
article-1-3 = Siirtovuoro vaihtuu heti, kun vastustajan siirto on tehty, vaikka hän ei olisi vielä painanut kelloaan. Kosketussäännöt sitovat uutta siirtovuoroista jo silloin.
article-1-4 = Pelin tavoitteena on uhata vastustajan kuningasta tavalla, johon ei ole laillista vastausta.
article-1-4-1 = Tavoitteen saavuttanut pelaaja on tehnyt matin ja voittanut. Omaa kuningasta ei saa jättää eikä saattaa uhatuksi eikä vastustajan kuningasta saa lyödä; tällainen siirto on laiton.
article-1-4-2 = Matitettu pelaaja on hävinnyt pelin.
article-1-5 = Peli on tasapeli, kun kumpikaan ei voi enää mitenkään tehdä mattia.
    .differs = Vuoden 2001 säännöissä on vain tämä yleinen lause. Vuodesta 2017 alkaen kohta 5.2.2 täsmentää, että kuollut asema päättää pelin heti.

## Luku 2: Alkuasema

article-2-1 = Laudalla on 8 × 8 vuorotellen vaaleaa ja tummaa ruutua, ja kummankin pelaajan reunassa oikeanpuoleinen kulmaruutu on vaalea. Väärin päin asetettu lauta korjataan kohdan 7.2.2 mukaan.
    .differs = Vuoden 2001 nopeassa shakissa laudan asennosta ei voi enää huomauttaa, kun kumpikin on tehnyt kolme siirtoa. Vuodesta 2017 alkaen raja on nopeassa shakissa ja pikashakissa kymmenen siirtoa, ellei peliä valvota täysien kilpailusääntöjen mukaan.
article-2-2 = Kummallakin on aluksi 16 nappulaa: kuningas, kuningatar, kaksi tornia, kaksi lähettiä, kaksi ratsua ja kahdeksan sotilasta. Jos nappulat ovat väärät, noudatetaan kohtaa 7.2.1.
article-2-3 = Peli alkaa vakiintuneesta alkuasemasta. Shakki960:n alkuasemasta määrätään erikseen.
article-2-4 = Laudan pystyrivejä sanotaan linjoiksi, vaakarivejä riveiksi ja samanväristen ruutujen vinoja jonoja viistoriveiksi.

## Luku 3: Nappuloiden siirrot

article-3-1 = Nappulaa ei saa siirtää ruutuun, jossa on jo oma nappula. Tällainen siirto on laiton.
article-3-1-1 = Vastustajan nappulan ruutuun siirrettäessä tuo nappula lyödään ja otetaan pois laudalta samalla siirrolla. Lyönti aloittaa 50 ja 75 siirron laskennan alusta.
article-3-1-2 = Nappula uhkaa ruutua, jos se voisi lyödä siinä olevan nappulan kohtien 3.2–3.8 mukaan.
article-3-1-3 = Myös kiinnitetty nappula uhkaa ruutuja, vaikka se ei voisi siirtyä jättämättä omaa kuningastaan shakkiin. Kuningas ei siis saa astua sen uhkaamaan ruutuun eikä linnoittuessaan kulkea sellaisen ruudun kautta.
    .differs = Vuoden 2001 säännöt eivät mainitse tätä; vuosien 2017, 2018 ja 2023 säännöissä se sanotaan.
article-3-2 = Lähetti liikkuu viistorivejään pitkin.
article-3-3 = Torni liikkuu linjaansa tai riviään pitkin.
article-3-4 = Kuningatar liikkuu linjaansa, riviään tai viistorivejään pitkin.
article-3-5 = Lähetti, torni ja kuningatar eivät saa hypätä muiden nappuloiden yli.
article-3-6 = Ratsu siirtyy johonkin niistä lähimmistä ruuduista, jotka eivät ole sen omalla linjalla, rivillä eivätkä viistorivillä. Välissä olevat nappulat eivät estä ratsun siirtoa.
article-3-7-1 = Sotilas etenee yhden ruudun suoraan eteenpäin, jos ruutu on vapaa. Sotilaan siirto aloittaa 50 ja 75 siirron laskennan alusta.
article-3-7-2 = Lähtöriviltään sotilas saa ensimmäisellä siirrollaan edetä myös kaksi ruutua, jos molemmat ruudut ovat vapaat.
article-3-7-3 = Sotilas lyö yhden ruudun verran viistosti eteenpäin.
article-3-7-4-1 = Sotilas voi lyödä vastustajan sotilaan, joka juuri eteni kaksi ruutua, aivan kuin se olisi edennyt vain yhden. Lyöty sotilas poistetaan ruudusta, jossa se todellisuudessa on.
    .differs = Vuoden 2023 säännöt puhuvat sotilaasta, joka seisoo kaksi ruutua edenneen sotilaan vieressä; aiemmat puhuvat ylitettyä ruutua uhkaavasta sotilaasta. Tulos on sama, mutta englanninkielisissä vuoden 2023 säännöissä kohdan numero on 3.7.3.1.
article-3-7-4-2 = Ohestalyönti on mahdollinen vain heti seuraavalla siirrolla, minkä jälkeen oikeus raukeaa.
article-3-7-5-1 = Viimeiselle riville tuleva sotilas vaihdetaan samalla siirrolla ja samassa ruudussa omanväriseen kuningattareen, torniin, lähettiin tai ratsuun. Jos vaihto jää tekemättä ja kelloa painetaan, siirto on laiton.
article-3-7-5-2 = Korotettaessa saa valita nappulan riippumatta siitä, mitä on jo lyöty. Jos nappulaa ei ole käsillä, pelaaja voi pysäyttää kellot ja kutsua tuomarin.
article-3-7-5-3 = Korotettu nappula vaikuttaa heti, joten korotus voi tehdä välittömästi matin, patin tai kuolleen aseman.
article-3-8 = Kuninkaalla on kaksi siirtotapaa: tavallinen askel ja linnoitus.
article-3-8-1 = Kuningas siirtyy viereiseen ruutuun, kunhan se ei joudu siinä shakkiin.
article-3-8-2 = Linnoitus on yksi kuninkaan siirto: kuningas siirtyy ensimmäisellä rivillä kaksi ruutua kohti siirtämätöntä tornia, ja torni asetetaan kuninkaan ylittämään ruutuun.
article-3-8-2-1 = Linnoitusoikeus menetetään pysyvästi kuninkaan tai kyseisen tornin siirron vuoksi.
article-3-8-2-1-1 = Kun kuningas on siirtynyt, linnoitusoikeus on menetetty molempiin suuntiin.
article-3-8-2-1-2 = Kun torni on siirtynyt tai se on lyöty, sen kanssa ei voi enää linnoittua.
article-3-8-2-2 = Linnoitus voi olla estynyt vain tilapäisesti, jolloin oikeus siihen säilyy.
article-3-8-2-2-1 = Linnoittua ei voi, kun kuninkaan lähtöruutu, sen ylittämä ruutu tai sen tuloruutu on uhattu. Torni saa olla uhattuna ja kulkea uhatun ruudun kautta.
article-3-8-2-2-2 = Linnoittua ei voi, kun kuninkaan ja kyseisen tornin välissä on mikä tahansa nappula.
article-3-9-1 = Kuningas on shakissa, kun vastustajan nappula uhkaa sitä, vaikka tuo nappula olisi itse kiinnitetty.
article-3-9-2 = Siirto ei saa jättää eikä asettaa omaa kuningasta shakkiin. Tällainen siirto on laiton.
article-3-10-1 = Laillinen siirto täyttää kaikki kohtien 3.1–3.9 vaatimukset. Kosketussäännön rikkominen ei tee siirrosta laitonta.
article-3-10-2 = Laiton siirto rikkoo jotakin kohdista 3.1–3.9. Se ei sido siirtona, mutta kosketetut nappulat sitovat, ja rangaistus seuraa vasta, kun siirto on suoritettu loppuun.
article-3-10-3 = Laiton asema on sellainen, johon ei voi päätyä laillisin siirroin. Ohjelma havaitsee vain selvimmät tapaukset, muut arvioi tuomari.

## Luku 4: Nappuloiden käsittely

article-4-1 = Jokainen siirto tehdään yhdellä kädellä. Kahden käden käyttö ja kellon painaminen sen jälkeen käsitellään kuten laiton siirto (kohta 7.5.4).
    .e2017 = Jokainen siirto tehdään yhdellä kädellä. Kahden käden käyttö käsitellään kuten laiton siirto (kohta 7.5.4), painettiinpa kelloa tai ei.
    .differs = Vuoden 2001 säännöissä ei ole rangaistusta. Vuonna 2017 rikkomus oli kohdan 7.7.1 mukaan laiton siirto ilman kellon painamistakin, vuosien 2018 ja 2023 säännöissä vasta, kun kelloa on painettu.
article-4-2-1 = Vain siirtovuorossa oleva pelaaja saa korjata nappuloita ruuduissaan, ja hänen on ilmoitettava aikeestaan etukäteen esimerkiksi sanomalla "j'adoube" tai "korjaan". Näin ilmoitettu kosketus ei velvoita mihinkään.
    .words = j'adoube, korjaan, korjaaminen
article-4-2-2 = Kaikki muut kosketukset katsotaan tahallisiksi, elleivät ne ole selvästi vahinkoja. Vahingon toteaa tuomari.
    .differs = Vuoden 2001 säännöt sitovat vain tahallisesti koskettavaa. Vuodesta 2017 alkaen kosketus on tahallinen, ellei se ole selvästi vahinko.
article-4-3 = Siirtovuorossa olevaa sitoo kosketus, jonka tarkoituksena on siirtää tai lyödä. Ilman siirtovuoroa koskettaminen ei velvoita siirtoon, mutta se voi olla häirintää.
    .words = kosketettu nappula, kosketussääntö
article-4-3-1 = Vain omia nappuloitaan koskettaneen on siirrettävä niistä ensimmäisenä koskettamaansa, jota voi siirtää. Kuninkaan siirroksi käy myös linnoitus.
article-4-3-2 = Vain vastustajan nappuloita koskettaneen on lyötävä niistä ensimmäisenä koskettamansa, joka voidaan lyödä, tarvittaessa ohestalyönnillä.
article-4-3-3 = Kummankin värisiä nappuloita koskettaneen on lyötävä ensimmäinen vastustajan nappula ensimmäisellä omallaan. Jos se olisi laitonta, sitoo ensimmäisenä kosketettu nappula, jota voi siirtää tai jonka voi lyödä; epäselvässä tapauksessa oma nappula katsotaan kosketetuksi ensin.
article-4-4 = Linnoitusta ja korotusta varten on siirtovuorossa olevalle omat kosketussääntönsä.
article-4-4-1 = Kuningastaan ja torniaan koskettaneen on linnoituttava tuon tornin puolelle, jos se on laillista.
article-4-4-2 = Jos pelaaja koskettaa ensin tornia ja sitten kuningasta, hän ei saa sillä siirrolla linnoittua tuolle puolelle, vaan hänen on siirrettävä tornia. Ellei torni pääse liikkumaan, siirretään kuningasta muuten kuin tuolla linnoituksella.
    .differs = Vuoden 2001 säännöissä tornin koskettaminen ensin estää sillä siirrolla linnoituksen kummallekin puolelle. Vuodesta 2017 alkaen se estää sen vain tuon tornin puolelle.
article-4-4-3 = Jos linnoittumaan aikova koskettaa kuningasta ja sitten tornia mutta linnoitus sille puolelle on laiton, hänen on tehtävä jokin muu laillinen kuninkaan siirto, joka voi olla linnoitus toiselle puolelle. Ellei sellaista ole, mikä tahansa laillinen siirto käy, eikä kosketettu torni sido.
    .differs = Vuoden 2001 säännöissä tämä koskee tapausta, jossa pelaaja koskettaa pelkkää kuningasta tai kuningasta ja tornia yhtä aikaa. Vuodesta 2017 alkaen edellytetään, että pelaaja koskettaa ensin kuningasta ja sitten tornia.
article-4-4-4 = Korotuksen valinta sitoo siitä hetkestä, jolloin uusi nappula osuu korotusruutuun. Nappulan nimeäminen ääneen tai kädessä pitäminen ei vielä sido.
    .differs = Vuoden 2001 säännöt eivät kerro, milloin valinta on lopullinen; vuosien 2017, 2018 ja 2023 säännöt kertovat.
article-4-5 = Jos mitään kosketetuista nappuloista ei voi siirtää eikä lyödä, pelaaja saa tehdä minkä tahansa laillisen siirron.
article-4-6 = Korotuksen voi suorittaa laudalla usealla tavalla.
article-4-6-1 = Korotettaessa sotilasta ei ole pakko viedä tuloruutuun asti.
article-4-6-2 = Sotilaan saa ottaa pois laudalta ennen uuden nappulan asettamista tai vasta sen jälkeen.
article-4-6-3 = Korotusruudussa oleva vastustajan nappula on lyötävä. Siirto ei ole tehty ennen kuin tuo nappula on poissa laudalta.
article-4-7 = Kun nappula on laillisessa siirrossa tai sen osassa päästetty irti ruutuun, se pysyy siinä ja siirto on tehty; lyönnissä, linnoituksessa ja korotuksessa noudatetaan kohtia 4.7.1–4.7.3. Jos ruutu on laiton, paikka ei sido, mutta kosketus sitoo.
article-4-7-1 = Lyönti on tehty, kun lyöty nappula on poissa laudalta ja lyövä nappula on päästetty irti uudessa ruudussaan.
article-4-7-2 = Linnoitus on tehty, kun torni on päästetty irti kuninkaan ylittämään ruutuun. Kun kuningas on päästetty irti kahden ruudun päähän, on linnoituttava sinne, jos se on laillista; muuten tehdään toinen kuninkaan siirto, ja ellei sellaista ole, mikä tahansa laillinen siirto.
    .differs = Vuoden 2001 säännöt eivät kerro, mihin kuninkaan irti päästäminen sitoo; vuosien 2017, 2018 ja 2023 säännöt kertovat.
article-4-7-3 = Korotus on tehty, kun uusi nappula on päästetty irti korotusruudussa ja sotilas on poissa laudalta.
article-4-8 = Pelaaja ei voi enää vedota siihen, että vastustaja rikkoi kohtia 4.1–4.7, kun hän on itse tahallisesti koskettanut nappulaa. Myöhempi huomautus hylätään.
article-4-9 = Jos pelaaja ei pysty itse siirtämään nappuloita, hän voi käyttää siihen avustajaa, jonka tuomari hyväksyy.

## Luku 5: Pelin päättyminen

article-5-1-1 = Matti voittaa ja päättää pelin heti, jos mattisiirto noudatti lukua 3 ja kohtia 4.2–4.7. Myöhemmällä ajan loppumisella, tarjouksella tai vaatimuksella ei ole enää merkitystä, eikä kahden käden käyttö kumoa mattia.
article-5-1-2 = Luovuttanut pelaaja häviää, ja peli päättyy heti.
    .e2023 = Luovuttanut pelaaja häviää, ja peli päättyy heti. Jos vastustaja ei voi tehdä hänelle mattia millään laillisella siirtosarjalla, peli on tasapeli.
    .differs = Vuoden 2023 säännöissä peli on kuitenkin tasapeli, jos vastustaja ei voi tehdä luovuttaneelle mattia millään laillisella siirtosarjalla. Vuosien 2001, 2017 ja 2018 säännöissä luovuttaja häviää aina.
article-5-2-1 = Patti on heti tasapeli: siirtovuorossa olevalla ei ole laillista siirtoa, mutta hän ei ole shakissa. Edellytyksenä on, että pattiin johtanut siirto noudatti lukua 3 ja kohtia 4.2–4.7.
article-5-2-2 = Kuollut asema, jossa kumpikaan kuningas ei voi joutua mattiin millään laillisella siirtosarjalla, on heti tasapeli, jos siihen johtanut siirto noudatti lukua 3 ja kohtia 4.2–4.7. Epävarmassa asemassa peliä jatketaan.
    .differs = Vuoden 2001 säännöissä on vain yleinen lause, että peli on tasapeli, kun kumpikaan ei voi tehdä mattia. Vuodesta 2017 alkaen kuollut asema päättää pelin välittömästi.
article-5-2-3 = Pelaajat voivat pelin aikana sopia tasapelin, kun kumpikin on tehnyt ainakin yhden siirron, ja peli päättyy siihen. Aiemmin tehty sopimus on mitätön, ja tuomari päättää tuloksesta.
    .differs = Vuoden 2001 säännöissä tasapelin voi sopia milloin tahansa. Vähintään yhden siirron vaatimus on vuosien 2017, 2018 ja 2023 säännöissä, ja Suomessa se esiteltiin uutuutena vuonna 2017.

## Luku 6: Shakkikello

article-6-1 = Shakkikellossa on kaksi toisiinsa kytkettyä näyttöä, joista vain toinen käy kerrallaan, ja kummassakin on merkkilippu. Lipun putoaminen tarkoittaa, että pelaajan aika on käytetty loppuun.
article-6-2-1 = Siirron tehtyään pelaaja pysäyttää oman kellonsa ja käynnistää vastustajan kellon, jolloin siirto on suoritettu loppuun ja mahdollinen siirtokohtainen lisäaika hyvitetään. Muut tapaukset ovat kohdissa 6.2.1.1 ja 6.2.1.2.
article-6-2-1-1 = Pelin päättävä siirto (kohdat 5.1.1, 5.2.1, 5.2.2, 9.6.1 ja 9.6.2) on loppuun suoritettu ilman kellon painamista.
article-6-2-1-2 = Jos edellinen siirto jäi suorittamatta loppuun, se katsotaan loppuun suoritetuksi, kun pelaaja on tehnyt seuraavan siirtonsa.
article-6-2-2 = Pelaajan on saatava painaa kelloaan senkin jälkeen, kun vastustaja on jo vastannut. Siirron ja painalluksen välinen aika kuluu painajalta.
article-6-2-3 = Kelloa painetaan sillä kädellä, jolla siirto tehtiin, eikä sormea saa pitää kellon painikkeella eikä kättä sen yläpuolella. Seuraus on varoitus ja sitten kohdan 12.9 rangaistus, mutta ei koskaan laiton siirto.
article-6-2-4 = Kelloa käsitellään siivosti: sitä ei saa lyödä, nostaa tai kaataa eikä painaa ennen siirtoa. Rikkomuksesta rangaistaan kohdan 12.9 mukaan, ja painallus ilman siirtoa käsitellään kohdan 7.5.3 mukaan.
    .differs = Vuoden 2001 säännöissä ei mainita kieltoa painaa kelloa ennen siirtoa; vuodesta 2017 alkaen se on mukana.
article-6-2-5 = Nappuloita saa korjata vain se, jonka kello käy. Muulloin korjaaminen voi olla vastustajan häirintää.
article-6-2-6 = Jos pelaaja ei pysty käyttämään kelloa, hän voi saada tuomarin hyväksymän avustajan, ja tuomari korjaa hänen aikaansa kohtuullisesti. Vammaisen pelaajan aikaan ei kosketa.
article-6-3-1 = Pelaajan on ehdittävä tehdä tietty siirtomäärä tai kaikki siirtonsa annetussa ajassa lisäajat mukaan lukien. Miettimisaika määrätään ennen pelin alkua.
article-6-3-2 = Säästetty aika siirtyy seuraavaan aikajaksoon. Viivetavassa kuluu ensin siirtokohtainen lisäaika, ja siitä käyttämättä jäänyt osa menetetään.
article-6-4 = Kun merkkilippu putoaa, on heti tarkistettava, onko vaadittu siirtomäärä tehty.
article-6-5 = Kellon paikasta päättää tuomari.
article-6-6 = Peli alkaa määrättynä hetkenä, jolloin valkean kello pannaan käyntiin.
article-6-7-1 = Kilpailun erikoismääräyksissä ilmoitetaan sallittu myöhästymisaika; ellei sitä ole ilmoitettu, se on nolla. Sen jälkeen laudan ääreen saapuva häviää, jollei tuomari toisin päätä.
    .words = myöhästyminen, myöhässä
    .fi2017 = Kilpailun erikoismääräyksissä ilmoitetaan sallittu myöhästymisaika; ellei sitä ole ilmoitettu, se on 30 minuuttia. Sen jälkeen laudan ääreen saapuva häviää, jollei tuomari toisin päätä.
    .differs = Jos myöhästymisaikaa ei ole ilmoitettu, FIDEn säännöissä se on vuodesta 2017 alkaen nolla, mutta Suomessa käytetään 30 minuuttia. Vuoden 2001 kerhosäännöissä oletusaikaa ei ole.
article-6-7-2 = Jos myöhästyminen on sallittu ja kumpikin on alussa poissa, aika kuluu valkealta hänen tuloonsa asti. Erikoismääräykset tai tuomari voivat ratkaista asian muulla tavalla.
article-6-8 = Lippu katsotaan pudonneeksi vasta, kun tuomari havaitsee sen tai pelaaja vetoaa siihen aiheellisesti.
    .words = lippu, merkkilippu, aika loppui
    .differs = Vuoden 2001 nopeassa shakissa vain pelaajan vaatimus ratkaisee. Vuodesta 2017 alkaen riittää myös tuomarin havainto.
article-6-9 = Pelaaja häviää, jos hän ei ole ajassaan suorittanut loppuun vaadittua siirtomäärää, ellei peli ole jo päättynyt mattiin, luovutukseen, pattiin, kuolleeseen asemaan tai sovittuun tasapeliin. Jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla, peli on tasapeli.
    .words = lippu, merkkilippu, aikatappio
    .differs = Vuoden 2001 kerhosäännöissä ei ole tasapelipoikkeusta; vuosien 2017, 2018 ja 2023 säännöissä se on.
article-6-10-1 = Kellon lukemat pätevät, ellei kello ole selvästi viallinen. Viallinen kello vaihdetaan, ja tuomari asettaa uudet ajat harkintansa mukaan.
article-6-10-2 = Jos kellon asetus havaitaan vääräksi, kello pysäytetään heti. Tuomari korjaa ajat ja siirtolaskurin parhaan harkintansa mukaan. Nopeassa ja pikashakissa tätä rajoittaa kohta A.4.1.1.
article-6-11-1 = Kun peli joudutaan keskeyttämään, tuomari pysäyttää kellot.
article-6-11-2 = Pelaaja saa pysäyttää kellot vain saadakseen tuomarin apua, esimerkiksi kun korotusnappulaa ei löydy.
article-6-11-3 = Pelin jatkamisen hetken määrää tuomari. Silloin käynnistetään yleensä siirtovuorossa olevan kello.
article-6-11-4 = Tuomari arvioi, oliko pelaajalla syytä pysäyttää kellot. Aiheettomasta pysäyttämisestä rangaistaan kohdan 12.9 mukaan.
article-6-12-1 = Pelisalissa saa olla näyttöjä ja tauluja, joista asema, siirrot ja siirtomäärät näkyvät.
article-6-12-2 = Mikään vaatimus ei voi nojata yksinomaan tällaisen näytön tietoihin.

## Luku 7: Sääntöjenvastaisuudet

article-7-1 = Kun palataan aiempaan asemaan, tuomari päättää kelloihin asetettavat ajat ja siirtolaskurin lukeman. Hän voi myös jättää ajat ennalleen.
article-7-2-1 = Jos alkuasema huomataan pelin aikana vääräksi, peli mitätöidään ja aloitetaan uusi.
    .differs = Vuoden 2001 nopeassa shakissa asiasta ei voi huomauttaa enää, kun kumpikin on tehnyt kolme siirtoa. Vuodesta 2017 alkaen normaalissa pelissä rajaa ei ole, mutta rajoitetusti valvotussa nopeassa shakissa ja pikashakissa se on kymmenen siirtoa kummaltakin.
article-7-2-2 = Jos lauta on väärin päin, asema siirretään oikein asetetulle laudalle ja peliä jatketaan.
    .differs = Vuoden 2001 nopeassa shakissa asiasta ei voi huomauttaa enää, kun kumpikin on tehnyt kolme siirtoa. Vuodesta 2017 alkaen normaalissa pelissä rajaa ei ole, mutta rajoitetusti valvotussa nopeassa shakissa ja pikashakissa se on kymmenen siirtoa kummaltakin.
article-7-3 = Jos värit ovat vaihtuneet ja se huomataan ennen kuin kumpikin on tehnyt kymmenen siirtoa, aloitetaan uusi peli oikein värein. Myöhemmin peliä jatketaan, ja päättyneen pelin tulos pysyy voimassa.
    .differs = Sääntö tuli vuonna 2017 ja on samanlainen vuosien 2018 ja 2023 säännöissä; Suomessa se esiteltiin silloin uutuutena. Vuoden 2001 kerhosäännöissä sitä ei ole.
article-7-4-1 = Pelaaja, joka on sotkenut tai kaatanut nappuloita, palauttaa ne paikoilleen omalla ajallaan.
article-7-4-2 = Kumpikin pelaaja saa tarvittaessa pysäyttää kellot ja kutsua tuomarin.
article-7-4-3 = Tuomari voi rangaista pelaajaa, joka sotki nappulat.
article-7-5-1 = Laittoman siirron suorittaa loppuun kellon painallus. Kun virhe huomataan pelin aikana, palataan sitä edeltäneeseen tai viimeiseen selvitettävissä olevaan asemaan ja jatketaan siitä; korvaavaa siirtoa sitovat kohdat 4.3 ja 4.7.
    .differs = Rajoitetusti valvotussa nopeassa shakissa ja pikashakissa laittoman siirron voi vuodesta 2017 alkaen korjata vain, kunnes vastustaja on tehnyt seuraavan siirtonsa (A.4.2, vuonna 2023 A.5.2). Vuoden 2001 kerhosäännöissä laittomasta siirrosta ei ole määräystä.
article-7-5-2 = Jos viimeiselle riville viety sotilas jää korottamatta ja kelloa on painettu, siirto on laiton. Sotilas muutetaan omanväriseksi kuningattareksi.
article-7-5-3 = Kellon painaminen ilman siirtoa lasketaan laittomaksi siirroksi. Asema ja siirtovuoro pysyvät ennallaan.
    .differs = Vuonna 2017 sama asia oli kohdissa 7.8.1 ja 7.8.2, vuosien 2018 ja 2023 säännöissä kohdissa 7.5.3 ja 7.5.5. Vuoden 2001 kerhosäännöissä siitä ei määrätä.
article-7-5-4 = Siirto, jonka pelaaja tekee kahdella kädellä ja jonka jälkeen hän painaa kelloa, lasketaan laittomaksi siirroksi. Jos siirto on muuten laillinen, se jää voimaan.
    .e2017 = Kahdella kädellä tehty siirto lasketaan laittomaksi siirroksi, painettiinpa kelloa tai ei. Jos siirto on muuten laillinen, se jää voimaan.
    .differs = Vuonna 2017 (kohdat 7.7.1 ja 7.7.2) kellon painamista ei tekstin mukaan edellytetty; vuosien 2018 ja 2023 säännöissä sitä edellytetään. Vuoden 2001 säännöissä ei ole rangaistusta.
article-7-5-5 = Ensimmäisestä loppuun suoritetusta laittomasta teosta vastustaja saa kaksi minuuttia lisäaikaa, ja saman pelaajan toisesta seuraa häviö. Jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla, peli on tasapeli.
    .words = laittoman siirron rangaistus, kaksi minuuttia
    .e2017 = Ensimmäisestä loppuun suoritetusta laittomasta siirrosta vastustaja saa kaksi minuuttia lisäaikaa, ja saman pelaajan toisesta seuraa häviö. Jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla, peli on tasapeli. Kahdella kädellä tehty siirto ja kellon painaminen ilman siirtoa lasketaan yhteen laittomien siirtojen kanssa.
    .differs = Vuonna 2017 oli kolme erillistä asteikkoa (7.5.3, 7.7.2, 7.8.2), jotka FIDEn tulkinta yhdisti; vuosien 2018 ja 2023 säännöissä on yksi. Lisäaika on yksi minuutti vuosien 2017 ja 2018 pikashakissa (B.2) sekä vuonna 2023 nopeassa shakissa ja pikashakissa (A.3; täysin valvotussa pikashakissa tekstin mukaan kaksi).
article-7-6 = Jos jokin nappula huomataan väärässä ruudussa, palataan virhettä edeltäneeseen tai viimeiseen selvitettävissä olevaan asemaan ja jatketaan siitä. Tätä ei lasketa laittomaksi siirroksi.

## Luku 8: Siirtojen merkitseminen

article-8-1-1 = Kumpikin merkitsee pöytäkirjaan omat ja vastustajan siirrot yksitellen, luettavasti ja algebrallisesti.
    .e2023 = Kumpikin merkitsee omat ja vastustajan siirrot yksitellen, luettavasti ja algebrallisesti, paperille tai FIDEn hyväksymään sähköiseen pöytäkirjaan.
    .differs = Vuosien 2017 ja 2018 säännöissä pöytäkirja pidetään paperilla; vuonna 2023 se voi olla myös FIDEn hyväksymä sähköinen pöytäkirja (8.1.1.1 ja 8.1.1.2). Vuoden 2001 nopeassa shakissa pöytäkirjaa ei tarvitse pitää.
article-8-1-1-1 = Siirrot voidaan merkitä paperiseen pöytäkirjaan.
    .differs = Tämä on omana kohtanaan vain vuoden 2023 säännöissä. Vuosien 2017 ja 2018 säännöissä muuta vaihtoehtoa ei ole.
article-8-1-1-2 = Siirrot voidaan merkitä myös FIDEn hyväksymään sähköiseen pöytäkirjaan.
    .differs = Sähköinen pöytäkirja on sallittu vain vuoden 2023 säännöissä; vuosien 2017 ja 2018 säännöissä käytetään paperia.
article-8-1-2 = Siirtoa ei saa kirjata ennen sen tekemistä paitsi kohtien 9.2 ja 9.3 vaatimuksessa tai kuorisiirtona (I.1.1). Rikkomuksesta voi seurata varoitus tai muu rangaistus.
article-8-1-3 = Vastustajan siirtoon saa vastata ennen sen merkitsemistä, mutta oma edellinen siirto on merkittävä ennen uuden tekemistä.
article-8-1-4 = Pöytäkirjassa saa olla vain siirrot, ajat, tarjoukset, vaatimukset ja muut peliin kuuluvat tiedot.
article-8-1-5 = Tasapelitarjous merkitään kummankin pöytäkirjaan tunnuksella (=).
article-8-1-6 = Jos pelaaja ei pysty merkitsemään siirtoja, tuomari voi hyväksyä hänelle avustajan ja korjata aikaa kohtuullisesti. Vammaisen pelaajan aikaan ei kosketa.
article-8-2 = Tuomarin on voitava nähdä pöytäkirja koko pelin ajan. Sen peittelystä voidaan rangaista kohdan 12.9 mukaan.
article-8-3 = Pöytäkirjat kuuluvat järjestäjälle.
    .e2023 = Pöytäkirjat ovat kilpailun järjestäjän omaisuutta. Tuomari vaihtaa sähköisen pöytäkirjan, joka ei toimi.
    .differs = Vuoden 2023 säännöissä tuomari korvaa vioittuneen sähköisen pöytäkirjan uudella; aiemmissa säännöissä on vain paperi.
article-8-4 = Kun aikaa on aikajaksossa jäljellä alle viisi minuuttia eikä siirtoa kohti lisätä vähintään 30 sekuntia, pelaajan ei tarvitse merkitä siirtoja tuon jakson loppuun.
    .differs = Vuoden 2001 nopeassa shakissa kenenkään ei tarvitse merkitä siirtoja missään vaiheessa. Vuodesta 2017 alkaen vapautus koskee normaalissa pelissä vain kesken olevan aikajakson loppua.
article-8-5-1 = Kun kumpikaan ei merkitse siirtoja, tuomarin tai apulaisen tulisi tehdä se. Lipun pudottua kellot pysäytetään, ja molemmat täydentävät pöytäkirjansa.
article-8-5-2 = Jos vain toinen on vapautettu merkitsemisestä, hänen on lipun pudottua täydennettävä pöytäkirjansa ennen seuraavaa siirtoaan. Omalla vuorollaan hän saa käyttää vastustajan pöytäkirjaa, mutta se on annettava takaisin ennen siirtoa.
article-8-5-3 = Jos kummallakaan ei ole täydellistä pöytäkirjaa, peli rekonstruoidaan valvotusti toisella laudalla. Sitä ennen kirjataan asema, ajat, kumman kello kävi ja siirtomäärä, jos se tiedetään.
article-8-6 = Jos ajan ylitystä ei voida osoittaa pöytäkirjoista, seuraava siirto on uuden aikajakson ensimmäinen, ellei useampia siirtoja voida osoittaa tehdyiksi.
article-8-7 = Pelin jälkeen pelaajat kirjaavat tuloksen ja vahvistavat molemmat pöytäkirjat allekirjoituksellaan. Väärinkin merkitty tulos pätee, ellei tuomari toisin päätä.
    .e2023 = Pelin jälkeen pelaajat vahvistavat tuloksen allekirjoittamalla molemmat paperipöytäkirjat tai hyväksymällä sen sähköisessä pöytäkirjassa. Väärinkin merkitty tulos pätee, ellei tuomari toisin päätä.
    .differs = Vuoden 2023 säännöissä tuloksen voi vahvistaa myös sähköisessä pöytäkirjassa; vuosien 2017 ja 2018 säännöissä allekirjoitetaan paperi.

## Luku 9: Tasapeli

article-9-1-1 = Kilpailun erikoismääräykset voivat kieltää tasapelin tarjoamisen ja sopimisen ilman tuomarin lupaa joko ennen tiettyä siirtoa tai kokonaan. Kiellon vastainen sopimus on mitätön.
    .differs = Vuoden 2001 kerhosäännöissä tällaista rajoitusta ei ole, vaan tasapelin voi sopia milloin tahansa. Rajoittaminen on mahdollista vuosien 2017, 2018 ja 2023 säännöissä.
article-9-1-2 = Kun tasapelin saa sopia, sitä tarjotaan ja siihen vastataan kohtien 9.1.2.1–9.1.2.3 mukaan.
article-9-1-2-1 = Tasapeliä tarjotaan oman siirron jälkeen ennen kellon painamista; muulloin tehty tarjous on pätevä, mutta se voi olla häirintää (11.5). Tarjoukseen ei saa liittää ehtoja, sitä ei voi perua, ja se on voimassa, kunnes vastustaja hyväksyy sen, hylkää sen sanoin tai koskettamalla tahallisesti nappulaa tai peli päättyy muuten.
article-9-1-2-2 = Molemmat merkitsevät tarjouksen pöytäkirjaansa tunnuksella (=).
article-9-1-2-3 = Kohdan 9.2 tai 9.3 vaatimus on samalla tasapelitarjous, jonka vastustaja voi hyväksyä.
article-9-2-1 = Siirtovuorossa oleva saa aiheellisella vaatimuksella tasapelin, kun sama asema esiintyy ainakin kolmannen kerran.
    .words = kolmesti toistunut asema, toisto
article-9-2-1-1 = Jos kolmas kerta on vasta syntymässä, pelaaja kirjaa ensin siirtonsa, jota ei enää voi muuttaa, ja ilmoittaa sen tuomarille.
    .e2023 = Jos kolmas kerta on vasta syntymässä, pelaaja kirjaa ensin paperille tai sähköiseen pöytäkirjaan siirtonsa, jota ei enää voi muuttaa, ja ilmoittaa sen tuomarille.
    .differs = Vuosien 2017 ja 2018 säännöissä siirto kirjataan paperille; vuonna 2023 sen voi merkitä myös sähköiseen pöytäkirjaan. Vuoden 2023 englanninkielisissä säännöissä kohta on 9.2.1, eikä vuoden 2001 kerhosäännöissä sitä ole.
article-9-2-1-2 = Jos kolmas kerta on juuri syntynyt, vaatimuksen voi esittää siirtovuorossa oleva.
article-9-2-2 = Asema on sama, kun siirtovuoro, nappuloiden paikat ja jokaisen nappulan siirtomahdollisuudet ovat samat.
article-9-2-2-1 = Asemat eroavat, jos ensimmäisessä oli mahdollinen laillinen ohestalyönti, jota myöhemmin ei enää ole.
article-9-2-2-2 = Asemat eroavat, jos linnoitusoikeus on sillä välin menetetty kuninkaan tai tornin siirron vuoksi. Hetkellinen este ei muuta asiaa.
article-9-3 = Siirtovuorossa oleva voi aiheellisella vaatimuksella saada tasapelin myös 50 siirron perusteella.
    .words = viisikymmentä siirtoa, 50 siirron sääntö
article-9-3-1 = Pelaaja kirjaa ja ilmoittaa peruuttamattoman siirron, jonka jälkeen kummankaan viimeisissä 50 siirrossa ei ole sotilaan siirtoa eikä lyöntiä.
    .e2023 = Pelaaja kirjaa paperille tai sähköiseen pöytäkirjaan ja ilmoittaa peruuttamattoman siirron, jonka jälkeen kummankaan viimeisissä 50 siirrossa ei ole sotilaan siirtoa eikä lyöntiä.
    .differs = Vuonna 2023 siirron voi kirjata myös sähköisesti, vuosien 2017 ja 2018 säännöissä vain paperille. Vuoden 2001 kerhosäännöissä 50 siirron sääntöä ei ole.
article-9-3-2 = Vaatimuksen voi esittää myös, kun kummankin viimeiset 50 siirtoa ovat jo nyt olleet ilman sotilaan siirtoa ja lyöntiä.
article-9-4 = Nappulan koskettaminen kohdan 4.3 tavalla vie oikeuden esittää vaatimus tällä siirtovuorolla. Muuta rangaistusta siitä ei seuraa.
article-9-5-1 = Vaatimuksen jälkeen pelaaja tai tuomari pysäyttää kellot. Vaatimusta ei voi enää perua.
article-9-5-2 = Oikeaksi osoittautunut vaatimus päättää pelin heti tasapeliin.
article-9-5-3 = Aiheettomasta vaatimuksesta vastustaja saa kaksi minuuttia lisäaikaa ja peli jatkuu. Ilmoitettu siirto on tehtävä lukujen 3 ja 4 mukaan.
    .differs = Lisäaika on yksi minuutti vuosien 2017 ja 2018 pikashakissa (B.2) sekä vuonna 2023 nopeassa shakissa ja pikashakissa (A.3; täysin valvotussa pikashakissa tekstin mukaan kaksi). Vuoden 2001 kerhosäännöissä kohtaa ei ole.
article-9-6 = Joissakin tapauksissa peli on tasapeli kenenkään sitä vaatimatta.
article-9-6-1 = Peli on tasapeli, kun sama asema on kohdan 9.2.2 mukaan esiintynyt ainakin viidesti. Kertojen ei tarvitse seurata toisiaan.
    .differs = Vuoden 2001 kerhosäännöissä tällaista tasapeliä ei ole; vuosien 2017, 2018 ja 2023 säännöissä se on luvussa 9.
article-9-6-2 = Peli on tasapeli, kun kumpikin on tehnyt 75 peräkkäistä siirtoa ilman sotilaan siirtoa ja lyöntiä. Jos viimeinen niistä on matti, matti ratkaisee.
    .differs = Vuoden 2001 kerhosäännöissä tällaista tasapeliä ei ole; vuosien 2017, 2018 ja 2023 säännöissä se on luvussa 9.

## Luku 10: Pisteet

article-10-1 = Voitosta ja luovutusvoitosta saa pisteen, tasapelistä puoli ja häviöstä tai luovutushäviöstä ei yhtään, elleivät kilpailun erikoismääräykset määrää muuta.
    .differs = Vuoden 2001 kerhosäännöt eivät mainitse luovutustuloksia, ja kerhokilpailussa sijoituksista annetaan lisäksi joukkueelle 2, 1 tai 0 pistettä. Vuodesta 2017 alkaen luovutustulokset on nimetty.
article-10-2 = Pelaajien pisteet eivät yhteensä ylitä pelin enimmäismäärää, ja kummankin pistemäärän on oltava tavallinen. Tulos ¾–¼ ei siis käy, mutta 0–0 ja ½–0 käyvät.
    .differs = Vuoden 2001 säännöt eivät sano tästä mitään; vuosien 2017, 2018 ja 2023 säännöt sanovat.

## Luku 11: Pelaajien käyttäytyminen

article-11-1 = Pelaaja ei saa saattaa shakkia huonoon valoon.
article-11-2-1 = Pelihuoneistoon kuuluvat pelitila, lepo- ja saniteettitilat, virvokepaikka, tupakointipaikka ja muut nimetyt paikat.
article-11-2-2 = Pelitila on paikka, jossa pelit pelataan.
article-11-2-3 = Pelihuoneistosta ja siirtovuorolla pelitilasta poistumiseen sekä ulkopuolisten pääsyyn pelitilaan tarvitaan tuomarin lupa.
article-11-2-3-1 = Pelaaja saa lähteä pelihuoneistosta vain, jos tuomari antaa luvan. Luvattomasta poistumisesta voi seurata kohdan 12.9 rangaistus.
article-11-2-3-2 = Siirtovuorossa oleva saa lähteä pelitilasta vain, jos tuomari antaa luvan. Rikkomuksesta voi seurata kohdan 12.9 rangaistus.
article-11-2-3-3 = Ulkopuoliset pääsevät pelitilaan vain tuomarin luvalla.
article-11-2-4 = Erikoismääräyksissä voidaan vaatia, että myös muu kuin siirtovuorossa oleva ilmoittaa tuomarille poistuessaan pelitilasta.
    .differs = Vuoden 2001 kerhosäännöissä tällaista ilmoitusvelvollisuutta ei ole; myöhemmissä säännöissä erikoismääräykset voivat sen asettaa.
article-11-3-1 = Pelin aikana ei saa käyttää muistiinpanoja, tietolähteitä tai neuvoja eikä tutkia mitään peliä toisella laudalla. Rikkomuksesta voidaan rangaista.
article-11-3-2-1 = Pelihuoneistossa ei saa pitää mukanaan elektronista laitetta ilman tuomarin hyväksyntää. Erikoismääräykset voivat sallia laitteen suljettuna laukussa, joka on sovitussa paikassa ja johon ei kosketa luvatta.
    .words = kännykkä, puhelin, matkapuhelin, älykello
article-11-3-2-2 = Laitetta kielletysti mukanaan pitävä häviää ja vastustaja voittaa. Erikoismääräykset voivat olla lievempiä.
    .words = kännykkä, puhelin, matkapuhelin, älykello
    .fi2017 = Pelaaja, jonka puhelin tai muu laite antaa äänen, saa ensimmäisellä kerralla varoituksen ja häviää toisella, elleivät erikoismääräykset määrää muuta.
    .differs = Suomessa ensimmäisestä puhelimen äänestä seuraa varoitus ja toisesta häviö, ellei kilpailu määrää muuta; FIDEn vuosien 2017, 2018 ja 2023 säännöissä kielletystä laitteesta seuraa häviö. Vuoden 2001 kerhosäännöt eivät mainitse laitteita.
article-11-3-3 = Tuomari voi tarkastuttaa pelaajan vaatteet, laukut ja kehon yksityisesti, ja tarkastaja on samaa sukupuolta. Kieltäytymisestä seuraa kohdan 12.9 rangaistus.
article-11-3-4 = Tupakoida saa vain siihen osoitetussa paikassa, ja sama koskee sähkösavukkeita.
article-11-4 = Pelinsä päättänyt on katsoja.
article-11-5 = Vastustajaa ei saa häiritä eikä ärsyttää, esimerkiksi aiheettomilla vaatimuksilla tai tarjouksilla tai melulla.
    .words = häiritseminen, melu
article-11-6 = Kohtien 11.1–11.5 rikkomisesta voidaan rangaista kohdan 12.9 mukaan.
article-11-7 = Sääntöjen noudattamisesta jatkuvasti kieltäytyvä häviää pelinsä. Vastustajan pisteet määrää tuomari.
    .fi2017 = Pelaaja, joka sitkeästi kieltäytyy noudattamasta sääntöjä, voidaan tuomita häviämään. Tuomari päättää vastustajan pisteet.
    .differs = Vuoden 2017 suomenkielisen tekstin mukaan pelaaja voidaan tuomita häviöön; vuosien 2001, 2018 ja 2023 sääntöjen mukaan hänet on tuomittava.
article-11-8 = Jos molemmat syyllistyvät kohdan 11.7 rikkomukseen, kumpikin häviää.
article-11-9 = Pelaaja voi pyytää tuomaria selittämään, mitä jokin sääntökohta tarkoittaa.
article-11-10 = Tuomarin ratkaisusta voi valittaa pöytäkirjan allekirjoittamisen jälkeenkin, elleivät kilpailun erikoismääräykset sitä estä.
article-11-11 = Pelaajat auttavat tuomaria pelin rekonstruoinnissa ja vaatimusten selvittämisessä.
article-11-12 = Aseman kolminkertaisen toiston ja 50 siirron tarkistaminen on pelaajien tehtävä, ja tuomari valvoo sitä.

## Luku 12: Tuomari

article-12-1 = Tuomari huolehtii siitä, että sääntöjä noudatetaan.
article-12-2 = Tuomarilla on kilpailussa useita yleisiä velvollisuuksia.
article-12-2-1 = Tuomari huolehtii siitä, että peli on reilua.
article-12-2-2 = Tuomari toimii kilpailun edun mukaisesti.
article-12-2-3 = Tuomari huolehtii siitä, että peliolot pysyvät hyvinä.
article-12-2-4 = Tuomari huolehtii siitä, että pelaajat saavat olla rauhassa.
article-12-2-5 = Tuomari seuraa kilpailun etenemistä.
article-12-2-6 = Tuomari huolehtii vammaisten ja lääkinnällistä apua tarvitsevien pelaajien erityisjärjestelyistä.
article-12-2-7 = Tuomari noudattaa FIDEn huijauksen vastaisia sääntöjä.
    .e2023 = Tuomari noudattaa FIDEn reilun pelin sääntöjä.
    .differs = Vuosien 2017 ja 2018 säännöt puhuvat vilpinestosta, vuoden 2023 säännöt reilun pelin säännöistä. Vuoden 2001 kerhosäännöissä kohtaa ei ole.
article-12-3 = Tuomari seuraa pelejä, etenkin aikapulassa, valvoo ratkaisujensa noudattamista ja rankaisee tarvittaessa.
article-12-4 = Tuomari voi ottaa itselleen apulaisia.
article-12-5 = Ulkopuolisen häiriön jälkeen tuomari voi antaa lisäaikaa.
article-12-6 = Tuomari puuttuu peliin vain sääntöjen salliessa. Hän ei ilmoita siirtomäärää muulloin kuin kohdan 8.5 tapauksissa lipun pudottua eikä vihjaa, että siirto on suoritettu tai että kello on jäänyt painamatta.
article-12-7 = Sääntöjenvastaisuudesta saa kertoa vain tuomarille, eivätkä katsojat ja muiden pelien pelaajat saa puuttua peliin. Häiritsijän tuomari voi poistaa pelihuoneistosta.
article-12-8 = Kukaan ei saa käyttää puhelinta tai muuta viestintälaitetta pelihuoneistossa, ellei tuomari ole antanut lupaa.
article-12-9 = Tuomari voi määrätä yhden tai useampia kohdissa 12.9.1–12.9.9 luetelluista rangaistuksista.
    .differs = Vuoden 2001 säännöissä rangaistuksia on seitsemän. Vuodesta 2017 alkaen luettelossa ovat lisäksi sakko ja kierrokselta sulkeminen.
article-12-9-1 = Rangaistus voi olla varoitus.
article-12-9-2 = Tuomari voi lisätä vastustajan aikaa.
article-12-9-3 = Rikkojan aikaa voidaan vähentää, ei kuitenkaan alle nollan; nollassa hänen merkkilippunsa putoaa.
article-12-9-4 = Vastustajan pisteitä pelistä voidaan lisätä enimmäismäärään saakka.
article-12-9-5 = Rikkojan pisteitä pelistä voidaan vähentää.
article-12-9-6 = Peli voidaan tuomita rikkojan häviöksi, ja tuomari määrää myös vastustajan pisteet.
article-12-9-7 = Tuomari voi määrätä ennalta ilmoitetun sakon.
article-12-9-8 = Pelaaja voidaan sulkea yhdeltä tai usealta kierrokselta.
article-12-9-9 = Pelaaja voidaan sulkea kilpailusta.

## Liite A: Nopea shakki

article-a-1 = Nopeassa shakissa kaikki siirrot tehdään pelaajaa kohti yli 10 mutta alle 60 minuutissa. Jos siirtokohtainen lisäaika on käytössä, perusajan ja 60-kertaisen lisäajan summan on oltava samalla välillä.
    .differs = Vuoden 2001 säännöissä aika on kiinteä 15–60 minuuttia. Vuodesta 2017 alkaen raja on yli 10 ja alle 60 minuuttia, ja lisäaika lasketaan mukaan 60-kertaisena.
article-a-2 = Siirtoja ei tarvitse merkitä, ja silti voi esittää vaatimuksia, jotka tavallisesti perustuvat pöytäkirjaan. Pöytäkirjalomakkeen voi pyytää milloin tahansa.
    .differs = Vuoden 2001 säännöissä sanotaan vain, ettei siirtoja tarvitse merkitä. Vaatimuksista ja lomakkeesta on määrätty vuodesta 2017 alkaen.
article-a-3 = Lukujen 7 ja 9 aikarangaistus on nopeassa shakissa yksi minuutti kahden sijasta.
    .differs = Sääntö on uusi vuonna 2023. Vuosien 2017 ja 2018 nopeassa shakissa rangaistus on kaksi minuuttia, ja minuutti koskee vain pikashakkia (B.2).
article-a-3-1 = Kilpailusäännöt ovat täysin voimassa, jos valvonta täyttää molemmat kohtien A.3.1.1 ja A.3.1.2 ehdot.
article-a-3-1-1 = Ehtona on, että yhdellä tuomarilla on valvottavanaan korkeintaan kolme peliä.
article-a-3-1-2 = Ehtona on, että tuomari tai hänen apulaisensa merkitsee jokaisen pelin siirrot muistiin, mieluiten sähköisesti.
article-a-3-2 = Siirtovuorossa oleva voi pyytää nähdä pöytäkirjan enintään viisi kertaa pelin aikana, eikä kelloa pysäytetä. Useampi pyyntö on häirintää.
article-a-4 = Muissa tapauksissa nopeaa shakkia pelataan rajoitetuin säännöin, kohtien A.4.1–A.4.5 mukaan.
article-a-4-1 = Kun kumpikin on alusta lukien suorittanut kymmenen siirtoa loppuun, voimaan tulevat kohtien A.4.1.1 ja A.4.1.2 rajoitukset.
    .differs = Vuoden 2001 säännöissä raja on kolme siirtoa, vuodesta 2017 alkaen kymmenen; vuonna 2023 kohdan numero on A.5.1.
article-a-4-1-1 = Kymmenen siirron jälkeen kellojen asetuksia ei enää korjata, ellei aikataulu muuten kärsisi.
article-a-4-1-2 = Väärästä alkuasemasta tai laudan asennosta ei voi enää huomauttaa. Jos kuningas oli väärässä ruudussa, ei voi linnoittua, ja jos torni oli väärässä ruudussa, sen kanssa ei voi linnoittua.
    .differs = Vuoden 2001 säännöissä raja on kolme siirtoa eikä linnoituksesta ole mainintaa; vuodesta 2017 alkaen kymmenen siirtoa (vuonna 2023 kohta A.5.1.2).
article-a-4-2 = Kun tuomari näkee kohdissa 7.5.1–7.5.4 tarkoitetun teon, hän soveltaa kohtaa 7.5.5, jos vastustaja ei ole tehnyt seuraavaa siirtoaan; siihen asti myös vastustaja voi vaatia sitä. Muuten laiton siirto jää voimaan, ja sen voi korjata enää vain pelaajien keskinäisellä sopimuksella ilman tuomaria.
    .fi2017 = Jos tuomari näkee loppuun suoritetun laittoman siirron tai vastustaja huomauttaa siitä ennen omaa seuraavaa siirtoaan, vastustaja saa kaksi minuuttia lisäaikaa, ja toisesta laittomasta siirrosta seuraa häviö; FIDEn vahvuuslukuun laskettavassa nopeassa pelissä jo ensimmäisestä. Peli on tasapeli, jos vastustaja ei voi tehdä mattia. Muuten laiton siirto jää voimaan, ja sen voi korjata enää vain pelaajien keskinäisellä sopimuksella ilman tuomaria.
    .e2017 = Jos tuomari näkee loppuun suoritetun laittoman siirron tai vastustaja huomauttaa siitä ennen omaa seuraavaa siirtoaan, pelaaja häviää heti; peli on tasapeli, jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla. Muuten laiton siirto jää voimaan, ja sen voi korjata enää vain pelaajien keskinäisellä sopimuksella ilman tuomaria.
    .differs = Vuonna 2017 jo ensimmäinen laiton siirto johtaa häviöön (tai tasapeliin, jos vastustaja ei voi tehdä mattia), vuonna 2018 vasta toinen, ja vuonna 2023 (A.5.2) samoin, mutta lisäaika on yksi minuutti. Suomessa vasta toinen johtaa häviöön muussa kuin FIDEn laskentaan menevässä nopeassa shakissa.
article-a-4-3 = Ajan ylittymiseen vetoava voi pysäyttää kellot ja ilmoittaa asiasta tuomarille. Peli on tasapeli, jos vaatija ei voi tehdä mattia millään laillisella siirtosarjalla.
    .e2017 = Ajan ylittymiseen vetoava voi pysäyttää kellot ja ilmoittaa asiasta tuomarille; hänen oma merkkilippunsa ei saa olla pudonnut. Peli on tasapeli, jos vaatija ei voi tehdä mattia millään laillisella siirtosarjalla.
    .differs = Vuonna 2017 vaatijan oman lipun on oltava ylhäällä, vuosien 2018 ja 2023 (A.5.3) säännöissä ei. Vuonna 2001 vaatijan on pysäytettävä molemmat kellot, ja hänen lippunsa on oltava ylhäällä ja vastustajan alhaalla.
article-a-4-4 = Jos molemmat kuninkaat ovat shakissa tai sotilas on viimeisellä rivillä, tuomari odottaa seuraavan siirron loppuun suorittamista. Jos asema on yhä laiton, peli on tasapeli.
article-a-4-5 = Tuomarin on ilmoitettava havaitsemastaan merkkilipun putoamisesta.
    .e2017 = Tuomari voi ilmoittaa havaitsemastaan merkkilipun putoamisesta; silloin ratkaistaan kohdan 6.9 mukaan.
    .differs = Vuonna 2001 tuomari ei saa ilmoittaa, vuonna 2017 hän saa ilmoittaa (FIDEn tulkinnan mukaan hänen on ilmoitettava), ja vuosien 2018 ja 2023 (A.5.5) säännöissä hänen on ilmoitettava.
article-a-5 = Erikoismääräyksissä on sanottava, noudatetaanko koko kilpailussa kohtaa A.3.1 vai A.4.

## Liite B: Pikashakki

article-b-1 = Pikashakissa kaikki siirrot tehdään enintään 10 minuutissa pelaajaa kohti, tai perusajan ja 60-kertaisen siirtokohtaisen lisäajan summa on enintään 10 minuuttia.
    .differs = Suomessa pikashakissa on omat kansalliset säännöt. Vuoden 2001 kerhosäännöissä pikashakkia ei määritellä.
article-b-2 = Lukujen 7 ja 9 aikarangaistus on pikashakissa yksi minuutti.
    .differs = Vuosien 2017 ja 2018 säännöissä tämä on kohta B.2; vuonna 2023 se tulee kohdasta A.3. Vuonna 2023 täysin valvotussa pikashakissa rangaistus on tekstin mukaan kaksi minuuttia.
article-b-3-1 = Kilpailusäännöt ovat täysin voimassa, jos valvonta täyttää molemmat kohtien B.3.1.1 ja B.3.1.2 ehdot.
article-b-3-1-1 = Ehtona on, että jokaisella pelillä on oma tuomari.
article-b-3-1-2 = Ehtona on, että tuomari tai hänen apulaisensa merkitsee pelin siirrot muistiin, mieluiten sähköisesti.
article-b-3-2 = Siirtovuorossa oleva voi pyytää nähdä pöytäkirjan enintään viisi kertaa pelin aikana, eikä kelloa pysäytetä. Useampi pyyntö on häirintää.
article-b-4 = Muissa tapauksissa noudatetaan nopean shakin kohtia A.2 ja A.4.
    .e2023 = Muissa tapauksissa noudatetaan nopean shakin kohtia A.2, A.3 ja A.4.
article-b-5 = Erikoismääräyksissä on sanottava, noudatetaanko koko kilpailussa kohtaa B.3.1 vai B.4.

## Liite C: Algebrallinen merkintätapa

article-c-0 = Vain algebrallinen merkintä hyväksytään; muulla tavalla pidetty pöytäkirja ei kelpaa todisteeksi. Tuomari huomauttaa tästä pelaajalle.
article-c-1 = Tässä liitteessä upseeri tarkoittaa muuta nappulaa kuin sotilasta.
article-c-2 = Upseeri merkitään isolla alkukirjaimella: suomeksi K, D, T, L ja R (kuningas, kuningatar, torni, lähetti ja ratsu).
article-c-3 = Pelaaja saa käyttää oman maansa kirjaimia; painetuissa teksteissä käytetään mieluiten kuvioita.
article-c-4 = Sotilaalla ei ole kirjainta, vaan sen tunnistaa kirjaimen puuttumisesta.
article-c-5 = Linjat ovat a–h valkean vasemmalta oikealle.
article-c-6 = Rivit ovat 1–8 valkean puolelta alkaen.
article-c-7 = Jokaisella ruudulla on täsmälleen yksi nimi.
article-c-8 = Siirto merkitään upseerin kirjaimella ja tuloruudulla ilman pakollista viivaa; sotilaalla pelkkä tuloruutu riittää. Myös pitkä muoto, jossa lähtöruutu näkyy, kelpaa.
article-c-9 = Upseerin lyönnissä voi upseerin kirjaimen ja tuloruudun väliin kirjoittaa x:n, esimerkiksi Lxe5.
article-c-9-1 = Lyönnissä merkitään ensin lyövän upseerin kirjain.
article-c-9-2 = Lyönnissä merkitään viimeiseksi tuloruutu.
article-c-9-3 = Sotilaan lyönnissä merkitään lähtölinja ja tuloruutu; x ja ohestalyönnin lyhenne "o.l." tai "e.p." ovat vapaaehtoisia.
article-c-10 = Jos kaksi samanlaista upseeria voi siirtyä samaan ruutuun, siirtyvä erotetaan kohtien C.10.1–C.10.3 mukaan. Vain lailliset siirrot otetaan huomioon.
article-c-10-1 = Samalla rivillä olevat upseerit erotetaan lähtölinjan avulla.
article-c-10-1-1 = Kun upseerit ovat samalla rivillä, merkintä alkaa upseerin kirjaimella.
article-c-10-1-2 = Kun upseerit ovat samalla rivillä, toisena on lähtölinjan kirjain.
article-c-10-1-3 = Kun upseerit ovat samalla rivillä, viimeisenä on tuloruutu, esimerkiksi Rgf3.
article-c-10-2 = Samalla linjalla olevat upseerit erotetaan lähtörivin avulla.
article-c-10-2-1 = Kun upseerit ovat samalla linjalla, merkintä alkaa upseerin kirjaimella.
article-c-10-2-2 = Kun upseerit ovat samalla linjalla, toisena on lähtörivin numero.
article-c-10-2-3 = Kun upseerit ovat samalla linjalla, viimeisenä on tuloruutu, esimerkiksi R5f3.
article-c-10-3 = Jos upseerit eivät ole samalla linjalla eivätkä samalla rivillä, erotetaan mieluiten lähtölinjalla.
article-c-10-3-1 = Kun ratsut ovat ruuduissa g1 ja e1 ja toinen menee ruutuun f3, merkintä on Rgf3 tai Ref3.
article-c-10-3-2 = Kun ratsut ovat ruuduissa g5 ja g1 ja toinen menee ruutuun f3, merkintä on R5f3 tai R1f3.
article-c-10-3-3 = Kun ratsut ovat ruuduissa h2 ja d4 ja toinen menee ruutuun f3, merkintä on Rhf3 tai Rdf3.
article-c-10-3-4 = Lyönnissä samat merkinnät pätevät, ja x:n voi lisätä tuloruudun eteen, esimerkiksi Rgxf3.
article-c-11 = Korotuksessa sotilaan siirron perään kirjoitetaan uuden upseerin kirjain, esimerkiksi d8D tai exf8R.
article-c-12 = Tasapelitarjouksen merkki on (=).
article-c-13 = Merkinnässä on vakiintuneita lyhenteitä, joista neljä viimeistä ovat vapaaehtoisia.
article-c-13-1 = 0-0 tarkoittaa lyhyttä linnoitusta.
article-c-13-2 = 0-0-0 tarkoittaa pitkää linnoitusta.
article-c-13-3 = Merkki x tarkoittaa lyöntiä.
article-c-13-4 = Merkki + tarkoittaa shakkia.
article-c-13-5 = Merkki ++ tai # tarkoittaa mattia.
article-c-13-6 = Lyhenne e.p. (suomeksi o.l.) tarkoittaa ohestalyöntiä.
article-c-s = Mallipeli 1. e4 e5 2. Rf3 Rf6 3. d4 exd4 4. e5 Re4 5. Dxd4 d5 6. exd6 o.l. Rxd6 7. Lg5 Rc6 8. De3+ Le7 9. Rbd2 0-0 10. 0-0-0 Te8 11. Kb1 (=) voidaan merkitä lyhyesti, vielä lyhyemmin tai pitkässä muodossa.

## Liite D: Sokeiden ja näkövammaisten pelit

article-d-1 = Järjestäjä voi tuomaria kuultuaan mukauttaa näitä sääntöjä. Näkevän ja näkövammaisen pelissä kumpi tahansa voi vaatia kahta lautaa, tavallista ja erikoislautaa.
article-d-1-1 = Erikoislaudan on oltava vähintään 20 × 20 senttimetriä.
article-d-1-2 = Erikoislaudan tummat ruudut ovat hieman vaaleita korkeammalla.
article-d-1-3 = Erikoislaudan jokaisessa ruudussa on reikä nappulan kiinnittämistä varten.
article-d-1-4 = Erikoislaudan nappuloille on omat vaatimuksensa.
article-d-1-4-1 = Jokaisessa nappulassa on reikään sopiva tappi.
article-d-1-4-2 = Nappulat ovat Staunton-mallisia, ja mustat on merkitty erityisesti.
article-d-2 = Peliä pelataan kohtien D.2.1–D.2.11 määräysten mukaan.
article-d-2-1 = Siirto ilmoitetaan selvästi, vastustaja toistaa sen ja tekee sen laudallaan, ja korotusnappula nimetään. Kirjaimet sanotaan Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector, numerot saksaksi (eins–acht), ellei tuomari toisin päätä, linnoitukset "Kurze Rochade" ja "Lange Rochade" ja nappulat König, Dame, Turm, Läufer, Springer ja Bauer.
article-d-2-2 = Näkövammaisen laudalla nappula on kosketettu vasta, kun se on nostettu reiästään. Nappuloiden tunnusteleminen on siis vapaata.
article-d-2-3 = Näkövammaisen siirto on tehty, kun kohtien D.2.3.1–D.2.3.3 ehdot täyttyvät.
article-d-2-3-1 = Siirto ei ole tehty ennen kuin mahdollinen lyöty nappula on otettu pois siirtäjän laudalta.
article-d-2-3-2 = Siirto ei ole tehty ennen kuin siirretty nappula on toisessa reiässä.
article-d-2-3-3 = Siirto ei ole tehty ennen kuin se on sanottu ääneen.
article-d-2-4 = Vastustajan kello käynnistetään vasta, kun siirto on näin tehty.
article-d-2-5 = Näkevää pelaajaa koskevat kohdissa D.2.2 ja D.2.3 tavalliset säännöt.
article-d-2-6-1 = Näkövammaisen käytössä saa olla erikoiskello, jonka tulisi ilmoittaa aika ja siirtojen määrä.
article-d-2-6-2 = Vaihtoehtona on viisarikello, jossa on tietyt käsin tunnettavat osat.
article-d-2-6-2-1 = Viisarit ovat tukevat, ja kohopisteitä on yksi joka viidennellä ja kaksi joka viidennellätoista minuutilla.
article-d-2-6-2-2 = Merkkilippu tunnetaan helposti käsin, ja viisaria voi tunnustella myös tunnin viiden viimeisen minuutin aikana.
article-d-2-7 = Näkövammaisen on merkittävä siirrot pistekirjoituksella, tavallisella kirjoituksella tai nauhoittamalla.
article-d-2-8 = Puheessa tehty lipsahdus on korjattava heti, ennen kuin vastustajan kello käynnistetään.
article-d-2-9 = Jos laudat eroavat, asema oikaistaan tuomarin johdolla pöytäkirjoista; jos ne täsmäävät, väärin siirtänyt korjaa lautansa. Jos pöytäkirjatkin eroavat, palataan viimeiseen yhteiseen siirtoon ja kellot säädetään.
article-d-2-10 = Näkövammaisella saa olla avustaja, joka voi hoitaa kohtien D.2.10.1–D.2.10.6 tehtäviä.
article-d-2-10-1 = Avustaja saa tehdä kummankin siirrot toisen pelaajan laudalla.
article-d-2-10-2 = Avustaja saa ilmoittaa molempien siirrot.
article-d-2-10-3 = Avustaja saa pitää näkövammaisen pöytäkirjaa ja käynnistää vastustajan kellon.
article-d-2-10-4 = Avustaja saa kertoa siirtomäärän ja ajat vain, kun näkövammainen itse sitä kysyy.
article-d-2-10-5 = Avustaja saa vedota ajan ylittymiseen ja ilmoittaa tuomarille näkevän pelaajan kosketuksista.
article-d-2-10-6 = Avustaja saa hoitaa keskeytykseen liittyvät muodollisuudet.
article-d-2-11 = Jos näkövammaisella ei ole avustajaa, näkevä saa käyttää sellaista kohtien D.2.10.1 ja D.2.10.2 tehtäviin. Kuulovammaista vastaan avustaja on pakollinen.

## Ohjeisto I: Keskeytetyt pelit

article-i-1-1 = Istunnon päättyessä siirtovuorossa oleva kirjoittaa kuorisiirtonsa yksiselitteisesti, panee molemmat pöytäkirjat kuoreen, sulkee sen ja pysäyttää kellot vasta sitten; siihen asti hän saa muuttaa siirtoa. Jos hän kehotuksen jälkeen siirtää laudalla, kuoreen on kirjoitettava juuri tuo siirto.
article-i-1-2 = Ennen istunnon loppua keskeyttävältä kuluu istunnon jäljellä oleva aika.
    .e2023 = Ennen istunnon loppua keskeyttävältä kuluu istunnon jäljellä oleva aika: siirto katsotaan suljetuksi kuoreen istunnon suunniteltuna päättymisaikana.
    .differs = Vuosien 2017 ja 2018 säännöissä jäljellä oleva aika lisätään käytettyyn aikaan; vuonna 2023 kuorisiirto katsotaan tehdyksi istunnon varsinaisena päättymishetkenä. Vaikutus on sama.
article-i-2 = Kuoren päälle kirjoitetaan kohtien I.2.1–I.2.7 tiedot.
article-i-2-1 = Kuoren päälle kirjoitetaan pelaajien nimet.
article-i-2-2 = Kuoren päälle kirjoitetaan asema ennen kuorisiirtoa.
article-i-2-3 = Kuoren päälle kirjoitetaan pelaajien käyttämät ajat.
article-i-2-4 = Kuoren päälle kirjoitetaan, kuka kuorisiirron teki.
article-i-2-5 = Kuoren päälle kirjoitetaan kuorisiirron numero.
article-i-2-6 = Kuoren päälle kirjoitetaan avoin tasapelitarjous.
article-i-2-7 = Kuoren päälle kirjoitetaan, milloin ja missä peliä jatketaan.
article-i-3 = Tuomari tarkistaa kuoren tiedot ja huolehtii siitä, että kuori on tallessa.
article-i-4 = Kuorisiirron jälkeen tehty tasapelitarjous on voimassa, kunnes vastustaja ottaa sen vastaan tai torjuu sen kohdan 9.1 mukaan.
article-i-5 = Jatkettaessa asetetaan laudalle asema ennen kuorisiirtoa ja kelloihin keskeytyshetken ajat.
article-i-6 = Ennen jatkamista sovittu tasapeli tai luovutus päättää pelin. Vuoden 2023 säännöissä luovutukseen pätee myös kohdan 5.1.2 tasapelipoikkeus.
article-i-7 = Kuorta ei avata ennen kuin kuorisiirtoon vastaava pelaaja on paikalla.
article-i-8 = Kuorisiirron tekijä häviää, jos siirto on kohdissa I.8.1–I.8.3 mainitulla tavalla virheellinen, ellei luvusta 5 taikka kohdasta 6.9 tai 9.6 muuta johdu. Jos vastustaja ei voi tehdä mattia, peli on tasapeli.
    .e2023 = Kuorisiirron tekijä häviää, jos siirto on kohdissa I.8.1–I.8.3 mainitulla tavalla virheellinen, ellei luvusta 5 (esimerkiksi kohdasta 5.2.2) taikka kohdasta 6.9 tai 9.6 muuta johdu. Jos vastustaja ei voi tehdä mattia, peli on tasapeli.
    .differs = Vuosien 2017 ja 2018 säännöt viittaavat myös kohtaan 9.7, jota ei enää ole; vuonna 2023 viittaus puuttuu. Käytännön ero on olematon.
article-i-8-1 = Häviöön johtaa kuorisiirto, joka voidaan ymmärtää usealla tavalla.
article-i-8-2 = Häviöön johtaa kuorisiirto, joka on kirjoitettu niin, ettei sen merkitys selviä. Kirjoituksen tulkitsee tuomari.
article-i-8-3 = Häviöön johtaa laiton kuorisiirto.
article-i-9 = Jatkamishetkellä menetellään sen mukaan, ovatko pelaajat paikalla.
article-i-9-1 = Jos kuorisiirtoon vastaava on paikalla, kuori avataan, siirto tehdään laudalla ja vastaajan kello käynnistetään.
article-i-9-2 = Jos kuorisiirtoon vastaava on poissa, käynnistetään hänen kellonsa. Tultuaan hän voi pysäyttää sen ja kutsua tuomarin; sitten kuori avataan, siirto tehdään ja kello pannaan taas käyntiin.
article-i-9-3 = Jos kuorisiirron tekijä on poissa, vastustaja voi kirjoittaa vastauksensa kuoreen, pysäyttää oman kellonsa ja käynnistää poissaolijan kellon. Kuori avataan tämän tullessa.
article-i-10 = Sallitun myöhästymisajan jälkeen tuleva häviää, ellei tuomari toisin päätä. Jos kuorisiirto jo päätti pelin, tuo tulos pätee.
article-i-11 = Jos myöhästyminen on sallittu ja kumpikin on poissa, aika kuluu kuorisiirtoon vastaavalta hänen tuloonsa asti. Erikoismääräykset tai tuomari voivat ratkaista asian muulla tavalla.
article-i-12-1 = Jos kuori katoaa, jatketaan keskeytysasemasta ja -ajoista; ellei aikoja tiedetä, tuomari määrää ne. Kuorisiirron tekijä tekee laudalla siirron, jonka hän ilmoittaa kirjoittaneensa kuoreen.
article-i-12-2 = Jos asemaa ei voida palauttaa, peli mitätöidään ja aloitetaan uusi.
article-i-13 = Jos pelaaja huomauttaa väärästä ajasta ennen ensimmäistä siirtoaan, aika korjataan. Muuten peliä jatketaan, ellei tuomari toisin päätä.
article-i-14 = Istunnon pituus mitataan tuomarin kellosta, ja alkuaika ilmoitetaan ennalta.

## Ohjeisto II: Shakki960

article-ii-1 = Shakki960 alkaa tietyissä rajoissa arvotusta asemasta ja jatkuu sitten kuin tavallinen shakki.
article-ii-2 = Valkean sotilaat ovat toisella rivillä, ja muut nappulat arvotaan ensimmäiselle riville kohtien II.2.1–II.2.3 rajoissa. Alkuasemia on 960.
article-ii-2-1 = Alkuasemassa kuningas on tornien välissä.
article-ii-2-2 = Alkuasemassa lähetit ovat erivärisissä ruuduissa.
article-ii-2-3 = Mustan alkuasema on valkean peilikuva.
article-ii-3 = Shakki960:n linnoituksesta on omat määräyksensä.
article-ii-3-1 = Kumpikin saa linnoittua kerran, ja tavallisia linnoitussääntöjä sovelletaan alkuasemaan sopivasti. Kuninkaan tai linnoittuvan tornin aiempi siirto vie oikeuden, eikä kuningas saa kulkea uhatun ruudun kautta.
article-ii-3-2 = Linnoitus tehdään kuninkaan ja tornin paikkojen mukaan jollakin neljästä tavasta.
article-ii-3-2-1 = Linnoituksessa voivat siirtyä sekä kuningas että torni.
article-ii-3-2-2 = Linnoituksessa kuningas ja torni voivat vaihtaa paikkaa.
article-ii-3-2-3 = Linnoituksessa voi siirtyä vain kuningas.
article-ii-3-2-4 = Linnoituksessa voi siirtyä vain torni, jolloin linnoitus on tehty, kun torni on päästetty irti. Pelkkä tornin koskettaminen ei vielä ilmaise linnoitusta.
article-ii-3-2-5 = Shakki960:n linnoituksen tekemiseen on kaksi suositusta.
article-ii-3-2-5-1 = Kuningas kannattaa nostaa laudan viereen tulevan ruutunsa kohdalle, siirtää torni paikoilleen ja asettaa sitten kuningas ruutuunsa.
article-ii-3-2-5-2 = Linnoituksen jälkeen kuningas ja torni ovat samoissa ruuduissa kuin tavallisessa shakissa.
article-ii-3-2-6 = C-puolella kuningas tulee ruutuun c1 tai c8 ja torni ruutuun d1 tai d8, ja siirto merkitään 0-0-0. G-puolella ruudut ovat g1 tai g8 ja f1 tai f8, ja merkintä on 0-0.
article-ii-3-2-7 = Shakki960:n linnoitukseen liittyy muutamia lisähuomautuksia.
article-ii-3-2-7-1 = Linnoitusaikeesta kannattaa sanoa etukäteen, jottei tule väärinkäsityksiä.
article-ii-3-2-7-2 = Joissakin alkuasemissa kuningas tai torni voi pysyä paikallaan, mutta eivät molemmat.
article-ii-3-2-7-3 = Joissakin alkuasemissa linnoitus voi olla mahdollinen jo ensimmäisellä siirrolla.
article-ii-3-2-7-4 = Kuninkaan ja tornin lähtö- ja tuloruutujen välisten ruutujen ja tuloruutujen on oltava vapaat; vain linnoittuva kuningas ja torni saavat olla niissä.
article-ii-3-2-7-5 = Toisinaan ruutu, jonka tavallisessa linnoituksessa pitäisi olla vapaa, saa olla varattu: c-puolella a, b tai e, g-puolella e tai h.

## Ohjeisto III: Pelit ilman lisäaikaa ja pikapeliloppu

article-iii-1 = Pikapeliloppu on pelin vaihe, jossa kaikki jäljellä olevat siirrot tehdään rajatussa ajassa.
article-iii-2-1 = Ohjeisto on voimassa vain, jos siitä on ilmoitettu ennalta.
    .fi2017 = Ohjeisto on voimassa pikapelilopussa ilman eri ilmoitusta.
    .differs = Suomessa ohjeisto on pikapeliloppuisissa kilpailuissa voimassa, ellei erikoismääräyksissä toisin mainita; pikashakkia se ei koske.
article-iii-2-2 = Ohjeisto soveltuu normaaliin ja nopeaan shakkiin, kun siirtokohtaista lisäaikaa ei ole. Pikashakissa sitä ei käytetä.
article-iii-3-1 = Jos molempien liput ovat pudonneet eikä järjestystä tiedetä, menetellään kohtien III.3.1.1 ja III.3.1.2 mukaan. Elektroninen kello näyttää järjestyksen.
article-iii-3-1-1 = Jos molemmat liput ovat pudonneet muussa kuin viimeisessä aikajaksossa, peliä jatketaan.
article-iii-3-1-2 = Jos molemmat liput ovat pudonneet viimeisessä aikajaksossa, peli on tasapeli.
article-iii-4 = Siirtovuorossa oleva, jolla on alle kaksi minuuttia, voi pyytää molemmille viiden sekunnin siirtokohtaista lisäaikaa tai viivettä; pyyntö on samalla tasapelitarjous. Jos tarjous torjutaan ja tuomari suostuu, kellot säädetään ja vastustaja saa kaksi minuuttia lisää.
    .fi2017 = Siirtovuorossa oleva, jolla on alle kaksi minuuttia, voi pyytää molemmille viiden sekunnin siirtokohtaista lisäaikaa; pyyntö on samalla tasapelitarjous. Jos tarjous torjutaan ja tuomari suostuu, kellot säädetään ja vastustaja saa kaksi minuuttia lisää.
    .e2023 = Siirtovuorossa oleva, jolla on alle kaksi minuuttia, voi pyytää molemmille viiden sekunnin siirtokohtaista lisäaikaa; pyyntö on samalla tasapelitarjous. Jos tarjous torjutaan ja tuomari suostuu, kellot säädetään ja vastustaja saa kaksi minuuttia lisää.
    .differs = Vuoden 2018 säännöissä muutos voi olla viive tai lisäaika; vuoden 2017 suomenkielisissä ja vuoden 2023 säännöissä se on viiden sekunnin lisäaika.
article-iii-5 = Ellei kohtaa III.4 käytetä, siirtovuorossa oleva voi alle kahden minuutin jäljellä ollessa vaatia tasapeliä ennen lippunsa putoamista. Perusteena on, ettei vastustaja voi voittaa tai yritä voittaa normaalein keinoin; vaatija kutsuu tuomarin ja voi pysäyttää kellot.
article-iii-5-1 = Tuomari hyväksyy vaatimuksen ja peli on tasapeli, tai hän lykkää päätöstä tai hylkää vaatimuksen.
article-iii-5-2 = Lykättäessä vastustaja voi saada kaksi minuuttia ja peli jatkuu, mieluiten tuomarin läsnä ollessa. Tuomari päättää asian pelin aikana tai heti lipun pudottua; tasapeli tulee, jos vaatimus osoittautuu oikeaksi.
article-iii-5-3 = Hylätystä vaatimuksesta vastustaja saa kaksi minuuttia.
article-iii-6 = Jos tuomaria ei ole paikalla, menetellään kohtien III.6.1 ja III.6.2 mukaan.
article-iii-6-1 = Alle kahden minuutin jäljellä ollessa pelaaja voi ennen lippunsa putoamista vaatia tasapeliä, ja peli päättyy siihen. Kelvolliset perusteet ovat kohdissa III.6.1.1 ja III.6.1.2.
article-iii-6-1-1 = Jos perusteena on, ettei vastustaja voi voittaa normaalein keinoin, vaatija kirjaa loppuaseman ja vastustaja vahvistaa sen.
article-iii-6-1-2 = Jos perusteena on, ettei vastustaja ole yrittänyt voittaa, vaatija antaa loppuaseman ja täydellisen pöytäkirjan, ja vastustaja vahvistaa molemmat.
article-iii-6-2 = Tuloksen ratkaisee siihen nimetty tuomari.

## Vuoden 2001 nopean shakin säännöt (kerhokilpailu)

article-r01 = Kilpailussa noudatetaan FIDEn 71. kongressissa Istanbulissa hyväksyttyjä, 1. heinäkuuta 2001 voimaan tulleita sääntöjä ja niiden nopean shakin määräyksiä. Jos jostakin ei ole painettua sääntöä, tuomari ratkaisee asian.
article-r02 = Nopeassa shakissa kaikki siirrot tehdään kiinteässä 15–60 minuutin ajassa pelaajaa kohti.
    .differs = Vuodesta 2017 alkaen aika on yli 10 ja alle 60 minuuttia, ja siirtokohtainen lisäaika lasketaan mukaan 60-kertaisena.
article-r03 = Kenenkään ei tarvitse merkitä siirtoja.
article-r04 = Kun kumpikin on tehnyt kolme siirtoa, alkuasemasta, laudan asennosta ja kellon asetuksesta ei voi enää huomauttaa.
    .differs = Vuodesta 2017 alkaen raja on nopeassa shakissa kymmenen siirtoa kummaltakin, ja kelloja voidaan silti korjata, jos aikataulu muuten kärsisi.
article-r05 = Tuomari ratkaisee asioita vain pelaajan pyynnöstä, ei omasta havainnostaan.
    .differs = Vuodesta 2017 alkaen tuomari puuttuu myös itse, esimerkiksi kosketuksiin ja laittomiin siirtoihin.
article-r06 = Lippu katsotaan pudonneeksi vasta pelaajan vaatimuksesta, eikä tuomari saa huomauttaa siitä.
    .differs = Vuodesta 2017 alkaen myös tuomarin havainto riittää: vuonna 2017 hän saa ilmoittaa, vuosien 2018 ja 2023 säännöissä hänen on ilmoitettava.
article-r07 = Aikavoittoa vaativan on pysäytettävä molemmat kellot ja ilmoitettava asiasta tuomarille. Vaatimus hyväksytään vain, jos vaatijan oma lippu on silloin ylhäällä ja vastustajan alhaalla.
    .differs = Vuodesta 2017 alkaen pysäyttäminen on vapaaehtoista, ja peli on tasapeli, jos vaatija ei voi tehdä mattia. Vaatimus oman lipun ylhäällä olosta jäi pois vuonna 2018.
article-r08 = Jos molempien liput ovat pudonneet, peli on tasapeli.
    .differs = Vuodesta 2017 alkaen asiasta määrää vain ohjeiston kohta III.3.1, jonka mukaan peli on tasapeli vain viimeisessä aikajaksossa. Elektroninen kello näyttää, kumman lippu putosi ensin.
article-r09 = Valkea aloittaa, ja pelaaja saa siirtovuoron, kun vastustajan siirto on tehty.
article-r10 = Matti voittaa pelin. Jos kumpikaan ei voi tehdä mattia, peli on tasapeli.
article-r11 = Lauta, nappulat ja alkuasema ovat luvun 2 mukaiset.
article-r12 = Nappuloiden siirrot ja ohestalyönti ovat tavalliset. Korotusnappulan saa valita vapaasti, ja se vaikuttaa heti.
article-r13 = Kuninkaan tai tornin siirryttyä linnoitus on kielletty. Sitä estävät myös kuninkaan lähtö-, läpikulku- tai tuloruudun uhkaaminen ja välissä olevat nappulat.
article-r14 = Shakin ilmoittaminen ei ole pakollista, mutta omaa kuningasta ei saa jättää shakkiin.
article-r15 = Siirto tehdään yhdellä kädellä, ja nappuloita saa korjata vain siirtovuorossa oleva ilmoitettuaan siitä. Rangaistusta ei ole määrätty.
article-r16 = Ensimmäiseksi kosketettua omaa nappulaa on siirrettävä, ja ensimmäiseksi kosketettu vastustajan nappula on lyötävä. Jos on kosketettu sekä omaa että vastustajan nappulaa, lyödään jälkimmäinen edellisellä, ja ellei se käy, sitoo ensin kosketettu nappula; epäselvässä tapauksessa se on oma.
    .differs = Vuodesta 2017 alkaen ratkaisee ensimmäinen kosketettu nappula, jota voi siirtää tai jonka voi lyödä, ja kumpaakin väriä voi olla useita.
article-r17 = Kuninkaan ja tornin koskettaminen velvoittaa linnoittumaan, jos se on laillista, mutta tornin koskettaminen ennen kuningasta estää linnoituksen sillä siirrolla. Laittoman linnoitusyrityksen jälkeen linnoitutaan toiselle puolelle tai siirretään kuningasta; ellei se käy, mikä tahansa laillinen siirto kelpaa.
    .differs = Vuodesta 2017 alkaen tornin koskettaminen ensin estää linnoituksen vain tuon tornin puolelle, ja kuninkaan päästäminen irti kahden ruudun päähän sitoo linnoitukseen.
article-r18 = Jos mikään kosketettu nappula ei voi liikkua eikä sitä voi lyödä, saa tehdä minkä tahansa laillisen siirron.
article-r19 = Nappulan koskettaminen vie oikeuden valittaa vastustajan aiemmista kosketuksista.
article-r20 = Irti päästetty nappula jää ruutuunsa. Siirto on tehty, kun sen vaatimukset täyttyvät.
article-r21 = Luovuttanut häviää, patti on tasapeli, ja tasapelin voi sopia milloin tahansa.
    .differs = Vuodesta 2017 alkaen tasapelin saa sopia vasta, kun kumpikin on tehnyt ainakin yhden siirron. Vuonna 2023 luovutus on tasapeli, jos vastustaja ei voi tehdä mattia.
article-r22 = Kelloa painetaan siirron tehneellä kädellä, sormea ei pidetä painikkeella eikä sen yllä, ja kelloa kohdellaan siivosti. Painamiseen kuluva aika on pelaajan omaa, kellon lukemat pätevät, ja kellot saa pysäyttää vain tuomarin kutsumista varten.
article-r23 = Apuvälineitä ei saa käyttää, pelihuoneistosta ja pelitilasta saa poistua vain luvalla eikä vastustajaa saa häiritä, ei myöskään toistuvin tasapelitarjouksin.
article-r24 = Sääntöjä jatkuvasti rikkova häviää pelinsä, ja jos molemmat rikkovat niitä, molemmat häviävät. Vastustajan pisteet määrää tuomari.
article-r25 = Rangaistuksia ovat varoitus, ajan lisääminen vastustajalle, ajan vähentäminen, pelin häviö, pisteiden vähentäminen tai lisääminen ja kilpailusta sulkeminen.
    .differs = Vuodesta 2017 alkaen rangaistuksia on yhdeksän, kun mukaan tulivat sakko ja kierrokselta sulkeminen.
article-r26 = Ulkopuolisen häiriön jälkeen tuomari voi antaa lisäaikaa. Hän ei anna vihjeitä, ja muut pysyvät hiljaa.
article-r27 = Kiistat ratkaistaan painettujen sääntöjen mukaan, ja järjestäjät voivat määrätä uuden pelin tai tuomita pelin syyllisen häviöksi. Voitosta saa 1, tasapelistä ½ ja häviöstä 0 pistettä; kolmen pelaajan kierrosturnauksen sijoista joukkue saa 2, 1 tai 0 pistettä, ja tasoissa olevat saavat kaikki paremman sijan pisteet.

## Otsikot, joilla ei ole omaa sääntöä

article-3-7 = Sotilasta koskevien kohtien otsikko.
article-3-9 = Shakissa olevaa kuningasta koskevien kohtien otsikko.
article-3-10 = Laillisia ja laittomia siirtoja sekä laittomia asemia koskevien kohtien otsikko.
article-4-2 = Nappuloiden korjaamista ja koskettamista koskevien kohtien otsikko, johon kohta 4.3 viittaa kokonaisuutena.
article-5-1 = Pelin voittamista koskevien kohtien otsikko.
article-5-2 = Tasapeliä koskevien kohtien otsikko.
article-6-2 = Kellon käsittelyä koskevien kohtien otsikko.
article-6-3 = Miettimisaikaa koskevien kohtien otsikko.
article-6-7 = Sallittua myöhästymisaikaa koskevien kohtien otsikko.
article-6-10 = Kellon asetuksia koskevien kohtien otsikko.
article-6-11 = Kellojen pysäyttämistä koskevien kohtien otsikko.
article-6-12 = Näyttöjä koskevien kohtien otsikko.
article-7-2 = Alkuaseman ja laudan asennon virheitä koskevien kohtien otsikko.
article-7-4 = Paikoiltaan siirtyneitä nappuloita koskevien kohtien otsikko.
article-7-5 = Laittomia siirtoja koskevien kohtien otsikko.
article-7-7 = Kahden käden käyttöä koskevien kohtien otsikko vuoden 2017 säännöissä; vuodesta 2018 alkaen asia on kohdassa 7.5.
article-7-8 = Kellon painamista ilman siirtoa koskevien kohtien otsikko vuoden 2017 säännöissä; vuodesta 2018 alkaen asia on kohdassa 7.5.
article-8-1 = Siirtojen merkitsemistä koskevien kohtien otsikko.
article-8-5 = Vajaita pöytäkirjoja koskevien kohtien otsikko, johon kohta 12.6 viittaa.
article-9-1 = Tasapelitarjouksia koskevien kohtien otsikko, johon kohta I.4 viittaa.
article-9-2 = Aseman toistumista koskevien kohtien otsikko; vuoden 2023 englanninkielisissä säännöissä tässä on itse vaatimus.
article-9-5 = Tasapelivaatimuksen käsittelyä koskevien kohtien otsikko.
article-11-2 = Pelihuoneistoa ja pelitilaa koskevien kohtien otsikko.
article-11-3 = Muistiinpanoja ja laitteita koskevien kohtien otsikko.
article-d-2-6 = Näkövammaisten kelloja koskevien kohtien otsikko.
article-i-1 = Kuorisiirron tekemistä koskevien kohtien otsikko.
article-i-12 = Kadonnutta kuorta koskevien kohtien otsikko.
article-iii-3 = Molempien merkkilippujen putoamista koskevien kohtien otsikko.
