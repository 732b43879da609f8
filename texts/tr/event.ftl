### Yarışmalar: ne oldu, neden olmadı, baskıların sözleri ve komutların soruları.

## Ne oldu
event-amended = Yarışma yönergesi değiştirildi.
event-entered = { $name } { $number } numarayla kaydoldu.
event-took-free-number = { $name } kuranın boş numarasını aldı, { $round }. turdan başlayarak oynar.
event-paid = { $name } { $back ->
    [yes] geri aldı
   *[no] ödedi
}: { $amount } { $currency }{ $round ->
    [0] {" "}(bütün yarışma için).
   *[other] {" "}({ $round }. tur için).
}
event-checked-in = { $name } { $round }. tur için geldi.
event-lined-up = { $name } { $round }. tur için oyuncularını bildirdi.
event-bye-granted = { $name } { $round }. turda oynamaz, { $kind ->
    [full] kazanç puanı alır.
    [half] beraberlik puanı alır.
    [own] kendi değerini alır.
    [half-own] kendi değerinin yarısını alır.
   *[zero] puan almaz.
}
event-withdrawn = { $name } { $round }. turdan başlayarak çekildi. { $counts ->
    [yes] Oyunların en az yarısı oynandı: sonuçlar sayılır, kalanlar hükmen kayıptır.
    [stand] Oynanan geçerlidir.
   *[no] Oyunların yarısından azı oynandı: sonuçlar tabloda kalır ama sayılmaz.
}
event-returned = { $name } oynamayı sürdürür.
event-not-admitted = { $name } { $round }. tura kabul edilmedi.
event-admitted = { $name } organizatörün sözüyle { $round }. tura yine de kabul edildi.
event-dates-differ = { $round }. tur { $planned } günü için duyuruldu, kurası { $on } günü çekiliyor.
event-numbers-drawn = { $round }. turun numaraları: { $order }.
event-paired = { $round }. tur eşlendirildi: { $tables ->
    [one] { $tables } masa.
   *[other] { $tables } masa.
}
event-forfeited = { $board } masası: oynanmadan { $score }.
event-published = { $round }. turun eşlendirmesi yayımlandı.
event-reported = { $board } masası: { $name } { $score } bildirdi.
event-confirmed = { $board } masası: { $score }, bütün taraflar onayladı.
event-conflicted = { $board } masası: taraflar farklı sonuç bildirdi. Hakem karar verir.
event-result-entered = { $board } masası: { $score }.
event-corrected = { $board } masası: { $from } yerine { $score }.
event-decided = { $board } masası: hakemin kararı { $score }.
event-annulled = { $board } masası: { $score } sonucu geçersiz, oyun yeniden oynanır.
event-replaced = { $table }. masa: artık { $name } oynar; yerine geçtiği: { $out }.
event-game-added = { $board } masası: belirleyici oyun, beyazla { $name }.
event-deal-added = { $board } masası: üç taraf arasında belirleyici dağıtım ({ $game ->
    [snapszer] snapszer
   *[ulti] ulti
}). Birimler 3:0:0@1 gibi yazılır.
event-lot-drawn = { $table }. masa: kurayı { $name } kazandı.
event-moves-kept = { $board } masası: hamleler saklandı.
event-penalised = { $name } cezalandırıldı: { $kind ->
    [points] { $amount } puan silindi.
    [fine] { $amount } para cezası.
    [exclusion] oyundan uzaklaştırma, turlar { $amount }.
   *[warning] uyarı.
}
event-noted = { $kind ->
    [pack] Deste değiştirildi:
    [replay] Bir dağıtım yeniden oynanır:
    [taken] Bir dağıtım kural bozandan alındı:
    [dispute] Anlaşmazlık çözüldü:
   *[other] Not edildi:
} { $text }
event-round-closed = { $round }. tur kapandı{ $count ->
    [0] .
   *[other] ; kazanan: { $winners }.
}
event-lots-drawn = Kura sırası: { $order }.
event-appeal-lodged = { $appeal }. itiraz, { $name }: { $text }
event-appeal-ruled = { $appeal }. itiraz { $upheld ->
    [yes] kabul edildi.
   *[no] reddedildi.
} { $text }
event-penalty-lifted = { $name } için verilen ceza ({ $act }. işlem) kaldırıldı.
event-still-stands = İtiraz edilen { $act }. işlem hâlâ geçerli: geri alın ya da düzeltin.
event-closed = Yarışma kapandı.
event-undone = { $act }. işlem geri alındı.

