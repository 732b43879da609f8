### What the pages say around the board: labels, buttons, explanations.

## Around every page

skip-to-content = İçeriğe geç
nav-label = Sayfalar
nav-laws = Kurallar
nav-puzzles = Hakem soruları
setting-language = Dil
setting-theme = Görünüm
setting-speech = Seslendirme
theme-auto = Sistem
theme-light = Açık
theme-dark = Koyu
speech-off = Ses yok
speech-sentence = Cümleleri seslendir
speech-announcement = Hamleleri bildir (Anna, Bella …)
nav-play = Oyna
menu = Menü
setting-sound = Sesler
setting-keys = Tek tuşlar (boşluk, J, F, oklar, /)
setting-board = Tahta
setting-pieces = Taşlar
board-green = Yeşil
board-wood = Ahşap
board-blue = Mavi
board-grey = Gri
pieces-plain = Sade
pieces-contrast = Yüksek karşıtlık
pieces-warm = Sıcak renkli
wire-open = bağlı
wire-connecting = bağlanıyor
wire-lost = bağlantı koptu
wire-silent = henüz yanıt yok
close = Kapat
cancel = Vazgeç
line-connecting = Bağlanıyor …
line-lost = Bağlantı koptu. Yeniden kuruluyor; yaptıklarınız tekrar gönderilir ve bir kez sayılır.
line-silent = Sunucudan henüz yanıt yok. Yaptıklarınız kaybolmaz, bir kez sayılır.
line-revoked = Bu bağlantı geri alındı. Organizatörden yenisini isteyin.
problem-not-found = Böyle bir şey yok ya da ona ait bir bağlantınız yok.
problem-no-access = Bağlantınız buna izin vermiyor.
problem-invalid = Bu yapılamaz: { $detail }
problem-too-many = Bir kerede çok fazla istek geldi. Lütfen biraz bekleyin.
problem-too-big = Bu çok uzun.
problem-unavailable = Kayıt defterine ulaşılamıyor. Lütfen yeniden deneyin.

## Home

