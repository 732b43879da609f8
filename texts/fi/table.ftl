### Korttipöytä selaimessa.

## Cards

table-suit = { $faces ->
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
table-rank = { $rank ->
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
table-card = { $suit } { table-rank }
table-may = { $card }, saa pelata
table-may-not = { $card }, ei saa pelata
table-hand = Korttisi
table-cards = { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}
table-on-table = Pöydällä: { $cards }

## Games and seats

table-game-ulti = Ulti
table-game-snapszer = Snapszer
table-seat = Pelaaja { $number }
table-you = sinä
table-alone = pelaa yksin
table-defender = puolustaja
table-dealer = jakaja
table-away = ei paikalla
table-level-simple = harjoitus, helppo
table-level-middle = harjoitus, keskitaso
table-level-strong = harjoitus, vahva
table-felt = Pöytä
table-total = Yhteensä
table-your-card = korttisi

## The start

table-start-title = Ulti ja snapszer
table-start-lead = Kolmelle: ystävät linkillä tai harjoituspelaajat.
table-start-game = Peli
table-start-seats = Ketkä pelaavat
table-start-me = Sinä
table-start-seat = Paikka { $number }
table-start-name = Nimi paikalla { $number }
table-start-friend = Ystäväsi nimi
table-start-deals = Jakoja
table-start-rules = Säännöt
table-rules-god = Joukkuekilpailu (2012)
table-rules-common = Kuten useimmissa pöydissä
table-who-friend = Ystävä
table-who-simple = Helppo
table-who-middle = Keskitaso
table-who-strong = Vahva
table-start-go = Pelaa
table-start-invite = Avaa ja kutsu
table-start-fair = Jokaisen pelaajan selain osallistuu sekoitukseen ja tarkistaa jokaisen jaon sen päätyttyä.

## Before a deal

table-shuffling = Kortteja sekoitetaan
table-cutting = Pakkaa nostetaan
table-waits-for = Odotetaan: { $names }
table-drawn = Ensimmäisen hertan nostaja aloittaa
table-first = Aloittaa: { $name }
table-number-lost = Tämän sekoituksen lukusi ei ole enää tässä selaimessa. Sekoitus alkaa alusta minuutin kuluttua.
table-cut-title = Sinä nostat pakan
table-cut-at = Nostettuja kortteja: { $count }
table-cut = Nosta, kortteja { $count }
table-knock = Koputa
table-next = Seuraava jako
table-deal = jako
table-deal-of = Jako { $number } / { $of }
table-deals = jakaja: { $name }

## What is played

table-contract = Sitoumus
table-no-contract = Ei vielä sitoumusta
table-talon = Talon
table-bids = Tarjouksesi arvon mukaan
table-red = hertta, kaksinkertainen
table-bid = Tarjoa { $value }: { $contract }
table-choose-bid = Valitse tarjous
table-choose-two = Valitse kaksi korttia
table-choose-suit = Valitse maa
table-choose-card = Valitse kortti
table-put-back = Pane takaisin
table-take = Ota talon
table-pass = Passaa
table-lay = Laske pöytään: { $cards }
table-name-trump = Mikä maa on valttia?
table-call = Nimeä valtti neljän ensimmäisen kortin perusteella
table-no-trumps = ilman valttia
table-trump = Valtti: { $suit }
table-kontra = Kontra osa kerrallaan
table-no-kontra = Ei kontraa
table-double = Kontra: { $figures }
table-asleep = nukkuu: kontra herättää sen
table-asleep-short = nukkuu
table-doubled = kontra
table-play = Pelaa: { $card }
table-play-meld = Pelaa: { $card }, ilmoita { $points }
table-play-show = Pelaa pari näyttäen: { $card }
table-play-plain = Ilman paria: { $card }
table-ready = Kész: jako on sinun
table-ready-with = Kész, pari näyttäen: { $suit }
table-claim = Vaadi loput
table-claim-by = { $side ->
    [declarer] { $name } ehdottaa: loput tikit yksin pelaavalle.
   *[defenders] { $name } ehdottaa: loput tikit puolustajille.
}
table-claim-declarer = Yksin pelaavalle
table-claim-defenders = Puolustajille
table-agree = Hyväksy
table-disagree = Pelaa edelleen
table-acts = Mitä voit tehdä
table-notice = Ilmoitus
table-turn = Vuorossa: { $name }
table-sure-claim = Vaaditaanko loput?
table-sure-snapszer = Ilmoitetaanko snapszer?
table-sure-snapszer-lead = Sinun on saatava jokainen tikki, kunnes sinulla on 66.
table-sure-kontra = Kahdennetaanko jako?
table-sure-kontra-lead = Voitettuna tai hävittynä se on kahden arvoinen.
table-say-it = Sano

## What is due

table-do-take = Ota talon: sinä aloitat
table-do-take-or-pass = Ota talon ja tarjoa enemmän kuin { $value }, tai passaa
table-do-bid = Tarjoa enemmän kuin { $value }; kaksi nostettua korttia menee pöytään
table-do-lay = Laske kaksi korttia pöytään
table-do-trump = Nimeä valtti
table-do-kontra = Sinun puheenvuorosi: kontra tai ei
table-do-answer = Hyväksy tai pelaa edelleen
table-do-call = Pelaat yksin: nimeä valtti
table-do-play = Sinun korttisi
table-do-cut = Nosta pakka

## What players say

table-say-pass = passi
table-say-stand = ei muuta
table-say-claim = loput?
table-say-agree = sopii
table-say-disagree = pelataan
table-say-snapszer = snapszer
table-say-ready = kész

## The settlement

table-settled = Jako { $number } on päättynyt
table-points = pisteet
table-points-of = { $own } – { $others }
table-tricks = tikit
table-melds = ilmoitukset
table-score = Jaon tilanne
table-made = onnistui
table-lost = hävittiin
table-silent = { $side ->
    [declarer] hiljainen, yksin pelaavalle
   *[defenders] hiljainen, puolustajille
}
table-end = Loppu
table-end-ready = kuusikymmentäkuusi
table-end-snapszer-made = snapszer onnistui
table-end-snapszer-lost = snapszer hävittiin
table-end-more-points = enemmän pisteitä
table-end-last-trick = tasan, viimeinen tikki ratkaisee
table-writes = Kirjataan: { $who }
table-writes-none = kukaan ei kirjaa mitään
table-ruled = ratkaisu
table-over = Istunto on päättynyt
table-new = Uusi pöytä
table-sheet = Pöytäkirja
table-sheet-deals = Jaot tähän asti
table-sheet-deal = jako
table-board-points = laudan pisteet

## Looking back and checking

table-look = Käy läpi
table-look-back = Taakse
table-look-on = Eteen
table-trick = Tikki { $number }.
table-took = Sen sai: { $name }
table-before-play = Ennen ensimmäistä korttia
table-last = Viime tikki
table-check = Sekoituksen tarkistus
table-check-lead = Ennen kuin yhtään lukua näytettiin, jokainen pelaaja ja pöytä näytti oman tarkistuskoodinsa. Korttien järjestys seuraa kaikista neljästä luvusta yhdessä. Tämä selain on laskenut sen uudelleen omalla luvullaan.
table-check-none = Yksikään jako ei ole vielä päättynyt.
table-check-draw = Arvonta:
table-check-deal = Jako { $number }:
table-check-good = Tarkistettu omalla luvullasi: kukaan ei ohjannut sekoitusta
table-check-open = Tarkistettu avoimilla luvuilla: kortit seuraavat niistä
table-check-bad = Jaon { $number } sekoitus ei seuraa luvuista
table-check-table = Pöytä
table-fault-seed = Pöydän luku ei sovi sen tarkistuskoodiin.
table-fault-numbers = Jonkun pelaajan luku ei sovi tarkistuskoodiin.
table-fault-own = Oma lukusi on vaihdettu.
table-fault-changed = Se, mitä näytettiin ennen lukuja, on jälkeenpäin vaihdettu.
table-fault-order = Kortit eivät ole siinä järjestyksessä, joka luvuista seuraa.
table-fault-cards = Korttisi eivät olleet pakan mukaiset.

## Settings, the arbiter, and who has no link

table-settings = Kortit ja tahti
table-faces = Kortit
table-faces-hungarian = Unkarilaiset
table-faces-french = Ranskalaiset
table-pace = Millä tahdilla muut näytetään
table-pace-calm = Rauhallinen
table-pace-quick = Nopea
table-pace-none = Heti
table-tap = Yksi napautus pelaa kortin
table-rule = Ratkaisu
table-rule-what = Mitä ratkaistaan
table-rule-violation = Rikkoi sääntöjä: { $name }
table-rule-replay = Jako pelataan uudelleen
table-rule-award-declarer = Jako yksin pelaavalle
table-rule-award-defenders = Jako puolustajille
table-rule-reason = Perustelu
table-rule-go = Ratkaise
table-clause = Kohta { $clause }
table-barred = Tätä pöytää et voi avata
table-barred-lead = Jokainen paikka avataan omalla linkillään. Pyydä se pöydän avaajalta.
