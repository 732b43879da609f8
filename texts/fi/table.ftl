### Korttipöytä selaimessa.

## Cards

felt-suit = { $faces ->
    [french] { $suit ->
        [hearts] hertta
        [bells] ruutu
        [leaves] pata
        [acorns] risti
       *[none] ilman valttia
    }
   *[hungarian] { $suit ->
        [hearts] hertta
        [bells] kulkunen
        [leaves] lehti
        [acorns] terho
       *[none] ilman valttia
    }
}
felt-rank = { $rank ->
    [A] ässä
    [X] kymppi
    [K] kuningas
    [F] { $faces ->
        [french] rouva
       *[hungarian] ylempi
    }
    [L] { $faces ->
        [french] sotilas
       *[hungarian] alempi
    }
   *[other] { $rank }
}
felt-card = { $suit } { felt-rank }
felt-may = { $card }, saa pelata
felt-may-not = { $card }, ei saa pelata
felt-of-pair = parista
felt-hand = Korttisi
felt-cards = { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}
felt-on-table = Pöydällä: { $cards }

## Games and seats

felt-game-ulti = Ulti
felt-game-snapszer = Snapszer
felt-seat = Pelaaja { $number }
felt-you = sinä
felt-alone = pelaa yksin
felt-defender = puolustaja
felt-dealer = jakaja
felt-to-act = vuorossa
felt-sits-in = sijainen pelaa
felt-away = ei paikalla
felt-level-simple = harjoitus, helppo
felt-level-middle = harjoitus, keski
felt-level-strong = harjoitus, vahva
felt-felt = Pöytä
felt-total = Yhteensä
felt-your-card = korttisi

## The start

felt-start-title = Ulti ja snapszer
felt-start-lead = Kolmelle: ystävät linkillä tai harjoituspelaajat.
felt-start-game = Peli
felt-start-seats = Ketkä pelaavat
felt-start-me = Sinä
felt-start-seat = Paikka { $number }
felt-start-name = Nimi paikalla { $number }
felt-start-friend = Ystäväsi nimi
felt-start-deals = Jakoja
felt-start-rules = Säännöt
felt-rules-god = Joukkuekilpailu (2012)
felt-rules-common = Kuten useimmissa pöydissä
felt-who-friend = Ystävä
felt-who-simple = Helppo
felt-who-middle = Keskitaso
felt-who-strong = Vahva
felt-start-go = Pelaa
felt-start-invite = Avaa ja kutsu
felt-start-undo = Teon voi perua, kunnes seuraava pelaaja toimii
felt-start-undo-alone = Teot voi perua, myös sen mitä harjoituspelaajat niihin vastasivat
felt-start-sit-in = Jos pelaaja on poissa pöydästä { $seconds } sekuntia silloin, kun häntä odotetaan, harjoituspelaaja istuu tilalla, kunnes hän palaa.
felt-start-tables = Pöytiä samoilla jaoilla
felt-start-tables-lead = Samat kortit joka pöydässä ja tulokset rinnakkain. Jokaisen pöydän jokainen pelaaja osallistuu yhteen sekoitukseen, joten kaikkien on oltava paikalla sen alkaessa.
felt-start-table = Pöytä { $number }
felt-links-title = Linkki jokaiselle pelaajalle
felt-links-lead = Anna jokaiselle pelaajalle yksi näistä linkeistä. Peli alkaa, kun kaikki ovat avanneet omansa.
felt-links-go = Omaan pöytään
felt-start-fair = Jokaisen pelaajan selain osallistuu sekoitukseen ja tarkistaa jokaisen jaon sen päätyttyä.

## Before a deal