home-title = Kurallarla satranç
home-lead = Dokun, oyna, bas, iste. Her karar maddesini söyler.
home-laws = Madde madde, kendi sözlerimizle; sürümler karşılaştırmalı.
home-puzzles = Hakem nasıl karar verir? Bir durum deneyin.
home-clock = Gerçek tahta için, bu telefonda; bağlantı olmadan da çalışır.
home-case = Günün sorusu
home-case-go = Karar verin
home-no-page = Böyle bir sayfa yok.
home-away = Sunucuya ulaşılamıyor. Kurallar, hakem soruları ve saat onsuz da çalışır.
home-retry = Yeniden dene
start-title = Oyun başlat
start-time = Tempo
start-go = Başlat ve davet et
start-own = kendi süreniz
own-minutes = Kişi başı dakika
own-seconds = Hamle başına saniye
own-mode = Nasıl sayılır
own-increment = eklenir (Fischer)
own-delay = gecikme
start-name = Adınız
start-colour = Renginiz
start-lot = Kura
start-go-desk = Başlat ve masayı aç
start-opponent = Rakip
start-opponent-person = Bir kişi
start-opponent-link = Sonra öbür oyuncuya tek bir bağlantı gönderirsiniz. İkiniz de burada olunca oyun kendiliğinden başlar.
start-level = Seviye { $level }/10
start-level-first = bir çocuk yener
start-level-last = tam güç
start-errs = Rakip bilerek kurallara aykırı hatalar yapar
start-go-engine = Başlat
home-doors = Diğer kapılar
mine-none = Henüz oyun yok. Başlatın, burada görünür.
mine-go = Devam
mine-move = { $number }. hamle
mine-hall = { $count } masa
name-somebody = Biri
invite-title = Rakibinizi davet edin
invite-lead = Bu tek bağlantıyı gönderin. İkiniz de burada olunca oyun kendiliğinden başlar.
invite-share = Kurallara göre bir satranç oyunu
status-by-itself = İkiniz de gelince oyun başlar.
barred-title = Bu oyun için bağlantı gerekir
barred-title-hall = Bu salon için bağlantı gerekir
barred-why = Adres tek başına bir şey açmaz. Her oyuncunun, hakemin ve izleyicinin bu sitenin adı ve /join# ile başlayan kendi bağlantısı vardır.
barred-whom = Sizinkini oyunu başlatandan ya da hakemden isteyin.
start-options = Diğer seçenekler
start-regime = Gözetim
regime-full = Yarışma kuralları tam
regime-limited = Az hakem
regime-choose = – seçin –
start-games-per-arbiter = Hakem başına oyun
start-recorded-by = Etkinlik için kaydeden
recorder-unsaid = belirtilmedi
recorder-arbiter = hakem ya da yardımcısı
recorder-machine = ekran ya da elektronik tahta
recorder-nobody = hiç kimse
hall-supervised = Gözetim ve kayıt bütün etkinlik için belirlenmiştir.
start-white-name = Beyazın adı
start-black-name = Siyahın adı
start-delay = Seyirciler için gecikme, saniye
start-chess960 = Satranç960, kurayla
start-array = Dizilişin numarası, 0–959 (boş: kura ile)
start-real-board = Gerçek tahtada: hakem gördüğünü girer
start-auto-press = Saate kendiliğinden basılır
start-hints = Taşın gidebileceği kareleri göster
start-arbiter = Hakem var ve oyunu o başlatır
start-blind = { side-name } görme engelli tahtasında oynar
class-standard = standart
class-rapid = hızlı
class-blitz = yıldırım
control-all = { $minutes } dk
control-moves = { $minutes } dakikada { $moves } hamle
control-seconds = hamle başına { $seconds } sn
mine-title = Oyunlarınız
links-title = Oyun hazır: bu bağlantıları dağıtın
links-title-hall = Salon açıldı: bu bağlantıları dağıtın
links-warning = Her bağlantı bir anahtardır ve yalnız şimdi gösterilir. Kimdeyse o görevde işlem yapar.
link-open = Aç
link-copy = Bağlantıyı kopyala
link-copied = Kopyalandı
link-text = Kopyalanacak bağlantı
link-qr = QR kodu
role-organiser = Organizatör
role-organiser-lead = Bağlantı verir ve iptal eder; hakemin gördüğünü görür.
role-arbiter = Hakem
role-arbiter-lead = Masada karar verir.
role-deputy = Vekil hakem
role-deputy-lead = Hakemin yerine karar verir.
role-white = Beyaz
role-white-lead = Beyaz taşlarla oynar.
role-black = Siyah
role-black-lead = Siyah taşlarla oynar.
role-white-sheet = Beyazın notasyon kâğıdı
role-white-sheet-lead = Gerçek tahta yanında elektronik notasyon kâğıdı.
role-black-sheet = Siyahın notasyon kâğıdı
role-black-sheet-lead = Gerçek tahta yanında elektronik notasyon.
role-board = Elektronik tahta
role-board-lead = İki oyuncunun dokunuşlarını, hamlelerini ve saate basışlarını bildirir.
role-first = Birinci yer
role-first-lead = Birinci yerde kâğıt oynar.
role-second = İkinci yer
role-second-lead = İkinci yerde kâğıt oynar.
role-third = Üçüncü yer
role-third-lead = Üçüncü yerde kâğıt oynar.
role-display = Duvar ekranı
role-display-lead = Bütün salon için tahtalar ve saatler.
role-spectator = Seyirci
role-spectator-lead = Yalnız izler.
keys-title = Verilen bağlantılar
keys-new = Yeni bağlantı
keys-give = Bağlantı ver
keys-revoke = İptal et
keys-revoked = geri alındı
hall-title = Salon aç
hall-lead = Çok tahta, tek masa, tek duvar ekranı.
hall-name = Yarışmanın adı
hall-open = Salonu aç
hall-add = { $number } numaralı tahtayı ekle
hall-add-go = Tahtayı ekle
join-title = Yerinizi alın
join-empty = Bu adreste anahtar yok. Size verilen bağlantının tamamını açın.
join-void = Bu bağlantı geçersiz ya da geri alındı.
join-home = Ana sayfaya

## Board and clock

board-grid = Tahta, kare kare okunabilir
board-rank = { $rank }. yatay
square-empty = boş
square-in-hand = elde
square-touched = dokunuldu
square-check = şah altında
piece-of-side = { $side ->
    [white] beyaz { piece-name }
   *[black] siyah { piece-name }
}
clock-label = { side-of } süresi
clock-running = çalışıyor
clock-stopped = çalışmıyor
clock-paused-short = duraklatıldı
clock-flag = bayrak düştü
clock-trouble = bir dakikadan az
time-short = { $seconds ->
    [300] Beş dakikanız kaldı.
    [60] Bir dakikanız kaldı.
   *[20] Yirmi saniyeniz kaldı.
}
clock-moves = { $count ->
    [one] 1 hamle
   *[other] { $count } hamle
}
phase-waiting = başlamadı
phase-playing = oynanıyor
phase-paused = duraklatıldı
phase-ended = bitti
outcome-text = { $outcome ->
    [white] Beyaz kazanır
    [black] Siyah kazanır
    [draw] berabere
    [both-lose] ikisi de kaybeder
    [annulled] iptal
   *[pending] karara bağlanmadı
}

## The table

