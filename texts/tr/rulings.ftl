### Programın bir oyun hakkında söyledikleri: olaylar, kararlar, geri çevirmeler.
### Değerler anahtar ya da sayı olarak gelir; taraf "white" ya da "black" olur.

## Cümlelerin kurulduğu adlar; her dilde gereken durumlar bulunur

side-name = { $side ->
    [white] Beyaz
   *[black] Siyah
}
side-to = { $side ->
    [white] Beyaza
   *[black] Siyaha
}
side-of = { $side ->
    [white] Beyazın
   *[black] Siyahın
}
opponent-name = { $opponent ->
    [white] Beyaz
   *[black] Siyah
}
opponent-to = { $opponent ->
    [white] Beyaza
   *[black] Siyaha
}
winner-name = { $winner ->
    [white] Beyaz
   *[black] Siyah
}
loser-name = { $loser ->
    [white] Beyaz
   *[black] Siyah
}
loser-of = { $loser ->
    [white] Beyazın
   *[black] Siyahın
}
seat-name = { $seat ->
    [white] Beyaz
    [black] Siyah
    [arbiter] Hakem
   *[program] Program
}
piece-name = { $piece ->
    [queen] vezir
    [rook] kale
    [bishop] fil
    [knight] at
    [king] şah
   *[pawn] piyon
}
duty-text = { $duty ->
    [must-move] Dokunulan taş oynanmalıdır.
    [must-capture] Dokunulan taş alınmalıdır.
    [must-castle] Rok yapılmalıdır.
   *[free-move] Dokunulan taşların hiçbiri oynanamıyor ve alınamıyor; istenen geçerli hamle yapılabilir.
}
fault-text = { $fault ->
    [illegal-move] geçersiz hamle
    [unpromoted-pawn] son yatayda bırakılan piyon
    [press-without-move] hamle yapmadan saate basma
   *[two-hands] tek hamlede iki el kullanma
}
claim-text = { $claim ->
    [threefold] konumun üçüncü kez oluşması
   *[fifty-moves] taş alınmadan ve piyon oynanmadan elli hamle geçmesi
}
misuse-text = { $how ->
    [other-hand] saate öteki elle basıldı
    [finger] parmak saatin düğmesinde bekletildi
    [hover] el saatin üstünde tutuldu
    [forcible] saate sert basıldı
    [pick-up] saat kaldırıldı
   *[knock-over] saat devrildi
}
assistance-text = { $purpose ->
    [moving] taşları oynatmak
    [clock] saati kullanmak
    [blindness] görme engelli oyuncunun yardımcısının yapabileceği işler
   *[recording] hamleleri yazmak
}
breach-text = { $breach ->
    [disrepute] satrancın saygınlığına zarar verme
    [notes] not, başka kaynak ya da öğüt kullanma
    [analysis] başka tahtada inceleme
    [device] elektronik cihaz
    [bag-touched] cihazın bulunduğu çantaya dokunma
    [inspection-refused] aramayı reddetme
    [smoking] ayrılan yerin dışında sigara içme
    [distraction] rakibi rahatsız etme
    [sheet-hidden] notasyon kâğıdını gizleme
    [telephone] telefon kullanma
   *[not-algebraic] cebirsel olmayan notasyon
}
zone-text = { $zone ->
    [area] oyun salonundan
   *[venue] oyun sahasından
}
time-text = { $seconds ->
    [60] 1 dakika
    [120] 2 dakika
    [one] 1 saniye
   *[other] { $seconds } saniye
}

## Başlangıç ve hazır bulunma

game-started = { side-of } saati çalıştırıldı. Oyun başladı.
player-arrived = { side-name }, hükmen yenik sayılma süresi dolmadan geldi.
late-arrival-excused = { side-name } geç kaldı ama hakem oyunun oynanmasına izin veriyor.

## Dokunma ve hamle

