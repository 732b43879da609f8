## Önsöz

article-p-1 = Kurallar her durumu öngöremez; açıkça düzenlenmemiş bir durumda hakem, kurallarda yer alan benzer durumlardan yola çıkarak karar verir ve dayandığı maddeyi belirtir.
    .differs = 2001 kulüp kuralları benzetme yolunu göstermez; organizatörlere oyunu yeniden oynatma ya da kusurlu taraf aleyhine sonuçlandırma yetkisi verir.
article-p-2 = Hakemin bilgili, sağduyulu ve yansız olduğu varsayılır; aşırı ayrıntılı kurallar onun elini kolunu bağlar. Bu yüzden hakem, gerekçesini kayda geçirerek her otomatik kararı değiştirebilir.
article-p-3 = FIDE reytingine sayılan oyunlar bu kurallara göre oynanmak zorundadır; öteki oyunlarda da aynı kuralların uygulanması tavsiye edilir.
article-p-4 = Ulusal federasyonlar, kuralların yorumu konusunda FIDE'den görüş isteyebilir.

## Madde 1 - Oyunun doğası ve amacı

article-1-1 = Satranç, iki rakibin tek bir kare tahta üzerinde taşlarını oynattığı bir oyundur.
article-1-2 = İlk hamle beyazındır; ardından taraflar hiç sıra atlamadan birer hamle yapar. Sırasız yapılıp tamamlanan bir hamle kuraldışılık olarak düzeltilir.
article-1-3 = Rakibin hamlesi yapılır yapılmaz sıra oyuncuya geçer; hamlenin tamamlanması beklenmez. Bu nedenle dokunma kuralları, saate henüz basılmamış olsa bile yeni hamle sahibini bağlar.
article-1-4 = Oyunun amacı, rakip şaha hiçbir geçerli hamleyle karşılanamayacak biçimde saldırmaktır.
article-1-4-1 = Bunu başaran oyuncu mat etmiş ve oyunu kazanmış olur. Kendi şahını tehditte bırakmak, tehdide açmak ya da rakip şahı almak yasaktır; böyle bir hamle geçersiz sayılır.
article-1-4-2 = Şahı mat edilen oyuncu oyunu kaybetmiştir.
article-1-5 = İki tarafın da mat etme olanağı kalmamışsa oyun beraberedir; ayrıntısı madde 5.2.2'dedir.
    .differs = 2001 kulüp kurallarında yalnızca bu genel cümle bulunur; 2017'den beri madde 5.2.2 ölü konumda oyunun hemen bittiğini ayrıca söyler.

## Madde 2 - Başlangıç konumu

article-2-1 = Tahta, açık ve koyu renkleri birbirini izleyen 8x8 kareden oluşur ve her oyuncunun sağındaki köşe kare açık renkli olacak biçimde konur. Tahta ters konmuşsa madde 7.2.2 uygulanır.
    .differs = 2001 kulüp kurallarında iki taraf üçer hamle yaptıktan sonra tahtanın yönüne itiraz edilemez. 2017'den beri bu sınır az hakemli hızlı ve yıldırım oyunlarında onar hamledir, standart oyunda ise sınır yoktur.
article-2-2 = Oyun başında her oyuncunun on altı taşı vardır: bir şah, bir vezir, iki kale, iki fil, iki at ve sekiz piyon. Eksik ya da yanlış takım madde 7.2.1 kapsamına girer.
article-2-3 = Taşlar bilinen standart dizilişle yerleştirilir; Satranç960 oyunlarında diziliş için Yönerge II.2 geçerlidir.
article-2-4 = Aşağıdan yukarıya uzanan kare sıralarına dikey, soldan sağa uzananlara yatay, aynı renkteki karelerin köşelerinden birleşerek oluşturduğu düz sıralara çapraz denir.

## Madde 3 - Taşların hareketleri

article-3-1 = Bir taş, kendi renginden bir taşın durduğu kareye oynanamaz; böyle bir hamle geçersizdir.
article-3-1-1 = Rakip taşın bulunduğu kareye oynayan taş onu alır ve alınan taş aynı hamle içinde tahtadan kaldırılır. Taş alınınca 50 ve 75 hamle sayımı baştan başlar.
article-3-1-2 = Bir taş, madde 3.2-3.8 uyarınca bir karede alış yapabilecek durumdaysa o kareyi tehdit ediyor demektir.
article-3-1-3 = Açmazda olduğu için yerinden oynatılamayan taş da tehdit etmeyi sürdürür. Rakip şah bu taşın tehdit ettiği karelere gidemez ve rokta bu karelerden geçemez.
    .differs = 2001 kulüp kuralları açmazdaki taştan söz etmez; 2017, 2018 ve 2023 metinleri onun da tehdit ettiğini açıkça belirtir.
article-3-2 = Fil, durduğu çaprazlar boyunca istediği kareye oynar.
article-3-3 = Kale, durduğu dikey ya da yatay boyunca istediği kareye oynar.
article-3-4 = Vezir; dikey, yatay ve çapraz yönlerin hepsinde istediği kareye oynar.
article-3-5 = Fil, kale ve vezir aradaki taşların üzerinden atlayamaz.
article-3-6 = At, kendi yatayında, dikeyinde ve çaprazında bulunmayan en yakın karelerden birine oynar; aradaki taşlar ona engel olmaz.
article-3-7-1 = Piyon, önündeki kare boşsa dikeyi üzerinde bir adım ilerler. Her piyon hamlesi 50 ve 75 hamle sayımını sıfırlar.
article-3-7-2 = Henüz oynamamış bir piyon, önündeki iki kare de boşsa iki adım birden ilerleyebilir. Bu adım rakibe geçerken alma olanağı doğurabilir.
article-3-7-3 = Piyon, çapraz olarak bir adım önündeki rakip taşı alır.
article-3-7-4-1 = Rakip piyon az önce iki adım birden ilerlemişse, uygun duran bir piyon onu tek adım atmış gibi alabilir. Alınan piyon, gerçekte bulunduğu kareden kaldırılır.
    .differs = 2001, 2017 ve 2018 metinleri geçilen kareyi tehdit eden piyondan, 2023 metni ise iki adım ilerleyen piyonun yanında duran piyondan söz eder; sonuç aynıdır. 2023'ün İngilizce metninde madde numarası 3.7.3.1'dir.
article-3-7-4-2 = Geçerken alma yalnızca iki adımlık ilerleyişin hemen ardından gelen hamlede yapılabilir; sonraki hamlelerde bu hak yoktur.
article-3-7-5-1 = Son yataya ulaşan piyon, aynı hamle içinde ve aynı karede kendi renginden bir vezir, kale, fil ya da atla değiştirilir. Değiştirilmeden saate basılırsa madde 7.5.2 uygulanır.
article-3-7-5-2 = Terfi taşı seçimi, daha önce alınmış taşlarla sınırlı değildir. İstenen taş elde yoksa oyuncu saati durdurup hakemden isteyebilir.
article-3-7-5-3 = Terfi eden taş hemen etkili olur; mat, pat ve ölü konum yeni konuma göre değerlendirilir.
article-3-8 = Şah iki türlü oynanabilir: bir kare öteye giderek ya da rok yaparak.
article-3-8-1 = Şah komşu karelerden birine oynar; gittiği karenin rakip tehdidi altında olmaması gerekir.
article-3-8-2 = Rok tek bir şah hamlesidir: şah, ilk yatayda hiç oynamamış kalesine doğru iki kare gider, kale de şahın üzerinden geçtiği kareye konur. Dokunma kuralı bakımından rok, şah hamlesi sayılır.
article-3-8-2-1 = Şahın ya da ilgili kalenin oynaması rok hakkını kalıcı olarak ortadan kaldırır.
article-3-8-2-1-1 = Şah bir kez oynadıysa iki yöne de rok hakkı biter.
article-3-8-2-1-2 = Bir kale oynadıysa o kaleyle rok hakkı biter; kalenin alınmış olması da aynı sonucu doğurur.
article-3-8-2-2 = Bazı durumlarda rok yalnızca o an için yapılamaz; rok hakkı ise korunur ve bu, konum tekrarında önem taşır.
article-3-8-2-2-1 = Şahın durduğu, üzerinden geçeceği ya da varacağı kare tehdit altındaysa o anda rok yapılamaz. Kalenin tehdit altında olması ya da tehdit edilen bir kareden geçmesi engel değildir.
article-3-8-2-2-2 = Şah ile rok yapılacak kale arasında herhangi bir taş duruyorsa o anda rok yapılamaz.
article-3-9-1 = Şah, en az bir rakip taşın tehdidi altındaysa şah çekilmiş demektir; tehdit eden taşın açmazda olması bunu değiştirmez.
article-3-9-2 = Hiçbir hamle oyuncunun kendi şahını tehdide açamaz ya da tehdit altında bırakamaz; aksi hamle geçersizdir.
article-3-10-1 = Geçerli hamle, madde 3.1-3.9'daki koşulların hepsine uyan hamledir. Madde 4'e aykırılık tek başına hamleyi geçersiz kılmaz.
article-3-10-2 = Geçersiz hamle, bu koşullardan en az birine uymayan hamledir. Hamle olarak bağlamaz ama dokunulan taşlar madde 4.3 uyarınca bağlar; ceza ancak hamle tamamlanınca söz konusu olur.
article-3-10-3 = Geçersiz konum, geçerli hamlelerle ulaşılması olanaksız konumdur. Son yatayda duran piyon, yanlış şah sayısı ya da sırası olmayan tarafın şahının tehditte bulunması bunun açık belirtileridir.

## Madde 4 - Taşların oynatılması

article-4-1 = Bir hamle baştan sona tek elle yapılır. İki el kullanılıp saate de basılırsa madde 7.5.4 uygulanır.
    .e2017 = Bir hamle baştan sona tek elle yapılır. İki el kullanan oyuncuya, saate bassa da basmasa da, şu madde uygulanır: 7.5.4.
    .differs = 2001 kulüp kuralları tek el koşulunu yaptırımsız koyar. 2017'de yaptırım 7.7'dedir ve metne göre saate basılmış olması aranmaz; 2018'den beri 7.5.4 bunu arar.
article-4-2-1 = Taşları kareleri üzerinde yalnızca hamlede olan oyuncu, niyetini önceden söyleyerek düzeltebilir; bu sırada dokunduğu taşlar onu bağlamaz.
    .words = j'adoube, düzeltiyorum, düzeltme
article-4-2-2 = Açıkça kaza sonucu olmayan her türlü temas, oynama ya da alma niyetiyle yapılmış sayılır. Kaza olup olmadığına hakem karar verir.
    .differs = 2001 kulüp kuralları taşa bilerek dokunulmasını arar; 2017'den beri, kaza olduğu açık değilse niyet var sayılır.
article-4-3 = Hamlede olan oyuncu bir taşa oynama ya da alma niyetiyle dokunursa o taşı oynamak ya da almak zorundadır. Sırası olmayan oyuncunun dokunuşu zorunluluk doğurmaz ama rakibi rahatsız etme sayılabilir.
    .words = dokunulan taş oynanır, dokunma