## Takım neden kabul edilmez
event-inadmissible-roles = Takım bir satranç, bir ulti ve bir snapszer oyuncusundan oluşmuyor.
event-inadmissible-deadline = Son güne dek ödemedi.
event-inadmissible-fee = Ücretten az ödedi.
event-inadmissible-late = Kura sırasında tam değildi.
event-inadmissible-equipment = Kendi malzemesini getirdi.
event-stays-out = { $name } kabul edilmedi:

## Neden olmadı
event-not-your-office = Bu, hakemin ya da organizatörün işidir.
event-reason-needed = Böyle bir işlem gerekçe ister (--why).
event-is-closed = Yarışma kapandı.
event-too-late-to-amend = Geç kalındı: kayıtlar ya da numaralar sisteme, masalara ve puanlara dayanıyor.
event-no-such-entry = { $number } numaralı kayıt yok.
event-entered-twice = { $name } zaten kayıtlı, { $number } numarada.
event-no-name = Bir ad eksik.
event-wrong-members = Burada bir kayıtta { $least }–{ $most } kişi olur, { $given } değil.
event-wrong-roles = Bir takım bir satranç, bir ulti ve bir snapszer oyuncusudur.
event-entries-closed = Kayıt kapandı: numaralar çekildi.
event-no-free-number = Geç kayıt için boş numara yok.
event-nothing-paid = Sıfır ödeme yazılmaz.
event-paid-back-too-much = Yalnız { $amount } ödenmişti; daha fazlası geri verilemez.
event-empty-list = Liste boş.
event-bad-name = Bir ad en çok { $most } harftir ve denetim imi içermez.
event-no-points-for-bye = Bu sistemde oynanmayan tur puan getirmez (--kind zero).
event-sitting-begun = { $sitting }. oturum başladı; oyuncular ondan önce bildirilir.
event-line-up-too-late = Oyuncular saat { $time } olana dek bildirilir; sonrası gerekçe ister (--why).
event-no-such-round = Yarışmanın { $round }. turu yok.
event-already-paired = { $round }. tur zaten eşlendirildi.
event-wrong-arrivals = Kayıtta { $members } kişi var; { $given } geliş verildi.
event-already-withdrawn = { $name } zaten çekildi.
event-not-withdrawn = { $name } çekilmedi.
event-round-is-past = { $round }. tur zaten oynandı.
event-numbers-drawn-already = { $round }. turun numaraları zaten çekildi.
event-numbers-not-drawn = { $round }. turun numaraları henüz çekilmedi.
event-lots-incomplete = Kura her kaydı tam bir kez saymalıdır.
event-two-even-teams = Bu yarışma için oyuncu sayısı eşit iki takım gerekir; her oyuncu takımıyla kaydedilir (--team).
event-too-few-admitted = { $count ->
    [0] Kimse kabul edilmedi
    [one] Yalnız bir katılımcı kabul edildi
   *[other] Yalnız { $count } kabul var
}; bu oynamak için az.
event-admitted-anyway = { $name } için bir engel yok.
event-too-early-to-draw = Kura { $date } { $time } için duyuruldu; daha önce gerekçe ister (--why).
event-rounds-in-order = Sıradaki { $round }. turdur.
event-too-few = Eşlendirmek için çok az kişi kaldı.
event-all-paired = Bütün turlar eşlendirildi.
event-unequal-matches = Takımlar { $least }–{ $most } karşılaşma oynardı, oysa toplamlar karşılaştırılıyor. Herkes için eşit olan: { $sittings } oturum (seçenekler: event plans); eşit olmayanı gerekçe ister (--why).
event-undecided = { $table }. masadaki karşılaşmanın kazananı yok: belirleyici oyun ya da kura gerekir.
event-result-missing = { $round }. tur, { $table }. masa: henüz sonuç yok, bu yüzden puanlar belli değil.
event-no-legal-pairing = Kurallara uygun eşlendirme yok (C.04.3): karar hakemindir.
event-unfinished = { $table }. masadaki karşılaşma bitmedi: sonuçlar eksik.
event-knockout-goes-on = Eleme bitmedi: finalin kazananı yok. Böyle kapatmak gerekçe ister (--why).
event-paired-by-system = Bu yarışmayı kendi sistemi eşlendirir.
event-pairings-must-be-given = Bu yarışmanın eşlendirmesi başka yerden gelir (--given).
event-bad-pairing = { $name } iki kez eşlendirildi ya da oynamıyor.
event-wrong-table = Burada bir masada bir ya da iki taraf olur, { $count } değil.
event-concern-rematch = Dikkat: { $name } ile { $other } { $round }. turda zaten karşılaştı.
event-concern-left-out = Dikkat: { $name } bu turda oynuyor ama eşlendirmede yok.
event-concern-free-again = Dikkat: { $name } ikinci kez boş kalıyor.
event-concern-fewer-matches = Dikkat: bu turla birlikte { $name } için karşılaşma sayısı { $matches }; aynı turlarda bulunan bir başkası { $most } karşılaşma yapıyor.
event-concern-engine = Dikkat: yarışmanın sistemi şöyle eşlendirirdi: { $pairs }.
event-kept-apart = { $from }. turdan{ $ends ->
    [no] {""}
   *[other] {" "}{ $until }. tura kadar
} karşılaşmayacaklar: { $names }.
event-renumbered = { $round }. turdan başlayarak numaralar: { $order }.
event-pairings-changed = { $round }. turun ilan edilmiş eşlendirmesi değişti: { $ground ->
    [rematch] iki oyuncu daha önce oynamıştı.
    [rules] yarışma kuralları izin veriyor.
    [no-opponents] rakipsiz iki oyuncu kabul etti.
    [late-entry] geç gelen bir oyuncu kabul edildi.
   *[top-boards] son turun üst masaları etkilendi.
}
event-paired-by-hand = { $round }. tur elle eşlendirildi.
event-report-remark = { $round }. tur, { $act }. işlem: { $what } { $why }
event-only-swiss = Bu yalnız İsviçre sistemiyle oynanan yarışmalar içindir.
event-numbers-fixed = 4. tur eşlendirildi; numaralar artık değişmez.
event-not-published = { $round }. turun eşlendirmesi ilan edilmedi; geri alıp yeniden eşlendirin.
event-published-stays = { $round }. turun ilan edilmiş eşlendirmesi kalır. Kuralların tanıdığı bir gerekçeyle değiştirilebilir: event change --ground.
event-no-ground = { $round }. turun eşlendirmesi kalır: { $ground ->
    [rematch] bozulacak çiftlerden hiçbiri daha önce oynamadı.
    [rules] kuralların bu baskısı böyle bir gerekçe tanımaz.
    [no-opponents] karşılaşacakların hepsi rakipsiz değil ya da bu baskı böyle bir gerekçe tanımaz.
    [late-entry] turda yeni kimse yok ya da bu baskı böyle bir gerekçe tanımaz.
   *[top-boards] bu son tur değil ya da bu baskı böyle bir gerekçe tanımaz.
}
event-played-already = { $table }. masadaki oyun oynandı; kalır.
event-concern-full-bye = Dikkat: { $name } oynamadan kazanma puanı alır; FIDE bunu önermez.
event-concern-second-half-bye = Dikkat: { $name } için yarım puanlık bir boş tur zaten var.
event-concern-forbidden = Dikkat: { $name } ile { $other } karşılaştırılmayacak.
event-concern-same-colour = Dikkat: { $name } ile { $other } yalnız aynı rengi alabilir.
event-concern-same-team = Dikkat: { $name } ve { $other } aynı takımda.
event-compare-same = { $round }. tur kuralların eşlendirdiği gibidir: { $pairs }.
event-compare-differs = Kurallara göre { $round }. tur: { $pairs }.
event-compare-colours = { $white }-{ $black }: kurallara göre renkler tersine.
event-not-paired = { $round }. tur eşlendirilmedi.
event-already-published = { $round }. tur zaten asıldı.
event-round-is-closed = { $round }. tur kapandı; sonuçları kesindir.
event-no-such-bout = { $board } masasında oynanan bir şey yok.
event-not-your-bout = Bu taraf { $board } masasında oynamıyor.
event-wrong-kind-of-result = { $board } masasında böyle bir sonuç olamaz.
event-not-half-units = Birimler tam ve yarım sayılarla yazılır.
event-units-without-deals = Tek bir dağıtım olmadan birim olamaz.
event-wrong-deals = Bir masa 24 dağıtım sürer, azı yalnız biri ayrılırsa; { $deals } verildi.
event-result-stands = { $board } masasının sonucu { $score }. Yalnız düzeltilebilir (--correct, gerekçeyle).
event-in-conflict = { $board } masası: taraflar farklı sonuç bildirdi. Karar için --correct ve gerekçe gerekir.
event-reported-already = Bu taraf { $board } masasını zaten bildirdi.
event-speaks-for-another = Masa { $board }: bu telefon şu taraf adına konuşuyor: { $name }. Diğer taraf kendi telefonundan onaylar ya da sonucu hakem girer.
event-nothing-to-correct = { $board } masasının henüz sonucu yok.
event-same-result = { $board } masasının sonucu zaten bu.
event-played-on = { $board } masası: bu, kimin devam ettiğini değiştirir ve { $boards } buna göre eşlendirildi. Önce onu geri alın ya da orada daha oynanmadıysa --replace deyin.
event-not-equal = { $table }. masadaki karşılaşma berabere bir eleme karşılaşması değil.
event-not-at-table = { $name } { $table }. masadaki eşitler arasında değil.
event-not-moves = Bunlar bir oyunun hamleleri değil.
event-empty-penalty = Miktarını yazın: puan, para ya da tur.
event-results-missing = { $count ->
    [one] Bir sonuç eksik
   *[other] { $count } sonuç eksik
}: { $boards }.
event-rounds-missing = { $planned } turdan { $played } oynandı. Erken kapatmak gerekçe ister (--why).
event-no-lots = Yönergede kura yok; eşitler sırayı paylaşır.
event-no-such-act = Kayıtlarda { $act }. işlem yok.
event-undone-already = { $act }. işlem zaten geri alındı.
event-others-rest = { $act }. işlem tek başına geri alınamaz: { $acts } ona dayanıyor.
event-no-such-appeal = { $appeal }. itiraz yok.
event-appeal-decided = { $appeal }. itiraza zaten karar verildi.
event-appeal-too-late = İtiraz { $minutes } dakika içinde yapılmalıdır.
event-nothing-said = Metin boş.

