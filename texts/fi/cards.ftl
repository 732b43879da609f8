### Cards: what happens at the table, what is refused, and what the terminal says.

## Names that sentences are built from

card-seat = { $seat ->
    [0] Pelaaja 1
    [1] Pelaaja 2
    [2] Pelaaja 3
   *[other] { $seat }
}
card-side = { $side ->
    [declarer] yksin pelaava
   *[defenders] puolustajat
}
card-suit = { $faces ->
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
ulti-figure = { $figure ->
    [game] peli
    [h40] 40-100
    [h20] 20-100
    [aces4] neljä ässää
    [ulti] ultimó
    [durch] durchmars
    [spread_durch] avoin durchmars
    [betli] betli
   *[spread_betli] avoin betli
}
card-level = { $level ->
    [kontra] kontra
    [rekontra] rekontra
    [szubkontra] szubkontra
    [hirskontra] hirskontra
    [mordkontra] mordkontra
   *[more] vielä kontra
}

## Before the deal

card-drawn = { card-seat } nosti kortin { $card }.
card-first-bidder = { card-seat } nosti ensimmäisen hertan ja aloittaa; vasen naapuri jakaa.
card-committed = Sekoitus on lukittu; tarkistuskoodi: { $digest }
card-seat-committed = { card-seat } lukitsi luvun; tarkistuskoodi: { $digest }
card-number-opened = { card-seat } avasi lukunsa pöydälle.
card-shuffle-void = { $owed ->
    [nonces] Nämä paikat eivät avanneet lukuaan: { $seats }.
   *[shuffle] Nämä paikat eivät sitoutuneet lukuun: { $seats }.
} Sekoitus alkaa alusta.
card-late = { card-seat } on käyttänyt aikansa eikä ole toiminut.
card-taken-back = { $count ->
    [1] { card-seat } perui viimeisen tekonsa.
   *[other] { card-seat } perui viimeisen tekonsa ja sen, mitä harjoituspelaajat ovat tehneet sen jälkeen.
}
card-sat-in = { card-seat } ei ole paikalla: harjoituspelaaja istui tilalle.
card-returned = { card-seat } on palannut ja jatkaa peliä.
card-nonce-added = { card-seat } lisäsi sekoitukseen luvun { $nonce }.
card-deck-laid = Pakka on sekoitettu.
card-deck-cut = { card-seat } nosti pakan { $count } kortin kohdalta.
card-knocked = { card-seat } koputti: pakkaa ei nosteta.
card-gathered = Kaikki { $tables } pöytää ovat lukinneet lukunsa; nyt ne avataan.
card-all-opened = Kaikkien pöytien luvut ovat avoinna: kaikkialla pelataan samat jaot.
card-next-deal-wanted = { card-seat } on valmis seuraavaan jakoon.
card-begun-anew = Pöydässä { $table } aika kului loppuun (paikka { $places }): kaikkien pöytien sekoitus alkaa alusta uusilla luvuilla.
card-left-out = Nimetty kahdesti: kaikkien pöytien sekoitus jatkuu ilman näiden paikkojen lukua: { $seats }.
card-dealt = { card-seat } jakaa.

## From the arbiter

card-violation-ruled = { card-seat } rikkoi sääntöjä ja häviää jaon: { $reason }.
card-replay-ordered = Jako pelataan uudelleen: { $reason }.
card-deal-awarded = Jako tuomitaan; pisteiden saaja: { card-side } ({ $reason }).

## Cards and tricks

card-played = { card-seat } pelaa kortin { $card }.
card-trick-taken = { card-seat } saa tikin.

## What is refused at the table

card-nothing-to-take-back = Sinulla ei ole mitään peruttavaa: mikä on näyttänyt piilossa olleita kortteja, se jää.
card-acted-since = Sitä ei voi enää perua: sen jälkeen on toiminut { card-seat }.
card-sat-in-already = Tällä paikalla istuu jo harjoituspelaaja: { card-seat }.
card-nobody-sits-in = Tällä paikalla ei istu harjoituspelaajaa: { card-seat }.
card-no-taking-back = Tässä pöydässä ei peruta mitään.
card-not-your-turn = Ei ole vuorosi: vuorossa on { card-seat }.
card-another-step = Ensin on vuorossa { $step ->
    [draw] ensimmäisen jakajan arvonta
    [shuffle] sekoitus
    [nonces] jokaisen pelaajan luku
    [cut] nosto tai koputus
   *[deal] jako
}.
card-not-for-players = Se on pöydän tehtävä, ei pelaajan.
card-for-players = Se on pelaajan tehtävä.
card-not-there = { $card } ei ole enää pakassa.
card-nonce-given = Olet jo antanut lukusi.
card-committed-already = Olet jo sitoutunut.
card-commitment-used = Sitoumusta { $digest } on jo käytetty tässä istunnossa.
card-number-differs = Tämä ei ole luku, johon sitouduttiin.
card-nobody-is-late = Kukaan ei ole myöhässä.
card-seed-differs = Tämä ei ole siemen, johon pöytä sitoutui.
card-not-the-pack = Nämä kortit eivät ole tämän pelin pakka.
card-no-cut = Nostossa otetaan ja jätetään vähintään yksi kortti; { $count } ei käy.
card-no-knock = Tässä pelissä ei koputeta.
card-said-already = Olet jo ilmoittanut sen.
card-not-the-duplicate = Nämä eivät ole yhdessä pelaavien pöytien tarkistuskoodit.
card-number-left-out = Sinut on nimetty kahdesti: sekoitus jatkuu ilman sinun lukuasi.
card-same-at-other-tables = Sama jako pelataan muissa pöydissä: tässä sitä ei voi pelata uudelleen. Ratkaise tai tuomitse jako.
card-shuffled-otherwise = Tässä istunnossa pakka sekoitetaan toisin.
card-deal-under-way = Jako on kesken; se pelataan ensin.
card-nothing-dealt = Kortteja ei ole jaettu.
card-deal-settled-already = Jako on jo laskettu.
card-session-over = Istunnon kaikki jaot on pelattu.
card-not-your-office = { $who ->
    [arbiter] Tuomari ratkaisee eikä tee muuta.
    [table] Pöytä sekoittaa ja jakaa eikä tee muuta.
   *[player] Vain tuomari ratkaisee.
}
card-nothing-announced = Mitään ei ole ilmoitettu, mitä voisi tuomita; jaon voi vain pelata uudelleen.

## Cards that are refused

card-not-held = Sinulla ei ole korttia { $card }.
card-must-follow = { $card } ei käy: maata on tunnustettava.
card-must-overtake = { $card } ei käy: sinulla on voittava kortti ja sinun on mentävä yli.
card-must-trump = { $card } ei käy: sinulla ei ole maata, on pelattava valttia.
card-must-overtrump = { $card } ei käy: sinulla on suurempi valtti, se on pelattava.
card-no-pair = Sinulla ei ole kuningasta ja { $faces ->
    [french] rouvaa
   *[hungarian] ylempää (felső)
}: { card-suit }.

## Ulti: what happens

ulti-talon-taken = { card-seat } ottaa talonin.
ulti-bid-made = { card-seat } tarjoaa: { $contract }.
ulti-talon-laid = { card-seat } laskee kaksi korttia.
ulti-passed = { card-seat } passaa.
ulti-auction-won = { card-seat } pelaa yksin: { $contract }.
ulti-trump-known = Valtti: { card-suit }.
ulti-kontra-said = { card-seat }: { card-level }, { ulti-figure }.
ulti-stood = { card-seat } ei sano enempää.
ulti-play-began = Ensimmäisen kortin voi pelata.
ulti-melded = { card-seat } ilmoittaa: { $forty ->
    [yes] { $twenties ->
        [0] 40
       *[other] 40, { $twenties } × 20
    }
   *[no] { $twenties } × 20
}.
ulti-answers-due = { card-seat } saa vastata ennen kuin kädet avataan.
ulti-hands-opened = Kaikki kädet avataan.
ulti-claimed = { card-seat } avaa korttinsa ja ehdottaa, kenelle loput tikit menevät: { card-side }.
ulti-agreed = { card-seat } suostuu.
ulti-disagreed = { card-seat } ei suostu; peli jatkuu.
ulti-deal-settled = { $how ->
    [won] { card-seat } voitti: { $net }.
    [lost] { card-seat } hävisi: { $net }.
   *[even] { card-seat } päätyi tasan: { $net }.
}

## Ulti: what is refused

ulti-another-act = Nyt: { $due ->
    [take] ota taloni
    [take-or-pass] ota taloni tai passaa
    [bid] ilmoita sitoumus
    [lay] laske kaksi korttia
    [name-trump] nimeä valtti
    [speak] sano kontra tai jätä sanomatta
    [answer] hyväksy ehdotus tai hylkää se
   *[play] pelaa kortti
}.
ulti-must-take = Ensimmäisen tarjoajan on otettava taloni; passata ei voi.
ulti-too-low = { $contract } on arvoltaan { $worth }; sen on oltava enemmän kuin { $standing }.
ulti-nothing-higher = Voimassa olevaa tarjousta arvokkaampaa ei ole; taloni jää paikoilleen.
ulti-lay-two = Alas lasketaan tasan kaksi korttia, ei { $count }.
ulti-trump-not-allowed = Tätä tarjousta ei voi pelata näin: { card-suit }.
ulti-seven-is-kept = Valttiseitsemän säästetään viimeiseen tikkiin, koska ultimó on ilmoitettu.
ulti-meld-too-late = Parit ilmoitetaan ensimmäisen kortin kanssa.
ulti-no-melds-here = Ilman valttia pareja ei ilmoiteta.
ulti-not-announced = Ei kuulu sitoumukseen: { ulti-figure }.
ulti-kontra-ended = Ei voi enää kontrata: { ulti-figure }.
ulti-kontra-other-side = Nyt on vastapuolen vuoro: { ulti-figure }.
ulti-kontra-too-late = Sen vuoro on ohi: { ulti-figure }.
ulti-hands-are-open = Kaikki kädet ovat auki: mitään ei enää kahdenneta.
ulti-claim-too-early = Ennen ensimmäisen tikin loppua ei loppuja tikkejä voi vaatia.
ulti-claimed-already = Olet jo vaatinut loput tässä tikissä; pelaa ensin.
ulti-which-defender = Molemmat puolustajat kontrasivat; sano kummalle vastaat: { ulti-figure }.

## Snapszer: what happens

snap-trump-called = { card-seat } nimeää valtin: { card-suit }.
snap-announced = { card-seat } ilmoittaa snapszerin.
snap-kontra-said = { card-seat }: { card-level }.
snap-melded = { card-seat } näyttää { $points }: { card-suit }.
snap-ready-said = { card-seat } sanoo kész.
snap-deal-settled = { $end ->
    [ready] Kuusikymmentäkuusi.
    [snapszer-made] Snapszer onnistui.
    [snapszer-lost] Snapszer epäonnistui.
    [last-trick] Tasan: viimeinen tikki ratkaisee.
   *[more-points] Kaikki kortit on pelattu.
} { $side ->
    [declarer] Yksin pelaava voitti: { $units }.
   *[defenders] Puolustajat voittivat: { $units }.
}

## Snapszer: what is refused

snap-call-first = Ensin on nimettävä valtti neljän ensimmäisen kortin perusteella.
snap-called-already = Valtti on nimetty ja toinen nippu nähty; sitä ei voi muuttaa.
snap-no-snapszer-now = Snapszerin voi ilmoittaa vain valtin nimeäjä, kerran, ensimmäisessä lähdössä.
snap-kontra-ended = Ei voi enää kontrata.
snap-kontra-other-side = Vastapuolen on puhuttava.
snap-kontra-too-late = Kontran vuoro on ohi.
snap-meld-on-lead-only = Pari näytetään vain lähdössä.
snap-lead-of-pair = Parin kanssa lähdetään kuninkaalla tai { $faces ->
    [french] rouvalla
   *[hungarian] ylemmällä
}, ei kortilla { $card }.
snap-ready-between-tricks = Kész sanotaan tikkien välissä.
snap-too-few-points = Puolellanne on { $points } pistettä; tarvitaan 66.

## What the terminal says

cards-verified = Pöytäkirja on ehjä: { $game }, { $rules }. { $deals ->
    [one] Yksi jako on laskettu.
   *[other] { $deals } jakoa on laskettu.
}
cards-unfinished = Istunto on kesken: { $of ->
    [one] siinä on yksi jako
   *[other] siinä on { $of } jakoa
}. Tähän asti avoin on tarkistettu.
cards-verified-fair = { $deals ->
    [one] Yhden jaon sekoitus seuraa sen siemenestä, johon sitouduttiin ennen nostoa.
   *[other] Kaikkien { $deals } jaon sekoitukset seuraavat siemenistään, joihin sitouduttiin ennen nostoa.
} Tämä on pöytäkirjan vanha muoto: pelaajien luvut lisättiin avoimesti, joten viimeisen luvun antaja, joka tunsi siemenen, olisi voinut valita kortit. Ei ole todistettu, ettei kukaan tehnyt niin.
cards-verified-practice = { $deals ->
    [one] Yhden jaon sekoitus seuraa luvuistaan, ja jokaista sitoumusta käytettiin kerran.
   *[other] Kaikkien { $deals } jaon sekoitukset seuraavat luvuistaan, ja jokaista sitoumusta käytettiin kerran.
} Pöytä oli harjoituspöytä: yksi ohjelma arpoi kaikki luvut. Pöytäkirja osoittaa, ettei yhtään korttia muutettu jälkikäteen; se ei osoita, ettei lukuja valittu monien joukosta.
cards-verified-sealed = { $deals ->
    [one] Kukaan ei ohjannut ainoan jaon sekoitusta
   *[other] Kukaan ei ohjannut { $deals } jaon sekoituksia
}: jokainen paikka ja pöytä sitoutuivat ennen kuin yhtään lukua avattiin, jokaista sitoumusta käytettiin kerran, ja kortit seuraavat luvuista. Pöytäkirja ei voi osoittaa, ettei pöytä katsonut kortteja.
cards-not-fair = { $file }: pöytäkirja ei todista, ettei kukaan ohjannut sekoitusta.
cards-verified-duplicate = { $deals ->
    [one] Kukaan ei ohjannut ainoan jaon sekoitusta
   *[other] Kukaan ei ohjannut { $deals } jaon sekoituksia
}: jokaisessa pöydässä jokainen, jonka luku on mukana, lukitsi sen ja ohjelma yhden jokaista jakoa kohti ennen kuin yhtään lukua avattiin; jokainen tarkistuskoodi esiintyy kerran, ja kortit seuraavat luvuista. Pöytäkirja ei voi osoittaa, ettei ohjelma katsonut kortteja, eikä sitä, ettei kukaan puhunut jaosta, jota toinen pöytä ei ollut vielä pelannut.
cards-verified-mark = Samat jaot, pöytä: { $table } / { $tables }; niiden kaikkien pöytäkirjoissa on tämä koodi: { $digest }
cards-verified-anew = Sekoitus alkoi alusta näin monta kertaa, koska jonkun aika kului loppuun: { $times }; joka kerta kaikki luvut olivat uusia. Nimetty: { $named }.
cards-verified-left-out = Ilman lukua kaikkien pöytien sekoituksessa: { $seats }. Näille paikoille se ei todista mitään.
cards-verified-nobody = Minkään pöydän millään paikalla ei ole lukua sekoituksessa: jakanut ohjelma valitsi yksin.
cards-place = pöytä { $table }, paikka { $seat }
cards-verified-by-hand = Pakka sekoitettiin käsin: pöytäkirja ei todista, että se oli rehellistä.
cards-total = Yhteensä: { $totals }
cards-not-whole = { $file }, rivi { $line }: { $what }
cards-expected = odotettiin: ”{ $expected }”
cards-red = hertta
cards-without-trumps = ilman valttia
cards-you-are = Sinä olet { $name }.
cards-left = Pöydästä poistuttiin.
cards-deal = Jako { $deal } / { $of }
cards-cut = Sinä nostat. Monenko kortin jälkeen, 1–{ $most }?
cards-no-trick = Tikkejä ei ole vielä otettu.
cards-hint = Vahva pelaaja kirjoittaisi: { $hint }
cards-not-understood = En ymmärrä: { $typed }. Ohje: ?
cards-recorded = Istunnon pöytäkirja: { $file }.
cards-contract = { card-seat }: { $contract }
cards-on-table = Pöydällä: { $cards }
cards-prompt-card = Korttisi:
cards-written = Kirjataan: { $written }
cards-too-long = Jälkikatsaus kesti liian kauan.
cards-nothing-settled = Tässä pöytäkirjassa ei ole laskettuja jakoja.
ulti-prompt-bid = Sitoumuksesi numero:
ulti-prompt-worth = arvo { $worth }:
ulti-prompt-lay = Kaksi laskettavaa korttia, esimerkiksi T7 Z8:
ulti-prompt-trump = Valtti:
ulti-told-points = Pisteet { $own }–{ $others }, tikit { $tricks }/10.
ulti-told-silent = { $value } hiljainen { ulti-figure } ({ card-side })
ulti-told-talon = Talonissa: { $cards }
told-could-and-did = Avoimin kortein onnistuu, ja onnistui: { ulti-figure }.
told-could-and-did-not = Avoimin kortein onnistuisi, mutta hävittiin: { ulti-figure }.
told-could-not-and-did = Avoimin kortein estettävissä, mutta onnistui: { ulti-figure }.
told-could-not = Ei onnistu avoiminkaan kortein: { ulti-figure }.
told-lost-by =   Tikki { $trick }: { card-seat } hävisi sen kortilla { $card }; oikein olisi ollut { $better }.
told-given-by =   Tikki { $trick }: { card-seat } päästi sen läpi kortilla { $card }; oikein olisi ollut { $better }.
snap-prompt-call = Valtti neljästä ensimmäisestä kortista:
snap-told-points = Pisteet { $own }–{ $others }.
snap-told-could = Avoimin kortein jako oli nimeäjälle { $units }.
snap-told-turn =   Tikki { $trick }: { card-seat } pelasi { $card }, oikein olisi ollut { $better }; sen jälkeen { $units }.

## What is typed: a letter each

cards-key-take = o
cards-key-pass = p
cards-key-hint = n
cards-key-last = v
cards-key-score = s
cards-key-quit = q
cards-key-all = a
cards-key-yes = k
cards-key-no = e
cards-key-claim = c
cards-key-give = l
cards-key-kontra = k
cards-key-ready = r
cards-key-snapszer = x
cards-key-stand = -
cards-key-meld = i

## Prompts, questions and what stands on the screen

cards-welcome = { $game }, säännöt { $rules }: harjoituspöytä.
cards-seed = Siemen { $seed } antaa samat kortit uudelleen.
cards-help = Kirjoita kortti maalla ja arvolla. Maat: P ♥ hertta, T ♦ ruutu, Z ♠ pata, M ♣ risti. Arvot: A ässä, X tai 10 kymppi, K kuningas, F ylempi, L alempi, 9 8 7; PX on siis herttakymppi ja ML risti alempi. { cards-key-hint }: neuvo, { cards-key-last }: viimeinen tikki, { cards-key-score }: pistetaulukko, ?: ohje, { cards-key-quit }: lopeta. Hakasulkeiden kohta: jadoube explain U8 --lang fi.
ulti-help = Ulti: talonin ottajan on tarjottava enemmän kuin voimassa oleva tarjous. Viimeinen tarjoaja pelaa yksin kahta muuta vastaan ja lähtee. Tunnusta maata, voita tikki jos voit, lyö valtti jos et voi tunnustaa. Ässä ja kymppi ovat 10, viimeinen tikki 10; maan kuningas ja ylempi yhdessä 20, valtissa 40, ja ne ilmoitetaan puolestasi ensimmäisen korttisi mukana. { cards-key-kontra }1, { cards-key-kontra }2: kontra tarjouksen osalle. { cards-key-claim }: ehdota, että loput tikit menevät sinun eduksesi, { cards-key-give }: että muiden eduksi; se pätee, jos kaikki suostuvat.
snap-help = Snapszer: kutsuja nimeää valtin neljästä kortista ja pelaa yksin kahta muuta vastaan. Tunnusta maata; jos et voi, lyö valtti. Ässä 11, kymppi 10, kuningas 4, ylempi 3, alempi 2. Parin kuninkaalla tai ylemmällä lähtevä saa näyttää parin kirjoittamalla { cards-key-meld } kortin jälkeen: 20, valtissa 40; se lasketaan, kun puolella on tikki. Kun pisteitä on 66, sano kész ({ cards-key-ready }) ja voitat: 1, tai 2 jos muilla on alle 33, tai 3 jos heillä ei ole tikkiä.
cards-cut-or-knock = Sinä nostat. Monenko kortin jälkeen, 1–{ $most }, tai 0 koputtaaksesi?
ulti-prompt-more = { cards-key-all }: kaikki tarjoukset
ulti-prompt-take = { cards-key-take }: ota taloni (pakollista):
ulti-prompt-take-or-pass = { cards-key-take }: ota taloni ja tarjoa enemmän, { cards-key-pass }: passaa:
ulti-prompt-speak = { cards-key-stand }: ei muuta:
ulti-prompt-answer = { cards-key-yes }: suostun, { cards-key-no }: pelataan edelleen:
cards-status-side = { $who }: tikeissä { $points }{ $melds ->
    [0] {""}
   *[other] , ilmoitettu { $melds }
}, tikkejä { $tricks }
cards-status-tricks = { $who }: tikkejä { $tricks }
snap-status-side = { $who }: { $points } pistettä{ $waits ->
    [0] {""}
   *[other] , ensimmäisellä tikillä { $waits } lisää
}, tikkejä { $tricks }
cards-status-partner = Parisi: { $name }.
cards-status-alone = Pelaat yksin.
ulti-sure-kontra = { card-level }, { ulti-figure }: kerroin on sitten × { $factor }. Sanotaanko?
snap-sure-kontra = { card-level }: jaon kerroin on sitten × { $factor }. Sanotaanko?
snap-sure-snapszer = Snapszer: sinun on otettava kaikki tikit, kunnes sinulla on 66. Ilmoitetaanko?
cards-sure-claim = Korttisi ovat sitten auki, vaikka muut eivät suostuisi. Ehdotetaanko?
cards-sure-card = { $card }: pelataanko?
snap-rather-meld = Näytetäänkö myös pari, { $points } pistettä?
snap-rather-ready = Voit sanoa kész ja voittaa nyt. Sanotaanko se?
snap-offer-meld = { $codes }: näytä { $points }, { card-suit }
snap-offer-ready = { $key }: kész{ $points ->
    [0] {""}
   *[other] , näyttäen { $points }
}, ja jako on sinun
cards-sheet-deal = jako
cards-sheet-total = yhteensä
cards-sheet-place = sija
cards-sheet-points = pöytäpisteet
