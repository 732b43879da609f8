### Tarayıcıdaki kâğıt masası.

## Cards

felt-suit = { $faces ->
    [french] { $suit ->
        [hearts] kupa
        [bells] karo
        [leaves] maça
        [acorns] sinek
       *[none] kozsuz
    }
   *[hungarian] { $suit ->
        [hearts] kupa
        [bells] çan
        [leaves] yaprak
        [acorns] palamut
       *[none] kozsuz
    }
}
felt-rank = { $rank ->
    [A] as
    [X] onlu
    [K] papaz
    [F] { $faces ->
        [french] kız
       *[hungarian] kız
    }
    [L] { $faces ->
        [french] vale
       *[hungarian] vale
    }
   *[other] { $rank }
}
felt-card = { $suit } { felt-rank }
felt-may = { $card }, oynanabilir
felt-may-not = { $card }, oynanamaz
felt-of-pair = çiftten
felt-hand = Eliniz
felt-cards = { $count ->
   *[other] { $count } kâğıt
}
felt-on-table = Masada: { $cards }

## Games and seats

felt-game-ulti = Ulti
felt-game-snapszer = Snapszer
felt-seat = { $number }. oyuncu
felt-you = siz
felt-alone = tek oynayan
felt-defender = savunan
felt-dealer = dağıtan
felt-to-act = sıra onda
felt-sits-in = yerine oynuyor
felt-away = burada değil
felt-level-simple = alıştırma, basit
felt-level-middle = alıştırma, orta
felt-level-strong = alıştırma, güçlü
felt-felt = Masa
felt-total = Toplam
felt-your-card = kâğıdınız

## The start

felt-start-title = Ulti ve snapszer
felt-start-lead = Üç kişi için: bağlantıyla arkadaşlar ya da alıştırma oyuncuları.
felt-start-game = Oyun
felt-start-seats = Kim oynuyor
felt-start-me = Siz
felt-start-seat = { $number }. yer
felt-start-name = { $number }. yerdeki ad
felt-start-friend = Arkadaşınızın adı
felt-start-deals = Dağıtım sayısı
felt-start-rules = Kurallar
felt-rules-god = Takım yarışması (2012)
felt-rules-common = Çoğu masada olduğu gibi
felt-who-friend = Arkadaş
felt-who-simple = Basit
felt-who-middle = Orta
felt-who-strong = Güçlü
felt-start-go = Oyna
felt-start-invite = Aç ve davet et
felt-start-undo = Sıradaki oyuncu oynayana kadar yapılan geri alınabilir
felt-start-undo-alone = Oynananlar, alıştırma oyuncularının yanıtlarıyla birlikte geri alınabilir
felt-start-sit-in = Sırası beklenirken { $seconds } saniye masadan ayrılanın yerine dönene kadar bir alıştırma oyuncusu oturur.
felt-start-tables = Aynı dağıtımlı masalar
felt-start-tables-lead = Her masada aynı kâğıtlar, sonuçlar yan yana. Her masanın her oyuncusu tek bir karıştırmaya katılır; bu yüzden başlarken herkes orada olmalıdır.
felt-start-table = { $number }. masa
felt-links-title = Her oyuncuya bir bağlantı
felt-links-lead = Her oyuncuya bu bağlantılardan birini verin. Herkes kendininkini açınca oyun başlar.
felt-links-go = Masama git
felt-start-fair = Karıştırmaya her oyuncunun tarayıcısı katılır ve her dağıtımı bitince denetler.

## Before a deal

