# The puzzles page: its own words first, then the cases of puzzles/cases.yaml.

puzzles-title = What does the arbiter decide?
puzzles-lead = Read what happened, decide as the arbiter, and see the reason with its article. What you have solved is kept on this device.
puzzles-path = Become an arbiter in { $count } cases
puzzles-path-lead = From the first touch to the differences between editions, in order of difficulty.
puzzles-path-start = Start
puzzles-path-go-on = Go on
puzzles-path-done = All cases are solved. Well decided!
puzzles-progress = { $right } of { $count } solved
puzzles-topics = Choose a topic
puzzles-level = Level
puzzles-level-all = All levels
puzzles-level-1 = 1 For every player
puzzles-level-2 = 2 For events
puzzles-level-3 = 3 For arbiters
puzzles-cases = Cases
puzzles-none = There is no case of this topic at this level.
puzzles-state-new = not tried yet
puzzles-state-right = solved
puzzles-state-wrong = not solved yet
puzzles-case = Case { $number } of { $count }
puzzles-board = The board
puzzles-to-move = { $side ->
    [white] White is to move
   *[black] Black is to move
}
puzzles-answers = Your decision
puzzles-answer = Answer
puzzles-right = Right.
puzzles-wrong = Not quite.
puzzles-right-answer = The right answer:
puzzles-why = Why
puzzles-judgement = The measure is for the arbiter to judge.
puzzles-read = Article:
puzzles-again = Try again
puzzles-previous = Previous
puzzles-next = Next case
puzzles-list = All cases
puzzles-forget = Forget what I have solved
puzzles-forget-ask = Forget all your answers on this device?
puzzles-keys = Keys: 1 to 4 choose, Enter answers and goes on.
puzzles-topic-touch = Touch-move
puzzles-topic-illegal = Illegal moves
puzzles-topic-clock = Clock and flag
puzzles-topic-draws = Draws and claims
puzzles-topic-end = The end of the game
puzzles-topic-recording = Recording
puzzles-topic-conduct = Conduct
puzzles-topic-rapid = Rapid and blitz
puzzles-topic-special = Blind players, adjourned games
puzzles-topic-start = Start and lateness
puzzles-topic-arbiter = The arbiter's powers
puzzles-topic-editions = The editions compared

## Touch-move

case-first-touched = Three pieces touched
    .story = It is White's first move. White touches the bishop on c1, then the rook on a1, then the knight on g1, each time meaning to move it.
    .ask = What must White play?
    .a = Any move: the first piece that was touched cannot move
    .b = A move with the knight
    .c = Any move: touching alone binds nobody, only lifting does
    .why = Of several own pieces touched, the first one that can move must move. Bishop and rook are shut in, so it is the knight's turn.

case-touch-enemy = A pawn of the opponent
    .story = White touches Black's pawn on d5, meaning to take it, and then does not like the idea any more.
    .ask = What must White play?
    .a = White must take the pawn, with the knight or with the e-pawn
    .b = White must take the pawn with the e-pawn, which stands nearest
    .c = Any move: only own pieces bind
    .why = Who touches a piece of the opponent must take it if that is possible. With which piece is the player's choice.

case-adjust-late = "I adjust", said too late
    .story = White takes hold of the knight on b1, hesitates, and then says: "I adjust."
    .ask = What happens now?
    .a = Nothing: White announced it and may play any move
    .b = White may play any move, but Black gets two extra minutes
    .c = White must move this knight
    .why = Adjusting has to be announced before the piece is touched. After the touch the words change nothing.

case-off-move = Touching out of turn
    .story = White is thinking about the first move. Black, lost in thought, picks up the pawn on e7 and puts it back.
    .ask = What follows for Black?
    .a = Black must move this pawn on the next turn
    .b = No piece has to be moved
    .c = It counts as an illegal move of Black
    .why = Touch-move binds only the player who has the move. If Black does it again and again, the arbiter may see it as disturbing the opponent.

case-release-made = Let go on e3
    .story = White has moved the e-pawn to e3 and let go of it. The clock is not pressed yet. Now White wants to push the pawn one square further.
    .ask = May White still do that?
    .a = No: the move was made when the hand let go of the pawn
    .b = Yes: until the clock is pressed, with the same pawn
    .c = No, and for trying it Black gets two extra minutes
    .why = A legal move is made as soon as the piece has been released on its new square. Pressing the clock only completes it.

