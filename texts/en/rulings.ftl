### What the program says about a game: facts, rulings, refusals.
### Values arrive as keys or numbers; a side is "white" or "black".

## Names that sentences are built from; each language has the cases it needs

side-name = { $side ->
    [white] White
   *[black] Black
}
side-to = { $side ->
    [white] to White
   *[black] to Black
}
side-of = { $side ->
    [white] White's
   *[black] Black's
}
opponent-name = { $opponent ->
    [white] White
   *[black] Black
}
opponent-to = { $opponent ->
    [white] White
   *[black] Black
}
winner-name = { $winner ->
    [white] White
   *[black] Black
}
loser-name = { $loser ->
    [white] White
   *[black] Black
}
loser-of = { $loser ->
    [white] White's
   *[black] Black's
}
seat-name = { $seat ->
    [white] White
    [black] Black
    [arbiter] The arbiter
   *[program] The program
}
piece-name = { $piece ->
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
    [king] king
   *[pawn] pawn
}
duty-text = { $duty ->
    [must-move] The touched piece must be moved.
    [must-capture] The touched piece must be captured.
    [must-castle] Castling must be played.
   *[free-move] Nothing touched can be moved or captured, so any legal move may be played.
}
fault-text = { $fault ->
    [illegal-move] an illegal move
    [unpromoted-pawn] a pawn left on the last rank
    [press-without-move] pressing the clock without a move
   *[two-hands] using two hands for one move
}
claim-text = { $claim ->
    [threefold] the third appearance of the position
   *[fifty-moves] fifty moves without a capture or pawn move
}
misuse-text = { $how ->
    [other-hand] the clock was pressed with the other hand
    [finger] a finger was kept on the clock
    [hover] a hand hovered over the clock
    [forcible] the clock was pressed with force
    [pick-up] the clock was picked up
   *[knock-over] the clock was knocked over
}
assistance-text = { $purpose ->
    [moving] moving the pieces
    [clock] operating the clock
    [blindness] what a blind player's assistant may do
   *[recording] keeping the score
}
breach-text = { $breach ->
    [disrepute] harm to the good name of chess
    [notes] notes, other sources or advice
    [analysis] analysis on another board
    [device] an electronic device
    [bag-touched] touching the bag with the device
    [inspection-refused] refusing an inspection
    [smoking] smoking outside the place for it
    [distraction] distracting the opponent
    [sheet-hidden] hiding the scoresheet
    [telephone] using a telephone
   *[not-algebraic] a notation that is not algebraic
}
zone-text = { $zone ->
    [area] the playing area
   *[venue] the playing venue
}
time-text = { $seconds ->
    [60] 1 minute
    [120] 2 minutes
    [one] 1 second
   *[other] { $seconds } seconds
}

## Beginning and presence

game-started = { side-of } clock was started. The game has begun.
player-arrived = { side-name } arrived in time.
late-arrival-excused = { side-name } is late, but the arbiter lets the game be played.

## Touching and moving

adjusting-announced = { side-name } announced adjusting.
pieces-adjusted = { side-name } adjusted { $squares }. No piece has to be moved.
pieces-touched = { side-name } touched { $squares }. { duty-text }
touched-off-move = { side-name } touched { $squares } when it was not their turn. No piece has to be moved.
accident-accepted = { side-name } touched { $squares } by accident. No piece has to be moved.
touch-order-unclear = Nobody knows which piece was touched first, so { side-of } own piece counts as the first. { duty-text }
touch-upheld = The objection to { side-of } touching is upheld. { duty-text }
square-fixed = { side-name } released the piece on { $square }. It can no longer go elsewhere, but the move is not yet made.
castling-begun = { side-name } began to castle and must finish it.
piece-misplaced = { side-name } put a piece where no legal move takes it ({ $move }). { duty-text }
piece-removed = { side-name } took the piece off { $square }.
promotion-open = { side-name } has picked up a { piece-name }. The choice is open until a piece touches the square.
promotion-fixed = The { piece-name } has touched { $square }. The choice of { side-name } is final.
rook-upside-down = { side-name } put up a rook upside down on { $square }. It is a rook, whatever it is called.
wrong-colour-put-up = The { piece-name } that { side-name } put up on { $square } is of the opponent’s colour. The pawn is not promoted.
move-made = { side-name } made the move { $move }.
move-completed = { side-name } pressed the clock: the move is completed.
move-completed-by-end = { side-of } move ended the game and is completed.
move-completed-by-next = By moving again { side-name } completed the previous move.
illegal-move-completed = { side-name } completed { $move } by pressing the clock. The move is illegal.
pressed-without-move = { side-name } pressed the clock without having made a move.

