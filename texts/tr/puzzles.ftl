# The puzzles page: its own words first, then the cases of puzzles/cases.yaml.

puzzles-title = Hakem nasıl karar verir?
puzzles-lead = Olanları okuyun, hakem gibi karar verin, gerekçeyi maddesiyle görün. Çözdükleriniz bu aygıtta saklanır.
puzzles-path = { $count } durumda hakemlik
puzzles-path-lead = İlk dokunuştan sürümler arasındaki farklara, kolaydan zora.
puzzles-path-start = Başla
puzzles-path-go-on = Sürdür
puzzles-path-done = Bütün durumlar çözüldü. Güzel kararlar!
puzzles-progress = Çözülen: { $right }, toplam { $count }
puzzles-topics = Konu seçin
puzzles-level = Düzey
puzzles-level-all = Bütün düzeyler
puzzles-level-1 = 1. Her oyuncu için
puzzles-level-2 = 2. Yarışmacılar için
puzzles-level-3 = 3. Hakemler için
puzzles-cases = Durumlar
puzzles-none = Bu konuda bu düzeyde durum yok.
puzzles-state-new = henüz denenmedi
puzzles-state-right = çözüldü
puzzles-state-wrong = henüz çözülmedi
puzzles-case = Durum { $number } / { $count }
puzzles-board = Tahta
puzzles-to-move = { $side ->
    [white] Hamle beyazda
   *[black] Hamle siyahta
}
puzzles-answers = Kararınız
puzzles-answer = Yanıtla
puzzles-right = Doğru.
puzzles-wrong = Öyle değil.
puzzles-right-answer = Doğru yanıt:
puzzles-why = Gerekçe
puzzles-judgement = Cezanın ölçüsü hakemin takdiridir.
puzzles-read = Madde:
puzzles-again = Yeniden dene
puzzles-previous = Önceki
puzzles-next = Sonraki durum
puzzles-list = Bütün durumlar
puzzles-forget = Çözdüklerimi unut
puzzles-forget-ask = Bu aygıttaki bütün yanıtlarınız silinsin mi?
puzzles-keys = Tuşlar: 1–4 seçer, Enter yanıtlar ve ilerler.
puzzles-topic-touch = Dokunma kuralı
puzzles-topic-illegal = Geçersiz hamleler
puzzles-topic-clock = Saat ve bayrak
puzzles-topic-draws = Beraberlik ve savlar
puzzles-topic-end = Oyunun sonu
puzzles-topic-recording = Hamlelerin yazılması
puzzles-topic-conduct = Davranış
puzzles-topic-rapid = Hızlı ve yıldırım
puzzles-topic-special = Görme engelliler, ertelenen oyunlar
puzzles-topic-start = Başlangıç ve gecikme
puzzles-topic-arbiter = Hakemin yetkileri
puzzles-topic-editions = Sürümlerin karşılaştırması

## Touch-move

case-first-touched = Dokunulan üç taş
    .story = Oyunun ilk hamlesi. Beyaz, oynamak niyetiyle önce c1'deki file, sonra a1'deki kaleye, en son g1'deki ata dokunuyor.
    .ask = Beyaz ne oynamak zorunda?
    .a = İstediğini: ilk dokunulan taşın hamlesi yok
    .b = Atla bir hamle
    .c = İstediğini: dokunmak bağlamaz, taşı kaldırmak bağlar
    .why = Kendi taşlarından birkaçına dokunan oyuncu, bunlardan oynanabilen ilkini oynar. Fil ile kalenin hamlesi yok, sıra attadır.

case-touch-enemy = Rakibin piyonu
    .story = Beyaz, almak niyetiyle siyahın d5'teki piyonuna dokunuyor, sonra fikrini değiştiriyor.
    .ask = Beyaz ne oynamak zorunda?
    .a = Piyonu almak zorunda: at ya da e piyonuyla
    .b = Piyonu en yakındaki e piyonuyla almak zorunda
    .c = İstediğini: yalnızca kendi taşları bağlar
    .why = Rakibin taşına dokunan oyuncu, mümkünse onu almak zorundadır. Hangi taşla alacağını kendisi seçer.

case-adjust-late = Geç kalan “düzeltiyorum”
    .story = Beyaz b1'deki atı tutuyor, duraksıyor ve sonra “Düzeltiyorum” diyor.
    .ask = Şimdi ne olur?
    .a = Hiçbir şey: beyaz bildirdi, istediği hamleyi yapabilir
    .b = Beyaz istediği hamleyi yapar ama siyaha iki dakika ek süre verilir
    .c = Beyaz bu atı oynamak zorunda
    .why = Düzeltme niyeti taşa dokunmadan önce söylenir. Dokunduktan sonra söylenen söz bir şeyi değiştirmez.

case-off-move = Sırası değilken dokunmak
    .story = Beyaz ilk hamlesini düşünüyor. Siyah dalgınlıkla e7'deki piyonu kaldırıp yerine koyuyor.
    .ask = Siyah için sonuç nedir?
    .a = Sıra kendisine gelince bu piyonu oynamak zorunda
    .b = Hiçbir taşı oynamak zorunda değil
    .c = Siyahın geçersiz hamlesi sayılır
    .why = Dokunma kuralı yalnızca hamlede olan oyuncuyu bağlar. Siyah bunu durmadan yaparsa hakem, rakibi rahatsız etme sayabilir.

