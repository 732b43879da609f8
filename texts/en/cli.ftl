### What the command line says around rulings and articles.

explain-title = Article { $article }, Laws of { $edition }
explain-title-fi = Article { $article }, Laws of 2017 with Finnish practice
explain-program = What the program does
explain-care-enforced = It rules on this by itself; the arbiter may override with a reason.
explain-care-assisted = It proposes a ruling; the arbiter decides.
explain-care-recorded = It keeps the fact on record.
explain-care-shown = It shows the article; nothing is to be ruled on.
explain-care-not-yet = It is not built yet; the article is shown.
explain-scenarios = Tried by the scenarios: { $scenarios }
explain-editions = In other editions
explain-same-number = { $edition }: { $article }
explain-absent = { $edition }: no such article
explain-differs = Where the editions differ
explain-unknown = Edition { $edition } has no article { $article }. Nearest: { $nearest }
demo-title = A demonstration game under the Laws of { $edition }
demo-legend = Each line: the clock times of White and Black, what happened, and the article it rests on. "!" marks what was refused.
demo-result = Result: { $result }
result-none = the game goes on
winnable-yes = { side-name } can still mate. This line of legal moves shows it ({ $count } half-moves):
winnable-no = { side-name } can never mate, whatever is played.
winnable-unknown = It could not be settled within { $nodes } positions whether { side-name } can still mate.
winnable-dead = Neither side can mate: the position is dead and the game is drawn (5.2.2).
winnable-proof-material = Proof: the pieces left can form no mate, even with the opponent's help.
winnable-proof-exhausted = Proof: all { $count } positions that can still arise were visited, and none of them is a mate.
winnable-proof-zones = Proof: no piece can ever leave the squares listed here, and no mate fits into them.
winnable-zone = { side-name }, { piece-name } on { $square }: { $squares }
