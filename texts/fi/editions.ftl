# Where editions differ: what each point is about, and the words of `jadoube diff`.

amendment-rook-first-bars = Minkä linnoituksen estää se, että tornia kosketetaan ennen kuningasta.
amendment-resignation-may-draw = Onko luovutus tasapeli, jos vastustaja ei olisi voinut matittaa.
amendment-moves-before-agreement = Montako siirtoa kummankin on tehtävä ennen kuin tasapelistä voi sopia.
amendment-default-time = Paljonko pelaaja saa myöhästyä, jos määräykset eivät sano siitä mitään.
amendment-arbiter-calls-flag = Toteaako tuomari lipun putoamisen vai ratkaiseeko vain vaatimus.
amendment-own-flag-up = Pitääkö aikavoittoa vaativalla olla aikaa jäljellä.
amendment-arbiter-acts-unasked = Ratkaiseeko tuomari näkemänsä, vaikka kukaan ei pyydä.
amendment-set-up-settled-after = Monenko siirron jälkeen väärä alkuasetelma jää voimaan, kun tuomareita on vähän.
amendment-two-hands-need-press = Onko kahden käden käyttö rikkomus jo ennen kellon painamista.
amendment-unsupervised-ladder = Mikä laiton teko häviää pelin, kun tuomareita on vähän.
amendment-time-penalty = Paljonko vastustaja saa lisäaikaa laittomasta teosta tai väärästä vaatimuksesta.
amendment-automatic-draws = Onko peli tasan viidestä toistosta tai 75 siirrosta ilman vaatimusta.
amendment-first-ring-warns = Mitä puhelimen ensimmäinen soiminen maksaa.
amendment-blitz-by-national-rules = Pelataanko pikapelit kansallisin säännöin.
amendment-quickplay-by-default = Ovatko pikapelilopun ohjeet voimassa ilmoittamatta.

diff-heading = Missä { $one } ja { $other } eroavat
diff-article = { $one }: { $first }; { $other }: { $second }
diff-none = ei kohtaa
diff-no-witness = Mitään peliä ei ratkaista toisin tämän vuoksi.

# Conditions that a ruling hangs on, and the words of `jadoube replay --why`.

why-regime-full = Täysien kilpailusääntöjen mukaan:
why-regime-limited = Kun tuomareita on vähän:
why-class-standard = Tavallisessa pelissä:
why-class-rapid = Nopeassa pelissä:
why-class-blitz = Pikapelissä:
why-use-mediated = Jos ohjelma näkisi joka kosketuksen ja kellon painalluksen:
why-use-console = Jos tuomari kirjaisi oikealla laudalla näkemänsä:
why-nothing-touched = Jos tällä siirrolla ei olisi kosketettu mitään:
why-no-fault-before = Jos aiempaa rangaistua laitonta tekoa ei olisi:
why-fault-before = Jos aiemmin olisi jo rangaistu laittomasta teosta:
why-nothing-illegal-open = Jos mikään laiton teko ei odottaisi ratkaisua:
why-no-offer = Jos tasapeliä ei olisi tarjottu:
why-offer-open = Jos tasapelitarjous olisi voimassa:
why-time-left = Jos kummallakin olisi aikaa jäljellä:
why-not-paused = Jos kelloja ei olisi pysäytetty:
why-both-present = Jos molemmat olisivat laudan ääressä:
why-moves-completed = Jos viimeinen siirto olisi suoritettu loppuun:
why-no-objection = Jos kosketussääntöjen rikkomus ei olisi avoinna:
why-heading = Miksi: { $request }; pyytäjä: { $seat ->
    [white] valkea
    [black] musta
    [arbiter] tuomari
   *[program] ohjelma
}
why-ruled = Ratkaisu oli:
why-applied = Tarkastellut säännöt, joita sovellettiin:
why-did-not-apply = Tarkastellut säännöt, jotka eivät soveltuneet:
why-not-told = Tästä ratkaisusta ei ole enempää kerrottavaa.
why-nothing-happens = Mitään ei olisi tapahtunut.
why-nothing = Ratkaisu ei riipu mistään kokeillusta: se olisi sama.
why-no-request = Tässä pöytäkirjassa ei ole pyyntöä numero { $number }.
