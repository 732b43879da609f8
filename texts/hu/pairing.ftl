### Svájci párosítás: mi hiányzik egy fájlból, miért így párosul a forduló, mit talált az ellenőrzés.

## Fájlok
pairing-no-input = Add meg a párosítandó jelentésfájlt.
pairing-no-rounds = A fájl nem mondja meg, hány forduló lesz (142 vagy XXR).
pairing-all-paired = Már minden forduló párosítva van ({ $rounds }).
pairing-no-initial-colour = A fájl nem mondja meg, milyen színt sorsoltak az első fordulóra (152 vagy XXC), és játszma sem mutatja.
pairing-bad-record = Ez a sor nem olvasható: „{ $line }”.
pairing-no-such-player = Ez a sor olyan játékost említ, aki nincs a fájlban ({ $number }): „{ $line }”.
pairing-unknown-record = Ismeretlen sor, amely megváltoztathatja a párosítást: „{ $line }”.
pairing-other-system = A fájl más párosítási rendszerű: { $code }.
pairing-points = { $what } A hibás pontszám hibás pontcsoportot adna, ezért nincs párosítás.
pairing-two-opponents = { $round }. forduló: egy csapat ({ $number }) tagjai két másik csapat tagjaival találkoznak.
pairing-ends-early = Nem párosítható forduló: { $round }.; a fájl előtte véget ér.
pairing-has-the-bye = Erőnyerő: { $number }.
pairing-no-bye = Ebben a fordulóban nincs erőnyerő.
pairing-not-paired = Ebben a fordulóban nem párosítandó: { $number }.
pairing-edition-by-date = A fájl nem nevezi meg a párosítási szabályok kiadását; érvényes kiadás: { $edition }.

## Nincs párosítás
pairing-nobody = Nincs kit párosítani.
pairing-nobody-for-the-bye = A játékosok száma páratlan, és egyikük sem lehet erőnyerő (C2). A versenybíró dönt.
pairing-none-legal = Nincs szabályos párosítás (C1-C3): a következő játékosok túl sokan vannak: { $players }; lehetséges ellenfeleik csak ezek: { $opponents }. A versenybíró dönt.