case-rook-then-king = Rook first, then the king
    .story = White wants to castle short. The hand touches the rook on h1 first and then the king.
    .ask = What must White play?
    .a = White must castle short
    .b = White must move the king, but not castle on that side
    .c = White must move the rook on h1
    .why = Castling is a move of the king, and the king has to be touched first or together with the rook. Touched first, the rook has to move like any other piece.

case-king-then-rook = Castling that is not possible
    .story = White wants to castle short and touches the king, then the rook on h1. Only now White sees that the rook on f8 attacks f1.
    .ask = What must White play?
    .a = Any move, because the castling is not possible
    .b = Any legal move of the king, castling long included
    .c = Any legal move of the king, but no castling at all
    .d = A move with the rook on h1
    .why = If the intended castling is illegal, another legal move of the king must be played. Castling on the other side is one of them.

case-objection-late = The complaint comes late
    .story = White touched the bishop on f1 but then took on d5 with the knight. Black takes hold of the knight on f6 to take back. Only then Black complains about the bishop.
    .ask = How does the arbiter decide?
    .a = The position is restored and White must move the bishop
    .b = The move stands and Black gets two extra minutes
    .c = The complaint is too late; Black must move the touched knight
    .why = Whoever touches a piece in order to move it loses the right to complain about the opponent's touch.

case-en-passant-touched = The pawn that just ran past
    .story = Black has just played the pawn from d7 to d5. White touches this pawn, meaning to take something on d5, and only then sees that nothing can go there.
    .ask = What must White play?
    .a = White must take the pawn in passing
    .b = Any move: nothing can take on d5
    .c = A move with the e-pawn, forward or taking
    .why = Taking in passing is also a way of taking the touched pawn. It is the only one here, so it must be played.

## Illegal moves

case-illegal-first = A knight goes astray
    .story = A standard game. White has played the knight from g1 to g3 and pressed the clock. The arbiter sees it. It is White's first offence.
    .ask = How does the arbiter decide?
    .a = White loses the game
    .b = The knight goes back and must make a legal move; Black gets two extra minutes
    .c = The knight goes back, White may play any move; Black gets two extra minutes
    .d = The knight goes back and must make a legal move; nothing else happens
    .why = An illegal move is taken back, and touch-move applies to the move that replaces it. The first one in a standard game costs two minutes for the opponent.

case-illegal-second = It happens again
    .story = A standard game. White has already been penalised for one illegal move. Now White plays the knight from g1 to g3 and presses the clock.
    .ask = How does the arbiter decide?
    .a = Black gets two extra minutes again
    .b = Black gets four extra minutes this time
    .c = White loses the game
    .why = The second completed illegal move of the same player loses the game, unless the opponent could never mate.

case-before-press = Not pressed yet
    .story = A standard game. White has put the knight from g1 on g3 and let go of it. Before White presses the clock, Black points out that this is no knight's move.
    .ask = What follows?
    .a = White makes a legal move with the knight; there is no penalty
    .b = White may play any legal move; there is no penalty
    .c = It is an illegal move; Black gets two extra minutes
    .why = An illegal move is penalised only when it has been completed by pressing the clock. The knight was touched, though, so the knight has to move.

case-press-no-move = Only the clock was pressed
    .story = A standard game. White, deep in thought, presses the clock without having moved a piece. The arbiter sees it.
    .ask = How does the arbiter decide?
    .a = White's clock is started again; there is no penalty
    .b = It counts as an illegal move: White is to move, Black gets two extra minutes
    .c = White has given the move away: Black is to move
    .why = Pressing the clock without making a move is treated as an illegal move. The position does not change, the two minutes are due.

case-two-hands = Castling with both hands
    .story = A standard game. White castles short, the king with one hand and the rook with the other, and presses the clock. The castling itself is legal. It is White's first offence.
    .ask = How does the arbiter decide?
    .a = The castling is taken back
    .b = White is told not to do it again; there is no penalty
    .c = The castling stands, it counts as an illegal move, and Black gets two extra minutes
    .why = A move made with two hands and completed is treated as an illegal move. A legal castling stays on the board all the same.