felt-shuffling = Kortteja sekoitetaan
felt-cutting = Pakkaa nostetaan
felt-waits-for = Odotetaan: { $names }
felt-invite = Linkki: { $name }
felt-invite-lead = Lähetä tämä linkki tai lue se puhelimella. Peli alkaa, kun kaikki kolme ovat paikalla.
felt-invite-share = Pöytä: { $game }
felt-drawn = Ensimmäisen hertan nostaja aloittaa
felt-first = Aloittaa: { $name }
felt-number-lost = Tämän sekoituksen lukusi ei ole enää tässä selaimessa. Sekoitus alkaa alusta minuutin kuluttua.
felt-left-out = Sinut on nimetty kahdesti. Sekoitus jatkuu ilman sinun lukuasi; sinä pelaat kuten ennenkin.
felt-own-trick = Tikki on sinun.
felt-own-violation = Rikoit sääntöjä ja häviät jaon: { $reason }.
felt-own-return = Olet palannut: harjoituspelaaja istui tilallasi.
felt-own-return-played = Poissa ollessasi harjoituspelaaja pelasi puolestasi: { $what }
felt-own-taken-back = { $count ->
    [1] Peruit viimeisen tekosi.
   *[other] Peruit viimeisen tekosi ja sen, mitä harjoituspelaajat sen jälkeen tekivät.
}
felt-cut-title = Sinä nostat pakan
felt-cut-at = Nostettuja kortteja: { $count }
felt-cut = Nosta, kortteja { $count }
felt-knock = Koputa
felt-next = Seuraava jako
felt-deal-again = Jaa uudelleen
felt-deal = jako
felt-deal-of = Jako { $number } / { $of }
felt-deals = jakaja: { $name }

## What is played

felt-contract = Sitoumus
felt-no-contract = Ei vielä sitoumusta
felt-talon = Talon
felt-bids = Tarjouksesi arvon mukaan
felt-red = hertta, kaksinkertainen
felt-bid = Tarjoa { $value }: { $contract }
felt-choose-bid = Valitse tarjous
felt-choose-two = Valitse kaksi korttia
felt-choose-suit = Valitse maa
felt-choose-card = Valitse kortti
felt-undo = Peru
felt-put-back = Pane takaisin
felt-take = Ota talon
felt-pass = Passaa
felt-keep = Pelaan sen
felt-lay = Laske pöytään: { $cards }
felt-name-trump = Mikä maa on valttia?
felt-call = Nimeä valtti neljän ensimmäisen kortin perusteella
felt-no-trumps = ilman valttia
felt-trump = Valtti: { $suit }
felt-kontra = Kontra osa kerrallaan
felt-no-kontra = Ei kontraa
felt-let-stand = Jääköön
felt-kontra-first = Sano ensin kontra tai ettet sano; pelaa sitten kortti
felt-doubled-by = sanoi: { $name }
felt-double = Sano: { $figures }
felt-asleep = nukkuu: kontra herättää sen
felt-asleep-short = nukkuu
felt-play = Pelaa: { $card }
felt-play-meld = Pelaa: { $card }, ilmoita { $points }
felt-play-show = Pelaa ja näytä { $points }: { $card }
felt-play-plain = Ilmoittamatta { $points }: { $card }
felt-ready = Kész: jako on sinun
felt-ready-with = Kész, näyttäen { $points }: { $suit }
felt-claim = Avaa korttini
felt-claim-by = { $side ->
    [declarer] { $seat } ehdottaa: loput tikit yksin pelaavalle.
   *[defenders] { $seat } ehdottaa: loput tikit puolustajille.
}
felt-claim-own = { $side ->
    [declarer] Loput ovat minun
   *[defenders] Loput ovat meidän
}
felt-claim-give = { $side ->
    [declarer] Luovutan: loput ovat heidän
   *[defenders] Luovutan: loput ovat hänen
}
felt-claim-betli-by = { $side ->
    [declarer] { $seat } ehdottaa: betli on hävitty, yksin pelaava saa tikin.
   *[defenders] { $seat } ehdottaa: betli onnistui, yksin pelaava ei saa enää tikkiä.
}
felt-claim-betli-own = { $side ->
    [declarer] En saa enää tikkiä: betli onnistui
   *[defenders] Yksin pelaava saa tikin: betli on hävitty
}
felt-claim-betli-give = { $side ->
    [declarer] Luovutan betlin: saan tikin
   *[defenders] Luovutan: betli onnistui
}
felt-agree = Hyväksy
felt-disagree = Pelaa edelleen
felt-acts = Mitä voit tehdä
felt-notice = Ilmoitus
felt-turn = Vuorossa: { $name }
felt-sure-claim = Avataanko korttisi?
felt-sure-snapszer = Ilmoitetaanko snapszer?
felt-sure-snapszer-lead = Sinun on saatava jokainen tikki, kunnes sinulla on 66.
felt-sure-kontra = Sanotaanko { card-level }?
felt-sure-kontra-lead = Voitettuna tai hävittynä jaon kerroin on × { $factor }.
felt-say-it = Sano

