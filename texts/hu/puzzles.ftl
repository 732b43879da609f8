# The puzzles page: its own words first, then the cases of puzzles/cases.yaml.

puzzles-title = Hogyan dönt a versenybíró?
puzzles-lead = Olvassa el, mi történt, döntsön versenybíróként, és nézze meg az indoklást a szabályponttal. A megoldott eseteket ez az eszköz megjegyzi.
puzzles-path = Versenybíró { $count } esetben
puzzles-path-lead = Az első érintéstől a kiadások különbségeiig, a nehézség sorrendjében.
puzzles-path-start = Kezdés
puzzles-path-go-on = Folytatás
puzzles-path-done = Minden eset megoldva. Szép döntések!
puzzles-progress = Megoldva: { $right }, összesen { $count }
puzzles-topics = Válasszon témát
puzzles-level = Szint
puzzles-level-all = Minden szint
puzzles-level-1 = 1. Minden játékosnak
puzzles-level-2 = 2. Versenyzőknek
puzzles-level-3 = 3. Versenybíróknak
puzzles-cases = Esetek
puzzles-none = Ebben a témában ezen a szinten nincs eset.
puzzles-state-new = még nem próbálta
puzzles-state-right = megoldva
puzzles-state-wrong = még nincs megoldva
puzzles-case = { $number }. eset, összesen { $count }
puzzles-board = A tábla
puzzles-to-move = { $side ->
    [white] Világos van lépésen
   *[black] Sötét van lépésen
}
puzzles-answers = Az Ön döntése
puzzles-answer = Válasz
puzzles-right = Helyes.
puzzles-wrong = Nem így van.
puzzles-right-answer = A helyes válasz:
puzzles-why = Indoklás
puzzles-judgement = A mértéket a versenybíró mérlegeli.
puzzles-read = Szabálypont:
puzzles-again = Újra
puzzles-previous = Előző
puzzles-next = Következő eset
puzzles-list = Minden eset
puzzles-forget = Megoldásaim törlése
puzzles-forget-ask = Törli minden válaszát erről az eszközről?
puzzles-keys = Billentyűk: 1–4 választ, Enter válaszol és továbblép.
puzzles-topic-touch = Érintés és lépés
puzzles-topic-illegal = Szabálytalan lépések
puzzles-topic-clock = Óra és zászló
puzzles-topic-draws = Döntetlen és igények
puzzles-topic-end = A játszma vége
puzzles-topic-recording = A lépések jegyzése
puzzles-topic-conduct = Magatartás
puzzles-topic-rapid = Rapid és villám
puzzles-topic-special = Vak játékosok, függőjátszmák
puzzles-topic-start = Kezdés és késés
puzzles-topic-arbiter = A versenybíró jogköre
puzzles-topic-editions = A kiadások összevetése

## Touch-move

case-first-touched = Három megérintett báb
    .story = Világos első lépése következik. Világos lépési szándékkal megérinti a c1-futót, aztán az a1-bástyát, végül a g1-huszárt.
    .ask = Mit köteles lépni világos?
    .a = Bármit: az elsőként megérintett báb nem tud lépni
    .b = A huszárral kell lépnie
    .c = Bármit: az érintés még nem kötelez, csak a felemelés
    .why = Ha valaki több saját bábot érint meg, az elsővel kell lépnie, amelyik lépni tud. A futó és a bástya be van zárva, így a huszár következik.

case-touch-enemy = Az ellenfél gyalogja
    .story = Világos ütési szándékkal megérinti sötét d5-gyalogját, aztán meggondolja magát.
    .ask = Mit köteles lépni világos?
    .a = Le kell ütnie a gyalogot, akár a huszárral, akár az e-gyaloggal
    .b = Az e-gyaloggal kell leütnie, mert az áll a legközelebb
    .c = Bármit: csak a saját bábok kötelezik
    .why = Aki az ellenfél bábját érinti meg, köteles leütni, ha lehet. Hogy mivel üti le, azt ő dönti el.

case-adjust-late = Elkésett „igazítok”
    .story = Világos megfogja a b1-huszárt, habozik, majd így szól: „Igazítok.”
    .ask = Mi történik most?
    .a = Semmi: világos bejelentette, bármit léphet
    .b = Világos bármit léphet, de sötét két perc többletidőt kap
    .c = Világosnak ezzel a huszárral kell lépnie
    .why = Az igazítást az érintés előtt kell bejelenteni. Az érintés után kimondott szó már nem számít.

case-off-move = Érintés lépésen kívül
    .story = Világos az első lépésén gondolkodik. Sötét szórakozottan felemeli az e7-gyalogot, majd visszateszi.
    .ask = Mi következik ebből sötét számára?
    .a = A következő lépésében ezzel a gyaloggal kell lépnie
    .b = Semmire sem kötelezi
    .c = Sötét szabálytalan lépésének számít
    .why = Az érintés csak a lépésen lévő játékost kötelezi. Ha sötét ezt újra meg újra megteszi, a versenybíró az ellenfél zavarásának tekintheti.