felt-shuffling = Kâğıtlar karılıyor
felt-cutting = Deste kesiliyor
felt-waits-for = Beklenen: { $names }
felt-invite = { $name } için bağlantı
felt-invite-lead = Bu bağlantıyı gönderin ya da telefonla okutun. Üçünüz de burada olunca oyun başlar.
felt-invite-share = Bir masa: { $game }
felt-drawn = İlk kupayı çeken başlar
felt-first = Başlayan: { $name }
felt-number-lost = Bu karıştırma için sayınız artık bu tarayıcıda değil. Karıştırma bir dakika sonra yeniden başlar.
felt-left-out = İki kez adınız geçti. Karıştırma sizin sayınız olmadan sürüyor; siz eskisi gibi oynarsınız.
felt-own-trick = El sizin.
felt-own-violation = Kuralı çiğnediniz ve dağıtımı kaybediyorsunuz: { $reason }.
felt-own-return = Geri geldiniz: yerinize bir alıştırma oyuncusu oturmuştu.
felt-own-return-played = Siz yokken bir alıştırma oyuncusu sizin için oynadı: { $what }
felt-own-taken-back = { $count ->
    [1] Son hareketinizi geri aldınız.
   *[other] Son hareketinizi ve alıştırma oyuncularının o zamandan beri yaptıklarını geri aldınız.
}
felt-cut-title = Desteyi siz kesiyorsunuz
felt-cut-at = Alınan kâğıt: { $count }
felt-cut = { $count } kâğıttan sonra kes
felt-knock = Vur
felt-next = Sonraki dağıtım
felt-deal-again = Yeniden dağıt
felt-deal = dağıtım
felt-deal-of = Dağıtım { $number } / { $of }
felt-deals = dağıtan: { $name }

## What is played

felt-contract = Sözleşme
felt-no-contract = Henüz sözleşme yok
felt-talon = Talon
felt-bids = Değere göre teklifiniz
felt-red = kupa, iki kat
felt-bid = Teklif et, { $value }: { $contract }
felt-choose-bid = Bir teklif seçin
felt-choose-two = İki kâğıt seçin
felt-choose-suit = Bir renk seçin
felt-choose-card = Bir kâğıt seçin
felt-undo = Geri al
felt-put-back = Geri koy
felt-take = Talonu al
felt-pass = Pas
felt-keep = Oynuyorum
felt-lay = Yere koy: { $cards }
felt-name-trump = Koz hangi renk?
felt-call = İlk dört kâğıtla kozu söyleyin
felt-no-trumps = kozsuz
felt-trump = Koz: { $suit }
felt-kontra = Kontra, parça parça
felt-no-kontra = Kontra yok
felt-let-stand = Böyle kalsın
felt-kontra-first = Önce kontra deyin ya da demeyin; sonra kâğıt oynayın
felt-doubled-by = diyen: { $name }
felt-double = Söyle: { $figures }
felt-asleep = uyuyor: kontra uyandırır
felt-asleep-short = uyuyor
felt-play = Oyna: { $card }
felt-play-meld = Oyna: { $card }, bildir: { $points }
felt-play-show = Göstererek oyna ({ $points }): { $card }
felt-play-plain = Bildirmeden ({ $points }): { $card }
felt-ready = Kész: dağıtım sizin
felt-ready-with = Kész, göstererek { $points }: { $suit }
felt-claim = Kâğıtlarımı aç
felt-claim-by = { $side ->
    [declarer] { $seat }, kalan ellerin tek oynayana verilmesini öneriyor.
   *[defenders] { $seat }, kalan ellerin savunanlara verilmesini öneriyor.
}
felt-claim-own = { $side ->
    [declarer] Kalan eller benim
   *[defenders] Kalan eller bizim
}
felt-claim-give = { $side ->
    [declarer] Bırakıyorum: kalan eller onların
   *[defenders] Bırakıyorum: kalan eller onun
}
felt-claim-betli-by = { $side ->
    [declarer] { $seat }, betlinin kaybedildiğini öneriyor: tek oynayan el alır.
   *[defenders] { $seat }, betlinin yapıldığını öneriyor: tek oynayan artık el almaz.
}
felt-claim-betli-own = { $side ->
    [declarer] Artık el almam: betli yapıldı
   *[defenders] Tek oynayan el alır: betli kaybedildi
}
felt-claim-betli-give = { $side ->
    [declarer] Betliyi bırakıyorum: el alırım
   *[defenders] Bırakıyorum: betli yapıldı
}
felt-agree = Kabul et
felt-disagree = Oyna, sürsün
felt-acts = Yapabilecekleriniz
felt-notice = Bildirim
felt-turn = Sırası gelen: { $name }
felt-sure-claim = Kâğıtlarınız açılsın mı?
felt-sure-snapszer = Snapszer bildirilsin mi?
felt-sure-snapszer-lead = 66 olana kadar her eli almanız gerekir.
felt-sure-kontra = { card-level } densin mi?
felt-sure-kontra-lead = Kazanılsa da kaybedilse de dağıtım × { $factor } sayılacak.
felt-say-it = Söyle