case-release-made = e3'te bırakılan piyon
    .story = Beyaz, e piyonunu e3'e sürüp elini çekti. Saate henüz basmadı. Şimdi piyonu bir kare daha ileri sürmek istiyor.
    .ask = Bunu yapabilir mi?
    .a = Hayır: el piyonu bıraktığı anda hamle yapılmıştır
    .b = Evet: saate basana kadar, aynı piyonla
    .c = Hayır, üstelik bu deneme için siyaha iki dakika ek süre verilir
    .why = Geçerli hamle, taş yeni karesinde bırakıldığı anda yapılmış olur. Saate basmak onu yalnızca tamamlar.

case-rook-then-king = Önce kale, sonra şah
    .story = Beyaz kısa rok yapmak istiyor. Eli önce h1'deki kaleye, sonra şaha değiyor.
    .ask = Beyaz ne oynamak zorunda?
    .a = Kısa rok yapmak zorunda
    .b = Şahı oynamak zorunda ama o kanada rok yapamaz
    .c = h1'deki kaleyi oynamak zorunda
    .why = Rok bir şah hamlesidir: önce şaha ya da ikisine birlikte dokunmak gerekir. Önce dokunulan kale, her taş gibi oynanmak zorundadır.

case-king-then-rook = Olmayan rok
    .story = Beyaz kısa rok için şaha, sonra h1'deki kaleye dokunuyor. f8'deki kalenin f1'i tehdit ettiğini ancak o zaman görüyor.
    .ask = Beyaz ne oynamak zorunda?
    .a = İstediğini, çünkü rok olanaksız
    .b = Uzun rok dâhil, geçerli herhangi bir şah hamlesi
    .c = Rok dışında, geçerli herhangi bir şah hamlesi
    .d = h1'deki kaleyle bir hamle
    .why = Tasarlanan rok kurala aykırıysa şahla başka bir geçerli hamle yapılır. Öteki kanada rok da böyle bir hamledir.

case-objection-late = Geç kalan itiraz
    .story = Beyaz f1'deki file dokundu ama sonra d5'i atla aldı. Siyah, geri almak için f6'daki atı tutuyor ve ancak o zaman file dokunulduğunu söylüyor.
    .ask = Hakem nasıl karar verir?
    .a = Konum geri alınır, beyaz fili oynamak zorundadır
    .b = Hamle kalır, siyaha iki dakika ek süre verilir
    .c = İtiraz geç kaldı; siyah dokunduğu atı oynamak zorundadır
    .why = Oynamak niyetiyle bir taşa dokunan oyuncu, rakibinin dokunma ihlalini ileri sürme hakkını yitirir.

case-en-passant-touched = Az önce geçen piyon
    .story = Siyah piyonunu az önce d7'den d5'e sürdü. Beyaz, almak niyetiyle bu piyona dokunuyor ve d5'e hiçbir taşının gidemediğini ancak o zaman görüyor.
    .ask = Beyaz ne oynamak zorunda?
    .a = Piyonu geçerken almak zorunda
    .b = İstediğini: d5'te alabilecek taş yok
    .c = e piyonuyla bir hamle, ileri ya da alarak
    .why = Geçerken alma da dokunulan piyonu almanın bir yoludur. Burada tek yol odur, öyleyse oynanmak zorundadır.

## Illegal moves

case-illegal-first = Yolunu şaşıran at
    .story = Standart bir oyun. Beyaz, atını g1'den g3'e oynayıp saate bastı. Hakem gördü. Bu, beyazın ilk ihlali.
    .ask = Hakem nasıl karar verir?
    .a = Beyaz oyunu kaybeder
    .b = At geri konur ve geçerli bir at hamlesi yapılır; siyaha iki dakika ek süre verilir
    .c = At geri konur, beyaz istediğini oynar; siyaha iki dakika ek süre verilir
    .d = At geri konur ve geçerli bir at hamlesi yapılır; başka bir şey olmaz
    .why = Geçersiz hamle geri alınır, yerine yapılan hamlede dokunma kuralı geçerlidir. Standart oyunda ilk ihlal için rakibe iki dakika verilir.

case-illegal-second = Yine oldu
    .story = Standart bir oyun. Beyaz daha önce bir geçersiz hamle için ceza almıştı. Şimdi atını g1'den g3'e oynayıp saate basıyor.
    .ask = Hakem nasıl karar verir?
    .a = Siyaha yine iki dakika ek süre verilir
    .b = Siyaha bu kez dört dakika ek süre verilir
    .c = Beyaz oyunu kaybeder
    .why = Aynı oyuncunun tamamlanmış ikinci geçersiz hamlesi oyunu kaybettirir; rakibin hiçbir yolla mat edemediği konumlar bunun dışındadır.

case-before-press = Saate basılmadan
    .story = Standart bir oyun. Beyaz, g1'deki atı g3'e koyup bıraktı. Saate basmadan önce siyah, bunun at hamlesi olmadığını söylüyor.
    .ask = Sonuç nedir?
    .a = Beyaz atla geçerli bir hamle yapar; ceza yoktur
    .b = Beyaz geçerli herhangi bir hamle yapar; ceza yoktur
    .c = Bu bir geçersiz hamledir; siyaha iki dakika ek süre verilir
    .why = Geçersiz hamle, ancak saate basılıp tamamlanınca cezalandırılır. Ama ata dokunulmuştur, atla oynamak gerekir.

