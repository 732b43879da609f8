### Siirrot paperilla ja tiedostossa: mitä annettiin anteeksi, mitä ei voitu lukea, mitä tuomari löytää.

## Mitä merkinnässä annettiin anteeksi

liberty-small-letter = nappulalle pieni kirjain
liberty-capital-file = linjalle iso kirjain
liberty-plain-letter = kirjain ilman tarkettaan
liberty-figurine = nappulakuvio kirjainten joukossa
liberty-pawn-letter = kirjain sotilaalle
liberty-letter-missing = nappulan kirjain puuttuu
liberty-engine = pelkät ruudut, kuten ohjelmat kirjoittavat
liberty-castling-signs = linnoitus muilla merkeillä
liberty-castling-as-king = linnoitus kirjoitettu kuninkaan siirtona
liberty-capture-sign = lyönnille muu merkki
liberty-capture-wrong = lyönnin merkki on väärä
liberty-hyphen = yhdysviiva lyhyessä muodossa
liberty-rank-missing = sotilaan lyönti ilman riviä
liberty-file-missing = sotilaan lyönti ilman linjaa
liberty-more-than-needed = enemmän kuin nappuloiden erottamiseen tarvitaan
liberty-less-than-needed = vain shakin merkki erottaa nappulat
liberty-promotion-sign = korotukselle muu merkki
liberty-check-wrong = shakin tai matin merkki on väärä
liberty-passing-wrong = ohestalyöntiä ei ollut
liberty-passing-sign = ohestalyönnille muu merkki
liberty-offer-sign = tarjoukselle muu merkki
liberty-judgement = siirron arviomerkki (!, ?)
liberty-spaces = välejä merkinnän sisällä

## Mitä tiedoston lukija sanoo kohdasta

pgn-liberties = luettu anteeksi antaen: { $detail }
pgn-unread-no-move = ei siirto
pgn-unread-illegal = ei laillinen siirto
pgn-unread-ambiguous = sopii moneen lailliseen siirtoon
pgn-unplayed = ei pelattu: aiempaa merkintää ei voitu lukea
pgn-null-move = siirto, jota kukaan pelaaja ei tee
pgn-number = numeron pitäisi olla { $detail }
pgn-broken-tag = rikkinäinen tunniste
pgn-repeated-tag = tämä tunniste on jo
pgn-start = asemasta ei voi pelata: { $detail }
pgn-variant = muu peli kuin shakki; siirtoja ei kokeilla
pgn-nested-comment = kommentti kommentissa
pgn-open-comment = sulkematon kommentti
pgn-variation-nowhere = muunnelma ilman edeltävää siirtoa
pgn-open-variation = sulkematon muunnelma
pgn-close-nowhere = sulkumerkki, joka ei sulje mitään
pgn-passing-wrong = ohestalyöntiä ei ollut
pgn-offer-nowhere = tarjous ilman edeltävää siirtoa
pgn-result-differs = ei sama kuin tunnisteen tulos
pgn-second-result = toinen tulos
pgn-markup = varattuja merkkejä tai verkkosivun jäänteitä
pgn-stray = merkki, joka ei tarkoita tässä mitään
pgn-place = rivi { $line }, merkki { $column }, "{ $text }": { $what }
pgn-more = { $count ->
    [one] ja vielä yksi kohta
   *[other] ja vielä { $count } kohtaa
}

## Pelien tuomarointi

