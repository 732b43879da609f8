### Mitä pelaajat kirjoittavat ja mitä palvelin sanoo viesteistä.

## Siirron sijasta kirjoitettavat komennot: sanoja pilkuin erotettuina
command-press = kello, paina
command-draw = tasapeli, remis
command-accept = hyväksy, kyllä
command-decline = hylkää, ei
command-resign = luovuta
command-adjust = korjaan, jadoube
command-threefold = kolmasti, toisto
command-fifty = viisikymmentä, 50
command-arbiter = tuomari, seis
command-flag = lippu, aika
command-illegal = sääntöjenvastainen
command-touch = koski, kosketus
command-arrive = täällä, saavuin
command-start = aloita
command-castling = linnoitan
command-restore = palautin
command-correct = peruutus
command-score = pöytäkirja
command-increment = lisäaika
command-cannot = mahdoton
command-no-effort = yritystä
command-assistant = avustaja
command-boards = laudat
command-announce = ilmoita
command-withdraw = peru
command-resume = jatka

## Viestit, joita ei voi käsitellä
fault-malformed = Viestiä ei ymmärretty.
fault-too-big = Viesti on liian pitkä.
fault-too-many = Liian monta viestiä; odota hetki.
fault-not-yours = Tämä yhteys ei saa tehdä sitä.
fault-not-understood = Se ei ole tässä siirto eikä komento.
fault-no-such-call = Kukaan ei kutsu tuomaria tällä numerolla.
fault-not-kept = Tekoa ei voitu tallentaa. Yritä uudelleen.
