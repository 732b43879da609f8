### Komut satırının kararlar ve maddeler çevresinde söyledikleri.

explain-title = Madde { $article }, { $edition } kuralları
explain-title-fi = Madde { $article }, Finlandiya uygulamasıyla 2017 kuralları
explain-program = Programın yaptığı
explain-care-enforced = Bu konuda kendisi karar verir; hakem gerekçe göstererek kararı değiştirebilir.
explain-care-assisted = Bir karar önerir; son kararı hakem verir.
explain-care-recorded = Olayı kayıtta tutar.
explain-care-shown = Maddeyi gösterir; karar verilecek bir şey yoktur.
explain-care-not-yet = Bu henüz yapılmadı; program maddeyi yalnızca gösterir.
explain-scenarios = Maddeyi sınayan senaryolar: { $scenarios }
explain-editions = Öteki sürümlerde
explain-same-number = { $edition }: { $article }
explain-absent = { $edition }: böyle bir madde yok
explain-differs = Metinlerin ayrıldığı noktalar
explain-unknown = { $edition } metninde { $article } maddesi yok. En yakını: { $nearest }
explain-english-number = 2023 İngilizce metninde bu maddenin numarası: { $english }.
explain-english-other = 2023 İngilizce metninde bu numara ({ $english }) başka bir maddedir, burada: { $article }.
explain-found-as = Bu sürümde ({ $edition }) başka numara altındadır: { $article } → { $found }.
explain-matches = Şu sözün geçtiği maddeler ({ $edition }): “{ $words }”
explain-no-match = Bu söz hiçbir maddede geçmiyor ({ $edition }): “{ $words }”.
demo-title = { $edition } kurallarıyla bir örnek oyun
demo-legend = Her satırda beyazın ve siyahın süreleri, olan biten ve dayandığı madde yer alır. "!" geri çevrilen isteği gösterir.
demo-result = Sonuç: { $result }
result-none = oyun sürüyor
winnable-yes = { side-name } hâlâ mat edebilir. Bu geçerli hamle dizisi bunu gösterir ({ $count } yarım hamle):
winnable-no = { side-name }, ne oynanırsa oynansın asla mat edemez.
winnable-unknown = { side-name } için mat olasılığı { $nodes } konum içinde karara bağlanamadı. { $ended ->
    [memory] Aramayı bellek sonlandırdı: --memory daha fazlasına izin verir.
    [seventy-five] Yalnızca 75 hamlenin ötesinde matlar bulundu.
   *[budget] Aramayı sınır sonlandırdı: --budget daha fazlasına izin verir.
}
winnable-dead = Hiçbir taraf mat edemez: konum ölüdür ve oyun beraberedir (5.2.2).
winnable-proof-material = Kanıt: kalan taşlarla, rakibin yardımıyla bile mat oluşamaz.
winnable-proof-exhausted = Kanıt: ortaya çıkabilecek { $count } konumun hepsine bakıldı ve hiçbiri mat değil.
winnable-proof-zones = Kanıt: hiçbir taş burada sayılan karelerin dışına asla çıkamaz ve bu karelerde mat oluşamaz.
winnable-proof-loose = Kanıt: { $squares } karelerindeki taşlar ulaşabilecekleri her yerde bulunabilse bile, öteki taşlar yalnızca { $count } dizilişte durabilir ve hiçbirine mat sığmaz.
winnable-proof-forced = Kanıt: yalnızca bu hamleler mümkündür ve hiçbirinden sonra mat oluşamaz.
winnable-zone = { side-name }, { piece-name } ({ $square }): { $squares }
check-none = { $file } dosyasında kanıt belgesi yok.
check-refused = Satır { $line }: { $reason }
check-held = Doğrulanan kanıt belgesi: { $count } / { $all }
seal-done = Zarf kapatıldı: { $file }. Oyunun kaydına girecek doğrulama değeri: { $seal }
seal-empty = Zarfa hamle konmadı: girdinin ilk satırı hamle olmalı.
seal-empty-key = { $file } dosyasında parola yok.
unseal-move = Zarf hamlesi: { $move }
unseal-note = Zarfın üstünde: { $note }
unseal-seal = Doğrulama değeri: { $seal }
unseal-nonce = Tek kullanımlık değer: { $nonce }
unseal-no-envelope = { $file } zarf hamlesi içeren bir zarf değil: { $reason }
unseal-closed = Zarf açılmıyor: bir parola yanlış ya da dosya kapatıldıktan sonra değiştirilmiş.

## Elektronik tahtalar

board-begins = Elektronik tahta oyuna bağlandı. Durdurmak için: Ctrl-C.
board-line-lost = Sunucuya ulaşılamıyor. Yeniden deneniyor: { $why }
board-line-back = Sunucuya yeniden ulaşılıyor.
board-over = Oyun bitti.
board-asks = Hakem çağrılıyor: { $why }
board-silent = Elektronik tahta yanıt vermiyor. Kablosu çekilmiş olabilir.
board-unsteady = Elektronik tahta her seferinde başka bir yanıt veriyor.
board-differs = Elektronik tahtaya bir süre ulaşılamadı ve şu kareler oyundakinden farklı: { $squares }
board-unexplained = { side-name } saate bastı, ama şu kareleri tek bir hamle açıklamıyor: { $squares }
board-nothing-moved = { side-name } saate bastı, ama hiçbir taş oynamadı.
board-refused = { side-name }, oyunun kabul etmediği bir hamleden sonra saate bastı ({ $move }): { $why }
board-refused-press = { side-name } saate bastı, ama oyun bunu kabul etmiyor: { $why }
board-shown-win = Oyuncular tahtada bir sonuç gösteriyor. { side-name } kazandı.
board-shown-draw = Oyuncular tahtada bir sonuç gösteriyor: berabere.
board-ready = Taşlar oyundaki gibi duruyor.
board-set-up = Şu kareler oyunun başlangıcındaki gibi değil: { $squares }
board-put-back = Şu kareler oyundakinden farklı. Lütfen düzeltin: { $squares }
board-whose-hand = Şu karede bir taş kaldırıldı ve geri kondu: { $square }. Kimin eli olduğu görülemez; bu yüzden kimseyi bağlamaz.
board-no-clock = Elektronik tahtanın saati yok. Saate programın bastığı bir oyun kullanın.
