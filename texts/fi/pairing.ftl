### Sveitsiläinen parinmuodostus: mitä tiedostosta puuttuu, miksi kierros on näin, mitä tarkistus löysi.

## Tiedostot
pairing-no-input = Nimeä tiedosto, josta kierros muodostetaan.
pairing-no-rounds = Tiedosto ei kerro kierrosten määrää (142 tai XXR).
pairing-all-paired = Kaikki kierrokset ({ $rounds }) on jo muodostettu.
pairing-no-initial-colour = Tiedosto ei kerro ensimmäisen kierroksen arvottua väriä (152 tai XXC), eikä mikään peli näytä sitä.
pairing-bad-record = Tätä riviä ei voi lukea: "{ $line }".
pairing-no-such-player = Rivi "{ $line }" mainitsee pelaajan { $number }, jota tiedostossa ei ole.
pairing-unknown-record = Rivi "{ $line }" on tuntematon ja voisi muuttaa parit.
pairing-other-system = Tiedosto on muuta järjestelmää: { $code }.
pairing-points = { $what } Väärät pisteet tekisivät väärät pisteryhmät, joten pareja ei muodosteta.
pairing-two-opponents = Kierroksella { $round } joukkueen { $number } jäsenet kohtaavat kahden muun joukkueen jäseniä.
pairing-ends-early = Kierrosta { $round } ei voitu parittaa; tiedosto päättyy sitä ennen.
pairing-has-the-bye = Vapaavuoro: { $number }.
pairing-no-bye = Tällä kierroksella kenelläkään ei ole vapaavuoroa.
pairing-not-paired = Ei pariteta tällä kierroksella: { $number }.
pairing-edition-by-date = Tiedosto ei nimeä sääntöjen laitosta; käytetään vuotta { $edition }.

## Ei pareja
pairing-nobody = Ketään ei ole pelaamassa.
pairing-nobody-for-the-bye = Pelaajia on pariton määrä, eikä kukaan heistä voi saada vapaakierrosta (C2). Tuomari päättää.
pairing-none-legal = Sallittuja pareja ei ole (C1-C3): näitä pelaajia on liikaa: { $players }; heille jää vain nämä vastustajat: { $opponents }. Tuomari päättää.

