### Mitä ohjelma sanoo pelistä: tapahtumat, ratkaisut, hylkäykset.
### Arvot tulevat avaimina tai lukuina; puoli on "white" tai "black".

## Nimet, joista lauseet kootaan; -to-muodot ovat lauseen sisällä, siksi pienellä

side-name = { $side ->
    [white] Valkea
   *[black] Musta
}
side-to = { $side ->
    [white] valkealle
   *[black] mustalle
}
side-of = { $side ->
    [white] Valkean
   *[black] Mustan
}
opponent-name = { $opponent ->
    [white] Valkea
   *[black] Musta
}
opponent-to = { $opponent ->
    [white] valkealle
   *[black] mustalle
}
winner-name = { $winner ->
    [white] Valkea
   *[black] Musta
}
loser-name = { $loser ->
    [white] Valkea
   *[black] Musta
}
loser-of = { $loser ->
    [white] Valkean
   *[black] Mustan
}
seat-name = { $seat ->
    [white] Valkea
    [black] Musta
    [arbiter] Tuomari
   *[program] Ohjelma
}
piece-name = { $piece ->
    [queen] kuningatar
    [rook] torni
    [bishop] lähetti
    [knight] ratsu
    [king] kuningas
   *[pawn] sotilas
}
duty-text = { $duty ->
    [must-move] Kosketettua nappulaa on siirrettävä.
    [must-capture] Kosketettu nappula on lyötävä.
    [must-castle] Pelaajan on linnoituttava.
   *[free-move] Kosketetuilla nappuloilla ei ole laillista siirtoa eikä niitä voi lyödä, joten mikä tahansa laillinen siirto käy.
}
fault-text = { $fault ->
    [illegal-move] laittomasta siirrosta
    [unpromoted-pawn] sotilaan jättämisestä viimeiselle riville
    [press-without-move] kellon painamisesta ilman siirtoa
   *[two-hands] kahden käden käytöstä samassa siirrossa
}
claim-text = { $claim ->
    [threefold] asema esiintyy kolmannen kerran
   *[fifty-moves] viimeisissä 50 siirrossa ei ole lyöntiä eikä sotilaan siirtoa
}
misuse-text = { $how ->
    [other-hand] kelloa painettiin eri kädellä kuin millä siirto tehtiin
    [finger] sormea pidettiin kellon painikkeella
    [hover] kättä pidettiin kellon yläpuolella
    [forcible] kelloa painettiin liian voimakkaasti
    [pick-up] kello nostettiin pöydältä
   *[knock-over] kello kaadettiin
}
assistance-text = { $purpose ->
    [moving] nappuloiden siirtämiseen
    [clock] kellon käyttämiseen
    [blindness] näkövammaisen avustajan tehtäviin
   *[recording] siirtojen merkitsemiseen
}
breach-text = { $breach ->
    [disrepute] shakin maineen vahingoittaminen
    [notes] muistiinpanot, muut lähteet tai neuvot
    [analysis] tutkiminen toisella laudalla
    [device] elektroninen laite
    [bag-touched] laitteen sisältävän laukun koskeminen
    [inspection-refused] tarkastuksesta kieltäytyminen
    [smoking] tupakointi muualla kuin sille varatussa paikassa
    [distraction] vastustajan häiritseminen
    [sheet-hidden] pöytäkirjan peittäminen
    [telephone] puhelimen käyttö
   *[not-algebraic] muu kuin algebrallinen merkintätapa
}
zone-text = { $zone ->
    [area] pelitilasta
   *[venue] pelihuoneistosta
}
time-text = { $seconds ->
    [60] 1 minuutin
    [120] 2 minuuttia
    [one] 1 sekunnin
   *[other] { $seconds } sekuntia
}

## Pelin alku ja läsnäolo