case-release-made = Elengedve az e3-mezőn
    .story = Világos az e-gyaloggal e3-ra lépett, és elengedte. Az órát még nem nyomta meg. Most egy mezővel tovább szeretné tolni a gyalogot.
    .ask = Megteheti még?
    .a = Nem: a lépés megtörtént, amikor a keze elengedte a gyalogot
    .b = Igen: az óra megnyomásáig, ugyanazzal a gyaloggal
    .c = Nem, és a kísérletért sötét két perc többletidőt kap
    .why = A szabályos lépés meg van téve, amint a bábot az új mezőn elengedték. Az óra megnyomása csak befejezi.

case-rook-then-king = Előbb a bástya, aztán a király
    .story = Világos röviden akar sáncolni. Előbb a h1-bástyát érinti meg, csak utána a királyt.
    .ask = Mit köteles lépni világos?
    .a = Röviden kell sáncolnia
    .b = A királlyal kell lépnie, de arra az oldalra nem sáncolhat
    .c = A h1-bástyával kell lépnie
    .why = A sáncolás királylépés: a királyt kell előbb vagy a bástyával együtt megérinteni. Az elsőként megérintett bástyával lépni kell, mint bármely más bábbal.

case-king-then-rook = Sáncolni akart, de nem lehet
    .story = Világos röviden akar sáncolni: megérinti a királyt, majd a h1-bástyát. Csak ekkor veszi észre, hogy az f8-bástya támadja az f1-mezőt.
    .ask = Mit köteles lépni világos?
    .a = Bármit, mert a sáncolás nem lehetséges
    .b = Bármely szabályos királylépést, a hosszú sáncot is
    .c = Bármely szabályos királylépést, de sáncolni nem szabad
    .d = A h1-bástyával kell lépnie
    .why = Ha a szándékolt sáncolás szabálytalan, másik szabályos királylépést kell tenni. A másik oldalra sáncolás is ilyen.

case-objection-late = Elkésett kifogás
    .story = Világos megérintette az f1-futót, de aztán a huszárral ütött d5-re. Sötét megfogja az f6-huszárt, hogy visszaüssön. Csak ekkor kifogásolja a futót.
    .ask = Hogyan dönt a versenybíró?
    .a = Visszaállítja az állást, és világosnak a futóval kell lépnie
    .b = A lépés marad, sötét két perc többletidőt kap
    .c = A kifogás elkésett; sötétnek a megérintett huszárral kell lépnie
    .why = Aki lépési szándékkal bábot érint, elveszti a jogát, hogy az ellenfél érintését kifogásolja.

case-en-passant-touched = Az elsurranó gyalog
    .story = Sötét éppen d7-ről d5-re lépett. Világos ütési szándékkal megérinti ezt a gyalogot, és csak ekkor látja, hogy d5-re egyetlen bábja sem üthet.
    .ask = Mit köteles lépni világos?
    .a = Menet közben le kell ütnie a gyalogot
    .b = Bármit: a d5-mezőre semmi sem üthet
    .c = Az e-gyaloggal kell lépnie, akár előre, akár ütéssel
    .why = A menet közbeni ütés is a megérintett gyalog leütése. Itt ez az egyetlen lehetőség, tehát ezt kell lépni.

## Illegal moves

case-illegal-first = Eltévedt huszár
    .story = Standard játszma. Világos a g1-huszárral g3-ra lépett, és megnyomta az órát. A versenybíró látja. Ez világos első vétsége.
    .ask = Hogyan dönt a versenybíró?
    .a = Világos elveszti a játszmát
    .b = A huszár visszakerül, szabályosan kell vele lépni; sötét két perc többletidőt kap
    .c = A huszár visszakerül, világos bármit léphet; sötét két perc többletidőt kap
    .d = A huszár visszakerül, szabályosan kell vele lépni; más nem történik
    .why = A szabálytalan lépést vissza kell venni, és a helyette tett lépésre érvényes az érintés szabálya. Standard játszmában az elsőért az ellenfél két percet kap.

case-illegal-second = Megint megtörtént
    .story = Standard játszma. Világos egy szabálytalan lépésért már kapott büntetést. Most a g1-huszárral g3-ra lép, és megnyomja az órát.
    .ask = Hogyan dönt a versenybíró?
    .a = Sötét ismét két perc többletidőt kap
    .b = Sötét ezúttal négy perc többletidőt kap
    .c = Világos elveszti a játszmát
    .why = Ugyanannak a játékosnak a második befejezett szabálytalan lépése játszmavesztés, kivéve ha az ellenfél semmiképp sem adhat mattot.

case-before-press = Az óra megnyomása előtt
    .story = Standard játszma. Világos a g1-huszárt g3-ra tette, és elengedte. Mielőtt megnyomná az órát, sötét szól, hogy ez nem huszárlépés.
    .ask = Mi következik?
    .a = Világos szabályosan lép a huszárral; büntetés nincs
    .b = Világos bármilyen szabályos lépést tehet; büntetés nincs
    .c = Ez szabálytalan lépés; sötét két perc többletidőt kap
    .why = Szabálytalan lépésért csak akkor jár büntetés, ha az óra megnyomásával befejezték. A huszárt azonban megérintette, tehát azzal kell lépnie.

case-press-no-move = Csak az órát nyomta meg
    .story = Standard játszma. Világos gondolataiba merülve megnyomja az órát, pedig nem lépett. A versenybíró látja.
    .ask = Hogyan dönt a versenybíró?
    .a = Újraindítja világos óráját; büntetés nincs
    .b = Szabálytalan lépésnek számít: világos lép, sötét két perc többletidőt kap
    .c = Világos elpasszolta a lépést: sötét következik
    .why = Az óra lépés nélküli megnyomása szabálytalan lépésnek számít. Az állás nem változik, a két perc jár.