case-press-no-move = Yalnızca saate basıldı
    .story = Standart bir oyun. Beyaz düşünceye dalmışken hamle yapmadan saate basıyor. Hakem gördü.
    .ask = Hakem nasıl karar verir?
    .a = Beyazın saati yeniden çalıştırılır; ceza yoktur
    .b = Geçersiz hamle sayılır: hamle beyazındır, siyaha iki dakika ek süre verilir
    .c = Beyaz hamlesini vermiş olur: sıra siyahtadır
    .why = Hamle yapmadan saate basmak geçersiz hamle sayılır. Konum değişmez, iki dakika verilir.

case-two-hands = İki elle rok
    .story = Standart bir oyun. Beyaz bir eliyle şahı, öteki eliyle kaleyi oynayarak kısa rok yapıyor ve saate basıyor. Rokun kendisi geçerli. Bu, beyazın ilk ihlali.
    .ask = Hakem nasıl karar verir?
    .a = Rok geri alınır
    .b = Beyaza bir daha yapmaması söylenir; ceza yoktur
    .c = Rok kalır, geçersiz hamle sayılır, siyaha iki dakika ek süre verilir
    .why = İki elle yapılıp tamamlanan hamle geçersiz hamle sayılır. Geçerli rok yine de tahtada kalır.

case-pawn-left = Son yataydaki piyon
    .story = Standart bir oyun. Beyaz piyonu e8'e sürdü, piyon olarak bıraktı ve saate bastı. Bu, beyazın ilk ihlali.
    .ask = Hakem nasıl karar verir?
    .a = Piyon vezir olur, geçersiz hamle sayılır, siyaha iki dakika ek süre verilir
    .b = Piyon e7'ye döner ve beyaz yeniden oynar
    .c = Beyaz şimdi taşını seçer; ceza yoktur
    .d = Piyon vezir olur; ceza yoktur
    .why = Son yatayda bırakılan piyonun yerine, oyuncu ne düşünmüş olursa olsun, aynı renkten bir vezir konur. Bu, geçersiz hamle sayılır.

case-second-against-bare-king = İkincisi, ama kime karşı?
    .story = Standart bir oyun. Beyazın veziri var, siyahın yalnız şahı. Daha önce bir kez ceza alan beyaz, vezirini c1'den a7'ye oynuyor; vezir böyle gidemez. Saate basıyor.
    .ask = Oyun nasıl biter?
    .a = Siyah kazanır
    .b = Oyun berabere biter
    .c = Oyun sürer: siyaha iki dakika ek süre verilir
    .why = İkinci geçersiz hamle oyunu kaybettirir; ama hiçbir geçerli hamle dizisiyle mat edemeyecek taraf kazanamaz. Yalnız şaha karşı oyun berabere biter.

case-illegal-then-mate = Mattan sonra anlaşıldı
    .story = Standart bir oyun. Beyaz f2 piyonunu f5'e sürerek başladı; kimse fark etmedi. Siyah e6, beyaz g4 oynadı ve siyah h4'te veziriyle mat etti. Şimdi beyaz, ilk hamlem geçersizdi, geri dönmeliyiz, diyor.
    .ask = Hakem nasıl karar verir?
    .a = Geçersiz hamleden önceki konuma dönülür
    .b = Oyun berabere biter
    .c = Mat geçerlidir: siyah kazanmıştır
    .why = Geçersiz hamle, oyun sürerken anlaşılırsa düzeltilir. Geçerli bir hamleyle yapılan mat oyunu bitirmiştir; sonrası için geçtir.

## Clock and flag

case-other-hand = Sağ el, sol el
    .story = Beyaz, kaleyi sağ eliyle a1'den d1'e oynuyor, saate sol eliyle basıyor. Siyah hakemi çağırıyor.
    .ask = Bu nedir?
    .a = Geçersiz hamle: siyaha iki dakika ek süre verilir
    .b = Saat kullanma kuralına aykırılık: hamle kalır, hakem ceza verebilir
    .c = Hiçbir şey: yalnızca iki elle oynamak yasaktır
    .why = Saate, hamleyi yapan elle basılır. Geçersiz hamle sayılmaz; uyarının yetip yetmeyeceği hakemin takdiridir.

case-flag-bare-king = Vezir üstün, süre bitti
    .story = Beyazın şahı ve veziri var, siyahın yalnız şahı. Beyazın bayrağı düşüyor ve hakem görüyor.
    .ask = Oyun nasıl biter?
    .a = Siyah süreden kazanır
    .b = Oyun berabere biter
    .c = Beyaz kazanır: vezir ondaydı
    .why = Süresi biten kaybeder; ama ancak rakibi geçerli bir hamle dizisiyle hâlâ mat edebilecekse. Yalnız şah bunu hiçbir zaman yapamaz.

case-knocked-over = Yere düşen iki piyon
    .story = Beyaz bir taşa uzanırken a2 ve b2 piyonlarını deviriyor. Beyazın saati çalışıyor.
    .ask = Ne yapılır?
    .a = Beyaz, piyonları kendi süresinde yerine koyar
    .b = Piyonlar yerine konana kadar saatler duraklatılır
    .c = Beyaz oynayamadığı için siyahın saati çalıştırılır
    .why = Taşları yerinden oynatan oyuncu, onları kendi süresinde yerine koyar. Koymazsa rakibi saatleri duraklatıp hakemi çağırabilir.

