### Mitä komentorivi sanoo ratkaisujen ja sääntökohtien ympärillä.

explain-title = Kohta { $article }, vuoden { $edition } säännöt
explain-title-fi = Kohta { $article }, vuoden 2017 säännöt ja suomalainen käytäntö
explain-program = Mitä ohjelma tekee
explain-care-enforced = Ohjelma ratkaisee asian itse; tuomari voi kumota ratkaisun perustellusti.
explain-care-assisted = Ohjelma ehdottaa ratkaisua; tuomari päättää.
explain-care-recorded = Ohjelma kirjaa asian muistiin.
explain-care-shown = Ohjelma näyttää kohdan; ratkaistavaa ei ole.
explain-care-not-yet = Tätä ei ole vielä toteutettu; ohjelma vain näyttää kohdan.
explain-scenarios = Kohtaa koettelevat skenaariot: { $scenarios }
explain-editions = Muissa sääntöversioissa
explain-same-number = { $edition }: { $article }
explain-absent = { $edition }: kohtaa ei ole
explain-differs = Sääntöversioiden erot
explain-unknown = Sääntöversiossa { $edition } ei ole kohtaa { $article }. Lähimpänä: { $nearest }
explain-english-number = Vuoden 2023 englanninkielisessä tekstissä tämän kohdan numero on { $english }.
explain-english-other = Vuoden 2023 englanninkielisessä tekstissä numero { $english } tarkoittaa toista kohtaa, tässä: { $article }.
explain-found-as = Tässä sääntöversiossa ({ $edition }) asia on toisen numeron alla: { $article } → { $found }.
explain-matches = Kohdat ({ $edition }), joissa puhutaan tästä: ”{ $words }”
explain-no-match = Missään kohdassa ({ $edition }) ei puhuta tästä: ”{ $words }”.
demo-title = Esittelypeli, sääntöversio { $edition }
demo-legend = Joka rivillä: valkean ja mustan kellon aika, mitä tapahtui ja mihin kohtaan se perustuu. Merkki "!" tarkoittaa hylättyä pyyntöä.
demo-result = Tulos: { $result }
result-none = peli jatkuu
winnable-yes = { side-name } voi vielä tehdä matin. Tämä laillinen siirtosarja osoittaa sen ({ $count } puolisiirtoa):
winnable-no = { side-name } ei voi koskaan tehdä mattia, pelattiinpa mitä tahansa.
winnable-unknown = { side-name }: mattimahdollisuus ei ratkennut { $nodes } aseman tutkimisella. { $ended ->
    [memory] Haun päätti muisti: --memory sallii enemmän.
    [seventy-five] Matteja löytyi vain 75 siirron takaa.
   *[budget] Haun päätti asemien enimmäismäärä: --budget sallii enemmän.
}
winnable-dead = Kumpikaan ei voi tehdä mattia: asema on kuollut ja peli päättyy tasan (5.2.2).
winnable-proof-material = Todistus: jäljellä olevilla nappuloilla ei synny mattia edes vastustajan avulla.
winnable-proof-exhausted = Todistus: kaikki { $count } vielä mahdollista asemaa käytiin läpi, eikä yksikään ole matti.
winnable-proof-zones = Todistus: mikään nappula ei voi koskaan poistua tässä luetelluista ruuduista, eikä niihin mahdu mattia.
winnable-proof-loose = Todistus: vaikka ruutujen { $squares } nappulat saisivat olla missä tahansa, mihin ne voivat koskaan päästä, muut nappulat voivat olla vain { $count } asetelmassa, eikä yhteenkään niistä mahdu mattia.
winnable-proof-forced = Todistus: vain nämä siirrot ovat mahdollisia, eikä minkään jälkeen voi syntyä mattia.
winnable-zone = { side-name }, { piece-name } ({ $square }): { $squares }
check-none = Tiedostossa { $file } ei ole todistetta.
check-refused = Rivi { $line }: { $reason }
check-held = Pitäviä todisteita: { $count }, kaikkiaan { $all }
seal-done = Kuori { $file } on suljettu. Varmenne pelin pöytäkirjaan: { $seal }
seal-empty = Kuoreen ei suljettu mitään: syötteen ensimmäisen rivin on oltava siirto.
seal-empty-key = Tiedostossa { $file } ei ole salasanaa.
unseal-move = Kuorisiirto: { $move }
unseal-note = Kuoren päällä: { $note }
unseal-seal = Varmenne: { $seal }
unseal-nonce = Kertaluku: { $nonce }
unseal-no-envelope = { $file } ei ole kuori, jossa on kuorisiirto: { $reason }
unseal-closed = Kuori ei aukea: jokin salasana on väärä, tai tiedostoa on muutettu sulkemisen jälkeen.

## Elektroniset laudat

board-begins = Elektroninen lauta on yhdistetty peliin. Lopetus: Ctrl-C.
board-line-lost = Palvelimeen ei saada yhteyttä. Yritetään uudelleen: { $why }
board-line-back = Palvelimeen on taas yhteys.
board-over = Peli on päättynyt.
board-asks = Tuomaria kutsutaan: { $why }
board-silent = Elektroninen lauta ei vastaa. Sen johto on ehkä irronnut.
board-unsteady = Elektroninen lauta vastaa joka kerta eri tavalla.
board-differs = Elektroniseen lautaan ei ollut yhteyttä, ja nämä ruudut poikkeavat pelistä: { $squares }
board-unexplained = { side-name } painoi kelloa, mutta mikään yksittäinen siirto ei selitä näitä ruutuja: { $squares }
board-nothing-moved = { side-name } painoi kelloa, mutta yksikään nappula ei ole liikkunut.
board-refused = { side-name } painoi kelloa siirron jälkeen, jota peli ei hyväksy ({ $move }): { $why }
board-refused-press = { side-name } painoi kelloa, mutta peli ei hyväksy sitä: { $why }
board-shown-win = Pelaajat näyttävät laudalla tuloksen. { side-name } on voittanut.
board-shown-draw = Pelaajat näyttävät laudalla tuloksen: tasapeli.
board-ready = Nappulat ovat kuten pelissä.
board-set-up = Nämä ruudut eivät ole kuten pelin alkaessa: { $squares }
board-put-back = Nämä ruudut poikkeavat pelistä. Korjaa ne: { $squares }
board-whose-hand = Tästä ruudusta nostettiin nappula ja pantiin takaisin: { $square }. Kenenkään kättä ei voi nähdä, joten se ei sido ketään.
board-no-clock = Elektronisessa laudassa ei ole kelloa. Käytä peliä, jossa ohjelma painaa kelloa.