## Yönerge
event-fault-no-name = Yarışmanın adı yok.
event-fault-boards = Takımlar 1–50 masada karşılaşır.
event-fault-rapid-minutes = Takım yarışmasının satrancı hızlıdır: 15–60 dakika.
event-fault-trio-boards = Üç takımlı karşılaşmanın masalarını kural belirler; masa sayısı 1 kalsın.
event-fault-swiss-teams = İsviçre sistemi burada bireyler içindir; masa sayısı 1 kalsın.
event-fault-individuals = Bu sistem bireysel yarışma içindir; masa sayısı 1 kalsın.
event-fault-games = Tur, oturum ya da oyun sayısı uygun değil.
event-fault-points = Galibiyet beraberlikten çok, beraberlik de yenilgiden az olmayan puan getirmelidir.
event-fault-dates = Turların tarihleri geriye gidiyor.
event-fault-language = En az bir dil gerekir.
event-fault-two-times = Dakikalar ile süre düzeni farklı şeyler söylüyor.
event-fault-regime = Etkinlik, hızlı ve yıldırım oyunlarında yarışma kurallarının tam uygulanıp uygulanmayacağını belirtmelidir: --supervision full ya da --supervision limited ({ $article }).
event-fault-too-many-games = Tam yarışma kuralları için bir hakeme çok fazla oyun düşüyor: hızlıda en çok üç, yıldırımda bir ({ $article }).
event-fault-not-recorded = Tam yarışma kurallarında oyunları birinin kaydetmesi gerekir ({ $article }).
event-fault-standard-limited = Standart oyunlar her zaman tam yarışma kurallarıyla oynanır ({ $article }).