adjusting-announced = { side-name } düzeltme yapacağını bildirdi.
pieces-adjusted = { side-name }, taş düzeltti ({ $squares }). Bu, zorunluluk doğurmaz.
pieces-touched = { side-name }, taşa dokundu ({ $squares }). { duty-text }
touched-off-move = { side-name } hamlede değilken taşa dokundu ({ $squares }). Bu, zorunluluk doğurmaz.
accident-accepted = { side-of } taşa teması ({ $squares }) kaza sonucudur ve zorunluluk doğurmaz.
touch-order-unclear = İlk olarak hangi taşa dokunulduğu bilinmiyor. { side-name } önce kendi taşına dokunmuş sayılır. { duty-text }
touch-upheld = { side-of } taşa dokunmasıyla ilgili itiraz kabul edildi. { duty-text }
square-fixed = { side-name }, taşı { $square } karesinde elden bıraktı. Taş artık başka kareye gidemez ama hamle henüz yapılmış değil.
castling-begun = { side-name } roka başladı ve roku tamamlamak zorunda.
piece-misplaced = { side-name }, bir taşı geçerli hiçbir hamleyle gidemeyeceği kareye koydu ({ $move }). { duty-text }
piece-removed = { side-name }, { $square } karesindeki taşı kaldırdı.
promotion-open = { side-of } elinde bir { piece-name } var. Seçim, bir taş terfi karesine değene kadar açık kalır.
promotion-fixed = Seçilen { piece-name } { $square } karesine değdi. { side-of } seçimi kesinleşti.
rook-upside-down = { side-name } { $square } karesine ters çevrilmiş bir kale koydu. Adı ne denirse densin bu taş kaledir.
wrong-colour-put-up = { side-name } { $square } karesine rakip renginden bir taş koydu ({ piece-name }). Piyon terfi etmemiştir.
move-made = { side-name }, { $move } hamlesini yaptı.
move-completed = { side-name } saate bastı: hamle tamamlandı.
move-completed-by-end = { side-of } hamlesi oyunu bitirdi ve böylece tamamlandı.
move-completed-by-next = { side-name } yeni hamlesini yaparak önceki hamlesini tamamlamış oldu.
illegal-move-completed = { side-name } saate basarak { $move } hamlesini tamamladı. Hamle geçersiz.
pressed-without-move = { side-name } hamle yapmadan saate bastı.

## Saat

clock-misused = { side-name }: { misuse-text }. Hakem bunun için ceza verebilir.
clock-paused = { seat-name } saati duraklattı: { $reason }
pause-faulted = { side-name } haklı bir neden olmadan saati duraklattı. Hakem bunun için ceza verebilir.
going-on-agreed = { side-name } devam etmeye hazır.
clock-resumed = Oyun sürüyor. { side-of } saati çalışıyor.
clock-correction-due = Saat durduruldu. Hakem süreleri ve hamle sayaçlarını düzeltir.
clock-set = Hakem saati ayarladı: { $reason }
time-given = { side-to } hakem kararıyla { time-text } ek süre verildi.
flag-fell = { side-of } bayrağı düştü.
both-flags-ignored = İki bayrak da düştü ve hangisinin önce düştüğü bilinmiyor. Oyun sonraki zaman diliminde sürer.

## Kuraldışı durumlar

pieces-displaced = { side-name }, taşları yerinden oynattı ({ $squares }) ve konumu kendi süresi işlerken düzeltir.
pieces-restored = { side-name }, yerinden oynayan taşları yerine koydu.
pressed-while-displaced = { side-name }, yerinden oynayan taşlar yerine konmadan saate bastı. Hakem bunun için ceza verebilir.
assistant-requested = { side-name }, { assistance-text } için yardımcı istiyor. Karar hakemindir.
assistant-allowed = { side-name }, { assistance-text } için hakemin izniyle yardımcı kullanabilir. { $seconds ->
    [0] Süre değiştirilmez.
   *[other] Oyuncunun süresinden { time-text } düşülür.
}
position-transferred = Tahta ters duruyordu. Konum, yönü doğru bir tahtada kurulur ve oyun sürer.
colours-stand = Renkler ters ama iki taraf da onar hamle yaptı. Oyun sürer.
position-restored = Belirlenebilen son konum yeniden oluşturuldu; oyun oradan sürer.
fault-corrected = { side-of } ihlali tamamlanmadı; ceza verilmeden düzeltilir. { duty-text }
two-hands-corrected = { side-name } saate basmadan önce hamleyi tek elle yeniden yaptı; bu ihlal değildir.
fault-penalised = { side-to } ceza verildi: { fault-text }. { $seconds ->
    [0] Bu, oyuncunun { $count }. ihlalidir ve oyunun sonucunu belirler.
   *[other] { opponent-to } { time-text } eklenir.
}
correction-agreed = { side-name }, geçersiz hamlenin geri alınmasını kabul ediyor.
corrected-by-agreement = İki oyuncu anlaştı. Geçersiz hamleden önceki konum yeniden oluşturuldu.
illegal-position-watched = Konum geçersiz. Hakem, sonraki hamlenin tamamlanmasını bekliyor.
position-cured = Konum artık geçerli. Oyun sürer.