## What is due

felt-do-take = Talonu alın: siz başlıyorsunuz
felt-do-take-or-pass = { $value } üstünü söyleyin ya da pas deyin
felt-do-keep = Sizde kaldı: oynayın ya da { $value } üstünü söyleyin
felt-do-bid = { $value ->
    [0] Bir teklif seçin
   *[other] { $value } üstünü söyleyin
} ve yere koyacağınız iki kâğıdı seçin
felt-do-lay = İki kâğıdı yere koyun
felt-do-trump = Kozu söyleyin
felt-do-kontra = Söz sizde: kontra ya da değil
felt-do-speak = Kontra dendi: karşılık verin ya da bırakın
felt-do-answer = Kabul edin ya da oynayın
felt-do-call = Tek başınıza oynuyorsunuz: kozu söyleyin
felt-do-ready = 66 tamam: kész diyebilirsiniz
felt-do-play = Sıra sizde
felt-do-cut = Desteyi kesin
felt-unsent = Henüz gönderilmedi: bağlantı koptu. Bağlantı gelince gönderilir.
felt-unsent-short = Henüz gönderilmedi
felt-cut-off = Bağlantı koptu: masada oyun ilerlemiş olabilir.

## What players say

felt-say-pass = pas
felt-say-stand = başka yok
felt-say-claim = kalanı?
felt-say-claim-betli = { $side ->
    [declarer] betli kaybedildi mi?
   *[defenders] betli yapıldı mı?
}
felt-say-agree = kabul
felt-say-disagree = oynayalım
felt-say-snapszer = snapszer
felt-say-ready = kész

## The settlement

felt-settled = Dağıtım bitti: { $number }
felt-points = puan
felt-points-whose = { $name } { $own }, savunanlar { $others }
felt-tricks = el
felt-melds = bildirim
felt-score = Dağıtımın durumu
felt-both = { $what }: tek oynayan { $own }, savunanlar { $others }
felt-none-yet = { $what }: henüz yok
felt-made = yapıldı
felt-lost = kaybedildi
felt-each = { $who }; ortalama
felt-silent = { $side ->
    [declarer] sessiz, tek oynayanın
   *[defenders] sessiz, savunanların
}
felt-end = Bitiş
felt-end-ready = altmış altı
felt-end-snapszer-made = snapszer yapıldı
felt-end-snapszer-lost = snapszer kaybedildi
felt-end-more-points = daha çok puan
felt-end-last-trick = puanlar eşit, son el belirler
felt-worth-no-trick = kaybedenlerin eli yok
felt-worth-below-33 = kaybedenlerin 33 puanı yok
felt-writes = Yazılan: { $who }
felt-writes-none = kimse bir şey yazmıyor
felt-defenders-total = Savunanlar
felt-ruled = karar
felt-over = Oturum bitti
felt-outside = Bu dağıtım puan dışında oynandı
felt-outside-now = Puan dışında
felt-outside-back = Masaya dön
felt-new = Yeni masa
felt-sheet = Çizelge
felt-sheet-deals = Şimdiye kadarki dağıtımlar
felt-sheet-deal = dağıtım
felt-sheet-alone = tek oynayan:
felt-board-points = masanın puanı

## Looking back and checking