article-4-3-1 = Yalnızca kendi taşlarına dokunan oyuncu, bunlardan oynanabilecek olan ilk taşla geçerli bir hamle yapmalıdır; bu taş şahsa rok da yapabilir.
article-4-3-2 = Yalnızca rakip taşlara dokunan oyuncu, bunlardan alınabilecek olan ilkini almalıdır; geçerken alma da buna dahildir.
article-4-3-3 = Her iki renkten taşa dokunan oyuncu, ilk dokunduğu kendi taşıyla ilk dokunduğu rakip taşı alır; bu geçersizse dokunma sırasına göre oynanabilecek ya da alınabilecek ilk taş bağlar. Sıra belli değilse önce kendi taşına dokunduğu kabul edilir.
article-4-4 = Hamlede olan oyuncu için rok ve terfi sırasındaki dokunuşlara ilişkin özel kurallar vardır.
article-4-4-1 = Şahına ve bir kalesine dokunan oyuncu, o yöne rok geçerliyse rok yapmak zorundadır.
article-4-4-2 = Önce kalesine, sonra şahına dokunan oyuncu bu hamlede o yöne rok yapamaz; durum madde 4.3.1'e göre çözülür. Kalenin geçerli hamlesi varsa kale oynanır, yoksa şahla bu rok dışında bir hamle yapılır.
    .differs = 2001 kulüp kurallarında o hamlede hiçbir yöne rok yapılamaz; 2017'den beri yasak yalnızca o kalenin yönü içindir.
article-4-4-3 = Rok amacıyla şahına, ardından kalesine dokunan oyuncunun o yöne roku geçersizse şahla başka bir geçerli hamle yapması gerekir; öteki yöne rok da olur. Şahın geçerli hamlesi yoksa istediği hamleyi yapar, kaleyi oynamak zorunda değildir.
    .differs = 2001 kulüp kuralları bunu yalnız şaha ya da şahla kaleye birlikte dokunulması için de söyler; 2017'den beri metin, şahın ardından kaleye dokunulmasını anlatır.
article-4-4-4 = Terfide seçim, yeni taş terfi karesine değdiği anda kesinleşir. Taşın adını söylemek ya da taşı elde tutmak bağlamaz.
    .differs = 2001 kulüp kuralları seçimin ne zaman kesinleştiğini söylemez; 2017, 2018 ve 2023 metinleri aynıdır.
article-4-5 = Dokunulan taşların hiçbiri oynanamıyor ve alınamıyorsa oyuncu dilediği geçerli hamleyi yapabilir.
article-4-6 = Terfi hamlesi birkaç değişik biçimde yapılabilir.
article-4-6-1 = Piyonu varış karesine koymak zorunlu değildir.
article-4-6-2 = Piyonun kaldırılması ile yeni taşın konması hangi sırayla olursa olsun kabul edilir.
article-4-6-3 = Terfi karesinde rakip taş varsa alınması gerekir; o taş tahtadan kalkmadan hamle yapılmış sayılmaz.
article-4-7 = Geçerli bir hamlenin tümü ya da parçası olarak bir kareye bırakılan taş artık başka kareye oynanamaz ve hamle yapılmış olur. Bırakılan kare geçersizse yalnızca dokunma zorunluluğu kalır.
article-4-7-1 = Taş alırken hamlenin yapılmış olması için alınan taşın tahtadan kalkması, alan taşın da yeni karesinde elden bırakılması gerekir.
article-4-7-2 = Rok, kale şahın geçtiği kareye bırakılınca yapılmış olur. Şah iki kare öteye bırakıldığı anda, geçerliyse yalnızca o rok yapılabilir; geçersizse şahla başka bir hamle, o da yoksa herhangi bir geçerli hamle yapılır.
    .differs = 2001 kulüp kuralları şahın elden bırakıldığı anı düzenlemez; 2017, 2018 ve 2023 metinleri aynıdır.
article-4-7-3 = Terfi, yeni taş terfi karesine bırakılıp piyon tahtadan kalktığında yapılmış olur.
article-4-8 = Oyuncu bir taşa oynama ya da alma niyetiyle dokunduktan sonra, rakibinin madde 4.1-4.7'ye aykırı davranışına itiraz edemez; böyle bir sav reddedilir.
article-4-9 = Taşları oynatamayan oyuncu, hakemin kabul edeceği bir yardımcı getirebilir.

## Madde 5 - Oyunun sonuçlanması

article-5-1-1 = Mat eden oyuncu kazanır; mat hamlesi madde 3'e ve 4.2-4.7'ye uygunsa oyun o anda biter. Sonraki bayrak düşmesi, öneri ya da savların hükmü yoktur; hamlenin iki elle yapılması matı bozmaz.
article-5-1-2 = Terk ettiğini bildiren oyuncu kaybeder ve oyun hemen biter.
    .e2023 = Terk ettiğini bildiren oyuncu kaybeder ve oyun hemen biter. Rakibi onu geçerli hiçbir hamle dizisiyle mat edemiyorsa oyun berabere olur.
    .differs = 2023'ten beri rakip, terk eden oyuncuyu geçerli hiçbir hamle dizisiyle mat edemiyorsa oyun beraberedir; 2001, 2017 ve 2018'de terk eden her durumda kaybeder.
article-5-2-1 = Hamlede olan oyuncunun şahı tehditte değilse ve geçerli hamlesi yoksa pat olur; pat hamlesi madde 3'e ve 4.2-4.7'ye uygunsa oyun o anda berabere biter.
article-5-2-2 = Hiçbir geçerli hamle dizisi iki şahtan birini mat edemiyorsa konum ölüdür; konumu doğuran hamle kurallara uygunsa oyun o anda berabere biter. Kuşku varsa oyun kendiliğinden bitmiş sayılmaz.
    .differs = 2001 kulüp kuralları yalnızca iki taraf da mat edemiyorsa oyunun berabere olduğunu söyler; oyunun o anda bittiği 2017'den beri açıkça yazılıdır.
article-5-2-3 = İki oyuncu da en az birer hamle yaptıktan sonra oyun sırasında anlaşırlarsa oyun hemen berabere biter. Daha önceki anlaşma geçersizdir, puanı hakem belirler.
    .differs = 2001 kulüp kurallarında anlaşma her an yapılabilir; birer hamle koşulu 2017'den beri vardır.

## Madde 6 - Satranç saati

article-6-1 = Satranç saati, birbirine bağlı ve aynı anda yalnızca biri çalışan iki göstergeden oluşur. Her göstergenin bayrağı vardır; bayrağın düşmesi, verilen sürenin bittiğini gösterir.
article-6-2-1 = Oyuncu hamlesini yaptıktan sonra kendi saatini durdurup rakibininkini çalıştırır; böylece hamle tamamlanır ve varsa ek süresi işlenir.
article-6-2-1-1 = Oyunu bitiren hamle (madde 5.1.1, 5.2.1, 5.2.2, 9.6.1 ve 9.6.2) saate basılmasa da tamamlanmış sayılır.
article-6-2-1-2 = Oyuncu önceki hamlesini tamamlamadan sonraki hamlesini yapmışsa önceki hamle tamamlanmış sayılır.
article-6-2-2 = Rakip yanıt vermiş olsa bile oyuncunun saatine basmasına engel olunamaz. Hamle ile saate basma arasındaki süre oyuncunun kendi süresinden gider.
article-6-2-3 = Saate, hamleyi yapan elle basılır; parmağı düğmede bekletmek ya da eli saatin üstünde tutmak yasaktır. Aykırılık önce uyarı, sonra madde 12.9 cezası getirir ama geçersiz hamle sayılmaz.
article-6-2-4 = Saat özenle kullanılır; sert basmak, kaldırmak, devirmek ya da hamle yapmadan basmak yasaktır. Ceza madde 12.9'a göredir; hamlesiz basma ayrıca madde 7.5.3 kapsamındadır.
    .differs = 2001 kulüp kuralları hamleden önce saate basmayı ayrıca yasaklamaz; bu yasak 2017'den beri geçerlidir.
article-6-2-5 = Taşları yalnızca saati çalışan oyuncu düzeltebilir; öteki oyuncunun düzeltmesi rakibi rahatsız etme sayılabilir.
article-6-2-6 = Saati kullanamayan oyuncu, hakemin kabul edeceği bir yardımcı getirebilir. Hakem bu oyuncunun süresini hakça ayarlar, yani genellikle azaltır; engelli oyuncunun süresine dokunulmaz.
article-6-3-1 = Her oyuncu, eklemeler dahil kendisine ayrılan sürede belirli sayıda hamleyi ya da bütün hamlelerini tamamlamak zorundadır. Tempo oyundan önce belirlenmiş olmalıdır.
article-6-3-2 = Bir dilimde artırılan süre sonraki dilime eklenir. Ertelemeli tempoda önce hamle başına verilen sabit süre işler, bunun kullanılmayan bölümü yanar ve ana süre artmaz.
article-6-4 = Bir bayrak düştüğünde, öngörülen hamle sayısının tamamlanıp tamamlanmadığına hemen bakılır.
article-6-5 = Saatin tahtanın hangi yanına konacağını hakem belirler.
article-6-6 = İlan edilen başlama saatinde beyazın saati çalıştırılır; oyun bununla başlar.
article-6-7-1 = Oyuncunun ne kadar gecikirse hükmen kaybedeceği yarışma yönergesinde yazılır; yazılmamışsa süre sıfırdır. Bu süreden sonra gelen oyuncu, hakem başka karar vermedikçe kaybeder.
    .words = geç kalma, gecikme
    .fi2017 = Oyuncunun ne kadar gecikirse hükmen kaybedeceği yarışma yönergesinde yazılır; yazılmamışsa süre 30 dakikadır. Bu süreden sonra gelen oyuncu, hakem başka karar vermedikçe kaybeder.
    .differs = Finlandiya uygulamasında süre ilan edilmemişse 30 dakikadır; 2017, 2018 ve 2023'te sıfırdır. 2001 kulüp kuralları bu konuda susar.
article-6-7-2 = Bekleme süresi sıfırdan büyükse ve iki oyuncu da gelmemişse, yönerge ya da hakem başka türlü belirlemedikçe beyaz, gelişine kadar geçen bütün süreyi yitirir.
article-6-8 = Bayrak, hakem gördüğü ya da bir oyuncu haklı olarak bildirdiği anda düşmüş sayılır; madde 6.9 ancak o andan sonra uygulanır.
    .words = bayrak, bayrak düşmesi, süre bitti
    .differs = 2001 kulüp kurallarında yalnızca oyuncunun savı geçerlidir, hakem bayrağı bildiremez; 2017'den beri hakemin görmesi de yeterlidir.
article-6-9 = Mat, terk, pat, ölü konum ya da anlaşma yoksa, gereken hamleleri süresinde tamamlamayan oyuncu kaybeder. Rakip onu geçerli hiçbir hamle dizisiyle mat edemiyorsa oyun beraberedir; bunun için tahtadaki konuma bakılır.
    .words = bayrak, süreden kayıp, süre bitti
    .differs = 2001 kulüp kuralları mat olanağı bulunmayan rakip için beraberliği anmaz; 2017, 2018 ve 2023 metinlerinde bu kural vardır.