case-two-hands = Sáncolás két kézzel
    .story = Standard játszma. Világos röviden sáncol: egyik kezével a királyt, a másikkal a bástyát teszi át, majd megnyomja az órát. Maga a sáncolás szabályos. Ez világos első vétsége.
    .ask = Hogyan dönt a versenybíró?
    .a = A sáncolást vissza kell venni
    .b = Szól világosnak, hogy ezt ne tegye; büntetés nincs
    .c = A sáncolás marad, szabálytalan lépésnek számít, sötét két perc többletidőt kap
    .why = A két kézzel megtett és befejezett lépés szabálytalan lépésnek számít. A szabályos sáncolás ettől még a táblán marad.

case-pawn-left = Gyalog az utolsó soron
    .story = Standard játszma. Világos e8-ra tolta a gyalogot, ott hagyta gyalogként, és megnyomta az órát. Ez világos első vétsége.
    .ask = Hogyan dönt a versenybíró?
    .a = A gyalogból vezér lesz, szabálytalan lépésnek számít, sötét két perc többletidőt kap
    .b = A gyalog visszakerül e7-re, és világos újra lép
    .c = Világos most választ tisztet; büntetés nincs
    .d = A gyalogból vezér lesz; büntetés nincs
    .why = Az utolsó soron hagyott gyalogot azonos színű vezérre kell cserélni, bármire gondolt is a játékos. A vétség szabálytalan lépésnek számít.

case-second-against-bare-king = A második, de ki ellen?
    .story = Standard játszma. Világosnak vezére van, sötétnek csak a királya. Világos, aki egyszer már kapott büntetést, a vezérrel c1-ről a7-re lép, amit vezér nem tehet, és megnyomja az órát.
    .ask = Hogyan ér véget a játszma?
    .a = Sötét nyer
    .b = A játszma döntetlen
    .c = Folytatódik: sötét két perc többletidőt kap
    .why = A második szabálytalan lépés játszmavesztés, de nem nyerhet az, aki semmilyen szabályos lépéssorral sem adhat mattot. Magányos király ellen döntetlen.

case-illegal-then-mate = A matt után derült ki
    .story = Standard játszma. Világos a gyaloggal f2-ről f5-re lépett; senki sem vette észre. Sötét e6-ot lépett, világos g4-et, sötét pedig a vezérrel h4-en mattot adott. Most világos azt mondja: az első lépésem szabálytalan volt, vissza kell menni.
    .ask = Hogyan dönt a versenybíró?
    .a = Visszaállítja a szabálytalan lépés előtti állást
    .b = A játszma döntetlen
    .c = A matt érvényes: sötét nyert
    .why = A szabálytalan lépést akkor kell kijavítani, ha a játszma közben kiderül. A szabályos lépéssel adott matt véget vetett a játszmának; utána már késő.

## Clock and flag

case-other-hand = Jobb kéz, bal kéz
    .story = Világos a jobb kezével a bástyát a1-ről d1-re teszi, az órát pedig a bal kezével nyomja meg. Sötét hívja a versenybírót.
    .ask = Mi történt?
    .a = Szabálytalan lépés: sötét két perc többletidőt kap
    .b = Az órakezelés szabályának megsértése: a lépés marad, a versenybíró büntethet
    .c = Semmi: csak két kézzel lépni tilos
    .why = Az órát azzal a kézzel kell megnyomni, amellyel a lépés történt. Szabálytalan lépésnek nem számít; hogy elég-e a figyelmeztetés, azt a versenybíró mérlegeli.

case-flag-bare-king = Vezérelőny, de elfogyott az idő
    .story = Világosnak királya és vezére van, sötétnek csak a királya. Világos zászlaja leesik, és a versenybíró látja.
    .ask = Hogyan ér véget a játszma?
    .a = Sötét nyer időtúllépéssel
    .b = A játszma döntetlen
    .c = Világos nyer: övé a vezér
    .why = Akinek lejár az ideje, veszít, de csak olyan ellenféllel szemben, aki valamilyen szabályos lépéssorral még mattot adhatna. A magányos király erre sosem képes.

case-knocked-over = Két gyalog a földön
    .story = Világos, miközben egy bábért nyúl, feldönti az a2- és a b2-gyalogot. Világos órája jár.
    .ask = Mi a teendő?
    .a = Világos a saját idejében visszateszi a gyalogokat
    .b = Az órákat meg kell állítani, amíg a gyalogok újra állnak
    .c = Sötét óráját kell elindítani, mert világos nem tud játszani
    .why = Aki bábokat mozdít el a helyükről, a saját idejében teszi vissza őket. Ha nem teszi, az ellenfél megállíthatja az órákat, és hívhatja a versenybírót.

