# The Laws page: contents, search, two editions side by side, and the games that tell them apart.

laws-contents = Sisällys
laws-all = Kaikki luvut
laws-find = Etsi säännöistä
laws-find-hint = Numero tai sana
laws-found = Löytyi hakusanoilla ”{ $words }”: { $count }
laws-found-none = Mitään ei löytynyt. Kokeile toista sanaa tai numeroa, esimerkiksi 7.5.
laws-chapter-missing = Tässä sääntöversiossa ei ole tällaista lukua.
laws-previous = Edellinen luku
laws-next = Seuraava luku
laws-same-text = Sama teksti molemmissa.
laws-marked = Sanat, joita toisessa sääntöversiossa ei tässä ole, on merkitty.
laws-games = Sama peli kahdella sääntöversiolla
laws-games-title = Sama peli: { $one } ja { $other }
laws-games-lead = Kaikki kohdat, joissa sääntöversiot eroavat, kukin lyhimmän tunnetun pelin kanssa, joka ratkaistaan eri tavoin.
laws-games-list = Kohdat, joissa ne eroavat
laws-games-alike = Sääntöversiot ratkaisevat kaikki pelit samoin.
laws-game-show = Peli, joka näyttää eron
laws-game-first = Alkuun
laws-game-back = Askel taaksepäin
laws-game-forward = Askel eteenpäin
laws-game-last = Loppuun
laws-game-step = { $number } / { $count }
laws-regime-full = kilpailusäännöt kokonaan
laws-regime-limited = yksi tuomari monella laudalla
laws-no-article = ei kohtaa
laws-games-none = Mitään peliä ei ratkaista toisin tämän vuoksi.