case-pawn-left = A pawn on the last rank
    .story = A standard game. White has pushed the pawn to e8, left it there as a pawn, and pressed the clock. It is White's first offence.
    .ask = How does the arbiter decide?
    .a = The pawn becomes a queen, it counts as an illegal move, and Black gets two extra minutes
    .b = The pawn goes back to e7 and White moves again
    .c = White now chooses the piece; there is no penalty
    .d = The pawn becomes a queen; there is no penalty
    .why = A pawn left on the last rank is replaced by a queen of its colour, whatever the player had in mind. The act counts as an illegal move.

case-second-against-bare-king = The second one, but against whom?
    .story = A standard game. White has a queen, Black only the king. White, already penalised once, plays the queen from c1 to a7, which is no move of a queen, and presses the clock.
    .ask = How does the game end?
    .a = Black wins
    .b = The game is drawn
    .c = It goes on: Black gets two extra minutes
    .why = The second illegal move loses the game, but nobody can win who could never mate by any series of legal moves. Against a bare king it is a draw.

case-illegal-then-mate = Found after the mate
    .story = A standard game. White began with the pawn from f2 to f5; nobody noticed. Black played e6, White g4, and Black mated with the queen on h4. Now White says: my first move was illegal, we have to go back.
    .ask = How does the arbiter decide?
    .a = The position before the illegal move is restored
    .b = The game is drawn
    .c = The mate stands: Black has won
    .why = An illegal move is put right if it is found during the game. A mate made by a legal move has ended the game; after that it is too late.

## Clock and flag

case-other-hand = Right hand, left hand
    .story = White moves the rook from a1 to d1 with the right hand and presses the clock with the left. Black calls the arbiter.
    .ask = What is it?
    .a = An illegal move: Black gets two extra minutes
    .b = A breach of the rules for the clock: the move stands, the arbiter may penalise
    .c = Nothing: only moving with two hands is forbidden
    .why = The hand that made the move has to press the clock. It is no illegal move; whether to warn or to penalise more is for the arbiter to judge.

case-flag-bare-king = A queen ahead and out of time
    .story = White has king and queen, Black only the king. White's flag falls, and the arbiter sees it.
    .ask = How does the game end?
    .a = Black wins on time
    .b = The game is drawn
    .c = White wins: White had the queen
    .why = Who runs out of time loses, but only against a player who could still mate by some series of legal moves. A bare king never can.

case-knocked-over = Two pawns on the floor
    .story = White, reaching for a piece, knocks over the pawns on a2 and b2. White's clock is running.
    .ask = What is to be done?
    .a = White puts the pawns back while White's own clock runs
    .b = The clocks are stopped until the pawns stand again
    .c = Black's clock is started, because White cannot play
    .why = Whoever displaces pieces puts them back on their own time. The other player may stop the clocks and call the arbiter if they do not.

case-move-forty = The fortieth move
    .story = Forty moves in two hours, no increment. White has completed 39 moves, plays the rook from a1 to d1 with two seconds left, and lets go of it. Before the hand reaches the clock, the flag falls. The arbiter sees it. Black has two rooks.
    .ask = How does the arbiter decide?
    .a = The fortieth move was made in time: the game goes on
    .b = The game goes on, and Black gets two extra minutes
    .c = White has lost on time
    .why = For the time control a move counts when it is completed, and that needs the press of the clock. White had completed only 39 moves.

case-mate-before-flag = Mate, with the flag down
    .story = White's time ran out a second ago, but nobody noticed. White plays the rook to a8 and it is mate. Only then the arbiter sees the fallen flag.
    .ask = How does the game end?
    .a = White wins: the mate came first
    .b = Black wins: the time was over before the mate
    .c = The game is drawn
    .why = A flag counts as fallen when the arbiter sees it or a player claims it rightly. The mate ended the game before that.

case-knight-and-pawn = A knight against a pawn
    .story = White has king and knight, Black king and one pawn. Black's flag falls, and the arbiter sees it.
    .ask = How does the game end?
    .a = It is a draw: king and knight cannot win
    .b = The game goes on until Black has lost the pawn
    .c = White wins
    .why = What counts is whether a mate is possible at all, even with the worst play. Here it is: the black pawn can take its own king's last square. Against a bare king a knight could not.

