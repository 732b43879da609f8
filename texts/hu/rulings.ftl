### Amit a program egy játszmáról mond: tények, döntések, elutasítások.
### Az értékek kulcsszavak vagy számok; a fél „white” vagy „black”.

## Nevek, amelyekből a mondatok épülnek. Mondat élén nagybetűsek; a -nak/-nek ragos alak mondat belsejébe való

side-name = { $side ->
    [white] Világos
   *[black] Sötét
}
side-to = { $side ->
    [white] világosnak
   *[black] sötétnek
}
side-of = { $side ->
    [white] Világos
   *[black] Sötét
}
opponent-name = { $opponent ->
    [white] Világos
   *[black] Sötét
}
opponent-to = { $opponent ->
    [white] világosnak
   *[black] sötétnek
}
winner-name = { $winner ->
    [white] Világos
   *[black] Sötét
}
loser-name = { $loser ->
    [white] Világos
   *[black] Sötét
}
loser-of = { $loser ->
    [white] Világosnál
   *[black] Sötétnél
}
seat-name = { $seat ->
    [white] Világos
    [black] Sötét
    [arbiter] A versenybíró
   *[program] A program
}
piece-name = { $piece ->
    [queen] vezér
    [rook] bástya
    [bishop] futó
    [knight] huszár
    [king] király
   *[pawn] gyalog
}
duty-text = { $duty ->
    [must-move] A megérintett bábbal lépni kell.
    [must-capture] A megérintett bábot le kell ütni.
    [must-castle] Sáncolni kell.
   *[free-move] Nincs olyan megérintett báb, amellyel lépni lehetne vagy amelyet le lehetne ütni, ezért bármilyen szabályos lépés megtehető.
}
fault-text = { $fault ->
    [illegal-move] szabálytalan lépés
    [unpromoted-pawn] az utolsó soron hagyott gyalog
    [press-without-move] lépés nélküli órakezelés
   *[two-hands] két kézzel végrehajtott lépés
}
claim-text = { $claim ->
    [threefold] háromszori állásismétlés
   *[fifty-moves] az 50 lépéses szabály
}
misuse-text = { $how ->
    [other-hand] a másik kezével nyomta meg az órát
    [finger] az órán tartotta az ujját
    [hover] az óra fölött tartotta a kezét
    [forcible] túl nagy erővel nyomta meg az órát
    [pick-up] felemelte az órát
   *[knock-over] feldöntötte az órát
}
assistance-text = { $purpose ->
    [moving] a bábok mozgatásához
    [clock] az óra kezeléséhez
    [blindness] mindahhoz, amit vak játékos segítője megtehet
   *[recording] a játszma jegyzéséhez
}
breach-text = { $breach ->
    [disrepute] a sakk jó hírének rontása
    [notes] jegyzet, más forrás vagy tanács igénybevétele
    [analysis] elemzés másik táblán
    [device] elektronikus eszköz
    [bag-touched] hozzányúlt az eszközt tartalmazó táskához
    [inspection-refused] az átvizsgálás megtagadása
    [smoking] dohányzás a kijelölt helyen kívül
    [distraction] az ellenfél zavarása
    [sheet-hidden] a játszmalap eltakarása
    [telephone] telefon használata
   *[not-algebraic] nem algebrai jegyzés
}
zone-text = { $zone ->
    [area] a versenytermet
   *[venue] a verseny helyszínét
}
time-text = { $seconds ->
    [60] 1 perc
    [120] 2 perc
    [one] 1 másodperc
   *[other] { $seconds } másodperc
}

## Kezdés és jelenlét

game-started = { side-of } óráját elindították. A játszma megkezdődött.
player-arrived = { side-name } a megengedett késési időn belül megérkezett.
late-arrival-excused = { side-name } elkésett, de a versenybíró megengedi, hogy a játszmát lejátsszák.

## Érintés és lépés

