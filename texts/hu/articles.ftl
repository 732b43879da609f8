### A sakkjáték FIDE-szabályainak pontonkénti összefoglalója (saját megfogalmazás)

## Előszó

article-p-1 = A szabályok nem láthatnak előre minden helyzetet. Amire nincs külön rendelkezés, azt a szabályozott hasonló esetek mintájára kell eldönteni.
    .differs = A klubverseny 2001-es szabályai más utat adnak: a rendezők új játszmát rendelhetnek el, vagy a vétkes féltől elvehetik a játszmát. 2017 óta a hasonló esetek alapján kell dönteni.
article-p-2 = A szabályok abból indulnak ki, hogy a versenybíró felkészült, józan ítéletű és pártatlan; a túl részletes előírás csak megkötné a kezét. Ezért minden gépi döntést felülbírálhat, ha megindokolja.
article-p-3 = A FIDE-értékszámos játszmákban kötelező ezeket a szabályokat követni, más játszmákban ajánlott.
article-p-4 = A tagszövetségek a FIDE-től kérhetnek állásfoglalást a szabályok értelmezéséről.

## 1. fejezet – A játék jellege és célja

article-1-1 = A sakkot két ellenfél játssza, akik egyetlen négyzetes táblán mozgatják a bábjaikat.
article-1-2 = Világos lép először, utána a felek szigorúan felváltva lépnek. Amit nem a soron következő játékos húz, az nem számít a játszma lépésének.
article-1-3 = A játékos akkor kerül lépésre, amikor az ellenfele megtette a lépését; az óra megnyomására nem kell várni. Az érintett bábokra vonatkozó kötelezettség már ettől a pillanattól terheli.
article-1-4 = A cél az, hogy az ellenfél királyát úgy támadjuk meg, hogy a támadásra ne legyen szabályos válasz.
article-1-4-1 = Aki ezt eléri, mattot adott és megnyerte a játszmát. Saját királyunkat támadás alatt hagyni vagy támadás alá vinni, illetve az ellenfél királyát leütni szabálytalan lépés.
article-1-4-2 = Az a játékos, aki mattot kapott, elvesztette a játszmát.
article-1-5 = A játszma döntetlen, ha egyik fél sem adhat már mattot semmilyen módon (lásd az 5.2.2 pontot).
    .differs = A 2001-es szabályokban csak ez az általános mondat szerepel. 2017 óta az 5.2.2 pont külön meghatározza a holt állást, amely azonnal véget vet a játszmának.

## 2. fejezet – A bábok kiinduló állása

article-2-1 = A tábla 8×8, felváltva világos és sötét mezőből áll, és mindkét játékos jobb keze felől világos sarokmezőnek kell lennie. Ha rosszul fekszik, a 7.2.2 pont szerint kell eljárni.
    .differs = A 2001-es rapidszabályok szerint a tábla fekvését már nem lehet kifogásolni, ha mindkét fél megtett három lépést. 2017 óta a kevés bíróval játszott rapid- és villámjátékban tíz-tíz befejezett lépés a határ.
article-2-2 = Mindkét félnek 16 bábja van: egy király, egy vezér, két bástya, két futó, két huszár és nyolc gyalog. Hibás felállításra a 7.2.1 pont vonatkozik.
article-2-3 = A játszma a szokásos kiinduló állásból indul; a Sakk 960 kiinduló állásáról a II.2 pont rendelkezik.
article-2-4 = A függőleges oszlopok neve vonal, a vízszinteseké sor, az egymást a sarkuknál érintő azonos színű mezők egyenes láncáé pedig átló.

## 3. fejezet – A bábok lépései

article-3-1 = Saját báb által elfoglalt mezőre nem szabad lépni; az ilyen lépés szabálytalan.
article-3-1-1 = Aki ellenséges báb mezejére lép, leüti azt, és még ugyanabban a lépésben leveszi a tábláról. Az ütéssel az 50 és a 75 lépés számlálása elölről kezdődik.
article-3-1-2 = Egy báb azt a mezőt támadja, amelyen a 3.2–3.8 pontok szerint üthetne.
article-3-1-3 = A kötésben álló báb is támad, ezért a király nem léphet az általa támadott mezőre, és nem is sáncolhat azon keresztül.
    .differs = A klubverseny 2001-es szabályai ezt nem mondják ki; 2017 óta minden kiadásban benne van.
article-3-2 = A futó azokon az átlókon mozoghat, amelyeken éppen áll.
article-3-3 = A bástya a saját vonalán vagy a saját során mozoghat.
article-3-4 = A vezér a saját vonalán, során vagy átlóin mozoghat.
article-3-5 = A futó, a bástya és a vezér nem ugorhat át más bábot.
article-3-6 = A huszár a hozzá legközelebbi olyan mezőkre léphet, amelyek nincsenek vele azonos soron, vonalon vagy átlón. Közben más bábokat átugorhat.
article-3-7-1 = A gyalog egy mezőt léphet előre a saját vonalán, ha ott nem áll báb. Minden gyaloglépés újraindítja az 50 és a 75 lépés számlálását.
article-3-7-2 = Az alapsoráról induló gyalog első lépésével két mezőt is előreléphet, ha mindkettő szabad.
article-3-7-3 = A gyalog átlósan, egy mezővel előre üt.
article-3-7-4-1 = A gyalog úgy ütheti le az éppen kettőt lépett ellenséges gyalogot, mintha az csak egyet lépett volna; a leütött gyalog onnan kerül le a tábláról, ahol valójában áll.
    .differs = 2018-ig a szöveg az átlépett mezőt támadó gyalogról beszél, a 2023-as a kettőt lépő gyalog mellett állóról; az eredmény ugyanaz. A 2023-as angol kiadásban a pont száma 3.7.3.1.
article-3-7-4-2 = Menet közben (en passant) csak a kettős gyaloglépést közvetlenül követő lépésben szabad ütni, utána ez a jog elvész.
article-3-7-5-1 = Az utolsó sorra érő gyalogot ugyanabban a lépésben, azon a mezőn vezérre, bástyára, futóra vagy huszárra kell cserélni a saját színünkben. Ha ez elmarad és az órát megnyomták, a 7.5.2 pont érvényes.
article-3-7-5-2 = Az új tisztet szabadon lehet megválasztani, nem csak a már leütöttek közül. Ha a kívánt báb nincs kéznél, az órát meg lehet állítani és a bírót hívni (6.11.2).
article-3-7-5-3 = Az átváltozással kapott tiszt azonnal hat, tehát rögtön sakkot, mattot vagy pattot is adhat.
article-3-8 = A király kétféleképpen léphet: szomszédos mezőre vagy sáncolással.
article-3-8-1 = A király bármelyik szomszédos mezőre léphet, feltéve hogy ott nem kerül sakkba.
article-3-8-2 = A sáncolás egyetlen királylépésnek számít: a király két mezőt lép az alapsorán egy még nem mozdult bástya felé, a bástya pedig arra a mezőre kerül, amelyen a király áthaladt.
article-3-8-2-1 = A sáncolás joga végleg elvész, ha a király vagy az adott bástya már lépett.
article-3-8-2-1-1 = Ha a király már lépett, mindkét oldali sáncolás joga elveszett.
article-3-8-2-1-2 = Ha egy bástya már lépett, azzal a bástyával többé nem lehet sáncolni; a jog akkor is elvész, ha a bástyát leütik.
article-3-8-2-2 = Vannak helyzetek, amikor csak átmenetileg nem szabad sáncolni; a jog ilyenkor megmarad.
article-3-8-2-2-1 = Nem lehet sáncolni, amíg a király mezejét, az átlépett mezőt vagy az érkezési mezőt ellenséges báb támadja. A bástya viszont állhat támadás alatt, és át is haladhat támadott mezőn.
article-3-8-2-2-2 = Nem lehet sáncolni, amíg a király és az adott bástya között bármilyen báb áll.
article-3-9-1 = A király sakkban van, ha legalább egy ellenséges báb támadja, még ha az kötés miatt nem léphetne is.
article-3-9-2 = Senki sem tehet olyan lépést, amely után a saját királya sakkban áll; az ilyen lépés szabálytalan.
article-3-10-1 = A lépés akkor szabályos, ha a 3.1–3.9 pontok mindegyikének megfelel.
article-3-10-2 = Szabálytalan az a lépés, amely e pontok valamelyikét megsérti. Lépésként nem köt, de az érintett bábokra a 4.3 pont ekkor is vonatkozik, és büntetni csak a befejezett szabálytalan lépést kell.
article-3-10-3 = Szabálytalan az az állás, amelyhez szabályos lépésekkel nem lehet eljutni.

## 4. fejezet – A lépés végrehajtása

article-4-1 = Egy lépést egy kézzel kell végrehajtani. Ha valaki két kézzel lép és az órát is megnyomja, a 7.5.4 pont szerint szabálytalan lépést követ el.
    .e2017 = Egy lépést egy kézzel kell végrehajtani. Aki két kézzel lép, a 7.5.4 pont szerint szabálytalan lépést követ el, akár megnyomja az órát, akár nem.
    .differs = A 2001-es szabályok nem fűznek hozzá büntetést. 2017-ben (7.7.1) a szöveg szerint a két kéz használata önmagában is vétség, 2018 óta csak az óra megnyomásával együtt.
article-4-2-1 = A bábokat csak a lépésen lévő játékos igazíthatja meg a mezőjükön, és csak akkor, ha előbb szól, például azt mondja: „igazítok”. Az így megérintett bábokkal nem köteles lépni.
    .words = j'adoube, igazítok, igazítás
article-4-2-2 = A bejelentett igazításon kívül minden érintés szándékosnak számít, kivéve ha nyilvánvalóan véletlen volt; erről a versenybíró dönt.
    .differs = A 2001-es szabályok a szándékos érintéshez kötik a kötelezettséget. 2017 óta minden érintés szándékosnak minősül, amely nem egyértelműen véletlen.
article-4-3 = Ha a lépésen lévő játékos lépési vagy ütési szándékkal érint meg bábot, a 4.3.1–4.3.3 pontok szerint azzal kell lépnie, illetve azt kell leütnie. Aki nincs lépésen, azt az érintés nem köti, de zavarásnak számíthat.
    .words = fogott figura, megérintett báb, érintés