case-late-press = A forgotten clock
    .story = White moves the rook to d1 and forgets the clock. Black answers at once with the rook to d8 while White's clock still runs. Now White presses the clock.
    .ask = May White still press it?
    .a = No: Black has already moved, so the press has no effect
    .b = Yes: the press completes White's move, and until then White's time ran
    .c = Yes, and Black's move was illegal because White had not pressed
    .why = A player always has the right to press the clock after a move, even after the reply. The time until then is the price for forgetting it, and the reply is legal.

## Draws and claims

case-offer-touch = The hand answers first
    .story = White has moved the knight to f3, offered a draw, and pressed the clock. Black takes hold of the knight on b8, thinks again, lets go of it, and says: "I accept."
    .ask = What applies?
    .a = The offer was refused by touching the piece; the game goes on
    .b = The game is drawn: the offer was still open
    .c = White may choose whether the offer still stands
    .why = Touching a piece in order to move it refuses an offer just as words do. What is refused cannot be accepted later.

case-claim-after-press = Claimed a moment too late
    .story = Both players have moved their king's knights out and back. Black plays the knight to g8, presses the clock, and claims a draw: the position has now appeared for the third time.
    .ask = How does the arbiter decide?
    .a = The game is drawn
    .b = The claim is wrong: White gets two extra minutes
    .c = Black cannot claim now, because White is to move; the game goes on
    .why = Only the player who has the move may claim. Black should have written the move down and claimed before playing it. White may claim now.

case-fivefold = Nobody claims
    .story = Both players move their knights out and back, again and again. The same position has now appeared for the fifth time. Neither player says anything.
    .ask = What does the arbiter do?
    .a = Nothing, as long as nobody claims
    .b = The arbiter declares the game drawn
    .c = The arbiter gives both players a loss for not trying
    .why = Three times gives the player to move the right to claim. At the fifth time the game is over without any claim.

case-wrong-claim = A wrong claim
    .story = A standard game. Black writes down the knight from b8 to c6 and claims: after this move the position will be there for the third time. The arbiter checks: it will not.
    .ask = How does the arbiter decide?
    .a = Black must play this move; White gets two extra minutes
    .b = Black may play any move; White gets two extra minutes
    .c = Black loses the game
    .d = Black must play this move; there is no penalty
    .why = The move that was declared with a claim has to be played. A wrong claim costs two minutes for the opponent; it also counts as an offer of a draw.

case-early-agreement = A very short game
    .story = White plays the pawn to e4 and offers a draw. Black accepts without having moved.
    .ask = What applies?
    .a = The game is drawn
    .b = Both players lose
    .c = The agreement is not valid: Black has to move first
    .why = The players may agree on a draw only when both have made at least one move. The event may ask for more.

case-fifty-capture = The fiftieth move takes a rook
    .story = A standard game. For 49 moves and a half no pawn has moved and nothing was taken. White writes down "rook a1 takes h1" and claims a draw by the rule of fifty moves.
    .ask = How does the arbiter decide?
    .a = The game is drawn: with this move the fifty are full
    .b = The claim is wrong: White must take on h1, Black gets two extra minutes
    .c = The claim is wrong: White may play any move, Black gets two extra minutes
    .why = The last fifty moves of each player must be without a capture, the declared move included. This one is a capture, so the claim fails, and it has to be played.

case-castling-rights = The same picture three times
    .story = A standard game. At first, both kings and all rooks stood where they began and had not moved. The h-rooks have gone to the g-file and back, twice. White is to move and claims: the same position for the third time.
    .ask = How does the arbiter decide?
    .a = The game is drawn
    .b = The claim is wrong, but since the picture is the same there is no penalty
    .c = The claim is wrong: Black gets two extra minutes
    .why = Positions are the same only if the possible moves are the same, and the first time castling short was still possible. It is the second time only.

## The end of the game

case-stalemate-resigned = Resigning too early
    .story = White plays the queen to g6. Black, with only the king left, resigns at once. Then a spectator says that Black could not move at all.
    .ask = How does the game end?
    .a = The game is drawn: it was stalemate
    .b = White wins: Black resigned
    .c = The game goes on, because the resignation was a mistake
    .why = Black is not in check and has no legal move. The stalemate ended the game with White's move; resigning afterwards changes nothing.

case-bishop-left = The last pawn falls
    .story = Black's king takes the pawn on d2. White has king and bishop left. A few seconds later Black's flag falls.
    .ask = How does the game end?
    .a = White wins on time
    .b = Drawn the moment the pawn was taken
    .c = Drawn because of the flag: White cannot mate
    .why = With king and bishop against king nobody can ever mate. Such a position is dead and ends the game at once, before any flag.