felt-look = Baştan bak
felt-could = Neler yapılabilirdi
felt-could-wait = Kâğıtlara bakılıyor.
felt-again = Bu dağıtımı yeniden oyna
felt-look-back = Geri
felt-look-on = İleri
felt-trick = { $number }. el.
felt-took = Alan: { $name }
felt-before-play = İlk kâğıttan önce
felt-last = Önceki el
felt-same = Öteki masalar
felt-same-lead = Bu dağıtımları kimse seçmedi: herhangi bir sayı açılmadan önce her masanın her oyuncusu bir sayıyı sabitledi, kâğıtlar hepsinden birlikte çıkar. Dağıtan program kâğıtları o andan sonra bilir. Sonuçlar yalnız bu masada biten dağıtımlar için görünür; lütfen herkesin oynamadığı bir dağıtımdan söz etmeyin.
felt-same-waiting = Bütün masaların ortak karıştırması şunu bekliyor: { $names }
felt-same-wait = Bütün masalar için tek karıştırma
felt-same-mark = Bu kod her masada aynıdır: { $mark }
felt-same-table = { $number }. masa
felt-same-here = bu masa
felt-same-played = biten dağıtımlar: { $count }
felt-same-not-yet = henüz oynanmadı
felt-same-none = Bu masada henüz biten dağıtım yok.
felt-same-yours = sizin kâğıtlarınızla
felt-same-better = Öteki masaların ortalamasına göre: { $units }
felt-check = Karıştırma denetimi
felt-check-lead = Hiçbir sayı görünmeden önce her oyuncu ve masa kendi denetim kodunu gösterdi. Kâğıtların sırası dört sayıdan birlikte çıkar. Bu tarayıcı, kendi sayısıyla yeniden hesapladı.
felt-check-common = Hiçbir sayı görünmeden önce her masanın her oyuncusu ve program kendi denetim kodunu gösterdi. Kâğıtların sırası bütün sayılardan birlikte çıkar. Bu tarayıcı, kendi sayısıyla yeniden hesapladı.
felt-check-outside = Bu dağıtım aynı kâğıtlarla, puan dışında yeniden oynanıyor: karıştırma yapılmadı, denetlenecek bir şey yok.
felt-record = Oturumun kaydı
felt-record-lead = “jadoube cards verify” ile denetlenir; süren dağıtımdan hiçbir şey içermez
felt-check-none = Henüz biten dağıtım yok.
felt-check-draw = Çekiliş:
felt-check-deal = { $number }. dağıtım:
felt-check-good = Kendi sayınızla denetlendi: karıştırmayı kimse yönlendirmedi
felt-check-short = Karıştırma denetlendi
felt-check-open = Açık olanlarla denetlendi: kâğıtlar sayılardan çıkıyor
felt-check-open-short = Açık sayılarla denetlendi
felt-check-bad = Karıştırma sayılardan çıkmıyor, dağıtım: { $number }
felt-check-table = Masa
felt-fault-seed = Masanın sayısı denetim koduna uymuyor.
felt-fault-numbers = Bir oyuncunun sayısı denetim koduna uymuyor.
felt-fault-own = Sizin sayınız değiştirilmiş.
felt-fault-changed = Sayılardan önce gösterilen sonradan değiştirilmiş.
felt-fault-order = Kâğıtlar sayılardan çıktığı gibi durmuyor.
felt-fault-cards = Kâğıtlarınız desteden değil.

## Settings, the arbiter, and who has no link

felt-settings = Kâğıtlar ve tempo
felt-faces = Kâğıtlar
felt-faces-hungarian = Macar
felt-faces-french = Fransız
felt-pace = Başkaları ne hızla gösterilsin
felt-pace-calm = Sakin
felt-pace-quick = Hızlı
felt-pace-none = Hemen
felt-tap = Bir dokunuş kâğıdı oynar
felt-tap-here = Bu masada bir dokunuş kâğıdı her zaman oynar, çünkü geri alınabilir.
felt-own-link = Kendi bağlantınız
felt-own-link-lead = Bu yeri başka bir cihazda açar. Bağlantı kimdeyse sizin yerinize o oynar.
felt-rule = Karar
felt-rule-what = Kararın konusu
felt-rule-choose = Bir karar seçin
felt-rule-violation = Kuralı çiğneyen: { $name }
felt-rule-replay = Dağıtım yeniden oynanır
felt-rule-award-declarer = Dağıtım tek oynayana verilir
felt-rule-award-defenders = Dağıtım savunanlara verilir
felt-rule-reason = Gerekçe
felt-rule-costs = Sonucu
felt-rule-void = dağıtımdan hiçbir şey sayılmaz
felt-rule-instead = Eski yazılan
felt-rule-go = Karar ver
felt-rule-confirm = Kararı onayla
felt-clause = Kural: { $clause }
felt-barred = Bu masa size açık değil
felt-barred-lead = Her yeri kendi bağlantısı açar. Bağlantıyı masayı açandan isteyin.