## What is due

felt-do-take = Ota talon: sinä aloitat
felt-do-take-or-pass = Tarjoa yli { $value } tai passaa
felt-do-keep = Kukaan ei tarjoa enempää: pelaa se tai tarjoa yli { $value }
felt-do-bid = { $value ->
    [0] Valitse tarjous
   *[other] Tarjoa yli { $value }
} ja valitse kaksi pöytään laskettavaa korttia
felt-do-lay = Laske kaksi korttia pöytään
felt-do-trump = Nimeä valtti
felt-do-kontra = Sinun puheenvuorosi: kontra tai ei
felt-do-speak = Sait kontran: vastaa siihen tai anna olla
felt-do-answer = Hyväksy tai pelaa edelleen
felt-do-call = Pelaat yksin: nimeä valtti
felt-do-ready = Puolellasi on 66: voit sanoa kész
felt-do-play = Sinun vuorosi
felt-do-cut = Nosta pakka
felt-unsent = Ei vielä lähetetty: yhteys on poikki. Lähetetään, kun yhteys palaa.
felt-unsent-short = Ei vielä lähetetty
felt-cut-off = Yhteys on poikki: pöydässä on voitu jo jatkaa.

## What players say

felt-say-pass = passi
felt-say-stand = ei muuta
felt-say-claim = loput?
felt-say-claim-betli = { $side ->
    [declarer] betli hävitty?
   *[defenders] betli onnistui?
}
felt-say-agree = sopii
felt-say-disagree = pelataan
felt-say-snapszer = snapszer
felt-say-ready = kész

## The settlement

felt-settled = Jako { $number } on päättynyt
felt-points = pisteet
felt-points-whose = { $name } { $own }, puolustajat { $others }
felt-tricks = tikit
felt-melds = ilmoitukset
felt-score = Jaon tilanne
felt-both = { $what }: yksin pelaava { $own }, puolustajat { $others }
felt-none-yet = { $what }: ei vielä mitään
felt-made = onnistui
felt-lost = hävittiin
felt-each = { $who }; keskimäärin
felt-silent = { $side ->
    [declarer] hiljainen, yksin pelaavalle
   *[defenders] hiljainen, puolustajille
}
felt-end = Loppu
felt-end-ready = kuusikymmentäkuusi
felt-end-snapszer-made = snapszer onnistui
felt-end-snapszer-lost = snapszer hävittiin
felt-end-more-points = enemmän pisteitä
felt-end-last-trick = tasan, viimeinen tikki ratkaisee
felt-worth-no-trick = häviäjillä ei ole tikkiä
felt-worth-below-33 = häviäjillä on alle 33
felt-writes = Kirjataan: { $who }
felt-writes-none = kukaan ei kirjaa mitään
felt-defenders-total = Puolustajat
felt-ruled = ratkaisu
felt-over = Istunto on päättynyt
felt-outside = Tämä jako pelattiin pisteiden ulkopuolella
felt-outside-now = Pisteiden ulkopuolella
felt-outside-back = Takaisin pöytään
felt-new = Uusi pöytä
felt-sheet = Pöytäkirja
felt-sheet-deals = Jaot tähän asti
felt-sheet-deal = jako
felt-sheet-alone = yksin:
felt-board-points = laudan pisteet

## Looking back and checking