case-wall = A wall across the board
    .story = White pushes the pawn to h5. All pawns now stand against each other, none can ever move or be taken, and the bishop walks on light squares only.
    .ask = What is the state of the game?
    .a = It goes on: White is a bishop up
    .b = It goes on until somebody offers a draw or fifty moves are over
    .c = It is drawn at once
    .why = No series of legal moves leads to a mate for either side: kings and bishop never get past the wall. A dead position ends the game by itself.

## Recording

case-in-advance = Written first, played later
    .story = White writes the pawn to e4 on the scoresheet, thinks once more, and only then means to play it. No claim is intended.
    .ask = What does the arbiter say?
    .a = Nothing: moves may be written before they are made
    .b = This is forbidden; White may still play any move
    .c = White must now play the pawn to e4
    .why = A move is written down after it was made. Writing it before is allowed only for a claim and for sealing. The entry does not bind the player, but the arbiter may warn.

case-five-minutes = Less than five minutes
    .story = A standard game without increment. White has 4 minutes 59 seconds left in this period, Black still has 15 minutes.
    .ask = Who has to write the moves down?
    .a = Black must; White need not
    .b = Neither of them
    .c = Both of them
    .why = A player with less than five minutes left in a period is free from recording if there is no increment of 30 seconds or more. The opponent is not.

case-thirty-seconds = Thirty seconds a move
    .story = A standard game with an increment of 30 seconds for each move. White has one minute left, Black 45 seconds.
    .ask = Who has to write the moves down?
    .a = Neither of them: both have less than five minutes
    .b = Only White, who has more time
    .c = Both of them, to the end of the game
    .why = With 30 seconds or more added for each move there is always time to write. The relief below five minutes does not apply.

case-signed = Two signatures under a mistake
    .story = Black resigned. By mistake both players wrote a draw on their scoresheets and signed them. An hour later they notice it.
    .ask = Which result stands?
    .a = White's win: what happened on the board counts
    .b = The draw that both signed, unless the arbiter decides otherwise
    .c = None: the game is annulled
    .why = The result that both have signed stands even if it is wrong. Only the arbiter can decide otherwise.

## Conduct

case-phone-rings = A telephone in the hall
    .story = A standard game; the event has no rule of its own about devices. White's telephone, in the pocket, rings during the game.
    .ask = How does the arbiter decide?
    .a = White is warned
    .b = Black gets two extra minutes
    .c = White loses the game
    .why = A player may not have a device in the playing venue that the arbiter has not approved. If it is found, the game is lost; the event may lay down something milder.

case-leaves-area = Coffee while the clock runs
    .story = White is to move and White's clock runs. Without asking anybody White leaves the playing area to fetch a coffee.
    .ask = May White do that?
    .a = No: the player to move needs the arbiter's permission
    .b = Yes: it is White's own time
    .c = No, and the game is lost at once
    .why = The player who has the move stays in the playing area unless the arbiter allows them to leave. The penalty is for the arbiter to choose.

case-tapping = Tapping fingers
    .story = While White is thinking, Black keeps tapping the table with the fingers. White asks Black to stop, in vain, and calls the arbiter, who sees it.
    .ask = What does the arbiter do?
    .a = Black loses the game: this is what the Laws lay down
    .b = It is a disturbance of the opponent: the arbiter chooses the penalty
    .c = White gets two extra minutes: this is what the Laws lay down
    .why = Disturbing the opponent in any way is forbidden. The Laws give a list of penalties, from a warning upwards; which one fits is for the arbiter to judge.

case-bag-opened = A hand in the bag
    .story = The event allows a telephone if it is switched off completely and lies in the player's bag. During the game White opens the bag without asking. The telephone is off.
    .ask = How does the arbiter decide?
    .a = All is well: the telephone is off and in the bag
    .b = White loses the game, as if the telephone had rung
    .c = White was not allowed to touch the bag: the arbiter chooses the penalty
    .why = Where a device may lie in a bag, the bag is not touched during the game without the arbiter's permission. The penalty is for the arbiter to judge.

## Rapid and blitz