game-started = { side-of } kello käynnistettiin. Peli on alkanut.
player-arrived = { side-name } saapui sallitun myöhästymisajan kuluessa.
late-arrival-excused = { side-name } on myöhässä, mutta peli pelataan tuomarin päätöksellä.

## Koskettaminen ja siirtäminen

adjusting-announced = { side-name } ilmoitti korjaavansa nappuloita.
pieces-adjusted = { side-name } korjasi nappuloita ({ $squares }). Se ei velvoita mihinkään.
pieces-touched = { side-name } kosketti nappulaa ({ $squares }). { duty-text }
touched-off-move = { side-name } kosketti nappulaa ({ $squares }) ilman siirtovuoroa. Se ei velvoita mihinkään.
accident-accepted = { side-of } kosketus ({ $squares }) oli vahinko eikä velvoita mihinkään.
touch-order-unclear = { side-of } oma nappula katsotaan kosketetuksi ensin, koska kosketusjärjestystä ei tiedetä. { duty-text }
touch-upheld = { side-of } kosketuksesta tehty huomautus hyväksytään. { duty-text }
square-fixed = { side-name } päästi nappulan irti ruutuun { $square }. Siitä sitä ei voi enää siirtää, mutta siirto ei ole vielä tehty.
castling-begun = { side-name } aloitti linnoituksen, ja se on vietävä loppuun.
piece-misplaced = { side-name } asetti nappulan ruutuun, johon mikään laillinen siirto ei sitä vie ({ $move }). { duty-text }
piece-removed = { side-name } otti nappulan pois ruudusta { $square }.
promotion-open = { $side ->
    [white] Valkealla
   *[black] Mustalla
} on kädessään { piece-name }. Valinta on avoin, kunnes jokin nappula koskettaa korotusruutua.
promotion-fixed = Uusi nappula ({ piece-name }) kosketti korotusruutua { $square }. { side-of } valinta on lopullinen.
rook-upside-down = { side-name } asetti tornin ylösalaisin (ruutu { $square }). Se on torni, miksi sitä kutsutaankin.
wrong-colour-put-up = { side-name } asetti vastustajan värisen nappulan ({ piece-name }, ruutu { $square }). Sotilasta ei ole korotettu.
move-made = { side-name } teki siirron { $move }.
move-completed = { side-name } painoi kelloa: siirto on suoritettu loppuun.
move-completed-by-end = { side-of } siirto päätti pelin ja on loppuun suoritettu.
move-completed-by-next = { side-name } suoritti edellisen siirtonsa loppuun tekemällä seuraavan.
illegal-move-completed = { side-name } suoritti siirron { $move } loppuun painamalla kelloa. Siirto on laiton.
pressed-without-move = { side-name } painoi kelloa tekemättä siirtoa.

## Kello

clock-misused = { side-name }: { misuse-text }. Tuomari voi rangaista tästä.
clock-paused = { seat-name } pysäytti kellot: { $reason }
pause-faulted = { side-name } pysäytti kellot ilman pätevää syytä. Tuomari voi rangaista tästä.
going-on-agreed = { side-name } on valmis jatkamaan.
clock-resumed = Peli jatkuu. { side-of } kello käy.
clock-correction-due = Kellot on pysäytetty. Tuomari korjaa ajat ja siirtolaskurin.
clock-set = Tuomari sääti kellot: { $reason }
time-given = Tuomari antoi { side-to } { time-text } lisäaikaa.
flag-fell = { side-of } merkkilippu on pudonnut.
both-flags-ignored = Molemmat merkkiliput ovat pudonneet, eikä tiedetä, kumpi putosi ensin. Peli jatkuu seuraavassa aikajaksossa.

## Sääntöjenvastaisuudet