case-move-forty = Kırkıncı hamle
    .story = İki saatte kırk hamle, hamle başına ek süre yok. 39 hamlesini tamamlamış olan beyaz, iki saniyesi kala kaleyi a1'den d1'e oynayıp bırakıyor. Eli saate varmadan bayrağı düşüyor. Hakem görüyor. Siyahın iki kalesi var.
    .ask = Hakem nasıl karar verir?
    .a = Kırkıncı hamle zamanında yapıldı: oyun sürer
    .b = Oyun sürer, siyaha iki dakika ek süre verilir
    .c = Beyaz süreden kaybetmiştir
    .why = Süre denetiminde tamamlanmış hamle sayılır, bunun için saate basmak gerekir. Beyaz yalnızca 39 hamle tamamlamıştır.

case-mate-before-flag = Bayrak düşmüşken mat
    .story = Beyazın süresi bir saniye önce bitti ama kimse görmedi. Beyaz kaleyi a8'e oynuyor ve mat oluyor. Hakem düşmüş bayrağı ancak bundan sonra görüyor.
    .ask = Oyun nasıl biter?
    .a = Beyaz kazanır: mat önce oldu
    .b = Siyah kazanır: süre mattan önce bitmişti
    .c = Oyun berabere biter
    .why = Bayrak, hakem gördüğünde ya da bir oyuncu haklı olarak bildirdiğinde düşmüş sayılır. Mat, oyunu ondan önce bitirmiştir.

case-knight-and-pawn = Piyona karşı at
    .story = Beyazın şahı ve atı, siyahın şahı ve bir piyonu var. Siyahın bayrağı düşüyor ve hakem görüyor.
    .ask = Oyun nasıl biter?
    .a = Berabere: şah ve at kazanamaz
    .b = Siyah piyonunu yitirene kadar oyun sürer
    .c = Beyaz kazanır
    .why = Önemli olan, en kötü oyunla bile olsa matın olanaklı olup olmadığıdır. Burada olanaklı: siyah piyon kendi şahının son karesini kapatabilir. Yalnız şaha karşı at bunu yapamazdı.

case-late-press = Unutulan saat
    .story = Beyaz kaleyi d1'e oynuyor ve saati unutuyor. Siyah, beyazın saati çalışırken hemen kaleyi d8'e oynayarak yanıt veriyor. Şimdi beyaz saate basıyor.
    .ask = Beyaz hâlâ basabilir mi?
    .a = Hayır: siyah oynadı, basmanın etkisi yoktur
    .b = Evet: basınca hamlesi tamamlanır, o ana kadar beyazın süresi işlemiştir
    .c = Evet, üstelik beyaz basmadan oynadığı için siyahın hamlesi geçersizdir
    .why = Oyuncunun hamlesinden sonra saate basma hakkı her zaman vardır, yanıttan sonra bile. O ana kadar geçen süre unutkanlığın bedelidir; yanıt hamlesi geçerlidir.

## Draws and claims

case-offer-touch = Önce el yanıt verdi
    .story = Beyaz atı f3'e oynadı, berabere teklif etti ve saate bastı. Siyah b8'deki atı tutuyor, vazgeçip bırakıyor ve “Kabul ediyorum” diyor.
    .ask = Hangisi geçerlidir?
    .a = Taşa dokunmak teklifi reddetmiştir; oyun sürer
    .b = Oyun berabere: teklif hâlâ açıktı
    .c = Teklifin sürüp sürmediğine beyaz karar verir
    .why = Oynamak niyetiyle taşa dokunmak, teklifi sözle reddetmek gibidir. Reddedilen teklif sonradan kabul edilemez.

case-claim-after-press = Bir an geç kalan sav
    .story = İki oyuncu da şah kanadındaki atlarını çıkarıp geri götürdü. Siyah atı g8'e oynuyor, saate basıyor ve berabere savında bulunuyor: konum üçüncü kez oluştu.
    .ask = Hakem nasıl karar verir?
    .a = Oyun berabere biter
    .b = Sav yanlış: beyaza iki dakika ek süre verilir
    .c = Hamle beyazda olduğu için siyah şimdi savda bulunamaz; oyun sürer
    .why = Yalnızca hamlede olan oyuncu savda bulunabilir. Siyah, hamlesini yazıp oynamadan önce savda bulunmalıydı. Şimdi hak beyazındır.

case-fivefold = Kimse savda bulunmuyor
    .story = İki oyuncu da atlarını çıkarıp geri götürüp duruyor. Aynı konum beşinci kez oluştu. İkisi de bir şey söylemiyor.
    .ask = Hakem ne yapar?
    .a = Kimse savda bulunmadıkça hiçbir şey
    .b = Oyunun berabere bittiğini ilan eder
    .c = Mücadele etmedikleri için ikisine de yenilgi verir
    .why = Üçüncü kez, hamlede olan oyuncuya sav hakkı verir. Beşincide oyun, sav olmadan da biter.

case-wrong-claim = Yanlış sav
    .story = Standart bir oyun. Siyah, atın b8'den c6'ya gidişini yazıp savda bulunuyor: bu hamleyle konum üçüncü kez oluşacak. Hakem bakıyor: oluşmuyor.
    .ask = Hakem nasıl karar verir?
    .a = Siyah bu hamleyi oynamak zorunda; beyaza iki dakika ek süre verilir
    .b = Siyah istediğini oynar; beyaza iki dakika ek süre verilir
    .c = Siyah oyunu kaybeder
    .d = Siyah bu hamleyi oynamak zorunda; ceza yoktur
    .why = Savla birlikte bildirilen hamle oynanmak zorundadır. Yanlış sav için rakibe iki dakika verilir; sav ayrıca beraberlik teklifi sayılır.

