# The Laws page: contents, search, two editions side by side, and the games that tell them apart.

laws-contents = Tartalom
laws-all = Minden fejezet
laws-find = Keresés a szabályokban
laws-find-hint = Szám vagy szó
laws-found = Találatok erre: „{ $words }”: { $count }
laws-found-none = Nincs találat. Próbáljon más szót, vagy egy számot, például: 7.5.
laws-chapter-missing = Ebben a kiadásban nincs ilyen fejezet.
laws-previous = Előző fejezet
laws-next = Következő fejezet
laws-same-text = Mindkét kiadásban ugyanaz.
laws-marked = Jelölve vannak a szavak, amelyek a másik kiadásban itt nincsenek.
laws-games = Ugyanaz a játszma két kiadásban
laws-games-title = Ugyanaz a játszma: { $one } és { $other }
laws-games-lead = Minden pont, amelyben a két kiadás eltér, mindegyik a legrövidebb ismert játszmával, amelyet másképp döntenek el.
laws-games-list = Amiben különböznek
laws-games-alike = A két kiadás minden játszmát egyformán dönt el.
laws-game-show = Egy játszma, amely megmutatja
laws-game-first = Az elejére
laws-game-back = Egy lépéssel vissza
laws-game-forward = Egy lépéssel előre
laws-game-last = A végére
laws-game-step = { $number } / { $count }
laws-regime-full = a versenyszabályok teljes egészükben
laws-regime-limited = sok táblára egy versenybíró
laws-no-article = nincs ilyen pont
laws-games-none = Ez az eltérés egyetlen játszmát sem dönt el másképp.