case-move-forty = A negyvenedik lépés
    .story = Negyven lépés két óra alatt, lépésenkénti többletidő nélkül. Világos 39 lépést fejezett be, két másodperccel a vége előtt a1-ről d1-re lép a bástyával, és elengedi. Mielőtt a keze az órához érne, leesik a zászló. A versenybíró látja. Sötétnek két bástyája van.
    .ask = Hogyan dönt a versenybíró?
    .a = A negyvenedik lépés időben megtörtént: a játszma folytatódik
    .b = A játszma folytatódik, sötét két perc többletidőt kap
    .c = Világos túllépte az időt, és vesztett
    .why = Az időellenőrzésnél a befejezett lépés számít, ahhoz pedig az órát is meg kell nyomni. Világos csak 39 lépést fejezett be.

case-mate-before-flag = Matt, leesett zászlóval
    .story = Világos ideje egy másodperce lejárt, de senki sem vette észre. Világos a8-ra lép a bástyával, és ez matt. A versenybíró csak ekkor látja meg a leesett zászlót.
    .ask = Hogyan ér véget a játszma?
    .a = Világos nyer: a matt volt előbb
    .b = Sötét nyer: az idő a matt előtt lejárt
    .c = A játszma döntetlen
    .why = A zászló akkor számít leesettnek, amikor a versenybíró észreveszi, vagy egy játékos jogosan bejelenti. A matt ez előtt véget vetett a játszmának.

case-knight-and-pawn = Huszár gyalog ellen
    .story = Világosnak királya és huszára van, sötétnek királya és egy gyalogja. Sötét zászlaja leesik, és a versenybíró látja.
    .ask = Hogyan ér véget a játszma?
    .a = Döntetlen: király és huszár nem nyerhet
    .b = A játszma folytatódik, amíg sötét el nem veszti a gyalogját
    .c = Világos nyer
    .why = Az számít, lehetséges-e egyáltalán matt, akár a leggyengébb játék mellett. Itt lehetséges: a sötét gyalog elveheti saját királya utolsó mezőjét. Magányos király ellen a huszár erre nem volna képes.

case-late-press = Az elfelejtett óra
    .story = Világos d1-re lép a bástyával, és elfelejti az órát. Sötét azonnal válaszol: bástyája d8-ra megy, miközben még világos órája jár. Most világos megnyomja az órát.
    .ask = Megnyomhatja még?
    .a = Nem: sötét már lépett, a megnyomásnak nincs hatása
    .b = Igen: ezzel befejezi a lépését; addig világos ideje fogyott
    .c = Igen, és sötét lépése szabálytalan volt, mert világos még nem nyomta meg az órát
    .why = A játékosnak a lépése után mindig joga van megnyomni az órát, a válaszlépés után is. Az addig eltelt idő a feledékenység ára; a válaszlépés szabályos.

## Draws and claims

case-offer-touch = A kéz előbb válaszolt
    .story = Világos a huszárral f3-ra lépett, döntetlent ajánlott, és megnyomta az órát. Sötét megfogja a b8-huszárt, meggondolja magát, elengedi, és így szól: „Elfogadom.”
    .ask = Mi érvényes?
    .a = A báb megérintése elutasította az ajánlatot; a játszma folytatódik
    .b = A játszma döntetlen: az ajánlat még élt
    .c = Világos döntheti el, fenntartja-e az ajánlatot
    .why = Aki lépési szándékkal bábot érint, ezzel éppúgy elutasítja az ajánlatot, mint szóban. Amit elutasítottak, azt később nem lehet elfogadni.

case-claim-after-press = Egy pillanattal később
    .story = Mindkét játékos ki- és visszalépett a királyhuszárával. Sötét g8-ra lép a huszárral, megnyomja az órát, és döntetlent igényel: az állás most fordult elő harmadszor.
    .ask = Hogyan dönt a versenybíró?
    .a = A játszma döntetlen
    .b = Az igény jogtalan: világos két perc többletidőt kap
    .c = Sötét most nem igényelhet, mert világos van lépésen; a játszma folytatódik
    .why = Csak a lépésen lévő játékos igényelhet döntetlent. Sötétnek le kellett volna írnia a lépést, és a megtétele előtt igényelni. Most világos igényelhet.

case-fivefold = Senki sem igényel
    .story = Mindkét játékos ki-be lépked a huszárjával. Ugyanaz az állás most ötödször fordult elő. Egyikük sem szól.
    .ask = Mit tesz a versenybíró?
    .a = Semmit, amíg senki sem igényel döntetlent
    .b = Döntetlennek nyilvánítja a játszmát
    .c = Mindkét játékost vesztesnek nyilvánítja, mert nem küzdenek
    .why = A harmadik előfordulás a lépésen lévő játékosnak jogot ad az igényre. Az ötödiknél a játszma igény nélkül is véget ér.

case-wrong-claim = Jogtalan igény
    .story = Standard játszma. Sötét felírja, hogy b8-ról c6-ra lép a huszárral, és döntetlent igényel: e lépés után az állás harmadszor fordul elő. A versenybíró ellenőrzi: nem így van.
    .ask = Hogyan dönt a versenybíró?
    .a = Sötétnek ezt kell lépnie; világos két perc többletidőt kap
    .b = Sötét bármit léphet; világos két perc többletidőt kap
    .c = Sötét elveszti a játszmát
    .d = Sötétnek ezt kell lépnie; büntetés nincs
    .why = Az igénnyel bejelentett lépést meg kell tenni. A jogtalan igényért az ellenfél két percet kap; az igény egyben döntetlenajánlatnak számít.