case-ten-minutes = Ten minutes each
    .story = An event gives each player ten minutes for the whole game, without increment.
    .ask = What kind of chess is it?
    .a = Rapid
    .b = Blitz
    .c = Standard, because nothing else was announced
    .why = Count the time for sixty moves: ten minutes or less is blitz, more than ten but less than sixty is rapid. Exactly ten is still blitz.

case-rapid-first = Illegal, but in rapid
    .story = A rapid game under the Laws of 2023, one arbiter for many boards. White plays the knight from g1 to g3 and presses the clock. Black has not moved yet, and the arbiter sees it. It is White's first offence.
    .ask = How does the arbiter decide?
    .a = The knight must make a legal move; Black gets one extra minute
    .b = The knight must make a legal move; Black gets two extra minutes
    .c = White loses the game
    .d = The move stands, because nobody has complained
    .why = In rapid and blitz of 2023 the opponent gets one minute instead of two. The arbiter may act, as long as Black has not made the next move.

case-rapid-answered = Answered before it was noticed
    .story = A rapid game under the Laws of 2023, one arbiter for many boards. White played the knight from g1 to g3 and pressed the clock. Black answered with the pawn to e5. Only now Black notices and calls the arbiter.
    .ask = How does the arbiter decide?
    .a = The position is restored and Black gets one extra minute
    .b = The game is drawn, because the position is illegal
    .c = The illegal move stands and the game goes on
    .why = Where few arbiters watch, an illegal move can be put right only until the opponent has made the next move. After that it stands, unless both players agree to correct it.

case-both-in-check = Two kings in check
    .story = A blitz game under the Laws of 2023, one arbiter for many boards. White's king on e1 is in check from the rook on a1, Black's king on e8 from the rook on e4. The arbiter sees this and waits for the next move. White plays the rook from e4 to e2 and presses the clock.
    .ask = How does the arbiter decide?
    .a = The game is drawn
    .b = The game goes on: White's king may be taken
    .c = The game is annulled and played again
    .why = The arbiter waits until the next move is completed. If the illegal position is still on the board after it, the game is declared drawn. Both kings still stand in check.

## Blind players, adjourned games

case-blind-feel = Reading with the fingers
    .story = White is blind and plays on a board with holes. Looking for a plan, White runs the fingers over the pawn on e2 without taking it out of its hole.
    .ask = Must White move this pawn?
    .a = Yes: a touched piece has to move
    .b = No: only taking it out of its hole counts as a touch
    .c = No, but White should have said "I adjust" first
    .why = For a blind player a piece counts as touched when it has been taken out of its hole. Feeling the board is how the player sees it.

case-seal-ambiguous = What is in the envelope?
    .story = The game was adjourned; White sealed a move. At the resumption the arbiter opens the envelope and reads: "Rook to d1". Both white rooks can go to d1.
    .ask = How does the arbiter decide?
    .a = White says which rook was meant, and the game goes on
    .b = The game is drawn
    .c = White loses the game
    .why = A sealed move that can mean two moves is as bad as none: it loses the game, if the opponent can still mate. Nobody may add anything to it later.

case-seal-mate-late = Too late, but mate
    .story = White sealed the rook to a8 and does not appear at the resumption until the allowed lateness is over. Black is present. The arbiter opens the envelope: the sealed move is mate.
    .ask = How does the game end?
    .a = White wins
    .b = Black wins: White came too late
    .c = Both lose
    .why = A player who comes too late to a resumed game loses, unless the sealed move has ended the game. Then that end counts.

## Start and lateness

case-late-zero = Thirty seconds late
    .story = The event has announced no allowed lateness. The round starts; White reaches the board half a minute later. Nobody excuses it.
    .ask = What happens?
    .a = The game begins; White has lost half a minute
    .b = White loses the game
    .c = The game begins with full time for both
    .why = What lateness is allowed has to be laid down before the event. If nothing was laid down, it is nought: who comes after the start loses, unless the arbiter decides otherwise.

case-board-turned = The board lies the wrong way round
    .story = A standard game. After 25 moves somebody notices that the corner at White's right hand is dark: the board was placed turned. The pieces were set up correctly.
    .ask = How does the arbiter decide?
    .a = The position is moved to a board that lies correctly, and play goes on
    .b = The game is annulled and a new one is played
    .c = After ten moves nothing is changed any more
    .why = A board that was placed wrongly does not spoil the game: it goes on from the same position on a board placed correctly.

