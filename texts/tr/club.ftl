### Tarayıcıda yarışmalar: organizatörün sayfası, telefonlar, ekranlar, herkese açık sayfa.

## Yarışma açma

club-new = Yarışma aç
club-new-lead = Üç yanıt yeter; gerisi alışılmış gibidir, kuraya kadar değiştirilebilir.
club-new-go = Yarışmayı aç
club-mine = Yarışmalarınız
club-mine-none = Bu cihazda henüz yok. Organizatör bağlantısı yarışmayı burada açar.
club-system = Kim kiminle oynar
club-system-trios = Satranç, ulti, snapszer
club-system-trios-why = Üç kişilik takımlar; masada üç takım, her gün bir tur
club-system-swiss = İsviçre sistemi
club-system-swiss-why = Çok oyuncu, az tur
club-system-round-robin = Herkes herkesle
club-system-round-robin-why = Yaklaşık on iki katılımcıya kadar
club-system-knockout = Eleme
club-system-knockout-why = Kaybeden elenir
club-system-given = Elle eşlendirme
club-system-given-why = Başka programdan ya da kendiniz
club-name = Yarışmanın adı
club-day = İlk gün
club-rounds = Turlar
club-days = Dizinin günleri
club-minutes = Her satranççı için dakika
club-fee = Kişi ve tur başına ücret
club-currency = Para birimi
club-place = Yer
club-arbiter = Hakem
club-draw-at = Kura saati
club-more = Diğer seçenekler
club-double = İki kez, iki renkle
club-boards = Takım masası sayısı (1: bireysel)
club-games = Maçtaki oyun sayısı
club-knockout-cup = Eleme usulü: masanın birincisi ilerler
club-bring = Dosyadan getir
club-bring-lead = Bu programın yarışma dosyası, rapor dosyası (TRF) ya da yönetmelik (TOML): içindeki her şey yeniden denetlenir.
club-bring-file = Dosya

## Günün aşamaları

club-stages = Günün aşamaları
club-stage-entries = Kayıtlar
club-stage-arrival = Varış
club-stage-draw = Kura, eşlendirme
club-stage-tables = Masalar
club-stage-results = Sonuçlar
club-stage-standings = Sıralama
club-stage-papers = Kâğıtlar
club-stage-log = Kayıt defteri
club-teams = { $count } takım
club-players = { $count } oyuncu
club-of = { $count } / { $of }
club-complete-of = { $of } takımdan { $count } tam
club-here-of = { $of } kişiden { $count } burada
club-not-drawn = kura çekilmedi
club-drawn = numaralar çekildi
club-round-of = { $of } turdan { $round }.
club-round = { $round }. tur
club-day-of = { $of } günden { $round }. gün
club-sitting = { $sitting }. oturum
club-table = { $table }. masa
club-tables-count = { $count } masa
club-in-of = { $of } sonuçtan { $count } var
club-after = { $round }. turdan sonra
club-none-yet = henüz yok
club-papers-kinds = fişler, duvar, kartlar
club-entries-in-log = { $count } kayıt

## Kayıtlar