article-6-10-1 = Açık bir arıza yoksa saatin gösterdiği süreler kesindir. Arızalı saat değiştirilir ve yeni süreleri hakem belirler.
article-6-10-2 = Saatin yanlış kurulduğu anlaşılırsa hemen durdurulur; hakem süreleri ve hamle sayacını en iyi değerlendirmesine göre düzeltir. Hızlı ve yıldırım oyunlarında bunu sınırlayan madde: A.4.1.1.
article-6-11-1 = Oyuna ara verilmesi gerekiyorsa hakem saati duraklatır; iki gösterge de durur.
article-6-11-2 = Oyuncu saati yalnızca hakemden yardım istemek için duraklatabilir; örneğin terfi taşı elde yoksa.
article-6-11-3 = Oyunun ne zaman yeniden başlayacağını hakem belirler; genellikle hamlede olan oyuncunun saati çalıştırılır.
article-6-11-4 = Duraklatmanın yerinde olup olmadığını hakem değerlendirir; haklı neden yoksa madde 12.9 uyarınca ceza verir.
article-6-12-1 = Salonda konumu, hamleleri, hamle sayısını ve saatleri gösteren ekranlar ya da panolar kullanılabilir.
article-6-12-2 = Bir sav yalnızca bu göstergelere dayandırılamaz.

## Madde 7 - Kuraldışı durumlar

article-7-1 = Taşlar önceki bir konuma döndürüldüğünde saatlerdeki süreleri ve hamle sayacını hakem belirler; süreleri olduğu gibi de bırakabilir.
article-7-2-1 = Taşların başlangıçta yanlış dizildiği oyun sırasında anlaşılırsa oyun iptal edilir ve yenisi oynanır.
    .differs = Az hakemli hızlı ve yıldırım oyunlarında, iki taraf onar hamle tamamladıktan sonra bu ileri sürülemez. 2001 kulüp kurallarında sınır üçer hamledir.
article-7-2-2 = Tahtanın ters konduğu oyun sırasında anlaşılırsa konum doğru yönde bir tahtaya aktarılıp oyuna devam edilir. Aktarınca dizilişin yanlış olduğu görülürse madde 7.2.1 uygulanır.
    .differs = Az hakemli hızlı ve yıldırım oyunlarında onar hamleden sonra, 2001 kulüp kurallarında ise üçer hamleden sonra itiraz edilemez.
article-7-3 = Renkler ters alınmışsa ve henüz iki taraf da onar hamle yapmamışsa doğru renklerle yeni oyun oynanır; onar hamle ya da daha fazlası yapılmışsa oyun sürer. Sonuç, gerçekten oynayanlara göre yazılır; bitmiş oyun değişmez.
    .differs = On hamlelik sınır 2017'de gelmiştir ve 2018 ile 2023'te aynıdır; 2001 kulüp kuralları ters renkleri düzenlemez.