judge-start = alku
judge-game = Peli { $number }, rivi { $line }: { $white } - { $black }, { $result }
judge-language = Luettu kirjaimin "{ $language }".
judge-unread-no-move = Siirron { $at } jälkeen: "{ $text }" (rivi { $line }, merkki { $column }) ei ole siirto.
judge-unread-illegal = Siirron { $at } jälkeen: "{ $text }" (rivi { $line }, merkki { $column }) ei ole laillinen siirto. Lähellä: { $moves }.
judge-unread-ambiguous = Siirron { $at } jälkeen: "{ $text }" (rivi { $line }, merkki { $column }) sopii moneen lailliseen siirtoon: { $moves }.
judge-after-mate = { $at } tekee matin ja päättää pelin; "{ $text }" (rivi { $line }, merkki { $column }) tulee lopun jälkeen.
judge-after-stalemate = { $at } tekee patin ja päättää pelin; "{ $text }" (rivi { $line }, merkki { $column }) tulee lopun jälkeen.
judge-threefold-intended = { side-name } olisi voinut siirron { $at } jälkeen vaatia tasapeliä kirjoittamalla { $move }: asema esiintyisi kolmannen kerran. { open-turns }
judge-threefold-appeared = { side-name } olisi voinut siirron { $at } jälkeen vaatia tasapeliä: asema esiintyy kolmannen kerran. { open-turns }
judge-fifty-intended = { side-name } olisi voinut siirron { $at } jälkeen vaatia tasapeliä kirjoittamalla { $move }: viisikymmentä siirtoa ilman lyöntiä ja sotilaan siirtoa. { open-turns }
judge-fifty-completed = { side-name } olisi voinut siirron { $at } jälkeen vaatia tasapeliä: viisikymmentä siirtoa ilman lyöntiä ja sotilaan siirtoa. { open-turns }
open-turns = { $times ->
    [one] Mahdollisuus oli yhdellä vuorolla.
   *[other] Mahdollisuus oli { $times } vuorolla.
}
judge-fivefold = Siirron { $at } jälkeen asema esiintyy viidennen kerran: peli on tasapeli. { half-moves-after }
judge-seventy-five = Siirron { $at } jälkeen on kulunut 75 siirtoa ilman lyöntiä ja sotilaan siirtoa: peli on tasapeli. { half-moves-after }
judge-dead = Siirron { $at } jälkeen kumpikaan ei voi tehdä mattia: asema on kuollut ja peli on tasapeli. { half-moves-after }
half-moves-after = { $after ->
    [0] Peli päättyi siihen.
    [one] Sen jälkeen tehtiin yksi puolisiirto.
   *[other] Sen jälkeen tehtiin { $after } puolisiirtoa.
}
judge-result-checkmate = Tulos on { $given }, mutta { $at } tekee matin: { $due }.
judge-result-stalemate = Tulos on { $given }, mutta { $at } tekee patin: { $due }.
judge-result-drawn = Tulos on { $given }, mutta peli oli säännön mukaan tasapeli: { $due }.
judge-result-flag-without-mate = Tulos on ajalla { $given }, mutta voittaja ei olisi voinut tehdä mattia millään laillisella siirtosarjalla: { $due }.
judge-result-flag-with-mate = Tulos on ajalla { $given }, mutta vastustaja olisi voinut tehdä matin: { $due }.
judge-result-resignation = Tulos on { $given }, mutta voittaja ei olisi voinut tehdä mattia millään laillisella siirtosarjalla: { $due }.
judge-result-agreement = Tulos on { $given }, mutta kumpikin pelaaja ei ollut vielä siirtänyt: tasapelistä ei voitu vielä sopia.
judge-unsettled = { side-name }: ei ratkennut, olisiko voinut tehdä matin.
judge-summary = { $games ->
    [one] 1 peli
   *[other] { $games } peliä
}, { $plies ->
    [one] 1 puolisiirto
   *[other] { $plies } puolisiirtoa
}: { $findings ->
    [one] 1 löydös
   *[other] { $findings } löydöstä
} { $with } pelissä; tiedoston kohtia, joita ei voitu lukea: { $problems }.
judge-summary-head = kohta       löydöksiä
judge-encoding = Tiedosto on UTF-16-koodattu; se luettiin niin, mutta monet ohjelmat eivät osaa lukea sitä. Tallenna se UTF-8-muodossa.
upload-clean = Muut ohjelmat lukevat kaikki pelit sellaisinaan ({ $games }).
upload-written = Peleistä ({ $games }) osassa ({ $changed }) on jotain, mitä muut eivät osaa lukea; kaikki pelit ovat muiden luettavassa muodossa tässä: { $file }.
watch-begins = Seurataan: { $file }. Lopeta painamalla Ctrl-C.
watch-gone = { $file } ei ole nyt luettavissa: { $why }
watch-alarm = HÄLYTYS, peli { $number } ({ $white } - { $black }): { $what }

## Pöytäkirjat

sheet-language = Kirjaimet: { $language }
sheet-rivals = Pöytäkirjan voi pelata loppuun muillakin kirjaimilla, toisena pelinä: { $languages }. Ilmoita oikeat valitsimella --letters.
half-moves = { $count ->
    [one] 1 puolisiirto
   *[other] { $count } puolisiirtoa
}
sheet-whole = Jokainen merkintä on laillinen siirto: { half-moves }.
sheet-broken = Lauta pystyy seuraamaan { $count ->
    [one] yhden puolisiirron
   *[other] { $count } puolisiirtoa
}.
compare-same = Pöytäkirjat ovat samat: { half-moves }.
compare-agree = Pöytäkirjat ovat samat tähän asti: { $at } ({ half-moves }).
compare-next = Sitten { $file } sanoo: { $move }
compare-nothing = ei mitään luettavaa
compare-position = Asema siinä: { $fen }
compare-starts = Pöytäkirjat eivät ala samasta asemasta.
repair-none = Ei löytynyt laillista peliä, joka selittäisi pöytäkirjat.
repair-found = { $count ->
    [one] Yksi peli selittää pöytäkirjat, kun korjauksia on { $fixes }:
   *[other] { $count } peliä selittää pöytäkirjat, kun korjauksia on { $fixes }:
}
repair-more = Yhtä vähin korjauksin on muitakin pelejä.
repair-incomplete = Haku katkaistiin { $nodes } aseman jälkeen: vastauksia voi puuttua.
repair-game = Peli { $number }
repair-miswritten = { $file }, { $at }: "{ $text }" pitäisi olla { $move }.
repair-blank = { $file }, { $at }: jätetty tyhjäksi, pitäisi olla { $move }.
repair-missing = { $file }, { $at }: { $move } puuttuu.
repair-extra = { $file }, ennen kohtaa { $at }: "{ $text }" on liikaa.
repair-made = Tehtyjä siirtoja: valkea { $white }, musta { $black }.
repair-reached = { side-name } ehti aikarajaan (siirto { $control }).
repair-not-reached = { side-name } ei ehtinyt aikarajan siirtoon { $control }.