case-early-agreement = Nagyon rövid játszma
    .story = Világos a gyaloggal e4-re lép, és döntetlent ajánl. Sötét elfogadja, pedig még nem lépett.
    .ask = Mi érvényes?
    .a = A játszma döntetlen
    .b = Mindkét játékos veszít
    .c = A megegyezés érvénytelen: sötétnek előbb lépnie kell
    .why = A játékosok csak akkor egyezhetnek meg döntetlenben, ha már mindketten tettek legalább egy lépést. A versenykiírás ennél többet is kérhet.

case-fifty-capture = Az ötvenedik lépés bástyát üt
    .story = Standard játszma. Negyvenkilenc és fél lépés óta senki sem lépett gyaloggal, és nem történt ütés. Világos felírja: „a1-bástya üt h1-en”, és az ötven lépés szabálya alapján döntetlent igényel.
    .ask = Hogyan dönt a versenybíró?
    .a = A játszma döntetlen: ezzel megvan az ötven lépés
    .b = Az igény jogtalan: világosnak ütnie kell h1-en, sötét két perc többletidőt kap
    .c = Az igény jogtalan: világos bármit léphet, sötét két perc többletidőt kap
    .why = Mindkét játékos utolsó ötven lépésében nem lehet ütés, a bejelentett lépést is beleértve. Ez a lépés ütés, tehát az igény megbukik, a lépést pedig meg kell tenni.

case-castling-rights = Háromszor ugyanaz a kép
    .story = Standard játszma. Kezdetben mindkét király és minden bástya a helyén állt, és nem lépett. A h-bástyák kétszer a g-vonalra mentek, és visszatértek. Világos van lépésen, és döntetlent igényel: harmadszor ugyanaz az állás.
    .ask = Hogyan dönt a versenybíró?
    .a = A játszma döntetlen
    .b = Az igény jogtalan, de mivel a kép ugyanaz, büntetés nincs
    .c = Az igény jogtalan: sötét két perc többletidőt kap
    .why = Két állás csak akkor azonos, ha a lehetséges lépések is azonosak, az elsőben pedig még lehetett röviden sáncolni. Ez csak a második előfordulás.

## The end of the game

case-stalemate-resigned = Elhamarkodott feladás
    .story = Világos g6-ra lép a vezérrel. Sötét, akinek csak a királya maradt, azonnal feladja a játszmát. Ekkor egy néző megjegyzi, hogy sötét nem is tudott volna lépni.
    .ask = Hogyan ér véget a játszma?
    .a = Döntetlen: patt volt
    .b = Világos nyer: sötét feladta
    .c = A játszma folytatódik, mert a feladás tévedés volt
    .why = Sötét nincs sakkban, és nincs szabályos lépése. A patt világos lépésével véget vetett a játszmának; az utána következő feladás már nem számít.

case-bishop-left = Elesik az utolsó gyalog
    .story = Sötét királya leüti a d2-gyalogot. Világosnak királya és futója marad. Néhány másodperc múlva leesik sötét zászlaja.
    .ask = Hogyan ér véget a játszma?
    .a = Világos nyer időtúllépéssel
    .b = Döntetlen, abban a pillanatban, amikor a gyalogot leütötték
    .c = Döntetlen a zászló miatt: világos nem adhat mattot
    .why = Király és futó király ellen: itt soha senki nem adhat mattot. Az ilyen állás holt, és azonnal véget vet a játszmának, még a zászló előtt.

case-wall = Fal a táblán át
    .story = Világos h5-re tolja a gyalogot. Most minden gyalog szemben áll egymással, egyik sem léphet soha, és leütni sem lehet egyiket sem; a futó csak világos mezőkön jár.
    .ask = Hogyan áll a játszma?
    .a = Folytatódik: világosnak futóelőnye van
    .b = Folytatódik, amíg valaki döntetlent nem ajánl, vagy le nem telik az ötven lépés
    .c = Azonnal döntetlen
    .why = Semmilyen szabályos lépéssor nem vezet matthoz, egyik oldalon sem: a királyok és a futó sosem jutnak át a falon. A holt állás magától véget vet a játszmának.

## Recording

case-in-advance = Előbb leírja, aztán lép
    .story = Világos felírja a játszmalapra, hogy a gyaloggal e4-re lép, még egyszer átgondolja, és csak azután akarja megtenni. Igényről nincs szó.
    .ask = Mit mond a versenybíró?
    .a = Semmit: a lépést előre is le szabad írni
    .b = Ez tilos; világos ettől még bármit léphet
    .c = Világosnak most e4-re kell lépnie a gyaloggal
    .why = A lépést a megtétele után kell leírni. Előre csak igényhez és borítékoláshoz szabad. A bejegyzés nem köti a játékost, de a versenybíró figyelmeztetheti.

case-five-minutes = Öt percnél kevesebb
    .story = Standard játszma lépésenkénti többletidő nélkül. Világosnak 4 perc 59 másodperce maradt ebben a szakaszban, sötétnek még 15 perce van.
    .ask = Kinek kell jegyeznie a lépéseket?
    .a = Sötétnek igen; világosnak nem
    .b = Egyiküknek sem
    .c = Mindkettőjüknek
    .why = Akinek egy szakaszban öt percnél kevesebb ideje maradt, annak nem kell jegyeznie, ha nincs legalább 30 másodperc lépésenkénti többletidő. Az ellenfelére ez nem vonatkozik.