case-early-agreement = Çok kısa bir oyun
    .story = Beyaz piyonu e4'e sürüp berabere teklif ediyor. Siyah henüz oynamadan kabul ediyor.
    .ask = Hangisi geçerlidir?
    .a = Oyun berabere biter
    .b = İki oyuncu da kaybeder
    .c = Anlaşma geçerli değil: önce siyah oynamalı
    .why = Oyuncular ancak ikisi de en az bir hamle yaptıktan sonra beraberlikte anlaşabilir. Yarışma yönergesi daha fazlasını isteyebilir.

case-fifty-capture = Ellinci hamle kale alıyor
    .story = Standart bir oyun. Kırk dokuz buçuk hamledir ne piyon sürüldü ne taş alındı. Beyaz “a1 kalesi h1'de alır” yazıp elli hamle kuralıyla savda bulunuyor.
    .ask = Hakem nasıl karar verir?
    .a = Oyun berabere: bu hamleyle elli tamamlanır
    .b = Sav yanlış: beyaz h1'de almak zorunda, siyaha iki dakika ek süre verilir
    .c = Sav yanlış: beyaz istediğini oynar, siyaha iki dakika ek süre verilir
    .why = Her oyuncunun son elli hamlesinde, bildirilen hamle dâhil, taş alınmamış olmalıdır. Bu hamle taş alıyor, sav düşer; hamle yine de oynanmak zorundadır.

case-castling-rights = Üç kez aynı görüntü
    .story = Standart bir oyun. Başta iki şah da bütün kaleler de yerindeydi ve oynamamıştı. h kaleleri iki kez g dikeyine gidip döndü. Hamlede olan beyaz savda bulunuyor: aynı konum üçüncü kez.
    .ask = Hakem nasıl karar verir?
    .a = Oyun berabere biter
    .b = Sav yanlış, ama görüntü aynı olduğu için ceza yoktur
    .c = Sav yanlış: siyaha iki dakika ek süre verilir
    .why = Konumlar ancak yapılabilecek hamleler de aynıysa aynıdır; ilkinde kısa rok hakkı daha vardı. Bu yalnızca ikinci kezdir.

## The end of the game

case-stalemate-resigned = Erken terk
    .story = Beyaz veziri g6'ya oynuyor. Yalnız şahı kalan siyah hemen terk ediyor. O sırada bir seyirci siyahın hamlesi bile olmadığını söylüyor.
    .ask = Oyun nasıl biter?
    .a = Oyun berabere: pat olmuştu
    .b = Beyaz kazanır: siyah terk etti
    .c = Terk bir yanlışlık olduğu için oyun sürer
    .why = Siyah şah çekilmiş durumda değil ve geçerli hamlesi yok. Pat, beyazın hamlesiyle oyunu bitirdi; sonraki terk bir şeyi değiştirmez.

case-bishop-left = Son piyon gidiyor
    .story = Siyahın şahı d2'deki piyonu alıyor. Beyazın şahı ve fili kalıyor. Birkaç saniye sonra siyahın bayrağı düşüyor.
    .ask = Oyun nasıl biter?
    .a = Beyaz süreden kazanır
    .b = Piyon alındığı anda berabere biter
    .c = Bayrak yüzünden berabere: beyaz mat edemez
    .why = Şah ve file karşı şah: hiç kimse hiçbir zaman mat edemez. Böyle bir konum ölüdür ve bayraktan önce, hemen oyunu bitirir.

case-wall = Tahtayı bölen duvar
    .story = Beyaz piyonu h5'e sürüyor. Artık bütün piyonlar karşı karşıya; hiçbiri bir daha sürülemez ve alınamaz. Fil yalnız açık renkli karelerde dolaşır.
    .ask = Oyun ne durumda?
    .a = Sürer: beyaz bir fil üstün
    .b = Biri berabere teklif edene ya da elli hamle dolana kadar sürer
    .c = Hemen berabere biter
    .why = Hiçbir geçerli hamle dizisi iki taraf için de mata varmaz: şahlar ve fil duvarı hiç aşamaz. Ölü konum oyunu kendiliğinden bitirir.

## Recording

case-in-advance = Önce yazıyor, sonra oynuyor
    .story = Beyaz, piyonun e4'e gidişini notasyon kâğıdına yazıyor, bir kez daha düşünüyor ve ancak sonra oynamak istiyor. Bir sav söz konusu değil.
    .ask = Hakem ne der?
    .a = Hiçbir şey: hamle önceden yazılabilir
    .b = Bu yasaktır; beyaz yine de istediğini oynayabilir
    .c = Beyaz şimdi piyonu e4'e sürmek zorunda
    .why = Hamle yapıldıktan sonra yazılır. Önceden yazmak yalnız sav ve zarf hamlesi için serbesttir. Yazılan hamle oyuncuyu bağlamaz ama hakem uyarabilir.

case-five-minutes = Beş dakikadan az
    .story = Hamle başına ek süresi olmayan standart bir oyun. Bu dönemde beyazın 4 dakika 59 saniyesi, siyahın daha 15 dakikası var.
    .ask = Hamleleri kim yazmak zorunda?
    .a = Siyah zorunda; beyaz değil
    .b = İkisi de değil
    .c = İkisi de
    .why = Bir dönemde beş dakikadan az süresi kalan oyuncu, hamle başına en az 30 saniye ek süre yoksa yazmak zorunda değildir. Bu, rakibi kapsamaz.