adjusting-announced = { side-name } bejelentette, hogy igazít.
pieces-adjusted = { side-name } itt igazított meg bábot: { $squares }. Ez semmire sem kötelez.
pieces-touched = { side-name } itt érintett meg bábot: { $squares }. { duty-text }
touched-off-move = { side-name } úgy érintett meg bábot ({ $squares }), hogy nem volt lépésen. Ez semmire sem kötelez.
accident-accepted = { side-of } érintése ({ $squares }) véletlen volt, és semmire sem kötelez.
touch-order-unclear = Nem tudni, melyik bábot érintették meg előbb. { side-of } saját bábja számít tehát elsőnek. { duty-text }
touch-upheld = { side-name } ellen joggal emeltek kifogást a bábok érintése miatt. { duty-text }
square-fixed = { side-name } elengedte a bábot az érkezési mezőn ({ $square }). Máshová már nem léphet vele, de a lépés még nincs megtéve.
castling-begun = { side-name } megkezdte a sáncolást, és végre is kell hajtania.
piece-misplaced = { side-name } olyan mezőre tett egy bábot, ahová szabályosan nem léphet vele ({ $move }). { duty-text }
piece-removed = { side-name } levette a bábot a tábláról ({ $square }).
promotion-open = { side-of } kezében { piece-name } van. A választás nyitva marad, amíg egy báb hozzá nem ér az átváltozási mezőhöz.
promotion-fixed = Az új { piece-name } hozzáért az átváltozási mezőhöz ({ $square }). { side-of } választása végleges.
rook-upside-down = { side-name } fejjel lefelé tett fel egy bástyát ({ $square }). Ez bástya, bárminek nevezik is.
wrong-colour-put-up = { side-name } az ellenfél színű bábját tette fel ({ piece-name }, { $square }). A gyalog nem változott át.
move-made = { side-name } megtette a lépését: { $move }.
move-completed = { side-name } megnyomta az órát, ezzel a lépés befejezett.
move-completed-by-end = { side-of } lépése véget vetett a játszmának, így befejezett.
move-completed-by-next = { side-name } újra lépett, ezzel az előző lépése befejezett.
illegal-move-completed = { side-name } az óra megnyomásával befejezte a lépését ({ $move }). A lépés szabálytalan.
pressed-without-move = { side-name } úgy nyomta meg az órát, hogy nem tett meg lépést.

## Az óra

clock-misused = { side-name } { misuse-text }. A versenybíró ezt büntetheti.
clock-paused = { seat-name } megállította az órákat: { $reason }
pause-faulted = { side-name } elfogadható ok nélkül állította meg az órákat. A versenybíró ezt büntetheti.
going-on-agreed = { side-name } kész folytatni.
clock-resumed = A játszma folytatódik. { side-of } órája jár.
clock-correction-due = Az óra áll. A versenybíró kiigazítja az időket és a lépésszámlálókat.
clock-set = A versenybíró beállította az órát: { $reason }
time-given = A versenybíró { time-text } többletidőt adott { side-to }.
flag-fell = { side-of } zászlója leesett.
both-flags-ignored = Mindkét zászló leesett, és nem tudni, melyik előbb. A játszma a következő időszakban folytatódik.

## Szabálytalanságok

pieces-displaced = { side-name } itt mozdított el bábot: { $squares }. A saját idejéből állítja helyre az állást.
pieces-restored = { side-name } visszatette a helyükre az elmozdult bábokat.
pressed-while-displaced = { side-name } megnyomta az órát, mielőtt az elmozdult bábok visszakerültek volna a helyükre. A versenybíró ezt büntetheti.
assistant-requested = { side-name } kéri, hogy segítőt vehessen igénybe { assistance-text }. A versenybíró dönt.
assistant-allowed = A versenybíró segítőt engedélyez { side-to } { assistance-text }. { $seconds ->
    [0] A játékos ideje nem változik.
   *[other] A játékos ideje ennyivel csökken: { time-text }.
}
position-transferred = A tábla rosszul feküdt. Az állás egy helyesen fekvő táblára kerül, és a játszma folytatódik.
colours-stand = A színek felcserélődtek, de már mindkét fél megtett tíz lépést. A játszma folytatódik.
position-restored = Visszaáll az utolsó azonosítható állás, és a játszma onnan folytatódik.
fault-corrected = { side-of } szabálytalan lépése nem volt befejezett, ezért büntetés nélkül kell kijavítani. { duty-text }
two-hands-corrected = { side-name } az óra megnyomása előtt fél kézzel megismételte a lépést; ez nem vétség.
fault-penalised = { side-name } büntetést kap { fault-text } miatt. { $seconds ->
    [0] Ezzel { $count } szabálytalan lépése van, és ez eldönti a játszmát.
   *[other] { opponent-name } { time-text } többletidőt kap.
}
correction-agreed = { side-name } beleegyezik a szabálytalan lépés visszavételébe.
corrected-by-agreement = A két játékos megegyezett. Visszaáll a szabálytalan lépés előtti állás.
illegal-position-watched = Az állás szabálytalan. A versenybíró megvárja a következő lépés befejezését.
position-cured = Az állás szabályos. A játszma folytatódik.