case-thirty-seconds = Harminc másodperc lépésenként
    .story = Standard játszma, lépésenként 30 másodperc többletidővel. Világosnak egy perce maradt, sötétnek 45 másodperce.
    .ask = Kinek kell jegyeznie a lépéseket?
    .a = Egyiküknek sem: mindkettőnek öt percnél kevesebb ideje van
    .b = Csak világosnak, mert neki van több ideje
    .c = Mindkettőjüknek, a játszma végéig
    .why = Ha lépésenként legalább 30 másodperc a többletidő, írni mindig van idő. Az öt perc alatti könnyítés ilyenkor nem érvényes.

case-signed = Két aláírás egy tévedés alatt
    .story = Sötét feladta a játszmát. Tévedésből mindketten döntetlent írtak a játszmalapjukra, és aláírták. Egy óra múlva veszik észre.
    .ask = Melyik eredmény érvényes?
    .a = Világos győzelme: az számít, ami a táblán történt
    .b = Az aláírt döntetlen, hacsak a versenybíró másképp nem dönt
    .c = Egyik sem: a játszma érvénytelen
    .why = A mindkét fél által aláírt eredmény akkor is érvényes, ha téves. Ettől csak a versenybíró térhet el.

## Conduct

case-phone-rings = Telefon a teremben
    .story = Standard játszma; a versenykiírásnak nincs külön szabálya az eszközökről. Játék közben megszólal világos zsebében a telefon.
    .ask = Hogyan dönt a versenybíró?
    .a = Világos figyelmeztetést kap
    .b = Sötét két perc többletidőt kap
    .c = Világos elveszti a játszmát
    .why = A verseny helyszínén senkinél sem lehet olyan eszköz, amelyet a versenybíró nem engedélyezett. Ha kiderül, a játszma elveszett; a versenykiírás enyhébb büntetést is előírhat.

case-leaves-area = Kávé, amíg jár az óra
    .story = Világos van lépésen, az órája jár. Senkit sem kérdez meg, és kimegy a versenyteremből kávéért.
    .ask = Megteheti?
    .a = Nem: a lépésen lévő játékosnak a versenybíró engedélye kell
    .b = Igen: a saját ideje fogy
    .c = Nem, és a játszma azonnal elveszett
    .why = A lépésen lévő játékos a versenyteremben marad, hacsak a versenybíró el nem engedi. A büntetést a versenybíró választja meg.

case-tapping = Doboló ujjak
    .story = Amíg világos gondolkodik, sötét az ujjaival dobol az asztalon. Világos hiába kéri, hogy hagyja abba, ezért hívja a versenybírót, aki látja.
    .ask = Mit tesz a versenybíró?
    .a = Sötét elveszti a játszmát: ezt írja elő a szabály
    .b = Ez az ellenfél zavarása: a büntetést a versenybíró választja meg
    .c = Világos két perc többletidőt kap: ezt írja elő a szabály
    .why = Az ellenfelet semmilyen módon sem szabad zavarni. A szabályok büntetéseket sorolnak fel, a figyelmeztetéstől fölfelé; hogy melyik illik ide, azt a versenybíró mérlegeli.

case-bag-opened = Kéz a táskában
    .story = A versenykiírás megengedi a telefont, ha teljesen ki van kapcsolva, és a játékos táskájában van. Világos játék közben engedély nélkül kinyitja a táskáját. A telefon ki van kapcsolva.
    .ask = Hogyan dönt a versenybíró?
    .a = Rendben van: a telefon ki van kapcsolva, és a táskában van
    .b = Világos elveszti a játszmát, mintha megszólalt volna a telefon
    .c = Világos nem nyúlhatott volna a táskához: a büntetést a versenybíró választja meg
    .why = Ahol az eszköz táskában lehet, ott játék közben a versenybíró engedélye nélkül a táskához sem szabad nyúlni. A büntetést a versenybíró mérlegeli.

## Rapid and blitz

case-ten-minutes = Tíz perc fejenként
    .story = Egy versenyen mindkét játékosnak tíz perce van az egész játszmára, lépésenkénti többletidő nélkül.
    .ask = Milyen sakk ez?
    .a = Rapid
    .b = Villám
    .c = Standard, mert mást nem hirdettek meg
    .why = Hatvan lépés idejét kell számolni: tíz perc vagy kevesebb villám, tíznél több, de hatvannál kevesebb rapid. A pontosan tíz perc még villám.

case-rapid-first = Szabálytalan, de rapidban
    .story = Rapidjátszma a 2023-as szabályok szerint, sok táblára egy versenybíró jut. Világos a g1-huszárral g3-ra lép, és megnyomja az órát. Sötét még nem lépett, és a versenybíró látja. Ez világos első vétsége.
    .ask = Hogyan dönt a versenybíró?
    .a = A huszárral szabályosan kell lépni; sötét egy perc többletidőt kap
    .b = A huszárral szabályosan kell lépni; sötét két perc többletidőt kap
    .c = Világos elveszti a játszmát
    .d = A lépés marad, mert senki sem kifogásolta
    .why = A 2023-as rapid- és villámsakkban az ellenfél kettő helyett egy percet kap. A versenybíró közbeléphet, amíg sötét meg nem tette a következő lépést.