club-find = Ad ya da numarayla ara
club-found-none = Eşleşen yok.
club-add = Ekle
club-add-player = Ad, puan
club-add-team = Takım
club-add-members = Üyeler, virgülle
club-paste = Liste yapıştır
club-paste-lead-single = Her satırda bir oyuncu: ad, puan, unvan, federasyon. Başlık satırı anlaşılır.
club-paste-lead-trio = Her satırda bir takım: takım, satranç, ulti, snapszer.
club-paste-lead-team = Her satırda bir takım: takım, sonra masa sırasıyla oyuncular.
club-paste-field = Liste
club-paste-go = { $count } kayıt ekle
club-paste-unread = Anlaşılamadı, { $line }. satır: { $text }
club-paste-lacks = Eksik: { $what }.
club-lack-entry = ad
club-lack-players = oyuncular
club-no = No.
club-col-name = Ad
club-col-members = Üyeler
club-col-rating = Puan
club-col-money = Ücret
club-take = { $amount } al
club-free = ücretsiz
club-state-withdrawn = çekildi
club-state-bye = bu tur yok
club-state-out = kabul edilmedi
club-manage = Diğer
club-withdraw = Çekilme
club-return = Yeniden oynar
club-bye = Tura katılmama
club-bye-full = Galibiyet puanı
club-bye-half = Beraberlik puanı
club-bye-zero = Puansız
club-pay-other = Başka tutar (eksi: geri ödeme)
club-pay-round = Tur
club-pay-on = Tarih
club-book = Kaydet
club-money = Para
club-money-in = alınan
club-money-due = alacak
club-summary = Şimdiye dek
club-entries-one = kayıt
club-people = kişi
club-line-up = Kadro
club-line-up-lead = Bu turda kim oynuyor, oyuna ya da masaya göre.
club-line-up-go = Bildir

## Varış

club-arrival-lead = Burada olana dokunun. Yeniden dokunmak geri alır.
club-tap = dokun
club-complete = tam
club-here = burada
club-waiting = bekliyor
club-not-here = yok
club-all-here = Hepsi burada
club-to-draw = kuraya kalan ({ $time })
club-past-draw = kuradan beri ({ $time })
club-out-now = Şimdi çekilirse dışarıda
club-out-none = Kimse dışarıda kalmaz.
club-admit = Kabul et
club-admit-title = Yine de kabul
club-plan = { $count } takımla gün
club-plan-line = { $sittings } oturum, { $tables } masa
club-plan-matches = her takım { $least } maç oynar
club-plan-unequal = takımlar { $least }–{ $most } maç oynar
club-check-in-yes = Evet, buradayım
club-check-in-done = { $name }: hoş geldiniz. Kaydınız yapıldı.

## Kura ve eşlendirme

club-in = Katılıyor ({ $count })
club-out = Dışarıda ({ $count })
club-draw-lead = Kura herkese numara verir.
club-numbers = Numaralar
club-proposed = Sistemin önerisi
club-changed-by-hand = Elle değiştirildi
club-drag-lead = Bir adı ötekinin üstüne sürükleyin, yer değiştirirler; klavyeyle: birinde Enter, ötekinde Enter.
club-swap-with = Seçildi: { $name }. Kiminle değişeceğini seçin.
club-as-system = Sistemdeki gibi
club-warnings = Uyarılar
club-warnings-none = Engel yok.
club-is-free = bu tur boş: { $names }

## Masalar

club-tables-lead = Masanın bağlantısı onu telefonda açar. Fişleri yazdırın ya da kodu gösterin.
club-qr-print = Bütün kodları yazdır
club-open-link = Aç
club-links-players = Oyuncular
club-links-staff = Görevliler
club-links-screens = Salon ekranları
club-role-organiser = Organizatör
club-role-arbiter = Hakem
club-role-deputy = Vekil hakem
club-role-table = Masa
club-role-player = Oyuncu
club-role-screen = Salon ekranı
club-role-public = Herkese açık sayfa

## Sonuçlar

