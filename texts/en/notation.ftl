### Moves on paper and in files: what was forgiven, what could not be read, what a judge finds.

## What was forgiven in an entry

liberty-small-letter = a small letter for a piece
liberty-capital-file = a capital letter for a file
liberty-plain-letter = a letter without its mark
liberty-figurine = a figurine among letters
liberty-pawn-letter = a letter for a pawn
liberty-letter-missing = no letter for the piece
liberty-engine = squares alone, as engines write
liberty-castling-signs = castling in other signs
liberty-castling-as-king = castling written as a king move
liberty-capture-sign = another sign for a capture
liberty-capture-wrong = the sign of a capture is wrong
liberty-hyphen = a hyphen in the short form
liberty-rank-missing = a pawn capture without the rank
liberty-file-missing = a pawn capture without the file
liberty-more-than-needed = more than is needed to tell the pieces apart
liberty-less-than-needed = only the sign of check tells the pieces apart
liberty-promotion-sign = another sign for a promotion
liberty-check-wrong = the sign of check or mate is wrong
liberty-passing-wrong = there was no en passant capture
liberty-passing-sign = another sign for taking in passing
liberty-offer-sign = another sign for an offer
liberty-judgement = an evaluation sign (!, ?)
liberty-spaces = spaces within the entry

## What the reader of a file has to say about a place in it

pgn-liberties = read with liberties: { $detail }
pgn-unread-no-move = not a move
pgn-unread-illegal = not a legal move
pgn-unread-ambiguous = fits several legal moves
pgn-unplayed = not played: an entry before it could not be read
pgn-null-move = an empty move
pgn-number = the number should be { $detail }
pgn-broken-tag = a broken tag
pgn-repeated-tag = this tag is there already
pgn-start = no position to play from: { $detail }
pgn-variant = another game than chess; its moves are not tried
pgn-nested-comment = a comment within a comment
pgn-open-comment = a comment that is not closed
pgn-variation-nowhere = a variation with no move to vary
pgn-open-variation = a variation that is not closed
pgn-close-nowhere = a bracket that closes nothing
pgn-passing-wrong = nothing was taken in passing
pgn-offer-nowhere = an offer with no move before it
pgn-result-differs = not the result of the tag
pgn-second-result = a second result
pgn-markup = reserved signs or the remains of a web page
pgn-stray = a sign that means nothing here
pgn-place = line { $line }, column { $column }, "{ $text }": { $what }
pgn-more = { $count ->
    [one] and one more place
   *[other] and { $count } more places
}

## Judging games

judge-start = the start
judge-game = Game { $number }, line { $line }: { $white } - { $black }, { $result }
judge-language = Read in the letters of "{ $language }".
judge-unread-no-move = After { $at }: "{ $text }" (line { $line }, column { $column }) is not a move.
judge-unread-illegal = After { $at }: "{ $text }" (line { $line }, column { $column }) is not a legal move. Near it: { $moves }.
judge-unread-ambiguous = After { $at }: "{ $text }" (line { $line }, column { $column }) fits several legal moves: { $moves }.
judge-after-mate = { $at } mates and ends the game; "{ $text }" (line { $line }, column { $column }) comes after the end.
judge-after-stalemate = { $at } stalemates and ends the game; "{ $text }" (line { $line }, column { $column }) comes after the end.
judge-threefold-intended = After { $at } { side-name } could claim a draw by writing { $move }: the position would be there for the third time. { open-turns }
judge-threefold-appeared = After { $at } { side-name } could claim a draw: the position is there for the third time. { open-turns }
judge-fifty-intended = After { $at } { side-name } could claim a draw by writing { $move }: fifty moves without a capture or a pawn move. { open-turns }
judge-fifty-completed = After { $at } { side-name } could claim a draw: fifty moves without a capture or a pawn move. { open-turns }
open-turns = { $times ->
    [one] It could be claimed on one turn.
   *[other] It could be claimed on { $times } turns.
}
judge-fivefold = After { $at } the position is there for the fifth time: the game is drawn. { half-moves-after }
judge-seventy-five = After { $at } seventy-five moves have passed without a capture or a pawn move: the game is drawn. { half-moves-after }
judge-dead = After { $at } neither side can mate: the position is dead and the game is drawn. { half-moves-after }
half-moves-after = { $after ->
    [0] It ended there.
    [one] One half-move was made after it.
   *[other] { $after } half-moves were made after it.
}
judge-result-checkmate = The result is { $given }, but { $at } mates: { $due }.
judge-result-stalemate = The result is { $given }, but { $at } stalemates: { $due }.
judge-result-drawn = The result is { $given }, but the game was drawn by rule: { $due }.
judge-result-flag-without-mate = The result is { $given } on time, but the winner could not mate by any series of legal moves: { $due }.
judge-result-flag-with-mate = The result is { $given } on time, but the opponent could mate: { $due }.
judge-result-resignation = The result is { $given }, but the winner could not mate by any series of legal moves: { $due }.
judge-result-agreement = The result is { $given }, but not both players had made a move: no draw could be agreed yet.
judge-unsettled = It could not be settled whether { side-name } could have mated.
judge-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $plies ->
    [one] 1 half-move
   *[other] { $plies } half-moves
}: { $findings ->
    [one] 1 finding
   *[other] { $findings } findings
} in { $with ->
    [one] 1 game
   *[other] { $with } games
}; { $problems ->
    [one] 1 place in the file could not be read
   *[other] { $problems } places in the file could not be read
}.
judge-summary-head = article     findings
judge-encoding = The file is in UTF-16; it was read so, but many programs cannot read it. Save it as UTF-8.
upload-clean = Other programs read all { $games } games as they stand.
upload-written = { $changed } of { $games } games hold something that others cannot read; { $file } has all games as others can read them.
watch-begins = Watching { $file }. Stop with Ctrl-C.
watch-gone = { $file } cannot be read now: { $why }
watch-alarm = ALARM, game { $number } ({ $white } - { $black }): { $what }

## Scoresheets

sheet-language = Letters: { $language }
sheet-rivals = The sheet can be played to the end in other letters too, as another game: { $languages }. Say which are meant with --letters.
half-moves = { $count ->
    [one] 1 half-move
   *[other] { $count } half-moves
}
sheet-whole = Every entry is a legal move: { half-moves }.
sheet-broken = The board can follow for { half-moves }.
compare-same = Both sheets say the same: { half-moves }.
compare-agree = The sheets agree up to { $at } ({ half-moves }).
compare-next = Then { $file } has: { $move }
compare-nothing = nothing that can be read
compare-position = The position there: { $fen }
compare-starts = The sheets do not begin from the same position.
repair-none = No legal game was found that explains the sheets.
repair-found = { $count ->
    [one] One game explains the sheets with { $fixes } repairs:
   *[other] { $count } games explain the sheets with { $fixes } repairs:
}
repair-more = There are more games with as few repairs.
repair-incomplete = The search was cut short after { $nodes } positions: answers may be missing.
repair-game = Game { $number }
repair-miswritten = { $file }, { $at }: "{ $text }" should be { $move }.
repair-blank = { $file }, { $at }: left blank, should be { $move }.
repair-missing = { $file }, { $at }: { $move } is missing.
repair-extra = { $file }, before { $at }: "{ $text }" is one entry too many.
repair-made = Moves made: White { $white }, Black { $black }.
repair-reached = { side-name } reached the control at move { $control }.
repair-not-reached = { side-name } did not reach the control at move { $control }.