case-rapid-answered = Válaszoltak rá, mielőtt észrevették
    .story = Rapidjátszma a 2023-as szabályok szerint, sok táblára egy versenybíró jut. Világos a g1-huszárral g3-ra lépett, és megnyomta az órát. Sötét a gyaloggal e5-re válaszolt. Csak most veszi észre, és hívja a versenybírót.
    .ask = Hogyan dönt a versenybíró?
    .a = Visszaállítja az állást, és sötét egy perc többletidőt kap
    .b = A játszma döntetlen, mert az állás szabálytalan
    .c = A szabálytalan lépés marad, a játszma folytatódik
    .why = Ahol kevés a versenybíró, ott a szabálytalan lépést csak addig lehet kijavítani, amíg az ellenfél meg nem tette a következő lépését. Utána marad, hacsak a játékosok meg nem egyeznek a kijavításában.

case-both-in-check = Két király sakkban
    .story = Villámjátszma a 2023-as szabályok szerint, sok táblára egy versenybíró jut. Az e1-en álló világos királynak az a1-bástya, az e8-on álló sötét királynak az e4-bástya ad sakkot. A versenybíró látja, és megvárja a következő lépést. Világos e4-ről e2-re lép a bástyával, és megnyomja az órát.
    .ask = Hogyan dönt a versenybíró?
    .a = A játszma döntetlen
    .b = A játszma folytatódik: világos királyát le lehet ütni
    .c = A játszma érvénytelen, újra kell játszani
    .why = A versenybíró megvárja, amíg a következő lépés befejeződik. Ha a szabálytalan állás utána is a táblán van, a játszmát döntetlennek nyilvánítja. Itt még mindig mindkét király sakkban áll.

## Blind players, adjourned games

case-blind-feel = Ujjal olvasni
    .story = Világos vak, lyukas táblán játszik. Gondolkodás közben végigtapogatja az e2-gyalogot, de nem húzza ki a lyukból.
    .ask = Ezzel a gyaloggal kell lépnie?
    .a = Igen: a megérintett bábbal lépni kell
    .b = Nem: érintésnek csak az számít, ha kihúzza a lyukból
    .c = Nem, de előbb azt kellett volna mondania: „Igazítok”
    .why = Vak játékosnál akkor számít megérintettnek a báb, ha kivette a lyukból. A tapogatás az ő nézése.

case-seal-ambiguous = Mi van a borítékban?
    .story = A játszma függőben maradt; világos borítékolta a lépését. A folytatáskor a versenybíró kinyitja a borítékot, és ezt olvassa: „Bástya d1-re.” Mindkét világos bástya léphet d1-re.
    .ask = Hogyan dönt a versenybíró?
    .a = Világos megmondja, melyik bástyára gondolt, és a játszma folytatódik
    .b = A játszma döntetlen
    .c = Világos elveszti a játszmát
    .why = A kétértelmű borítékolt lépés annyit ér, mint a semmi: játszmavesztés, ha az ellenfél még adhat mattot. Utólag senki sem egészítheti ki.

case-seal-mate-late = Elkésett, de matt
    .story = Világos a bástya a8-ra lépését borítékolta, és a folytatáskor a megengedett késési idő végéig nem jelenik meg. Sötét jelen van. A versenybíró kinyitja a borítékot: a borítékolt lépés matt.
    .ask = Hogyan ér véget a játszma?
    .a = Világos nyer
    .b = Sötét nyer: világos elkésett
    .c = Mindketten veszítenek
    .why = Aki elkésik a folytatásról, veszít, kivéve ha a borítékolt lépés véget vetett a játszmának. Akkor ez számít.

## Start and lateness

case-late-zero = Fél perc késés
    .story = A verseny nem hirdetett meg megengedett késési időt. A forduló elkezdődik; világos fél perccel később ér a táblához. Senki sem menti ki.
    .ask = Mi történik?
    .a = A játszma elkezdődik; világos fél percet vesztett
    .b = Világos elveszti a játszmát
    .c = A játszma teljes idővel kezdődik mindkettőjüknek
    .why = A megengedett késési időt a verseny előtt kell megszabni. Ha nem tették, akkor nulla: aki a kezdés után érkezik, veszít, hacsak a versenybíró másképp nem dönt.

case-board-turned = Elfordított tábla
    .story = Standard játszma. 25 lépés után valaki észreveszi, hogy a világos jobb keze felőli sarok sötét: a táblát elforgatva tették az asztalra. A bábokat helyesen állították fel.
    .ask = Hogyan dönt a versenybíró?
    .a = Az állást áthelyezi egy jól álló táblára, és a játék folytatódik
    .b = A játszma érvénytelen, újat kell játszani
    .c = Tíz lépés után már semmin sem változtatnak
    .why = A rosszul letett tábla nem teszi tönkre a játszmát: ugyanabból az állásból egy helyesen álló táblán folytatódik.

case-both-absent = Senki sincs a táblánál
    .story = Fejenként egy óra; a megengedett késési idő 15 perc. A kezdéskor egyik játékos sincs ott. Világos 8 perc múlva érkezik, sötét még hiányzik.
    .ask = Mit mutatnak ekkor az órák?
    .a = Mindkettő 60 percet: senki sem tudott játszani
    .b = Mindkettő 56 percet: az elvesztett időt megosztják
    .c = Világosé 52 percet, sötété 60-at
    .d = Mindegy: világos vesztett
    .why = Ha a kezdéskor egyik játékos sincs jelen, az érkezéséig eltelt teljes időt világos veszti el. A versenykiírás másképp is rendelkezhet.