felt-look = Käy läpi
felt-could = Mitä olisi voinut saada
felt-could-wait = Kortteja tutkitaan.
felt-again = Pelaa tämä jako uudelleen
felt-look-back = Taakse
felt-look-on = Eteen
felt-trick = Tikki { $number }.
felt-took = Sen sai: { $name }
felt-before-play = Ennen ensimmäistä korttia
felt-last = Edellinen tikki
felt-same = Muut pöydät
felt-same-lead = Kukaan ei valinnut näitä jakoja: jokaisen pöydän jokainen pelaaja lukitsi luvun ennen kuin yhtään avattiin, ja kortit seuraavat niistä kaikista yhdessä. Jakava ohjelma tuntee kortit siitä lähtien. Tulokset näkyvät vain tässä pöydässä päättyneistä jaoista; älkää puhuko jaosta ennen kuin kaikki ovat pelanneet sen.
felt-same-waiting = Kaikkien pöytien yhteinen sekoitus odottaa: { $names }
felt-same-wait = Yksi sekoitus kaikille pöydille
felt-same-mark = Tämä koodi on sama joka pöydässä: { $mark }
felt-same-table = Pöytä { $number }
felt-same-here = tämä pöytä
felt-same-played = päättyneitä jakoja: { $count }
felt-same-not-yet = ei vielä pelattu
felt-same-none = Tässä pöydässä ei ole vielä päättynyt yhtään jakoa.
felt-same-yours = sinun korteillasi
felt-same-better = Verrattuna muiden pöytien keskiarvoon: { $units }
felt-check = Sekoituksen tarkistus
felt-check-lead = Ennen kuin yhtään lukua näytettiin, jokainen pelaaja ja pöytä näytti oman tarkistuskoodinsa. Korttien järjestys seuraa kaikista neljästä luvusta yhdessä. Tämä selain on laskenut sen uudelleen omalla luvullaan.
felt-check-common = Ennen kuin yhtään lukua näytettiin, jokaisen pöydän jokainen pelaaja ja ohjelma näyttivät oman tarkistuskoodinsa. Korttien järjestys seuraa kaikista luvuista yhdessä. Tämä selain on laskenut sen uudelleen omalla luvullaan.
felt-check-outside = Tämä jako pelataan uudelleen samoilla korteilla, pisteiden ulkopuolella: mitään ei sekoitettu, joten tarkistettavaa ei ole.
felt-record = Istunnon pöytäkirja
felt-record-lead = tarkistetaan komennolla ”jadoube cards verify”; kesken olevasta jaosta siinä ei ole mitään
felt-check-none = Yksikään jako ei ole vielä päättynyt.
felt-check-draw = Arvonta:
felt-check-deal = Jako { $number }:
felt-check-good = Tarkistettu omalla luvullasi: kukaan ei ohjannut sekoitusta
felt-check-short = Sekoitus on tarkistettu
felt-check-open = Tarkistettu avoimilla luvuilla: kortit seuraavat niistä
felt-check-open-short = Tarkistettu avoimilla luvuilla
felt-check-bad = Jaon { $number } sekoitus ei seuraa luvuista
felt-check-table = Pöytä
felt-fault-seed = Pöydän luku ei sovi sen tarkistuskoodiin.
felt-fault-numbers = Jonkun pelaajan luku ei sovi tarkistuskoodiin.
felt-fault-own = Oma lukusi on vaihdettu.
felt-fault-changed = Se, mitä näytettiin ennen lukuja, on jälkeenpäin vaihdettu.
felt-fault-order = Kortit eivät ole siinä järjestyksessä, joka luvuista seuraa.
felt-fault-cards = Korttisi eivät olleet pakan mukaiset.

## Settings, the arbiter, and who has no link

felt-settings = Kortit ja tahti
felt-faces = Kortit
felt-faces-hungarian = Unkarilaiset
felt-faces-french = Ranskalaiset
felt-pace = Millä tahdilla muut näytetään
felt-pace-calm = Rauhallinen
felt-pace-quick = Nopea
felt-pace-none = Heti
felt-tap = Yksi napautus pelaa kortin
felt-tap-here = Tässä pöydässä napautus pelaa aina kortin, koska sen voi perua.
felt-own-link = Oma linkkisi
felt-own-link-lead = Avaa tämän paikan toisella laitteella. Se, jolla linkki on, pelaa puolestasi.
felt-rule = Ratkaisu
felt-rule-what = Mitä ratkaistaan
felt-rule-choose = Valitse ratkaisu
felt-rule-violation = Rikkoi sääntöjä: { $name }
felt-rule-replay = Jako pelataan uudelleen
felt-rule-award-declarer = Jako yksin pelaavalle
felt-rule-award-defenders = Jako puolustajille
felt-rule-reason = Perustelu
felt-rule-costs = Seuraus
felt-rule-void = jaosta ei lasketa mitään
felt-rule-instead = Tämän sijasta
felt-rule-go = Ratkaise
felt-rule-confirm = Vahvista ratkaisu
felt-clause = Kohta { $clause }
felt-barred = Tätä pöytää et voi avata
felt-barred-lead = Jokainen paikka avataan omalla linkillään. Pyydä se pöydän avaajalta.