club-pad-keys = işaretli oyunda
club-keys = Tuşlar
club-play-chess = Satranç
club-play-ulti = Ulti
club-play-snapszer = Snapszer
club-points = puan
club-games-of = { $count } / { $of } oyun
club-deals-24 = 24 el
club-deals-of = { $count } / { $of } el
club-match = Maç
club-missing = Eksik
club-missing-none = Eksik sonuç yok.
club-conflict = Farklı bildirimler
club-conflict-none = Bütün bildirimler aynı.
club-or = { $one } ya da { $other }
club-said-one = taraflardan biri bildirdi
club-said-both = kesin
club-correct = Düzelt
club-correct-title = Sonucu düzelt
club-annul = Yeniden oynat
club-units = Birimler, örneğin 41:36.5:12
club-enter = Gir
club-reason = Gerekçe
club-reason-go = Onayla
club-incident = Olay
club-incident-title = Ceza, olay, itiraz
club-penalty = Ceza
club-penalty-who = Kime
club-penalty-kind = Ne
club-penalty-warning = Uyarı
club-penalty-points = Puan silme
club-penalty-fine = Para cezası
club-penalty-exclusion = Yarışmadan çıkarma
club-penalty-until = Son tur
club-penalty-amount = Ne kadar
club-penalty-go = Ceza ver
club-note = Olayı not et
club-note-text = Sözle
club-note-go = Not et
club-note-pack = Yeni deste
club-note-dispute = Anlaşmazlık
club-note-other = Başka
club-appeal = İtiraz
club-appeal-who = Kim itiraz ediyor
club-appeal-against = Neye karşı
club-appeal-against-none = kayıt belirtilmedi
club-appeal-go = İtirazı ver
club-appeal-open = { $number }. itiraz: { $name }
club-appeal-uphold = Kabul et
club-appeal-reject = Reddet
club-decider = Karar oyunu
club-lot = Kura

## Sıralama

club-standings-season = Sezon
club-standings-cross = Çapraz tablo
club-standings-none = Henüz sonuç yok.
club-how = Nasıl hesaplandı
club-provisional = kesin değil

## Kâğıtlar

club-papers-lead = Her biri ayrı sekmede açılır, A4'e yazdırılır.
club-papers-before = Oyundan önce
club-papers-during = Tur için
club-papers-after = Oyundan sonra
club-papers-files = Dosyalar
club-file-file = Yarışmanın kendisi
club-file-trf26 = FIDE raporu (TRF)
club-file-csv = Kayıtlar tablo olarak (CSV)
club-file-json = Sonuçlar veri olarak (JSON)
club-file-pgn = Oyunlar (PGN)

## Kayıt defteri

club-undo = Geri al
club-undo-title = Kaydı geri al
club-undo-alone = Onunla birlikte başka bir şey düşmez.
club-and-more = Ve { $count } tane daha.
club-undo-falls = Bunlar ona dayanır ve onunla düşer; önce sonuncusu:
club-undo-go = Geri al ({ $count })
club-undone = geri alındı
club-undo-default = yanlışlıkla girildi

## Sıradaki iş

club-next-enter = İlk kaydı yap
club-next-enter-why = Bir ad yazın ya da liste yapıştırın
club-next-arrival = Kim burada, bak
club-next-arrival-why = Sonra kura çekilir
club-next-draw = Kurayı çek
club-next-draw-why = { $count } katılımcı olur
club-next-out = { $count } dışarıda kalır
club-next-pair = { $round }. turu eşlendir
club-next-pair-sitting = Sonraki oturumu eşlendir
club-next-pair-why = Her şey hazır
club-next-publish = Eşlendirmeyi as
club-next-publish-why = Sonra telefonlar ve ekranlar gösterir
club-next-conflict = { $table }. masadaki farkı çöz
club-next-conflict-why = { $conflicts } fark, sonra { $missing } sonuç
club-next-results = { $count } sonucu gir
club-next-results-why = Sonra tur kapatılabilir
club-next-close = { $round }. turu kapat
club-next-close-why = Bütün sonuçlar girildi
club-next-appeal = İtirazı karara bağla
club-next-appeal-why = Sıralama bunu bekliyor
club-next-end = Yarışmayı kapat
club-next-end-why = Bütün turlar oynandı
club-next-papers = Belgeleri yazdır
club-next-papers-why = Yarışma kapandı
club-refused = Yapılmadı: { $why }

## Telefonlar