pieces-displaced = { side-name } sotki asemaa ({ $squares }) ja palauttaa sen omalla ajallaan.
pieces-restored = { side-name } palautti siirtyneet nappulat paikoilleen.
pressed-while-displaced = { side-name } painoi kelloa ennen kuin siirtyneet nappulat oli palautettu paikoilleen. Tuomari voi rangaista tästä.
assistant-requested = { side-name } pyytää avustajaa { assistance-text }. Tuomari päättää.
assistant-allowed = Tuomari hyväksyy { side-to } avustajan { assistance-text }. { $seconds ->
    [0] Aikaa ei muuteta.
   *[other] Tuomari vähentää pelaajan ajasta { time-text }.
}
position-transferred = Lauta oli väärin päin. Asema siirretään oikein asetetulle laudalle, ja peli jatkuu.
colours-stand = Värit ovat vaihtuneet, mutta kumpikin on tehnyt kymmenen siirtoa. Peli jatkuu.
position-restored = Viimeinen selvitettävissä oleva asema palautetaan, ja peli jatkuu siitä.
fault-corrected = { side-of } laitonta tekoa ei suoritettu loppuun, joten se korjataan ilman rangaistusta. { duty-text }
two-hands-corrected = { side-name } teki siirron uudelleen yhdellä kädellä ennen kellon painamista; se ei ole rikkomus.
fault-penalised = { side-name } saa rangaistuksen { fault-text }. { $seconds ->
    [0] Se on tämän pelaajan { $count }. laiton teko ja ratkaisee pelin.
   *[other] { opponent-name } saa { time-text } lisäaikaa.
}
correction-agreed = { side-name } suostuu siihen, että laiton siirto perutaan.
corrected-by-agreement = Molemmat pelaajat suostuivat. Laitonta siirtoa edeltänyt asema palautetaan.
illegal-position-watched = Asema on laiton. Tuomari odottaa, kunnes seuraava siirto on suoritettu loppuun.
position-cured = Asema on laillinen. Peli jatkuu.

## Tasapeli

draw-offered = { side-name } tarjoaa tasapeliä.
draw-offered-untimely = { side-name } tarjoaa tasapeliä. Tarjous on pätevä, mutta oikea hetki on oman siirron jälkeen ennen kellon painamista.
draw-refused = { side-name } hylkäsi tasapelitarjouksen.
draw-refused-by-touch = { side-name } torjui tasapelitarjouksen koskettamalla nappulaa.
consent-given = Tuomari antaa luvan sopia tasapelin.
claim-made = { side-name } vaatii tasapeliä sillä perusteella, että { claim-text }. Kellot seisovat, kunnes tuomari on ratkaissut vaatimuksen.
claim-rejected = { side-name } vaati tasapeliä sillä perusteella, että { claim-text }. Vaatimus on aiheeton. { opponent-name } saa { time-text } lisäaikaa.

## Pikapeliloppu ja pöytäkirjan näkeminen

increment-requested = { side-name } pyytää siirtokohtaista lisäaikaa. Pyyntö on samalla tasapelitarjous.
increment-introduced = Kumpikin pelaaja saa nyt { $increment } sekuntia lisäaikaa siirtoa kohti. { side-name } saa lisäksi { time-text }.
increment-refused = { side-name } pyysi siirtokohtaista lisäaikaa, mutta tuomari ei myönnä sitä.
quickplay-claimed = { side-name } vaatii tasapeliä sillä perusteella, ettei vastustaja voi voittaa tai yritä voittaa normaalein keinoin. Tuomari ratkaisee asian.
quickplay-postponed = { side-of } vaatimusta koskevaa päätöstä lykätään. Peli jatkuu.
quickplay-rejected = { side-of } vaatimus hylätään. { opponent-name } saa { time-text } lisäaikaa.
quickplay-decision-due = { side-of } merkkilippu on pudonnut. Tuomari ratkaisee nyt lykätyn vaatimuksen.
score-shown = Pöytäkirja näytettiin { side-to }.
score-asked-too-often = { side-name } on pyytänyt pöytäkirjaa nähtäväkseen yli viisi kertaa. Se on vastustajan häiritsemistä.