article-4-3-1 = Ha csak saját bábokat érintett meg, az elsőként érintett olyan bábbal kell lépnie, amellyel lehet; hogy hová, azt szabadon választja.
article-4-3-2 = Ha csak ellenséges bábokat érintett meg, az elsőként érintett olyan bábot kell leütnie, amelyet lehet; hogy mivel üti, azt szabadon választja.
article-4-3-3 = Ha mindkét színből érintett bábot, az elsőként érintett sajátjával kell leütnie az elsőként érintett ellenségest. Ha ez szabálytalan, az időrendben első olyan báb kötelezi, amellyel léphet vagy amelyet üthet; tisztázatlan sorrendnél a saját báb az első.
article-4-4 = A sáncolásra és a gyalogátváltozásra a lépésen lévő játékosnál a 4.4.1–4.4.4 pontok külön szabályai érvényesek.
article-4-4-1 = Aki a királyát és egy bástyáját érinti meg, köteles arra az oldalra sáncolni, ha ez szabályos.
article-4-4-2 = Aki előbb a bástyát, aztán a királyt érinti meg, ebben a lépésben arra az oldalra nem sáncolhat. A 4.3.1 pont szerint a bástyával kell lépnie; ha azzal nem lehet, a királyával.
    .differs = A 2001-es szabályok szerint ilyenkor abban a lépésben egyáltalán nem szabad sáncolni. 2017 óta a tilalom csak az érintett bástya oldalára szól.
article-4-4-3 = Ha valaki sáncolni akar, és a királyt, majd a bástyát érinti meg, de az a sáncolás szabálytalan, a királyával kell más szabályos lépést tennie, ami a másik oldali sáncolás is lehet. Ha a királynak nincs lépése, bármit léphet; a bástyával nem köteles.
    .differs = A 2001-es szabályok arról az esetről szólnak, amikor a játékos csak a királyt, vagy a királyt és a bástyát egyszerre érinti meg. 2017 óta a király, majd a bástya érintése számít.
article-4-4-4 = Gyalogátváltozáskor a választás akkor végleges, amikor az új tiszt az átváltozási mezőhöz ér. Sem a kimondott név, sem a kézben tartott báb nem köt.
    .differs = A klubverseny 2001-es szabályai erről nem szólnak; 2017 óta minden kiadásban benne van.
article-4-5 = Ha a megérintett bábok egyikével sem lehet lépni, illetve egyiket sem lehet leütni, a játékos bármilyen szabályos lépést választhat.
article-4-6 = A gyalogátváltozást többféle módon is végre lehet hajtani, ezeket a 4.6.1–4.6.3 pontok írják le.
article-4-6-1 = Az átváltozó gyalogot nem kell rátenni az érkezési mezőre.
article-4-6-2 = Mindegy, hogy a játékos előbb a gyalogot veszi le, vagy előbb az új tisztet teszi fel.
article-4-6-3 = Ha az átváltozási mezőn ellenséges báb áll, azt ütni kell; a lépés addig nincs megtéve, amíg ez a báb le nem került a tábláról.
article-4-7 = A szabályos lépésként vagy annak részeként elengedett báb a helyén marad, és a lépés ezzel megtett lépés. Ha a mező szabálytalan, az elengedés nem köt, csak az érintés.
article-4-7-1 = Az ütés akkor megtett lépés, ha a leütött báb lekerült a tábláról, és az ütő bábot az új mezőjén elengedték.
article-4-7-2 = A sáncolás akkor megtett lépés, ha a bástyát elengedték a király által átlépett mezőn. Ha a királyt már két mezővel odébb elengedték, arra az oldalra kell sáncolni; ha ez szabálytalan, a királlyal kell mást lépni, ha pedig az sem lehet, bármi léphető.
    .differs = A klubverseny 2001-es szabályai nem szólnak a két mezővel odébb elengedett királyról; 2017 óta ez kötelez a sáncolásra.
article-4-7-3 = A gyalogátváltozás akkor megtett lépés, ha az új tisztet elengedték a mezőn, és a gyalog már nincs a táblán.
article-4-8 = Aki maga is szándékosan megérint egy bábot, többé nem kifogásolhatja, hogy az ellenfele megsértette a 4.1–4.7 pontokat.
article-4-9 = Az a játékos, aki nem tudja mozgatni a bábokat, a versenybíró által elfogadott segítőt vehet igénybe.

## 5. fejezet – A játszma vége

article-5-1-1 = A mattal a játszma azonnal véget ér és a mattot adó nyer, ha a lépés megfelelt a 3. fejezetnek és a 4.2–4.7 pontoknak. Utólagos zászlóleesés, ajánlat vagy igény nem számít, és a kétkezes lépés sem teszi semmissé a mattot.
article-5-1-2 = Aki feladja, elveszti a játszmát, amely ezzel azonnal véget ér.
    .e2023 = Aki feladja, elveszti a játszmát, amely ezzel azonnal véget ér. Döntetlen, ha az ellenfele semmilyen szabályos lépéssorozattal nem tudna neki mattot adni.
    .differs = A 2023-as kiadás szerint a játszma döntetlen, ha az ellenfél semmilyen szabályos lépéssorozattal nem tudná bemattolni a feladó játékos királyát. 2001-ben, 2017-ben és 2018-ban a feladó mindig veszít.
article-5-2-1 = Patt esetén a játszma azonnal döntetlennel ér véget, ha a pattot adó lépés megfelelt a 3. fejezetnek és a 4.2–4.7 pontoknak.
article-5-2-2 = Holt állásban, amikor semmilyen szabályos lépéssorozat nem vezet egyik király mattjához sem, a játszma azonnal döntetlen, ha a létrehozó lépés megfelelt a 3. fejezetnek és a 4.2–4.7 pontoknak. Kétes esetben a játszma nem ér véget.
    .differs = A 2001-es szabályok csak általánosságban mondják, hogy döntetlen, ha egyik fél sem adhat mattot. 2017 óta a holt állás azonnal befejezi a játszmát.
article-5-2-3 = A felek játszma közben megegyezhetnek a döntetlenben, ha már mindketten tettek legalább egy lépést; a játszma ezzel véget ér. Az ennél korábbi megegyezés érvénytelen, a pontokról a versenybíró dönt.
    .differs = A 2001-es szabályok szerint bármikor meg lehet egyezni. 2017 óta mindkét félnek legalább egy lépést kell tennie előtte.

## 6. fejezet – A sakkóra

article-6-1 = A sakkóra két összekapcsolt kijelzőből áll, amelyek közül egyszerre csak az egyik jár, és mindegyikhez zászló tartozik. A zászlóleesés azt jelenti, hogy a játékos ideje elfogyott.
article-6-2-1 = A lépés megtétele után a játékos megállítja a saját óráját és elindítja az ellenfélét; ezzel a lépés befejezett. A 6.2.1.1 és a 6.2.1.2 esetében órakezelés nélkül is befejezettnek számít.
article-6-2-1-1 = A játszmát lezáró lépés (5.1.1, 5.2.1, 5.2.2, 9.6.1, 9.6.2) az óra megnyomása nélkül is befejezett.
article-6-2-1-2 = Az előző lépés befejezettnek számít, ha a játékos már a következő lépését is megtette, pedig közben nem nyomta meg az órát.
article-6-2-2 = A játékosnak akkor is meg kell engedni az óra megnyomását, ha az ellenfele már válaszolt. A lépés megtételétől az órakezelésig eltelt idő az ő idejéből fogy.
article-6-2-3 = Az órát azzal a kézzel kell megnyomni, amelyik a lépést tette; tilos az ujjat az órán tartani vagy a kezet fölötte lebegtetni. A vétség figyelmeztetést, majd a 12.9 szerinti büntetést von maga után, de sohasem számít szabálytalan lépésnek.
article-6-2-4 = Az órával kíméletesen kell bánni: tilos csapkodni, felemelni, feldönteni vagy lépés előtt megnyomni. A büntetés a 12.9 pont szerinti, a lépés nélküli órakezelésre pedig a 7.5.3 vonatkozik.
    .differs = A klubverseny 2001-es szabályai nem említik a lépés előtti órakezelés tilalmát; 2017 óta ez is tilos.
article-6-2-5 = Csak az a játékos igazíthatja a bábokat, akinek az órája jár; ha a másik teszi, az zavarásnak minősülhet (11.5).
article-6-2-6 = Aki nem tudja kezelni az órát, a bíró által elfogadott segítőt kérhet; a bíró méltányosan módosítja, rendszerint csökkenti az idejét. Fogyatékossággal élő játékos idejét nem kell módosítani.
article-6-3-1 = A játékosnak az esetleges hozzáadott idővel együtt számított ideje alatt meg kell tennie az előírt számú lépést vagy valamennyi lépését. Az időbeosztást a játszma előtt teljesen rögzíteni kell.
article-6-3-2 = A megtakarított idő átvihető a következő időszakra. Késleltetéses üzemmódban előbb a lépésre adott rögzített idő fogy, és annak fel nem használt része elvész.
article-6-4 = Zászlóleeséskor azonnal meg kell nézni, hogy a játékos befejezte-e a 6.3.1 szerint előírt lépéseit.
article-6-5 = Az óra helyét a versenybíró jelöli ki.
article-6-6 = A kitűzött kezdési időpontban el kell indítani világos óráját; ezzel kezdődik a játszma.
article-6-7-1 = A megengedett késési időt a versenykiírás adja meg; ha nem teszi, az nulla perc. Aki később érkezik, elveszti a játszmát, hacsak a versenybíró másként nem dönt.
    .words = késés, késő játékos
    .fi2017 = A megengedett késési időt a versenykiírás adja meg; ha nem teszi, az 30 perc. Aki később érkezik, elveszti a játszmát, hacsak a versenybíró másként nem dönt.
    .differs = A finn gyakorlatban 30 perc késés megengedett, ha a kiírás nem rendelkezik róla. A klubverseny 2001-es szabályai nem ismerik a késési időt: a sorsoláson hiányzó csapat nem indulhat.
article-6-7-2 = Ha van megengedett késési idő és kezdéskor egyik fél sincs jelen, az érkezéséig eltelt idő világos órájáról fogy, kivéve ha a kiírás vagy a bíró másként rendelkezik.
article-6-8 = A zászló akkor számít leesettnek, amikor a versenybíró észreveszi, vagy valamelyik játékos érvényesen bejelenti. Időtúllépést csak ettől kezdve lehet megállapítani.
    .words = zászló, zászlóleesés, időtúllépés
    .differs = A 2001-es rapidszabályok szerint csak a játékos bejelentése számít. 2017 óta a bíró észlelése is.
article-6-9 = Aki a megadott idő alatt nem fejezi be az előírt lépéseit, veszít, kivéve ha a játszma az 5.1.1, 5.1.2, 5.2.1, 5.2.2 vagy 5.2.3 szerint már véget ért. Döntetlen, ha az ellenfele semmilyen szabályos lépéssorozattal nem tudna mattot adni.
    .words = zászló, időtúllépés, időre vesztett
    .differs = A klubverseny 2001-es szabályai nem szólnak arról, mi történik, ha az ellenfél nem tud mattot adni. 2017 óta minden kiadás szerint döntetlen.