club-tab-me = Masam
club-tab-result = Sonuç
club-tab-sheet = Çizelge
club-tab-standings = Sıralama
club-tabs = Sayfalarım
club-who-are-you = Siz kimsiniz?
club-who-lead = Bir kez seçin; telefon bu masa için hatırlar.
club-i-won = Kazandım
club-i-drew = Berabere
club-i-lost = Kaybettim
club-other-said = Öteki tarafa göre: { $score }.
club-you-said = Size göre: { $score }; öteki tarafa soruluyor.
club-stands = Kesin: { $score }.
club-in-conflict = Farklı bildirdiniz. Hakem gelip karar verecek.
club-kept-here = Telefonda saklandı; ağ gelince gönderilir.
club-no-bout = Şu anda girilecek bir şey yok.
club-no-table = Henüz masanız yok. Eşlendirme asılınca burada görünür.
club-equal = Aynı dağıtımlarla kâğıt oyunu
club-equal-lead = Oturumun bütün masaları bu sunucuda aynı kâğıtları oynar.
club-equal-open = { $game }: { $tables } masayı aç
club-equal-opened = { $game }: { $tables } masa açık ya da sonuçlu.
club-equal-sure = Bütün masalar, bütün oyuncuların tarayıcılarının birlikte karıştırdığı aynı 24 dağıtımı alır. Her oyuncu masayı kendi bağlantısıyla açar; sonuçlar kendiliğinden girer. Başka bir masanın henüz oynamadığı dağıtım hakkında kimse konuşmasın.
club-equal-go = Masaları aç
club-table-word = masa
club-against = rakip: { $name }
club-your-colour = renginiz
club-each = kişi başı
club-minutes-short = { $count } dk
club-my-card = Kartım
club-why-opponent = Neden bu rakip?
club-why-trio = Masada üç takım oturur, her biri ötekilerle oynar. Günün planı takımları olabildiğince eşit buluşturur.
club-why-round-robin = Herkes herkesle oynar; zamanı kura numaraları belirler.
club-why-swiss = İsviçre sistemi puanı eşit, daha önce karşılaşmamış oyuncuları eşlendirir ve renkleri dengeler.
club-why-knockout = Önceki turun kazananları, tabloya göre karşılaşır.
club-why-given = Bu eşlendirmeyi organizatör belirledi.
club-sheet = Masa çizelgesi
club-sheet-deals = Bütün eller
club-sheet-deal = { $deal } / { $of } el
club-sheet-done = Bu masanın sonucu kesin.
club-sheet-full = 24 el yazıldı
club-sheet-send = Teslim et: { $units }
club-deal = El
club-deal-value = Birim
club-deal-now = şimdi
club-deals = dağıtır
club-deal-dealer = { $deal }. el, dağıtan: { $name }
club-deal-alone = Kim tek oynuyor
club-deal-made = kazandı
club-deal-lost = kaybetti
club-deal-back = Birini geri al
club-deal-first = Başka ilk dağıtan
club-deal-left = Biri ayrıldı
club-session = Bilgisayarda oynanan oturumdan
club-session-lead = Oturumun bu programın yazdığı kaydı ya da günlüğü: her satır doğrulanır; A, B ve C yerlerinin toplamları girilir.
club-session-read = Son satıra kadar doğrulandı: { $of } dağıtımdan { $deals }.
club-left-why = Masa burada biter. Kim ayrıldı?
club-play-here = Bu telefonda oyna

## Ekranlar ve herkese açık sayfa

club-screen-where = Nerede oturuyorum?
club-screen-tables = Masalar
club-screen-notice = Duyuru
club-screen-shows = Gösterir
club-places = { $from }–{ $to }. sıra
club-public = Herkese açık sayfa
club-playing = oynanıyor
club-decided = hakem kararı
club-show-all = Hepsi
club-show-open = Eksik
club-draw-by = Numara sırası
club-draw-by-lot = Kura ile
club-draw-by-rating = Puana göre
club-draw-by-entry = Kayıt sırası
club-sittings = { $count } oturum
club-qr-players = Oyuncular için kod yazdır
club-screen-new = Yeni ekran
club-remove = Kaldır
club-panel-names = Ada göre
club-panel-tables = Masaya göre
club-panel-standings = Sıralama
club-panel-boards = Oyunlar
club-panel-clock = Saat
club-panel-notice = Duyuru
club-screen-nothing = Henüz gösterilecek bir şey yok.
club-increment = Her hamle için eklenen saniye
club-level = eşit
club-decider-deal = Karar eli
club-decider-odds = Berabere siyaha yeter
club-regulations = Yönerge
club-dates = Turların günleri
club-save = Kaydet
club-keep-apart = Şununla eşlendirme