## Tuomari

device-warned = { side-of } laitteesta kuului ääni. Ensimmäisestä kerrasta seuraa varoitus.
penalty-warning = { side-name } saa varoituksen.
penalty-more-time = { side-of } rikkomuksen vuoksi tuomari antaa { opponent-to } { time-text } lisäaikaa.
penalty-less-time = { side-name } menettää { time-text } ajastaan.
penalty-points = Pisteet on määrätty. { side-name }: { $own }, vastustaja: { $opponents }.
penalty-loss = { side-name } häviää pelin. Vastustajan pisteet: { $opponents }.
penalty-fine = { side-name } saa sakon: { $amount }.
penalty-exclusion = { side-name } suljetaan { $rounds ->
    [one] yhdeltä kierrokselta
   *[other] { $rounds } kierrokselta
}.
penalty-expulsion = { side-name } suljetaan kilpailusta.
ruling-overridden = Tuomari kumosi ratkaisun: { $reason }
arbiter-asked = Ei tiedetä, voisiko { $side ->
    [white] valkea
   *[black] musta
} vielä tehdä matin. Tuomari ratkaisee asian.

## Pöytäkirjat

move-recorded = { side-name } merkitsi: { $text }
recorded-in-advance = { side-name } merkitsi siirron { $text } ennen sen tekemistä. Etukäteen saa merkitä vain tasapelivaatimuksen tai kuorisiirron; tuomari voi rangaista tästä.
sheet-replaced = { side-of } sähköinen pöytäkirja on viallinen. Tuomari vaihtaa sen.
sheet-update-due = Merkkilippu on pudonnut. { side-name } oli vapautettu merkitsemisestä ja täydentää pöytäkirjansa ennen siirtoaan.
both-sheet-updates-due = Merkkilippu on pudonnut, ja kumpikin oli vapautettu merkitsemisestä. Kellot seisovat, kunnes molemmat pöytäkirjat ovat täydelliset.
sheet-updated = { side-name } on täydentänyt pöytäkirjansa.
reconstructing = Täydellistä pöytäkirjaa ei ole. Asema ja ajat merkitään muistiin, ja peli toistetaan toisella laudalla.
count-settled = Siirtolaskurit: valkea { $white }, musta { $black }. Seuraava siirto lasketaan tästä.
sheet-handed-out = { side-name } sai pöytäkirjan.
result-signed = { side-name } allekirjoitti tuloksen { $result }.

## Käyttäytyminen ja tuomarin tehtävät

player-left = { side-name } poistui { zone-text }.
player-left-without-permission = { side-name } poistui { zone-text } ilman tarvittavaa lupaa. Tuomari valitsee rangaistuksen.
outsider-entered = { $person } tuli pelitilaan luvalla.
outsider-entered-without-permission = { $person } tuli pelitilaan ilman lupaa.
breach = { side-name }: { breach-text }. Tuomari valitsee rangaistuksen.
complaint = { side-name } valittaa vastustajastaan: { breach-text }. Tuomari harkitsee asian.
repetition-noted = { side-name } on kymmenen siirron aikana tarjonnut tai vaatinut tasapeliä { $count } kertaa. Se voi häiritä vastustajaa; tuomari harkitsee asian.
inspection-ordered = { side-of } tavarat tarkastetaan yksityisesti.
device-put-away = { side-of } laite on suljettuna laukussa, kuten määräykset sallivat.
law-explained = Tuomari selitti { side-to } kohdan { $article }.
appeal-registered = { side-name } valittaa päätöksestä: { $text } Ratkaisuun asti tulos on alustava.
report-received = Tuomarille ilmoitettiin: { $text }
person-expelled = { $person } poistettiin pelihuoneistosta.
assistant-appointed = { $person } avustaa tuomaria.
arrangement-made = { side-of } erityisjärjestely: { $measure }

## Näkövammaiset pelaajat ja ilmoittaminen