## Miksi
why-places = { $edition }, { $article }: { $score } pisteen ryhmän { $size } pelaajasta { $place }. kohtaa { $opponent }. pelaajan.
why-moved-down = { $edition }, { $article }: { $score } pisteellä siirretty alas, vastustajalla { $to }.
why-met-from-above = { $edition }, { $article }: { $score } pisteellä vastassa ylhäältä siirretty, jolla on { $from }.
why-goes-down = { $edition }, { $article }: { $score } pisteen ryhmän { $size } pelaajaa ei kaikkia voi parittaa siellä; alas siirretään { $down }.
why-colour = { $edition }, { $article }: valkeilla { $white } (tähän asti { $whitecolours }), mustilla { $black } (tähän asti { $blackcolours }): { $rule ->
    [both] kumpikaan toive ei jää täyttymättä.
    [stronger] vahvempi toive täyttyy.
    [alternation] kumpikin vaihtaa viimeisimmän eroavan kierroksen värin.
    [higher] korkeammalla olevan toive täyttyy.
    [only-one] vain toisella on toive.
    [lower] valkeat saa se, jonka väriero on pienempi.
    [first-alternates] ensimmäinen joukkue vaihtaa viimeisen värinsä.
    [other-alternates] toinen joukkue vaihtaa viimeisen värinsä.
   *[drawn] kenelläkään ei ole toivetta, joten numero ja arvottu väri ratkaisevat.
}
why-bye = { $edition }, { $article }: vapaakierros, pisteitä { $score }.
why-met = { $edition }, { $article }: he pelasivat kierroksella { $round }.
why-forbidden = { $edition }, { $article }: järjestäjä pitää heidät erillään.
why-same-colour = { $edition }, { $article }: kummankin on nyt saatava { $side ->
    [white] valkeat
   *[black] mustat
}, eikä kumpikaan ole kärkipelaaja.
why-no-bye = { $edition }, { $article }: kierros { $round } toi pisteitä ilman peliä, joten vapaakierrosta ei voi saada.
why-bye-elsewhere = { $edition }, { $article }: vapaakierros menee pistemäärälle { $score }, tällä pelaajalla on { $own }.
why-cannot-be-completed = { $edition }, { $article }: silloin kierrosta ei voisi muodostaa loppuun.
why-worse = { $edition }, { $article } [{ $criterion }]: { $counts ->
    [downfloaters] alas siirrettävät
    [scores] alas siirrettävien pisteet
    [following] seuraavasta ryhmästä alas siirrettävät ja heidän pisteensä
    [bye-rounds] vapaakierroksen saajan pelaamattomat kierrokset
    [balance] pelaajat, joiden värit eroaisivat kolmella
    [row] pelaajat, joilla olisi sama väri kolmatta kertaa peräkkäin
    [colour] pelaajat, jotka eivät saa toivomaansa väriä
    [strong-colour] pelaajat, jotka eivät saa vahvasti toivomaansa väriä
    [down-again] pelaajat, jotka siirtyvät alas kuten viime kierroksella
    [up-again] pelaajat, jotka saavat vastustajan ylhäältä kuten viime kierroksella
    [down-two-before] pelaajat, jotka siirtyvät alas kuten kaksi kierrosta sitten
    [up-two-before] pelaajat, jotka saavat vastustajan ylhäältä kuten kaksi kierrosta sitten
    [down-again-by] pisteerot niillä, jotka siirtyvät alas kuten viime kierroksella
    [up-again-by] pisteerot niillä, jotka saavat vastustajan ylhäältä kuten viime kierroksella
    [down-two-before-by] pisteerot niillä, jotka siirtyvät alas kuten kaksi kierrosta sitten
    [upfloaters] ylös nousevat joukkueet
    [differences] ylös nousevien piste-erot
    [next-upfloaters] seuraavaan ryhmään nousevat joukkueet
    [floaters-up] ylös nousevat, jotka pelasivat eri pistein myös edellisellä kierroksella
    [team-colour] joukkueet ilman toivomaansa väriä
    [team-strong-colour] joukkueet ilman vahvasti toivomaansa väriä
    [floaters-met] ylös nousevien vastustajat, jotka pelasivat eri pistein myös edellisellä kierroksella
   *[up-two-before-by] pisteerot niillä, jotka saavat vastustajan ylhäältä kuten kaksi kierrosta sitten
}: niin { $with }, pareissa { $chosen }.
why-team-up = { $edition }, { $article }: nousee ylös pistein { $score }; vastustajan pisteet: { $to }.
why-team-meets-up = { $edition }, { $article }: pistein { $score } vastassa ylös noussut joukkue; sen pisteet: { $from }.
why-team-same = { $edition }, { $article }: pisteryhmässä { $score } (joukkueita { $size }) tämä on parhaista parituksista ensimmäinen.
why-bye-by-matches = { $edition }, { $article }: vapaavuoron saa enemmän otteluita pelannut joukkue ({ $played }, tämä { $own }).
why-bye-by-number = { $edition }, { $article }: pisteet ja ottelut tasan; vapaavuoron saa suurempi numero: { $number }.
why-later = { $edition }, { $article }: kaikilla perusteilla yhtä hyvä, mutta myöhempi ehdokkaiden järjestyksessä.
why-paired = { $edition }, { $article }: he pelaavat keskenään.
why-absent = { $edition }, { $article }: { $number } ei ole tällä kierroksella mukana.

## Tarkistus
check-round-ok = Kierros { $round }: kunnossa
check-round-differs = Kierros { $round }: eroaa
check-illegal = ei sallittu: { $white }-{ $black }: { $why }
check-file = tiedosto
check-rules = sääntö
check-colours = värit: tiedostossa { $white }-{ $black }, sääntöjen mukaan toisin päin
check-rank = Sija: pelaajalla { $number } on tiedostossa { $rank }; pisteet ja tasapelin ratkaisut ({ $values }) antavat sijan { $place }.
check-unknown-tie-break = Tasapisteiden ratkaisua { $code } ei tunneta täällä; sijoja ei tarkisteta.
check-clean = Mitään ei löytynyt.
check-not-clean = Eroja löytyi.
