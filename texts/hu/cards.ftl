### Cards: what happens at the table, what is refused, and what the terminal says.

## Names that sentences are built from

card-seat = { $seat ->
    [0] Az 1. játékos
    [1] A 2. játékos
    [2] A 3. játékos
   *[other] { $seat }
}
card-side = { $side ->
    [declarer] a felvevő
   *[defenders] a védők
}
card-suit = { $faces ->
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
ulti-figure = { $figure ->
    [game] parti
    [h40] negyvenszáz
    [h20] húszszáz
    [aces4] négy ász
    [ulti] ultimó
    [durch] durchmars
    [spread_durch] terített durchmars
    [betli] betli
   *[spread_betli] terített betli
}
card-level = { $level ->
    [kontra] kontra
    [rekontra] rekontra
    [szubkontra] szubkontra
    [hirskontra] hirskontra
    [mordkontra] mordkontra
   *[more] még egy kontra
}

## Before the deal

card-drawn = { card-seat } ezt húzta: { $card }.
card-first-bidder = { card-seat } húzta az első pirosat, ő kezd; a bal oldali szomszédja oszt.
card-committed = A keverés rögzítve; ellenőrző kódja: { $digest }.
card-seat-committed = { card-seat } rögzítette a számát; ellenőrző kódja: { $digest }.
card-number-opened = { card-seat } megmutatta a számát az asztalnak.
card-shuffle-void = { $owed ->
    [nonces] Ezek a helyek nem mutatták meg a számukat: { $seats }.
   *[shuffle] Ezek a helyek nem zártak le számot: { $seats }.
} A keverés elölről kezdődik.
card-late = { card-seat } ideje lejárt, és nem lépett.
card-taken-back = { $count ->
    [1] { card-seat } visszavonta, amit utoljára tett.
   *[other] { card-seat } visszavonta, amit utoljára tett, és a gyakorló játékosok azóta tett lépéseit is.
}
card-sat-in = { card-seat } nincs itt: gyakorló játékos ült a helyére.
card-returned = { card-seat } visszatért, és tovább játszik.
card-nonce-added = { card-seat } számot adott a keveréshez: { $nonce }.
card-deck-laid = A paklit megkeverték.
card-deck-cut = { card-seat } emelt: { $count } lap.
card-knocked = { card-seat } koppint: nincs emelés.
card-gathered = Minden asztal rögzítette a számait (asztalok: { $tables }); most nyílnak meg.
card-all-opened = Minden asztal számai nyíltak: mindenütt ugyanazok a leosztások.
card-next-deal-wanted = { card-seat } kész a következő leosztásra.
card-begun-anew = Egy másik asztalnál lejárt az idő (asztal: { $table }, hely: { $places }): az asztalok közös keverése új számokkal elölről kezdődik.
card-left-out = Kétszer lett megnevezve: az asztalok közös keverése az ő száma nélkül folytatódik: { $seats }.
card-dealt = { card-seat } oszt.

## From the arbiter

card-violation-ruled = { card-seat } szabályt sértett, elveszti a leosztást: { $reason }.
card-replay-ordered = A leosztást újra kell játszani: { $reason }.
card-deal-awarded = A versenybíró odaítélte a leosztást; nyert: { $side ->
    [declarer] aki egyedül játszik
   *[defenders] a védők
} ({ $reason }).

## Cards and tricks

card-played = { card-seat } kijátssza: { $card }.
card-trick-taken = { card-seat } viszi az ütést.

## What is refused at the table

card-nothing-to-take-back = Nincs mit visszavonnia: ami rejtett lapot mutatott meg, az marad.
card-acted-since = Már nem vonható vissza: azóta lépett { card-seat }.
card-sat-in-already = Ezen a helyen már gyakorló játékos ül: { card-seat }.
card-nobody-sits-in = Ezen a helyen nem ül gyakorló játékos: { card-seat }.
card-no-taking-back = Ennél az asztalnál nincs visszavonás.
card-not-your-turn = Nem Ön következik: { card-seat } jön.
card-another-step = Előbb ez következik: { $step ->
    [draw] az első osztó húzása
    [shuffle] a keverés
    [nonces] mindenki száma a keveréshez
    [cut] az emelés vagy a koppintás
   *[deal] az osztás
}.
card-not-for-players = Ez az asztal dolga, nem a játékosé.
card-for-players = Ez a játékos dolga.
card-not-there = { $card } már nincs a pakliban.
card-nonce-given = Ön már megadta a számát.
card-committed-already = Ön már rögzítette a számát.
card-commitment-used = Ez a lezárt szám ebben a játékban már szerepelt: { $digest }.
card-number-differs = Nem ez a lezárt szám.
card-nobody-is-late = Senki sem késik.
card-seed-differs = Nem ez az a szám, amelyet az asztal rögzített.
card-not-the-pack = Ezek a lapok nem e játék paklija.
card-no-cut = Az emelésnél legalább egy lap jön el és legalább egy marad; { $count } nem lehet.
card-no-knock = Ebben a játékban nincs koppintás.
card-said-already = Ezt már jelezte.
card-not-the-duplicate = Nem ezek az együtt játszó asztalok ellenőrző kódjai.
card-number-left-out = Kétszer lett megnevezve: a keverés az Ön száma nélkül folytatódik.
card-same-at-other-tables = Ugyanezt a leosztást más asztaloknál is játsszák: itt nem játszható újra. Döntsön róla vagy ítélje oda.
card-shuffled-otherwise = Ennél az asztalnál másképp keverünk.
card-deal-under-way = A leosztás folyik; előbb azt kell végigjátszani.
card-nothing-dealt = Nincsenek kiosztott lapok.
card-deal-settled-already = A leosztást már elszámolták.
card-session-over = Minden leosztást lejátszottak.
card-not-your-office = { $who ->
    [arbiter] A versenybíró dönt, mást nem tesz.
    [table] Az asztal kever és oszt, mást nem tesz.
   *[player] Csak a versenybíró dönthet.
}
card-nothing-announced = Nincs bemondás, amit oda lehetne ítélni; a leosztást csak újrajátszani lehet.

## Cards that are refused

card-not-held = Nincs az Ön kezében: { $card }.
card-must-follow = { $card } nem tehető: színre színt kell adni.
card-must-overtake = { $card } nem tehető: nagyobb lapja is van a színből, felül kell ütnie.
card-must-trump = { $card } nem tehető: nincs lapja a hívott színből, aduznia kell.
card-must-overtrump = { $card } nem tehető: nagyobb aduja is van, felül kell aduznia.
card-no-pair = Nincs meg a király és { $faces ->
    [french] a dáma
   *[hungarian] a felső
}: { card-suit }.

## Ulti: what happens

ulti-talon-taken = { card-seat } felveszi a talont.
ulti-bid-made = { card-seat } bemondása: { $contract }.
ulti-talon-laid = { card-seat } két lapot talonba tesz.
ulti-passed = { card-seat } passzol.
ulti-auction-won = { card-seat } a felvevő: { $contract }.
ulti-trump-known = Adu: { card-suit }.
ulti-kontra-said = { card-seat }: { card-level } { ulti-figure }.
ulti-stood = { card-seat } nem mond többet.
ulti-play-began = Kezdődhet a kijátszás.
ulti-melded = { card-seat } bemond: { $forty ->
    [yes] { $twenties ->
        [0] negyven
        [1] negyven és húsz
       *[other] negyven és { $twenties } húsz
    }
   *[no] { $twenties ->
        [1] húsz
       *[other] { $twenties } húsz
    }
}.
ulti-answers-due = { card-seat } felelhet, mielőtt a lapok kiterülnek.
ulti-hands-opened = Mindenki kiteríti a lapjait.
ulti-claimed = { card-seat } kiteríti a lapjait, és azt javasolja: a hátralévő ütések { $side ->
    [declarer] a felvevőé
   *[defenders] a védőké
}.
ulti-agreed = { card-seat } egyetért.
ulti-disagreed = { card-seat } nem ért egyet; a játék folytatódik.
ulti-deal-settled = { $how ->
    [won] { card-seat } nyert: { $net }.
    [lost] { card-seat } bukott: { $net }.
   *[even] { card-seat } nullára jött ki: { $net }.
}

## Ulti: what is refused

ulti-another-act = Most ez következik: { $due ->
    [take] vegye fel a talont
    [take-or-pass] vegye fel a talont, vagy passzoljon
    [bid] mondjon be valamit
    [lay] tegyen le két lapot
    [name-trump] nevezze meg az adut
    [speak] kontra vagy nincs több szó
    [answer] fogadja el a javaslatot, vagy utasítsa el
   *[play] játsszon ki egy lapot
}.
ulti-must-take = Az első licitáló köteles felvenni a talont; nem passzolhat.
ulti-too-low = { $contract } értéke { $worth }; többnek kell lennie, mint { $standing }.
ulti-nothing-higher = Az álló bemondásnál nincs nagyobb; a talon a helyén marad.
ulti-lay-two = Pontosan két lapot kell letenni, nem ennyit: { $count }.
ulti-trump-not-allowed = Ez a bemondás így nem játszható: { card-suit }.
ulti-seven-is-kept = Az adu hetest az utolsó ütésre kell tartani, mert ultimó a bemondás.
ulti-meld-too-late = A húszat és a negyvenet az első lapnál kell bemondani.
ulti-no-melds-here = Szín nélküli játékban nincs húsz és negyven.
ulti-not-announced = Nem része a bemondásnak: { ulti-figure }.
ulti-kontra-ended = Tovább nem kontrázható: { ulti-figure }.
ulti-kontra-other-side = Most a másik fél szólhat: { ulti-figure }.
ulti-kontra-too-late = Ezzel már elkésett: { ulti-figure }.
ulti-hands-are-open = Minden lap ki van terítve: már nem lehet kontrázni.
ulti-claim-too-early = Az első ütés vége előtt nem lehet a többi ütést kérni.
ulti-claimed-already = Ebben az ütésben már kérte a többit; előbb játsszon tovább.
ulti-which-defender = Mindkét védő kontrázta; mondja meg, melyiknek felel: { ulti-figure }.

## Snapszer: what happens

snap-trump-called = { card-seat } adut hív: { card-suit }.
snap-announced = { card-seat } snapszert mond.
snap-kontra-said = { card-seat }: { card-level }.
snap-melded = { card-seat } bemond: { $points }, { card-suit }.
snap-ready-said = { card-seat }: kész!
snap-deal-settled = { $end ->
    [ready] Megvan a hatvanhat.
    [snapszer-made] A snapszer megvan.
    [snapszer-lost] A snapszer bukott.
    [last-trick] Egyenlő: az utolsó ütés dönt.
   *[more-points] Minden lap elfogyott.
} { $side ->
    [declarer] Nyert a hívó: { $units } pont.
   *[defenders] Nyertek a védők: { $units } pont.
}

## Snapszer: what is refused

snap-call-first = Előbb adut kell hívni, az első négy lapból.
snap-called-already = Az adu megvan és a második csomagot már látták; ezen nem lehet változtatni.
snap-no-snapszer-now = Snapszert csak a hívó mondhat, egyszer, az első hívásnál.
snap-kontra-ended = Tovább nem kontrázható.
snap-kontra-other-side = Most a másik fél szólhat.
snap-kontra-too-late = A kontrával már elkésett.
snap-meld-on-lead-only = Párt csak híváskor lehet bemondani.
snap-lead-of-pair = Párhoz a királyt vagy { $faces ->
    [french] a dámát
   *[hungarian] a felsőt
} kell hívni, nem ezt: { $card }.
snap-ready-between-tricks = Készt két ütés között lehet mondani.
snap-too-few-points = Az Ön oldalának { $points } pontja van; 66 kell.

## What the terminal says

cards-verified = A jegyzőkönyv hibátlan: { $game }, { $rules }. { $deals ->
    [one] Egy leosztás kész.
   *[other] { $deals } leosztás kész.
}
cards-unfinished = A játék nincs befejezve: { $of } leosztásból áll. Ami eddig nyitott, ellenőrizve van.
cards-verified-fair = { $deals ->
    [one] Egy leosztás keverése a magjából következik, és ez az emelés előtt vállalt mag.
   *[other] Minden leosztás ({ $deals }) keverése a magjából következik, és ezek az emelés előtt vállalt magok.
} Ez a jegyzőkönyv régi formája: a játékosok nyíltan adták a számukat, így aki az utolsót adta és ismerte a magot, megválaszthatta a lapokat. Hogy ezt senki sem tette, nincs bizonyítva.
cards-verified-practice = { $deals ->
    [one] Egy leosztás keverése a számaiból következik, és minden lezárt szám egyszer szerepel.
   *[other] Minden leosztás ({ $deals }) keverése a számaiból következik, és minden lezárt szám egyszer szerepel.
} Gyakorlóasztal volt: minden számot egy program húzott. A jegyzőkönyv azt mutatja, hogy utólag egy lap sem változott; azt nem, hogy a számokat nem sok közül választották.
cards-verified-sealed = { $deals ->
    [one] Az egy leosztás keverését senki sem irányította
   *[other] Egyik leosztás keverését sem irányította senki ({ $deals })
}: minden hely és az asztal is lezárta a számát, mielőtt bármelyik kinyílt, minden lezárt szám egyszer szerepel, és a lapok a számokból következnek. Azt a jegyzőkönyv nem mutathatja meg, hogy az asztal nem nézett bele a lapokba.
cards-not-fair = { $file }: a jegyzőkönyv nem bizonyítja, hogy senki sem irányította a keverést.
cards-verified-duplicate = { $deals ->
    [one] Az egy leosztás keverését senki sem irányította
   *[other] Egyik leosztás keverését sem irányította senki ({ $deals })
}: minden asztalnál mindenki, akinek száma van benne, rögzítette azt, a program pedig leosztásonként egyet, mielőtt bármelyik kinyílt; minden ellenőrző kód egyszer szerepel, és a lapok a számokból következnek. Azt a jegyzőkönyv nem mutathatja meg, hogy a program nem nézett bele a lapokba, sem azt, hogy senki sem beszélt olyan leosztásról, amelyet egy másik asztal még nem játszott le.
cards-verified-mark = Azonos leosztások, asztal: { $table } / { $tables }; mindegyik jegyzőkönyv kódja ez: { $digest }
cards-verified-anew = A keverés ennyiszer kezdődött elölről, mert valakinek lejárt az ideje: { $times }; minden szám mindannyiszor új volt. Megnevezve: { $named }.
cards-verified-left-out = Nem adott számot az asztalok közös keveréséhez: { $seats }. Neki a keverés semmit sem bizonyít.
cards-verified-nobody = Egyik asztal egyik helyének sincs száma a keverésben: az osztó program egyedül választott.
cards-place = asztal: { $table }, hely: { $seat }
cards-verified-by-hand = A paklit kézzel keverték: a jegyzőkönyv nem bizonyítja, hogy szabályosan.
cards-total = Összesen: { $totals }
cards-not-whole = { $file }, { $line }. sor: { $what }
cards-expected = ez kellene ide: „{ $expected }”
cards-red = piros
cards-without-trumps = szín nélkül
cards-left = Elhagyta az asztalt.
cards-deal = { $deal }. leosztás, összesen { $of }
cards-no-trick = Még nem volt ütés.
cards-hint = Egy erős játékos ezt írná be: { $hint }
cards-not-understood = Nem értem: { $typed }. Súgó: ?
cards-recorded = A jegyzőkönyv itt van: { $file }.
cards-contract = { card-seat }: { $contract }
cards-on-table = Az asztalon: { $cards }
cards-written = Felírva: { $written }
cards-too-long = A visszatekintés túl sokáig tartott.
cards-nothing-settled = Ebben a jegyzőkönyvben nincs befejezett leosztás.
ulti-prompt-worth = { $worth } egység:
ulti-prompt-lay = Két lap a talonba, például T7 Z8:
ulti-prompt-trump = Adu:
ulti-told-points = Pontok { $own } : { $others }, ütések { $tricks } a 10-ből.
ulti-told-silent = { $value } csendes { ulti-figure } ({ card-side })
ulti-told-talon = A talonban: { $cards }
told-could-and-did = Nyílt lapokkal megvan, és meg is lett: { ulti-figure }.
told-could-and-did-not = Nyílt lapokkal megvan, mégis elveszett: { ulti-figure }.
told-could-not-and-did = Nyílt lapokkal megakadályozható, mégis meglett: { ulti-figure }.
told-could-not = Nyílt lapokkal sincs meg: { ulti-figure }.
told-lost-by =   { $trick }. ütés: { card-seat } ezzel vesztette el: { $card }; jó lett volna: { $better }.
told-given-by =   { $trick }. ütés: { card-seat } ezzel engedte át: { $card }; jó lett volna: { $better }.
snap-prompt-call = Adu az első négy lapból:
snap-told-points = Pontok { $own } : { $others }.
snap-told-could = Nyílt lapokkal a leosztás a hívónak ennyit ért: { $units }.
snap-told-turn =   { $trick }. ütés: { card-seat } lapja { $card }, jó lett volna: { $better }; ezután { $units }.

## What is typed: a letter each

cards-key-take = f
cards-key-pass = p
cards-key-hint = s
cards-key-last = u
cards-key-score = e
cards-key-quit = v
cards-key-all = o
cards-key-yes = i
cards-key-no = n
cards-key-claim = j
cards-key-give = b
cards-key-kontra = k
cards-key-ready = r
cards-key-snapszer = x
cards-key-stand = -
cards-key-meld = b

## Prompts, questions and what stands on the screen

cards-welcome = { $game }, { $rules } szabályokkal: gyakorlóasztal.
cards-seed = Ugyanezek a lapok újra: mag { $seed }.
cards-help = A lap kódja szín és érték. Színek: P ♥ piros, T ♦ tök, Z ♠ zöld, M ♣ makk. Értékek: Á ász, X vagy 10 tízes, K király, F felső, A alsó, 9 8 7; a piros tízes tehát PX, a makk alsó MA. { cards-key-hint }: súgás, { cards-key-last }: az utolsó ütés, { cards-key-score }: eredménylap, ?: súgó, { cards-key-quit }: vége. A zárójeles pontot így lehet megnézni: jadoube explain U8 --lang hu.
ulti-help = Ulti: aki felveszi a talont, annak többet kell mondania annál, ami áll. Az utolsó bemondó egyedül játszik a másik kettő ellen, és ő hív. Színre színt kell adni, felül kell ütni, ha lehet; színhiánynál adut kell tenni. Az ász és a tízes 10, az utolsó ütés 10; egy szín királya és felsője együtt 20, az adué 40, ezeket az első lappal a program bemondja. { cards-key-kontra }1, { cards-key-kontra }2: a bemondás egy részének kontrája. { cards-key-claim }: javaslat, hogy a többi ütés az Ön javára menjen, { cards-key-give }: hogy a többieké legyen; akkor áll, ha mindenki egyetért.
snap-help = Snapszer: a hívó négy lapból nevez adut, és egyedül játszik a másik kettő ellen. Színre színt kell adni; színhiánynál adut. Ász 11, tízes 10, király 4, felső 3, alsó 2. Aki egy pár királyát vagy felsőjét hívja, a lap után írt { cards-key-meld } betűvel bemondhatja: 20, aduban 40; akkor ér, ha az oldalnak van ütése. 66-nál kész ({ cards-key-ready }), és Ön nyert: 1, ha a többieknek 33-nál kevesebb van, 2, ha nincs ütésük, 3.
cards-cut-or-knock = Ön emel. Hány lapnál, 1 és { $most } között, vagy 0, ha koppint?
cards-cut = Ön emel. Hány lapnál, 1 és { $most } között?
cards-prompt-card = Az Ön lapja:
ulti-prompt-bid = A bemondás száma:
ulti-prompt-more = { cards-key-all }: minden bemondás
ulti-prompt-take = { cards-key-take }: felveszi a talont (kötelező):
ulti-prompt-take-or-pass = { cards-key-take }: felveszi a talont és többet mond, { cards-key-pass }: passz:
ulti-prompt-speak = { cards-key-stand }: nincs több szó:
ulti-prompt-answer = { cards-key-yes }: egyetért, { cards-key-no }: játsszunk tovább:
cards-status-side = { $who }: ütésekben { $points }{ $melds ->
    [0] {""}
   *[other] , bemondva { $melds }
}, ütés { $tricks }
cards-status-tricks = { $who }: ütés { $tricks }
snap-status-side = { $who }: { $points } pont{ $waits ->
    [0] {""}
   *[other] , az első ütéssel még { $waits }
}, ütés { $tricks }
cards-status-partner = Az Ön társa: { $name }.
cards-status-alone = Ön egyedül játszik.
ulti-sure-kontra = { card-level }, { ulti-figure }: × { $factor } lesz az értéke. Bemondja?
snap-sure-kontra = { card-level }: a leosztás értéke × { $factor } lesz. Bemondja?
snap-sure-snapszer = Snapszer: minden ütést vinni kell, amíg meg nem lesz a 66. Bemondja?
cards-sure-claim = A lapjai nyitva lesznek, akkor is, ha a többiek nem értenek egyet. Javasolja?
cards-sure-card = { $card }: kijátssza?
snap-rather-meld = A párt is bemondja, { $points } pontért?
snap-rather-ready = Most készt mondhat, és nyer. Inkább azt mondja?
snap-offer-meld = { $codes }: { $points }, { card-suit }
snap-offer-ready = { $key }: kész{ $points ->
    [0] {""}
   *[other] , bemutatva { $points }
}, és az Öné a leosztás
cards-you-are = Ön: { $name }.
cards-sheet-deal = leosztás
cards-sheet-total = összesen
cards-sheet-place = helyezés
cards-sheet-points = táblapont
