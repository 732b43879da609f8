# Where editions differ: what each point is about, and the words of `jadoube diff`.

amendment-rook-first-bars = Şahtan önce kaleye dokunmanın hangi roku engellediği.
amendment-resignation-may-draw = Mat edemeyecek bir rakibe karşı oyunu terk etmenin beraberlik olup olmadığı.
amendment-moves-before-agreement = Beraberlikte anlaşmak için iki oyuncunun da kaç hamle yapmış olması gerektiği.
amendment-default-time = Yönerge bir şey demiyorsa oyuncunun ne kadar geç gelebileceği.
amendment-arbiter-calls-flag = Bayrak düşüşünü hakemin mi bildirdiği, yoksa yalnız talebin mi sayıldığı.
amendment-own-flag-up = Süreden talepte bulunanın kendi süresinin kalmış olmasının gerekip gerekmediği.
amendment-arbiter-acts-unasked = Hakemin, kimse istemeden de gördüğü hakkında karar verip vermediği.
amendment-set-up-settled-after = Az hakemin izlediği oyunlarda yanlış dizilişin kaç hamleden sonra geçerli kaldığı.
amendment-two-hands-need-press = İki el kullanmanın saate basılmadan önce de ihlal olup olmadığı.
amendment-unsupervised-ladder = Az hakemin izlediği oyunlarda kaçıncı ihlalin oyunu kaybettirdiği.
amendment-time-penalty = İhlal ya da yanlış talep için rakibe ne kadar süre verildiği.
amendment-automatic-draws = Beş tekrarın ya da 75 hamlenin talep olmadan beraberlik sayılıp sayılmadığı.
amendment-first-ring-warns = Telefonun ilk çalışının neye yol açtığı.
amendment-blitz-by-national-rules = Yıldırım oyunlarının ulusal kurallarla oynanıp oynanmadığı.
amendment-quickplay-by-default = Hızlı bitiriş yönergesinin duyurulmadan da geçerli olup olmadığı.

diff-heading = { $one } ile { $other } arasındaki farklar
diff-article = { $one }: { $first }; { $other }: { $second }
diff-none = böyle bir madde yok
diff-no-witness = Bu fark hiçbir oyunda başka karara yol açmaz.

# Conditions that a ruling hangs on, and the words of `jadoube replay --why`.

why-regime-full = Tam yarışma kuralları altında:
why-regime-limited = Az hakemin izlediği oyunlarda:
why-class-standard = Standart oyunda:
why-class-rapid = Hızlı oyunda:
why-class-blitz = Yıldırım oyununda:
why-use-mediated = Program her dokunuşu ve saate basışı görseydi:
why-use-console = Hakem gerçek tahtada gördüğünü girseydi:
why-nothing-touched = Bu hamlede hiçbir taşa dokunulmamış olsaydı:
why-no-fault-before = Daha önce cezalandırılmış bir ihlal olmasaydı:
why-fault-before = Daha önce cezalandırılmış bir ihlal olsaydı:
why-nothing-illegal-open = Karar bekleyen bir ihlal olmasaydı:
why-no-offer = Beraberlik önerilmemiş olsaydı:
why-offer-open = Açık bir beraberlik önerisi olsaydı:
why-time-left = İki oyuncunun da süresi kalmış olsaydı:
why-not-paused = Saatler duraklatılmamış olsaydı:
why-both-present = İki oyuncu da tahtada olsaydı:
why-moves-completed = Son hamle tamamlanmış olsaydı:
why-no-objection = Dokunma kurallarına aykırı açık bir durum olmasaydı:
why-heading = Neden: { $request }; isteyen: { $seat ->
    [white] beyaz
    [black] siyah
    [arbiter] hakem
   *[program] program
}
why-ruled = Verilen karar:
why-applied = Bakılan ve uygulanan kurallar:
why-did-not-apply = Bakılan ama uygulanmayan kurallar:
why-not-told = Bu karar hakkında söylenecek başka bir şey yok.
why-nothing-happens = Hiçbir şey olmazdı.
why-nothing = Karar, denenen hiçbir koşula bağlı değil: aynı olurdu.
why-no-request = Bu kayıtta şu numaralı istek yok: { $number }.