article-6-10-1 = Az óra állása perdöntő, hacsak nem nyilvánvaló, hogy hibás. A hibás órát ki kell cserélni, és az időket a versenybíró állítja be.
article-6-10-2 = Ha kiderül, hogy az órát rosszul állították be, azonnal meg kell állítani. Az időket és a lépésszámlálót a versenybíró a legjobb belátása szerint igazítja ki. Rapid- és villámjátékban ezt az A.4.1.1 pont korlátozza.
article-6-11-1 = Ha a játszmát meg kell szakítani, a versenybíró mindkét órát megállítja.
article-6-11-2 = A játékos csak azért állíthatja meg az órákat, hogy a versenybíró segítségét kérje, például mert hiányzik az átváltozáshoz szükséges tiszt.
article-6-11-3 = A játék folytatásának időpontjáról a versenybíró dönt. Újrainduláskor rendszerint a lépésen lévő játékos órája jár.
article-6-11-4 = A versenybíró eldönti, volt-e elfogadható oka az óra megállításának; ha nem volt, a játékost a 12.9 szerint bünteti.
article-6-12-1 = A teremben lehetnek kijelzők és bemutatótáblák, amelyek az állást, a lépéseket vagy a lépésszámot mutatják.
article-6-12-2 = Ezekre a kijelzőkre önmagukban egyetlen igényt sem lehet alapozni.

## 7. fejezet – Szabálytalanságok

article-7-1 = Ha a bábokat egy korábbi állásba kell visszatenni, a versenybíró állapítja meg az időket, amelyeket változatlanul is hagyhat, és szükség esetén a lépésszámlálót is átállítja.
article-7-2-1 = Ha játszma közben kiderül, hogy a kiinduló állás hibás volt, a játszma érvénytelen, és újat kell játszani.
    .differs = 2017 óta a kevés bíróval játszott rapid- és villámjátékban tíz-tíz befejezett lépés után már nem kifogásolható. A 2001-es rapidszabályok szerint három-három lépés a határ.
article-7-2-2 = Ha csak a tábla feküdt rossz irányban, az állást át kell rakni a helyesen fektetett táblára, és a játszma folytatódik.
    .differs = 2017 óta a kevés bíróval játszott rapid- és villámjátékban tíz-tíz befejezett lépés után már nem kifogásolható. A 2001-es rapidszabályok szerint három-három lépés a határ.
article-7-3 = Ha a felek felcserélt színekkel kezdtek, és még nem tett meg mindkettő tíz lépést, helyes színekkel új játszmát kell kezdeni; tíz-tíz lépés után a játszma folytatódik. A befejezett játszma eredménye érvényes marad.
    .differs = Ez a szabály 2017-ben jelent meg, azóta változatlan; a klubverseny 2001-es szabályaiban nincs megfelelője.
article-7-4-1 = Aki elmozdít bábokat, a saját idejéből köteles helyreállítani az állást.
article-7-4-2 = Ilyenkor szükség esetén bármelyik fél megállíthatja az órákat és hívhatja a versenybírót.
article-7-4-3 = A versenybíró megbüntetheti azt, aki a bábokat elmozdította (12.9).
article-7-5-1 = A szabálytalan lépés az óra megnyomásával befejezett. Ha játszma közben kiderül, vissza kell állítani a közvetlenül előtte lévő vagy az utolsó ismert állást, és onnan kell folytatni; az új lépésre a 4.3 és a 4.7 pont kötelez, a vétség pedig a 7.5.5 szerint számít.
    .differs = A klubverseny 2001-es szabályai erről nem rendelkeznek. 2017 óta a kevés bíróval játszott rapid- és villámjátékban csak addig javítható, amíg az ellenfél meg nem tette a következő lépését (A.4.2, 2023-ban A.5.2).
article-7-5-2 = Ha a gyalog az utolsó soron maradt és a játékos megnyomta az órát, a lépés szabálytalan. A gyalogot saját színű vezérre kell cserélni, az ellenfél következik, és a vétség a 7.5.5 szerint számít.
article-7-5-3 = Ha valaki lépés nélkül nyomja meg az órát, az szabálytalan lépésnek számít. Az állás nem változik, továbbra is ő van lépésen.
    .differs = A 2017-es kiadásban ez a 7.8.1 és a 7.8.2 pont, 2018 óta a 7.5.3. A klubverseny 2001-es szabályai nem említik.
article-7-5-4 = Ha valaki két kézzel tesz meg egy lépést és megnyomja az órát, az szabálytalan lépésnek számít. Ha maga a lépés szabályos volt, az állás megmarad, csak a büntetés jár.
    .e2017 = Ha valaki két kézzel tesz meg egy lépést, az szabálytalan lépésnek számít, akár megnyomja az órát, akár nem. Ha maga a lépés szabályos volt, az állás megmarad, csak a büntetés jár.
    .differs = A 2017-es kiadásban (7.7.1) a szöveg szerint az óra megnyomása nem feltétel, 2018 óta az. A klubverseny 2001-es szabályai nem fűznek hozzá büntetést.
article-7-5-5 = Az első befejezett szabálytalan lépés után az ellenfél két perc többletidőt kap, ugyanannak a játékosnak a második ilyen vétsége játszmavesztés. Döntetlen, ha az ellenfél semmilyen szabályos lépéssorozattal nem tudna mattot adni.
    .words = szabálytalan lépés büntetése, két perc
    .e2017 = Az első befejezett szabálytalan lépés után az ellenfél két perc többletidőt kap, ugyanannak a játékosnak a második ilyen vétsége játszmavesztés. Döntetlen, ha az ellenfél semmilyen szabályos lépéssorozattal nem tudna mattot adni. A két kézzel tett lépés és a lépés nélküli óranyomás együtt számít a szabálytalan lépésekkel.
    .differs = 2017-ben a három vétségfajtának külön fokozatai voltak (7.5.3, 7.7.2, 7.8.2), de a hivatalos értelmezés összeszámította őket; 2018 óta egy közös számláló van. Villámjátékban egy perc jár (2017-ben és 2018-ban B.2), 2023 óta rapidban is (A.3); a klubverseny 2001-es szabályai nem szólnak büntetésről.
article-7-6 = Ha kiderül, hogy egy báb rossz mezőn áll, vissza kell térni a hiba előtti vagy az utolsó ismert álláshoz, és onnan kell folytatni. Ez nem számít szabálytalan lépésnek.

## 8. fejezet – A játszma jegyzése

article-8-1-1 = Mindkét játékos köteles a saját és az ellenfele lépéseit egyenként, olvashatóan, algebrai jelöléssel feljegyezni.
    .e2023 = Mindkét játékos köteles a saját és az ellenfele lépéseit egyenként, olvashatóan, algebrai jelöléssel feljegyezni, papíron vagy a FIDE által hitelesített elektronikus játszmalapon.
    .differs = 2017-ben és 2018-ban csak papíron lehet jegyezni, 2023 óta tanúsított elektronikus játszmalapon is. A klubverseny 2001-es rapidszabályai szerint senkinek sem kell jegyeznie.
article-8-1-1-1 = A lépéseket a versenyen használt papír játszmalapra lehet írni.
    .differs = Külön pontként csak a 2023-as kiadásban szerepel; 2017-ben és 2018-ban a papír az egyetlen lehetőség.
article-8-1-1-2 = A lépéseket a FIDE által tanúsított elektronikus játszmalapon is lehet rögzíteni.
    .differs = Csak a 2023-as kiadás engedi meg, a korábbiak nem ismerik az elektronikus játszmalapot.
article-8-1-2 = Lépést előre leírni tilos, kivéve a 9.2 vagy a 9.3 szerinti döntetlenigényt és a függőlépést (I.1.1). A vétség figyelmeztetéssel vagy a 12.9 szerint büntethető.
article-8-1-3 = Az ellenfél lépésére annak lejegyzése előtt is szabad válaszolni, de a saját előző lépését mindenkinek le kell írnia, mielőtt újat tesz.
article-8-1-4 = A játszmalapra csak a lépések, az időadatok, az ajánlatok, az igények és más ide tartozó adatok kerülhetnek.
article-8-1-5 = A döntetlenajánlatot mindkét fél az (=) jellel jegyzi fel.
article-8-1-6 = Aki nem tud jegyezni, a bíró által elfogadott segítőt kérhet, és a bíró méltányosan módosítja az idejét. Fogyatékossággal élő játékos idejét nem kell módosítani.
article-8-2 = A játszmalapnak az egész játszma alatt láthatónak kell lennie a versenybíró számára.
article-8-3 = A játszmalapok a rendező tulajdonában vannak.
    .e2023 = A játszmalapok a verseny rendezőjének tulajdonai. A nem működő elektronikus játszmalapot a versenybíró kicseréli.
    .differs = A 2023-as kiadás hozzáteszi, hogy a meghibásodott elektronikus játszmalapot a versenybíró kicseréli.
article-8-4 = Ha valakinek egy időszakban öt percnél kevesebb ideje maradt, és nem kap lépésenként legalább 30 másodpercet, az időszak végéig nem köteles jegyezni.
    .differs = A klubverseny 2001-es rapidszabályai szerint egyáltalán senkinek sem kell jegyeznie; 2017 óta ez a mentesség az adott időszak végéig szól.
article-8-5-1 = Ha egyik fél sem köteles jegyezni, lehetőleg a versenybíró vagy egy segítő jegyzi a játszmát. Zászlóleeséskor a bíró megállítja az órákat, és mindkét játékos kiegészíti a játszmalapját.
article-8-5-2 = Ha csak az egyik fél mentesül, zászlóleesés után neki a következő lépése előtt teljesen pótolnia kell a jegyzését. Ha ő van lépésen, elkérheti az ellenfele lapját, de lépés előtt vissza kell adnia.
article-8-5-3 = Ha nincs teljes játszmalap, a játszmát felügyelet mellett egy másik táblán kell visszajátszani. Előtte rögzíteni kell az állást, az időket, hogy kinek az órája járt, és ha ismert, a lépésszámot.
article-8-6 = Ha nem mutatható ki az időtúllépés, a következő lépés az új időszak első lépésének számít, hacsak nem bizonyítható, hogy több lépés történt.
article-8-7 = A játszma végén mindkét játékos aláírja mindkét játszmalapot, és beírja az eredményt. Ez akkor is érvényes, ha téves, hacsak a versenybíró másként nem dönt.
    .e2023 = A játszma végén mindkét játékos megerősíti az eredményt: aláírja mindkét papír játszmalapot, vagy az elektronikuson jóváhagyja. Ez akkor is érvényes, ha téves, hacsak a versenybíró másként nem dönt.
    .differs = A 2023-as kiadás szerint az eredményt elektronikus játszmalapon is jóvá lehet hagyni; korábban csak a papír aláírása szerepel.

