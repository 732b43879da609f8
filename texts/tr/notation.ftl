### Kâğıtta ve dosyada hamleler: neyin hoş görüldüğü, neyin okunamadığı, yargıcın ne bulduğu.

## Bir kayıtta hoş görülenler

liberty-small-letter = taş için küçük harf
liberty-capital-file = dikey için büyük harf
liberty-plain-letter = işareti düşmüş harf
liberty-figurine = harfler arasında taş simgesi
liberty-pawn-letter = piyon için harf
liberty-letter-missing = taşın harfi yok
liberty-engine = programların yazdığı gibi yalnız kareler
liberty-castling-signs = rok başka işaretlerle
liberty-castling-as-king = rok şah hamlesi olarak yazılmış
liberty-capture-sign = alış için başka işaret
liberty-capture-wrong = alış işareti yanlış
liberty-hyphen = kısa yazımda tire
liberty-rank-missing = yatayı yazılmamış piyon alışı
liberty-file-missing = dikeyi yazılmamış piyon alışı
liberty-more-than-needed = taşları ayırmak için gerekenden fazlası
liberty-less-than-needed = taşları yalnız şah işareti ayırıyor
liberty-promotion-sign = terfi için başka işaret
liberty-check-wrong = şah ya da mat işareti yanlış
liberty-passing-wrong = geçerken alış yok
liberty-passing-sign = geçerken alış için başka işaret
liberty-offer-sign = teklif için başka işaret
liberty-judgement = hamleyi değerlendiren işaret (!, ?)
liberty-spaces = kayıt içinde boşluk

## Dosya okuyucusunun bir yer için söyledikleri

pgn-liberties = hoşgörüyle okundu: { $detail }
pgn-unread-no-move = hamle değil
pgn-unread-illegal = geçerli hamle değil
pgn-unread-ambiguous = birden çok geçerli hamleye uyuyor
pgn-unplayed = oynanmadı: önceki bir kayıt okunamadı
pgn-null-move = hiçbir oyuncunun yapmadığı hamle
pgn-number = numara { $detail } olmalı
pgn-broken-tag = bozuk etiket
pgn-repeated-tag = bu etiket zaten var
pgn-start = oynanabilir bir konum değil: { $detail }
pgn-variant = satranç değil; hamleleri denenmiyor
pgn-nested-comment = yorum içinde yorum
pgn-open-comment = kapanmamış yorum
pgn-variation-nowhere = öncesinde hamle olmayan varyant
pgn-open-variation = kapanmamış varyant
pgn-close-nowhere = hiçbir şeyi kapatmayan ayraç
pgn-passing-wrong = geçerken alış yok
pgn-offer-nowhere = öncesinde hamle olmayan teklif
pgn-result-differs = etiketteki sonuçla aynı değil
pgn-second-result = ikinci sonuç
pgn-markup = ayrılmış işaretler ya da web sayfası artığı
pgn-stray = burada anlamı olmayan işaret
pgn-place = satır { $line }, sütun { $column }, "{ $text }": { $what }
pgn-more = { $count ->
    [one] ve bir yer daha
   *[other] ve { $count } yer daha
}

## Oyunların yargılanması

