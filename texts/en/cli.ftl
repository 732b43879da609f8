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
explain-english-number = In the English text of 2023 this article is numbered { $english }.
explain-english-other = In the English text of 2023 the number { $english } stands for another article, here { $article }.
explain-found-as = Edition { $edition } deals with article { $article } under another number: { $found }.
explain-matches = Articles of { $edition } that speak of “{ $words }”
explain-no-match = No article of { $edition } speaks of “{ $words }”.
demo-title = A demonstration game under the Laws of { $edition }
demo-legend = Each line: the clock times of White and Black, what happened, and the article it rests on. "!" marks what was refused.
demo-result = Result: { $result }
result-none = the game goes on
winnable-yes = { side-name } can still mate. This line of legal moves shows it ({ $count ->
    [one] 1 half-move
   *[other] { $count } half-moves
}):
winnable-no = { side-name } can never mate, whatever is played.
winnable-unknown = It could not be settled within { $nodes } positions whether { side-name } can still mate. { $ended ->
    [memory] The memory ended the search: --memory allows more.
    [seventy-five] Mates were found only beyond the 75 moves.
   *[budget] The budget ended the search: --budget allows more.
}
winnable-dead = Neither side can mate: the position is dead and the game is drawn (5.2.2).
winnable-proof-material = Proof: the pieces left can form no mate, even with the opponent's help.
winnable-proof-exhausted = Proof: all { $count } positions that can still arise were visited, and none of them is a mate.
winnable-proof-zones = Proof: no piece can ever leave the squares listed here, and no mate fits into them.
winnable-proof-loose = Proof: even if the pieces on { $squares } could be anywhere they may ever get to, the other pieces can form only { $count } arrangements, and a mate fits into none of them.
winnable-proof-forced = Proof: only these moves are possible, and after each of them no mate can arise.
winnable-zone = { side-name }, { piece-name } on { $square }: { $squares }
check-none = There is no certificate in { $file }.
check-refused = Line { $line }: { $reason }
check-held = Certificates that hold: { $count } of { $all }
seal-done = The envelope { $file } is closed. Commitment for the record of the game: { $seal }
seal-empty = Nothing was sealed: the first line of the input must be the move.
seal-empty-key = { $file } holds no passphrase.
unseal-move = Sealed move: { $move }
unseal-note = On the envelope: { $note }
unseal-seal = Commitment: { $seal }
unseal-nonce = Key: { $nonce }
unseal-no-envelope = { $file } is no envelope with a sealed move: { $reason }
unseal-closed = The envelope does not open: a passphrase is wrong, or the file was changed after it was closed.

## Electronic boards

board-begins = The electronic board is connected to the game. Stop with Ctrl-C.
board-line-lost = The server cannot be reached. Trying again: { $why }
board-line-back = The server is there again.
board-over = The game is over.
board-asks = The arbiter is called: { $why }
board-silent = The electronic board does not answer. Its cable may be pulled.
board-unsteady = The electronic board gives a different answer each time.
board-differs = The electronic board was away, and these squares are not as in the game: { $squares }
board-unexplained = { side-name } pressed the clock, and no single move explains these squares: { $squares }
board-nothing-moved = { side-name } pressed the clock, and no piece has moved.
board-refused = { side-name } pressed the clock after a move that the game does not accept ({ $move }): { $why }
board-refused-press = { side-name } pressed the clock, and the game does not accept it: { $why }
board-shown-win = The players show a result on the board. { side-name } has won.
board-shown-draw = The players show a result on the board: a draw.
board-ready = The pieces stand as in the game.
board-set-up = These squares are not as the game begins: { $squares }
board-put-back = These squares are not as in the game. Please put them right: { $squares }
board-whose-hand = A piece was lifted and put back on this square: { $square }. Nobody can see whose hand it was, so it counts for nobody.
board-no-clock = The electronic board has no clock. Use a game in which the program presses the clock.