## 9. fejezet – A döntetlen

article-9-1-1 = A versenykiírás megtilthatja, hogy a felek egy adott lépésszám előtt vagy akár az egész játszmában a bíró hozzájárulása nélkül döntetlent ajánljanak vagy abban megegyezzenek. Az ilyen megegyezés engedély nélkül érvénytelen.
    .differs = A klubverseny 2001-es szabályai nem ismernek ilyen tilalmat; 2017 óta a kiírás előírhatja.
article-9-1-2 = Ha a kiírás megengedi a megegyezést, az ajánlatra a 9.1.2.1–9.1.2.3 pontok érvényesek.
article-9-1-2-1 = Döntetlent a saját lépés megtétele után, az óra megnyomása előtt kell ajánlani; máskor is érvényes, de zavarásnak számíthat (11.5). Az ajánlat feltétel nélküli és visszavonhatatlan, és addig él, amíg el nem fogadják, szóban vagy egy báb szándékos érintésével el nem utasítják, vagy a játszma véget nem ér.
article-9-1-2-2 = Az ajánlatot mindkét fél az (=) jellel tünteti fel a játszmalapján.
article-9-1-2-3 = A 9.2 vagy a 9.3 szerinti döntetlenigény egyben döntetlenajánlat is, amelyet az ellenfél elfogadhat.
article-9-2-1 = A játszma döntetlen, ha a lépésen lévő játékos helyesen igényli, mert ugyanaz az állás legalább harmadszor jön létre a következő lépésével (9.2.1.1), vagy már létre is jött (9.2.1.2).
    .words = háromszori ismétlés, állásismétlés
article-9-2-1-1 = Ha az ismétlődés a következő lépésével jönne létre, a játékos ezt a megváltoztathatatlan lépést előbb leírja, és bejelenti a versenybírónak, hogy meg akarja tenni.
    .e2023 = Ha az ismétlődés a következő lépésével jönne létre, a játékos ezt a megváltoztathatatlan lépést előbb leírja papírra vagy az elektronikus játszmalapra, és bejelenti a versenybírónak, hogy meg akarja tenni.
    .differs = A 2023-as kiadás szerint a lépés papíron vagy elektronikus játszmalapon is rögzíthető, angol számozása pedig 9.2.1. A klubverseny 2001-es szabályaiban nincs ilyen pont.
article-9-2-1-2 = Az igény akkor is helyes, ha az állás éppen most ismétlődött meg, és az igénylő van lépésen.
article-9-2-2 = Két állás akkor azonos, ha ugyanaz a fél van lépésen, azonos mezőkön azonos bábok állnak, és minden báb lehetséges lépései is megegyeznek.
article-9-2-2-1 = Az állás nem azonos, ha az első alkalommal egy gyalogot menet közben szabályosan le lehetett volna ütni.
article-9-2-2-2 = Az állás nem azonos, ha azóta a király vagy a bástya lépése miatt elveszett egy sáncolási jog. A jog számít, nem az, hogy éppen akkor lehetett-e sáncolni.
article-9-3 = A játszma döntetlen, ha a lépésen lévő játékos az 50 lépéses szabály alapján helyesen igényli (9.3.1 vagy 9.3.2).
    .words = ötven lépés, 50 lépés
article-9-3-1 = A játékos leír és bejelent egy megváltoztathatatlan lépést, amely után mindkét fél utolsó 50 lépésében nem volt sem gyaloglépés, sem ütés.
    .e2023 = A játékos papíron vagy az elektronikus játszmalapon leír és bejelent egy megváltoztathatatlan lépést, amely után mindkét fél utolsó 50 lépésében nem volt sem gyaloglépés, sem ütés.
    .differs = A 2023-as kiadás szerint a lépés elektronikus játszmalapon is rögzíthető. A klubverseny 2001-es szabályaiban nincs 50 lépéses szabály.
article-9-3-2 = Az igény akkor is helyes, ha mindkét fél utolsó 50 lépése már gyaloglépés és ütés nélkül telt el.
article-9-4 = Aki a 4.3 szerint bábot érint meg, abban a lépésben már nem igényelhet döntetlent. Az igényt el kell utasítani, de büntetés nem jár érte.
article-9-5-1 = Igényléskor a játékos vagy a versenybíró megállítja az órákat, és az igény többé nem vonható vissza.
article-9-5-2 = Ha az igény helyes, a játszma azonnal döntetlen.
article-9-5-3 = Ha az igény téves, az ellenfél két perc többletidőt kap és a játszma folytatódik. A bejelentett lépést a 3. és a 4. fejezet szerint meg kell tenni.
    .differs = Villámjátékban 2017 óta egy perc jár (2017-ben és 2018-ban B.2), 2023 óta rapidjátékban is (A.3); teljes felügyelettel játszott villámjátékban a 2023-as szöveg betű szerint két percet ad. A klubverseny 2001-es szabályai nem szólnak téves igényről.
article-9-6 = A 9.6.1 és a 9.6.2 eseteiben a játszma igénylés nélkül is döntetlen.
article-9-6-1 = A játszma döntetlen, ha ugyanaz az állás (9.2.2) legalább ötször előfordult; nem kell közvetlenül egymás után.
    .differs = A klubverseny 2001-es szabályaiban nincs ilyen önműködő döntetlen; a 9.6 pontban 2017 óta szerepel.
article-9-6-2 = A játszma döntetlen, ha mindkét fél megtett 75 lépést gyaloglépés és ütés nélkül. Ha az utolsó lépés matt, a matt számít.
    .differs = A klubverseny 2001-es szabályaiban nincs 75 lépéses szabály; a 9.6 pontban 2017 óta szerepel.

## 10. fejezet – Pontozás

article-10-1 = A győzelem vagy a játék nélküli győzelem 1 pont, a vereség vagy a játék nélküli vereség 0, a döntetlen ½, ha a kiírás mást nem mond.
    .differs = A 2001-es szabályok is 1, ½ és 0 pontot adnak, de a játék nélküli eredményt nem említik. A klubversenyen emellett a helyezésekért 2, 1 és 0 csapatpont jár.
article-10-2 = A két játékos pontja együtt nem lehet több a játszmáért adható legnagyobb pontszámnál, és mindkettőnek szokásos értéknek kell lennie. Így ¾–¼ nem adható, de 0–0, ½–0 vagy 0–½ igen.
    .differs = A klubverseny 2001-es szabályai erről nem szólnak; 2017 óta minden kiadásban benne van.

## 11. fejezet – A játékosok magatartása

article-11-1 = A játékosok nem tehetnek semmit, ami rossz hírbe hozza a sakkot; a vétség a 12.9 szerint büntethető.
article-11-2-1 = A verseny helyszínéhez a versenyterem, a pihenőhelyek, a mosdók, a büfé, a dohányzóhely és a bíró által megnevezett egyéb helyek tartoznak.
article-11-2-2 = A versenyterem az a helyiség, ahol a játszmák folynak.
article-11-2-3 = A 11.2.3.1–11.2.3.3 pontokban felsoroltakhoz a versenybíró engedélye kell.
article-11-2-3-1 = A játékos csak a bíró engedélyével hagyhatja el a verseny helyszínét; engedély nélkül büntetésre, akár játszmavesztésre számíthat (12.9).
article-11-2-3-2 = A lépésen lévő játékos csak a bíró engedélyével mehet ki a versenyteremből, különben a 12.9 szerint büntethető.
article-11-2-3-3 = Aki nem játékos és nem bíró, csak a bíró engedélyével léphet a versenyterembe.
article-11-2-4 = A versenykiírás előírhatja, hogy a lépésen nem lévő játékos is jelentse a bírónak, ha el akarja hagyni a játékteret.
    .differs = A klubverseny 2001-es szabályaiban, valamint a 2017-es és a 2018-as magyar szövegben nem szerepel. A 2023-as kiadásban benne van.
article-11-3-1 = Játszma közben tilos jegyzetet, más információforrást vagy tanácsot igénybe venni, és tilos másik táblán elemezni.
article-11-3-2-1 = Játszma közben a helyszínen a játékosnál csak olyan elektronikus eszköz lehet, amelyet a bíró jóváhagyott. A kiírás megengedheti, hogy az eszköz kikapcsolva, a megbeszélt helyre tett táskában legyen, de a táskához engedély nélkül nem szabad nyúlni.
    .words = mobil, telefon, okostelefon, okosóra
article-11-3-2-2 = Akinél ilyen eszközt találnak, elveszti a játszmát, és az ellenfele nyer. A kiírás enyhébb büntetést is megszabhat.
    .words = mobil, telefon, okostelefon, okosóra
    .fi2017 = Akinek a telefonja vagy más eszköze megszólal, az első alkalommal figyelmeztetést kap, a másodiknál elveszti a játszmát, hacsak a kiírás más büntetést nem szab meg.
    .differs = A finn gyakorlatban az első telefoncsörgés figyelmeztetés, a második játszmavesztés, és a verseny mást is előírhat. A klubverseny 2001-es szabályai nem szólnak eszközökről.
article-11-3-3 = A bíró elrendelheti a ruházat, a táska vagy a test ellenőrzését, zárt helyen, azonos nemű személlyel. Aki ezt megtagadja, a 12.9 szerint büntethető.
article-11-3-4 = Dohányozni, az e-cigarettát is beleértve, csak a kijelölt helyen szabad.
article-11-4 = Aki befejezte a játszmáját, attól kezdve néző.
article-11-5 = Tilos az ellenfelet zavarni vagy bosszantani, például alaptalan igényekkel, indokolatlan ajánlatokkal vagy zajjal.
    .words = zavarás, zaj
article-11-6 = A 11.1–11.5 pontok megsértését a 12.9 szerint kell büntetni.
article-11-7 = Aki makacsul megtagadja a szabályok betartását, elveszti a játszmát; az ellenfele pontjáról a versenybíró dönt.
    .fi2017 = Annak a játékosnak a játszmája, aki kitartóan nem hajlandó betartani a szabályokat, vesztettnek nyilvánítható. Az ellenfél pontjáról a versenybíró dönt.
    .differs = A 2017-es kiadás finn szövege szerint a játszma elveszettnek nyilvánítható; a többi szöveg kötelező játszmavesztést ír elő.