case-thirty-seconds = Hamle başına otuz saniye
    .story = Hamle başına 30 saniye ek süreli standart bir oyun. Beyazın bir dakikası, siyahın 45 saniyesi kaldı.
    .ask = Hamleleri kim yazmak zorunda?
    .a = İkisi de değil: ikisinin de beş dakikadan az süresi var
    .b = Yalnızca daha çok süresi olan beyaz
    .c = İkisi de, oyunun sonuna kadar
    .why = Hamle başına en az 30 saniye ekleniyorsa yazmaya her zaman vakit vardır. Beş dakikanın altındaki kolaylık burada geçmez.

case-signed = Yanlışın altında iki imza
    .story = Siyah terk etti. İki oyuncu da yanlışlıkla kâğıtlarına beraberlik yazıp imzaladı. Bir saat sonra fark ediyorlar.
    .ask = Hangi sonuç geçerlidir?
    .a = Beyazın galibiyeti: tahtada olan sayılır
    .b = İmzalanan beraberlik, hakem başka karar vermedikçe
    .c = Hiçbiri: oyun geçersiz sayılır
    .why = İki oyuncunun imzaladığı sonuç, yanlış bile olsa geçerlidir. Başka bir kararı ancak hakem verebilir.

## Conduct

case-phone-rings = Salonda telefon
    .story = Standart bir oyun; yarışmanın aygıtlar için ayrı kuralı yok. Oyun sırasında beyazın cebindeki telefon çalıyor.
    .ask = Hakem nasıl karar verir?
    .a = Beyaz uyarılır
    .b = Siyaha iki dakika ek süre verilir
    .c = Beyaz oyunu kaybeder
    .why = Oyuncu, hakemin izin vermediği bir aygıtı oyun sahasında bulunduramaz. Ortaya çıkarsa oyun kaybedilir; yarışma yönergesi daha hafif bir ceza koyabilir.

case-leaves-area = Saat çalışırken kahve
    .story = Hamle beyazda ve saati çalışıyor. Beyaz kimseye sormadan kahve almak için oyun salonundan çıkıyor.
    .ask = Bunu yapabilir mi?
    .a = Hayır: hamlede olan oyuncu hakemden izin almalıdır
    .b = Evet: geçen kendi süresidir
    .c = Hayır, oyunu da hemen kaybeder
    .why = Hamlede olan oyuncu, hakem izin vermedikçe oyun salonundan ayrılmaz. Cezayı hakem seçer.

case-tapping = Tıkırdayan parmaklar
    .story = Beyaz düşünürken siyah parmaklarıyla masaya vurup duruyor. Beyaz bırakmasını istiyor, yararı olmuyor, hakemi çağırıyor; hakem görüyor.
    .ask = Hakem ne yapar?
    .a = Siyah oyunu kaybeder: kural böyle diyor
    .b = Bu, rakibi rahatsız etmektir: cezayı hakem seçer
    .c = Beyaza iki dakika ek süre verilir: kural böyle diyor
    .why = Rakibi herhangi bir biçimde rahatsız etmek yasaktır. Kurallar uyarıdan başlayarak cezaları sayar; hangisinin uygun olduğu hakemin takdiridir.

case-bag-opened = Çantadaki el
    .story = Yarışma yönergesi, tamamen kapalı olup oyuncunun çantasında duran telefona izin veriyor. Oyun sırasında beyaz izin almadan çantasını açıyor. Telefon kapalı.
    .ask = Hakem nasıl karar verir?
    .a = Sorun yok: telefon kapalı ve çantada
    .b = Telefon çalmış gibi, beyaz oyunu kaybeder
    .c = Beyaz çantaya dokunmamalıydı: cezayı hakem seçer
    .why = Aygıtın çantada durabildiği yerde, oyun sırasında hakemin izni olmadan çantaya dokunulmaz. Ceza hakemin takdiridir.

## Rapid and blitz

case-ten-minutes = Onar dakika
    .story = Bir yarışmada her oyuncuya bütün oyun için on dakika veriliyor, hamle başına ek süre yok.
    .ask = Bu hangi satranç türüdür?
    .a = Hızlı
    .b = Yıldırım
    .c = Başka bir şey duyurulmadığı için standart
    .why = Altmış hamlenin süresi hesaplanır: on dakika ve altı yıldırım, ondan çok ama altmıştan az olan hızlıdır. Tam on dakika hâlâ yıldırımdır.

case-rapid-first = Geçersiz, ama hızlı satrançta
    .story = 2023 kurallarıyla hızlı bir oyun, çok masaya bir hakem. Beyaz, atını g1'den g3'e oynayıp saate basıyor. Siyah daha oynamadı ve hakem gördü. Bu, beyazın ilk ihlali.
    .ask = Hakem nasıl karar verir?
    .a = Atla geçerli bir hamle yapılır; siyaha bir dakika ek süre verilir
    .b = Atla geçerli bir hamle yapılır; siyaha iki dakika ek süre verilir
    .c = Beyaz oyunu kaybeder
    .d = Kimse itiraz etmediği için hamle kalır
    .why = 2023'ün hızlı ve yıldırım satrancında rakibe iki yerine bir dakika verilir. Siyah sonraki hamlesini yapmadıkça hakem karışabilir.

