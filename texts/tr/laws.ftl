# The Laws page: contents, search, two editions side by side, and the games that tell them apart.

laws-contents = İçindekiler
laws-all = Bütün bölümler
laws-find = Kurallarda ara
laws-find-hint = Numara ya da sözcük
laws-found = “{ $words }” için bulunan: { $count }
laws-found-none = Bir şey bulunamadı. Başka bir sözcük ya da 7.5 gibi bir numara deneyin.
laws-chapter-missing = Bu sürümde böyle bir bölüm yok.
laws-previous = Önceki bölüm
laws-next = Sonraki bölüm
laws-same-text = İki sürümde de aynı.
laws-marked = Öteki sürümde burada bulunmayan sözcükler işaretlidir.
laws-games = Aynı oyun iki sürümde
laws-games-title = Aynı oyun: { $one } ve { $other }
laws-games-lead = İki sürümün ayrıldığı her nokta; her biri, başka türlü karara bağlanan bilinen en kısa oyunla birlikte.
laws-games-list = Ayrıldıkları noktalar
laws-games-alike = İki sürüm her oyunda aynı kararı verir.
laws-game-show = Bunu gösteren bir oyun
laws-game-first = Başa
laws-game-back = Bir adım geri
laws-game-forward = Bir adım ileri
laws-game-last = Sona
laws-game-step = { $number } / { $count }
laws-regime-full = yarışma kuralları tam olarak
laws-regime-limited = çok masaya bir hakem
laws-no-article = böyle bir madde yok
laws-games-none = Bu fark hiçbir oyunda başka karara yol açmaz.