two-boards-used = { side-name } vaatii kahta lautaa: tavallista ja näkövammaisen lautaa.
pieces-felt = { side-name } tunnusteli nappulaa ({ $squares }). Reiässään oleva nappula ei ole kosketettu, joten se ei velvoita mihinkään.
piece-plugged = { side-name } pani nappulan uuteen reikään ({ $move }). Siirto on tehty vasta, kun se on ilmoitettu ja lyöty nappula on poissa laudalta.
victim-removed = { side-name } otti lyödyn nappulan pois ruudusta { $square }. Siirto ei ole vielä tehty.
move-announced = { side-name } ilmoitti siirron { $move }.
announcement-differs = { side-name } ilmoitti siirron { $move }, mutta laudalla on muuta. Lipsahdus on korjattava ennen kuin vastustajan kello käynnistetään.
announcement-corrected = { side-name } korjasi ilmoituksensa: { $move }.
move-repeated = { side-name } toisti ilmoituksen { $move }.
announcement-heard = Ymmärretty: { $move }.
wrong-board-adjusted = Pöytäkirjat ovat yhtäpitävät. { side-name } teki siirron laudallaan väärin ja korjaa lautansa.
back-to-agreement = Pöytäkirjat eroavat. Viimeinen yhtäpitävä asema, puolisiirron { $ply } jälkeen, asetetaan laudalle, ja tuomari säätää kellot.
assistant-required = Näkövammainen pelaa kuulovammaista vastaan: avustaja on pakollinen.
pairing-in-order = Tässä pelissä avustaja ei ole pakollinen.
times-told = Siirtomäärä ja ajat kerrottiin { side-to }.
assistant-acted = { side-of } avustaja toimii.

## Keskeytetty peli

session-announced = Istunto on alkanut ja kestää { time-text }.
seal-requested = Istunto on päättynyt. { side-name } tekee kuorisiirron.
move-sealed = { side-name } on tehnyt kuorisiirron ja voi muuttaa sitä, kunnes kello pysäytetään.
move-sealed-early = { side-name } tekee kuorisiirron ennen istunnon loppua. Istunnon loppu kuluttaa pelaajan aikaa { time-text }.
moved-on-board = { side-name } teki laudalla siirron { $move } kuorisiirron sijasta. Se on kuorisiirto.
game-adjourned = { side-name } pysäytti kellon. Peli on keskeytetty, eikä kuorisiirtoa voi enää muuttaa.
envelope-kept = { side-of } kuori (siirto { $number }) on tarkastettu ja tallessa. Peli jatkuu: { $resumption }
game-resumed = Keskeytetty asema ja ajat on asetettu. Kuoren voi avata.
resumed-responder-absent = Kuorisiirtoon vastaava pelaaja on poissa. Hänen kellonsa käy, ja kuori pysyy suljettuna.
resumed-sealer-absent = Kuorisiirron tehnyt pelaaja on poissa. Vastustaja voi sulkea vastauksensa kuoreen.
resumed-neither-present = Kumpikaan pelaaja ei ole paikalla. Kuorisiirtoon vastaavan aika kuluu.
envelope-stays-closed = { side-name } ei ole paikalla vastaamassa, joten kuori pysyy suljettuna. { side-of } kello käy.
sealed-move-played = Kuori avattiin. { side-of } kuorisiirto { $move } tehdään laudalla.
stated-move-played = Kuori on kadonnut. { side-name } pelaa siirron, jonka sanoo sulkeneensa kuoreen: { $move }.
reply-sealed = { side-name } sulki vastauksensa kuoreen, koska vastustaja on poissa. Nyt käy vastustajan kello.

## Shakki960 ja vaatimukset ilman tuomaria

array-valid = Alkuasema { $array } kelpaa.
castling-announced = { side-name } ilmoitti linnoittautuvansa.
quickplay-filed = { side-of } vaatimuksen perusteet kirjattiin nimetylle tuomarille.
claim-verified = { side-name } vahvisti vastustajan esittämät tiedot.