article-11-8 = Ha a 11.7 szerint mindkét fél vétkes, mindketten elvesztik a játszmát (0–0).
article-11-9 = A játékos kérheti, hogy a versenybíró magyarázza el a szabályok egy-egy pontját.
article-11-10 = Ha a kiírás másként nem rendelkezik, a játékos a bíró döntése ellen a játszmalap aláírása után is fellebbezhet.
article-11-11 = Mindkét játékos köteles segíteni a bírót a játszma rekonstruálásában és az igények elbírálásában.
article-11-12 = A háromszori állásismétlés és az 50 lépés ellenőrzése a játékosok feladata a versenybíró felügyelete mellett.

## 12. fejezet – A versenybíró

article-12-1 = A versenybíró ügyel arra, hogy mindenki betartsa a szabályokat.
article-12-2 = A versenybíró kötelességeit a 12.2.1–12.2.7 pontok sorolják fel.
article-12-2-1 = A versenybíró biztosítja a tisztességes játékot.
article-12-2-2 = A versenybíró a verseny érdekeit szem előtt tartva jár el.
article-12-2-3 = A versenybíró gondoskodik a jó játékkörülményekről.
article-12-2-4 = A versenybíró ügyel arra, hogy a játékosok zavartalanul játszhassanak.
article-12-2-5 = A versenybíró felügyeli a verseny menetét.
article-12-2-6 = A versenybíró külön intézkedésekkel segíti a fogyatékossággal élő és az orvosi ellátást igénylő játékosokat.
article-12-2-7 = A versenybíró betartja a FIDE csalás elleni szabályait.
    .e2023 = A versenybíró betartja a FIDE tisztességes játékra vonatkozó szabályait.
    .differs = 2017-ben és 2018-ban a csalás elleni szabályokra, 2023-ban a tisztességes játék szabályaira hivatkozik a szöveg. A klubverseny 2001-es szabályaiban nincs ilyen pont.
article-12-3 = A versenybíró figyeli a játszmákat, főként időzavarban, érvényt szerez a döntéseinek, és szükség esetén büntet.
article-12-4 = A versenybíró segítőket jelölhet ki a játszmák megfigyelésére.
article-12-5 = Külső zavarás után a versenybíró többletidőt adhat az egyik vagy mindkét játékosnak.
article-12-6 = A bíró csak a szabályokban előírt esetekben avatkozhat be. A lépésszámot csak zászlóleesés után, a 8.5 alkalmazásakor közölheti, és nem szólhat arról, hogy az ellenfél lépett, vagy hogy valaki nem nyomta meg az órát.
article-12-7 = Aki szabálytalanságot lát, csak a bírónak szólhat; nézők és más játékosok nem avatkozhatnak a játszmába. A vétkeseket a bíró kiutasíthatja.
article-12-8 = A bíró engedélye nélkül senki sem használhat telefont vagy más hírközlő eszközt a helyszínen.
article-12-9 = A versenybíró a 12.9.1–12.9.9 pontok büntetései közül egyet vagy többet alkalmazhat.
    .differs = A 2001-es szabályokban hétféle büntetés van: hiányzik a pénzbírság és a fordulókról való kizárás. 2017 óta kilenc van.
article-12-9-1 = A versenybíró figyelmeztetheti a vétkes játékost.
article-12-9-2 = A versenybíró megnövelheti az ellenfél hátralévő idejét.
article-12-9-3 = A versenybíró csökkentheti a vétkes hátralévő idejét; ha ez nullára fogy, a zászló leesett.
article-12-9-4 = A versenybíró megemelheti az ellenfél pontját az adott játszmában, legfeljebb az elérhető legnagyobb értékig.
article-12-9-5 = A versenybíró csökkentheti a vétkes pontját az adott játszmában.
article-12-9-6 = A versenybíró elveszettnek nyilváníthatja a vétkes játszmáját, és egyúttal dönt az ellenfél pontjáról.
article-12-9-7 = A versenybíró előre meghirdetett pénzbírságot szabhat ki.
article-12-9-8 = A versenybíró egy vagy több fordulóból kizárhatja a játékost.
article-12-9-9 = A versenybíró kizárhatja a játékost a versenyből.

## A függelék – Rapidjáték

article-a-1 = Rapidjátszma az, amelyben játékosonként 10 percnél több, de 60 percnél kevesebb a teljes játékra adott idő. Lépésenkénti többletidőnél az alapidőt és a többletidő hatvanszorosát kell összeadni.
    .differs = A 2001-es szabályok szerint rögzített, 15 és 60 perc közötti idő számít rapidnak. 2017 óta a mai meghatározás érvényes.
article-a-2 = Rapidjátékban nem kötelező jegyezni, de a játszmalapra alapozott igények megmaradnak. A játékos bármikor kérhet játszmalapot.
    .differs = A 2001-es szabályok csak annyit mondanak, hogy nem kell jegyezni; a többi 2017 óta szerepel.
article-a-3 = A 7. és a 9. fejezet szerinti büntetés két perc helyett egy perc.
    .differs = Rapidjátékban csak a 2023-as kiadásban létezik; 2017-ben és 2018-ban itt két perc járt, és csak villámjátékban egy (B.2).
article-a-3-1 = A versenyszabályok teljes egészükben érvényesek, ha az A.3.1.1 és az A.3.1.2 feltétele egyaránt teljesül.
article-a-3-1-1 = Az egyik feltétel, hogy egy versenybíró legfeljebb három játszmát felügyeljen.
article-a-3-1-2 = A másik feltétel, hogy a bíró vagy a segítője minden játszmát feljegyezzen, lehetőleg elektronikusan.
article-a-3-2 = A lépésen lévő játékos játszmánként legfeljebb ötször megnézheti a bíró jegyzését, de az óra közben jár. A további kérés zavarásnak számít.
article-a-4 = Ha ezek a feltételek nem teljesülnek, az A.4.1–A.4.5 pontok érvényesek.
article-a-4-1 = Ha a játszma kezdetétől mindkét fél befejezett tíz lépést, a kiinduló hibákra az A.4.1.1 és az A.4.1.2 pont korlátozása érvényes.
    .differs = A 2001-es szabályok szerint három-három lépés a határ, 2017 óta tíz-tíz. A 2023-as kiadásban a pont száma A.5.1.
article-a-4-1-1 = Az óra beállítását már nem lehet megváltoztatni, hacsak enélkül a verseny időrendje nem kerülne veszélybe.
article-a-4-1-2 = A felállítást és a tábla fekvését már nem lehet kifogásolni, a játszma folytatódik. Rosszul álló királlyal nem szabad sáncolni, rosszul álló bástya esetén pedig azzal a bástyával nem.
    .differs = A 2001-es szabályok szerint ez már három-három lépés után így van, a sáncolásról pedig nem szólnak. A 2023-as kiadásban a pont száma A.5.1.2.
article-a-4-2 = A bíró az általa látott szabálytalan lépést (7.5.1–7.5.4) a 7.5.5 szerint bünteti, ha az ellenfél még nem tette meg a következő lépését; addig az ellenfél is igényelheti. Ha ez elmarad, a lépés érvényes marad, és utóbb csak a két játékos megegyezésével javítható, a bíró közreműködése nélkül.
    .fi2017 = Ha a bíró lát egy befejezett szabálytalan lépést, vagy az ellenfél a saját következő lépése előtt jelzi, az ellenfél két perc többletidőt kap, a második ilyen lépés játszmavesztés; a FIDE által értékelt rapidban már az első is. Döntetlen, ha az ellenfél nem tudna mattot adni. Ha ez elmarad, a lépés érvényes marad, és utóbb csak a két játékos megegyezésével javítható, a bíró közreműködése nélkül.
    .e2017 = Ha a bíró lát egy befejezett szabálytalan lépést, vagy az ellenfél a saját következő lépése előtt jelzi, a játékos azonnal veszít; döntetlen, ha az ellenfél semmilyen szabályos lépéssorozattal nem tudna mattot adni. Ha ez elmarad, a lépés érvényes marad, és utóbb csak a két játékos megegyezésével javítható, a bíró közreműködése nélkül.
    .differs = 2017-ben az első szabálytalan lépés is azonnal veszít (vagy döntetlen, ha az ellenfél nem tud mattot adni), 2018 óta a második; a 2023-as kiadásban (A.5.2) az első után egy perc jár. A finn gyakorlatban rapidban a második veszít, FIDE-értékszámos rapidban az első.
article-a-4-3 = Aki időtúllépés miatt nyerést igényel, megállíthatja az órákat és szól a bírónak. Döntetlen, ha az igénylő semmilyen szabályos lépéssorozattal nem tudna mattot adni.
    .e2017 = Aki időtúllépés miatt nyerést igényel, megállíthatja az órákat és szól a bírónak; a saját zászlója ekkor még nem eshetett le. Döntetlen, ha az igénylő semmilyen szabályos lépéssorozattal nem tudna mattot adni.
    .differs = A 2001-es szabályok szerint meg kell állítani mindkét órát, és az igénylő zászlója nem eshetett le. Ez utóbbi 2017-ben is feltétel, 2018 óta nem az; 2023-ban a pont száma A.5.3.
article-a-4-4 = Ha a bíró látja, hogy mindkét király sakkban áll, vagy gyalog maradt az utolsó soron, megvárja a következő lépés befejezését. Ha az állás még akkor is szabálytalan, a játszma döntetlen.
article-a-4-5 = A bírónak be kell jelentenie a zászlóleesést, ha látja; ekkor a 6.9 pont szerint kell dönteni.
    .e2017 = A bíró bejelentheti a zászlóleesést, ha látja; ekkor a 6.9 pont szerint kell dönteni.
    .differs = A 2001-es szabályok szerint a bíró nem jelezheti; 2017-ben jelezheti (a hivatalos értelmezés szerint köteles), 2018 óta köteles. A 2023-as kiadásban a pont száma A.5.5.
article-a-5 = A kiírásnak meg kell mondania, hogy az egész versenyen az A.3.1 vagy az A.4 érvényes.

## B függelék – Villámjáték

article-b-1 = Villámjátszma az, amelyben játékosonként legfeljebb 10 perc jut az összes lépésre, illetve az alapidő és a lépésenkénti többletidő hatvanszorosa együtt legfeljebb 10 perc.
    .differs = A finn gyakorlatban külön nemzeti villámszabályok vannak érvényben. A klubverseny 2001-es szabályai nem szólnak villámjátékról.
article-b-2 = Villámjátékban a 7. és a 9. fejezet szerinti büntetés két perc helyett egy perc.
    .differs = 2017-ben és 2018-ban itt szerepel; a 2023-as kiadásban az A.3 pontból következik, a B.3 hivatkozása révén. Teljes felügyelettel játszott villámjátékban a 2023-as szöveg betű szerint két percet ad.
