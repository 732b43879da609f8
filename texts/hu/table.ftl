### A kártyaasztal a böngészőben.

## Cards

table-suit = { $faces ->
    [french] { $suit ->
        [hearts] kőr
        [bells] káró
        [leaves] pikk
        [acorns] treff
       *[none] szín nélkül
    }
   *[hungarian] { $suit ->
        [hearts] piros
        [bells] tök
        [leaves] zöld
        [acorns] makk
       *[none] szín nélkül
    }
}
table-rank = { $rank ->
    [A] ász
    [X] tízes
    [K] király
    [F] { $faces ->
        [french] dáma
       *[hungarian] felső
    }
    [L] { $faces ->
        [french] bubi
       *[hungarian] alsó
    }
    [9] kilences
    [8] nyolcas
   *[other] hetes
}
table-card = { $suit } { table-rank }
table-may = { $card }, kijátszható
table-may-not = { $card }, nem játszható ki
table-hand = Az Ön lapjai
table-cards = { $count ->
   *[other] { $count } lap
}
table-on-table = Az asztalon: { $cards }

## Games and seats

table-game-ulti = Ulti
table-game-snapszer = Snapszer
table-seat = { $number }. játékos
table-you = Ön
table-alone = egyedül játszik
table-defender = védő
table-dealer = osztó
table-away = nincs itt
table-level-simple = gyakorló, egyszerű
table-level-middle = gyakorló, közepes
table-level-strong = gyakorló, erős
table-felt = Asztal
table-total = Összesen
table-your-card = az Ön lapja

## The start

table-start-title = Ulti és snapszer
table-start-lead = Három játékosnak: barátokkal hivatkozással, vagy gyakorló játékosokkal.
table-start-game = Játék
table-start-seats = Kik játszanak
table-start-me = Ön
table-start-seat = { $number }. hely
table-start-name = Név a helyen: { $number }
table-start-friend = A barátja neve
table-start-deals = Leosztások
table-start-rules = Szabályok
table-rules-god = A csapatverseny (2012)
table-rules-common = Ahogy a legtöbb asztalnál
table-who-friend = Barát
table-who-simple = Egyszerű
table-who-middle = Közepes
table-who-strong = Erős
table-start-go = Játék indítása
table-start-invite = Nyitás és meghívás
table-start-fair = A keverésben minden játékos böngészője részt vesz, és a végén mindegyik ellenőrzi a leosztást.

## Before a deal

table-shuffling = Keverés
table-cutting = Emelés
table-waits-for = Erre várunk: { $names }
table-drawn = Aki az első pirosat húzza, az kezd
table-first = Kezd: { $name }
table-number-lost = A keveréshez adott száma már nincs ebben a böngészőben. A keverés egy perc múlva elölről kezdődik.
table-cut-title = Ön emel
table-cut-at = Leemelt lapok: { $count }
table-cut = Emelek: { $count } lap
table-knock = Koppintok
table-next = Következő leosztás
table-deal = leosztás
table-deal-of = Leosztás: { $number } / { $of }
table-deals = osztó: { $name }

## What is played

table-contract = Bemondás
table-no-contract = Még nincs bemondás
table-talon = Talon
table-bids = Bemondás, érték szerint
table-red = piros, kétszeres
table-bid = Bemondom ({ $value }): { $contract }
table-choose-bid = Válasszon bemondást
table-choose-two = Válasszon két lapot
table-choose-suit = Válasszon színt
table-choose-card = Válasszon lapot
table-put-back = Visszateszem
table-take = Felveszem
table-pass = Passz
table-lay = Leteszem: { $cards }
table-name-trump = Mi az adu?
table-call = Mondja meg az adut az első négy lapra
table-no-trumps = szín nélkül
table-trump = Adu: { $suit }
table-kontra = Kontra, figuránként
table-no-kontra = Nincs kontra
table-double = Kontra: { $figures }
table-asleep = alszik: a kontra ébreszti fel
table-asleep-short = alszik
table-doubled = kontra
table-play = Kijátszom: { $card }
table-play-meld = Kijátszom: { $card }, bemondva { $points }
table-play-show = Kijátszom a párt mutatva: { $card }
table-play-plain = Pár nélkül: { $card }
table-ready = Kész: Öné a leosztás
table-ready-with = Kész, a párt mutatva: { $suit }
table-claim = Kérem a többit
table-claim-by = { $side ->
    [declarer] { $name } javaslata: a többi ütés a felvevőé.
   *[defenders] { $name } javaslata: a többi ütés a védőké.
}
table-claim-declarer = A felvevőé
table-claim-defenders = A védőké
table-agree = Elfogadom
table-disagree = Játsszunk tovább
table-acts = Mit tehet
table-notice = Értesítés
table-turn = Soron van: { $name }
table-sure-claim = Kéri a többit?
table-sure-snapszer = Bemondja a snapszert?
table-sure-snapszer-lead = Minden ütést el kell vinnie, amíg 66 pontja nincs.
table-sure-kontra = Kontrázza a leosztást?
table-sure-kontra-lead = Akár nyer, akár veszít, kétszer annyit ér.
table-say-it = Bemondom