## Döntetlen

draw-offered = { side-name } döntetlent ajánl.
draw-offered-untimely = { side-name } döntetlent ajánl. Az ajánlat érvényes, de a megfelelő pillanat a lépés megtétele után, az óra megnyomása előtt van.
draw-refused = { side-name } elutasította a döntetlenajánlatot.
draw-refused-by-touch = { side-name } egy báb megérintésével elutasította a döntetlenajánlatot.
consent-given = A versenybíró hozzájárul a megegyezéses döntetlenhez.
claim-made = { side-name } döntetlent igényel. Az igény alapja: { claim-text }. Az órák állnak, amíg a versenybíró dönt.
claim-rejected = { side-name } { claim-text } alapján döntetlent igényelt. Az igény téves. { opponent-name } { time-text } többletidőt kap.

## Gyorsított játszmabefejezés és a jegyzés megtekintése

increment-requested = { side-name } lépésenkénti többletidőt kér. Ez egyben döntetlenajánlat is.
increment-introduced = Mostantól mindkét játékos lépésenként { $increment } másodpercet kap. { side-name } ezenfelül { time-text } többletidőt kap.
increment-refused = { side-name } lépésenkénti többletidőt kért, de a versenybíró ezt nem engedélyezi.
quickplay-claimed = { side-name } döntetlent igényel arra hivatkozva, hogy az ellenfele normális eszközökkel nem tud nyerni, vagy meg sem próbálja. A versenybíró dönt.
quickplay-postponed = { side-of } igényének ügyében a versenybíró elhalasztotta a döntést. A játszma folytatódik.
quickplay-rejected = { side-of } igényét a versenybíró elutasította. { opponent-name } { time-text } többletidőt kap.
quickplay-decision-due = { side-of } zászlója leesett. A versenybíró most dönt az elhalasztott igényről.
score-shown = A játszmalapot megmutatták { side-to }.
score-asked-too-often = { side-name } ötnél többször kérte a játszma jegyzését. Ez zavarja az ellenfelet.

## A versenybíró

device-warned = { side-of } egyik elektronikus eszköze hangot adott. Ez az első eset, ezért figyelmeztetést kap.
penalty-warning = { side-name } figyelmeztetést kap.
penalty-more-time = { side-of } büntetése: { time-text } többletidő { opponent-to }.
penalty-less-time = { side-of } ideje ennyivel csökken: { time-text }.
penalty-points = A pontokat a versenybíró szabta meg. { side-of } pontja: { $own }, az ellenfeléé: { $opponents }.
penalty-loss = { side-name } elveszti a játszmát, az ellenfele pontja: { $opponents }.
penalty-fine = { side-of } pénzbírságának összege: { $amount }.
penalty-exclusion = { side-of } büntetése: kizárás { $rounds ->
    [one] 1 fordulóból
   *[other] { $rounds } fordulóból
}.
penalty-expulsion = { side-of } büntetése: kizárás a versenyből.
ruling-overridden = A versenybíró felülbírálta a döntést: { $reason }
arbiter-asked = Nem tudni, hogy { $side ->
    [white] világos
   *[black] sötét
} adhatna-e még mattot. A versenybíró dönt.

## Játszmalapok