## Dosyalar
trf-field = Satır { $line }, sütun { $columns }: "{ $found }" { $expected ->
    [number] bir sayı değil.
    [points] bir puan değil.
    [sex] m ya da w değil.
    [colour] bir renk değil.
    [result] bir sonuç değil.
   *[code] burada bilinen bir kod değil.
}
trf-number-twice = Satır { $line }: { $number } numaralı oyuncu iki kez geçiyor.
trf-no-such-player = Satır { $line }: { $number } numaralı oyuncu yok.
trf-meets-himself = Satır { $line }: { $round }. turda oyuncu kendisiyle karşılaşıyor.
trf-contradiction = Satır { $line }: { $round }. turda { $number } numaralı oyuncunun satırı başka söylüyor.
trf-no-opponent = Satır { $line }: { $round }. turda { $code } sonucu verilen rakiple uyuşmuyor.
trf-no-players = Satır { $line }: dosya bitti, oyuncu yok.
trf-points-mended = Satır { $line }: { $found } puan sonuçlardan çıkmıyor; { $made } alındı.
trf-no-rank = Satır { $line }: sıra yok; sıralama sonuçlardan yapılır.
trf-kept = Satır { $line }: { $code } türü satırlar bilinmiyor, olduğu gibi saklanır.
trf-count = Satır { $line }: { $found } bildirilmiş, { $held } var.
trf-no-name = Satır { $line }: { $number } numaralı oyuncunun adı yok.
trf-two-opponents = { $number } numaralı takım { $round }. turda iki takımla karşılaşıyor; bu karşılaşma değil.
trf-trios = Rapor dosyası bir masada iki taraf bilir, üç değil.
trf-unfit = Rapor kendisiyle çelişiyor, yarışma çıkmıyor.
trf-short = { $round }. tur, { $number } numaralı oyuncu: oyun kuvvet hesabı için çok kısaydı; sıradan oyun olarak alınır.
trf-turned = { $round }. tur: { $white }, { $black } karşısında siyahtı; takım maçında renkler masadan masaya değişir, bu yüzden etkinlikte beyazdır.
trf-not-taken = Şu tür satırlar saklanır ve geri yazılır, yarışma onları kullanmaz: { $code }.
trf-latin = Dosya UTF-8 değil; harf harf okunur (Latin-1).
csv-no-names = Listede "name" sütunlu bir başlık satırı gerekir.
csv-unknown-column = "{ $column }" sütunu bilinmiyor; bilinenler: { $known }.
csv-field = Satır { $line }, { $column } sütunu: "{ $found }" okunamıyor.
csv-too-many-fields = Satır { $line }: başlıktan çok alan var.
csv-open-quote = Satır { $line }: bir tırnak kapanmamış.

