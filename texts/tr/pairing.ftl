### İsviçre eşlendirmesi: dosyada eksik olan, turun neden böyle eşlendirildiği, denetimin buldukları.

## Dosyalar
pairing-no-input = Eşlendirilecek rapor dosyasını yazın.
pairing-no-rounds = Dosya kaç tur planlandığını söylemiyor (142 veya XXR).
pairing-all-paired = Turların hepsi ({ $rounds }) eşlendirildi.
pairing-no-initial-colour = Dosya ilk tur için çekilen rengi söylemiyor (152 veya XXC), oyunlardan da anlaşılmıyor.
pairing-bad-record = Bu kayıt okunamıyor: "{ $line }".
pairing-no-such-player = "{ $line }" kaydı dosyada olmayan bir oyuncuyu anıyor: { $number }.
pairing-unknown-record = "{ $line }" kaydı bilinmiyor ve eşlendirmeyi değiştirebilir.
pairing-other-system = Dosya başka bir eşlendirme sistemine ait: { $code }.
pairing-points = { $what } Yanlış puan yanlış puan grubu yapar; bu yüzden eşlendirme yapılmadı.
pairing-two-opponents = { $round }. turda { $number } numaralı takımın üyeleri iki ayrı takımın üyeleriyle karşılaşıyor.
pairing-ends-early = { $round }. tur eşlendirilemedi; dosya ondan önce biter.
pairing-has-the-bye = Bay geçen: { $number }.
pairing-no-bye = Bu turda bay geçen yok.
pairing-not-paired = Bu turda eşlendirilmeyecek: { $number }.
pairing-edition-by-date = Dosya eşlendirme kurallarının baskısını söylemiyor; alınan baskı: { $edition }.

## Eşlendirme yok
pairing-nobody = Eşlendirilecek kimse yok.
pairing-nobody-for-the-bye = Oyuncu sayısı tek ve hiçbiri bay geçemez (C2). Karar hakemindir.
pairing-none-legal = Kurallara uygun eşlendirme yok (C1-C3): şu oyuncular fazla: { $players }; onlara kalan rakipler yalnızca: { $opponents }. Karar hakemindir.

## Neden
why-places = { $edition }, { $article }: { $score } puan grubundaki { $size } oyuncudan { $place }. sıradaki, { $opponent }. sıradakiyle oynar.
why-moved-down = { $edition }, { $article }: { $score } puanla aşağı indirildi, rakibinin puanı { $to }.
why-met-from-above = { $edition }, { $article }: { $score } puanla, yukarıdan inen { $from } puanlı bir rakip aldı.
why-goes-down = { $edition }, { $article }: { $score } puan grubundaki { $size } oyuncunun hepsi orada eşlendirilemez; aşağı inen: { $down }.
why-colour = { $edition }, { $article }: beyaz { $white } (şimdiye dek { $whitecolours }), siyah { $black } (şimdiye dek { $blackcolours }): { $rule ->
    [both] hiçbir istek geri çevrilmiyor.
    [stronger] güçlü olan istek yerine getirilir.
    [alternation] ikisi de farklı oldukları son turdaki rengi değiştirir.
    [higher] üst sıradakinin isteği yerine getirilir.
    [only-one] yalnız birinin isteği var.
    [lower] beyaz, renk farkı küçük olana verilir.
    [first-alternates] birinci takım son rengini değiştirir.
    [other-alternates] ikinci takım son rengini değiştirir.
   *[drawn] kimsenin isteği yok; numara ve çekilen renk belirler.
}
why-bye = { $edition }, { $article }: bay, { $score } puanla.
why-met = { $edition }, { $article }: { $round }. turda karşılaştılar.
why-forbidden = { $edition }, { $article }: düzenleyici onları ayrı tutuyor.
why-same-colour = { $edition }, { $article }: şimdi ikisinin de rengi { $side ->
    [white] beyaz
   *[black] siyah
} olmalı ve hiçbiri üst puanlı oyuncu değil.
why-no-bye = { $edition }, { $article }: { $round }. tur oyunsuz puan getirdi, bu yüzden bay olmaz.
why-bye-elsewhere = { $edition }, { $article }: bay { $score } puanlılardan birine gider; bu oyuncunun puanı { $own }.
why-cannot-be-completed = { $edition }, { $article }: o zaman turun kalanı eşlendirilemezdi.
why-worse = { $edition }, { $article } [{ $criterion }]: { $counts ->
    [downfloaters] aşağı inen oyuncular
    [scores] aşağı inenlerin puanları
    [following] sonraki gruptan inenler ve puanları
    [bye-rounds] bay geçenin oyunsuz turları
    [balance] renk dengesi üç bozulacak oyuncular
    [row] art arda üçüncü kez aynı rengi alanlar
    [colour] istediği rengi almayanlar
    [strong-colour] güçlü biçimde istediği rengi almayanlar
    [down-again] önceki turdaki gibi aşağı inenler
    [up-again] önceki turdaki gibi yukarıdan rakip alanlar
    [down-two-before] iki tur önceki gibi aşağı inenler
    [up-two-before] iki tur önceki gibi yukarıdan rakip alanlar
    [down-again-by] önceki turdaki gibi inenlerin puan farkları
    [up-again-by] önceki turdaki gibi yukarıdan rakip alanların puan farkları
    [down-two-before-by] iki tur önceki gibi inenlerin puan farkları
    [upfloaters] yukarı çıkan takımlar
    [differences] yukarı çıkanların puan farkları
    [next-upfloaters] sonraki gruba çıkması gereken takımlar
    [floaters-up] yukarı çıkan ve önceki turda da farklı puanla oynamış takımlar
    [team-colour] istediği rengi almayan takımlar
    [team-strong-colour] güçlü istediği rengi almayan takımlar
    [floaters-met] yukarı çıkanla karşılaşan ve önceki turda da farklı puanla oynamış takımlar
   *[up-two-before-by] iki tur önceki gibi yukarıdan rakip alanların puan farkları
}: öyle { $with }, eşlendirmede { $chosen }.
why-team-up = { $edition }, { $article }: { $score } puanla yukarı çıkar; rakibinin puanı: { $to }.
why-team-meets-up = { $edition }, { $article }: { $score } puanla, yukarı çıkan bir takımla karşılaşır; onun puanı: { $from }.
why-team-same = { $edition }, { $article }: { $score } puanlık grupta ({ $size } takım) en iyi eşlendirmelerin ilki budur.
why-bye-by-matches = { $edition }, { $article }: bay, daha çok maç oynamış takıma verilir ({ $played }, bu takım { $own }).
why-bye-by-number = { $edition }, { $article }: puan ve maç sayısı eşit; bay büyük numaraya verilir: { $number }.
why-later = { $edition }, { $article }: her ölçüte göre eşit, ama adaylar sırasında daha sonra.
why-paired = { $edition }, { $article }: birbirleriyle oynuyorlar.
why-absent = { $edition }, { $article }: { $number } bu turda eşlendirilmiyor.

## Denetim
check-round-ok = { $round }. tur: tamam
check-round-differs = { $round }. tur: farklı
check-illegal = kurala aykırı: { $white }-{ $black }: { $why }
check-file = dosya
check-rules = kural
check-colours = renkler: dosyada { $white }-{ $black }, kurala göre tersi
check-rank = Sıra: { $number } numaralı oyuncunun dosyadaki sırası { $rank }; puan ve eşitlik bozma ({ $values }) ile { $place }.
check-unknown-tie-break = { $code } eşitlik bozması burada bilinmiyor; sıralar denetlenmedi.
check-clean = Fark bulunmadı.
check-not-clean = Fark bulundu.