table-title = Masa: { side-name }
table-place = Masa
table-board = Tahta ve saatler
table-acts = İşlemler ve kayıt
table-not-player = Bu bağlantı bir oyuncuya ait değil. Size verilen bağlantıyı açın.
status-arrive = Tahta başında olduğunuzu bildirin.
status-waiting = Tahta başındasınız. Oyun daha başlamadı.
status-your-move = Hamle sizde.
status-their-move = Hamle rakibinizde.
status-press = Hamlenizi yaptınız. Saate basın.
status-promote = Piyonun yerine geçecek taşı seçin.
status-paused = Saatler duraklatıldı. Oyunun ne zaman süreceğine hakem karar verir.
status-arbiter = Hakemin yanıtlaması gereken bir soru var.
status-ended = Oyun bitti.
name-you = Siz
name-opponent = Rakibiniz
plate-illegal = { $count } kuraldışı
plate-away = uzakta
status-paused-alone = Saatler durduruldu.
act-go-on = Oyun devam etsin
act-call-alone = Saatleri durdur …
call-lead-alone = İkiniz de devam deyinceye kadar saatler durur. Bu oyunda hakem yok.
call-send-alone = Saatleri durdur
press-waiting = Rakibiniz bekleniyor
press-paused = Oyunu hakem sürdürür
press-by-itself = Saate kendiliğinden basılır
press-over = Oyun bitti
key-space = Boşluk
key-j = J
key-f = F
key-slash = /
key-arrows = ← →
keys-moves = Hamleler arasında gez
rail-title = Bu oyun
rail-board = Masa
rail-arbiter = var
rail-no-arbiter = yok
rail-faults = Şimdiye dek kuraldışı hamleler
rail-none = yok
rail-keys = Tuşlar
tab-moves = Hamleler
tab-record = Olanlar
moves-first = Başa
moves-back = Bir hamle geri
moves-forward = Bir hamle ileri
moves-now = Şimdiye
moves-flip = Tahtayı çevir
short-adjust = Düzelt
short-offer = Öner ½
short-accept = Kabul ½
short-claim = İstem
short-more = Daha
end-look = Gözden geçir
end-share = Paylaş
end-new = Yeni oyun
share-result = Bir satranç oyunu
rematch = Rövanş, renkler değişir
rematch-asked = Soruldu. Rakibiniz bekleniyor
rematch-accept = Rövanşı kabul et
rare-sure = Bu gönderilsin mi: { $what }?
rare-send = Gönder
strip-lost = Bağlantı koptu.
strip-silent = Sunucu henüz yanıt vermedi.
strip-lost-line = Yaptıklarınız saklanır, bir kez sayılır
strip-fault = Kuraldışı hamle: rakibe +{ $time }
strip-fault-other = Rakibin kuraldışı hamlesi: +{ $time }
strip-again = Başka bir hamle yapın
strip-made = { $move } yapıldı
strip-made-line = Saate basınca tamamlanır
strip-already-made = Hamleniz yapıldı ve geçerli. Saate basın.
strip-offer-line = Taşa dokunmak reddetmektir
strip-promote = Yeni taşı seçin
strip-promote-line = Seçmeden basmak: kuraldışı hamle
strip-adjusting = Düzeltiyorsunuz
strip-adjusting-line = Dokunduğunuz bağlamaz
strip-seal = Hamlenizi mühürleyin
strip-seal-line = Gizlice yazın; tahtada yapmayın
strip-seal-go = Mühürle …
strip-low = 20 saniyeden az
strip-check = Şah altındasınız
strip-check-other = Rakibiniz şah altında
strip-last = Son hamle: { $move }
strip-away = Rakibinizin sayfası açık değil; saat işliyor
strip-past = Geçmişe bakıyorsunuz
strip-past-line = Taşlara şimdide dokunulur
strip-end = { $how ->
    [won] Kazandınız, { $score }
    [lost] Kaybettiniz, { $score }
    [drawn] Berabere, { $score }
   *[over] Oyun bitti: { $score }
}
acts-label = Yapabilecekleriniz
act-arrive = Tahta başındayım
act-press = Saate bas
act-adjust = Düzeltiyorum
act-offer = Berabere teklif et
act-claim = Berabere savı …
act-call = Hakemi çağır …
act-more = Diğer …
act-resign = Terk et …
offer-received = Rakibiniz berabere teklif ediyor.
offer-accept = Kabul et
offer-decline = Reddet
resign-title = Terk ediyor musunuz?
resign-question = Oyun hemen biter. Geri alınamaz.
resign-yes = Evet, terk
call-title = Saati durdur ve hakemi çağır
call-lead = İki saat de durur. Yalnız geçerli bir nedenle yapın.
call-reason = Neden
call-send = Durdur ve çağır
more-title = Diğer istekler
rare-flag = Rakibimin bayrağı düştü
rare-illegal = Rakibim geçersiz hamle yaptı
rare-touch = Rakibim dokunma kuralını çiğnedi
rare-castling = Rok yapacağım (Satranç960)
rare-restore = Bozulan taşları yerine koydum
rare-correct = Geçersiz hamlenin geri alınmasını kabul ediyorum
rare-score = Notasyonu görmek istiyorum
rare-increment = Hamle başına ek süre istiyorum (hızlı bitiriş)
rare-cannot = Berabere: rakibim normal yollarla kazanamaz
rare-no-effort = Berabere: rakibim kazanmaya çalışmıyor
rare-assistant = Benim yerime oynayacak yardımcı istiyorum
rare-two-boards = İkinci tahta istiyorum (görme engelliler)
seal-title = Zarf hamlesi
seal-lead = Hamle bu tarayıcıda kalır; oyunda yalnız doğrulama kodu saklanır. Oyun sürdürülürken hamleyi ve anahtarını hakeme verirsiniz.
seal-go = Zarfa koy
seal-stop = Saati durdur
seal-kept = Zarfta: hamle { $move }, anahtar { $nonce }
seal-insecure = Bu tarayıcı zarfı yalnız https üzerinden kapatır.
promotion-title = Terfi karesine bir taş koyun
announce-title = Hamlenizi bildirin
announce-lead = Görme engelli tahtasında hamle, yapılıp bildirildiğinde yapılmış sayılır.
announce-move = Hamle (nereden nereye)
announce-go = Bildir
announce-correct = Bildirimi düzelt
claim-title = Berabere savı
claim-what = Savınızın dayanağı nedir?
claim-threefold = Aynı konum üçüncü kez
claim-fifty = Taş alınmadan ve piyon oynanmadan elli hamle
claim-rule = Hamle sizde olmalı ve bir taşa dokunmamış olmalısınız.
claim-when = Ne zaman oluşuyor?
claim-now-threefold = Konum şu anda tahtada
claim-now-fifty = Hamleler tamamlandı
claim-next = Yazdığım ama yapmadığım bir sonraki hamlemle
claim-move = Yazdığınız hamle
claim-move-hint = Dilinizin harfleriyle ya da nereden nereye: e2e4. Artık değiştirilemez.
claim-warning = Sav geri çekilemez ve beraberlik teklifi sayılır. Yanlışsa rakibinize süre eklenir.
claim-file = Savda bulun
typing-label = Hamle ya da komut yazın
typing-send = Gönder
typing-hint = Harflerinizle hamle ya da e2e4; { $words } gibi bir sözcük; yardım için ?h. Ctrl+Enter saate basar.
typing-help = Sorular: ?e4 kare, ?e dikey, ?4 yatay, ?N bütün atlar, ?b bütün tahta, ?t süreler, ?l son hamle, ?b* ve ?h* b ve h dikeyleri.
typing-words = Sözcükler: { $words }.
typing-label-desk = Komut ya da soru yazın
typing-hint-desk = { $words } gibi bir sözcük; yardım için ?h.
answer-nothing = Orada taş yok.
answer-piece = { piece-of-side } { $square }
answer-time = { side-name }: { $hours } sa { $minutes } dk { $seconds } sn.
record-title = Neler oldu
record-empty = Henüz bir şey olmadı.
record-less = Daha az göster
record-all = { $count } kaydın hepsi
sheet-title = Notasyon kâğıdı
sheet-number = No.
sheet-empty = Henüz hamle yok
sheet-illegal = geçersiz
result-provisional = İtiraz var; sonuç geçicidir.
result-pgn = Oyunu indir (PGN)
article-link = Madde { $article }, açıklama
article-title = Madde { $article }
article-browse = Kurallarda oku
why-ask = Neden?