case-both-absent = Nobody at the board
    .story = An hour each; a lateness of 15 minutes is allowed. At the start neither player is there. White comes after 8 minutes, Black is still missing.
    .ask = What do the clocks show at this moment?
    .a = 60 minutes for both: nobody could play
    .b = 56 minutes for both: the lost time is shared
    .c = 52 minutes for White, 60 for Black
    .d = It does not matter: White has lost
    .why = If neither player is there at the start, White loses all the time until White arrives. The event may lay down otherwise.

case-colours = Wrong colours
    .story = A standard game. White has completed ten moves, Black nine, when somebody notices that the players sit with the wrong colours.
    .ask = How does the arbiter decide?
    .a = The game goes on: one side has made ten moves
    .b = The game is annulled; a new one is played with the right colours
    .c = The game is drawn
    .why = The game goes on only if both players have made ten moves when it is noticed. Black's tenth is missing.

## The arbiter's powers

case-how-many-moves = A question in time trouble
    .story = Forty moves in two hours. In time trouble White asks the arbiter: "How many moves have we made?"
    .ask = What does the arbiter do?
    .a = Tells the number: it is no secret
    .b = Warns White for the question
    .c = Does not tell
    .why = The arbiter tells no player how many moves have been made, and gives no hint about time or position. White has a scoresheet to look at.

case-half-point = The winner is penalised
    .story = Black has mated. For bad behaviour during the game the arbiter takes half a point from Black and leaves White's score as it is.
    .ask = What is written into the table?
    .a = White 0, Black ½
    .b = White ½, Black ½: a game is worth one point
    .c = White 0, Black 1: points cannot be taken after a mate
    .why = The arbiter may lower the points of the offender. Together they need not make one point; 0 and ½ is a possible score.

case-three-quarters = Three quarters of a point
    .story = Black has mated. As a penalty the arbiter would like to give Black three quarters of a point and White one quarter.
    .ask = Is that possible?
    .a = Yes: together it is one point
    .b = No: only the usual scores of a game can be given
    .c = Yes, if both players agree
    .why = A player gets 1, ½ or 0 from a game, also when there was a penalty. Quarters do not exist.

## The editions compared

case-ed-rapid-illegal = Rapid, 2017 and 2023
    .story = A rapid game, one arbiter for many boards. White plays the knight from g1 to g3 and presses the clock; the arbiter sees it before Black has moved. It is White's first offence.
    .ask = How is it decided under the Laws of 2017 and of 2023?
    .a = 2017: two extra minutes for Black; 2023: one extra minute
    .b = 2017: White loses at once; 2023: one extra minute for Black
    .c = In both: White loses at once
    .why = In 2017 the first illegal move lost a rapid game without full supervision. Since 2018 only the second does; since 2023 the first costs one minute.

case-ed-resign = Resigning to a bare king
    .story = White has king and queen, Black only the king. White, feeling ill, resigns.
    .ask = What is the result under the Laws of 2017 and of 2023?
    .a = In both: Black wins
    .b = In both: a draw
    .c = 2017: Black wins; 2023: a draw
    .why = Before 2023 the player who resigned always lost. Since then it is a draw if the opponent could never mate by any series of legal moves.

case-ed-phone = The telephone in Finland
    .story = Laws of 2017. White's telephone rings for the first time in the event, once in an event of the Finnish federation and once in an event that follows the Laws as they are.
    .ask = What is decided?
    .a = Finland: a warning; otherwise: the game is lost
    .b = The game is lost in both
    .c = A warning in both
    .why = The Finnish federation uses the milder penalty that the Laws leave to an event: the first ring brings a warning. Without such a regulation the ring loses the game.

case-ed-two-hands = Two hands, no press
    .story = A standard game. White castles with both hands and has not yet pressed the clock. The arbiter sees it. It is White's first offence.
    .ask = How is it decided under the Laws of 2017 and of 2023?
    .a = In both it counts as an illegal move
    .b = In 2017 nothing happens; in 2023 it counts as an illegal move
    .c = In 2017 it counts as an illegal move; in 2023 it is no offence before the clock is pressed
    .why = In 2017 the act itself was penalised. Since 2018 the press of the clock belongs to the offence: until then the move can be done again with one hand.