case-colours = Felcserélt színek
    .story = Standard játszma. Világos tíz lépést fejezett be, sötét kilencet, amikor valaki észreveszi, hogy a játékosok rossz színnel ülnek.
    .ask = Hogyan dönt a versenybíró?
    .a = A játszma folytatódik: az egyik fél megtett tíz lépést
    .b = A játszma érvénytelen; újat kell játszani a helyes színekkel
    .c = A játszma döntetlen
    .why = A játszma csak akkor folytatódik, ha az észrevételkor mindkét játékos megtett tíz lépést. Sötét tizedik lépése hiányzik.

## The arbiter's powers

case-how-many-moves = Kérdés időzavarban
    .story = Negyven lépés két óra alatt. Világos időzavarban megkérdezi a versenybírót: „Hány lépést tettünk meg?”
    .ask = Mit tesz a versenybíró?
    .a = Megmondja: ez nem titok
    .b = Figyelmezteti világost a kérdés miatt
    .c = Nem mondja meg
    .why = A versenybíró nem árulja el a játékosoknak, hány lépést tettek meg, és az időről vagy az állásról sem ad jelzést. Világos megnézheti a játszmalapját.

case-half-point = A győztes büntetése
    .story = Sötét mattot adott. A játszma alatti rossz magatartásért a versenybíró fél pontot levon tőle, világos pontján nem változtat.
    .ask = Mi kerül a táblázatba?
    .a = Világos 0, sötét ½
    .b = Világos ½, sötét ½: egy játszma egy pontot ér
    .c = Világos 0, sötét 1: matt után nem lehet pontot levonni
    .why = A versenybíró csökkentheti a vétkes pontjait. A kettő összegének nem kell egynek lennie; a 0 és ½ lehetséges eredmény.

case-three-quarters = Háromnegyed pont
    .story = Sötét mattot adott. A versenybíró büntetésül háromnegyed pontot adna sötétnek, negyedet világosnak.
    .ask = Lehetséges ez?
    .a = Igen: a kettő együtt egy pont
    .b = Nem: csak a játszma szokásos pontjai adhatók
    .c = Igen, ha mindkét játékos beleegyezik
    .why = Egy játszmából 1, ½ vagy 0 pont jár, büntetés esetén is. Negyedpont nincs.

## The editions compared

case-ed-rapid-illegal = Rapid 2017-ben és 2023-ban
    .story = Rapidjátszma, sok táblára egy versenybíró jut. Világos a g1-huszárral g3-ra lép, és megnyomja az órát; a versenybíró látja, mielőtt sötét lépne. Ez világos első vétsége.
    .ask = Mi a döntés a 2017-es és mi a 2023-as szabályok szerint?
    .a = 2017: két perc többletidő sötétnek; 2023: egy perc
    .b = 2017: világos azonnal veszít; 2023: egy perc többletidő sötétnek
    .c = Mindkettőben: világos azonnal veszít
    .why = 2017-ben teljes felügyelet nélkül már az első szabálytalan lépés elvesztette a rapidjátszmát. 2018 óta csak a második; 2023 óta az elsőért egy perc jár.

case-ed-resign = Feladás a magányos király ellen
    .story = Világosnak királya és vezére van, sötétnek csak a királya. Világos rosszul lesz, és feladja a játszmát.
    .ask = Mi az eredmény a 2017-es és mi a 2023-as szabályok szerint?
    .a = Mindkettőben sötét nyer
    .b = Mindkettőben döntetlen
    .c = 2017: sötét nyer; 2023: döntetlen
    .why = 2023 előtt mindig az vesztett, aki feladta. Azóta döntetlen, ha az ellenfél semmilyen szabályos lépéssorral sem adhatna mattot.

case-ed-phone = A telefon Finnországban
    .story = 2017-es szabályok. Világos telefonja a versenyen először szólal meg: egyszer a finn szövetség versenyén, egyszer olyan versenyen, amely változatlanul követi a szabályokat.
    .ask = Mi a döntés?
    .a = Finnországban figyelmeztetés; másutt játszmavesztés
    .b = Mindkettőben játszmavesztés
    .c = Mindkettőben figyelmeztetés
    .why = A finn szövetség él a szabályok által megengedett enyhébb büntetéssel: az első csörgésért figyelmeztetés jár. Ilyen rendelkezés nélkül a csörgés játszmavesztés.

case-ed-two-hands = Két kéz, óra nélkül
    .story = Standard játszma. Világos két kézzel sáncol, és még nem nyomta meg az órát. A versenybíró látja. Ez világos első vétsége.
    .ask = Mi a döntés a 2017-es és mi a 2023-as szabályok szerint?
    .a = Mindkettőben szabálytalan lépésnek számít
    .b = 2017-ben nem történik semmi; 2023-ban szabálytalan lépésnek számít
    .c = 2017-ben szabálytalan lépésnek számít; 2023-ban az óra megnyomása előtt nem vétség
    .why = 2017-ben maga a két kézzel tett lépés járt büntetéssel. 2018 óta a vétséghez az óra megnyomása is kell: addig a lépés egy kézzel megismételhető.