## Beraberlik

draw-offered = { side-name } berabere teklif ediyor.
draw-offered-untimely = { side-name } beraberlik teklif ediyor. Teklif geçerli ama bunun doğru anı, hamle yapıldıktan sonra ve saate basılmadan öncedir.
draw-refused = { side-name } beraberliği reddetti.
draw-refused-by-touch = { side-name }, bir taşa dokunarak beraberliği reddetti.
consent-given = Hakem, anlaşmayla beraberliğe izin verdi.
claim-made = { side-name } berabere savında bulunuyor; gerekçesi: { claim-text }. Hakem karar verene kadar saat duraklatıldı.
claim-rejected = { side-name } berabere savında bulundu; gerekçesi: { claim-text }. Sav yanlış. { opponent-to } { time-text } eklenir.

## Hızlı bitiriş ve hamle kaydına bakma

increment-requested = { side-name } hamle başına ek süre istiyor. Bu istek aynı zamanda beraberlik teklifidir.
increment-introduced = Bundan sonra iki oyuncuya da her hamlede { $increment } saniye eklenir. { side-to } ayrıca { time-text } verilir.
increment-refused = { side-of } hamle başına ek süre isteğini hakem kabul etmedi.
quickplay-claimed = { side-name }, rakibinin normal yollarla kazanamayacağını ya da kazanmaya çalışmadığını öne sürerek berabere savında bulunuyor. Karar hakemindir.
quickplay-postponed = { side-of } savıyla ilgili karar ertelendi. Oyun sürer.
quickplay-rejected = { side-of } savı reddedildi. { opponent-to } { time-text } eklenir.
quickplay-decision-due = { side-of } bayrağı düştü. Hakem, ertelenen savı şimdi karara bağlar.
score-shown = { side-to } hamle kaydı gösterildi.
score-asked-too-often = { side-name }, hamle kaydını görmeyi beşten çok kez istedi. Bu, rakibin dikkatini dağıtır.

## Hakem

device-warned = { side-of } bir cihazı ses çıkardı. İlk kez olduğu için uyarı verildi.
penalty-warning = { side-to } uyarı verildi.
penalty-more-time = { side-to } ceza verildi. { opponent-to } { time-text } eklenir.
penalty-less-time = { side-of } süresinden { time-text } düşülür.
penalty-points = Puanlar belirlendi. { side-name } { $own }, rakibi { $opponents } puan alır.
penalty-loss = { side-name } oyunu kaybeder, rakibi { $opponents } puan alır.
penalty-fine = { side-to } para cezası verildi: { $amount }.
penalty-exclusion = { side-name }, { $rounds ->
    [one] bir turdan
   *[other] { $rounds } turdan
} uzaklaştırıldı.
penalty-expulsion = { side-name } yarışmadan çıkarıldı.
ruling-overridden = Hakem, verilmiş kararı kaldırdı: { $reason }
arbiter-asked = { side-of } hâlâ mat edip edemeyeceği bilinmiyor. Karar hakemindir.

## Notasyon kâğıtları