move-recorded = { side-name } feljegyezte: { $text }
recorded-in-advance = { side-name } a lépés megtétele előtt leírta: { $text }. Előre csak döntetlenigényhez vagy borítékoláshoz szabad írni; a versenybíró ezt büntetheti.
sheet-replaced = { side-of } elektronikus játszmalapja hibás. A versenybíró kicseréli.
sheet-update-due = Leesett egy zászló. { side-name } nem volt köteles jegyezni, ezért a lépése előtt pótolnia kell a hiányzó lépéseket.
both-sheet-updates-due = Leesett egy zászló, és egyik játékos sem volt köteles jegyezni. Az órák állnak, amíg mindkét játszmalap teljes nem lesz.
sheet-updated = { side-name } kiegészítette a játszmalapját.
reconstructing = Nincs teljes jegyzés. Az állást és az időket feljegyezték, a játszmát egy másik táblán rekonstruálják.
count-settled = A lépésszámlálók állása: világos { $white }, sötét { $black }. A következő lépés innen számít.
sheet-handed-out = { side-name } játszmalapot kapott.
result-signed = { side-name } aláírta az eredményt: { $result }.

## Viselkedés és a versenybíró feladatai

player-left = { side-name } elhagyta { zone-text }.
player-left-without-permission = { side-name } a szükséges engedély nélkül hagyta el { zone-text }. A versenybíró választja meg a büntetést.
outsider-entered = { $person } engedéllyel lépett a versenyterembe.
outsider-entered-without-permission = { $person } engedély nélkül lépett a versenyterembe.
breach = { side-name }: { breach-text }. A versenybíró választja meg a büntetést.
complaint = { side-name } panaszt tesz az ellenfelére: { breach-text }. A versenybíró mérlegeli.
repetition-noted = { side-name } tíz lépésen belül { $count } alkalommal ajánlott vagy követelt döntetlent. Ez zavarhatja az ellenfelet; a versenybíró mérlegeli.
inspection-ordered = { side-of } holmiját zárt helyen átvizsgálják.
device-put-away = { side-of } eszköze kikapcsolva, táskában van, ahogy a versenykiírás megengedi.
law-explained = A versenybíró elmagyarázta { side-to } a következő pontot: { $article }.
appeal-registered = { side-name } fellebbez: { $text } A döntésig az eredmény ideiglenes.
report-received = A versenybíró értesült erről: { $text }
person-expelled = A helyszínről kiutasított személy: { $person }.
assistant-appointed = A versenybíró segítője: { $person }.
arrangement-made = { side-name } részére külön intézkedés történt: { $measure }

## Vak játékosok és bejelentések

two-boards-used = { side-name } két tábla használatát kéri: egy rendeset és egyet a vak játékosnak.
pieces-felt = { side-name } kitapogatta: { $squares }. A lyukban álló báb nem számít megérintettnek, ezért lépni nem kell vele.
piece-plugged = { side-name } új lyukba tette a bábot ({ $move }). A lépés csak akkor van megtéve, ha bejelentette, és a leütött báb lekerült a tábláról.
victim-removed = { side-name } levette a leütött bábot ({ $square }). A lépés még nincs megtéve.
move-announced = { side-name } bejelentette: { $move }.
announcement-differs = { side-name } ezt jelentette be: { $move }, de a táblán más áll. A nyelvbotlást az ellenfél órájának elindítása előtt kell kijavítani.
announcement-corrected = { side-name } kijavította a bejelentését: { $move }.
move-repeated = { side-name } megismételte a bejelentést: { $move }.
announcement-heard = Értve: { $move }.
wrong-board-adjusted = A jegyzések egyeznek. { side-name } hajtotta végre rosszul a lépést, és kiigazítja a tábláját.
back-to-agreement = A jegyzések eltérnek. Az utolsó egyező állást kell felállítani ({ $ply } féllépés után), az órákat a versenybíró igazítja ki.
assistant-required = Vak játékos hallássérülttel játszik: segítő kötelező.
pairing-in-order = Ehhez a játszmához nem kötelező segítő.
times-told = A lépésszámot és az időket megmondták { side-to }.
assistant-acted = { side-of } segítője jár el.

## Függő játszma

