### A kártyaasztal a böngészőben.

## Cards

felt-suit = { $faces ->
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
felt-rank = { $rank ->
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
felt-card = { $suit } { felt-rank }
felt-may = { $card }, kijátszható
felt-may-not = { $card }, nem játszható ki
felt-of-pair = párból
felt-hand = Az Ön lapjai
felt-cards = { $count ->
   *[other] { $count } lap
}
felt-on-table = Az asztalon: { $cards }

## Games and seats

felt-game-ulti = Ulti
felt-game-snapszer = Snapszer
felt-seat = { $number }. játékos
felt-you = Ön
felt-alone = egyedül
felt-defender = védő
felt-dealer = osztó
felt-to-act = soron van
felt-sits-in = helyette gép ül
felt-away = nincs itt
felt-level-simple = gép, egyszerű
felt-level-middle = gép, közepes
felt-level-strong = gép, erős
felt-felt = Asztal
felt-total = Összesen
felt-your-card = az Ön lapja

## The start

felt-start-title = Ulti és snapszer
felt-start-lead = Három játékosnak: barátokkal egy linken át, vagy gyakorló játékosokkal.
felt-start-game = Játék
felt-start-seats = Kik játszanak
felt-start-me = Ön
felt-start-seat = { $number }. hely
felt-start-name = Név a helyen: { $number }
felt-start-friend = A barátja neve
felt-start-deals = Leosztások
felt-start-rules = Szabályok
felt-rules-god = A csapatverseny (2012)
felt-rules-common = Ahogy a legtöbb asztalnál
felt-who-friend = Barát
felt-who-simple = Egyszerű
felt-who-middle = Közepes
felt-who-strong = Erős
felt-start-go = Játék indítása
felt-start-invite = Nyitás és meghívás
felt-start-undo = Amit valaki tett, visszavonható, amíg a következő játékos nem lép
felt-start-undo-alone = A lépések visszavehetők, azzal együtt, amit a gyakorló játékosok válaszoltak
felt-start-sit-in = Aki { $seconds } másodpercre elhagyja az asztalt, miközben rá várnak, annak a helyén visszatértéig gyakorló játékos ül.
felt-start-tables = Asztalok azonos leosztásokkal
felt-start-tables-lead = Minden asztalnál ugyanazok a lapok, az eredmények egymás mellett. Minden asztal minden játékosa részt vesz az egyetlen keverésben, ezért a kezdéskor mindenkinek ott kell lennie.
felt-start-table = { $number }. asztal
felt-links-title = Egy link minden játékosnak
felt-links-lead = Adjon minden játékosnak egyet a linkek közül. A játék akkor kezdődik, amikor mindenki megnyitotta a magáét.
felt-links-go = Az asztalomhoz
felt-start-fair = A keverésben minden játékos böngészője részt vesz, és a végén mindegyik ellenőrzi a leosztást.

## Before a deal

felt-shuffling = Keverés
felt-cutting = Emelés
felt-waits-for = Erre várunk: { $names }
felt-invite = Link neki: { $name }
felt-invite-lead = Küldje el ezt a linket, vagy olvassa be telefonnal. A játék akkor kezdődik, amikor mindhárman itt vannak.
felt-invite-share = Asztal: { $game }
felt-drawn = Aki az első pirosat húzza, az kezd
felt-first = Kezd: { $name }
felt-number-lost = A keveréshez adott száma már nincs ebben a böngészőben. A keverés egy perc múlva elölről kezdődik.
felt-left-out = Kétszer lett megnevezve. A keverés az Ön száma nélkül folytatódik; ugyanúgy játszhat tovább.
felt-own-trick = Öné az ütés.
felt-own-violation = Ön szabályt sértett, elveszti a leosztást: { $reason }.
felt-own-return = Ön visszatért: addig gyakorló játékos ült a helyén.
felt-own-return-played = Amíg nem volt itt, gyakorló játékos játszott Ön helyett: { $what }
felt-own-taken-back = { $count ->
    [1] Ön visszavonta, amit utoljára tett.
   *[other] Ön visszavonta, amit utoljára tett, és a gyakorló játékosok azóta tett lépéseit is.
}
felt-cut-title = Ön emel
felt-cut-at = Leemelt lapok: { $count }
felt-cut = Emelek: { $count } lap
felt-knock = Koppintok
felt-next = Következő leosztás
felt-deal-again = Jöhet az új osztás
felt-deal = leosztás
felt-deal-of = Leosztás: { $number } / { $of }
felt-deals = osztó: { $name }

## What is played

felt-contract = Bemondás
felt-no-contract = Még nincs bemondás
felt-talon = Talon
felt-bids = Bemondás, érték szerint
felt-red = piros, kétszeres
felt-bid = Bemondom ({ $value }): { $contract }
felt-choose-bid = Válasszon bemondást
felt-choose-two = Válasszon két lapot
felt-choose-suit = Válasszon színt
felt-choose-card = Válasszon lapot
felt-undo = Visszavonom
felt-put-back = Visszateszem
felt-take = Felveszem
felt-pass = Passz
felt-keep = Játszom
felt-lay = Leteszem: { $cards }
felt-name-trump = Mi az adu?
felt-call = Mondja meg az adut az első négy lap alapján
felt-no-trumps = szín nélkül
felt-trump = Adu: { $suit }
felt-kontra = Kontra, figuránként
felt-no-kontra = Nincs kontra
felt-let-stand = Marad
felt-kontra-first = Előbb a kontráról szóljon: mondja, vagy ne; utána játsszon ki lapot
felt-doubled-by = mondta: { $name }
felt-double = Bemondom: { $figures }
felt-asleep = alszik: a kontra ébreszti fel
felt-asleep-short = alszik
felt-play = Kijátszom: { $card }
felt-play-meld = Kijátszom: { $card }, bemondva { $points }
felt-play-show = Kijátszom, és mutatom ({ $points }): { $card }
felt-play-plain = { $card }, { $points } nélkül
felt-ready = Kész: Öné a leosztás
felt-ready-with = Kész, mutatva { $points }: { $suit }
felt-claim = Leterítem
felt-claim-by = { $side ->
    [declarer] { $seat } javaslata: a többi ütés a felvevőé.
   *[defenders] { $seat } javaslata: a többi ütés a védőké.
}
felt-claim-own = { $side ->
    [declarer] A többi az enyém
   *[defenders] A többi a miénk
}
felt-claim-give = { $side ->
    [declarer] Feladom: a többi az övék
   *[defenders] Feladom: a többi az övé
}
felt-claim-betli-by = { $side ->
    [declarer] { $seat } javaslata: a betli bukott, a felvevő ütést visz.
   *[defenders] { $seat } javaslata: megvan a betli, a felvevő nem visz több ütést.
}
felt-claim-betli-own = { $side ->
    [declarer] Nem viszek több ütést: megvan a betli
   *[defenders] A felvevő ütést visz: bukott a betli
}
felt-claim-betli-give = { $side ->
    [declarer] Feladom a betlit: ütést viszek
   *[defenders] Feladom: megvan a betli
}
felt-agree = Elfogadom
felt-disagree = Játsszunk tovább
felt-acts = Mit tehet
felt-notice = Értesítés
felt-turn = Soron van: { $name }
felt-sure-claim = Leteríti a lapjait?
felt-sure-snapszer = Bemondja a snapszert?
felt-sure-snapszer-lead = Minden ütést el kell vinnie, amíg 66 pontja nincs.
felt-sure-kontra = Kimondja? ({ card-level })
felt-sure-kontra-lead = Akár nyer, akár veszít, a leosztás értéke × { $factor } lesz.
felt-say-it = Bemondom

## What is due

felt-do-take = Vegye fel a talont: Ön kezd
felt-do-take-or-pass = Menjen { $value } fölé, vagy passzoljon
felt-do-keep = Senki sem mond többet: játssza, vagy menjen { $value } fölé
felt-do-bid = { $value ->
    [0] Válasszon bemondást
   *[other] Menjen { $value } fölé
}, és jelölje ki a két letenni való lapot
felt-do-lay = Tegyen le két lapot
felt-do-trump = Mondja meg az adut
felt-do-kontra = Ön szól: kontra, vagy nem
felt-do-speak = Kontrát mondtak: feleljen rá, vagy hagyja
felt-do-answer = Fogadja el, vagy játsszon tovább
felt-do-call = Ön játszik egyedül: mondja meg az adut
felt-do-ready = Megvan a hatvanhat: kimondhatja, hogy kész
felt-do-play = Ön következik
felt-do-cut = Emeljen
felt-unsent = Még nem ment el: megszakadt a kapcsolat. Amint helyreáll, elküldjük.
felt-unsent-short = Még nem ment el
felt-cut-off = Megszakadt a kapcsolat: az asztalnál azóta más is történhetett.

## What players say

felt-say-pass = passz
felt-say-stand = nincs több
felt-say-claim = kérem a többit
felt-say-claim-betli = { $side ->
    [declarer] bukott a betli?
   *[defenders] megvan a betli?
}
felt-say-agree = rendben
felt-say-disagree = játsszunk
felt-say-snapszer = snapszer
felt-say-ready = kész

## The settlement

felt-settled = Vége a leosztásnak: { $number }
felt-points = pont
felt-points-whose = { $name } { $own }, a védők { $others }
felt-tricks = ütés
felt-melds = 20, 40
felt-score = A leosztás állása
felt-both = { $what }: a felvevő vagy hívó { $own }, a védők { $others }
felt-none-yet = { $what }: még semmi
felt-made = teljesült
felt-lost = bukott
felt-each = { $who }; átlagban
felt-silent = { $side ->
    [declarer] csendes, a felvevőé
   *[defenders] csendes, a védőké
}
felt-end = Vége
felt-end-ready = hatvanhat
felt-end-snapszer-made = a snapszer teljesült
felt-end-snapszer-lost = a snapszer bukott
felt-end-more-points = több pont
felt-end-last-trick = egyenlő, az utolsó ütés dönt
felt-worth-no-trick = a vesztes oldalnak nincs ütése
felt-worth-below-33 = a vesztes oldalnak nincs 33 pontja
felt-writes = Felírva: { $who }
felt-writes-none = senki nem ír fel semmit
felt-defenders-total = A védők
felt-ruled = döntés
felt-over = Vége a játéknak
felt-outside = Ezt a leosztást pontozáson kívül játszották
felt-outside-now = Pontozáson kívül
felt-outside-back = Vissza az asztalhoz
felt-new = Új asztal
felt-sheet = Eredménylap
felt-sheet-deals = Az eddigi leosztások
felt-sheet-deal = leosztás
felt-sheet-alone = egyedül:
felt-board-points = a tábla pontja

## Looking back and checking

felt-look = Végignézem
felt-could = Mi lett volna benne
felt-could-wait = A lapok átnézése folyik.
felt-again = Újrajátszom ezt a leosztást
felt-look-back = Vissza
felt-look-on = Tovább
felt-trick = { $number }. ütés.
felt-took = Elvitte: { $name }
felt-before-play = Az első lap előtt
felt-last = Előző ütés
felt-same = Többi asztal
felt-same-lead = Ezeket a leosztásokat senki sem választotta: minden asztal minden játékosa rögzített egy számot, mielőtt bármelyik kinyílt, és a lapok ezekből együtt következnek. Az osztó program ettől kezdve ismeri a lapokat. Eredmény csak az ennél az asztalnál befejezett leosztásokról látszik; kérjük, ne beszéljenek olyan leosztásról, amelyet nem játszott le mindenki.
felt-same-waiting = Az asztalok közös keverése erre vár: { $names }
felt-same-wait = Közös keverés minden asztalnak
felt-same-mark = Ez a kód minden asztalnál ugyanaz: { $mark }
felt-same-table = { $number }. asztal
felt-same-here = ez az asztal
felt-same-played = kész leosztások: { $count }
felt-same-not-yet = még nem játszották
felt-same-none = Ennél az asztalnál még egy leosztásnak sincs vége.
felt-same-yours = az Ön lapjaival
felt-same-better = A többi asztal átlagához képest: { $units }
felt-check = A keverés ellenőrzése
felt-check-lead = Mielőtt bármelyik szám látható lett, minden játékos és az asztal is megmutatta a maga ellenőrző kódját. A lapok sorrendje a négy számból együtt következik. Ez a böngésző a saját számával újra kiszámolta.
felt-check-common = Mielőtt bármelyik szám látható lett, minden asztal minden játékosa és a program is megmutatta a maga ellenőrző kódját. A lapok sorrendje az összes számból együtt következik. Ez a böngésző a saját számával újra kiszámolta.
felt-check-outside = Ezt a leosztást ugyanazokkal a lapokkal játsszák újra, pontozáson kívül: nem volt keverés, nincs mit ellenőrizni.
felt-record = A játék jegyzőkönyve
felt-record-lead = a „jadoube cards verify” ellenőrzi; a folyó leosztásról semmit nem tartalmaz
felt-check-none = Még egy leosztásnak sincs vége.
felt-check-draw = A húzás:
felt-check-deal = { $number }. leosztás:
felt-check-good = A saját számával ellenőrizve: a keverést senki nem irányította
felt-check-short = A keverés ellenőrizve
felt-check-open = A látható számokkal ellenőrizve: a lapok a számokból következnek
felt-check-open-short = Ellenőrizve a nyílt számokkal
felt-check-bad = A keverés nem következik a számokból, leosztás: { $number }
felt-check-table = Asztal
felt-fault-seed = Az asztal száma nem illik az ellenőrző kódjához.
felt-fault-numbers = Egy játékos száma nem illik az ellenőrző kódjához.
felt-fault-own = Az Ön számát megváltoztatták.
felt-fault-changed = Amit a számok előtt mutattak, azt utóbb megváltoztatták.
felt-fault-order = A lapok nem úgy fekszenek, ahogy a számokból következik.
felt-fault-cards = Az Ön lapjai nem a pakliból valók.

## Settings, the arbiter, and who has no link

felt-settings = Lapok és tempó
felt-faces = Lapok
felt-faces-hungarian = Magyar
felt-faces-french = Francia
felt-pace = Mások lapjainak tempója
felt-pace-calm = Nyugodt
felt-pace-quick = Gyors
felt-pace-none = Azonnal
felt-tap = Egy érintés kijátssza a lapot
felt-tap-here = Ennél az asztalnál egy érintés mindig kijátssza a lapot, mert visszavonható.
felt-own-link = Az Ön saját linkje
felt-own-link-lead = Egy másik eszközön megnyitja ezt a helyet. Akinél ez a link van, az Ön helyett játszik.
felt-rule = Döntés
felt-rule-what = Mi a döntés
felt-rule-choose = Válasszon döntést
felt-rule-violation = Szabályt sértett: { $name }
felt-rule-replay = A leosztást újrajátsszák
felt-rule-award-declarer = A leosztás azé, aki egyedül játszik
felt-rule-award-defenders = A leosztás a védőké
felt-rule-reason = Indoklás
felt-rule-costs = Következménye
felt-rule-void = a leosztásból semmi sem számít
felt-rule-instead = Ehelyett
felt-rule-go = Döntés kimondása
felt-rule-confirm = Döntés megerősítése
felt-clause = Szabálypont: { $clause }
felt-barred = Ez az asztal itt nem nyitható meg
felt-barred-lead = Minden helyet a saját linkje nyit meg. Kérje attól, aki az asztalt nyitotta.
