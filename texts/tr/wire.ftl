### Oyuncuların yazdıkları ve sunucunun iletiler hakkında söyledikleri.

## Hamle yerine yazılabilecek komutlar: virgülle ayrılmış sözcükler
command-press = saat, bas
command-draw = beraberlik, berabere
command-accept = kabul, evet
command-decline = ret, hayır
command-resign = terk
command-adjust = düzelt, jadoube
command-threefold = üçlü, tekrar
command-fifty = elli, 50
command-arbiter = hakem, dur
command-flag = bayrak, süre
command-illegal = geçersiz, kuraldışı
command-touch = dokundu, dokunma
command-arrive = geldim, buradayım
command-start = başlat
command-castling = rok
command-restore = yerleştirdim
command-correct = gerial
command-score = kağıt, kâğıt
command-increment = ekleme
command-cannot = kazanamaz
command-no-effort = çabasız
command-assistant = yardımcı
command-boards = tahtalar
command-announce = duyur
command-withdraw = geriçek
command-resume = devam

## Ele alınamayan iletiler
fault-malformed = İleti anlaşılamadı.
fault-too-big = İleti çok uzun.
fault-too-many = Çok fazla ileti; lütfen biraz bekleyin.
fault-not-yours = Bu bağlantı bunu yapamaz.
fault-not-understood = Bu, burada ne bir hamle ne de bir komut.
fault-no-such-call = Bu numarayla hakemi çağıran kimse yok.
fault-not-kept = Kaydedilemedi. Lütfen yeniden deneyin.

# Bir tarafın neden asla mat edemeyeceği: bir konum sorusunun yanıtı.
proof-material = Kalan taşlarla, rakibin yardımıyla bile mat oluşamaz.
proof-exhausted = Ortaya çıkabilecek { $count } konumun hepsine bakıldı ve hiçbiri mat değil.
proof-zones = Hiçbir taş ulaşabildiği karelerin dışına asla çıkamaz ve bu karelerde mat oluşamaz.
proof-loose = Bazı taşlar ulaşabilecekleri her yerde bulunabilse bile, ötekiler yalnızca { $count } dizilişte durabilir ve hiçbirine mat sığmaz.
proof-forced = Yalnızca az sayıda hamle mümkündür ve hiçbirinden sonra mat oluşamaz.

## Yayının durumu, masada
broadcast-title = Yayın
broadcast-of-round = { $round }. tur
broadcast-waiting = Henüz hiçbir şey gönderilmedi.
broadcast-current = { $games } oyun orada, izleyicilerin gördüğü gibi.
broadcast-trying = Son deneme başarısız oldu. Yeniden deneniyor.
broadcast-token = Anahtar bu tur için kabul edilmiyor.
broadcast-no-round = Yayında böyle bir tur yok.
broadcast-refused = Yayının yanıtı: { $status }.
broadcast-away = Yayına ulaşılamıyor: { $why }
broadcast-not-taken = Bir oyun alınmadı: { $why }
broadcast-unreadable = Oyunlar burada okunamıyor: { $why }