## What is due

table-do-take = Vegye fel a talont: Ön kezd
table-do-take-or-pass = Vegye fel, és mondjon többet, mint { $value }, vagy passzoljon
table-do-bid = Mondjon többet, mint { $value }; a két kiemelt lap vele megy
table-do-lay = Tegyen le két lapot
table-do-trump = Mondja meg az adut
table-do-kontra = Ön szól: kontra, vagy nem
table-do-answer = Fogadja el, vagy játsszon tovább
table-do-call = Ön játszik egyedül: mondja meg az adut
table-do-play = Ön következik
table-do-cut = Emeljen

## What players say

table-say-pass = passz
table-say-stand = nincs több
table-say-claim = kérem a többit
table-say-agree = rendben
table-say-disagree = játsszunk
table-say-snapszer = snapszer
table-say-ready = kész

## The settlement

table-settled = Vége a leosztásnak: { $number }
table-points = pont
table-points-of = { $own } : { $others }
table-tricks = ütés
table-melds = 20, 40
table-score = A leosztás állása
table-made = teljesült
table-lost = bukott
table-silent = { $side ->
    [declarer] csendes, a felvevőé
   *[defenders] csendes, a védőké
}
table-end = Vége
table-end-ready = hatvanhat
table-end-snapszer-made = a snapszer teljesült
table-end-snapszer-lost = a snapszer bukott
table-end-more-points = több pont
table-end-last-trick = egyenlő, az utolsó ütés dönt
table-writes = Felírva: { $who }
table-writes-none = senki nem ír fel semmit
table-ruled = döntés
table-over = Vége a játéknak
table-new = Új asztal
table-sheet = Lap
table-sheet-deals = Az eddigi leosztások
table-sheet-deal = leosztás
table-board-points = a tábla pontja

## Looking back and checking

table-look = Végignézem
table-look-back = Vissza
table-look-on = Tovább
table-trick = { $number }. ütés.
table-took = Elvitte: { $name }
table-before-play = Az első lap előtt
table-last = Utolsó ütés
table-check = A keverés ellenőrzése
table-check-lead = Mielőtt bármelyik szám látható lett, minden játékos és az asztal is megmutatta a maga ellenőrző kódját. A lapok sorrendje a négy számból együtt következik. Ez a böngésző a saját számával újra kiszámolta.
table-check-none = Még egy leosztásnak sincs vége.
table-check-draw = A húzás:
table-check-deal = { $number }. leosztás:
table-check-good = A saját számával ellenőrizve: a keverést senki nem irányította
table-check-open = A látható számokkal ellenőrizve: a lapok a számokból következnek
table-check-bad = A keverés nem következik a számokból, leosztás: { $number }
table-check-table = Asztal
table-fault-seed = Az asztal száma nem illik az ellenőrző kódjához.
table-fault-numbers = Egy játékos száma nem illik az ellenőrző kódjához.
table-fault-own = Az Ön számát megváltoztatták.
table-fault-changed = Amit a számok előtt mutattak, azt utóbb megváltoztatták.
table-fault-order = A lapok nem úgy fekszenek, ahogy a számokból következik.
table-fault-cards = Az Ön lapjai nem a pakliból valók.

## Settings, the arbiter, and who has no link

table-settings = Lapok és tempó
table-faces = Lapok
table-faces-hungarian = Magyar
table-faces-french = Francia
table-pace = Mások lapjainak tempója
table-pace-calm = Nyugodt
table-pace-quick = Gyors
table-pace-none = Azonnal
table-tap = Egy érintés kijátssza a lapot
table-rule = Döntés
table-rule-what = Mi a döntés
table-rule-violation = Szabályt sértett: { $name }
table-rule-replay = A leosztást újrajátsszák
table-rule-award-declarer = A leosztás a felvevőé
table-rule-award-defenders = A leosztás a védőké
table-rule-reason = Indoklás
table-rule-go = Döntés kimondása
table-clause = Szabálypont: { $clause }
table-barred = Ez az asztal itt nem nyitható meg
table-barred-lead = Minden helyet a saját hivatkozása nyit meg. Kérje attól, aki az asztalt nyitotta.