## Miért
why-places = { $edition }, { $article }: pontcsoport: { $score }, játékosok: { $size }; hely a csoportban: { $place }, az ellenfélé: { $opponent }.
why-moved-down = { $edition }, { $article }: { $score } ponttal lejjebb került, { $to } pontos ellenfélhez.
why-met-from-above = { $edition }, { $article }: { $score } ponttal fentről érkezett, { $from } pontos ellenfelet kapott.
why-goes-down = { $edition }, { $article }: pontcsoport: { $score }, játékosok: { $size }; nem mind párosítható ott, lejjebb került: { $down }.
why-colour = { $edition }, { $article }: világos { $white } (eddig { $whitecolours }), sötét { $black } (eddig { $blackcolours }): { $rule ->
    [both] egyik kívánság sem sérül.
    [stronger] az erősebb kívánság teljesül.
    [alternation] mindketten az utolsó eltérő forduló színét cserélik.
    [higher] a magasabb rangú kívánsága teljesül.
    [only-one] csak az egyiknek van kívánsága.
    [lower] világos az, akinek kisebb a színkülönbsége.
    [first-alternates] az első csapat színt vált.
    [other-alternates] a második csapat színt vált.
   *[drawn] senkinek sincs kívánsága, a szám és a kisorsolt szín dönt.
}
why-bye = { $edition }, { $article }: erőnyerő, { $score } ponttal.
why-met = { $edition }, { $article }: már játszottak egymással, forduló: { $round }.
why-forbidden = { $edition }, { $article }: a szervező nem engedi őket egymás ellen.
why-same-colour = { $edition }, { $article }: most mindkettőnek { $side ->
    [white] világos
   *[black] sötét
} jár, és egyikük sem éljátékos.
why-no-bye = { $edition }, { $article }: játszma nélkül kapott pont miatt nem lehet erőnyerő, forduló: { $round }.
why-bye-elsewhere = { $edition }, { $article }: az erőnyerő pontszáma { $score }, ennek a játékosnak { $own } pontja van.
why-cannot-be-completed = { $edition }, { $article }: akkor a forduló nem volna végig párosítható.
why-worse = { $edition }, { $article } [{ $criterion }]: { $counts ->
    [downfloaters] lejjebb kerülő játékosok
    [scores] a lejjebb kerülők pontszámai
    [following] a következő csoportból lejjebb kerülők és pontszámaik
    [bye-rounds] az erőnyerő játszma nélküli fordulói
    [balance] akiknek színei hárommal térnének el
    [row] akik harmadszor kapnák egymás után ugyanazt a színt
    [colour] akik nem a kívánt színt kapják
    [strong-colour] akik nem az erősen kívánt színt kapják
    [down-again] akik az előző forduló után újra lejjebb kerülnek
    [up-again] akik az előző forduló után újra fentről kapnak ellenfelet
    [down-two-before] akik két fordulóval ezelőtt is lejjebb kerültek
    [up-two-before] akik két fordulóval ezelőtt is fentről kaptak ellenfelet
    [down-again-by] az előző forduló után újra lejjebb kerülők pontkülönbségei
    [up-again-by] az előző forduló után újra fentről ellenfelet kapók pontkülönbségei
    [down-two-before-by] a két fordulóval ezelőtt is lejjebb kerültek pontkülönbségei
    [upfloaters] felkerülő csapatok
    [differences] a felkerülők pontkülönbségei
    [next-upfloaters] a következő csoportba felkerülő csapatok
    [floaters-up] felkerülők, akik az előző fordulóban is eltérő pontszámúval játszottak
    [team-colour] csapatok a kívánt szín nélkül
    [team-strong-colour] csapatok az erősen kívánt szín nélkül
    [floaters-met] felkerülők ellenfelei, akik az előző fordulóban is eltérő pontszámúval játszottak
   *[up-two-before-by] a két fordulóval ezelőtt is fentről ellenfelet kapók pontkülönbségei
}: úgy { $with }, a párosításban { $chosen }.
why-team-up = { $edition }, { $article }: felfelé kerül, { $score } ponttal; ellenfelének pontszáma: { $to }.
why-team-meets-up = { $edition }, { $article }: { $score } ponttal felkerült csapattal találkozik; annak pontszáma: { $from }.
why-team-same = { $edition }, { $article }: pontcsoport: { $score }, csapatok: { $size }; ez az első a legjobb párosítások közül.
why-bye-by-matches = { $edition }, { $article }: az erőnyerő az a csapat, amely több mérkőzést játszott ({ $played }, ez a csapat { $own }).
why-bye-by-number = { $edition }, { $article }: egyenlő pontszám és mérkőzésszám; az erőnyerő a nagyobb sorszám: { $number }.
why-later = { $edition }, { $article }: minden szempontból egyenlő, de a jelöltek sorában később jön.
why-paired = { $edition }, { $article }: egymással játszanak.
why-absent = { $edition }, { $article }: { $number } ebben a fordulóban nem párosítandó.

## Ellenőrzés
check-round-ok = { $round }. forduló: rendben
check-round-differs = { $round }. forduló: eltér
check-illegal = nem szabályos: { $white }-{ $black }: { $why }
check-file = fájl
check-rules = szabály
check-colours = színek: a fájlban { $white }-{ $black }, a szabály szerint fordítva
check-rank = Helyezés: játékos: { $number }, a fájlban { $rank }., a pontok és a holtversenydöntők ({ $values }) szerint { $place }.
check-unknown-tie-break = Ismeretlen holtversenydöntő: { $code }; a helyezések ellenőrzése elmarad.
check-clean = Nincs eltérés.
check-not-clean = Van eltérés.