session-announced = Megkezdődött a játékidő, hossza: { time-text }.
seal-requested = A játékidő véget ért. { side-name } borítékolja a lépését.
move-sealed = { side-name } borítékolta a lépését, és az óra megállításáig még megváltoztathatja.
move-sealed-early = { side-name } a játékidő vége előtt borítékol. A hátralévő rész elhasznált időnek számít: { time-text }.
moved-on-board = { side-name } borítékolás helyett a táblán lépett: { $move }. Ez a borítékolt lépés.
game-adjourned = { side-name } megállította az órát. A játszma függőben maradt, a borítékolt lépés már nem változtatható meg.
envelope-kept = { side-name } borítékát ({ $number }. lépés) ellenőrizték és megőrzik. Folytatás: { $resumption }
game-resumed = A függő állást és az időket beállították. A boríték felbontható.
resumed-responder-absent = A válaszadó játékos nincs jelen. Az ő órája jár, a boríték zárva marad.
resumed-sealer-absent = A borítékoló játékos nincs jelen. Az ellenfele borítékolhatja a válaszát.
resumed-neither-present = Egyik játékos sincs jelen. A válaszadó ideje telik.
envelope-stays-closed = { side-name } nincs jelen, hogy válaszoljon, ezért a boríték zárva marad. { side-of } órája jár.
sealed-move-played = A borítékot felbontották. { side-of } borítékolt lépése ({ $move }) a táblára kerül.
stated-move-played = A boríték elveszett. { side-name } megteszi azt a lépést, amelyet elmondása szerint borítékolt: { $move }.
reply-sealed = { side-name } borítékolta a válaszát, mert az ellenfele nincs jelen. Most az ellenfél órája jár.

## Sakk 960 és igények versenybíró nélkül

array-valid = Ez a kiinduló állás játszható: { $array }.
castling-announced = { side-name } bejelentette, hogy sáncolni fog.
quickplay-filed = { side-of } igényének alapját leírták a kijelölt versenybíró számára.
claim-verified = { side-name } igazolta, amit az ellenfele benyújtott.

## A játszma vége

end-checkmate = Matt. { winner-name } nyert.
end-stalemate = Patt. A játszma döntetlen.
end-dead-position = Egyik fél sem adhat már mattot semmilyen szabályos lépéssorozattal. A játszma döntetlen.
end-resignation = { loser-name } feladta a játszmát. { winner-name } nyert.
end-resignation-draw = Az egyik játékos feladta a játszmát, de az ellenfele semmilyen szabályos lépéssorozattal nem adhatott volna mattot. A játszma döntetlen.
end-agreement = A játékosok döntetlenben egyeztek meg.
end-threefold = Az állás legalább harmadszor fordul elő. Az igény helyes, a játszma döntetlen.
end-fifty-moves = Mindkét fél ötven lépése telt el ütés és gyaloglépés nélkül. Az igény helyes, a játszma döntetlen.
end-fivefold = Az állás ötször fordult elő. A játszma döntetlen.
end-seventy-five-moves = Mindkét fél hetvenöt lépése telt el ütés és gyaloglépés nélkül. A játszma döntetlen.
end-flag = { loser-name } túllépte az idejét. { winner-name } nyert.
end-flag-draw = Időtúllépés történt, de az ellenfél semmilyen szabályos lépéssorozattal nem adhat mattot. A játszma döntetlen.
end-both-flags = Mindkét zászló leesett. A játszma döntetlen.
end-default = { loser-name } nem érkezett meg a megengedett késési időn belül. { winner-name } nyert.
end-both-default = Egyik játékos sem érkezett meg a megengedett késési időn belül. Mindketten veszítettek.
end-illegal = { loser-name } veszített szabálytalan lépés miatt. { winner-name } nyert.
end-illegal-draw = A szabálytalan lépés vereséget jelentene, de az ellenfél semmilyen szabályos lépéssorozattal nem adhat mattot. A játszma döntetlen.
end-illegal-position = Az állás a következő lépés után is szabálytalan. A játszma döntetlen.
end-wrong-array = Hibás volt a kiinduló állás. A játszma érvénytelen, helyette újat játszanak.
end-wrong-colours = A játszma felcserélt színekkel kezdődött. Érvénytelen, helyette újat játszanak.
end-quickplay = Az igény megalapozott. A játszma döntetlen.
end-quickplay-filed = Döntetlenigény érkezett, és a játék véget ért. Az igényről a kijelölt versenybíró dönt.
end-device = { loser-of } elektronikus eszközt találtak, vagy ilyen eszköz szólalt meg. { winner-name } nyert.
end-refusal = { loser-name } makacsul megtagadta a szabályok betartását, ezért veszített.
end-both-refuse = Mindkét játékos makacsul megtagadta a szabályok betartását. Mindketten veszítettek.
end-penalty = { loser-name } a versenybíró döntése alapján elveszti a játszmát. Pontok: { $score }.
end-declared = A versenybíró kihirdette az eredményt ({ $result ->
    [annulled] érvénytelen
    [pending] függőben
   *[other] { $result }
}): { $reason }
end-sealed-loss = A borítékolt lépés nem egyértelmű vagy szabálytalan. { loser-name } veszített, { winner-name } nyert.
end-sealed-draw = A borítékolt lépés nem egyértelmű vagy szabálytalan, de az ellenfél semmilyen szabályos lépéssorozattal nem adhat mattot. A játszma döntetlen.
end-sealed-move = Az egyik játékos elkésett, de a borítékolt lépés befejezte a játszmát: { $result }.
end-position-lost = A függő állást nem lehet megállapítani. A játszma érvénytelen, helyette újat játszanak.
end-signed = Mindkét játékos aláírta az eredményt: { $result }. Ez érvényes, hacsak a versenybíró másképp nem dönt.

