### Lépések papíron és fájlban: mit nézett el az olvasó, mit nem tudott elolvasni, mit talál a bíró.

## Amit egy bejegyzésben elnézett

liberty-small-letter = kisbetű bábhoz
liberty-capital-file = nagybetű vonalhoz
liberty-plain-letter = ékezete vesztett betű
liberty-figurine = figurajel a betűk között
liberty-pawn-letter = betű a gyaloghoz
liberty-letter-missing = hiányzik a báb betűje
liberty-engine = csak mezők, ahogy a programok írják
liberty-castling-signs = a sánc más jelekkel
liberty-castling-as-king = a sánc királylépésként írva
liberty-capture-sign = más jel az ütésre
liberty-capture-wrong = az ütés jele téves
liberty-hyphen = kötőjel a rövid alakban
liberty-rank-missing = gyalogütés a sor megadása nélkül
liberty-file-missing = gyalogütés a vonal megadása nélkül
liberty-more-than-needed = a bábok megkülönböztetéséhez kevesebb is elég
liberty-less-than-needed = a bábokat csak a sakk jele különbözteti meg
liberty-promotion-sign = más jel az átváltozásra
liberty-check-wrong = a sakk vagy a matt jele téves
liberty-passing-wrong = nem történt menet közbeni ütés
liberty-passing-sign = más jel a menet közbeni ütésre
liberty-offer-sign = más jel az ajánlatra
liberty-judgement = a lépés értékelése
liberty-spaces = szóközök a bejegyzésben

## Amit a fájl olvasója egy helyről mond

pgn-liberties = elnézéssel olvasva: { $detail }
pgn-unread-no-move = nem lépés
pgn-unread-illegal = nem szabályos lépés
pgn-unread-ambiguous = több szabályos lépésre illik
pgn-unplayed = nem játszható: egy korábbi bejegyzés olvashatatlan
pgn-null-move = olyan lépés, amelyet játékos nem tesz
pgn-number = a helyes sorszám { $detail }
pgn-broken-tag = hibás címke
pgn-repeated-tag = ez a címke már szerepel
pgn-start = ebből az állásból nem lehet játszani: { $detail }
pgn-variant = nem sakk; a lépéseit a program nem vizsgálja
pgn-nested-comment = megjegyzés a megjegyzésben
pgn-open-comment = lezáratlan megjegyzés
pgn-variation-nowhere = változat, amely előtt nincs lépés
pgn-open-variation = lezáratlan változat
pgn-close-nowhere = zárójel, amely semmit sem zár
pgn-passing-wrong = nem történt menet közbeni ütés
pgn-offer-nowhere = ajánlat, amely előtt nincs lépés
pgn-result-differs = nem egyezik a címke eredményével
pgn-second-result = második eredmény
pgn-markup = fenntartott jelek vagy weblap maradványa
pgn-stray = itt semmit sem jelentő jel
pgn-place = { $line }. sor, { $column }. jel, „{ $text }”: { $what }
pgn-more = { $count ->
    [one] és még egy hely
   *[other] és még { $count } hely
}

## Játszmák elbírálása