## Baskılar
print-round = { $round }. tur
print-sitting = { $sitting }. oturum
print-sitting-short = Oturum
print-place = { $round }. tur, { $table }. masa
print-trio-place = { $round }. tur, { $sitting }. oturum, { $table }. masa
print-pairings = Eşlendirme
print-names = Kim nerede oynuyor
print-slips = Sonuç kâğıtları
print-score-cards = Dağıtım çizelgeleri
print-entries = Kayıtlar
print-crosstable = Çapraz tablo
print-standings = Sıralama
print-individuals = En iyi oyuncular
print-incidents = Olay raporu
print-certificate = Başarı belgesi
print-certificate-team = takımın adı: { $team }
print-certificate-place = { $what ->
    [chess] satrançta
    [ulti] ultide
    [snapszer] snapszerde
   *[event] yarışmada
} { $place }. oldu.
print-organiser = Organizatör
print-arbiter = Hakem
print-no-winners = Daha kazanan yok.
print-prizes = Ödüller
print-prize = Ödül
print-category = Kategori
print-amount = Tutar
print-shared = { $count } kişi arasında paylaşıldı
print-provisional = Yarışma kapanmadı: liste değişebilir.
print-cash = Kasa
print-round-short = Tur
print-fee = Ücret
print-paid = Ödenen
print-paid-back = Geri verilen
print-due = Borç
print-sum = Toplam
print-voucher = Bir içecek fişi
print-ratings = Reytinge göre kayıtlar
print-hall = Salondaki masalar
print-packs = Kart desteleri
print-pack = Deste
print-pack-since = Tur
print-pack-replaced = Değiştirildi
print-pack-note = İlk dağıtımda her kart masasına yeni bir deste konur ve deste orada kalır; başka masaya geçen onu götürmez.
print-figures = Sayılar nereden geliyor
print-figure = Sayı
print-counts = Değeri
print-cup = Gezici kupa
print-season = Sezon
print-winner = Kazanan
print-cup-none = Henüz hiçbir sezon bitmedi.
event-series = Dizi
event-series-won = Kazanılan
print-day = Günün sonuçları
print-table = Masa
print-board = Tahta
print-white = Beyaz
print-black = Siyah
print-colour = Renk
print-opponent = Rakip
print-points = Puan
print-result = Sonuç
print-name = Ad
print-number = No
print-place-short = Sıra
print-team = Takım
print-title = Unvan
print-rating = Reyting
print-rating-change = Değişim
print-federation = Federasyon
print-discipline = Oyun
print-chess = Satranç
print-matches = Karşılaşma
print-rounds-won = Kazanılan tur
print-place-points = Sıra puanı
print-game-points = Oyun puanı
print-units = Birim
print-value = Değer
print-free = Oynamıyor: { $names }
print-is-free = oynamıyor
print-shared-places = Eşitler sırayı paylaşır.
print-not-ranked = Oyunların yarısından önce çekildi (sonuçları sayılmaz): { $names }
print-crosstable-note = + ve – hükmen sonuçlardır; ayraç içindeki sonuç sayılmaz.
print-season-winner = { $count ->
    [one] Kupanın sahibi: { $names }.
   *[other] Kupayı paylaşanlar: { $names }.
}
print-signature = İmza
print-slip-units = 24 dağıtımdan sonra yazılan birimlerin toplamı.
print-deal = Dağıtım
print-dealer = Dağıtan
print-declarer = Dekleran
print-contract = Kontrat, kontra
print-card-note = ① masada kurayla belirlenen ilk dağıtandır; dağıtım sağa geçer. Birim toplamı 2, 1 ve 0 sıra puanı verir; eşitler iyi sırayı paylaşır.
print-act = İşlem
print-when = Zaman
print-who = Kim
print-what = Ne
print-because = Gerekçe: { $why }
print-was-undone = (sonra geri alındı)
print-no-incidents = Bildirilecek bir şey yok.
print-not-admitted = { $round }. tura kabul edilmedi: { $reasons }
print-not-of-this-event = Bu yarışmanın böyle bir sayfası yok.

