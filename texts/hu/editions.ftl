# Where editions differ: what each point is about, and the words of `jadoube diff`.

amendment-rook-first-bars = Melyik sáncolást zárja ki, ha a játékos a király előtt a bástyát érinti meg.
amendment-resignation-may-draw = Döntetlen-e a feladás, ha az ellenfél nem adhatott volna mattot.
amendment-moves-before-agreement = Hány lépést kell megtenni mindkét félnek, mielőtt döntetlenben megegyezhetnek.
amendment-default-time = Mennyit késhet a játékos, ha a versenykiírás nem rendelkezik róla.
amendment-arbiter-calls-flag = Megállapítja-e a versenybíró a zászlóesést, vagy csak a reklamáció számít.
amendment-own-flag-up = Kell-e, hogy legyen ideje annak, aki időtúllépést reklamál.
amendment-arbiter-acts-unasked = Dönt-e a versenybíró arról, amit látott, ha senki nem kéri.
amendment-set-up-settled-after = Hány lépés után marad érvényes a hibás felállítás, ahol kevés a versenybíró.
amendment-two-hands-need-press = Vétség-e a két kéz használata az óra megnyomása előtt is.
amendment-unsupervised-ladder = Hányadik szabálytalanság dönti el a játszmát, ahol kevés a versenybíró.
amendment-time-penalty = Mennyi időt kap az ellenfél szabálytalanságért vagy téves követelésért.
amendment-automatic-draws = Döntetlen-e a játszma ötszöri ismétléssel vagy 75 lépéssel követelés nélkül is.
amendment-first-ring-warns = Mivel jár a telefon első megszólalása.
amendment-blitz-by-national-rules = A villámjátszmát nemzeti szabályok szerint játsszák-e.
amendment-quickplay-by-default = Érvényes-e a rapidbefejezés irányelve bejelentés nélkül.

diff-heading = Amiben { $one } és { $other } eltér
diff-article = { $one }: { $first }; { $other }: { $second }
diff-none = nincs ilyen pont
diff-no-witness = Ez az eltérés egyetlen játszmát sem dönt el másképp.

# Conditions that a ruling hangs on, and the words of `jadoube replay --why`.

why-regime-full = A teljes versenyszabályok szerint:
why-regime-limited = Ahol kevés a versenybíró:
why-class-standard = Normál játszmában:
why-class-rapid = Rapidjátszmában:
why-class-blitz = Villámjátszmában:
why-use-mediated = Ha a program minden érintést és óranyomást látna:
why-use-console = Ha a versenybíró a valódi táblán látottakat vinné be:
why-nothing-touched = Ha ennél a lépésnél semmit sem érintettek volna meg:
why-no-fault-before = Ha korábban nem lett volna büntetett szabálytalanság:
why-fault-before = Ha korábban már lett volna egy büntetett szabálytalanság:
why-nothing-illegal-open = Ha nem várna döntésre szabálytalanság:
why-no-offer = Ha senki sem ajánlott volna döntetlent:
why-offer-open = Ha volna nyitott döntetlenajánlat:
why-time-left = Ha mindkét félnek volna ideje:
why-not-paused = Ha az órák nem állnának:
why-both-present = Ha mindkét játékos a táblánál volna:
why-moves-completed = Ha az utolsó lépés befejezett volna:
why-no-objection = Ha nem volna nyitott kifogás az érintés szabályai miatt:
why-heading = Miért: { $request }; a kérő: { $seat ->
    [white] világos
    [black] sötét
    [arbiter] a versenybíró
   *[program] a program
}
why-ruled = A döntés:
why-applied = Megvizsgált és alkalmazott szabályok:
why-did-not-apply = Megvizsgált, de nem alkalmazható szabályok:
why-not-told = Erről a döntésről nincs több mondanivaló.
why-nothing-happens = Semmi sem történt volna.
why-nothing = A döntés egyik megvizsgált feltételtől sem függ: ugyanez volna.
why-no-request = Ebben a jegyzőkönyvben nincs ilyen számú kérés: { $number }.
