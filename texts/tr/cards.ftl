### Cards: what happens at the table, what is refused, and what the terminal says.

## Names that sentences are built from

card-seat = { $seat ->
    [0] Oyuncu 1
    [1] Oyuncu 2
    [2] Oyuncu 3
   *[other] { $seat }
}
card-side = { $side ->
    [declarer] tek oynayan
   *[defenders] savunanlar
}
card-suit = { $faces ->
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
ulti-figure = { $figure ->
    [game] oyun
    [h40] 40-100
    [h20] 20-100
    [aces4] dört as
    [ulti] ultimó
    [durch] durchmars
    [spread_durch] açık durchmars
    [betli] betli
   *[spread_betli] açık betli
}
card-level = { $level ->
    [kontra] kontra
    [rekontra] rekontra
    [szubkontra] szubkontra
    [hirskontra] hirskontra
    [mordkontra] mordkontra
   *[more] bir kontra daha
}

## Before the deal

card-drawn = { card-seat } şu kâğıdı çekti: { $card }.
card-first-bidder = { card-seat } ilk kupayı çekti ve başlar; solundaki dağıtır.
card-committed = Karıştırma sabitlendi; doğrulama kodu: { $digest }
card-seat-committed = { card-seat } bir sayıyı sabitledi; doğrulama kodu: { $digest }
card-number-opened = { card-seat } sayısını masaya açtı.
card-shuffle-void = { $owed ->
    [nonces] Şu yerler sayılarını açmadı: { $seats }.
   *[shuffle] Şu yerler bir sayıya bağlanmadı: { $seats }.
} Karıştırma baştan başlıyor.
card-late = { card-seat } süresini doldurdu ve oynamadı.
card-taken-back = { $count ->
    [1] { card-seat } son hareketini geri aldı.
   *[other] { card-seat } son hareketini ve alıştırma oyuncularının o zamandan beri yaptıklarını geri aldı.
}
card-sat-in = { card-seat } burada değil: yerine bir alıştırma oyuncusu oturdu.
card-returned = { card-seat } geri geldi ve oynamayı sürdürüyor.
card-nonce-added = { card-seat } karıştırmaya bir sayı kattı: { $nonce }.
card-deck-laid = Deste karıştırıldı.
card-deck-cut = { card-seat } desteyi { $count } kâğıttan kesti.
card-knocked = { card-seat } masaya vurdu: kesme yok.
card-gathered = { $tables } masanın hepsi sayılarını sabitledi; şimdi açılıyorlar.
card-all-opened = Bütün masaların sayıları açık: her yerde aynı dağıtımlar oynanıyor.
card-next-deal-wanted = { card-seat } sonraki dağıtıma hazır.
card-begun-anew = Başka bir masada bir yerin süresi doldu (masa: { $table }, yer: { $places }): bütün masaların karıştırması yeni sayılarla baştan başlıyor.
card-left-out = İki kez adı geçti: bütün masaların ortak karıştırması şu yerlerin sayısı olmadan sürüyor: { $seats }.
card-dealt = { card-seat } dağıtır.

## From the arbiter

card-violation-ruled = { card-seat } kuralı çiğnedi ve dağıtımı kaybeder: { $reason }.
card-replay-ordered = Dağıtım yeniden oynanır: { $reason }.
card-deal-awarded = Dağıtım hükmen verildi; puanları alan: { card-side }: { $reason }.

## Cards and tricks

card-played = { card-seat } oynar: { $card }.
card-trick-taken = { card-seat } eli alır.

## What is refused at the table

card-nothing-to-take-back = Geri alabileceğiniz bir şey yok: gizli kâğıt gösteren hareket kalır.
card-acted-since = Artık geri alınamaz: o zamandan beri şu oyuncu oynadı: { card-seat }.
card-sat-in-already = Bu yerde zaten bir alıştırma oyuncusu oturuyor: { card-seat }.
card-nobody-sits-in = Bu yerde alıştırma oyuncusu oturmuyor: { card-seat }.
card-no-taking-back = Bu masada hiçbir şey geri alınmaz.
card-not-your-turn = Sıra sizde değil, sıradaki: { card-seat }.
card-another-step = Önce şu gelir: { $step ->
    [draw] ilk dağıtan için çekiliş
    [shuffle] karıştırma
    [nonces] her oyuncunun sayısı
    [cut] kesme ya da vurma
   *[deal] dağıtma
}.
card-not-for-players = Bu masanın işidir, oyuncunun değil.
card-for-players = Bu oyuncunun işidir.
card-not-there = { $card } artık destede yok.
card-nonce-given = Sayınızı zaten verdiniz.
card-committed-already = Zaten bir sayıya bağlandınız.
card-commitment-used = { $digest } bağı bu oturumda daha önce kullanıldı.
card-number-differs = Bağlanılan sayı bu değil.
card-nobody-is-late = Geciken kimse yok.
card-seed-differs = Masanın bağlandığı tohum bu değil.
card-not-the-pack = Bu kâğıtlar bu oyunun destesi değil.
card-no-cut = Kesmede en az bir kâğıt alınır ve en az biri kalır; { $count } olmaz.
card-no-knock = Bu oyunda vurma yoktur.
card-said-already = Bunu zaten bildirdiniz.
card-not-the-duplicate = Bunlar birlikte oynayan masaların doğrulama kodları değil.
card-number-left-out = İki kez adınız geçti: karıştırma sizin sayınız olmadan sürüyor.
card-same-at-other-tables = Aynı dağıtım başka masalarda da oynanıyor: burada yeniden oynanamaz. Karar verin ya da hükmen verin.
card-shuffled-otherwise = Bu oturumda deste başka türlü karıştırılır.
card-deal-under-way = Dağıtım sürüyor; önce o oynanır.
card-nothing-dealt = Dağıtılmış kâğıt yok.
card-deal-settled-already = Dağıtım hesaplandı.
card-session-over = Oturumun bütün dağıtımları oynandı.
card-not-your-office = { $who ->
    [arbiter] Hakem karar verir, başka bir şey yapmaz.
    [table] Masa karıştırır ve dağıtır, başka bir şey yapmaz.
   *[player] Yalnız hakem karar verir.
}
card-nothing-announced = Verilebilecek bir deklare yok; dağıtım ancak yeniden oynanabilir.

## Cards that are refused

card-not-held = Elinizde yok: { $card }.
card-must-follow = { $card } olmaz: renge uymalısınız.
card-must-overtake = { $card } olmaz: eli geçen bir kâğıdınız var, onu oynamalısınız.
card-must-trump = { $card } olmaz: o renkten kâğıdınız yok, koz oynamalısınız.
card-must-overtrump = { $card } olmaz: daha büyük kozunuz var, onu oynamalısınız.
card-no-pair = Papaz ve kız elinizde değil: { card-suit }.

## Ulti: what happens

ulti-talon-taken = { card-seat } talonu alır.
ulti-bid-made = { card-seat } deklare eder: { $contract }.
ulti-talon-laid = { card-seat } iki kâğıt bırakır.
ulti-passed = { card-seat } pas der.
ulti-auction-won = { card-seat } tek başına oynar: { $contract }.
ulti-trump-known = Koz: { card-suit }.
ulti-kontra-said = { card-seat }: { card-level }, { ulti-figure }.
ulti-stood = { card-seat } başka bir şey demez.
ulti-play-began = İlk kâğıt oynanabilir.
ulti-melded = { card-seat } ilan eder: { $forty ->
    [yes] { $twenties ->
        [0] 40
       *[other] 40, { $twenties } × 20
    }
   *[no] { $twenties } × 20
}.
ulti-answers-due = { card-seat } eller açılmadan önce yanıt verebilir.
ulti-hands-opened = Herkes kâğıtlarını açar.
ulti-claimed = { card-seat } kâğıtlarını açar ve kalan ellerin kime yazılacağını önerir: { card-side }.
ulti-agreed = { card-seat } kabul eder.
ulti-disagreed = { card-seat } kabul etmez; oyun sürer.
ulti-deal-settled = { $how ->
    [won] { card-seat } kazandı: { $net }.
    [lost] { card-seat } kaybetti: { $net }.
   *[even] { card-seat } başa baş kaldı: { $net }.
}

## Ulti: what is refused

ulti-another-act = Şimdi: { $due ->
    [take] talonu alın
    [take-or-pass] talonu alın ya da pas deyin
    [bid] deklare verin
    [lay] iki kâğıt bırakın
    [name-trump] kozu söyleyin
    [speak] kontra deyin ya da susun
    [answer] öneriyi kabul edin ya da reddedin
   *[play] bir kâğıt oynayın
}.
ulti-must-take = İlk konuşan talonu almak zorundadır; pas diyemez.
ulti-too-low = { $contract } değeri { $worth }; { $standing } değerinden fazla olmalı.
ulti-nothing-higher = Duran deklareden daha değerlisi yok; talon yerinde kalır.
ulti-lay-two = Tam iki kâğıt bırakılır, { $count } değil.
ulti-trump-not-allowed = Bu deklare böyle oynanamaz: { card-suit }.
ulti-seven-is-kept = Ultimó deklare edildiği için koz yedilisi son ele saklanır.
ulti-meld-too-late = Çiftler ilk kâğıtla ilan edilir.
ulti-no-melds-here = Kozsuz oyunda çift ilan edilmez.
ulti-not-announced = Deklarenin parçası değil: { ulti-figure }.
ulti-kontra-ended = Daha fazla kontra verilemez: { ulti-figure }.
ulti-kontra-other-side = Söz karşı taraftadır: { ulti-figure }.
ulti-kontra-too-late = Bunun sırası geçti: { ulti-figure }.
ulti-hands-are-open = Bütün eller açık: artık kontra denmez.
ulti-claim-too-early = İlk el bitmeden kalan eller istenemez.
ulti-claimed-already = Bu elde zaten istediniz; önce oynamaya devam edin.
ulti-which-defender = İki savunan da kontra verdi; hangisine cevap verdiğinizi söyleyin: { ulti-figure }.

## Snapszer: what happens

snap-trump-called = { card-seat } kozu söyler: { card-suit }.
snap-announced = { card-seat } snapszer der.
snap-kontra-said = { card-seat }: { card-level }.
snap-melded = { card-seat } gösterir: { $points }, { card-suit }.
snap-ready-said = { card-seat } kész der.
snap-deal-settled = { $end ->
    [ready] Altmış altı tamam.
    [snapszer-made] Snapszer yapıldı.
    [snapszer-lost] Snapszer kaybedildi.
    [last-trick] Eşit: son el belirler.
   *[more-points] Bütün kâğıtlar oynandı.
} { $side ->
    [declarer] Tek oynayan kazandı: { $units }.
   *[defenders] Savunanlar kazandı: { $units }.
}

## Snapszer: what is refused

snap-call-first = Önce ilk dört kâğıtla koz söylenmeli.
snap-called-already = Koz söylendi ve ikinci paket görüldü; artık değişmez.
snap-no-snapszer-now = Snapszer'i yalnız çağıran, bir kez, ilk çıkışta der.
snap-kontra-ended = Daha fazla kontra verilemez.
snap-kontra-other-side = Söz karşı taraftadır.
snap-kontra-too-late = Kontra sırası geçti.
snap-meld-on-lead-only = Çift yalnız çıkışta gösterilir.
snap-lead-of-pair = Çiftle papaz ya da { $faces ->
    [french] kız
   *[hungarian] kız
} çıkılır, { $card } değil.
snap-ready-between-tricks = Kész iki el arasında denir.
snap-too-few-points = Tarafınızın { $points } puanı var; 66 gerekir.

## What the terminal says

cards-verified = Kayıt sağlam: { $game }, { $rules }. { $deals ->
    [one] Bir dağıtım bitti.
   *[other] { $deals } dağıtım bitti.
}
cards-unfinished = Oturum bitmedi: { $of } dağıtım var. Şimdiye kadar açık olanlar denetlendi.
cards-verified-fair = { $deals ->
    [one] Bir dağıtımın karıştırması tohumundan çıkıyor; kesmeden önce bağlanılan tohum budur.
   *[other] { $deals } dağıtımın hepsinin karıştırması tohumlarından çıkıyor; kesmeden önce bağlanılan tohumlar bunlardır.
} Bu, kaydın eski biçimidir: oyuncuların sayıları açıkça eklendi; son sayıyı ekleyip tohumu bilen kişi kâğıtları seçebilirdi. Kimsenin bunu yapmadığı kanıtlanmış değildir.
cards-verified-practice = { $deals ->
    [one] Bir dağıtımın karıştırması sayılarından çıkıyor ve her bağ bir kez kullanıldı.
   *[other] { $deals } dağıtımın hepsinin karıştırması sayılarından çıkıyor ve her bağ bir kez kullanıldı.
} Bu bir alıştırma masasıydı: bütün sayıları tek bir program çekti. Kayıt, sonradan hiçbir kâğıdın değişmediğini gösterir; sayıların birçokları arasından seçilmediğini göstermez.
cards-verified-sealed = { $deals ->
    [one] Bir dağıtımın karıştırmasını kimse yönlendirmedi
   *[other] { $deals } dağıtımın karıştırmasını kimse yönlendirmedi
}: her yer ve masa, herhangi bir sayı açılmadan önce bağlandı, her bağ bir kez kullanıldı ve kâğıtlar sayılardan çıkıyor. Kayıt, masanın kâğıtlara bakmadığını gösteremez.
cards-not-fair = { $file }: kayıt, karıştırmayı kimsenin yönlendirmediğini kanıtlamıyor.
cards-verified-duplicate = { $deals ->
    [one] Bir dağıtımın karıştırmasını kimse yönlendirmedi
   *[other] { $deals } dağıtımın karıştırmasını kimse yönlendirmedi
}: herhangi bir sayı açılmadan önce her masada sayısı olan herkes onu, program da her dağıtım için bir sayıyı sabitledi; her doğrulama kodu bir kez geçer ve kâğıtlar sayılardan çıkar. Kayıt, programın kâğıtlara bakmadığını da, başka bir masanın henüz oynamadığı bir dağıtımdan kimsenin söz etmediğini de gösteremez.
cards-verified-mark = Aynı dağıtımlar, masa: { $table } / { $tables }; hepsinin kaydında şu kod var: { $digest }
cards-verified-anew = Karıştırma, bazı yerlerin süresi dolduğu için { $times } kez baştan başladı; her seferinde bütün sayılar yeniydi. Adı geçenler: { $named }.
cards-verified-left-out = Bütün masaların karıştırmasında sayısı olmayanlar: { $seats }. Karıştırma onlara hiçbir şey kanıtlamaz.
cards-verified-nobody = Karıştırmada hiçbir masanın hiçbir yerinin sayısı yok: dağıtan program tek başına seçti.
cards-place = masa { $table }, yer { $seat }
cards-verified-by-hand = Deste elle karıştırıldı: kayıt bunun adil olduğunu gösteremez.
cards-total = Toplam: { $totals }
cards-not-whole = { $file }, satır { $line }: { $what }
cards-expected = beklenen: “{ $expected }”
cards-red = kırmızı
cards-without-trumps = kozsuz
cards-you-are = Siz: { $name }
cards-left = Masadan kalkıldı.
cards-deal = Dağıtım { $deal } / { $of }
cards-cut = Siz kesiyorsunuz. Kaç kâğıttan sonra, 1 ile { $most } arası?
cards-no-trick = Henüz el alınmadı.
cards-hint = Güçlü bir oyuncu şunu yazardı: { $hint }
cards-not-understood = Anlaşılmadı: { $typed }. Yardım için ?
cards-recorded = Oturumun kaydı: { $file }.
cards-contract = { card-seat }: { $contract }
cards-on-table = Masada: { $cards }
cards-prompt-card = Kâğıdınız:
cards-written = Yazılan: { $written }
cards-too-long = Geriye bakış çok uzun sürdü.
cards-nothing-settled = Bu kayıtta bitmiş dağıtım yok.
ulti-prompt-bid = Deklarenizin numarası:
ulti-prompt-worth = { $worth } birim:
ulti-prompt-lay = Bırakılacak iki kâğıt, örneğin T7 Z8:
ulti-prompt-trump = Koz:
ulti-told-points = Puan { $own } - { $others }, 10 elden { $tricks }.
ulti-told-silent = { $value } sessiz { ulti-figure } ({ card-side })
ulti-told-talon = Talonda: { $cards }
told-could-and-did = Açık kâğıtla yapılırdı ve yapıldı: { ulti-figure }.
told-could-and-did-not = Açık kâğıtla yapılırdı ama kaybedildi: { ulti-figure }.
told-could-not-and-did = Açık kâğıtla önlenirdi ama yapıldı: { ulti-figure }.
told-could-not = Açık kâğıtla da yapılamazdı: { ulti-figure }.
told-lost-by =   { $trick }. el: { card-seat } şununla kaybetti: { $card }; doğrusu: { $better }.
told-given-by = { $trick }. el: { card-seat } şununla kaçırdı: { $card }; doğrusu: { $better }.
snap-prompt-call = İlk dört kâğıtla koz:
snap-told-points = Puan { $own } - { $others }.
snap-told-could = Açık kâğıtla dağıtım çağırana { $units } ederdi.
snap-told-turn =   { $trick }. el: { card-seat } { $card } oynadı, doğrusu { $better }; sonra { $units }.

## What is typed: a letter each

cards-key-take = a
cards-key-pass = p
cards-key-hint = i
cards-key-last = s
cards-key-score = d
cards-key-quit = q
cards-key-all = b
cards-key-yes = e
cards-key-no = h
cards-key-claim = o
cards-key-give = v
cards-key-kontra = k
cards-key-ready = r
cards-key-snapszer = x
cards-key-stand = -
cards-key-meld = g

## Prompts, questions and what stands on the screen

cards-welcome = { $game }, kurallar { $rules }: alıştırma masası.
cards-seed = { $seed } tohumu aynı kâğıtları verir.
cards-help = Kâğıdı renk ve değerle yazın. Renkler: P ♥ kupa, T ♦ karo, Z ♠ maça, M ♣ sinek. Değerler: A as, X ya da 10 onlu, K papaz, F kız, L vale, 9 8 7; yani PX kupa onlu, ML sinek valedir. { cards-key-hint }: ipucu, { cards-key-last }: son el, { cards-key-score }: puan çizelgesi, ?: yardım, { cards-key-quit }: çıkış. Köşeli ayraçtaki madde: jadoube explain U8 --lang tr.
ulti-help = Ulti: talonu alan, durandan daha fazlasını demek zorundadır. Son konuşan diğer ikisine karşı tek başına oynar ve ilk o çıkar. Renge uyun, alabiliyorsanız alın, uyamıyorsanız koz oynayın. As ve onlu 10, son el 10 puandır; bir rengin papazı ile kızı birlikte 20, kozda 40 eder ve ilk kâğıdınızla sizin için söylenir. { cards-key-kontra }1, { cards-key-kontra }2: deklarenin bir parçasına kontra. { cards-key-claim }: kalan ellerin sizin lehinize yazılmasını önerin, { cards-key-give }: ötekilerin lehine; herkes kabul ederse geçerlidir.
snap-help = Snapszer: çağıran dört kâğıtla kozu söyler ve diğer ikisine karşı tek başına oynar. Renge uyun; uyamıyorsanız koz oynayın. As 11, onlu 10, papaz 4, kız 3, vale 2. Bir çiftin papazı ya da kızıyla çıkan, kâğıttan sonra { cards-key-meld } yazarak çifti gösterebilir: 20, kozda 40; taraf bir el alınca sayılır. 66 ile kész ({ cards-key-ready }) deyin ve kazanın: 1; ötekilerin 33 puanı yoksa 2, eli yoksa 3.
cards-cut-or-knock = Siz kesiyorsunuz. Kaç kâğıttan sonra, 1 ile { $most } arası, ya da vurmak için 0?
ulti-prompt-more = { cards-key-all }: bütün deklareler
ulti-prompt-take = { cards-key-take }: talonu al (zorunlu):
ulti-prompt-take-or-pass = { cards-key-take }: talonu al ve daha fazlasını de, { cards-key-pass }: pas:
ulti-prompt-speak = { cards-key-stand }: başka söz yok:
ulti-prompt-answer = { cards-key-yes }: kabul, { cards-key-no }: oyun sürsün:
cards-status-side = { $who }: ellerde { $points }{ $melds ->
    [0] {""}
   *[other] , söylenen { $melds }
}, el { $tricks }
cards-status-tricks = { $who }: el { $tricks }
snap-status-side = { $who }: { $points } puan{ $waits ->
    [0] {""}
   *[other] , ilk elle { $waits } daha
}, el { $tricks }
cards-status-partner = Ortağınız: { $name }.
cards-status-alone = Tek başınıza oynuyorsunuz.
ulti-sure-kontra = { card-level }, { ulti-figure }: × { $factor } sayılacak. Diyor musunuz?
snap-sure-kontra = { card-level }: dağıtım × { $factor } sayılacak. Diyor musunuz?
snap-sure-snapszer = Snapszer: 66 olana dek bütün elleri almalısınız. Diyor musunuz?
cards-sure-claim = Ötekiler kabul etmese de kâğıtlarınız açık kalacak. Öneriyor musunuz?
cards-sure-card = { $card }: oynuyor musunuz?
snap-rather-meld = Çift de gösterilsin mi, { $points } puan?
snap-rather-ready = Şimdi kész deyip kazanabilirsiniz. Onu der misiniz?
snap-offer-meld = { $codes }: { $points } göster, { card-suit }
snap-offer-ready = { $key }: kész{ $points ->
    [0] {""}
   *[other] , { $points } göstererek
}, dağıtım sizin
cards-sheet-deal = dağıtım
cards-sheet-total = toplam
cards-sheet-place = sıra
cards-sheet-points = masa puanı
