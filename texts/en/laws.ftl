# The Laws page: contents, search, two editions side by side, and the games that tell them apart.

laws-contents = Contents
laws-all = All chapters
laws-find = Find in the Laws
laws-find-hint = Number or word
laws-found = Found for “{ $words }”: { $count }
laws-found-none = Nothing was found. Try another word, or a number such as 7.5.
laws-chapter-missing = This edition has no such chapter.
laws-previous = Previous chapter
laws-next = Next chapter
laws-same-text = The same words in both editions.
laws-marked = Words that the other edition does not have here are marked.
laws-games = The same game in two editions
laws-games-title = The same game: { $one } and { $other }
laws-games-lead = Every point in which the two editions differ, each with the shortest game known that they decide differently.
laws-games-list = Points in which they differ
laws-games-alike = The two editions decide every game alike.
laws-game-show = A game that shows it
laws-game-first = To the start
laws-game-back = One step back
laws-game-forward = One step on
laws-game-last = To the end
laws-game-step = { $number } of { $count }
laws-regime-full = Competition Rules in full
laws-regime-limited = one arbiter for many boards
laws-no-article = no article
laws-games-none = No game is decided differently by this point.