## The electronic scoresheet

pad-title = { side-of } notasyon kâğıdı
pad-lead = Bu kâğıt yazdığınızı saklar, hiçbir şeyi denetlemez. Hakem görür, rakibiniz görmez.
pad-need-not = Şu anda yazmanız gerekmiyor.
pad-entry = Hamle
pad-keys = Hamle tuşları
pad-delete = Son işareti sil
pad-write = Yaz
pad-sign = Sonucu imzala
pad-sign-lead = İmza sonucu sizin adınıza onaylar.
pad-update = Kâğıdım tamam

## The desk

desk-title = Hakem masası
desk-act-none = Böyle bir işlem yok
aside-time = Yalnız süreyi geri al
aside-whole = Kararın tümünü kaldır
aside-turn = Hamle sırası: { side-name }
aside-lead = Karar { $time } süre verdi; neden: { side-name }. Her seçeneğin sonucu aşağıda.
desk-press-follows = Hamleyi basış kendiliğinden izler
quick-label = Hızlı işlemler
quick-start = Başlat
quick-time = Süre ver
quick-illegal = Kuraldışı
quick-claim = İstem
quick-result = Sonuç
quick-note = Not
quick-any = Başka işlem
desk-find = Masa ya da ad
desk-show = Hangi masalar
desk-show-all = Tümü
desk-show-needy = Bekleyen
desk-show-ended = Biten
desk-list-needy = Sizi bekliyor
desk-list-waiting = Başlamadı
desk-list-playing = Oynanıyor
desk-list-ended = Bitti
desk-none = Uyan masa yok.
desk-start-all = { $count } masayı başlat
links-all = Bağlantılar ve QR kodları
links-print = { $count } QR kâğıdı yazdır
links-none = Bu aygıtta bağlantı verilmedi.
links-elsewhere = { $count } masanın bağlantıları başka aygıtta verildi; yalnız o gösterebilir.
links-kept = Masa hazır. Bağlantıları "Bağlantılar ve QR kodları" altında.
desk-sound = Çağrıda ses
desk-boards = Tahtalar
desk-queue = Çağrılar
desk-calls-count = { $count ->
    [one] 1 çağrı
   *[other] { $count } çağrı
}
desk-go = Tahtaya git
desk-call = Çağrı:
desk-attend = Tamam
desk-news = Sizi bekleyenler
desk-quiet = Bu masada sizi bekleyen bir şey yok.
desk-question = Oyun yanıtınızı bekliyor: bu oyuncu hâlâ mat edebilir mi? Aşağıda yanıtlayın.
desk-awaits = size bir soru
desk-enter = Görüleni ya da kararı girin
desk-act = Ne oldu
desk-player = Hangi oyuncu
desk-propose = Kararı göster
desk-proposed = Önerilen karar
desk-times = Sonraki süreler (beyaz – siyah):
desk-result = Sonuç:
desk-confirm = Onayla
desk-otherwise = Başka karar ver …
desk-checks = Sav ya da mat olanağı denetimi
desk-check-move = Savla birlikte yazılan hamle (boş bırakılabilir)
desk-check-threefold = { side-name }: üçüncü kez mi?
desk-check-fifty = { side-name }: elli hamle mi?
desk-check-mate = { side-name }: hâlâ mat edebilir mi?
mate-yes = { side-name } hâlâ mat edebilir: { $line }
mate-no = { side-name } artık hiçbir şekilde mat edemez.
mate-unknown = { side-name } için mat olanağı belirlenemedi.
desk-history = Cezalar ve davranış
history-faults = Cezalandırılan ihlaller
history-warnings = Uyarılar
history-breaches = Davranış ihlalleri
history-fines = Para cezaları
history-rounds-excluded = Uzaklaştırıldığı turlar
history-awards = Alınan süre
history-signed = İmzalanan sonuç
desk-log = Olay kaydı
desk-log-incidents = Yalnızca olaylar
desk-print = Yazdır
desk-override = Değiştir
desk-set-times = Ayarla: { $white } – { $black }
desk-set-times-reason = ihlal anındaki süreler (7.1)
desk-pause-reason = hakem kararı
desk-pause-now = Hemen duraklat
desk-resume-now = Hemen sürdür
desk-override-title = Kararı kaldır
desk-group-board = Tahtada
desk-group-clock = Saat ve hazır bulunma
desk-group-draw = Beraberlik ve bitiş
desk-group-conduct = Davranış ve ceza
desk-group-sheets = Notasyon ve görme engelliler
desk-group-adjournment = Erteleme
desk-act-move = Hamle
desk-act-press = Saate basar
desk-act-release = Bir taşı bırakır
desk-act-remove = Bir taşı kaldırır
desk-act-pick-promotion = Terfi taşını eline alır
desk-act-touch-promotion = Yeni taşla terfi karesine dokunur
desk-act-release-promotion = Yeni taşı bırakır
desk-act-touch = Taşlara dokunur
desk-act-announce-adjust = Düzelteceğini bildirir
desk-act-displace = Taşların yerini bozar
desk-act-restore-pieces = Devrilen taşları yerine koyar
desk-act-observe-illegal = Hakem bir ihlal gördü
desk-act-claim-illegal = Geçersiz hamle bildirir
desk-act-agree-to-correct = Geçersiz hamlenin geri alınmasını kabul eder
desk-act-announce-castling = Rok bildirir (Satranç960)
desk-act-claim-touch = Dokunma kuralı çiğnendi
desk-act-accept-accident = Dokunma kazaraydı
desk-act-order-unclear = Dokunma sırası belirsiz
desk-act-observe-illegal-position = İki şah da tehdit altında ya da son yatayda piyon
desk-act-wrong-array = Başlangıç dizilişi yanlıştı
desk-act-board-turned = Tahta ters duruyor
desk-act-colours-reversed = Renkler ters
desk-act-piece-misplaced = Bir taş yanlış karede
desk-act-check-array = Satranç960 dizilişini denetle
desk-act-start = Oyunu başlat
desk-act-pause = Saatleri duraklat
desk-act-resume = Oyunu sürdür
desk-act-agree-to-go-on = Devam etmeye hazır
desk-act-add-time = Ek süre ver
desk-act-set-clock = Saatleri ve sayaçları ayarla
desk-act-observe-flag = Bayrak düşmesi görüldü
desk-act-claim-flag = Rakibin bayrağının düştüğünü bildirir
desk-act-record-clock-misuse = Saat kötü kullanıldı
desk-act-fault-pause = Nedensiz duraklattı
desk-act-clock-setting = Saat yanlış ayarlanmış
desk-act-clock-defect = Saat arızalı
desk-act-arrive = Tahta başına gelir
desk-act-check-default = Geç kalanı denetle
desk-act-excuse = Geç kalanın oynamasına izin ver
desk-act-offer-draw = Berabere teklif eder
desk-act-accept-draw = Beraberliği kabul eder
desk-act-decline-draw = Beraberliği reddeder
desk-act-withdraw-offer = Teklifi geri alır
desk-act-claim-threefold = Berabere savı: üç konum tekrarı
desk-act-claim-fifty = Berabere savı: 50 hamle
desk-act-consent = Anlaşmayla beraberliğe izin
desk-act-rule-on-claim = Sav kararı
desk-act-request-increment = Hamle başına ek süre ister
desk-act-claim-normal-means = Berabere savı: hızlı bitiriş
desk-act-decide-quickplay = Hızlı bitiriş kararı
desk-act-verify-claim = Rakibin savını doğrular
desk-act-answer-can-mate = Yanıt: hâlâ mat edebilir mi?
desk-act-resign = Terk eder
desk-act-penalise = Ceza ver
desk-act-record-device = Elektronik cihaz
desk-act-breach = Davranış ihlali
desk-act-record-refusal = Kurallara uymayı reddeder
desk-act-leave = Ayrılır
desk-act-enter = Biri oyun salonuna girer
desk-act-inspect = Eşyaları incelet
desk-act-report = Bildirimi kaydet
desk-act-expel = Birini dışarı çıkar
desk-act-appoint = Yardımcı ata
desk-act-accommodate = Özel düzenleme
desk-act-ask-law = Kuralı sorar
desk-act-appeal = İtiraz eder
desk-act-request-assistant = Yardımcı ister
desk-act-allow-assistant = Yardımcıya izin ver
desk-act-declare = Sonuç ilan et
desk-act-override = Bir kararı kaldırır
desk-act-record-move = Hamle yazar
desk-act-check-at-flag = Bayrak düştü: kimin kâğıdı eksik?
desk-act-update = Kâğıt tamamlandı
desk-act-replace = Elektronik kâğıdı değiştir
desk-act-request = Notasyon kâğıdı ister
desk-act-reconstruct = Oyunu yeniden oluştur
desk-act-count-unproven = Hamle sayısı kanıtlanamadı
desk-act-sign = Sonucu imzalar
desk-act-request-score = Notasyonu görmek ister
desk-act-demand-two-boards = İki tahta ister
desk-act-announce = Hamle bildirir
desk-act-correct-announcement = Bildirimi düzeltir
desk-act-repeat = Bildirimi yineler
desk-act-hear = Bildirimi duyar
desk-act-feel = Bir taşı yoklar
desk-act-unplug = Taşı deliğinden çıkarır
desk-act-plug = Taşı deliğe takar
desk-act-ask-times = Süreleri sorar
desk-act-compare-boards = İki tahta farklı
desk-act-check-pairing = Yardımcı zorunlu mu?
desk-act-through-assistant = Yardımcı aracılığıyla davranır
desk-act-announce-session = Oturum duyur
desk-act-request-seal = Zarf hamlesi iste
desk-act-seal = Zarf hamlesini yazar
desk-act-stop-clock = Zarftan sonra saati durdurur
desk-act-keep-envelope = Zarfı sakla
desk-act-resume-adjourned = Ertelenen oyunu sürdür
desk-act-open = Zarfı aç
desk-act-seal-reply = Yanıtını zarfa koyar
desk-act-envelope-missing = Zarf kayıp
desk-act-position-lost = Konum saptanamıyor
desk-act-time-passed = Geçen süre
field-optional = boş bırakılabilir
field-choose = seçin …
field-unfit = { $field }: bu okunamıyor.
field-of = Kimin
field-to = Nereye, kime
field-from = Nereden
field-by = Kim
field-running = Kimin saati işler
field-squares = Kareler
field-square = Kare
field-role = Taş
field-motion = Hamle (nereden nereye)
field-intended = Yazılan hamle (nereden nereye)
field-two-hands = iki elle
field-upside-down = ters çevrilmiş kale
field-wrong-colour = yanlış renkte taş
field-claim = Sav
field-other-hand = öteki elle
field-fen = Geri getirilecek konum (FEN)
field-first-rank = a dikeyinden beyaz taşlar (RNBQKBNR)
field-last-rank = a dikeyinden başlayarak siyahın taşları
field-reason = Neden
field-span = Süre (dakika:saniye)
field-white-time = Beyazın süresi (s:d:sn)
field-black-time = Siyahın süresi (s:d:sn)
field-white-moves = Beyazın tamamlanan hamleleri
field-black-moves = Siyahın tamamlanan hamleleri
field-order-unknown = hangi bayrağın önce düştüğü bilinmiyor
field-how = Nasıl
field-schedule-harmed = yarışma takvimi aksar
field-decision = Karar
field-can-mate = evet, edebilir
field-ground = Gerekçe
field-penalty = Ceza
field-amount = Tutar ya da tur
field-own = Kusurlunun puanı (100 = bir puan)
field-points = Rakibin puanı, yüzde bir olarak
field-raises-opponent = rakibin puanı artırılır
field-device = Tür
field-breach = İhlal
field-zone = Nereden ayrılır
field-permitted = izinle
field-person = Kişi
field-note = Bildirilen
field-article = Madde
field-measure = Düzenleme
field-purpose = Ne için
field-outcome = Sonuç
field-written = Yazıldığı gibi hamle
field-medium = Nasıl yazıldı
field-spoken = Duyulan sözler
field-white-record = Beyazın kaydı
field-black-record = Siyahın kaydı
field-wrong-board = Hamleyi kim yanlış yaptı
field-seal = Doğrulama kodu
field-session-left = Oturumdan kalan süre (dakika:saniye)
field-white-name = Beyazın adı
field-black-name = Siyahın adı
field-resumption = Nerede ve ne zaman sürecek
field-white-present = Beyaz burada
field-black-present = Siyah burada
field-white-blind = Beyaz görme engelli
field-black-blind = Siyah görme engelli
field-white-deaf = Beyaz işitme engelli
field-black-deaf = Siyah işitme engelli
field-has-assistant = bir yardımcı var
field-nonce = Zarftaki anahtar
field-read-as = Hakemin okuduğu hamle (nereden-nereye)
field-responder-absent = yanıt verecek oyuncu yok
field-sealer-defaulted = hamleyi zarfa koyan oyuncu izin verilenden geç kaldı
field-unreadable = okunamıyor
field-through-assistant = bir yardımcı aracılığıyla
field-victim-stays = alınan taş hâlâ tahtada
device-text = { $device ->
    [ring] ses çıkardı
    [found] oyuncunun üzerinde bulundu
    [in-bag] çantada kapalı
   *[bag-touched] izinsiz çantaya dokunuldu
}
claim-ruling-text = { $claim ->
    [correct] doğru
   *[wrong] yanlış
}
decision-text = { $decision ->
    [agree] kabul
    [draw] berabere
    [postpone] ertelendi
   *[reject] ret
}
ground-text = { $ground ->
    [cannot] normal yollarla kazanamaz
   *[no-effort] kazanmaya çalışmıyor
}
medium-text = { $medium ->
    [paper] kâğıt üzerine
    [electronic] elektronik olarak
    [braille] Braille yazısıyla
   *[voice] sesle
}
penalty-text = { $penalty ->
    [warning] uyarı
    [more-time] rakibe ek süre
    [less-time] kusurlunun süresini azaltma
    [points] puanların değiştirilmesi
    [loss] oyun kaybı
    [fine] para cezası
    [exclusion] turlardan uzaklaştırma
   *[expulsion] yarışmadan çıkarma
}