## The clock

clock-misused = { side-name }: { misuse-text }. The arbiter may penalise this.
clock-paused = { seat-name } paused the clock: { $reason }
pause-faulted = { side-name } had no valid reason to pause the clock. The arbiter may penalise this.
going-on-agreed = { side-name } is ready to go on.
clock-resumed = Play goes on. { side-of } clock is running.
clock-correction-due = The clock is stopped. The arbiter corrects times and move counters.
clock-set = The arbiter set the clock: { $reason }
time-given = The arbiter gave { time-text } { side-to }.
flag-fell = { side-of } flag has fallen.
both-flags-ignored = Both flags are down and nobody knows which fell first. Play goes on into the next period.

## Irregularities

pieces-displaced = { side-name } displaced pieces ({ $squares }) and must put them back on their own time.
pieces-restored = { side-name } put the displaced pieces back.
pressed-while-displaced = { side-name } pressed the clock before the displaced pieces were put back. The arbiter may penalise this.
assistant-requested = { side-name } asks for an assistant for { assistance-text }. The arbiter decides.
assistant-allowed = The arbiter allows { side-name } an assistant for { assistance-text }. { $seconds ->
    [0] The time is not adjusted.
   *[other] The player loses { time-text }.
}
position-transferred = The board stood the wrong way. The position is set up on a board that stands right, and play goes on.
colours-stand = The colours are reversed, but both sides have made ten moves. Play goes on.
position-restored = The last position that can be identified is set up again, and play goes on from there.
fault-corrected = The illegal act of { side-name } was not completed and is put right without a penalty. { duty-text }
two-hands-corrected = { side-name } makes the move again with one hand before pressing the clock; that is no offence.
fault-penalised = { side-name } is penalised for { fault-text }. { $seconds ->
    [0] It is illegal act number { $count } of this player and decides the game.
   *[other] { opponent-name } gets { time-text }.
}
correction-agreed = { side-name } agrees to take the illegal move back.
corrected-by-agreement = Both players agreed. The position before the illegal move is set up again.
illegal-position-watched = The position is illegal. The arbiter waits until the next move is completed.
position-cured = The position is legal. Play goes on.

## Draws

draw-offered = { side-name } offers a draw.
draw-offered-untimely = { side-name } offers a draw. The offer is valid, but the proper moment is after moving and before pressing the clock.
draw-refused = { side-name } refused the draw.
draw-refused-by-touch = { side-name } refused the draw by touching a piece.
consent-given = The arbiter consents to a draw by agreement.
claim-made = { side-name } claims a draw: { claim-text }. The clock is paused until the arbiter has ruled.
claim-rejected = { side-name } claimed { claim-text }. The claim is incorrect: { opponent-name } gets { time-text }.

## Quickplay finish and looking at the score

increment-requested = { side-name } asks for an increment. This is also an offer of a draw.
increment-introduced = Both players now get { $increment } seconds with every move, and { side-name } gets { time-text }.
increment-refused = The arbiter does not grant the increment that { side-name } asked for.
quickplay-claimed = { side-name } claims a draw because the opponent cannot or does not try to win by normal means. The arbiter decides.
quickplay-postponed = The decision on the claim of { side-name } is postponed. Play goes on.
quickplay-rejected = The claim of { side-name } is rejected. { opponent-name } gets { time-text }.
quickplay-decision-due = { side-of } flag has fallen. The arbiter now decides on the postponed claim.
score-shown = The score was shown { side-to }.
score-asked-too-often = { side-name } asked for the score more than five times. That distracts the opponent.

## The arbiter