judge-start = a kezdet
judge-game = { $number }. játszma, { $line }. sor: { $white } - { $black }, { $result }
judge-language = A bejegyzések betűi: „{ $language }”.
judge-unread-no-move = { $at } után: „{ $text }” ({ $line }. sor, { $column }. jel) nem lépés.
judge-unread-illegal = { $at } után: „{ $text }” ({ $line }. sor, { $column }. jel) nem szabályos lépés. Közel áll hozzá: { $moves }.
judge-unread-ambiguous = { $at } után: „{ $text }” ({ $line }. sor, { $column }. jel) több szabályos lépésre illik: { $moves }.
judge-after-mate = { $at } mattot ad, a játszma ezzel véget ért; „{ $text }” ({ $line }. sor, { $column }. jel) már a vége után áll.
judge-after-stalemate = { $at } pattot ad, a játszma ezzel véget ért; „{ $text }” ({ $line }. sor, { $column }. jel) már a vége után áll.
judge-threefold-intended = { side-name } { $at } után döntetlent igényelhetett volna ezt írva: { $move }. Az állás harmadszor fordulna elő. { open-turns }
judge-threefold-appeared = { side-name } { $at } után döntetlent igényelhetett volna: az állás harmadszor fordul elő. { open-turns }
judge-fifty-intended = { side-name } { $at } után döntetlent igényelhetett volna ezt írva: { $move }. Ötven lépés ütés és gyaloglépés nélkül. { open-turns }
judge-fifty-completed = { side-name } { $at } után döntetlent igényelhetett volna: ötven lépés ütés és gyaloglépés nélkül. { open-turns }
open-turns = { $times ->
    [one] Egy alkalommal volt rá mód.
   *[other] { $times } alkalommal volt rá mód.
}
judge-fivefold = { $at } után az állás ötödször fordul elő: a játszma döntetlen. { half-moves-after }
judge-seventy-five = { $at } után hetvenöt lépés telt el ütés és gyaloglépés nélkül: a játszma döntetlen. { half-moves-after }
judge-dead = { $at } után egyik fél sem tud mattot adni: az állás holt, a játszma döntetlen. { half-moves-after }
half-moves-after = { $after ->
    [0] Ott véget is ért.
    [one] Utána még egy féllépés történt.
   *[other] Utána még { $after } féllépés történt.
}
judge-result-checkmate = Az eredmény { $given }, pedig { $at } mattot ad: { $due }.
judge-result-stalemate = Az eredmény { $given }, pedig { $at } pattot ad: { $due }.
judge-result-drawn = Az eredmény { $given }, pedig a játszma a szabály szerint döntetlen volt: { $due }.
judge-result-flag-without-mate = Az eredmény időtúllépéssel { $given }, pedig a győztes semmilyen szabályos lépéssorozattal nem adhatott volna mattot: { $due }.
judge-result-flag-with-mate = Az eredmény időtúllépéssel { $given }, pedig az ellenfél adhatott volna mattot: { $due }.
judge-result-resignation = Az eredmény { $given }, pedig a győztes semmilyen szabályos lépéssorozattal nem adhatott volna mattot: { $due }.
judge-result-agreement = Az eredmény { $given }, pedig még nem lépett mindkét játékos: döntetlenben nem egyezhettek meg.
judge-unsettled = { side-name }: nem dőlt el, adhatott volna-e mattot.
judge-summary = { $games } játszma, { $plies } féllépés: { $findings } megállapítás { $with } játszmában; a fájl { $problems } helye nem olvasható.
judge-summary-head = pont        megállapítás
judge-encoding = A fájl UTF-16 kódolású; így olvastuk, de sok program nem tudja olvasni. Mentse UTF-8 formában.
upload-clean = Más programok minden játszmát úgy olvasnak, ahogy van ({ $games }).
upload-written = { $games } játszma közül { $changed } olyat tartalmaz, amit mások nem tudnak olvasni; az összes játszma mások számára olvashatóan itt van: { $file }.
watch-begins = Figyelés: { $file }. Leállítás: Ctrl-C.
watch-gone = { $file } most nem olvasható: { $why }
watch-alarm = RIASZTÁS, { $number }. játszma ({ $white } - { $black }): { $what }

## Játszmalapok

sheet-language = Betűk: { $language }
sheet-rivals = A lap más betűkkel is végigjátszható, más játszmaként: { $languages }. A --letters kapcsoló dönti el, melyik érvényes.
half-moves = { $count } féllépés
sheet-whole = Minden bejegyzés szabályos lépés: { half-moves }.
sheet-broken = A lap { $count } féllépésig követhető.
compare-same = A két lap egyezik: { half-moves }.
compare-agree = A két lap eddig egyezik: { $at } ({ half-moves }).
compare-next = Utána { $file } szerint: { $move }
compare-nothing = semmi olvasható
compare-position = Az ottani állás: { $fen }
compare-starts = A két lap nem ugyanabból az állásból indul.
repair-none = Nem található szabályos játszma, amely a lapokat megmagyarázná.
repair-found = { $count ->
    [one] Egy játszma magyarázza a lapokat { $fixes } javítással:
   *[other] { $count } játszma magyarázza a lapokat { $fixes } javítással:
}
repair-more = Van még játszma ugyanennyi javítással.
repair-incomplete = A keresés { $nodes } állás után megszakadt: hiányozhatnak válaszok.
repair-game = { $number }. játszma
repair-miswritten = { $file }, { $at }: „{ $text }” helyesen { $move }.
repair-blank = { $file }, { $at }: üresen maradt, helyesen { $move }.
repair-missing = { $file }, { $at }: hiányzik { $move }.
repair-extra = { $file }, { $at } előtt: „{ $text }” fölösleges bejegyzés.
repair-made = Megtett lépések: világos { $white }, sötét { $black }.
repair-reached = { side-name } elérte az időellenőrzést ({ $control }. lépés).
repair-not-reached = { side-name } nem érte el az időellenőrzést ({ $control }. lépés).
