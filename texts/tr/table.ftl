### Tarayıcıdaki kâğıt masası.

## Cards

table-suit = { $faces ->
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
table-rank = { $rank ->
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
table-card = { $suit } { table-rank }
table-may = { $card }, oynanabilir
table-may-not = { $card }, oynanamaz
table-hand = Eliniz
table-cards = { $count ->
   *[other] { $count } kâğıt
}
table-on-table = Masada: { $cards }

## Games and seats

table-game-ulti = Ulti
table-game-snapszer = Snapszer
table-seat = { $number }. oyuncu
table-you = siz
table-alone = tek başına oynuyor
table-defender = savunan
table-dealer = dağıtan
table-away = burada değil
table-level-simple = alıştırma, basit
table-level-middle = alıştırma, orta
table-level-strong = alıştırma, güçlü
table-felt = Masa
table-total = Toplam
table-your-card = kâğıdınız

## The start

table-start-title = Ulti ve snapszer
table-start-lead = Üç kişi için: bağlantıyla arkadaşlar ya da alıştırma oyuncuları.
table-start-game = Oyun
table-start-seats = Kim oynuyor
table-start-me = Siz
table-start-seat = { $number }. yer
table-start-name = { $number }. yerdeki ad
table-start-friend = Arkadaşınızın adı
table-start-deals = Dağıtım sayısı
table-start-rules = Kurallar
table-rules-god = Takım yarışması (2012)
table-rules-common = Çoğu masada olduğu gibi
table-who-friend = Arkadaş
table-who-simple = Basit
table-who-middle = Orta
table-who-strong = Güçlü
table-start-go = Oyna
table-start-invite = Aç ve davet et
table-start-fair = Karıştırmaya her oyuncunun tarayıcısı katılır ve her dağıtımı bitince denetler.

## Before a deal

table-shuffling = Kâğıtlar karılıyor
table-cutting = Deste kesiliyor
table-waits-for = Beklenen: { $names }
table-drawn = İlk kupayı çeken başlar
table-first = Başlayan: { $name }
table-number-lost = Bu karıştırma için sayınız artık bu tarayıcıda değil. Karıştırma bir dakika sonra yeniden başlar.
table-cut-title = Desteyi siz kesiyorsunuz
table-cut-at = Alınan kâğıt: { $count }
table-cut = { $count } kâğıttan sonra kes
table-knock = Vur
table-next = Sonraki dağıtım
table-deal = dağıtım
table-deal-of = Dağıtım { $number } / { $of }
table-deals = dağıtan: { $name }

## What is played

table-contract = Sözleşme
table-no-contract = Henüz sözleşme yok
table-talon = Talon
table-bids = Değere göre teklifiniz
table-red = kupa, iki kat
table-bid = Teklif et, { $value }: { $contract }
table-choose-bid = Bir teklif seçin
table-choose-two = İki kâğıt seçin
table-choose-suit = Bir renk seçin
table-choose-card = Bir kâğıt seçin
table-put-back = Geri koy
table-take = Talonu al
table-pass = Pas
table-lay = Yere koy: { $cards }
table-name-trump = Koz hangi renk?
table-call = İlk dört kâğıtla kozu söyleyin
table-no-trumps = kozsuz
table-trump = Koz: { $suit }
table-kontra = Kontra, parça parça
table-no-kontra = Kontra yok
table-double = Kontra: { $figures }
table-asleep = uyuyor: kontra uyandırır
table-asleep-short = uyuyor
table-doubled = kontra
table-play = Oyna: { $card }
table-play-meld = Oyna: { $card }, bildir: { $points }
table-play-show = Çifti göstererek oyna: { $card }
table-play-plain = Çiftsiz: { $card }
table-ready = Kész: dağıtım sizin
table-ready-with = Kész, çifti göstererek: { $suit }
table-claim = Kalanı iste
table-claim-by = { $side ->
    [declarer] { $name }, kalan ellerin tek oynayana verilmesini öneriyor.
   *[defenders] { $name }, kalan ellerin savunanlara verilmesini öneriyor.
}
table-claim-declarer = Tek oynayana
table-claim-defenders = Savunanlara
table-agree = Kabul et
table-disagree = Oyna, sürsün
table-acts = Yapabilecekleriniz
table-notice = Bildirim
table-turn = Sırası gelen: { $name }
table-sure-claim = Kalan istensin mi?
table-sure-snapszer = Snapszer bildirilsin mi?
table-sure-snapszer-lead = 66 olana kadar her eli almanız gerekir.
table-sure-kontra = Dağıtıma kontra denilsin mi?
table-sure-kontra-lead = Kazanılsa da kaybedilse de iki kat sayılır.
table-say-it = Söyle

## What is due

table-do-take = Talonu alın: siz başlıyorsunuz
table-do-take-or-pass = Talonu alıp şundan fazlasını söyleyin: { $value }; ya da pas deyin
table-do-bid = Şundan fazlasını söyleyin: { $value }; kaldırılan iki kâğıt yere gider
table-do-lay = İki kâğıdı yere koyun
table-do-trump = Kozu söyleyin
table-do-kontra = Söz sizde: kontra ya da değil
table-do-answer = Kabul edin ya da oynayın
table-do-call = Tek başınıza oynuyorsunuz: kozu söyleyin
table-do-play = Sıra sizde
table-do-cut = Desteyi kesin

## What players say

table-say-pass = pas
table-say-stand = başka yok
table-say-claim = kalanı?
table-say-agree = kabul
table-say-disagree = oynayalım
table-say-snapszer = snapszer
table-say-ready = kész

## The settlement

table-settled = Dağıtım bitti: { $number }
table-points = puan
table-points-of = { $own } : { $others }
table-tricks = el
table-melds = bildirim
table-score = Dağıtımın durumu
table-made = yapıldı
table-lost = kaybedildi
table-silent = { $side ->
    [declarer] sessiz, tek oynayanın
   *[defenders] sessiz, savunanların
}
table-end = Bitiş
table-end-ready = altmış altı
table-end-snapszer-made = snapszer yapıldı
table-end-snapszer-lost = snapszer kaybedildi
table-end-more-points = daha çok puan
table-end-last-trick = puanlar eşit, son el belirler
table-writes = Yazılan: { $who }
table-writes-none = kimse bir şey yazmıyor
table-ruled = karar
table-over = Oturum bitti
table-new = Yeni masa
table-sheet = Çizelge
table-sheet-deals = Şimdiye kadarki dağıtımlar
table-sheet-deal = dağıtım
table-board-points = masanın puanı

## Looking back and checking

table-look = Baştan bak
table-look-back = Geri
table-look-on = İleri
table-trick = { $number }. el.
table-took = Alan: { $name }
table-before-play = İlk kâğıttan önce
table-last = Son el
table-check = Karıştırmanın denetimi
table-check-lead = Hiçbir sayı görünmeden önce her oyuncu ve masa kendi denetim kodunu gösterdi. Kâğıtların sırası dört sayıdan birlikte çıkar. Bu tarayıcı, kendi sayısıyla yeniden hesapladı.
table-check-none = Henüz biten dağıtım yok.
table-check-draw = Çekiliş:
table-check-deal = { $number }. dağıtım:
table-check-good = Kendi sayınızla denetlendi: karıştırmayı kimse yönlendirmedi
table-check-open = Açık olanlarla denetlendi: kâğıtlar sayılardan çıkıyor
table-check-bad = Karıştırma sayılardan çıkmıyor, dağıtım: { $number }
table-check-table = Masa
table-fault-seed = Masanın sayısı denetim koduna uymuyor.
table-fault-numbers = Bir oyuncunun sayısı denetim koduna uymuyor.
table-fault-own = Sizin sayınız değiştirilmiş.
table-fault-changed = Sayılardan önce gösterilen sonradan değiştirilmiş.
table-fault-order = Kâğıtlar sayılardan çıktığı gibi durmuyor.
table-fault-cards = Kâğıtlarınız desteden değil.

## Settings, the arbiter, and who has no link

table-settings = Kâğıtlar ve tempo
table-faces = Kâğıtlar
table-faces-hungarian = Macar
table-faces-french = Fransız
table-pace = Başkaları ne hızla gösterilsin
table-pace-calm = Sakin
table-pace-quick = Hızlı
table-pace-none = Hemen
table-tap = Bir dokunuş kâğıdı oynar
table-rule = Karar
table-rule-what = Kararın konusu
table-rule-violation = Kuralı çiğneyen: { $name }
table-rule-replay = Dağıtım yeniden oynanır
table-rule-award-declarer = Dağıtım tek oynayana verilir
table-rule-award-defenders = Dağıtım savunanlara verilir
table-rule-reason = Gerekçe
table-rule-go = Karar ver
table-clause = Kural: { $clause }
table-barred = Bu masa size açık değil
table-barred-lead = Her yeri kendi bağlantısı açar. Bağlantıyı masayı açandan isteyin.