case-rapid-answered = Fark edilmeden yanıtlandı
    .story = 2023 kurallarıyla hızlı bir oyun, çok masaya bir hakem. Beyaz, atını g1'den g3'e oynayıp saate bastı. Siyah piyonu e5'e sürerek yanıt verdi. Ancak şimdi fark edip hakemi çağırıyor.
    .ask = Hakem nasıl karar verir?
    .a = Konum geri alınır ve siyaha bir dakika ek süre verilir
    .b = Konum kurala aykırı olduğu için oyun berabere biter
    .c = Geçersiz hamle kalır, oyun sürer
    .why = Az hakemin izlediği oyunlarda geçersiz hamle, ancak rakip sonraki hamlesini yapana kadar düzeltilebilir. Sonra, iki oyuncu düzeltmekte anlaşmadıkça kalır.

case-both-in-check = Şah çekilmiş iki şah
    .story = 2023 kurallarıyla yıldırım oyunu, çok masaya bir hakem. e1'deki beyaz şaha a1 kalesi, e8'deki siyah şaha e4 kalesi şah çekiyor. Hakem görüyor ve sonraki hamleyi bekliyor. Beyaz kaleyi e4'ten e2'ye oynayıp saate basıyor.
    .ask = Hakem nasıl karar verir?
    .a = Oyun berabere biter
    .b = Oyun sürer: beyazın şahı alınabilir
    .c = Oyun geçersiz sayılır ve yeniden oynanır
    .why = Hakem sonraki hamlenin tamamlanmasını bekler. Kurala aykırı konum ondan sonra da tahtadaysa oyunun berabere bittiğini ilan eder. İki şah da hâlâ tehdit altında.

## Blind players, adjourned games

case-blind-feel = Parmakla okumak
    .story = Beyaz görme engelli ve delikli tahtada oynuyor. Düşünürken e2'deki piyonu deliğinden çıkarmadan yokluyor.
    .ask = Bu piyonu oynamak zorunda mı?
    .a = Evet: dokunulan taş oynanır
    .b = Hayır: yalnızca deliğinden çıkarmak dokunma sayılır
    .c = Hayır, ama önce “Düzeltiyorum” demeliydi
    .why = Görme engelli oyuncuda taş, deliğinden çıkarıldığında dokunulmuş sayılır. Yoklamak, onun tahtayı görme biçimidir.

case-seal-ambiguous = Zarfta ne var?
    .story = Oyun ertelendi; beyaz hamlesini zarfa koydu. Oyun yeniden başlarken hakem zarfı açıp okuyor: “Kale d1.” Beyazın iki kalesi de d1'e gidebilir.
    .ask = Hakem nasıl karar verir?
    .a = Beyaz hangi kaleyi düşündüğünü söyler ve oyun sürer
    .b = Oyun berabere biter
    .c = Beyaz oyunu kaybeder
    .why = İki anlama gelen zarf hamlesi, yok gibidir: rakip hâlâ mat edebilecekse oyunu kaybettirir. Sonradan kimse bir şey ekleyemez.

case-seal-mate-late = Geç kaldı, ama mat
    .story = Beyaz, kalenin a8'e gidişini zarfa koydu ve oyun yeniden başlarken hükmen yenik sayılma süresi dolana kadar gelmedi. Siyah orada. Hakem zarfı açıyor: zarf hamlesi mat.
    .ask = Oyun nasıl biter?
    .a = Beyaz kazanır
    .b = Siyah kazanır: beyaz geç kaldı
    .c = İkisi de kaybeder
    .why = Ertelenen oyunun devamına geç kalan kaybeder; zarf hamlesi oyunu bitirmişse o sonuç geçerlidir.

## Start and lateness

case-late-zero = Yarım dakika gecikme
    .story = Yarışma hiçbir gecikme süresi duyurmadı. Tur başlıyor; beyaz masaya yarım dakika sonra geliyor. Kimse mazur görmüyor.
    .ask = Ne olur?
    .a = Oyun başlar; beyaz yarım dakika yitirmiştir
    .b = Beyaz oyunu kaybeder
    .c = Oyun ikisi için de tam süreyle başlar
    .why = Hükmen yenik sayılma süresi yarışmadan önce belirlenir. Belirlenmemişse sıfırdır: başlangıçtan sonra gelen, hakem başka karar vermedikçe kaybeder.

case-board-turned = Ters konmuş tahta
    .story = Standart bir oyun. 25 hamleden sonra biri, beyazın sağındaki köşenin koyu olduğunu fark ediyor: tahta dönük konmuş. Taşlar doğru dizilmiş.
    .ask = Hakem nasıl karar verir?
    .a = Konum doğru duran bir tahtaya aktarılır ve oyun sürer
    .b = Oyun geçersiz sayılır, yenisi oynanır
    .c = On hamleden sonra artık bir şey değiştirilmez
    .why = Yanlış konmuş tahta oyunu bozmaz: oyun, aynı konumdan doğru konmuş bir tahtada sürer.

case-both-absent = Masada kimse yok
    .story = Birer saat; gecikme süresi 15 dakika. Başlangıçta iki oyuncu da yok. Beyaz 8 dakika sonra geliyor, siyah hâlâ yok.
    .ask = O anda saatler neyi gösterir?
    .a = İkisi de 60 dakikayı: kimse oynayamadı
    .b = İkisi de 56 dakikayı: yitirilen süre bölüşülür
    .c = Beyazınki 52, siyahınki 60 dakikayı
    .d = Önemi yok: beyaz kaybetmiştir
    .why = Başlangıçta iki oyuncu da yoksa, gelene kadar geçen bütün süreyi beyaz yitirir. Yarışma yönergesi başka türlü diyebilir.