## Rarer acts of the desk

club-system-scheveningen = Takım takıma karşı
club-system-scheveningen-why = İki takım; herkes öbür takımın her oyuncusuyla oynar (Scheveningen)
club-system-keizer = Kulüp akşamları
club-system-keizer-why = Gelen oynar; galibiyet rakibin değeri kadar sayılır (Keizer)
club-apart = Aynı ikilinin iki karşılaşması arasındaki turlar
club-add-sided = Ad, takım, puan
club-paste-lead-sides = Her oyuncu için bir satır: ad, takım, puan. Başlık satırı anlaşılır.
club-line-up-from = Hangi oturumdan itibaren
club-line-up-whole = bütün tur
club-draw-hand = Elle çekilen kura
club-draw-hand-order = Listedeki numaralar, kura sırasıyla
club-draw-hand-go = Bu kurayı gir
club-renumber = Puana göre numara
club-change = Duyurulan eşlendirmeyi değiştir
club-change-lead = Duyurulan eşlendirme kalır; kurallar bir gerekçe tanıyorsa iki adı yer değiştirin.
club-change-ground = Gerekçe
club-change-go = Değiştir
club-change-back = Duyurulduğu gibi kalsın
club-ground-rematch = iki oyuncu daha önce karşılaştı
club-ground-rules = yarışma yönergesi izin veriyor
club-ground-no-opponents = iki oyuncu rakipsiz ve razı
club-ground-late-entry = geç kayıt, ilgililerin hepsi razı
club-ground-top-boards = son turun üst masaları
club-lots = Eşitler arasında kura
club-lots-lead = Çekiliş sırasıyla dokunun.
club-lots-drawn = Eşit bitirenler arasında kura çekilir
club-tie-breaks = Sırasıyla eşitlik bozma
club-prize-title = Ödül
club-prize-add = Ödül ekle
club-correct-replace = Yeni kazanan diğerinin yerine devam eder
club-moves = Oyunun hamleleri
club-moves-field = Hamleler, PGN dosyasındaki gibi
club-moves-keep = Hamleleri sakla
club-note-replayed = Yinelenen el
club-note-taken = Alınan el
club-note-from = Kimden
club-note-units = Kararın eklediği birimler
club-take-all = Hepsini al: { $amount }
club-next-level = { $table }. masada karar
club-next-level-why = Eşit bitti; birinin devam etmesi gerekir
club-series = Seri ve kupa
club-series-lead = Birlikte sayılacak, bitmiş sezonları seçin.
club-series-gone = Bunlardan biri bu aygıtta artık açılmıyor.

## Telefonda masanın sonuç kâğıdı

club-kept-short = burada duruyor, henüz gönderilmedi
club-otherwise = Başka türlüydü
club-confirm-results = { $count ->
    [one] Sonucu onayla
   *[other] { $count } sonucu onayla
}
club-others-said = Ötekiler söyledi: bakın ve onaylayın.
club-all-stand = Bu masanın bütün sonuçları geçerli.
club-tap-result = Oyunun nasıl bittiğine dokunun. Herkes aynı şeyi söyleyince geçerli olur.
club-others-asked = Söylendi; sıra ötekilerde. Değiştirmek için yeniden dokunun.
club-sums = Kâğıttaki toplamlar
club-look-back = Başka oturum
club-deal-last = bununla çizelge teslim edilir

## Alışılmış gerekçeler