move-recorded = { side-name } yazdı: { $text }
recorded-in-advance = { side-name }, hamleyi yapmadan önce yazdı: { $text }. Önceden yalnızca berabere savı ya da zarf hamlesi yazılabilir; hakem bunun için ceza verebilir.
sheet-replaced = { side-of } elektronik notasyon kâğıdı arızalı. Hakem onu değiştirir.
sheet-update-due = Bayrak düştü. { side-name } yazmak zorunda değildi; hamlesinden önce kaydını tamamlamalıdır.
both-sheet-updates-due = Bayrak düştü ve iki oyuncu da yazmak zorunda değildi. İki kayıt da tamamlanana kadar saat durur.
sheet-updated = { side-name } kaydını tamamladı.
reconstructing = Tam bir kayıt yok. Konum ve süreler yazıldı; oyun ikinci bir tahtada yeniden kurulur.
count-settled = Hamle sayaçları belirlendi: Beyaz { $white }, Siyah { $black }. Sonraki hamle buradan sayılır.
sheet-handed-out = { side-to } notasyon kâğıdı verildi.
result-signed = { side-name } sonucu imzaladı: { $result }.

## Davranış ve hakemin görevleri

player-left = { side-name } { zone-text } ayrıldı.
player-left-without-permission = { side-name } gereken izni almadan { zone-text } ayrıldı. Cezayı hakem seçer.
outsider-entered = { $person } izinle oyun salonuna girdi.
outsider-entered-without-permission = { $person } izinsiz oyun salonuna girdi.
breach = { side-name }: { breach-text }. Cezayı hakem seçer.
complaint = { side-name } rakibinden şikâyetçi: { breach-text }. Kararı hakem verir.
repetition-noted = { side-name } on hamle içinde { $count } kez beraberlik önerdi ya da talep etti. Bu, rakibi rahatsız edebilir; kararı hakem verir.
inspection-ordered = { side-of } eşyaları ayrı bir yerde aranır.
device-put-away = { side-of } cihazı, yönergenin izin verdiği gibi kapalı olarak çantadadır.
law-explained = { side-to } şu madde açıklandı: { $article }.
appeal-registered = { side-name } itiraz ediyor: { $text } Karara kadar sonuç geçicidir.
report-received = Hakeme bildirildi: { $text }
person-expelled = { $person } oyun sahasından çıkarıldı.
assistant-appointed = { $person } hakeme yardım eder.
arrangement-made = { side-name } için özel düzenleme: { $measure }

## Görme engelli oyuncular ve bildirimler

two-boards-used = { side-name } iki tahta istiyor: biri olağan, biri görme engelli oyuncu için.
pieces-felt = { side-name } taşı elle yokladı ({ $squares }). Deliğindeki taşa dokunulmuş sayılmaz; bu, zorunluluk doğurmaz.
piece-plugged = { side-name }, taşı yeni deliğine koydu ({ $move }). Hamle ancak bildirilince ve alınan taş tahtadan kalkınca yapılmış olur.
victim-removed = { side-name }, alınan taşı { $square } karesinden kaldırdı. Hamle henüz yapılmış değil.
move-announced = { side-name } hamleyi bildirdi: { $move }.
announcement-differs = { side-name } { $move } hamlesini bildirdi ama tahtada başka bir şey var. Dil sürçmesi, rakibin saati çalıştırılmadan düzeltilmelidir.
announcement-corrected = { side-name } bildirimini düzeltti: { $move }.
move-repeated = { side-name } bildirimi yineledi: { $move }.
announcement-heard = Anlaşıldı: { $move }.
wrong-board-adjusted = Kayıtlar aynı. { side-name } hamleyi yanlış yaptı ve kendi tahtasını düzeltir.
back-to-agreement = Kayıtlar farklı. Uyuştukları son konum, { $ply }. yarım hamleden sonraki, kurulur; saatleri hakem ayarlar.
assistant-required = Görme engelli oyuncu işitme engelli rakiple oynuyor: yardımcı zorunludur.
pairing-in-order = Bu oyunda yardımcı zorunlu değil.
times-told = { side-to } hamle sayısı ve süreler söylendi.
assistant-acted = { side-of } yardımcısı işlem yapıyor.

## Ertelenen oyun