## Display and spectators

display-title = Tahtalar
wall-results = { $over }/{ $count } bitti: { $white } – { $draws } – { $black }
wall-full = Tam ekran
watch-previous = Önceki masa
watch-next = Sonraki masa
display-board = Tahta { $number }
display-empty = Henüz tahta yok.
watch-title = Seyirciler
watch-all = Bütün tahtalar
watch-one = { $number } numaralı tahtayı izle
watch-delay = Oyunu yönerge gereği { $seconds } saniye gecikmeli görüyorsunuz.

## The Laws

laws-title = Satranç kuralları
laws-lead = Her madde kendi sözlerimizle, her sürümdeki numarasıyla ve programın ne yaptığıyla. Resmî metin FIDE'nindir.
laws-edition = Sürüm
laws-beside = Karşılaştır
laws-beside-none = başka sürüm yok
laws-search = Numara ya da sözcük
laws-only-differences = Yalnız sürümlerin ayrıldığı yerler
laws-count = { $count ->
    [one] 1 madde
   *[other] { $count } madde
}
laws-unread = Maddeler alınamadı. Lütfen sayfayı yeniden yükleyin.
laws-chapters = Bölümler
laws-chapter-p = Önsöz
laws-chapter-1 = 1 Oyunun niteliği ve amacı
laws-chapter-2 = 2 Başlangıç konumu
laws-chapter-3 = 3 Taşların hareketleri
laws-chapter-4 = 4 Hamlenin yapılması
laws-chapter-5 = 5 Oyunun bitişi
laws-chapter-6 = 6 Satranç saati
laws-chapter-7 = 7 Kuraldışı durumlar
laws-chapter-8 = 8 Hamlelerin kaydı
laws-chapter-9 = 9 Berabere oyun
laws-chapter-10 = 10 Puanlama
laws-chapter-11 = 11 Oyuncuların davranışı
laws-chapter-12 = 12 Hakemin görevi
laws-chapter-a = A Hızlı satranç
laws-chapter-b = B Yıldırım
laws-chapter-c = C Cebirsel notasyon
laws-chapter-d = D Görme engelli oyuncular
laws-chapter-i = I Ertelenen oyunlar
laws-chapter-ii = II Satranç960
laws-chapter-iii = III Hızlı bitiriş
laws-chapter-r = 2001 kulüp kuralları
laws-absent = böyle bir madde yok
laws-differs = Sürümler arasındaki fark:
laws-cases = Denenecek durumlar:
edition-2001 = 2001 kulüp kuralları
edition-2017 = 2017 kuralları
edition-2018 = 2018 kuralları
edition-2023 = 2023 kuralları
edition-fi2017 = 2017 kuralları, Finlandiya uygulaması