## Elutasítások

refused-game-over = A játszma véget ért; ez már semmin sem változtat.
refused-time-ran-back = A megadott időpont korábbi egy már rögzítettnél. Semmi sem változott.
refused-not-your-office = { seat-name } ezt nem teheti meg.
refused-not-started = A játszma még nem kezdődött el.
refused-already-started = A játszma már elkezdődött.
refused-not-arrived = A játékos még nem érkezett meg a táblához.
refused-already-here = A játékos már a táblánál van.
refused-default-time-not-over = Senki sem lépte túl a megengedett késési időt.
refused-paused = Az órákat megállították. A folytatás időpontjáról a versenybíró dönt.
refused-not-paused = Az órák nincsenek megállítva.
refused-arbiter-must-answer = A versenybírónak előbb válaszolnia kell a nyitott kérdésre.
refused-nothing-asked = Nincs nyitott kérdés.
refused-not-on-move = Az ellenfél van lépésen.
refused-nothing-there = Ezen a mezőn nem áll báb: { $square }.
refused-bound-by-touch = A megérintett báb kötelez. { duty-text }
refused-adjust-not-allowed = Csak a lépésen lévő játékos igazíthat bábot.
refused-adjust-off-clock = Bábot csak addig szabad igazítani, amíg a játékos saját órája jár.
refused-no-promotion = Ott egyetlen gyalog sem változhat át ilyen bábbá.
refused-not-legal = { $motion } nem szabályos lépés; itt csak az fogadható el.
refused-press-has-no-effect = Az óra megnyomásának most nincs hatása.
refused-objection-forfeited = Aki maga is bábot érintett, már nem kifogásolhatja, hogy az ellenfele megsértette az érintés szabályait.
refused-claim-forfeited = Aki bábot érintett, ebben a lépésben már nem igényelhet döntetlent.
refused-claim-pending = Egy igény a versenybíró döntésére vár.
refused-claim-irrevocable = Az igényt nem lehet visszavonni.
refused-no-claim = Nincs igény, amely döntésre várna.
refused-claim-not-on-move = Ezt csak a lépésen lévő játékos igényelheti.
refused-nothing-to-object = Az érintés szabályait nem sértették meg, nincs mit kifogásolni.
refused-nothing-illegal = Nem történt szabálytalanság.
refused-only-opponent-claims = Ahol kevés a versenybíró, szabálytalan lépést csak az ellenfél reklamálhat.
refused-illegal-move-unknown = Az állás szabálytalan, de nem ismert, melyik szabálytalan lépés vezetett hozzá. A versenybíró az utolsó megállapítható állást állítja vissza.
refused-array-was-right = A kiinduló állás helyes volt.
refused-nothing-displaced = Nincs elmozdult báb, amelyet vissza kellene tenni.
refused-no-offence-yet = A két kéz használata csak akkor vétség, ha az órát is megnyomták.
refused-illegal-move-stands = Az ellenfél már megtette a következő lépést. A szabálytalan lépés érvényes marad, hacsak a két játékos meg nem egyezik a kijavításában.
refused-flag-up = A zászló nem esett le.
refused-flag-claim = Az igény elutasítva: az ellenfél zászlója nem esett le.
refused-own-flag-down = Az igény elutasítva: az igénylő zászlója is leesett.
refused-arbiter-silent = E szabályok szerint a versenybíró csak akkor jár el, ha egy játékos kéri.
refused-too-late = Ezt már késő kifogásolni: mindkét fél túl sok lépést fejezett be.
refused-times-stand = A hibás időt csak akkor javítják ki, ha a játékos a folytatás utáni első lépése előtt szól, hacsak a versenybíró másképp nem dönt.
refused-result-stands = A játszma véget ért. Az eredménye érvényes marad.
refused-no-offer = Nincs érvényben lévő ajánlat.
refused-offer-void = A versenykiírás még nem engedi meg a megegyezéses döntetlent. Az ajánlat érvénytelen.
refused-offer-irrevocable = Az ajánlatot nem lehet visszavonni.
refused-agreement-void = Döntetlenben csak azután lehet megegyezni, hogy mindkét fél megtett legalább egy lépést.
refused-score-impossible = Ilyen pontszám nem adható.
refused-score-only-on-move = Csak a lépésen lévő játékos kérheti, hogy megnézhesse a játszma jegyzését.
refused-quickplay-inadmissible = A gyorsított befejezés útmutatója ezt itt nem teszi lehetővé.
refused-no-such-ruling = Nincs ilyen döntés, vagy már felülbírálták.
refused-ruling-overtaken = A döntés óta már tettek meg lépéseket. Ehelyett az állást kell helyreállítani.
refused-no-rule = Az érvényben lévő szabályok erről nem rendelkeznek. A versenybíró dönt.
refused-record-previous-first = A saját előző lépést fel kell jegyezni, mielőtt a játékos újat tesz.
refused-update-sheet-first = A következő lépés előtt a játszmalapnak teljesnek kell lennie.
refused-no-update-due = Egyik játszmalapot sem kell kiegészíteni.
refused-still-in-play = A játszma nem ért véget, nincs aláírható eredmény.
refused-no-such-article = Ebben a kiadásban nincs ilyen pont.
refused-no-appeals = A versenykiírás nem enged fellebbezést.
refused-now-spectator = A játszma véget ért, a játékosai már nézők.
refused-no-hints = A versenybíró senkinek sem mondja meg a lépésszámot.
refused-sighted-player = A látó játékosra a rendes szabályok érvényesek.
refused-nobody-is-blind = Két táblát csak akkor használnak, ha valamelyik játékos vak.
refused-blind-move-not-made = A lépés még nincs megtéve: végre kell hajtani és be kell jelenteni, mielőtt az ellenfél órája elindul.
refused-announcement-incomplete = A bejelentésből nem derül ki, melyik lépésről van szó.
refused-announcement-too-late = Nincs már kijavítható bejelentés. A versenybíró dönt.
refused-whose-board-is-wrong = A jegyzések egyeznek. Még meg kell állapítani, ki hajtotta végre rosszul a lépést.
refused-not-for-assistant = Ennek a játékosnak nincs olyan segítője, aki ezt megteheti.
refused-seal-final = Az óra áll; a borítékolt lépés már nem változtatható meg.
refused-nothing-sealed = Még senki sem borítékolt lépést.
refused-not-adjourned = Nincs borítékolt lépés.
refused-still-adjourned = A játszma függőben van. A boríték felbontásával folytatódik.
refused-envelope-first = Előbb fel kell bontani a borítékot: ha a borítékolt lépés befejezte a játszmát, az megelőzi a késést.
refused-seal-broken = Nem ezt borítékolták. A borítékot kicserélték, vagy megsérült.
refused-stated-move-unclear = A megnevezett lépés nem egyértelmű vagy szabálytalan.
refused-opponent-is-here = Választ csak a borítékolt lépésre, és csak az ellenfél távollétében lehet borítékolni.
refused-array-invalid = Ez a kiinduló állás Sakk 960-ban nem játszható.
refused-nothing-to-verify = Nincs az ellenfélnek igazolandó igénye.