judge-start = başlangıç
judge-game = Oyun { $number }, satır { $line }: { $white } - { $black }, { $result }
judge-language = Okunan harfler: "{ $language }".
judge-unread-no-move = { $at } sonrasında: "{ $text }" (satır { $line }, sütun { $column }) bir hamle değil.
judge-unread-illegal = { $at } sonrasında: "{ $text }" (satır { $line }, sütun { $column }) geçerli bir hamle değil. Yakın olanlar: { $moves }.
judge-unread-ambiguous = { $at } sonrasında: "{ $text }" (satır { $line }, sütun { $column }) birden çok geçerli hamleye uyuyor: { $moves }.
judge-after-mate = { $at } mat ediyor ve oyunu bitiriyor; "{ $text }" (satır { $line }, sütun { $column }) sondan sonra geliyor.
judge-after-stalemate = { $at } pat ediyor ve oyunu bitiriyor; "{ $text }" (satır { $line }, sütun { $column }) sondan sonra geliyor.
judge-threefold-intended = { side-name }, { $at } sonrasında { $move } yazarak beraberlik isteyebilirdi: konum üçüncü kez oluşacaktı. { open-turns }
judge-threefold-appeared = { side-name }, { $at } sonrasında beraberlik isteyebilirdi: konum üçüncü kez oluştu. { open-turns }
judge-fifty-intended = { side-name }, { $at } sonrasında { $move } yazarak beraberlik isteyebilirdi: taş alınmadan ve piyon oynanmadan elli hamle. { open-turns }
judge-fifty-completed = { side-name }, { $at } sonrasında beraberlik isteyebilirdi: taş alınmadan ve piyon oynanmadan elli hamle. { open-turns }
open-turns = { $times ->
    [one] Bu hak bir hamle sırasında vardı.
   *[other] Bu hak { $times } hamle sırasında vardı.
}
judge-fivefold = { $at } sonrasında konum beşinci kez oluştu: oyun berabere. { half-moves-after }
judge-seventy-five = { $at } sonrasında taş alınmadan ve piyon oynanmadan yetmiş beş hamle geçti: oyun berabere. { half-moves-after }
judge-dead = { $at } sonrasında hiçbir taraf mat edemez: konum ölü, oyun berabere. { half-moves-after }
half-moves-after = { $after ->
    [0] Oyun orada bitti.
    [one] Ardından bir yarım hamle daha yapıldı.
   *[other] Ardından { $after } yarım hamle daha yapıldı.
}
judge-result-checkmate = Sonuç { $given }, ama { $at } mat ediyor: { $due }.
judge-result-stalemate = Sonuç { $given }, ama { $at } pat ediyor: { $due }.
judge-result-drawn = Sonuç { $given }, ama oyun kural gereği berabereydi: { $due }.
judge-result-flag-without-mate = Sonuç süreden { $given }, ama kazanan geçerli hiçbir hamle dizisiyle mat edemezdi: { $due }.
judge-result-flag-with-mate = Sonuç süreden { $given }, ama rakip mat edebilirdi: { $due }.
judge-result-resignation = Sonuç { $given }, ama kazanan geçerli hiçbir hamle dizisiyle mat edemezdi: { $due }.
judge-result-agreement = Sonuç { $given }, ama iki oyuncu da henüz hamle yapmamıştı: beraberlikte anlaşılamazdı.
judge-unsettled = { side-name } mat edebilir miydi, karara bağlanamadı.
judge-summary = { $games } oyun, { $plies } yarım hamle: { $with } oyunda { $findings } bulgu; dosyada okunamayan yer: { $problems }.
judge-summary-head = madde       bulgu
judge-encoding = Dosya UTF-16 ile kodlanmış; öyle okundu, ama birçok program onu okuyamaz. UTF-8 olarak kaydedin.
upload-clean = Başka programlar { $games } oyunun hepsini olduğu gibi okuyor.
upload-written = { $games } oyundan { $changed } tanesinde başkalarının okuyamadığı bir şey var; bütün oyunlar başkalarının okuyabileceği biçimde şurada: { $file }.
watch-begins = İzleniyor: { $file }. Durdurmak için Ctrl-C.
watch-gone = { $file } şu anda okunamıyor: { $why }
watch-alarm = ALARM, oyun { $number } ({ $white } - { $black }): { $what }

## Notasyon kâğıtları

sheet-language = Harfler: { $language }
sheet-rivals = Kâğıt başka harflerle de sonuna dek, başka bir oyun olarak oynanabiliyor: { $languages }. Hangisinin geçerli olduğunu --letters ile belirtin.
half-moves = { $count } yarım hamle
sheet-whole = Her kayıt geçerli bir hamle: { half-moves }.
sheet-broken = Tahta { $count } yarım hamle boyunca izleyebiliyor.
compare-same = İki kâğıt aynı: { half-moves }.
compare-agree = Kâğıtlar şuraya kadar uyuşuyor: { $at } ({ half-moves }).
compare-next = Sonra { $file } şunu yazıyor: { $move }
compare-nothing = okunabilir bir şey yok
compare-position = Oradaki konum: { $fen }
compare-starts = Kâğıtlar aynı konumdan başlamıyor.
repair-none = Kâğıtları açıklayan geçerli bir oyun bulunamadı.
repair-found = { $count ->
    [one] Bir oyun kâğıtları { $fixes } düzeltmeyle açıklıyor:
   *[other] { $count } oyun kâğıtları { $fixes } düzeltmeyle açıklıyor:
}
repair-more = Aynı sayıda düzeltmeyle başka oyunlar da var.
repair-incomplete = Arama { $nodes } konumdan sonra kesildi: eksik yanıt olabilir.
repair-game = Oyun { $number }
repair-miswritten = { $file }, { $at }: "{ $text }" yerine { $move } olmalı.
repair-blank = { $file }, { $at }: boş bırakılmış, { $move } olmalı.
repair-missing = { $file }, { $at }: { $move } eksik.
repair-extra = { $file }, { $at } öncesinde: "{ $text }" fazladan bir kayıt.
repair-made = Yapılan hamleler: beyaz { $white }, siyah { $black }.
repair-reached = { side-name } { $control }. hamledeki süre kontrolüne ulaştı.
repair-not-reached = { side-name } { $control }. hamledeki süre kontrolüne ulaşmadı.