## The card table's doors

nav-cards = Kâğıt
home-cards-title = Ulti ve snapszer
home-cards = Masada üç kişi: bağlantıyla arkadaşlar ya da alıştırma oyuncuları
mine-cards = { $game ->
    [ulti] Ulti
   *[snapszer] Snapszer
}, dağıtım: { $settled } / { $deals }

## The clock for a real board

local-title = Satranç saati
local-lead = Gerçek bir tahtada oynayan iki oyuncu için. Telefonu tahtanın yanına koyun; herkes kendi yarısına basar. Bağlantı olmadan da, sayfa kapatılınca da çalışmayı sürdürür.
local-set = Saati kur
local-hint = Önce siyah basar
local-first = Siyah: beyazın süresini başlat
local-press = { side-name } saate basar
local-half-near = Yakın yarı
local-half-far = Uzak yarı
local-half-time = Süre
local-pause = Duraklat
local-go-on = Devam et
local-anew = Yeniden kur
local-anew-ask = Şu anda görünen süreler kaybolur.
local-same = Aynı süreler
local-other = Başka süreler
local-give = { side-name }: bir dakika fazla
local-take = { side-name }: bir dakika az
local-flag = { side-of } bayrağı düştü.
local-due = { $count ->
    [one] 1 hamle kaldı
   *[other] { $count } hamle kaldı
}
local-delay = erteleme: { $seconds } sn
local-short = { $seconds ->
    [300] { side-name }: beş dakika kaldı.
    [60] { side-name }: bir dakika kaldı.
   *[20] { side-name }: yirmi saniye kaldı.
}
nav-events = Yarışmalar
home-club-title = Bir kulüp günü
home-club = Kayıt, kura, sonuçlar ve sıralama tek sayfada

## Cep hakemi

pocket-title = Cep hakemi
pocket-lead = Satranç Kuralları bu cihazda: hangi baskıya ve yönergeye göre olduğunu söyleyin, sonra taşları oynayın ya da olanları girin. Her karar maddesiyle birlikte gelir. Hiçbir yere bir şey gönderilmez, bağlantı gerekmez.
pocket-position = Konum (FEN), olağan konum değilse
pocket-real-board = Oyun gerçek tahtada: hamleleri ben gösteririm, benim dokunuşlarım sayılmaz
pocket-start = Tahtayı kur
pocket-none = Bu sunucu WebAssembly derleyicisi olmadan yapılmış; bu yüzden Kurallar bu cihazda sorulamaz.
pocket-anew = Başka bir oyun
pocket-anew-ask = Bu cihazdaki oyun silinir.
pocket-save = Kaydı sakla
pocket-door = Burada, bağlantı olmadan karar verin