article-7-4-1 = Taşları deviren ya da yerinden oynatan oyuncu, onları kendi süresi işlerken yerine koyar.
article-7-4-2 = Gerekirse oyunculardan biri saati duraklatıp hakemi çağırabilir.
article-7-4-3 = Hakem, taşları yerinden oynatan oyuncuya madde 12.9'daki cezalardan birini verebilir.
article-7-5-1 = Geçersiz hamle, saate basılınca tamamlanır. Oyun sırasında saptanırsa hemen önceki konuma, bu bilinmiyorsa belirlenebilen son konuma dönülür; yeni hamlede madde 4.3 ve 4.7 geçerlidir ve ihlal oyuncunun hanesine yazılır.
    .differs = Az hakemli hızlı ve yıldırım oyunlarında düzeltme madde A.4.2 (2023'te A.5.2) ile sınırlıdır. 2001 kulüp kuralları geçersiz hamlenin sonucunu düzenlemez.
article-7-5-2 = Piyonunu son yataya süren oyuncu onu değiştirmeden saate basarsa hamle geçersizdir; piyon kendi renginden vezir olur ve ihlal sayılır.
article-7-5-3 = Oyuncu hiç hamle yapmamışken saate basarsa bu, geçersiz hamle gibi cezalandırılır; konum değişmez, sıra aynı oyuncuda kalır.
    .differs = 2017'de bu ihlal 7.8.1 ve 7.8.2'de ayrı düzenlenir; 2018'den beri 7.5.3 ve 7.5.5'tedir. 2001 kulüp kuralları bu konuda susar.
article-7-5-4 = Tek bir hamle için iki elini kullanıp saate basan oyuncu geçersiz hamle yapmış sayılır. Hamlenin kendisi geçerliyse tahtada kalır, ceza yine uygulanır.
    .e2017 = Tek bir hamle için iki elini kullanan oyuncu, saate bassa da basmasa da geçersiz hamle yapmış sayılır. Hamlenin kendisi geçerliyse tahtada kalır, ceza yine uygulanır.
    .differs = 2017'de kural 7.7.1 ve 7.7.2'dedir ve metne göre saate basılması gerekmez; 2018 ve 2023'te gerekir. 2001 kulüp kuralları yaptırım belirtmez.
article-7-5-5 = Bir oyuncunun tamamladığı ilk ihlalde rakibine iki dakika eklenir, aynı oyuncunun ikinci ihlalinde oyun kaybedilir. Rakip geçerli hiçbir hamle dizisiyle mat edemiyorsa oyun berabere olur.
    .words = geçersiz hamle cezası, iki dakika
    .e2017 = Bir oyuncunun tamamladığı ilk geçersiz hamlede rakibine iki dakika eklenir, aynı oyuncunun ikincisinde oyun kaybedilir. Rakip geçerli hiçbir hamle dizisiyle mat edemiyorsa oyun berabere olur. İki elle yapılan hamle ve hamle yapmadan saate basma da geçersiz hamlelerle birlikte sayılır.
    .differs = 2017 metninde üç ayrı ceza dizisi (7.5.3, 7.7.2, 7.8.2) vardır; FIDE yorumu bunları birleştirmiş, 2018 tek sayaca geçmiştir. Ceza 2017 ve 2018'de yıldırımda (B.2), 2023'te hızlı satrançta da (A.3) bir dakikadır; 2001 kulüp kuralları susar.
article-7-6 = Bir taşın yanlış karede durduğu anlaşılırsa önceki konuma, o bilinmiyorsa belirlenebilen son konuma dönülüp oyun sürdürülür. Bu, geçersiz hamle sayısına eklenmez.

## Madde 8 - Hamlelerin yazılması

article-8-1-1 = İki oyuncu da oyundaki bütün hamleleri, hem kendisininkileri hem rakibininkileri, tek tek, okunaklı biçimde ve cebirsel notasyonla yazmak zorundadır.
    .e2023 = İki oyuncu da oyundaki bütün hamleleri, hem kendisininkileri hem rakibininkileri, tek tek, okunaklı biçimde ve cebirsel notasyonla, kâğıda ya da FIDE onaylı elektronik notasyon kâğıdına yazmak zorundadır.
    .differs = 2017 ve 2018'de yalnızca notasyon kâğıdı vardır; 2023, 8.1.1.1 ve 8.1.1.2 ile kâğıdı ve elektronik hamle yazım tablosunu ayırır. 2001 kulüp kurallarında kimse yazmak zorunda değildir.
article-8-1-1-1 = Hamleler, yarışma için verilen notasyon kâğıdına yazılabilir.
    .differs = Bu alt madde yalnızca 2023'te vardır; 2017 ve 2018'de kâğıda yazma 8.1.1'in kendisinde düzenlenir.
article-8-1-1-2 = Hamleler, FIDE onaylı bir elektronik hamle yazım tablosuna da girilebilir.
    .differs = Yalnızca 2023'te vardır; 2001, 2017 ve 2018 metinleri elektronik kaydı tanımaz.
article-8-1-2 = Hamleyi oynamadan yazmak yasaktır; 9.2 ya da 9.3'e dayanan sav ve zarf hamlesi bunun dışındadır. Aykırılık uyarı ya da madde 12.9 cezası getirir.
article-8-1-3 = Oyuncu, rakibinin hamlesini yazmadan yanıt verebilir; ancak bir sonraki hamlesini yapmadan önce kendi önceki hamlesini yazmış olmalıdır.
article-8-1-4 = Notasyon kâğıdına yalnızca hamleler, saat süreleri, beraberlik teklifleri, savlar ve oyunla ilgili öteki bilgiler yazılır.
article-8-1-5 = Beraberlik teklifini iki oyuncu da (=) işaretiyle yazar.
article-8-1-6 = Hamleleri yazamayan oyuncu, hakemin kabul edeceği bir yardımcı getirebilir. Hakem onun süresini hakça ayarlar; engelli oyuncunun süresi değiştirilmez.
article-8-2 = Hamle kaydı oyun boyunca hakemin görebileceği biçimde durmalıdır; gizleyen oyuncuya madde 12.9 uygulanabilir.
article-8-3 = Notasyon kâğıtları organizatöre aittir.
    .e2023 = Notasyon kâğıtları organizatöre aittir. Çalışmayan elektronik notasyon kâğıdını hakem değiştirir.
    .differs = 2023, bozuk elektronik hamle yazım tablosunun hakemce değiştirilmesini ekler; 2017 ve 2018 yalnızca kâğıttan söz eder, 2001 kulüp kuralları susar.
article-8-4 = Bir dilimde beş dakikadan az süresi kalan ve hamle başına en az 30 saniye eklenmeyen oyuncu, o dilimin sonuna kadar hamle yazmak zorunda değildir.
    .differs = 2001 kulüp kuralları hızlı satranç içindir ve kimseyi hamle yazmaya zorlamaz; 2017'den beri muafiyet, dilimin kalan bölümü için geçerlidir.
article-8-5-1 = İki oyuncu da yazmıyorsa hakem ya da yardımcısı hamleleri yazmaya çalışır. Bayrak düşünce saat duraklatılır ve iki oyuncu da kayıtlarını tamamlar.
article-8-5-2 = Yazmaktan yalnızca bir oyuncu muafsa, bayrak düşer düşmez yeni hamle yapmadan önce kaydını tamamlamalıdır. Sıra kendisindeyse rakibinin kâğıdından yararlanabilir, hamlesinden önce geri verir.
article-8-5-3 = Eksiksiz kayıt yoksa oyun, hakem gözetiminde ikinci bir tahtada yeniden kurulur. Önce konum, süreler, kimin saatinin işlediği ve biliniyorsa hamle sayısı not edilir.
article-8-6 = Kayıtlar tamamlanamadığından sürenin aşıldığı gösterilemiyorsa, daha çok hamle yapıldığı kanıtlanmadıkça sonraki hamle yeni dilimin ilk hamlesi sayılır.
article-8-7 = Oyun bitince iki oyuncu sonucu belirterek iki notasyon kâğıdını da imzalar. Yanlış bile olsa bu sonuç, hakem başka karar vermedikçe geçerlidir.
    .e2023 = Oyun bitince iki oyuncu sonucu onaylar: iki notasyon kâğıdını da imzalar ya da elektronik olanda kabul eder. Yanlış bile olsa bu sonuç, hakem başka karar vermedikçe geçerlidir.
    .differs = 2023'te sonuç elektronik hamle yazım tablosunda onaylanarak da verilebilir; 2017 ve 2018'de yalnızca imza vardır, 2001 kulüp kuralları susar.

## Madde 9 - Beraberlik

article-9-1-1 = Yarışma yönergesi, hakem izni olmadan beraberlik teklifini ve anlaşmayı belli bir hamleye kadar ya da tümüyle yasaklayabilir. İzin yoksa böyle bir öneri geçersizdir.
    .differs = 2001 kulüp kuralları böyle bir kısıtlamadan söz etmez; 2017'den beri yönergeyle konabilir.
article-9-1-2 = Yönerge anlaşmaya izin veriyorsa beraberlik teklifleri aşağıdaki alt maddelere göre yapılır.
article-9-1-2-1 = Öneri, hamle yapıldıktan sonra ve saate basılmadan önce yapılır; başka zamanda yapılan da geçerlidir ama madde 11.5 gözetilir. Koşula bağlanamaz, geri alınamaz; kabul edilene, sözle ya da niyetle taşa dokunarak reddedilene veya oyun bitene dek açık kalır.
article-9-1-2-2 = Beraberlik teklifini iki oyuncu da kaydına (=) olarak yazar.
article-9-1-2-3 = 9.2 ya da 9.3'e dayanan sav aynı zamanda beraberlik teklifidir; rakip bunu kabul edebilir.
article-9-2-1 = Aynı konum en az üçüncü kez oluşuyor ya da oluşmuşsa, hamlede olan oyuncunun doğru savıyla oyun berabere olur. Tekrarların art arda gelmesi gerekmez.
    .words = üç kez tekrar, konum tekrarı
article-9-2-1-1 = Konum yapılacak hamleyle oluşacaksa oyuncu, artık değiştiremeyeceği bu hamleyi önce yazar ve oynamak istediğini hakeme bildirir.
    .e2023 = Konum yapılacak hamleyle oluşacaksa oyuncu, artık değiştiremeyeceği bu hamleyi önce kâğıda ya da elektronik notasyon kâğıdına yazar ve oynamak istediğini hakeme bildirir.
    .differs = 2023'te hamle elektronik hamle yazım tablosuna da girilebilir; 2017 ve 2018'de yalnızca kâğıda yazılır. 2001 kulüp kuralları konum tekrarını düzenlemez.
article-9-2-1-2 = Konum az önce üçüncü kez oluşmuşsa sıra kendisine gelen oyuncu savda bulunabilir.
article-9-2-2 = Konumların aynı sayılması için sıranın aynı tarafta olması, aynı taşların aynı karelerde durması ve bütün taşların oynama olanaklarının aynı olması gerekir.
article-9-2-2-1 = İlk konumda bir piyon gerçekten geçerken alınabiliyorduysa sonraki konumlar onunla aynı değildir.
article-9-2-2-2 = Şah ya da kale oynadığı için rok hakkı yitirilmişse konumlar aynı değildir. Belirleyici olan rok hakkıdır, o an rok yapılıp yapılamaması değil.
article-9-3 = Elli hamle boyunca taş alınmamış ve piyon oynanmamışsa, hamlede olan oyuncunun doğru savıyla oyun berabere olur.
    .words = elli hamle, 50 hamle kuralı
article-9-3-1 = Oyuncu, değiştiremeyeceği hamlesini yazıp hakeme bildirir; bu hamleyle iki tarafın da son 50 hamlesi piyon oynanmadan ve taş alınmadan geçmiş olacaksa oyun beraberedir.
    .e2023 = Oyuncu, değiştiremeyeceği hamlesini kâğıda ya da elektronik notasyon kâğıdına yazıp hakeme bildirir; bu hamleyle iki tarafın da son 50 hamlesi piyon oynanmadan ve taş alınmadan geçmiş olacaksa oyun beraberedir.
    .differs = 2023'te hamle elektronik hamle yazım tablosuna da girilebilir; 2017 ve 2018'de kâğıda yazılır. 2001 kulüp kuralları elli hamleyi düzenlemez.
article-9-3-2 = İki tarafın da son 50 hamlesi piyon oynanmadan ve taş alınmadan geçmişse, hamlede olan oyuncu doğrudan savda bulunabilir.
article-9-4 = Madde 4.3'teki gibi bir taşa dokunan oyuncu, o hamlede tekrar ya da 50 hamle savında bulunamaz. Sav reddedilir ama süre cezası verilmez.
article-9-5-1 = Sav üzerine oyuncu ya da hakem saati duraklatır; sav geri alınamaz.
article-9-5-2 = Sav doğru çıkarsa oyun hemen berabere biter.
article-9-5-3 = Sav yanlış çıkarsa rakibe iki dakika eklenir ve oyun sürer. Sav bir hamleye dayanıyorsa madde 3 ve 4 izin verdiği ölçüde o hamlenin oynanması zorunludur.
    .differs = 2017 ve 2018'de yıldırımda (B.2), 2023'te hem hızlı hem yıldırımda (A.3) bir dakika eklenir. 2001 kulüp kuralları yanlış savı düzenlemez.
article-9-6 = İki durumda oyun, kimse savda bulunmadan berabere olur: beş kez konum tekrarı ve 75 hamle.
article-9-6-1 = Aynı konum oyun boyunca en az beş kez oluşmuşsa oyun berabere biter; sav gerekmez.
    .differs = 2001 kulüp kurallarında savsız beraberlik yoktur. 2017'den beri kural 9.6'dadır ve tekrarların art arda gelmesi aranmaz.
article-9-6-2 = İki taraf da en az 75 hamle boyunca piyon oynamamış ve taş almamışsa oyun berabere biter. Son hamle mat ise mat geçerlidir.
    .differs = 2001 kulüp kurallarında bulunmaz; 2017, 2018 ve 2023 metinleri aynıdır.

## Madde 10 - Puanlar

article-10-1 = Yönerge başka türlü belirlemedikçe kazanan ya da hükmen kazanan 1, kaybeden ya da hükmen kaybeden 0, berabere kalan ½ puan alır.
    .differs = 2001 kulüp yarışmasında hükmen sonuçlar ayrıca anılmaz; gruptaki sıralama ise takıma 2, 1 ya da 0 puan getirir.
article-10-2 = İki oyuncunun toplam puanı oyunun en yüksek puanını aşamaz ve her puan olağan bir oyun puanı olmalıdır; ¾-¼ verilemez. 0-0, ½-0 ve 0-½ ise olanaklıdır.
    .differs = 2001 kulüp kuralları bu konuda susar; 2017, 2018 ve 2023 metinleri aynıdır.

## Madde 11 - Oyuncuların davranışı

article-11-1 = Oyuncular satrancın saygınlığına gölge düşürecek davranışlardan kaçınmalıdır; aykırılıkta madde 11.6 uygulanır.
article-11-2-1 = Oyun sahası; oyun salonunu, dinlenme odalarını, tuvaletleri, ikram ve sigara alanlarını ve hakemin belirlediği öteki yerleri kapsar.
article-11-2-2 = Oyun salonu, oyunların oynandığı yerdir.
article-11-2-3 = Oyun sahasından ya da salonundan ayrılmak ve salona girmek bazı durumlarda yalnızca hakemin izniyle olur.
article-11-2-3-1 = Oyuncu, oyun sahasının dışına ancak hakemin izniyle çıkabilir; izinsiz çıkış madde 12.9 uyarınca oyunun kaybına kadar varabilir.
article-11-2-3-2 = Hamlede olan oyuncu, oyun salonundan ancak hakemin izniyle çıkabilir; aksi durumda madde 12.9 uygulanır.
article-11-2-3-3 = Oyuncu ya da hakem olmayanlar, oyun salonuna ancak hakemin izniyle girebilir.
article-11-2-4 = Yönerge, sırası olmayan oyuncunun da salondan çıkarken hakeme haber vermesini isteyebilir; böyle bir hüküm yoksa bu zorunluluk doğmaz.
    .differs = 2001 kulüp kurallarında yoktur; 2017 ve 2018 metinlerinin bazı çevirileri bu maddeyi içermez, 2023'te yer alır.
article-11-3-1 = Oyun sürerken notlara, bilgi kaynaklarına ya da başkasının öğüdüne başvurmak ve herhangi bir oyunu başka tahtada incelemek yasaktır; aykırılıkta madde 11.6 uygulanır.
article-11-3-2-1 = Hakemin onaylamadığı elektronik cihazlar oyun sahasında bulundurulamaz. Yönerge, kapalı cihazın çantada, kararlaştırılan yerde durmasına izin verebilir; çantaya izinsiz dokunulmaz.
    .words = cep telefonu, telefon, akıllı saat
article-11-3-2-2 = Üzerinde böyle bir cihaz bulunan oyuncu kaybeder, rakibi kazanır. Yönerge daha hafif bir ceza öngörebilir.
    .words = cep telefonu, telefon, akıllı saat
    .fi2017 = Telefonu ya da başka bir cihazı ses çıkaran oyuncu ilkinde uyarılır, ikincisinde kaybeder; yönerge başka bir ceza öngörebilir.
    .differs = Finlandiya uygulamasında cihazın ilk çalışı uyarı, ikincisi kayıptır; 2017, 2018 ve 2023 metinleri ilkinde kayıp öngörür. 2001 kulüp kuralları cihazlardan söz etmez.
article-11-3-3 = Hakem giysilerin, çantaların ya da bedenin ayrı bir yerde, oyuncuyla aynı cinsiyetten biri eliyle aranmasını isteyebilir. Aramayı kabul etmeyene madde 12.9 uygulanır.
article-11-3-4 = Sigara ve elektronik sigara yalnızca bunun için gösterilen yerde içilebilir.
article-11-4 = Oyunu biten oyuncu artık seyirci sayılır.
article-11-5 = Rakibin dikkatini dağıtmak ya da onu rahatsız etmek yasaktır; yersiz savlar, yersiz beraberlik teklifleri ve gürültü de buna girer.
    .words = rahatsız etme, gürültü
article-11-6 = 11.1-11.5'e aykırı davranan oyuncuya madde 12.9'daki cezalardan biri verilir.
article-11-7 = Kurallara uymamakta direnen oyuncu oyunu kaybeder; rakibinin 0, ½ ya da 1 puan alacağını hakem belirler.
    .fi2017 = Kurallara uymamakta direnen oyuncu kaybetmiş ilan edilebilir. Rakibin puanını hakem belirler.
    .differs = 2001, 2018 ve 2023'te oyun kaybedilir; Finlandiya'nın 2017 metni ise kaybı hakemin takdirine bırakan bir anlatım kullanır.
article-11-8 = İki oyuncu da madde 11.7'ye göre suçluysa ikisi de kaybeder ve sonuç 0-0 olur.
article-11-9 = Oyuncu, kuralların belirli bir noktasını açıklamasını hakemden isteyebilir.
article-11-10 = Yönerge başka türlü belirlemedikçe oyuncu, notasyon kâğıdını imzaladıktan sonra da hakem kararına itiraz edebilir. İtiraz sonuçlanana dek sonuç kesinleşmez.
article-11-11 = Oyunun yeniden kurulmasında ve savların incelenmesinde iki oyuncu da hakeme yardım eder.
article-11-12 = Üç kez tekrar ve 50 hamle savlarını denetlemek, hakem gözetiminde oyuncuların görevidir; bir program denetim sonucu gösterse de onay hakemindir.

## Madde 12 - Hakem

article-12-1 = Hakem, satranç kurallarına uyulup uyulmadığını gözetir.
article-12-2 = Hakemin temel görevleri bu maddenin alt bentlerinde sayılmıştır.
article-12-2-1 = Hakem, oyunun dürüst ve adil biçimde oynanmasına özen gösterir.
article-12-2-2 = Hakem, yarışmanın yararını gözeterek davranır.
article-12-2-3 = Hakem, elverişli bir oyun ortamını korur.
article-12-2-4 = Hakem, oyuncuların rahatsız edilmemesini sağlar.
article-12-2-5 = Hakem, yarışmanın gidişini denetler.
article-12-2-6 = Hakem, engelli ya da tıbbi bakım gereksinimi olan oyuncular için özel önlemler alır.
article-12-2-7 = Hakem FIDE'nin hileye karşı kurallarını uygular.
    .e2023 = Hakem FIDE'nin adil oyun kurallarını uygular.
    .differs = 2017 ve 2018 hileyle mücadele kurallarından, 2023 adil oyun kurallarından söz eder; 2001 kulüp kurallarında böyle bir bent yoktur.
article-12-3 = Hakem, özellikle zaman sıkışıklığında oyunları gözler, kararlarını uygulatır ve gerektiğinde ceza verir.
article-12-4 = Hakem, oyunları gözlemek için yardımcılar görevlendirebilir.
article-12-5 = Dışarıdan gelen bir rahatsızlıkta hakem, bir oyuncuya ya da ikisine birden ek süre verebilir.
article-12-6 = Hakem, kuralların öngördüğü durumlar dışında oyuna karışmaz. Bayrak düştükten sonra madde 8.5'in uygulanması dışında hamle sayısını söylemez; hamlenin tamamlandığını ya da saate basılmadığını da sezdirmez.
article-12-7 = Kuraldışılık gören biri bunu yalnızca hakeme söyleyebilir. Başka oyuncular ve seyirciler oyuna karışamaz; hakem karışanı dışarı çıkarabilir.
article-12-8 = Hakem izin vermedikçe oyun sahasında ve bitişiğinde hiç kimse telefon ya da başka iletişim aracı kullanamaz.
article-12-9 = Hakem aşağıdaki alt maddelerde sayılan cezalardan birini ya da birkaçını verebilir.
    .differs = 2001 kulüp kuralları yedi tür ceza sayar; para cezası ve turdan uzaklaştırma yoktur. 2017, 2018 ve 2023'te dokuz tür vardır.
article-12-9-1 = Hakem uyarı verebilir; uyarılar kaydedilir ve sayılır.
article-12-9-2 = Hakem rakibin kalan süresini artırabilir.
article-12-9-3 = Hakem kusurlu oyuncunun kalan süresini azaltabilir; süre sıfırın altına inmez, sıfıra inerse bayrak düşmüş olur.
article-12-9-4 = Hakem rakibin o oyundaki puanını en yüksek puana kadar artırabilir; madde 10.2'deki sınır geçerlidir.
article-12-9-5 = Hakem kusurlu oyuncunun o oyundaki puanını düşürebilir; madde 10.2'deki sınır geçerlidir.
article-12-9-6 = Hakem oyunu kusurlu oyuncu için kayıp sayabilir; rakibin puanını da hakem belirler.
article-12-9-7 = Hakem önceden ilan edilmiş bir para cezası verebilir.
article-12-9-8 = Hakem oyuncuyu bir ya da birkaç turdan uzaklaştırabilir; oyuncu o turlarda eşlendirilmez.
article-12-9-9 = Hakem oyuncuyu yarışmadan tümüyle çıkarabilir.

## Ek A - Hızlı satranç

article-a-1 = Hızlı satrançta bütün hamleler, oyuncu başına 10 dakikadan çok ve 60 dakikadan az sabit sürede tamamlanır; eklemeli tempoda ana süre ile hamle başına eklemenin 60 katının toplamı aynı aralıkta olmalıdır.
    .differs = 2001 kulüp kurallarında hızlı satranç, 15 ile 60 dakika arasında sabit sürelidir; 2017, 2018 ve 2023'teki tanım aynıdır.
article-a-2 = Oyuncular hamle yazmak zorunda değildir ama kayda dayanan savlarda bulunabilir ve istedikleri an notasyon kâğıdı isteyebilirler.
    .differs = 2001 kulüp kuralları yalnızca yazma zorunluluğu olmadığını söyler; savlardan ve kâğıt isteme hakkından söz etmez.
article-a-3 = Madde 7 ve 9'daki süre cezaları hızlı satrançta iki dakika yerine bir dakikadır.
    .differs = Bu kural 2023'te gelmiştir; 2017 ve 2018'de bir dakikalık ceza yalnızca yıldırımda vardır, 2001 kulüp kuralları susar.
article-a-3-1 = Yeterli gözetim ve kayıt koşullarının ikisi de sağlanıyorsa hızlı satrançta yarışma kuralları eksiksiz uygulanır.
article-a-3-1-1 = Birinci koşul, bir hakemin en çok üç oyunu gözetmesidir.
article-a-3-1-2 = İkinci koşul, her oyunun hakem ya da yardımcısı tarafından, olabiliyorsa elektronik olarak kaydedilmesidir.
article-a-3-2 = Hamlede olan oyuncu, tutulan kaydı oyun boyunca en çok beş kez görmek isteyebilir; saat durdurulmaz. Daha fazlası rakibin dikkatini dağıtma sayılır.
article-a-4 = Tam gözetim koşulları sağlanmıyorsa sınırlı gözetime özgü kurallar uygulanır: A.4.1-A.4.5.
article-a-4-1 = Başlangıçtan itibaren iki oyuncu da onar hamle tamamladıktan sonra saat ayarına ve dizilişe ilişkin hatalar sınırlı ölçüde düzeltilebilir.
    .differs = 2001 kulüp kurallarında sınır üçer hamledir; 2017, 2018 ve 2023'te onar hamledir. 2023'te madde numarası A.5.1'dir.
article-a-4-1-1 = Onar hamleden sonra saat ayarı, yarışma takvimi aksamayacaksa değiştirilmez; takvim zarar görecekse hakem müdahale edebilir.
article-a-4-1-2 = Onar hamleden sonra taşların dizilişine ya da tahtanın yönüne itiraz edilemez, oyun sürer. Şah yanlış dizilmişse rok yapılamaz; kale yanlış dizilmişse o kaleyle rok yapılamaz.
    .differs = 2001 kulüp kurallarında itiraz hakkı üçer hamleden sonra biter ve rokla ilgili hüküm yoktur. 2023'te madde numarası A.5.1.2'dir.
article-a-4-2 = Hakem 7.5.1-7.5.4 kapsamında bir ihlal görürse, rakip sonraki hamlesini yapmadıkça 7.5.5'i uygular; görmemişse rakip sonraki hamlesinden önce savda bulunabilir. Kimse karışmazsa hamle kalır; rakip oynadıktan sonra ancak iki oyuncunun anlaşmasıyla düzeltilir.
    .fi2017 = Hakem tamamlanmış geçersiz bir hamle görürse ya da rakip sonraki hamlesini yapmadan bunu bildirirse rakibe iki dakika eklenir, ikincisinde oyun kaybedilir; FIDE puanlı hızlı oyunda ilki de kaybettirir. Rakip mat edemiyorsa oyun berabere olur. Kimse karışmazsa hamle kalır ve ancak iki oyuncunun anlaşmasıyla, hakem karışmadan düzeltilir.
    .e2017 = Hakem tamamlanmış geçersiz bir hamle görürse ya da rakip sonraki hamlesini yapmadan bunu bildirirse oyuncu hemen kaybeder; rakip geçerli hiçbir hamle dizisiyle mat edemiyorsa oyun berabere olur. Kimse karışmazsa hamle kalır ve ancak iki oyuncunun anlaşmasıyla, hakem karışmadan düzeltilir.
    .differs = 2017'de ilk geçersiz hamle hemen kaybettirir (rakip mat edemiyorsa beraberlik); 2018'den beri ikincisi kaybettirir, 2023'te ilkinin cezası bir dakikadır. Finlandiya'da hızlıda ikincisi, FIDE reytingli hızlıda ilki kaybettirir.
article-a-4-3 = Süreden kazanç isteyen oyuncu hakeme bildirir ve saati durdurabilir. Rakibini geçerli hiçbir hamle dizisiyle mat edemiyorsa oyun berabere olur.
    .e2017 = Süreden kazanç isteyen oyuncu hakeme bildirir ve saati durdurabilir; kendi bayrağı düşmemiş olmalıdır. Rakibini geçerli hiçbir hamle dizisiyle mat edemiyorsa oyun berabere olur.
    .differs = 2001 kulüp kurallarında iki saati de durdurmak ve kendi bayrağının düşmemiş olması şarttır; 2017'de ikinci koşul sürer. 2018 bu koşulu kaldırmıştır; 2023'ün Türkçe çevirisinde durur, İngilizcesinde yoktur.
article-a-4-4 = Hakem iki şahın da tehditte olduğunu ya da son yatayda bir piyon durduğunu görürse sonraki hamlenin tamamlanmasını bekler. Geçersiz konum hâlâ sürüyorsa oyunu berabere ilan eder.
article-a-4-5 = Hakem, düştüğünü gördüğü bayrağı bildirir ve madde 6.9 uygulanır.
    .e2017 = Hakem, düştüğünü gördüğü bayrağı bildirebilir; o zaman madde 6.9 uygulanır.
    .differs = 2001 kulüp kurallarında hakem bayrağı bildirmekten kaçınır; 2017 metni bildirebileceğini söyler, FIDE yorumu bunu görev sayar. 2018'den beri bildirmek zorunludur.
article-a-5 = Yarışma yönergesi, bütün yarışma boyunca tam kuralların mı (A.3.1) yoksa sınırlı gözetim kurallarının mı (A.4) geçerli olduğunu belirtmelidir.

## Ek B - Yıldırım

article-b-1 = Yıldırımda bütün hamleler oyuncu başına en çok 10 dakikada tamamlanır; eklemeli tempoda ana süre ile hamle başına eklemenin 60 katının toplamı 10 dakikayı aşamaz.
    .differs = 2017, 2018 ve 2023'teki tanım aynıdır; Finlandiya'nın kendi ulusal yıldırım kuralları vardır. 2001 kulüp kuralları yıldırımı tanımlamaz.
article-b-2 = Yıldırımda madde 7 ve 9'daki süre cezaları iki dakika yerine bir dakikadır.
    .differs = 2023'te bu kural A.3 yoluyla gelir; bir hakemin tek oyunu gözettiği yıldırımda metin harfiyen okunursa ceza iki dakikadır. 2001 kulüp kuralları susar.
article-b-3-1 = Yeterli gözetim ve kayıt koşullarının ikisi de sağlanıyorsa yıldırımda yarışma kuralları eksiksiz uygulanır.
article-b-3-1-1 = Birinci koşul, her oyunun başında ayrı bir hakem bulunmasıdır.
article-b-3-1-2 = İkinci koşul, oyunun hakem ya da yardımcısı tarafından, olabiliyorsa elektronik olarak kaydedilmesidir.
article-b-3-2 = Hamlede olan oyuncu, tutulan kaydı oyun boyunca en çok beş kez görmek isteyebilir; saat durdurulmaz. Daha fazlası rakibin dikkatini dağıtma sayılır.
article-b-4 = Tam gözetim koşulları sağlanmıyorsa hızlı satrancın şu maddeleri uygulanır: A.2, A.4.
    .e2023 = Tam gözetim koşulları sağlanmıyorsa hızlı satrancın şu maddeleri uygulanır: A.2, A.3, A.4.
article-b-5 = Yarışma yönergesi, bütün yarışma boyunca tam kuralların mı (B.3.1) yoksa sınırlı gözetim kurallarının mı (B.4) geçerli olduğunu belirtmelidir.

## Ek C - Cebirsel notasyon

article-c-0 = FIDE yalnızca cebirsel notasyonu tanır; başka biçimde tutulan kayıt kanıt sayılmaz ve hakem oyuncuyu uyarır.
article-c-1 = Bu ekte taş sözcüğü piyonun dışındaki taşları anlatır.
article-c-2 = Her taş, adının büyük yazılan baş harfiyle gösterilir; Türkçede şah Ş, vezir V, kale K, fil F, at A'dır.
article-c-3 = Oyuncu kendi ülkesinde kullanılan harfleri yazabilir; basılı yayında taş resimleri kullanılır. Bazı harfler dilden dile başka taşı gösterdiğinden kaydın dili bilinmelidir.
article-c-4 = Piyonlar için harf kullanılmaz.
article-c-5 = Dikeyler beyazın solundan sağına doğru a'dan h'ye kadar adlandırılır.
article-c-6 = Yataylar beyazın tarafından başlayarak 1'den 8'e kadar numaralanır.
article-c-7 = Her karenin, dikey harfi ile yatay numarasından oluşan tek bir adı vardır.
article-c-8 = Taş hamlesi, taşın harfi ve varış karesiyle; piyon hamlesi yalnızca varış karesiyle yazılır, kısa çizgi gerekmez. Çıkış karesini de içeren uzun yazım (Fb2e5, Fb2-e5, e7e5) kabul edilir.
article-c-9 = Bir taş rakip taş aldığında araya x konabilir; bu işaret zorunlu değildir.
article-c-9-1 = Alışta x işaretinden önce alan taşın harfi yazılır.
article-c-9-2 = Alışta x işaretinden sonra varış karesi yazılır.
article-c-9-3 = Piyon alışında çıkış dikeyi, istenirse x ve varış karesi yazılır: dxe5 ya da de5. Geçerken almada sona e.p. eklenebilir.
article-c-10 = Aynı türden iki taş aynı kareye gidebiliyorsa hangisinin oynadığı ek bir harf ya da sayıyla gösterilir; hamlesi geçersiz olan taş hesaba katılmaz.
article-c-10-1 = İki taş aynı yataydaysa çıkış dikeyiyle ayırt edilir.
article-c-10-1-1 = Aynı yatay durumunda önce taşın harfi yazılır.
article-c-10-1-2 = Aynı yatay durumunda ikinci olarak çıkış dikeyi yazılır.
article-c-10-1-3 = Aynı yatay durumunda son olarak varış karesi yazılır.
article-c-10-2 = İki taş aynı dikeydeyse çıkış yatayıyla ayırt edilir.
article-c-10-2-1 = Aynı dikey durumunda önce taşın harfi yazılır.
article-c-10-2-2 = Aynı dikey durumunda ikinci olarak çıkış yatayı yazılır.
article-c-10-2-3 = Aynı dikey durumunda son olarak varış karesi yazılır.
article-c-10-3 = Taşlar ne aynı yatayda ne aynı dikeydeyse çıkış dikeyiyle ayırt etmek yeğlenir.
article-c-10-3-1 = Örnek: g1 ve e1'deki atlardan biri f3'e gidiyorsa Agf3 ya da Aef3 yazılır.
article-c-10-3-2 = Örnek: g5 ve g1'deki atlardan biri f3'e gidiyorsa A5f3 ya da A1f3 yazılır.
article-c-10-3-3 = Örnek: h2 ve d4'teki atlardan biri f3'e gidiyorsa Ahf3 ya da Adf3 yazılır.
article-c-10-3-4 = Bu örneklerde f3'te taş alınıyorsa araya x eklenebilir; Agxf3 gibi.
article-c-11 = Terfide piyon hamlesinin hemen ardına yeni taşın harfi yazılır; d8V ve exf8A gibi.
article-c-12 = Beraberlik teklifi (=) ile gösterilir.
article-c-13 = Notasyonda kullanılan belli başlı kısaltmalar vardır; alış, şah, mat ve geçerken alma işaretlerini yazmak isteğe bağlıdır.
article-c-13-1 = Kısa rok 0-0 ile gösterilir.
article-c-13-2 = Uzun rok 0-0-0 ile gösterilir.
article-c-13-3 = Taş alma x ile gösterilir; yazılması isteğe bağlıdır.
article-c-13-4 = Şah çekme + ile gösterilir; yazılması isteğe bağlıdır.
article-c-13-5 = Mat, ++ ya da # ile gösterilir; yazılması isteğe bağlıdır.
article-c-13-6 = Geçerken alma e.p. ile gösterilir; yazılması isteğe bağlıdır.
article-c-s = Örnek oyun: 1.e4 e5 2.Af3 Af6 3.d4 exd4 4.e5 Ae4 5.Vxd4 d5 6.exd6 e.p. Axd6 7.Fg5 Ac6 8.Ve3+ Fe7 9.Abd2 0-0 10.0-0-0 Ke8 11.Şb1 (=). Aynı oyun daha kısa ya da uzun yazımla da kaydedilebilir.

## Ek D - Görme engelli oyuncular

article-d-1 = Düzenleyici, hakemle görüşerek bu kuralları yerel koşullara uyarlayabilir. Oyunculardan herhangi biri, biri olağan biri özel olmak üzere iki tahta kullanılmasını isteyebilir.
article-d-1-1 = Özel tahta en az 20x20 cm olmalıdır.
article-d-1-2 = Özel tahtada koyu kareler biraz yüksek olmalıdır.
article-d-1-3 = Özel tahtanın her karesinde taşı sabitleyecek bir delik bulunmalıdır.
article-d-1-4 = Özel tahtanın taşları da belirli koşullara uymalıdır.
article-d-1-4-1 = Her taşın, karedeki deliğe oturan bir pimi olmalıdır.
article-d-1-4-2 = Taşlar Staunton biçiminde, siyah taşlar ayrıca işaretli olmalıdır.
article-d-2 = Görme engelli oyuncularla oynanan oyunda aşağıdaki oyun kuralları geçerlidir.
article-d-2-1 = Hamleler açıkça söylenir, rakip yineler ve kendi tahtasında oynar; terfide seçilen taş da söylenir. Hakem başka karar vermedikçe dikeyler Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector; sayılar Almanca eins-acht; taşlar König, Dame, Turm, Läufer, Springer, Bauer; roklar kurze ve lange Rochade diye okunur.
article-d-2-2 = Görme engelli oyuncunun tahtasında bir taşa dokunulmuş sayılması için taşın deliğinden çıkarılması gerekir; taşları elle yoklamak serbesttir.
article-d-2-3 = Görme engelli oyuncunun hamlesi, aşağıdaki üç koşulun tümü gerçekleştiğinde yapılmış olur.
article-d-2-3-1 = Taş alınmışsa alınan taşın, hamleyi yapan oyuncunun tahtasından kaldırılmış olması gerekir.
article-d-2-3-2 = Oynanan taşın başka bir deliğe yerleştirilmiş olması gerekir.
article-d-2-3-3 = Hamlenin sesli olarak söylenmiş olması gerekir.
article-d-2-4 = Rakibin saati ancak bu koşullar tamamlandıktan sonra çalıştırılır; erken basmanın sonucuna hakem karar verir.
article-d-2-5 = D.2.2 ve D.2.3'teki konularda gören oyuncu olağan kurallara uyar.
article-d-2-6-1 = Özel bir saat kullanılabilir; saatin süreleri ve hamle sayısını sesli bildirmesi beklenir.
article-d-2-6-2 = Dokunularak okunabilen bir analog saat de kullanılabilir.
article-d-2-6-2-1 = Analog saatin kolları sağlam olmalı, kadranında her beş dakika için bir, her on beş dakika için iki kabartma nokta bulunmalıdır.
article-d-2-6-2-2 = Analog saatin bayrağı kolayca hissedilmeli, saatin son beş dakikası da dokunarak anlaşılabilmelidir.
article-d-2-7 = Görme engelli oyuncu hamlelerini Braille yazısıyla, el yazısıyla ya da ses kaydıyla tutmak zorundadır.
article-d-2-8 = Hamle söylenirken yapılan dil sürçmesi, rakibin saati çalıştırılmadan hemen düzeltilmelidir; sonrasına hakem karar verir.
article-d-2-9 = İki tahta birbirini tutmazsa hakem eşliğinde iki kayda bakılarak düzeltilir. Kayıtlar aynıysa yanlış oynayan tahtasını düzeltir; farklıysa kayıtların uyuştuğu son hamleye dönülür ve saatler ayarlanır.
article-d-2-10 = Görme engelli oyuncunun, belirli işleri onun adına yapan bir yardımcısı olabilir.
article-d-2-10-1 = Yardımcı, her iki oyuncunun hamlesini ötekinin tahtasında oynayabilir.
article-d-2-10-2 = Yardımcı, iki oyuncunun hamlelerini sesli olarak bildirebilir.
article-d-2-10-3 = Yardımcı, oyuncunun kaydını tutabilir ve rakibin saatini çalıştırabilir.
article-d-2-10-4 = Yardımcı, yalnızca sorulduğunda oyuncuya hamle sayısını ve iki tarafın sürelerini söyleyebilir.
article-d-2-10-5 = Yardımcı, süre aşımı savında bulunabilir ve gören oyuncunun taşa dokunduğunu hakeme bildirebilir.
article-d-2-10-6 = Yardımcı, oyun ertelenirse gereken işlemleri yapabilir.
article-d-2-11 = Görme engelli oyuncunun yardımcısı yoksa gören oyuncu, D.2.10.1 ve D.2.10.2'deki işler için yardımcı kullanabilir. Rakip işitme engelliyse yardımcı bulunması zorunludur.

## Yönerge I - Ertelenen oyunlar

article-i-1-1 = Oturum sonunda hamlede olan oyuncu zarf hamlesini kuşkuya yer bırakmayacak biçimde yazar, iki notasyon kâğıdını zarfa koyup kapatır ve ancak ondan sonra saati durdurur. O ana dek hamleyi değiştirebilir; erteleme istendikten sonra tahtada oynarsa o hamleyi yazmak zorundadır.
article-i-1-2 = Oturum bitmeden ertelemek isteyen oyuncunun saatinden oturumun kalan süresi düşülür.
    .e2023 = Oturum bitmeden ertelemek isteyen oyuncunun saatinden oturumun kalan süresi düşülür: hamle, oturumun planlanan sonunda zarfa konmuş sayılır.
    .differs = 2023 metni, hamlenin oturumun öngörülen bitişinde zarfa konmuş sayıldığını söyler; 2017 ve 2018'den farkı yalnızca anlatımdadır. 2001 kulüp kuralları ertelemeyi düzenlemez.
article-i-2 = Zarfın üzerine oyunun sürdürülmesi için gereken bilgiler yazılır.
article-i-2-1 = Zarfın üzerinde oyuncuların adları bulunur.
article-i-2-2 = Zarfın üzerinde zarf hamlesinden önceki konum bulunur.
article-i-2-3 = Zarfın üzerinde iki oyuncunun kullandığı süreler bulunur.
article-i-2-4 = Zarfın üzerinde hamleyi zarfa koyan oyuncunun adı bulunur.
article-i-2-5 = Zarfın üzerinde zarf hamlesinin numarası bulunur.
article-i-2-6 = Açık bir beraberlik teklifi varsa zarfın üzerinde belirtilir.
article-i-2-7 = Zarfın üzerinde oyunun ne zaman ve nerede süreceği bulunur.
article-i-3 = Hakem zarftaki bilgileri denetler ve zarfı saklar.
article-i-4 = Rakip hamlesini zarfa koyduktan sonra yapılan beraberlik teklifi, madde 9.1'e göre kabul ya da reddedilene dek açık kalır.
article-i-5 = Oyun yeniden başlamadan önce zarf hamlesinden önceki konum tahtaya kurulur ve saatler ayarlanır.
article-i-6 = Yeniden başlamadan önce beraberlikte anlaşılır ya da bir oyuncu terk ederse oyun biter.
article-i-7 = Zarf, yanıt verecek oyuncu hazır olmadan açılmaz.
article-i-8 = Madde 5, 6.9 ve 9.6'daki durumlar dışında, zarf hamlesi kusurlu olan oyuncu kaybeder; rakip mat edemiyorsa oyun berabere olur.
    .e2023 = Madde 5 (5.2.2 içinde), 6.9 ve 9.6'daki durumlar dışında, zarf hamlesi kusurlu olan oyuncu kaybeder; rakip mat edemiyorsa oyun berabere olur.
    .differs = 2017 ve 2018 istisnalar arasında artık bulunmayan 9.7'yi de sayar; 2023 bunu çıkarıp 5.2.2'yi ayrıca anar.
article-i-8-1 = Zarf hamlesi birden çok anlama geliyorsa kusurlu sayılır.
article-i-8-2 = Zarf hamlesi ne anlama geldiği saptanamayacak biçimde yazılmışsa kusurlu sayılır; değerlendirme hakemindir.
article-i-8-3 = Zarf hamlesi geçersizse kusurlu sayılır.
article-i-9 = Oyunun yeniden başlayacağı saatte hangi oyuncunun hazır olduğuna göre davranılır.
article-i-9-1 = Yanıt verecek oyuncu hazırsa zarf açılır, hamle tahtada oynanır ve onun saati çalıştırılır.
article-i-9-2 = Yanıt verecek oyuncu yoksa saati işler; gelince saati duraklatıp hakemi çağırabilir. Sonra zarf açılır, hamle oynanır ve saat yeniden çalıştırılır.
article-i-9-3 = Hamleyi zarfa koyan oyuncu yoksa rakibi yanıtını yazıp zarfa koyabilir, kendi saatini durdurur ve gelmeyenin saatini çalıştırır. Bu zarf, gelmeyen oyuncu gelince açılır.
article-i-10 = Bekleme süresinden sonra gelen oyuncu, hakem başka karar vermedikçe kaybeder; ancak zarf hamlesi oyunu bitirmişse o sonuç geçerlidir.
article-i-11 = Bekleme süresi sıfırdan büyükse ve iki oyuncu da yoksa, yönerge ya da hakem başka türlü belirlemedikçe yanıt verecek oyuncu gelişine kadar geçen süreyi yitirir.
article-i-12-1 = Zarf kaybolmuşsa oyun, erteleme anındaki konum ve sürelerle devam eder; süreler bilinmiyorsa hakem belirler. Oyuncu, zarfa koyduğunu söylediği hamleyi oynar.
article-i-12-2 = Konum yeniden kurulamıyorsa oyun iptal edilir ve yenisi oynanır.
article-i-13 = Yanlış süre, oyuncu ilk hamlesini yapmadan bildirirse düzeltilir; bildirmezse hakem başka karar vermedikçe oyun sürer.
article-i-14 = Oturumun süresi hakemin saatine göre belirlenir ve başlama saati duyurulur.

## Yönerge II - Satranç960

article-ii-1 = Satranç960'ta taşların başlangıç dizilişi belirli sınırlar içinde kurayla belirlenir, sonrası olağan satrançtır.
article-ii-2 = Beyaz piyonlar ikinci yatayda durur; öteki taşlar birinci yataya aşağıdaki koşullarla rastgele dizilir, böylece 960 diziliş olanaklıdır.
article-ii-2-1 = Şah iki kalenin arasında durmalıdır.
article-ii-2-2 = Filler ayrı renkteki karelerde durmalıdır.
article-ii-2-3 = Siyah taşlar beyazların tam karşısına aynı sırayla dizilir.
article-ii-3 = Satranç960'ta rok için özel kurallar vardır.
article-ii-3-1 = Her oyuncu bir kez rok yapabilir; olağan rok kuralları duruma göre yorumlanır. Şah ya da rok kalesi oynadıysa hak yitirilir; şahın geçeceği kareler tehdit altında olmamalıdır.
article-ii-3-2 = Rok, dizilişe göre dört biçimden biriyle yapılır.
article-ii-3-2-1 = Şah ve kale ikisi de yer değiştirebilir.
article-ii-3-2-2 = Şah ile kale birbirinin karesine geçebilir.
article-ii-3-2-3 = Yalnızca şah oynayabilir.
article-ii-3-2-4 = Yalnızca kale oynayabilir; hamle kale bırakılınca yapılmış olur. Kaleye dokunmak tek başına rok niyeti göstermez.
article-ii-3-2-5 = Rokun tahtada nasıl yapılacağına ilişkin öneriler vardır.
article-ii-3-2-5-1 = Önerilen yol, şahı tahtanın dışında varış karesinin yanına koymak, kaleyi yerine oynamak, sonra şahı varış karesine koymaktır.
article-ii-3-2-5-2 = Rok sonunda şah ile kale, olağan satrançtaki karelerin aynısında durur.
article-ii-3-2-6 = c tarafına rokta şah c1 ya da c8'e, kale d1 ya da d8'e gider ve 0-0-0 yazılır; g tarafına rokta şah g1 ya da g8'e, kale f1 ya da f8'e gider ve 0-0 yazılır.
article-ii-3-2-7 = Roka ilişkin bazı açıklayıcı notlar vardır.
article-ii-3-2-7-1 = Roktan önce “rok yapıyorum” demek yanlış anlamaları önler ve niyetin kanıtı olarak değerlendirilebilir.
article-ii-3-2-7-2 = Rokta şah ya da kale yerinde kalabilir ama ikisi birden kalamaz.
article-ii-3-2-7-3 = Bazı dizilişlerde daha ilk hamlede rok yapılabilir.
article-ii-3-2-7-4 = Şahın ve kalenin çıkış ile varış kareleri arasındaki bütün kareler, varış kareleri dahil, bu iki taş dışında boş olmalıdır.
article-ii-3-2-7-5 = Olağan satrançta boş olması gereken bazı kareler burada dolu olabilir: c tarafında a, b ve e; g tarafında e ve h kareleri.

## Yönerge III - Ek süresiz oyunlar, hızlı bitiriş

article-iii-1 = Hızlı bitiriş, kalan bütün hamlelerin sınırlı bir sürede yapılmasının gerektiği oyun evresidir.
article-iii-2-1 = Bu yönerge yalnızca uygulanacağı önceden ilan edilmişse geçerlidir.
    .fi2017 = Bu yönerge hızlı bitirişlerde ilan edilmeden de geçerlidir.
    .differs = Finlandiya uygulamasında hızlı bitirişler için, yıldırım dışında, kendiliğinden geçerlidir; 2017, 2018 ve 2023'te ilan gerekir. 2001 kulüp kuralları susar.
article-iii-2-2 = Yönerge yalnızca ek süresiz standart ve hızlı oyunlara uygulanır; yıldırıma uygulanmaz.
article-iii-3-1 = İki bayrak da düşmüşse ve hangisinin önce düştüğü bilinmiyorsa oyunun evresine bakılır. Sırayı gösteren elektronik saatlerde bu durum doğmaz.
article-iii-3-1-1 = Son zaman dilimi değilse oyun sürer.
article-iii-3-1-2 = Son zaman dilimiyse oyun beraberedir.
article-iii-4 = Hamlede olup iki dakikadan az süresi kalan oyuncu, iki taraf için de hamle başına beş saniye ekleme ya da gecikme isteyebilir; bu istek beraberlik teklifidir. Rakip reddeder, hakem uygun bulursa saatler buna göre kurulur ve rakibe iki dakika eklenir.
    .fi2017 = Hamlede olup iki dakikadan az süresi kalan oyuncu, iki taraf için de hamle başına beş saniye ekleme isteyebilir; bu istek beraberlik teklifidir. Rakip reddeder, hakem uygun bulursa saatler buna göre kurulur ve rakibe iki dakika eklenir.
    .e2023 = Hamlede olup iki dakikadan az süresi kalan oyuncu, iki taraf için de hamle başına beş saniye ekleme isteyebilir; bu istek beraberlik teklifidir. Rakip reddeder, hakem uygun bulursa saatler buna göre kurulur ve rakibe iki dakika eklenir.
    .differs = 2018 metni beş saniyenin ertelemeli ya da eklemeli verilmesini kabul eder, 2023 yalnızca eklemeden söz eder; 2017'nin çevirileri bu noktada ayrılır. 2001 kulüp kurallarında yoktur.
article-iii-5 = III.4 uygulanmıyorsa, hamlede olup iki dakikadan az süresi kalan oyuncu bayrağı düşmeden beraberlik isteyebilir: rakibi normal yollarla kazanamıyordur ya da kazanmaya çalışmıyordur. Hakemi çağırır, saati duraklatabilir; karar hakemindir.
article-iii-5-1 = Hakem savı haklı bulursa oyun berabere olur; bulmazsa kararını erteler ya da savı reddeder.
article-iii-5-2 = Karar ertelenirse rakibe iki dakika verilebilir ve oyun, olabiliyorsa hakem önünde sürer. Hakem sonradan ya da bayrak düşer düşmez karar verir; sav haklı çıkarsa oyun beraberedir.
article-iii-5-3 = Sav reddedilirse rakibe iki dakika eklenir.
article-iii-6 = Oyunda hakem yoksa aşağıdaki yol izlenir.
article-iii-6-1 = İki dakikadan az süresi kalan oyuncu, bayrağı düşmeden beraberlik isteyebilir; bu istekle oyun sona erer ve gerekçesi incelenir.
article-iii-6-1-1 = Gerekçe rakibin normal yollarla kazanamayacağıysa oyuncu son konumu yazar, rakibi doğrular.
article-iii-6-1-2 = Gerekçe rakibin kazanmaya çalışmadığıysa son konum ve eksiksiz hamle kaydı verilir, rakip ikisini de doğrular.
article-iii-6-2 = Sonuca, belirlenmiş hakem karar verir; o zamana dek sonuç beklemededir.

## 2001 kulüp yarışmasının hızlı satranç kuralları

article-r01 = Yarışmada, İstanbul'daki 71. kongrede kabul edilip 1 Temmuz 2001'de yürürlüğe giren FIDE kuralları ve hızlı satranç hükümleri geçerlidir; boşlukları hakem doldurur.
article-r02 = Hızlı satrançta bütün hamleler oyuncu başına 15 ile 60 dakika arasında sabit bir sürede yapılır; iki sınır da dahildir.
    .differs = 2017'den beri süre 10 dakikadan çok, 60 dakikadan azdır ve ana süreye eklemenin 60 katı katılır.
article-r03 = Hiçbir oyuncu hamle yazmak zorunda değildir.
article-r04 = İki taraf üçer hamle tamamladıktan sonra dizilişe, tahtanın yönüne ya da saat ayarına itiraz edilemez.
    .differs = 2017'den beri az hakemli hızlı ve yıldırım oyunlarında sınır onar hamledir; standart oyunda böyle bir sınır yoktur.
article-r05 = Hakem yalnızca bir oyuncunun isteği üzerine karar verir; kendi gördüğüne dayanarak işlem yapmaz.
    .differs = 2017, 2018 ve 2023'te hakem dokunma ihlallerinde kendiliğinden karar verir.
article-r06 = Bayrak yalnızca bir oyuncunun savıyla düşmüş sayılır; hakem bunu bildirmez.
    .differs = 2017'den beri hakemin görmesi de yeterlidir; az hakemli oyunlarda bildirmek 2017'de hakemin yetkisi, 2018'den beri görevidir.
article-r07 = Süre savında bulunan oyuncu iki saati de durdurup hakeme bildirmelidir. Sav ancak o anda kendi bayrağı ayakta, rakibinki düşmüşse kabul edilir.
    .differs = 2017'de saati durdurmak isteğe bağlıdır ama kendi bayrağının ayakta olması aranır; 2018 bu koşulu kaldırmıştır.
article-r08 = İki bayrak da düşmüşse oyun beraberedir.
    .differs = 2017'den beri bu yalnızca Yönerge III.3.1'e göre, son zaman diliminde ve sıra bilinmiyorsa beraberliktir; elektronik saat sırayı gösterir.
article-r09 = Beyaz başlar; rakibinin hamlesi bitince oyuncuya sıra gelir.
article-r10 = Mat eden kazanır; iki taraf da mat edemiyorsa oyun beraberedir.
article-r11 = Tahta, taşlar ve diziliş madde 2'deki gibidir.
article-r12 = Taşların hareketleri, geçerken alma ve terfi bilinen kurallara göredir; terfi taşı serbestçe seçilir ve hemen etkili olur.
article-r13 = Şah ya da o kale oynadıysa rok yapılamaz. Şahın durduğu, geçtiği ya da varacağı kare tehditteyse veya arada taş varsa rok o an için engellenir.
article-r14 = Şah çekildiğini söylemek zorunlu değildir; oyuncu kendi şahını tehdide açamaz.
article-r15 = Hamle tek elle yapılır; taşları yalnızca hamlede olan oyuncu, önceden söyleyerek düzeltebilir. Aykırılık için yaptırım belirtilmemiştir.
article-r16 = İlk dokunulan kendi taşı oynanır, ilk dokunulan rakip taş alınır. Her ikisine de dokunulmuşsa o taşla alış yapılır, olmuyorsa ilk dokunulan taş bağlar; sıra belli değilse kendi taşı esas alınır.
    .differs = 2017'den beri bağlayan, oynanabilecek ya da alınabilecek ilk taştır ve kural her renkten birkaç taşı kapsar; kaza olduğu açık olmayan her temas niyet sayılır.
article-r17 = Şahla kaleye dokunan oyuncu, geçerliyse o yöne rok yapar; önce kaleye, sonra şaha dokunan bu hamlede rok yapamaz. Rok geçersizse öteki yöne rok ya da şah hamlesi yapılır, o da yoksa hamle serbesttir.
    .differs = 2017'den beri kaleden sonra şaha dokunmak yalnızca o yöne roku engeller; geçersiz rok kuralı da şahtan sonra kaleye dokunulmasını anlatır.
article-r18 = Dokunulan taşlardan hiçbiri oynanamıyor ya da alınamıyorsa istenen geçerli hamle yapılır.
article-r19 = Bir taşa dokunan oyuncu, rakibinin dokunma ihlaline artık itiraz edemez.
article-r20 = Elden bırakılan taş yerinde kalır; hareket kurallarına uyulduğunda hamle yapılmış olur.
article-r21 = Terk eden kaybeder, pat beraberliktir; oyuncular her an beraberlikte anlaşabilir.
    .differs = 2017'den beri anlaşma için birer hamle yapılmış olmalıdır; 2023'te rakip mat edemiyorsa terk beraberlik getirir.
article-r22 = Saate hamleyi yapan elle basılır; parmak bekletilmez, el saatin üstünde tutulmaz, sert basılmaz. Saate basana dek geçen süre oyuncunundur; gösterge kesindir ve saat yalnızca hakemi çağırmak için durdurulur.
article-r23 = Oyuncular yardım alamaz, sahadan ve salondan izinsiz çıkamaz, rakibi rahatsız edemez; sık yinelenen beraberlik teklifleri de rahatsızlık sayılır.
article-r24 = Kurallara uymamakta direnen kaybeder, ikisi de direnirse ikisi de kaybeder; tek suçluda rakibin puanını hakem belirler.
article-r25 = Cezalar şunlardır: uyarı, rakibe süre ekleme, süre azaltma, oyunun kaybı, puan düşürme, rakibin puanını artırma ve yarışmadan çıkarma.
    .differs = 2017'den beri listede önceden ilan edilmiş para cezası ile bir ya da birkaç turdan uzaklaştırma da vardır; toplam dokuz türdür.
article-r26 = Dışarıdan gelen rahatsızlıkta hakem ek süre verebilir. Hakem ipucu vermez, oyun dışındakiler sessiz kalır.
article-r27 = Anlaşmazlıklar basılı kurallara göre çözülür; organizatörler oyunu yeniden oynatabilir ya da kusurlunun aleyhine sonuçlandırabilir. Oyun puanı 1, ½, 0'dır; üçlü gruplarda sıralama 2, 1, 0 puan getirir ve eşitler üst sıranın puanını alır.

## Kendi kuralı olmayan başlıklar

article-3-7 = Piyonla ilgili maddelerin başlığıdır.
article-3-9 = Şahın tehdit altında olmasıyla ilgili maddelerin başlığıdır.
article-3-10 = Geçerli ve geçersiz hamlelerle geçersiz konumlara ilişkin maddelerin başlığıdır.
article-4-2 = Taşların düzeltilmesi ve taşa temas üzerine 4.2.1 ve 4.2.2'nin başlığıdır; madde 4.3 bunlara birlikte gönderme yapar.
article-5-1 = Oyunun kazanılmasıyla ilgili maddelerin grup numarasıdır.
article-5-2 = Oyunun berabere bitmesiyle ilgili maddelerin grup numarasıdır.
article-6-2 = Satranç saatinin kullanılmasıyla ilgili maddelerin başlığıdır.
article-6-3 = Ayrılan süreyle ilgili maddelerin başlığıdır.
article-6-7 = Geç kalma ve hükmen kayıp süresiyle ilgili maddelerin başlığıdır.
article-6-10 = Saatin ayarıyla ilgili maddelerin başlığıdır.
article-6-11 = Oyuna ara verilmesi ve saatin duraklatılmasıyla ilgili maddelerin grup numarasıdır.
article-6-12 = Salondaki ekranlar ve panolarla ilgili maddelerin grup numarasıdır.
article-7-2 = Yanlış diziliş ve ters tahtayla ilgili maddelerin grup numarasıdır.
article-7-4 = Yerinden oynayan taşlarla ilgili maddelerin başlığıdır.
article-7-5 = Geçersiz hamlelerle ilgili maddelerin başlığıdır.
article-7-7 = 2017 metninde iki elle hamle yapmayla ilgili maddelerin grubudur; konu 2018'den beri 7.5 içindedir.
article-7-8 = 2017 metninde hamle yapmadan saate basmayla ilgili maddelerin grubudur; konu 2018'den beri 7.5 içindedir.
article-8-1 = Hamlelerin nasıl yazılacağıyla ilgili maddelerin başlığıdır.
article-8-5 = Eksik hamle kayıtlarıyla ilgili maddelerin başlığıdır; madde 12.6 buna gönderme yapar.
article-9-1 = Beraberlik teklifleriyle ilgili maddelerin başlığıdır; Yönerge I.4 buna gönderme yapar.
article-9-2 = Konum tekrarıyla ilgili maddelerin grup numarasıdır; 2023'ün İngilizce metninde sav kuralının kendisi bu numaradadır.
article-9-5 = Beraberlik savlarıyla ilgili maddelerin başlığıdır.
article-11-2 = Oyun sahası ve oyun salonuyla ilgili maddelerin başlığıdır.
article-11-3 = Notlar ve elektronik cihazlarla ilgili maddelerin başlığıdır.
article-d-2-6 = Görme engelli oyuncuların saatiyle ilgili maddelerin başlığıdır.
article-i-1 = Hamlenin zarfa konmasıyla ilgili maddelerin grup numarasıdır.
article-i-12 = Zarfın kaybolması ya da konumun kurulamamasıyla ilgili maddelerin grup numarasıdır.
article-iii-3 = İki bayrağın da düşmüş olmasıyla ilgili maddelerin grup numarasıdır.
