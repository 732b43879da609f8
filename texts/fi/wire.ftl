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
command-illegal = laiton, sääntöjenvastainen
command-touch = koski, kosketus
command-arrive = täällä, saavuin
command-start = aloita
command-castling = linnoitan, linnoittaudun
command-restore = palautin
command-correct = peruutus
command-score = pöytäkirja
command-increment = lisäaika
command-cannot = mahdoton
command-no-effort = eiyritä
command-assistant = avustaja
command-boards = laudat
command-announce = ilmoita
command-withdraw = peru
command-resume = jatka

## Viestit, joita ei voi käsitellä
fault-malformed = Viestiä ei ymmärretty.
fault-too-big = Viesti on liian pitkä.
fault-too-many = Liian monta viestiä; odota hetki.
fault-not-yours = Linkkisi ei salli tätä.
fault-not-understood = Se ei ole tässä siirto eikä komento.
fault-no-such-call = Kukaan ei kutsu tuomaria tällä numerolla.
fault-not-kept = Tallennus ei onnistunut. Yritä uudelleen.

# Miksi toinen puoli ei voi koskaan tehdä mattia: vastaus asemaa koskevaan kysymykseen.
proof-material = Jäljellä olevilla nappuloilla ei synny mattia edes vastustajan avulla.
proof-exhausted = Kaikki { $count } vielä mahdollista asemaa käytiin läpi, eikä yksikään ole matti.
proof-zones = Mikään nappula ei voi koskaan poistua ruuduista, jotka se voi saavuttaa, eikä niihin mahdu mattia.
proof-loose = Vaikka jotkin nappulat saisivat olla missä tahansa, mihin ne voivat koskaan päästä, muut voivat olla vain { $count } asetelmassa, eikä yhteenkään niistä mahdu mattia.
proof-forced = Vain harvat siirrot ovat mahdollisia, eikä minkään jälkeen voi syntyä mattia.

## Miten lähetys sujuu, tuomaripöydässä
broadcast-title = Lähetys
broadcast-of-round = { $round }. kierros
broadcast-waiting = Mitään ei ole vielä lähetetty.
broadcast-current = { $games ->
    [one] Yksi peli on siellä, niin kuin katsojat sen näkevät.
   *[other] { $games } peliä on siellä, niin kuin katsojat ne näkevät.
}
broadcast-trying = Viimeinen yritys epäonnistui. Yritetään uudelleen.
broadcast-token = Avainta ei hyväksytä tälle kierrokselle.
broadcast-no-round = Lähetyksessä ei ole tällaista kierrosta.
broadcast-refused = Lähetyksen vastaus: { $status }.
broadcast-away = Lähetykseen ei saada yhteyttä: { $why }
broadcast-not-taken = Yhtä peliä ei otettu vastaan: { $why }
broadcast-unreadable = Pelejä ei voida lukea täällä: { $why }