session-announced = Oturum başladı, süresi { time-text }.
seal-requested = Oturum bitti. { side-name } zarf hamlesini yazar.
move-sealed = { side-name } zarf hamlesini yazdı; saat durdurulana kadar değiştirebilir.
move-sealed-early = { side-name }, oturum bitmeden zarf hamlesi yazıyor. Kalan süre kullanılmış sayılır: { time-text }.
moved-on-board = { side-name }, zarf hamlesi yerine tahtada { $move } oynadı. Zarf hamlesi budur.
game-adjourned = { side-name } saati durdurdu. Oyun ertelendi; zarf hamlesi artık değiştirilemez.
envelope-kept = { side-of } zarfı ({ $number }. hamle) denetlendi ve saklanıyor. Devam: { $resumption }
game-resumed = Ertelenen konum ve süreler kuruldu. Zarf açılabilir.
resumed-responder-absent = Yanıt verecek oyuncu gelmedi. Onun saati çalışır, zarf kapalı kalır.
resumed-sealer-absent = Zarf hamlesini yazan oyuncu yok. Rakibi yanıtını zarfa koyabilir.
resumed-neither-present = İki oyuncu da yok. Yanıt verecek oyuncunun süresi işler.
envelope-stays-closed = { side-name } yanıt vermek için burada değil; zarf kapalı kalır. { side-of } saati çalışıyor.
sealed-move-played = Zarf açıldı. { side-of } zarf hamlesi { $move } tahtada yapıldı.
stated-move-played = Zarf kayıp. { side-name }, zarfa yazdığını söylediği hamleyi oynar: { $move }.
reply-sealed = { side-name }, rakibi olmadığı için yanıtını zarfa koydu. Şimdi rakibin saati çalışıyor.

## Satranç960 ve hakemsiz savlar

array-valid = { $array } dizilişi oynanabilir.
castling-announced = { side-name } rok yapacağını bildirdi.
quickplay-filed = { side-of } savının dayanağı, belirlenmiş hakem için yazıldı.
claim-verified = { side-name }, rakibinin sunduklarını doğruladı.

## Oyunun sonu

end-checkmate = Mat. { winner-name } kazandı.
end-stalemate = Pat. Oyun berabere bitti.
end-dead-position = İki taraf da geçerli hiçbir hamle dizisiyle mat edemez. Oyun berabere bitti.
end-resignation = { loser-name } oyunu terk etti. { winner-name } kazandı.
end-resignation-draw = Oyunculardan biri terk etti ama rakibi geçerli hiçbir hamle dizisiyle mat edemezdi. Oyun berabere bitti.
end-agreement = Oyuncular beraberlikte anlaştı.
end-threefold = Konum en az üçüncü kez oluşuyor. Sav doğru; oyun berabere bitti.
end-fifty-moves = İki taraf da elli hamle boyunca taş almadı ve piyon oynamadı. Sav doğru; oyun berabere bitti.
end-fivefold = Konum beş kez oluştu. Oyun berabere bitti.
end-seventy-five-moves = İki taraf da yetmiş beş hamle boyunca taş almadı ve piyon oynamadı. Oyun berabere bitti.
end-flag = { loser-name } süresini aştı. { winner-name } kazandı.
end-flag-draw = Süre aşıldı ama rakip geçerli hiçbir hamle dizisiyle mat edemez. Oyun berabere bitti.
end-both-flags = İki bayrak da düştü. Oyun berabere bitti.
end-default = { loser-name }, hükmen yenik sayılma süresi dolana kadar gelmedi. { winner-name } kazandı.
end-both-default = İki oyuncu da hükmen yenik sayılma süresi dolana kadar gelmedi. İkisi de kaybetti.
end-illegal = { loser-name } yaptığı ihlal nedeniyle kaybetti. { winner-name } kazandı.
end-illegal-draw = Bu ihlal oyunu kaybettirirdi ama rakip geçerli hiçbir hamle dizisiyle mat edemez. Oyun berabere bitti.
end-illegal-position = Konum, sonraki hamlenin ardından da geçersiz. Oyun berabere bitti.
end-wrong-array = Başlangıç konumu yanlıştı. Oyun iptal edildi; yeni bir oyun oynanır.
end-wrong-colours = Oyun ters renklerle başladı. Oyun iptal edildi; yeni bir oyun oynanır.
end-quickplay = Sav haklı. Oyun berabere bitti.
end-quickplay-filed = Berabere savında bulunuldu ve oyun sona erdi. Kararı, belirlenmiş hakem verir.
end-device = { loser-of } üzerinde elektronik cihaz bulundu ya da cihazından ses geldi. { winner-name } kazandı.
end-refusal = { loser-name } kurallara uymamakta direndi ve kaybetti.
end-both-refuse = İki oyuncu da kurallara uymamakta direndi. İkisi de kaybetti.
end-penalty = { loser-name } hakem kararıyla oyunu kaybetti. Puanlar: { $score }.
end-declared = Hakem sonucu { $result ->
    [annulled] iptal
    [pending] beklemede
   *[other] { $result }
} olarak ilan etti: { $reason }
end-sealed-loss = Zarf hamlesi belirsiz ya da geçersiz. { loser-name } kaybetti, { winner-name } kazandı.
end-sealed-draw = Zarf hamlesi belirsiz ya da geçersiz ama rakip geçerli hiçbir hamle dizisiyle mat edemez. Oyun berabere bitti.
end-sealed-move = Bir oyuncu geç kaldı ama zarf hamlesi oyunu bitirdi: { $result }.
end-position-lost = Ertelenen konum belirlenemiyor. Oyun iptal edildi; yeni bir oyun oynanır.
end-signed = İki oyuncu da sonucu imzaladı: { $result }. Hakem başka türlü karar vermedikçe geçerlidir.