club-because-usual = Alışılmış gerekçeler
club-because-way = Yoldalar
club-because-paid = Kapıda ödedi
club-because-slip = Yanlış kâğıt
club-because-typing = Yanlış yazıldı
club-because-phone = Telefon
club-because-noise = Rakibi rahatsız etti
club-because-late = Geç geldi
club-because-mistaken = Karar hatalıydı
club-because-right = Karar doğruydu
club-because-all-here = Herkes burada
club-because-length = Gün çok uzun olurdu
club-because-ill = Bir oyuncu hasta
club-because-agreed = Herkes kabul etti

## Yeni yarışma için başka seçimler

club-sittings-asked = Bir gündeki oturumlar
club-as-usual = alışıldığı gibi
club-keizer-top = Birincinin değeri
club-keizer-free = Boş kalan, kendi değerinin bu yüzdesini alır
club-swiss-rules = İsviçre eşlendirme kuralları
club-swiss-initial = 1. tur için çekilen renk
club-swiss-baku = Üst yarı sanal puanlarla başlar (Bakü hızlandırması)
club-laws = Satranç kurallarının sürümü
club-supervision = Gözetim
club-supervision-full = az oyuna bir hakem
club-supervision-limited = az hakem
club-recorded = Hamleleri kim yazar
club-recorded-players = oyuncular
club-recorded-arbiter = bir hakem
club-recorded-machine = ekran ya da elektronik tahta
club-recorded-nobody = kimse
club-federation = Federasyon
club-languages = Kâğıtların dilleri
club-brought-told = Bu dosya hakkında:
club-brought-open = Yarışmayı aç
club-check-report = Raporu denetle
club-check-report-lead = Rapor dosyası (TRF): sıralar sonuçlardan çıkıyor mu, turlar kurallara göre mi eşlendirilmiş?
club-check-report-file = Rapor dosyası

## Eşlendirmeye bakış

club-compare = Kuralların yanında
club-compare-with = { $edition } kuralları
club-compare-same = Kurallar ({ $edition }) bu turu aynı biçimde eşlendiriyor.
club-compare-differs = { $count ->
    [one] Kurallara ({ $edition }) göre bir eşlendirme başka:
   *[other] Kurallara ({ $edition }) göre { $count } eşlendirme başka:
}
club-compare-ours = Kurallara göre tur ({ $edition })
club-why-whose = Kimin rakibi
club-why-not = Neden bu değil
club-why-none = Kurallar bunun için bir şey söylemiyor.
club-given = Başka yerden eşlendirme
club-given-pairs = Numarayla: beyaz-siyah, boş kalan tek başına
club-given-go = Bunları al
club-renumber-as = Numaralar başka sırada
club-renumber-order = Şimdiki numaralar yeni sırada
club-renumber-go = Bu numaraları ver

## Masanın başka işleri ve dosyaları

club-file-trf16 = FIDE raporu, 2016 biçimi
club-file-minutes = Kayıt defterinin tamamı (JSON)
club-file-site = Herkese açık sayfa, dosya olarak (ZIP)
club-log-check = Kayıtları denetle
club-log-sound = Her kayıt yeniden soruldu; hepsi kayıtlı olduğu gibi çıktı.
club-whole = Bütün yönerge, veri olarak
club-whole-lead = Konulmuş olan her şey, dosyalardaki biçimiyle. Artık değişemeyecek olan reddedilir.
club-whole-unread = Bu okunamıyor: { $why }
club-whole-go = Yönerge bu olsun
club-earlier = Önceki sezonların kazananları, en eskisi önde
club-keep-apart-until = Şu tura kadar
club-own-equipment = Kendi malzemesini getirdi
club-arrival-save = Gelişi kaydet
club-pad-more = Başka sonuçlar
club-pad-more-lead = Hükmen sonuç artı ve eksiyle yazılır; hemen geçerli olur.
club-paste-results = Sonuçları yapıştır
club-paste-results-lead = Her satırda kâğıtlardaki gibi bir masa ve sonucu: ya hepsi girilir ya hiçbiri.
club-standings-after = Bir turdan sonraki sıralama
club-standings-now = şimdi
club-standings-csv = Tablo olarak (CSV)