device-warned = A device of { side-name } made a sound. This is the first time: a warning.
penalty-warning = { side-name } is warned.
penalty-more-time = { opponent-name } gets { time-text } because of { side-name }.
penalty-less-time = { side-name } loses { time-text }.
penalty-points = The points are set: { side-name } gets { $own }, the opponent { $opponents }.
penalty-loss = { side-name } loses the game, the opponent gets { $opponents }.
penalty-fine = { side-name } is fined { $amount }.
penalty-exclusion = { side-name } is excluded from { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
penalty-expulsion = { side-name } is expelled from the event.
ruling-overridden = The arbiter overruled this: { $reason }
arbiter-asked = It is not known whether { side-name } could still mate. The arbiter decides.

## Scoresheets

move-recorded = { side-name } wrote down: { $text }
recorded-in-advance = { side-name } wrote { $text } down before making the move. Only a claim or a sealed move may be written in advance; the arbiter may penalise this.
sheet-replaced = { side-of } electronic scoresheet is defective. The arbiter replaces it.
sheet-update-due = A flag has fallen. { side-name } did not have to record and must complete the scoresheet before moving.
both-sheet-updates-due = A flag has fallen, and neither player had to record. The clock is paused until both scoresheets are complete.
sheet-updated = { side-name } has completed the scoresheet.
reconstructing = There is no complete record. Position and times are noted, and the game is reconstructed on a second board.
count-settled = The move counters are settled: { $white } moves by White, { $black } by Black. The next move is counted from there.
sheet-handed-out = { side-name } was given a scoresheet.
result-signed = { side-name } signed the result { $result }.

## Conduct and the arbiter's office

player-left = { side-name } left { zone-text }.
player-left-without-permission = { side-name } left { zone-text } without the permission that is needed. The arbiter chooses a penalty.
outsider-entered = { $person } entered the playing area with permission.
outsider-entered-without-permission = { $person } entered the playing area without permission.
breach = { side-name }: { breach-text }. The arbiter chooses a penalty.
complaint = { side-name } complains about the opponent: { breach-text }. The arbiter judges.
repetition-noted = { side-name } has offered or claimed a draw { $count } times within ten moves. That may annoy the opponent; the arbiter judges.
inspection-ordered = { side-of } belongings are inspected in private.
device-put-away = { side-of } device lies switched off in a bag, as the regulations allow.
law-explained = Article { $article } is explained { side-to }.
appeal-registered = { side-name } appeals: { $text } Until this is decided the result is provisional.
report-received = The arbiter was told: { $text }
person-expelled = { $person } was sent out of the venue.
assistant-appointed = { $person } assists the arbiter.
arrangement-made = A special arrangement for { side-name }: { $measure }

## Blind players and announcements

two-boards-used = { side-name } demands two boards: a normal one and one for the blind player.
pieces-felt = { side-name } felt { $squares }. A piece in its hole is not touched, so that obliges to nothing.
piece-plugged = { side-name } put a piece into its new hole ({ $move }). The move is made only when it has been announced and a captured piece is off the board.
victim-removed = { side-name } took the captured piece off { $square }. The move is not yet made.
move-announced = { side-name } announced { $move }.
announcement-differs = { side-name } announced { $move }, but something else stands on the board. A slip of the tongue must be corrected before the opponent's clock is started.
announcement-corrected = { side-name } corrected the announcement: { $move }.
move-repeated = { side-name } repeated the announcement { $move }.
announcement-heard = Understood: { $move }.
wrong-board-adjusted = The records agree. { side-name } carried out a move wrongly and corrects their board.
back-to-agreement = The records differ. The position after half-move { $ply }, the last on which they agree, is set up, and the arbiter readjusts the clocks.
assistant-required = A blind player meets a hearing-impaired one: an assistant is compulsory.
pairing-in-order = No assistant is compulsory for this game.
times-told = Number of moves and times were told { side-to }.
assistant-acted = { side-of } assistant acts.

## Adjournment

session-announced = The session has begun and lasts { time-text }.
seal-requested = The session is over. { side-name } is asked to seal a move.
move-sealed = { side-name } has sealed a move and may change it until the clock is stopped.
move-sealed-early = { side-name } seals before the end of the session. The rest of it counts as used: { time-text }.
moved-on-board = { side-name } made the move { $move } on the board instead of sealing. This is the sealed move.
game-adjourned = { side-name } stopped the clock. The game is adjourned, and the sealed move can no longer be changed.
envelope-kept = The envelope with move { $number } of { side-name } was checked and is kept. Resumption: { $resumption }
game-resumed = The adjourned position and the times are set. The envelope can be opened.
resumed-responder-absent = The player who has to answer is absent. That player's clock runs, and the envelope stays closed.
resumed-sealer-absent = The player who sealed is absent. The opponent may seal the reply.
resumed-neither-present = Neither player is present. The time of the player who has to answer runs.
envelope-stays-closed = The envelope stays closed because { side-name } is not there to answer. { side-of } clock runs.
sealed-move-played = The envelope was opened. { side-of } sealed move { $move } is made on the board.
stated-move-played = The envelope is lost. { side-name } plays the move said to be sealed: { $move }.
reply-sealed = { side-name } sealed the reply because the opponent is absent, whose clock now runs.

## Chess960 and claims without an arbiter

array-valid = The starting position { $array } can be played.
castling-announced = { side-name } announced castling.
quickplay-filed = What the claim of { side-name } rests on was written down for the designated arbiter.
claim-verified = { side-name } verified what the opponent handed in.

## The end of the game

end-checkmate = Checkmate. { winner-name } wins.
end-stalemate = Stalemate. The game is drawn.
end-dead-position = Neither side can mate by any series of legal moves. The game is drawn.
end-resignation = { loser-name } resigned. { winner-name } wins.
end-resignation-draw = A player resigned, but the opponent could not have mated by any series of legal moves. The game is drawn.
end-agreement = The players agreed to a draw.
end-threefold = The position appears for at least the third time. The claim is correct and the game is drawn.
end-fifty-moves = Fifty moves by each side without a capture or pawn move. The claim is correct and the game is drawn.
end-fivefold = The position has appeared five times. The game is drawn.
end-seventy-five-moves = Seventy-five moves by each side without a capture or pawn move. The game is drawn.
end-flag = { loser-name } ran out of time. { winner-name } wins.
end-flag-draw = The time was overstepped, but the opponent cannot mate by any series of legal moves. The game is drawn.
end-both-flags = Both flags are down. The game is drawn.
end-default = { loser-name } did not arrive within the default time. { winner-name } wins.
end-both-default = Neither player arrived within the default time. Both lose.
end-illegal = { loser-name } loses because of an illegal act. { winner-name } wins.
end-illegal-draw = The illegal act would lose, but the opponent cannot mate by any series of legal moves. The game is drawn.
end-illegal-position = The position is still illegal after the next move. The game is drawn.
end-wrong-array = The initial position was wrong. The game is annulled and a new one is played.
end-wrong-colours = The game began with colours reversed. It is annulled and a new one is played.
end-quickplay = The claim is right. The game is drawn.
end-quickplay-filed = The draw is claimed and play has ended. The designated arbiter decides.
end-device = An electronic device was found or heard at { loser-of } side. { winner-name } wins.
end-refusal = { loser-name } persistently refused to obey the Laws and loses.
end-both-refuse = Both players persistently refused to obey the Laws. Both lose.
end-penalty = The arbiter declares the game lost by { loser-name }. The points are { $score }.
end-declared = The arbiter declares the result { $result ->
    [annulled] annulled
    [pending] pending
   *[other] { $result }
}: { $reason }
end-sealed-loss = The sealed move is unclear or illegal. { loser-name } loses, { winner-name } wins.
end-sealed-draw = The sealed move is unclear or illegal, but the opponent cannot mate by any series of legal moves. The game is drawn.
end-sealed-move = A player came too late, but the sealed move ended the game: { $result }.
end-position-lost = The adjourned position cannot be established. The game is annulled and a new one is played.
end-signed = Both players signed the result { $result }. It stands unless the arbiter decides otherwise.

## Refusals

refused-game-over = The game is over; this no longer changes anything.
refused-time-ran-back = The time given lies before one that is already on record. Nothing was changed.
refused-not-your-office = { seat-name } cannot do this.
refused-not-started = The game has not begun.
refused-already-started = The game has already begun.
refused-not-arrived = The player has not arrived at the board.
refused-already-here = The player is already at the board.
refused-default-time-not-over = Nobody is later than allowed.
refused-paused = The clock is paused. The arbiter decides when play goes on.
refused-not-paused = The clock is not paused.
refused-arbiter-must-answer = The arbiter must first answer the open question.
refused-nothing-asked = There is no open question.
refused-not-on-move = It is the opponent's turn.
refused-nothing-there = There is no piece on { $square }.
refused-bound-by-touch = A piece was touched. { duty-text }
refused-adjust-not-allowed = Only the player to move may adjust pieces.
refused-adjust-off-clock = Pieces may be adjusted only while the player's own clock is running.
refused-no-promotion = No pawn can be promoted there to that piece.
refused-not-legal = { $motion } is no legal move; nothing else is taken here.
refused-press-has-no-effect = Pressing the clock has no effect now.
refused-objection-forfeited = Whoever has touched a piece may no longer object to the opponent's breach of the touch rules.
refused-claim-forfeited = Whoever has touched a piece may not claim a draw on this move.
refused-claim-pending = A claim waits for the arbiter’s ruling.
refused-claim-irrevocable = A claim cannot be withdrawn.
refused-no-claim = No claim waits for a ruling.
refused-claim-not-on-move = Only the player having the move may claim this.
refused-nothing-to-object = There is no breach of the touch rules to object to.
refused-nothing-illegal = Nothing illegal was done.
refused-only-opponent-claims = Where few arbiters watch, only the opponent may claim an illegal move.
refused-illegal-move-unknown = The position is illegal, but no illegal move that led to it is known. The arbiter restores the last position that can be established.
refused-array-was-right = The initial position was right.
refused-nothing-displaced = No displaced piece has to be put back.
refused-no-offence-yet = Using two hands is an offence only once the clock has been pressed.
refused-illegal-move-stands = The opponent has made the next move. The illegal move stands unless both players agree to correct it.
refused-flag-up = The flag has not fallen.
refused-flag-claim = The claim is refused: the opponent's flag has not fallen.
refused-own-flag-down = The claim is refused: the claimant's own flag is down too.
refused-arbiter-silent = Under these rules the arbiter acts only when a player asks.
refused-too-late = It is too late to question this: both sides have completed too many moves.
refused-times-stand = A wrong time is corrected only if it is pointed out before one's first move after the resumption, unless the arbiter decides otherwise.
refused-result-stands = The game has ended. Its result stands.
refused-no-offer = There is no open offer.
refused-offer-void = The regulations do not allow a draw by agreement yet. The offer is void.
refused-offer-irrevocable = An offer cannot be withdrawn.
refused-agreement-void = A draw cannot be agreed before both sides have made a move.
refused-score-impossible = Such a score is not possible.
refused-score-only-on-move = Only the player having the move may ask to see the score.
refused-quickplay-inadmissible = The guidelines for a quickplay finish do not allow this here.
refused-no-such-ruling = There is no such ruling, or it was already set aside.
refused-ruling-overtaken = Moves were made since that ruling. Restore the position instead.
refused-no-rule = The rules in force do not say what to do here. The arbiter decides.
refused-record-previous-first = Write your previous move down before you make another.
refused-update-sheet-first = The scoresheet must be complete before the next move.
refused-no-update-due = No scoresheet has to be completed.
refused-still-in-play = The game has not ended; there is no result to sign.
refused-no-such-article = This edition has no such article.
refused-no-appeals = The regulations of this event allow no appeals.
refused-now-spectator = The game is over, and its players are spectators now.
refused-no-hints = The arbiter tells nobody the number of moves.
refused-sighted-player = A sighted player follows the normal rules.
refused-nobody-is-blind = Two boards are used only when a player is blind.
refused-blind-move-not-made = The move is not yet made: it must be executed and announced before the opponent's clock is started.
refused-announcement-incomplete = The announcement does not say which move is meant.
refused-announcement-too-late = There is no announcement that could still be corrected. The arbiter decides.
refused-whose-board-is-wrong = The records agree. Who executed a move wrongly must still be established.
refused-not-for-assistant = This player has no assistant who may do that.
refused-seal-final = The clock is stopped; the sealed move can no longer be changed.
refused-nothing-sealed = No move has been sealed.
refused-not-adjourned = There is no envelope with a sealed move.
refused-still-adjourned = The game is adjourned. It goes on when the envelope is opened.
refused-envelope-first = The envelope must be opened first: a sealed move that ended the game counts before lateness.
refused-seal-broken = This is not what was sealed. The envelope was exchanged or damaged.
refused-stated-move-unclear = The move stated is unclear or illegal.
refused-opponent-is-here = A reply can be sealed only in answer to the sealed move, and only while the opponent is absent.
refused-array-invalid = This starting position cannot be played in Chess960.
refused-nothing-to-verify = There is no claim of the opponent to verify.