## Pelin päättyminen

end-checkmate = Matti. { winner-name } voittaa.
end-stalemate = Patti. Peli on tasapeli.
end-dead-position = Kumpikaan ei voi tehdä mattia millään laillisella siirtosarjalla. Peli on tasapeli.
end-resignation = { loser-name } luovutti. { winner-name } voittaa.
end-resignation-draw = Pelaaja luovutti, mutta vastustaja ei olisi voinut tehdä mattia millään laillisella siirtosarjalla. Peli on tasapeli.
end-agreement = Pelaajat sopivat tasapelin.
end-threefold = Asema esiintyy ainakin kolmannen kerran. Vaatimus on aiheellinen, ja peli on tasapeli.
end-fifty-moves = Kummaltakin on kertynyt 50 siirtoa ilman lyöntiä ja sotilaan siirtoa. Vaatimus on aiheellinen, ja peli on tasapeli.
end-fivefold = Asema on esiintynyt viisi kertaa. Peli on tasapeli.
end-seventy-five-moves = Kummaltakin on kertynyt 75 siirtoa ilman lyöntiä ja sotilaan siirtoa. Peli on tasapeli.
end-flag = { loser-name } ylitti aikansa. { winner-name } voittaa.
end-flag-draw = Aika ylittyi, mutta vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla. Peli on tasapeli.
end-both-flags = Molemmat merkkiliput ovat pudonneet. Peli on tasapeli.
end-default = { loser-name } ei saapunut sallitun myöhästymisajan kuluessa. { winner-name } voittaa.
end-both-default = Kumpikaan pelaaja ei saapunut sallitun myöhästymisajan kuluessa. Molemmat häviävät.
end-illegal = { loser-name } häviää laittoman teon vuoksi. { winner-name } voittaa.
end-illegal-draw = Laiton teko johtaisi häviöön, mutta vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla. Peli on tasapeli.
end-illegal-position = Asema on laiton vielä seuraavan siirron jälkeenkin. Peli on tasapeli.
end-wrong-array = Alkuasema oli virheellinen. Peli mitätöidään ja pelataan uusi.
end-wrong-colours = Peli aloitettiin väärin värein. Peli mitätöidään ja pelataan uusi.
end-quickplay = Vaatimus on aiheellinen. Peli on tasapeli.
end-quickplay-filed = Tasapeliä on vaadittu, ja peli on päättynyt. Tuloksen ratkaisee siihen nimetty tuomari.
end-device = { loser-of } elektroninen laite löytyi tai siitä kuului ääni. { winner-name } voittaa.
end-refusal = { loser-name } kieltäytyi jatkuvasti noudattamasta sääntöjä ja häviää.
end-both-refuse = Molemmat pelaajat kieltäytyivät jatkuvasti noudattamasta sääntöjä. Molemmat häviävät.
end-penalty = { loser-name } häviää pelin tuomarin päätöksellä. Pisteet: { $score }.
end-declared = Tuomari määräsi tuloksen ({ $result ->
    [annulled] mitätöity
    [pending] ratkaisematta
   *[other] { $result }
}): { $reason }
end-sealed-loss = Kuorisiirto on epäselvä tai laiton. { loser-name } häviää, { winner-name } voittaa.
end-sealed-draw = Kuorisiirto on epäselvä tai laiton, mutta vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla. Peli on tasapeli.
end-sealed-move = Pelaaja myöhästyi, mutta kuorisiirto päätti pelin: { $result }.
end-position-lost = Keskeytettyä asemaa ei voida selvittää. Peli mitätöidään ja pelataan uusi.
end-signed = Molemmat pelaajat allekirjoittivat tuloksen { $result }. Se on voimassa, ellei tuomari toisin päätä.

