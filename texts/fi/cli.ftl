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
demo-title = Esittelypeli, sääntöversio { $edition }
demo-legend = Joka rivillä: valkean ja mustan kellon aika, mitä tapahtui ja mihin kohtaan se perustuu. Merkki "!" tarkoittaa hylättyä pyyntöä.
demo-result = Tulos: { $result }
result-none = peli jatkuu
winnable-yes = { side-name } voi vielä tehdä matin. Tämä laillinen siirtosarja osoittaa sen ({ $count } puolisiirtoa):
winnable-no = { side-name } ei voi koskaan tehdä mattia, pelattiinpa mitä tahansa.
winnable-unknown = { side-name }: mattimahdollisuus ei ratkennut { $nodes } aseman tutkimisella.
winnable-dead = Kumpikaan ei voi tehdä mattia: asema on kuollut ja peli päättyy tasan (5.2.2).
winnable-proof-material = Todistus: jäljellä olevilla nappuloilla ei synny mattia edes vastustajan avulla.
winnable-proof-exhausted = Todistus: kaikki { $count } vielä mahdollista asemaa käytiin läpi, eikä yksikään ole matti.
winnable-proof-zones = Todistus: mikään nappula ei voi koskaan poistua tässä luetelluista ruuduista, eikä niihin mahdu mattia.
winnable-zone = { side-name }, { piece-name } ({ $square }): { $squares }