## Geri çevirmeler

refused-game-over = Oyun bitti; bu artık hiçbir şeyi değiştirmez.
refused-time-ran-back = Verilen zaman, daha önce kaydedilmiş bir zamandan geride. Hiçbir şey değiştirilmedi.
refused-not-your-office = { seat-name } bunu yapamaz.
refused-not-started = Oyun henüz başlamadı.
refused-already-started = Oyun zaten başladı.
refused-not-arrived = Oyuncu tahta başına gelmedi.
refused-already-here = Oyuncu zaten tahta başında.
refused-default-time-not-over = Hükmen yenik sayılma süresini aşan olmadı.
refused-paused = Saat duraklatıldı. Ne zaman devam edileceğine hakem karar verir.
refused-not-paused = Saat duraklatılmış değil.
refused-arbiter-must-answer = Önce hakemin açık soruyu yanıtlaması gerekir.
refused-nothing-asked = Açık bir soru yok.
refused-not-on-move = Hamle sırası rakipte.
refused-nothing-there = { $square } karesinde taş yok.
refused-bound-by-touch = Dokunulan taş bağlar. { duty-text }
refused-adjust-not-allowed = Taşları ancak hamlede olan oyuncu düzeltebilir.
refused-adjust-off-clock = Taşlar ancak oyuncunun kendi saati çalışırken düzeltilebilir.
refused-no-promotion = O karede hiçbir piyon bu taşa terfi edemez.
refused-not-legal = { $motion } kurallara uygun bir hamle değil; burada başkası kabul edilmez.
refused-press-has-no-effect = Şu anda saate basmanın etkisi yok.
refused-objection-forfeited = Taşa dokunmuş olan oyuncu, rakibinin dokunma kurallarına aykırı davranışına artık itiraz edemez.
refused-claim-forfeited = Taşa dokunmuş olan oyuncu, bu hamlede berabere savında bulunamaz.
refused-claim-pending = Bir sav hakemin kararını bekliyor.
refused-claim-irrevocable = Sav geri alınamaz.
refused-no-claim = Karar bekleyen bir sav yok.
refused-claim-not-on-move = Bu savda ancak hamlede olan oyuncu bulunabilir.
refused-nothing-to-object = İtiraz edilecek bir dokunma ihlali yok.
refused-nothing-illegal = Ortada bir ihlal yok.
refused-only-opponent-claims = Az hakemin izlediği oyunlarda kural dışı hamleyi yalnız rakip ileri sürebilir.
refused-illegal-move-unknown = Konum kural dışı, ama buna yol açan kural dışı hamle bilinmiyor. Hakem, saptanabilen son konumu geri getirir.
refused-array-was-right = Başlangıç konumu doğruydu.
refused-nothing-displaced = Yerine konması gereken taş yok.
refused-no-offence-yet = İki el kullanmak ancak saate basıldıktan sonra ihlal sayılır.
refused-illegal-move-stands = Rakip sonraki hamlesini yaptı. İki oyuncu düzeltmek için anlaşmadıkça geçersiz hamle olduğu gibi kalır.
refused-flag-up = Bayrak düşmedi.
refused-flag-claim = Sav reddedildi: rakibin bayrağı düşmedi.
refused-own-flag-down = Sav reddedildi: savda bulunanın kendi bayrağı da düşmüş.
refused-arbiter-silent = Bu kurallara göre hakem ancak bir oyuncu isterse karışır.
refused-too-late = Buna itiraz etmek için artık geç: iki taraf da çok fazla hamle tamamladı.
refused-times-stand = Yanlış süre ancak oyuncu devamdan sonraki ilk hamlesinden önce bildirirse düzeltilir; hakem başka türlü karar verebilir.
refused-result-stands = Oyun bitti. Sonuç olduğu gibi kalır.
refused-no-offer = Açık bir teklif yok.
refused-offer-void = Yarışma yönergesi anlaşmayla beraberliğe henüz izin vermiyor. Öneri geçersiz.
refused-offer-irrevocable = Teklif geri çekilemez.
refused-agreement-void = İki taraf da birer hamle yapmadan beraberlikte anlaşılamaz.
refused-score-impossible = Böyle bir puan dağılımı olamaz.
refused-score-only-on-move = Hamle kaydını görmeyi ancak hamlede olan oyuncu isteyebilir.
refused-quickplay-inadmissible = Hızlı bitiriş yönergesi burada buna izin vermiyor.
refused-no-such-ruling = Böyle bir karar yok ya da karar daha önce kaldırılmış.
refused-ruling-overtaken = O karardan sonra hamle yapıldı. Bunun yerine konumu yeniden oluşturun.
refused-no-rule = Yürürlükteki kurallar burada ne yapılacağını söylemiyor. Karar hakemindir.
refused-record-previous-first = Yeni hamle yapılmadan önce oyuncunun önceki hamlesi yazılmalıdır.
refused-update-sheet-first = Sonraki hamleden önce kayıt tamamlanmalıdır.
refused-no-update-due = Tamamlanması gereken kayıt yok.
refused-still-in-play = Oyun bitmedi; imzalanacak bir sonuç yok.
refused-no-such-article = Bu sürümde böyle bir madde yok.
refused-no-appeals = Yarışma yönergesi itiraza izin vermiyor.
refused-now-spectator = Oyun bitti; oyuncuları artık seyircidir.
refused-no-hints = Hakem hamle sayısını kimseye söylemez.
refused-sighted-player = Gören oyuncu olağan kurallara uyar.
refused-nobody-is-blind = İki tahta ancak oyunculardan biri görme engelliyse kullanılır.
refused-blind-move-not-made = Hamle henüz yapılmış değil: rakibin saati çalıştırılmadan önce oynanmalı ve bildirilmelidir.
refused-announcement-incomplete = Bildirimden hangi hamlenin kastedildiği anlaşılmıyor.
refused-announcement-too-late = Artık düzeltilebilecek bir bildirim yok. Karar hakemindir.
refused-whose-board-is-wrong = Kayıtlar aynı. Hamleyi kimin yanlış yaptığı daha belirlenmeli.
refused-not-for-assistant = Bu oyuncunun bunu yapabilecek bir yardımcısı yok.
refused-seal-final = Saat durduruldu; zarf hamlesi artık değiştirilemez.
refused-nothing-sealed = Zarfa yazılmış hamle yok.
refused-not-adjourned = İçinde zarf hamlesi olan bir zarf yok.
refused-still-adjourned = Oyun ertelenmiş durumda. Zarf açılınca sürer.
refused-envelope-first = Önce zarf açılmalı: oyunu bitiren zarf hamlesi gecikmeden önce gelir.
refused-seal-broken = Zarfa konan bu değildi. Zarf değiştirilmiş ya da zarar görmüş.
refused-stated-move-unclear = Söylenen hamle belirsiz ya da geçersiz.
refused-opponent-is-here = Yanıt ancak zarf hamlesine karşılık ve ancak rakip yokken zarfa konabilir.
refused-array-invalid = Bu diziliş Satranç960'ta oynanamaz.
refused-nothing-to-verify = Rakibin doğrulanacak bir savı yok.