## Hylkäykset

refused-game-over = Peli on päättynyt; tämä ei enää muuta mitään.
refused-time-ran-back = Annettu ajankohta on varhaisempi kuin jo kirjattu. Mitään ei muutettu.
refused-not-your-office = { seat-name } ei voi tehdä tätä.
refused-not-started = Peli ei ole alkanut.
refused-already-started = Peli on jo alkanut.
refused-not-arrived = Pelaaja ei ole saapunut laudan ääreen.
refused-already-here = Pelaaja on jo laudan ääressä.
refused-default-time-not-over = Kumpikaan ei ole ylittänyt sallittua myöhästymisaikaa.
refused-paused = Kellot on pysäytetty. Tuomari päättää, milloin peli jatkuu.
refused-not-paused = Kelloja ei ole pysäytetty.
refused-arbiter-must-answer = Tuomarin on ensin vastattava avoimeen kysymykseen.
refused-nothing-asked = Avointa kysymystä ei ole.
refused-not-on-move = Siirtovuoro on vastustajalla.
refused-nothing-there = Ruudussa { $square } ei ole nappulaa.
refused-bound-by-touch = Kosketettu nappula sitoo. { duty-text }
refused-adjust-not-allowed = Nappuloita saa korjata vain siirtovuorossa oleva pelaaja.
refused-adjust-off-clock = Nappuloita saa korjata vain pelaajan oman kellon käydessä.
refused-no-promotion = Siinä ei voi korottaa tuoksi nappulaksi.
refused-not-legal = { $motion } ei ole laillinen siirto; muita ei täällä oteta vastaan.
refused-press-has-no-effect = Kellon painamisella ei ole nyt vaikutusta.
refused-objection-forfeited = Nappulaa koskettanut ei voi enää huomauttaa siitä, että vastustaja on rikkonut kosketussääntöjä.
refused-claim-forfeited = Nappulaa koskettanut ei voi vaatia tasapeliä tällä siirtovuorolla.
refused-claim-pending = Vaatimus odottaa tuomarin ratkaisua.
refused-claim-irrevocable = Vaatimusta ei voi peruuttaa.
refused-no-claim = Mikään vaatimus ei odota ratkaisua.
refused-claim-not-on-move = Vain siirtovuorossa oleva voi vaatia tätä.
refused-nothing-to-object = Kosketussääntöjä ei ole rikottu, joten huomautukseen ei ole aihetta.
refused-nothing-illegal = Mitään laitonta ei ole tehty.
refused-only-opponent-claims = Kun tuomareita on vähän, vain vastustaja voi vaatia laittoman siirron toteamista.
refused-illegal-move-unknown = Asema on laiton, mutta siihen johtanut laiton siirto ei ole tiedossa. Tuomari palauttaa viimeisen todettavissa olevan aseman.
refused-array-was-right = Alkuasema oli oikea.
refused-nothing-displaced = Paikoilleen palautettavia nappuloita ei ole.
refused-no-offence-yet = Kahden käden käyttö on rikkomus vasta, kun kelloa on painettu.
refused-illegal-move-stands = Vastustaja on tehnyt seuraavan siirron. Laiton siirto jää voimaan, elleivät pelaajat yhdessä sovi sen korjaamisesta.
refused-flag-up = Merkkilippu ei ole pudonnut.
refused-flag-claim = Vaatimus hylätään: vastustajan merkkilippu ei ole pudonnut.
refused-own-flag-down = Vaatimus hylätään: vaatijan omakin merkkilippu on pudonnut.
refused-arbiter-silent = Näiden sääntöjen mukaan tuomari toimii vain pelaajan pyynnöstä.
refused-too-late = Tästä on liian myöhäistä huomauttaa: kumpikin on jo suorittanut loppuun liian monta siirtoa.
refused-times-stand = Väärä aika korjataan vain, jos pelaaja huomauttaa siitä ennen ensimmäistä siirtoaan pelin jatkuttua, ellei tuomari toisin päätä.
refused-result-stands = Peli on päättynyt. Tulos pysyy voimassa.
refused-no-offer = Avointa tarjousta ei ole.
refused-offer-void = Kilpailun erikoismääräykset eivät vielä salli tasapelin sopimista. Tarjous on mitätön.
refused-offer-irrevocable = Tarjousta ei voi peruuttaa.
refused-agreement-void = Tasapeliä ei voi sopia ennen kuin kumpikin on tehnyt siirron.
refused-score-impossible = Tällainen pistemäärä ei ole mahdollinen.
refused-score-only-on-move = Vain siirtovuorossa oleva voi pyytää pöytäkirjaa nähtäväkseen.
refused-quickplay-inadmissible = Pikapeliloppua koskeva ohjeisto ei salli tätä tässä tilanteessa.
refused-no-such-ruling = Tällaista ratkaisua ei ole, tai se on jo kumottu.
refused-ruling-overtaken = Ratkaisun jälkeen on tehty siirtoja. Palauta sen sijaan asema.
refused-no-rule = Voimassa olevat säännöt eivät kerro, miten tässä menetellään. Tuomari päättää.
refused-record-previous-first = Oma edellinen siirto on merkittävä ennen uuden tekemistä.
refused-update-sheet-first = Pöytäkirjan on oltava täydellinen ennen seuraavaa siirtoa.
refused-no-update-due = Mitään pöytäkirjaa ei tarvitse täydentää.
refused-still-in-play = Peli ei ole päättynyt; allekirjoitettavaa tulosta ei ole.
refused-no-such-article = Tässä sääntöversiossa ei ole sellaista kohtaa.
refused-no-appeals = Kilpailun erikoismääräykset eivät salli valitusta.
refused-now-spectator = Peli on päättynyt, ja sen pelaajat ovat nyt katsojia.
refused-no-hints = Tuomari ei kerro kenellekään siirtomäärää.
refused-sighted-player = Näkevää pelaajaa koskevat tavalliset säännöt.
refused-nobody-is-blind = Kahta lautaa käytetään vain, kun jompikumpi pelaaja on näkövammainen.
refused-blind-move-not-made = Siirto ei ole vielä tehty: se on suoritettava ja ilmoitettava ennen vastustajan kellon käynnistämistä.
refused-announcement-incomplete = Ilmoituksesta ei selviä, mikä siirto on kyseessä.
refused-announcement-too-late = Korjattavaa ilmoitusta ei enää ole. Tuomari päättää.
refused-whose-board-is-wrong = Pöytäkirjat ovat yhtäpitävät. Vielä on selvitettävä, kumpi teki siirron väärin.
refused-not-for-assistant = Tällä pelaajalla ei ole avustajaa, joka saa tehdä tämän.
refused-seal-final = Kello on pysäytetty; kuorisiirtoa ei voi enää muuttaa.
refused-nothing-sealed = Kuorisiirtoa ei ole tehty.
refused-not-adjourned = Kuorta, jossa olisi kuorisiirto, ei ole.
refused-still-adjourned = Peli on keskeytetty. Se jatkuu, kun kuori avataan.
refused-envelope-first = Kuori on avattava ensin: pelin päättänyt kuorisiirto menee myöhästymisen edelle.
refused-seal-broken = Kuoreen ei suljettu tätä. Kuori on vaihdettu tai vahingoittunut.
refused-stated-move-unclear = Ilmoitettu siirto on epäselvä tai laiton.
refused-opponent-is-here = Vastauksen voi sulkea kuoreen vain kuorisiirtoon vastattaessa ja vain vastustajan ollessa poissa.
refused-array-invalid = Tätä alkuasemaa ei voi pelata Shakki960:ssa.
refused-nothing-to-verify = Vahvistettavaa vastustajan vaatimusta ei ole.