## Komutlar
event-cli-made = "{ $name }" { $file } dosyasında hazır.
event-cli-imported = "{ $name }": { $entries } kayıt, { $rounds } tur.
event-cli-sound = { $acts } işlemin hepsine dosyanın dediği gibi karar veriliyor.
event-cli-unsound = { $act }. işleme dosyanın dediği gibi karar verilmezdi.
event-cli-unsealed = Dosya mühürsüz, eski biçimde; sonraki işlem hepsini mühürler.
event-cli-damaged = Dosya bozuk: yazılandan başka şey söylüyor, bu yüzden hiçbir şey gösterilmiyor. Son sağlam kopyayı alın.
event-cli-count = { $written } işlem yazılmıştı, { $found } var.
event-cli-changed = En geç { $act }. işleme kadar bir işlem değişmiş.
event-cli-broken = Okunamıyor ({ $how }).
event-cli-exists = dosya zaten var
event-cli-missing = böyle bir dosya yok
event-cli-foreign = bu, bu programın günlüğü değil
event-cli-empty = dosyada yarışma yok
event-cli-busy = Başkaları bu dosyaya durmadan yazıyor. Biraz sonra yeniden deneyin.
event-cli-again = Listenin { $count } satırı zaten geçerli.
event-cli-line = { $line }. satır: { $why }
event-cli-not-utf8 = Dosya UTF-8 değil (--encoding latin1, latin2, latin5).
event-cli-latin = Dosya UTF-8 değil, şöyle okunuyor: { $encoding }.
event-cli-other-game = Bu bir { $game } oturumu değil; { $board } masasında o oynanıyor.
event-cli-unfinished-session = Oturumda { $of } dağıtımdan { $deals } var. Biri ayrıldıysa kim olduğunu söyleyin (--left).
event-cli-session = doğrulanan oturumdan: { $file }, sha256 { $seal }
event-report-unknown = Bu eşitlik bozma yöntemleri burada bilinmiyor, onlara dayanan sıralar karşılaştırılmadı: { $codes }.
event-report-rank = { $number } numaralı oyuncu: dosyada { $rank }. sıra, eşitlik bozmaya göre { $place }.
event-report-team-rank = { $number }. takım: dosyaya göre sıra { $rank }, eşitlik bozmalara göre { $place }.
event-report-agrees = Bütün sıralar ({ $count }) sonuçlardan ve eşitlik bozmadan çıkıyor.
event-report-differs = { $count } sıra dosyadan çıkmıyor.
event-cli-admitted = Kabul edilenler ({ $count }): { $names }
event-plan-sittings = Oturum
event-plan-met = Her çift karşılaşır
event-plan-length = En çok
event-plan-usual = olağan
event-plan-unequal = eşit değil: organizatörün gerekçesi gerekir
event-plan-round-robin = Bu kadar takım dönerli sistemde ötekilerle karşılaşabilir.
event-plan-either = Bu kadar takımın dönerli sistemi uzun bir gün ya da birkaç gün sürer; eleme daha kısadır.
event-plan-knockout = Bu kadar takım için olağan seçim elemedir.
event-pack = { $table }. masa, { $game ->
    [snapszer] snapszer
   *[ulti] ulti
}: { $round }. turun ilk dağıtımı için yeni deste.
event-pack-replaced = { $when }: değiştirildi. { $why }
event-cli-unknown = "{ $name }" adlı kayıt yok.
event-cli-ambiguous = "{ $name }" şunlar olabilir: { $names }.
event-cli-seed = Kura, tohum { $seed }.
event-cli-no-number = "{ $number }" numarası çekilmedi.
event-cli-needs = Bu tür olay için { $flag } gerekir.
event-cli-illegal-move = { $number }. hamle, { $move }: okunamıyor ya da geçerli değil.
event-cli-conflict = farklı bildirimler
event-cli-not-drawn = Bu kaydın henüz numarası yok.
event-cli-unrated = Bu oyuncunun reytingi yok.
event-part-imagined = oynanmayan tur
event-part-forfeit = hükmen
event-part-extra = ceza
event-part-cut = sayılmaz
event-part-progress = geride bırakılan takımlar
event-season-line = Sezon: { $points } puan, { $rounds } kazanılan tur, { $place }. sıra.
event-cup-kept = { $cup }. kupa kalıcı olarak { $name } takımında.
event-cup-in-play = Şimdi { $cup }. kupa için oynanıyor.
event-cup-wins = { $name }: { $wins ->
    [one] bir kez kazandı
   *[other] { $wins } kez kazandı
}
event-ask-welcome = Yeni yarışma. Boş yanıt ayraç içindekini alır.
event-ask-name = Yarışmanın adı ne?
event-ask-system = Kim kiminle karşılaşır?
event-ask-team-event = satranç, ulti ve snapszer, her kezinde üç takım
event-ask-round-robin = herkes herkesle
event-ask-double-round-robin = herkes herkesle iki kez
event-ask-knockout = eleme
event-ask-swiss = FIDE'nin İsviçre sistemi
event-ask-scheveningen = iki takım, herkes öteki takımın her oyuncusuyla (Scheveningen)
event-ask-keizer = kulüp akşamlarının piramidi (Keizer)
event-ask-given = eşlendirme başka yerden gelir
event-ask-place = Nerede yapılır?
event-ask-dates = Hangi günlerde (2026-05-20, 2026-06-17)?
event-ask-minutes = Bir satranç oyuncusunun kaç dakikası var?
event-ask-supervision = Yarışma kuralları: 1 tam (yeterli hakem, kaydedilen oyunlar), 2 sınırlı
event-ask-fee = Kişi ve tur başına ücret ne kadar?
event-ask-rounds = Kaç tur?
event-ask-sittings = Bir günde kaç oturum (boş: eşitleyen sayı)?
event-ask-games = Bir karşılaşmada kaç oyun?
event-ask-boards = Takımlar kaç masada karşılaşır (1: bireysel)?
event-ask-tie-breaks = Hangi eşitlik bozmalar, sırasıyla?
event-ask-again = Bu okunamıyor:
event-ask-no-answer = Yanıtlar sorulardan önce bitti.
print-link-cards = Bağlantılar
print-link-table = Masa { $table }
print-link-how = Kodu okutun: sonuç bildirme, giriş, masanız.
event-cli-brought = { $name } veritabanında, oradaki adı: { $event }. Onu şu bağlantılar açar; yalnızca bir kez gösterilir:
event-cli-taken = { $name } şu dosyada: { $file }. Kaydın { $acts } girişi yeniden denetlendi.