case-colours = Yanlış renkler
    .story = Standart bir oyun. Oyuncuların yanlış renklerle oturduğu fark edildiğinde beyaz on, siyah dokuz hamle tamamlamış.
    .ask = Hakem nasıl karar verir?
    .a = Oyun sürer: bir taraf on hamle yaptı
    .b = Oyun geçersiz sayılır; doğru renklerle yenisi oynanır
    .c = Oyun berabere biter
    .why = Oyun ancak fark edildiğinde iki oyuncu da on hamle yapmışsa sürer. Siyahın onuncu hamlesi eksik.

## The arbiter's powers

case-how-many-moves = Zaman sıkışıklığında bir soru
    .story = İki saatte kırk hamle. Zaman sıkışıklığındaki beyaz hakeme soruyor: “Kaç hamle yaptık?”
    .ask = Hakem ne yapar?
    .a = Söyler: bu bir sır değil
    .b = Soru için beyazı uyarır
    .c = Söylemez
    .why = Hakem oyunculara kaç hamle yapıldığını söylemez; süre ya da konum için ipucu vermez. Beyaz kendi notasyon kâğıdına bakabilir.

case-half-point = Kazanan cezalandırılıyor
    .story = Siyah mat etti. Oyun sırasındaki kötü davranışı için hakem siyahtan yarım puan düşürüyor, beyazın puanını değiştirmiyor.
    .ask = Çizelgeye ne yazılır?
    .a = Beyaz 0, siyah ½
    .b = Beyaz ½, siyah ½: bir oyun bir puandır
    .c = Beyaz 0, siyah 1: mattan sonra puan düşürülemez
    .why = Hakem, suçlu oyuncunun puanını düşürebilir. Toplamın bir etmesi gerekmez; 0 ile ½ olanaklı bir sonuçtur.

case-three-quarters = Dörtte üç puan
    .story = Siyah mat etti. Hakem ceza olarak siyaha dörtte üç, beyaza dörtte bir puan vermek istiyor.
    .ask = Bu olanaklı mı?
    .a = Evet: toplamı bir puan
    .b = Hayır: yalnızca bir oyunun alışılmış puanları verilebilir
    .c = Evet, iki oyuncu da kabul ederse
    .why = Bir oyundan, ceza verilse bile 1, ½ ya da 0 puan alınır. Çeyrek puan yoktur.

## The editions compared

case-ed-rapid-illegal = 2017 ve 2023'te hızlı satranç
    .story = Hızlı bir oyun, çok masaya bir hakem. Beyaz, atını g1'den g3'e oynayıp saate basıyor; siyah oynamadan hakem görüyor. Bu, beyazın ilk ihlali.
    .ask = 2017 ve 2023 kurallarına göre karar nedir?
    .a = 2017: siyaha iki dakika ek süre; 2023: bir dakika
    .b = 2017: beyaz hemen kaybeder; 2023: siyaha bir dakika ek süre
    .c = İkisinde de: beyaz hemen kaybeder
    .why = 2017'de tam gözetim yoksa ilk geçersiz hamle hızlı oyunu kaybettiriyordu. 2018'den beri yalnızca ikincisi kaybettirir; 2023'ten beri ilki için bir dakika verilir.

case-ed-resign = Yalnız şaha karşı terk
    .story = Beyazın şahı ve veziri var, siyahın yalnız şahı. Beyaz rahatsızlanıp terk ediyor.
    .ask = 2017 ve 2023 kurallarına göre sonuç nedir?
    .a = İkisinde de siyah kazanır
    .b = İkisinde de berabere
    .c = 2017: siyah kazanır; 2023: berabere
    .why = 2023'ten önce terk eden her zaman kaybederdi. O günden beri rakip hiçbir geçerli hamle dizisiyle mat edemeyecekse oyun berabere biter.

case-ed-phone = Finlandiya'da telefon
    .story = 2017 kuralları. Beyazın telefonu yarışmada ilk kez çalıyor: bir kez Finlandiya federasyonunun bir yarışmasında, bir kez de kuralları olduğu gibi uygulayan bir yarışmada.
    .ask = Karar nedir?
    .a = Finlandiya'da uyarı; ötekinde oyunun kaybı
    .b = İkisinde de oyunun kaybı
    .c = İkisinde de uyarı
    .why = Finlandiya federasyonu, kuralların yarışmaya bıraktığı daha hafif cezayı kullanır: ilk çalışta uyarı verilir. Böyle bir yönerge yoksa çalan telefon oyunu kaybettirir.

case-ed-two-hands = İki el, saatsiz
    .story = Standart bir oyun. Beyaz iki elle rok yapıyor ve henüz saate basmadı. Hakem görüyor. Bu, beyazın ilk ihlali.
    .ask = 2017 ve 2023 kurallarına göre karar nedir?
    .a = İkisinde de geçersiz hamle sayılır
    .b = 2017'de bir şey olmaz; 2023'te geçersiz hamle sayılır
    .c = 2017'de geçersiz hamle sayılır; 2023'te saate basılmadan ihlal olmaz
    .why = 2017'de iki elle oynamanın kendisi cezalandırılıyordu. 2018'den beri ihlal için saate basmak da gerekir: o ana kadar hamle tek elle yinelenebilir.