article-b-3-1 = A versenyszabályok teljes egészükben érvényesek, ha a B.3.1.1 és a B.3.1.2 feltétele egyaránt teljesül.
article-b-3-1-1 = Az egyik feltétel, hogy minden játszmát külön versenybíró felügyeljen.
article-b-3-1-2 = A másik feltétel, hogy a bíró vagy a segítője feljegyezze a játszmát, lehetőleg elektronikusan.
article-b-3-2 = A lépésen lévő játékos játszmánként legfeljebb ötször megnézheti a bíró jegyzését, de az óra közben jár. A további kérés zavarásnak számít.
article-b-4 = Ha ezek a feltételek nem teljesülnek, az A.2 és az A.4 szerint kell játszani.
    .e2023 = Ha ezek a feltételek nem teljesülnek, az A.2, az A.3 és az A.4 szerint kell játszani.
article-b-5 = A kiírásnak az egész versenyre meg kell mondania, hogy a B.3.1 vagy a B.4 érvényes.

## C függelék – Algebrai jelölés

article-c-0 = Csak az algebrai jelölés elfogadott; a más módon vezetett játszmalap nem bizonyíték. Aki nem így jegyez, azt a versenybíró figyelmezteti.
article-c-1 = Ebben a függelékben a figura tisztet jelent, gyalogot nem.
article-c-2 = Minden tisztet a neve nagy kezdőbetűje jelöl: magyarul K, V, B, F és H. Az angolban a huszár jele N.
article-c-3 = A játékos a saját országában szokásos betűket használhatja; nyomtatásban a bábok rajza ajánlott.
article-c-4 = A gyalognak nincs betűjele.
article-c-5 = A nyolc vonalat világos bal keze felől kezdve az a, b, c, d, e, f, g és h betű jelöli.
article-c-6 = A nyolc sort világos oldaláról kezdve 1-től 8-ig számozzuk.
article-c-7 = A vonal betűje és a sor száma együtt minden mezőnek egyetlen nevet ad.
article-c-8 = A lépés a tiszt betűjeléből és az érkezési mezőből áll, kötőjel nélkül is; gyalognál elég az érkezési mező. Az indulási mezőt is feltüntető hosszú alak (Fb2-e5, e7e5) szintén elfogadható.
article-c-9 = Tiszttel történő ütésnél a betűjel és az érkezési mező közé x tehető, de nem kötelező.
article-c-9-1 = Az ütést jelölő x előtt az ütő tiszt betűjele áll.
article-c-9-2 = Az ütést jelölő x után az érkezési mező következik.
article-c-9-3 = Gyalogütésnél az indulási vonalat, szükség szerint az x jelet és az érkezési mezőt kell írni (dxe5 vagy de5). Menet közbeni ütésnél az „e.p.” hozzáírható.
article-c-10 = Ha két egyforma tiszt is ugyanarra a mezőre léphet, a C.10.1–C.10.3 szerint kell megkülönböztetni őket. Csak az a tiszt számít, amelynek a lépése szabályos.
article-c-10-1 = Ha a két tiszt azonos soron áll, az indulási vonal betűje különbözteti meg őket.
article-c-10-1-1 = Azonos soron álló tiszteknél elöl a tiszt betűjele áll.
article-c-10-1-2 = Azonos soron álló tiszteknél a betűjel után az indulási vonal betűje következik.
article-c-10-1-3 = Azonos soron álló tiszteknél a végén az érkezési mező áll.
article-c-10-2 = Ha a két tiszt azonos vonalon áll, az indulási sor száma különbözteti meg őket.
article-c-10-2-1 = Azonos vonalon álló tiszteknél elöl a tiszt betűjele áll.
article-c-10-2-2 = Azonos vonalon álló tiszteknél a betűjel után az indulási sor száma következik.
article-c-10-2-3 = Azonos vonalon álló tiszteknél a végén az érkezési mező áll.
article-c-10-3 = Ha sem a soruk, sem a vonaluk nem azonos, az indulási vonal megadása ajánlott, például Hgf3.
article-c-10-3-1 = A g1 és az e1 huszár közül az f3-ra lépőt Hgf3 vagy Hef3 jelöli.
article-c-10-3-2 = A g5 és a g1 huszár közül az f3-ra lépőt H5f3 vagy H1f3 jelöli.
article-c-10-3-3 = A h2 és a d4 huszár közül az f3-ra lépőt Hhf3 vagy Hdf3 jelöli.
article-c-10-3-4 = Ha az f3 mezőn ütés történik, ugyanezekbe a jelölésekbe x is tehető, például Hgxf3 vagy H5xf3.
article-c-11 = Gyalogátváltozásnál a gyaloglépés után az új tiszt betűjele áll, például d8V vagy exf8H.
article-c-12 = A döntetlenajánlat jele (=).
article-c-13 = A szokásos rövidítések közül az utolsó négy (x, +, ++ vagy #, e.p.) használata nem kötelező.
article-c-13-1 = A rövid sánc jele 0-0.
article-c-13-2 = A hosszú sánc jele 0-0-0.
article-c-13-3 = Az x ütést jelent, kiírása nem kötelező.
article-c-13-4 = A + sakkot jelent, kiírása nem kötelező.
article-c-13-5 = A ++ vagy a # mattot jelent, kiírása nem kötelező.
article-c-13-6 = Az „e.p.” menet közbeni ütést jelent, kiírása nem kötelező.
article-c-s = Mintajátszma rövid jelöléssel: 1.e4 e5 2.Hf3 Hf6 3.d4 exd4 4.e5 He4 5.Vxd4 d5 6.exd6 e.p. Hxd6 7.Fg5 Hc6 8.Ve3+ Fe7 9.Hbd2 0-0 10.0-0-0 Be8 11.Kb1 (=). Ugyanez még rövidebb és hosszú alakban is leírható.

## D függelék – Vak és látássérült játékosok

article-d-1 = A rendező a versenybíróval egyeztetve a helyi viszonyokhoz igazíthatja ezeket a szabályokat. Látó és vak játékos játszmájában bármelyik fél kérheti, hogy két táblán, egy szokásoson és egy különlegesen játsszanak.
article-d-1-1 = A különleges tábla legalább 20×20 cm-es.
article-d-1-2 = A különleges táblán a sötét mezők kissé kiemelkednek.
article-d-1-3 = A különleges tábla minden mezőjén lyuk van a bábok rögzítésére.
article-d-1-4 = A különleges bábokra a D.1.4.1 és a D.1.4.2 követelményei vonatkoznak.
article-d-1-4-1 = Minden bábnak a lyukakba illő csapja van.
article-d-1-4-2 = A bábok Staunton-formájúak, és a sötéteket külön jel különbözteti meg.
article-d-2 = A játék menetére a D.2.1–D.2.11 pontok vonatkoznak.
article-d-2-1 = A lépést érthetően be kell mondani, az ellenfél megismétli és a saját tábláján végrehajtja; átváltozásnál az új tisztet is meg kell nevezni. A vonalak neve Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector, a soroké németül eins, zwei és így tovább acht-ig, ha a bíró másként nem dönt; a báboké König, Dame, Turm, Läufer, Springer, Bauer, a sáncolásé kurze vagy lange Rochade.
article-d-2-2 = A vak játékos tábláján az a báb számít megérintettnek, amelyet kivettek a lyukból; a bábokat tapogatni szabad.
article-d-2-3 = A lépés akkor megtett lépés, ha a D.2.3.1–D.2.3.3 mindegyik feltétele teljesült.
article-d-2-3-1 = Ütésnél a leütött báb lekerült a lépő játékos táblájáról.
article-d-2-3-2 = A lépő báb egy másik mező lyukába került.
article-d-2-3-3 = A lépést bemondták.
article-d-2-4 = Az ellenfél óráját csak mindezek után szabad elindítani.
article-d-2-5 = A D.2.2 és a D.2.3 tárgyában a látó játékosra a rendes szabályok érvényesek.
article-d-2-6-1 = Használható különleges sakkóra, amely a vak játékosnak bemondja az időt és a lépésszámot.
article-d-2-6-2 = Használható olyan mutatós óra is, amely megfelel a D.2.6.2.1 és a D.2.6.2.2 pontnak.
article-d-2-6-2-1 = Az óra mutatói szilárdak, minden ötödik percet egy, minden tizenötödiket két kiemelkedő pont jelöl.
article-d-2-6-2-2 = Az óra zászlója könnyen kitapintható, és az óra utolsó öt perce is érzékelhető.
article-d-2-7 = A vak játékosnak is jegyeznie kell a játszmát: Braille-írással, kézírással vagy hangrögzítővel.
article-d-2-8 = A bemondáskor történt nyelvbotlást azonnal, még az ellenfél órájának elindítása előtt ki kell javítani.
article-d-2-9 = Ha a két tábla állása eltér, a bíróval, mindkét jegyzés alapján kell helyreállítani. Ha a jegyzések egyeznek, az igazít, aki rosszul lépett; ha nem, az utolsó egyező lépéshez kell visszatérni, és az órákat is át kell állítani.
article-d-2-10 = A vak játékosnak segítője lehet, aki a D.2.10.1–D.2.10.6 pontokban felsoroltakat végezheti.
article-d-2-10-1 = A segítő bármelyik fél lépését végrehajthatja a másik fél tábláján.
article-d-2-10-2 = A segítő mindkét fél lépéseit bemondhatja.
article-d-2-10-3 = A segítő vezetheti a vak játékos játszmalapját, és elindíthatja az ellenfél óráját.
article-d-2-10-4 = A segítő csak kérésre közölheti a vak játékossal a lépésszámot és az időket.
article-d-2-10-5 = A segítő időtúllépés miatt nyerést igényelhet, és jelezheti a bírónak, ha a látó játékos bábot érintett.
article-d-2-10-6 = A segítő elvégezheti a függőben hagyással járó teendőket.
article-d-2-11 = Ha a vak játékosnak nincs segítője, a látó játékos vehet igénybe segítőt a D.2.10.1 és a D.2.10.2 feladatára. Hallássérült ellenfél esetén a segítő kötelező.

## I. útmutató – Függő játszmák

article-i-1-1 = A játékidő végén a lépésen lévő játékos borítékol: egyértelműen leírja a lépését, a két játszmalapot borítékba zárja, és csak utána állítja meg az órát; addig még változtathat rajta. Ha a felszólítás után a táblán lép, azt a lépést kell leírnia.
article-i-1-2 = Aki a játékidő vége előtt borítékol, annak a hátralévő játékidőt a saját idejéből vonják le.
    .e2023 = Aki a játékidő vége előtt borítékol, annak a hátralévő játékidőt a saját idejéből vonják le: a lépés a játékidő tervezett végén borítékoltnak számít.
    .differs = A 2023-as megfogalmazás szerint úgy kell tekinteni, mintha a játékidő névleges végén borítékolt volna; a hatás ugyanaz, mint 2017-ben és 2018-ban.
article-i-2 = A borítékon az I.2.1–I.2.7 pontok adatait kell feltüntetni.
article-i-2-1 = A borítékra rá kell írni a játékosok nevét.
article-i-2-2 = A borítékra rá kell írni a borítékolt lépés előtti állást.
article-i-2-3 = A borítékra rá kell írni a felhasznált időket.
article-i-2-4 = A borítékra rá kell írni, hogy melyik játékos borítékolt.
article-i-2-5 = A borítékra rá kell írni a borítékolt lépés sorszámát.
article-i-2-6 = A borítékra rá kell írni, ha döntetlenajánlat van érvényben.
article-i-2-7 = A borítékra rá kell írni, hogy mikor és hol folytatódik a játszma.
article-i-3 = A versenybíró ellenőrzi a boríték adatait, és megőrzi a borítékot.
article-i-4 = Ha valaki azután ajánl döntetlent, hogy az ellenfele borítékolt, az ajánlat addig él, amíg az ellenfél a 9.1 szerint el nem fogadja vagy el nem utasítja.
article-i-5 = A folytatás előtt fel kell állítani a borítékolt lépés előtti állást, és be kell állítani az akkori időket.
article-i-6 = Ha a felek a folytatás előtt döntetlenben egyeznek meg, vagy valamelyikük feladja, a játszma véget ért. Feladásnál a 2023-as kiadásban az 5.1.2 pont döntetlenszabálya is érvényes.
article-i-7 = A borítékot csak akkor szabad felbontani, ha a válaszadó játékos jelen van.
article-i-8 = Az 5. fejezet, a 6.9 és a 9.6 eseteit kivéve a borítékoló veszít, ha a lépése az I.8.1–I.8.3 valamelyike szerint hibás. Döntetlen, ha az ellenfele nem tudna mattot adni.
    .e2023 = Az 5. fejezet (köztük az 5.2.2), a 6.9 és a 9.6 eseteit kivéve a borítékoló veszít, ha a lépése az I.8.1–I.8.3 valamelyike szerint hibás. Döntetlen, ha az ellenfele nem tudna mattot adni.
    .differs = A 2017-es és a 2018-as szöveg a már nem létező 9.7 pontot is a kivételek közé sorolja, a 2023-as helyette külön megnevezi az 5.2.2 pontot.
article-i-8-1 = A borítékoló veszít, ha a lépése többféleképpen érthető.
article-i-8-2 = A borítékoló veszít, ha a leírt lépés értelmét nem lehet megállapítani.
article-i-8-3 = A borítékoló veszít, ha a lépése szabálytalan.
article-i-9 = A folytatás kitűzött időpontjában az I.9.1–I.9.3 pontok szerint kell eljárni.
article-i-9-1 = Ha a válaszadó játékos jelen van, a borítékot felbontják, a lépést a táblán megteszik, és elindítják az ő óráját.
article-i-9-2 = Ha a válaszadó játékos hiányzik, az ő órája jár. Megérkezésekor megállíthatja és hívhatja a bírót; ezután felbontják a borítékot, megteszik a lépést, és újraindul az órája.
article-i-9-3 = Ha a borítékoló hiányzik, az ellenfele leírhatja és borítékba zárhatja a válaszát, megállíthatja a saját óráját és elindíthatja a hiányzóét. Ezt a borítékot a borítékoló megérkezésekor bontják fel.
article-i-10 = Aki a megengedett késési időn túl érkezik a folytatásra, veszít, hacsak a bíró másként nem dönt. Ha viszont a borítékolt lépés befejezte a játszmát (matt, patt, 9.6), az az eredmény érvényes.
article-i-11 = Ha van megengedett késési idő és egyik fél sincs jelen, az érkezéséig eltelt idő a válaszadó órájáról fogy, hacsak a kiírás vagy a bíró másként nem rendelkezik.
article-i-12-1 = Ha a boríték elveszett, a félbeszakadt állásból és az akkori időkkel kell folytatni; ha az idők nem ismertek, a bíró állapítja meg őket. A borítékoló azt a lépést teszi meg, amelyet állítása szerint borítékolt.
article-i-12-2 = Ha az állást nem lehet helyreállítani, a játszma érvénytelen, és újat kell játszani.
article-i-13 = Ha egy játékos a folytatásbeli első lépése előtt jelzi, hogy rosszak az idők, azokat ki kell javítani. Később változtatás nélkül kell tovább játszani, hacsak a bíró másként nem dönt.
article-i-14 = A játékidő hosszát a versenybíró órája méri, a kezdetét előre be kell jelenteni.

## II. útmutató – Sakk 960

article-ii-1 = A Sakk 960-ban a kiinduló állást bizonyos korlátok között kisorsolják, azután a szokásos sakk szabályai szerint folyik a játék.
article-ii-2 = Világos gyalogjai a második sorban állnak, tisztjei az elsőben, véletlenszerűen, a II.2.1–II.2.3 feltételekkel; így 960 állás lehetséges.
article-ii-2-1 = A király a két bástya között áll.
article-ii-2-2 = A két futó ellentétes színű mezőn áll.
article-ii-2-3 = Sötét bábjai világoséival szemben, tükörképszerűen állnak.
article-ii-3 = A sáncolásra a II.3.1 és a II.3.2 pontok szabályai érvényesek.
article-ii-3-1 = Mindkét fél játszmánként egyszer sáncolhat, a rendes szabályok értelemszerű alkalmazásával. A jog elvész, ha a király vagy az adott bástya lépett, és a király útja nem lehet támadás alatt.
article-ii-3-2 = A kiinduló állástól függően a sáncolás négyféleképpen mehet végbe.
article-ii-3-2-1 = A király és a bástya is elmozdul.
article-ii-3-2-2 = A király és a bástya helyet cserél.
article-ii-3-2-3 = Csak a király mozdul el.
article-ii-3-2-4 = Csak a bástya mozdul el; a lépés a bástya elengedésével megtett lépés. A bástya puszta érintése nem jelenti be a sáncolást.
article-ii-3-2-5 = A kézzel végrehajtott sáncolásra a II.3.2.5.1 és a II.3.2.5.2 ad ajánlást.
article-ii-3-2-5-1 = Ajánlott a királyt a táblán kívül, az érkezési mezeje mellé tenni, majd a bástyát, végül a királyt a helyére tenni.
article-ii-3-2-5-2 = Sáncolás után a király és a bástya pontosan ott áll, ahol a szokásos sakkban állna.
article-ii-3-2-6 = A c-vonal felé sáncolva a király a c1 vagy c8, a bástya a d1 vagy d8 mezőre kerül, jele 0-0-0. A g-vonal felé a király a g1 vagy g8, a bástya az f1 vagy f8 mezőre kerül, jele 0-0.
article-ii-3-2-7 = A sáncoláshoz a II.3.2.7.1–II.3.2.7.5 pontok adnak megjegyzéseket.
article-ii-3-2-7-1 = A félreértések elkerülésére érdemes előre szólni, hogy sáncolni fogunk.
article-ii-3-2-7-2 = Előfordulhat, hogy a király vagy a bástya a helyén marad, de egyszerre mindkettő nem.
article-ii-3-2-7-3 = Egyes kiinduló állásokban már az első lépésben is lehet sáncolni.
article-ii-3-2-7-4 = A király és a bástya indulási és érkezési mezője közötti minden mezőnek, az érkezési mezőket is beleértve, üresnek kell lennie; csak ez a két báb állhat rajtuk.
article-ii-3-2-7-5 = Néhány olyan mező, amelynek a szokásos sakkban üresnek kell lennie, itt foglalt lehet: a c-vonal felé sáncolva az a-, b- és e-vonalé, a g-vonal felé sáncolva az e- és h-vonalé.

## III. útmutató – Többletidő nélküli játszmák és gyorsított befejezés

article-iii-1 = A gyorsított befejezés a játszmának az a szakasza, amelyben az összes hátralévő lépést korlátozott idő alatt kell megtenni.
article-iii-2-1 = Ez az útmutató csak akkor érvényes, ha az alkalmazását előre meghirdették.
    .fi2017 = Ez az útmutató a gyorsított játszmabefejezésre külön meghirdetés nélkül érvényes.
    .differs = A finn gyakorlatban a gyorsított befejezésre meghirdetés nélkül is érvényes.
article-iii-2-2 = Csak többletidő nélküli hagyományos és rapidjátszmákra vonatkozik, villámjátszmákra nem.
article-iii-3-1 = Ha mindkét zászló leesett, és nem tudni, melyik előbb, a III.3.1.1 vagy a III.3.1.2 dönt. Elektronikus óránál ez nem fordulhat elő, mert az óra mutatja a sorrendet.
article-iii-3-1-1 = Ha nem az utolsó időszakban történt, a játszma folytatódik.
article-iii-3-1-2 = Ha az utolsó időszakban történt, a játszma döntetlen.
article-iii-4 = A lépésen lévő játékos, akinek két percnél kevesebb ideje van, kérheti, hogy mindkét fél lépésenként öt másodpercet kapjon, többletidőként vagy késleltetésként; ez döntetlenajánlatnak is számít. Ha az ellenfél elutasítja és a bíró beleegyezik, átállítják az órákat, és az ellenfél két perc többletidőt kap.
    .fi2017 = A lépésen lévő játékos, akinek két percnél kevesebb ideje van, kérheti, hogy mindkét fél lépésenként öt másodpercet kapjon; ez döntetlenajánlatnak is számít. Ha az ellenfél elutasítja és a bíró beleegyezik, átállítják az órákat, és az ellenfél két perc többletidőt kap.
    .e2023 = A lépésen lévő játékos, akinek két percnél kevesebb ideje van, kérheti, hogy mindkét fél lépésenként öt másodpercet kapjon; ez döntetlenajánlatnak is számít. Ha az ellenfél elutasítja és a bíró beleegyezik, átállítják az órákat, és az ellenfél két perc többletidőt kap.
    .differs = A 2018-as és a 2017-es magyar szöveg szerint késleltetés is kérhető a többletidő helyett. A 2017-es finn és a 2023-as szöveg csak a lépésenkénti öt másodperc többletidőt ismeri.
article-iii-5 = Ha a III.4 pontot nem alkalmazzák, a két percnél kevesebb idővel rendelkező, lépésen lévő játékos zászlóleesése előtt döntetlent igényelhet arra hivatkozva, hogy az ellenfele normális eszközökkel nem tud nyerni, vagy nem is törekszik rá. Hívnia kell a bírót, és megállíthatja az órákat.
article-iii-5-1 = Ha a versenybíró egyetért, a játszma döntetlen; egyébként elhalasztja a döntést vagy elutasítja az igényt.
article-iii-5-2 = Halasztáskor az ellenfél két perc többletidőt kaphat, és lehetőleg bíró jelenlétében folytatják a játszmát. A bíró később vagy közvetlenül a zászlóleesés után dönt; ha az igény megalapozottnak bizonyul, a játszma döntetlen.
article-iii-5-3 = Ha a versenybíró elutasítja az igényt, az ellenfél két perc többletidőt kap.
article-iii-6 = Ha nincs jelen versenybíró, a III.6.1 és a III.6.2 szerint kell eljárni.
article-iii-6-1 = A két percnél kevesebb idővel rendelkező játékos zászlóleesése előtt döntetlent igényelhet, és ezzel a játszma véget ér. Az igényt a III.6.1.1 vagy a III.6.1.2 alapozza meg.
article-iii-6-1-1 = Az igény alapja lehet, hogy az ellenfél normális eszközökkel nem tud nyerni. Az igénylő leírja az állást, és az ellenfél ellenőrzi.
article-iii-6-1-2 = Az igény alapja lehet, hogy az ellenfél nem törekedett a nyerésre. Ehhez az állás és a teljes játszmalap kell, mindkettőt az ellenfél is ellenőrzi.
article-iii-6-2 = Az igényről a kijelölt versenybíró dönt, addig az eredmény függőben marad.

## A klubverseny 2001-es rapidszabályai

article-r01 = A klubversenyen a FIDE 71., isztambuli kongresszusán elfogadott, 2001. július 1-jétől érvényes szabályok szerint, rapidjátékban játszanak. Amire a közölt szöveg nem tér ki, arról a versenybíró dönt.
article-r02 = Rapidjátszma az, amelyben játékosonként előre rögzített, legalább 15 és legfeljebb 60 perc jut az összes lépésre.
    .differs = 2017 óta 10 percnél több és 60 percnél kevesebb idő számít rapidnak, és a lépésenkénti többletidő hatvanszorosát is hozzá kell adni.
article-r03 = A játszmát egyik játékosnak sem kell jegyeznie.
article-r04 = Ha már mindkét fél megtett három lépést, nem lehet kifogásolni a felállítást, a tábla fekvését vagy az óra beállítását.
    .differs = 2017 óta a kevés bíróval játszott rapid- és villámjátékban tíz-tíz befejezett lépés a határ, hagyományos játszmában pedig nincs határ.
article-r05 = A versenybíró csak akkor avatkozik be, ha valamelyik játékos kéri.
    .differs = 2017 óta a bíró kérés nélkül is eljár a bábok érintésével kapcsolatos ügyekben.
article-r06 = A zászló csak akkor számít leesettnek, ha egy játékos bejelenti; a versenybíró nem jelezheti.
    .differs = 2017-től a bíró észlelése is számít, és a bíró bejelentheti a zászlóleesést; 2018 óta rapidban ez kötelessége.
article-r07 = Aki időtúllépés miatt nyerést igényel, köteles mindkét órát megállítani és szólni a bírónak. Az igény csak akkor helyes, ha a megállítás után az ellenfél zászlója leesett, az igénylőé pedig nem.
    .differs = 2017 óta az órákat már csak lehet, de nem kell megállítani; a saját zászlóra vonatkozó feltétel 2018-ban megszűnt.
article-r08 = Ha mindkét zászló leesett, a játszma döntetlen.
    .differs = 2017 óta ezt csak az útmutató III.3.1 pontja ismeri, az utolsó időszakra és csak akkor, ha nem tudni, melyik esett le előbb. Elektronikus óránál az óra jelzése dönt.
article-r09 = Világos kezd, és a játékos akkor kerül lépésre, amikor az ellenfele végzett a lépésével.
article-r10 = A matt nyer; ha egyik fél sem adhat már mattot, a játszma döntetlen.
article-r11 = A tábla, a bábok és a kiinduló állás megegyezik a 2. fejezetben leírtakkal.
article-r12 = A bábok a szokásos módon lépnek, van menet közbeni ütés, a gyalog pedig szabadon választott tisztté változik, amely azonnal hat.
article-r13 = Nem szabad sáncolni, ha a király vagy az adott bástya már lépett. Átmenetileg akkor sem lehet, ha a király indulási, átlépett vagy érkezési mezeje támadás alatt van, vagy báb áll a király és a bástya között.
article-r14 = A sakkot nem kötelező bemondani, a saját királyt viszont nem szabad sakkban hagyni vagy sakkba vinni.
article-r15 = Egy kézzel kell lépni, és a bábokat csak a lépésen lévő játékos igazíthatja, előzetes bejelentés után. Büntetést a szabály nem említ.
article-r16 = Az elsőként megérintett saját bábbal lépni kell, az elsőként megérintett ellenségest le kell ütni. Ha egy saját és egy ellenséges bábot érintettek, a sajáttal kell ütni; ha nem lehet, az első érintett számít, tisztázatlan sorrendnél a saját.
    .differs = 2017 óta az az első érintett báb kötelez, amellyel valóban lehet lépni vagy amelyet lehet ütni. A vegyes érintés szabálya mindkét színből több bábra is kiterjed.
article-r17 = Aki királyt és bástyát érint, köteles arra sáncolni, ha szabályos; ha előbb a bástyát érinti, ebben a lépésben nem sáncolhat. Ha a szándékolt sáncolás szabálytalan, a másik oldalra sáncol vagy a királlyal lép, ha pedig ez sem lehet, bármit léphet.
    .differs = 2017 óta az előbb érintett bástya csak az arra az oldalra való sáncolást zárja ki. A szabálytalan sáncolási kísérletnél a király, majd a bástya érintése számít.
article-r18 = Ha egyik megérintett bábbal sem lehet lépni, illetve egyik sem üthető, bármilyen szabályos lépés megengedett.
article-r19 = Aki szándékosan megérint egy bábot, utána már nem panaszkodhat az ellenfele szabálysértésére.
article-r20 = Az elengedett báb a helyén marad, és a lépés akkor megtett lépés, ha a bábok mozgásának szabályai teljesültek.
article-r21 = Aki feladja, veszít; a patt döntetlen; a felek bármikor megegyezhetnek a döntetlenben.
    .differs = 2017 óta a megegyezés előtt mindkét félnek legalább egy lépést kell tennie. 2023 óta a feladás döntetlen, ha az ellenfél nem tudna mattot adni.
article-r22 = Az órát a lépő kézzel, kíméletesen kell kezelni, ujjat rajta tartani vagy fölé hajolni tilos; az órakezelésig eltelt idő a játékosé. Az óra állása perdöntő, és a játékos csak bíróhívás céljából állíthatja meg.
article-r23 = Segédeszközt és tanácsot igénybe venni tilos, a helyszínt vagy lépésen lévő játékosként a termet csak engedéllyel szabad elhagyni. Az ellenfelet nem szabad zavarni, ismételgetett döntetlenajánlattal sem.
article-r24 = Aki folyamatosan megszegi a szabályokat, elveszti a játszmát, és az ellenfele pontjáról a bíró dönt. Ha mindketten vétkesek, mindketten veszítenek.
article-r25 = A bíró figyelmeztethet, növelheti az ellenfél vagy csökkentheti a vétkes idejét, játszmavesztést rendelhet el, csökkentheti a vétkes vagy növelheti az ellenfél pontját, és kizárhat a versenyből.
    .differs = 2017 óta két további büntetés van: az előre meghirdetett pénzbírság és az egy vagy több fordulóból való kizárás.
article-r26 = Külső zavarás után a bíró többletidőt adhat, de lépésre vagy órakezelésre nem figyelmeztethet senkit. A nézők és a többi játékos nem beszélhet a folyó játszmákról.
article-r27 = Vitában a közölt szabályok döntenek; ha nincs megegyezés, a rendezők új játszmát rendelhetnek el, vagy a vétkestől elvehetik a játszmát. A játszmáért 1, ½ vagy 0 pont jár, a három sakkozó körmérkőzésének helyezéseiért 2, 1, 0 pont, holtversenynél a magasabb helyezés értékével.

## Címsorok önálló szabály nélkül

article-3-7 = A gyalog lépéseiről szóló pontok címe.
article-3-9 = A sakkban álló királyról szóló pontok címe.
article-3-10 = A szabályos és szabálytalan lépésekről, valamint a szabálytalan állásokról szóló pontok címe.
article-4-2 = A bábok igazításáról és érintéséről szóló pontok címe.
article-5-1 = A játszma megnyeréséről szóló pontok címe.
article-5-2 = A játszma döntetlen befejezéséről szóló pontok címe.
article-6-2 = Az óra kezeléséről szóló pontok címe.
article-6-3 = A rendelkezésre álló gondolkodási időről szóló pontok címe.
article-6-7 = A megengedett késési időről szóló pontok címe.
article-6-10 = Az óra állásáról és beállításáról szóló pontok címe.
article-6-11 = A játszma megszakításáról és az órák megállításáról szóló pontok címe.
article-6-12 = A kijelzőkről és bemutatótáblákról szóló pontok címe.
article-7-2 = A hibás felállításról és a rosszul fekvő tábláról szóló pontok címe.
article-7-4 = Az elmozdított bábokról szóló pontok címe.
article-7-5 = A szabálytalan lépésekről szóló pontok címe.
article-7-7 = A két kézzel tett lépésről szóló pontok címe a 2017-es kiadásban; 2018 óta a 7.5 tartalmazza őket.
article-7-8 = A lépés nélküli órakezelésről szóló pontok címe a 2017-es kiadásban; 2018 óta a 7.5 tartalmazza őket.
article-8-1 = A jegyzés módjáról szóló pontok címe.
article-8-5 = A hiányos játszmalapokról szóló pontok címe.
article-9-1 = A döntetlenajánlatról és a megegyezésről szóló pontok címe.
article-9-2 = A háromszori állásismétlésről szóló pontok címe.
article-9-5 = A döntetlenigények elbírálásáról szóló pontok címe.
article-11-2 = A verseny helyszínéről és a versenyteremről szóló pontok címe.
article-11-3 = A jegyzetekről, elektronikus eszközökről és az ellenőrzésről szóló pontok címe.
article-d-2-6 = A vak játékosok órájáról szóló pontok címe.
article-i-1 = A borítékolásról szóló pontok címe.
article-i-12 = Az elveszett borítékról és a helyreállíthatatlan állásról szóló pontok címe.
article-iii-3 = A két leesett zászlóról szóló pontok címe.
