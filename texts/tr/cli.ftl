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
explain-editions = Öteki metinlerde
explain-same-number = { $edition }: { $article }
explain-absent = { $edition }: böyle bir madde yok
explain-differs = Metinlerin ayrıldığı noktalar
explain-unknown = { $edition } metninde { $article } maddesi yok. En yakını: { $nearest }
demo-title = { $edition } kurallarıyla bir örnek oyun
demo-legend = Her satırda beyazın ve siyahın süreleri, olan biten ve dayandığı madde yer alır. "!" geri çevrilen isteği gösterir.
demo-result = Sonuç: { $result }
result-none = oyun sürüyor
winnable-yes = { side-name } hâlâ mat edebilir. Bu geçerli hamle dizisi bunu gösterir ({ $count } yarım hamle):
winnable-no = { side-name }, ne oynanırsa oynansın asla mat edemez.
winnable-unknown = { side-name } için mat olasılığı { $nodes } konum içinde karara bağlanamadı.
winnable-dead = Hiçbir taraf mat edemez: konum ölüdür ve oyun beraberedir (5.2.2).
winnable-proof-material = Kanıt: kalan taşlarla, rakibin yardımıyla bile mat oluşamaz.
winnable-proof-exhausted = Kanıt: ortaya çıkabilecek { $count } konumun hepsine bakıldı ve hiçbiri mat değil.
winnable-proof-zones = Kanıt: hiçbir taş burada sayılan karelerin dışına asla çıkamaz ve bu karelerde mat oluşamaz.
winnable-zone = { side-name }, { piece-name } ({ $square }): { $squares }
