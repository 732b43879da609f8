### The Laws of Chess, article by article, in our own words.
### Numbers follow the 2018 edition; .differs tells where other editions or Finnish practice part ways.

## Preface

article-p-1 = No set of laws can foresee every situation. A case the laws do not cover is decided by comparing it with similar cases that they do cover.
    .differs = The 2001 club rules work differently: in a dispute the organisers may order a new game or award the game against the guilty side.
article-p-2 = The laws trust the arbiter to be competent, sensible and impartial, because rules that are too detailed would leave no room for a fair decision. The arbiter may therefore overrule any automatic ruling, giving a reason.
article-p-3 = Games rated by FIDE must be played by these laws; for all other games they are recommended.
article-p-4 = A national federation that doubts how a law should be read may ask FIDE for an interpretation.

## Article 1 - Nature and aim

article-1-1 = Chess is played by two opponents who move pieces on one square board.
article-1-2 = White makes the first move, and after that the players move strictly in turn. A move made out of turn is not a move of the game.
article-1-3 = A player has the move as soon as the opponent's move has been made, even if the clock has not been pressed yet. From that moment the touch rules bind the player.
article-1-4 = The aim of the game is to attack the enemy king in such a way that the opponent has no legal reply.
article-1-4-1 = The player who reaches this aim has given checkmate and wins. Leaving or placing one's own king under attack is forbidden, and so is capturing the enemy king; all of these are illegal moves.
article-1-4-2 = The player whose king has been checkmated loses the game.
article-1-5 = If the position is such that neither player can ever give checkmate, the game is a draw. Article 5.2.2 gives the details.
    .differs = The 2001 club rules contain only this general sentence. From 2017 on, article 5.2.2 also says that such a game ends at once.

## Article 2 - Initial position

article-2-1 = The board has 64 squares, eight by eight, alternately light and dark, and each player has a light corner square on the right-hand side. A board that lies the wrong way is dealt with under article 7.2.2.
    .differs = Under the 2001 club rules no one may complain about the board after three moves by each player. Later editions have a limit only in rapid and blitz without full supervision, and it is ten moves by each player.
article-2-2 = Each side starts with 16 pieces: a king, a queen, two rooks, two bishops, two knights and eight pawns. If the game began with the wrong pieces, article 7.2.1 applies.
article-2-3 = The pieces stand in the usual starting position: the officers on the back rank, with the queen on a square of her own colour, and the pawns in front of them. Chess960 has its own rule in Guideline II.2.
article-2-4 = The eight columns are called files, the eight rows are called ranks, and a straight line of touching squares of one colour from edge to edge is called a diagonal.

## Article 3 - Moves

article-3-1 = A piece may not be moved to a square that is held by a piece of its own colour.
article-3-1-1 = Moving to a square held by an enemy piece captures that piece, which is taken off the board as part of the same move. A capture starts the 50-move and 75-move counts again.
article-3-1-2 = A piece attacks a square if it could capture there by the rules for its movement in articles 3.2 to 3.8.
article-3-1-3 = A piece attacks a square even when it is pinned and could not really move there. A king may therefore not step onto or castle across a square guarded by a pinned piece.
    .differs = The 2001 club rules do not mention pinned pieces. From 2017 on the point is stated expressly.
article-3-2 = The bishop moves any distance along the diagonals on which it stands.
article-3-3 = The rook moves any distance along the file or the rank on which it stands.
article-3-4 = The queen moves any distance along the file, the rank or a diagonal on which she stands.
article-3-5 = A bishop, rook or queen may not jump over a piece that stands in its way.
article-3-6 = The knight goes to one of the nearest squares that are on neither the same rank, nor the same file, nor the same diagonal. It jumps, so pieces in between do not hinder it.
article-3-7-1 = A pawn may advance one square straight ahead if that square is empty. Every pawn move starts the 50-move and 75-move counts again.
article-3-7-2 = From its starting square a pawn may instead advance two squares along its file, if both squares are empty. This may allow an en passant capture on the next move.
article-3-7-3 = A pawn captures an enemy piece that stands diagonally in front of it on a neighbouring file.
article-3-7-4-1 = When an enemy pawn has just advanced two squares from its starting square, a pawn may capture it as though it had advanced only one. The captured pawn is taken off the square where it really stands.
    .differs = Up to 2018 the texts speak of a pawn that attacks the square crossed; 2023 speaks of a pawn standing beside the one that advanced, with the same effect. The English 2023 text numbers this article 3.7.3.1.
article-3-7-4-2 = An en passant capture is possible only on the move that immediately follows the double step; after that the right is gone.
article-3-7-5-1 = A pawn that reaches the last rank must be exchanged, as part of the same move and on that square, for a queen, rook, bishop or knight of its own colour. Pressing the clock without making the exchange is an illegal move under article 7.5.2.
article-3-7-5-2 = The player may choose any of the four promotion pieces, whether or not one has been captured before. If the wanted piece is not at hand, the player may pause the clock and ask the arbiter for it.
article-3-7-5-3 = The new piece takes effect at once, so a promotion can itself give check, checkmate or stalemate.
article-3-8 = The king can move in two ways: by a single step or by castling.
article-3-8-1 = The king may step to any neighbouring square, provided that it is not left in check there.
article-3-8-2 = Castling is a single move of the king and one unmoved rook on the player's first rank: the king goes two squares towards the rook, and the rook goes to the square the king has just crossed. Under the touch rules it counts as a king move.
article-3-8-2-1 = In some cases the right to castle is lost for the rest of the game: when the king has moved, or with a rook that has moved.
article-3-8-2-1-1 = Once the king has moved, that side may no longer castle at all.
article-3-8-2-1-2 = Once a rook has moved, castling with that rook is no longer allowed; the same is true when that rook has been captured.
article-3-8-2-2 = In some cases castling is not possible for the moment, but the right to castle is kept. The difference matters when positions are compared for a repetition.
article-3-8-2-2-1 = Castling is not possible while the king stands in check, or would cross or reach an attacked square. It does not matter whether the rook is attacked or crosses an attacked square.
article-3-8-2-2-2 = Castling is not possible while any piece stands between the king and that rook.
article-3-9-1 = A king is in check when an enemy piece attacks it, even a piece that is pinned and could not move. Players need not announce check.
article-3-9-2 = No move may put the player's own king in check or leave it in check; such a move is illegal.
article-3-10-1 = A move is legal when it meets all the requirements of articles 3.1 to 3.9. Breaking the touch rules of Article 4 does not make a move illegal in this sense.
article-3-10-2 = A move is illegal when it fails any requirement of articles 3.1 to 3.9. The pieces touched still bind the player, and a penalty follows only if the clock has been pressed.
article-3-10-3 = A position is illegal when no sequence of legal moves could have led to it.

## Article 4 - Acting on the pieces

article-4-1 = A move must be made with one hand only. Using two hands and then pressing the clock is treated as an illegal move under article 7.5.4.
    .e2017 = A move must be made with one hand only. Using two hands is treated as an illegal move under article 7.5.4, whether or not the clock is pressed.
    .differs = The 2001 club rules name no penalty. In 2017 the penalty is in article 7.7 and, by its text, needs no press of the clock; since 2018 the clock must have been pressed.
article-4-2-1 = Only the player who has the move may straighten pieces on their squares, and must first say so, for example with the words "I adjust" or "j'adoube". Pieces touched after such an announcement need not be moved or captured.
    .words = j'adoube, adjust
article-4-2-2 = Any other contact with a piece counts as intentional, unless it was clearly an accident. The arbiter judges whether it was.
    .differs = In 2001 only a deliberate touch binds the player. From 2017 on every contact counts as intent unless it was clearly accidental.
article-4-3 = A player who has the move and touches pieces meaning to move or capture them must do so if a legal move allows it. Touching pieces when not on move creates no such duty, but may count as disturbing the opponent.
    .words = touch move, touched piece
article-4-3-1 = A player who touches only their own pieces must move the first one touched that can be moved. Any legal move of that piece will do, castling included if it is the king.
article-4-3-2 = A player who touches only enemy pieces must capture the first one touched that can be captured. Any legal capture of it will do, en passant included.
article-4-3-3 = A player who touches pieces of both colours must capture the first enemy piece touched with the first own piece touched. If that is illegal, the first piece touched that can be moved or captured decides; if the order is unclear, the player's own piece counts as touched first.
article-4-4 = Castling and promotion have special touch rules for the player who has the move.
article-4-4-1 = A player who touches their king and then a rook must castle on that side if it is legal.
article-4-4-2 = A player who touches a rook first and then the king may not castle on that side with this move. The rook must be moved if it can; otherwise the king must be moved, but not by that castling.
    .differs = In 2001 a player who touched the rook first may not castle at all on this move. From 2017 on only castling on that side is barred.
article-4-4-3 = A player who means to castle and touches the king and then a rook, although that castling is illegal, must make another legal king move, which may be castling on the other side. If the king has no legal move, any legal move may be played; the rook need not be moved.
    .differs = In 2001 the rule covers a player who touches the king alone, or king and rook at the same time. From 2017 on it speaks of the king followed by a rook.
article-4-4-4 = The choice of the promotion piece becomes final when the new piece touches the promotion square. Naming a piece or holding it in the hand does not yet bind the player.
    .differs = The 2001 club rules do not say when the choice becomes final; the rule is in all editions from 2017 on.
article-4-5 = If none of the pieces touched can be moved or captured, the player may make any legal move.
article-4-6 = A promotion may be carried out by hand in several ways.
article-4-6-1 = When promoting, the player need not first put the pawn on the square of arrival.
article-4-6-2 = The player may take the pawn off and put the new piece on in either order.
article-4-6-3 = If an enemy piece stands on the promotion square, it must be captured. The move is not made until that piece is off the board.
article-4-7 = A piece released on a square as a legal move, or as part of one, must stay there, and the move has been made. If the release square is illegal, only the touch binds the player.
article-4-7-1 = A capture has been made when the captured piece is off the board and the capturing piece has been released on its new square.
article-4-7-2 = Castling has been made when the rook is released on the square the king crossed. Once the king has been released two squares away, the player must castle there if it is legal; if not, another king move must be made, and if there is none, any legal move.
    .differs = The 2001 club rules do not deal with a king released after two squares; the rule is in all editions from 2017 on.
article-4-7-3 = A promotion has been made when the new piece has been released on the promotion square and the pawn is off the board.
article-4-8 = A player who wants to object to the opponent's breach of articles 4.1 to 4.7 must do so before touching a piece with the intention of moving or capturing it. After that the right to object is lost.
article-4-9 = A player who cannot move the pieces may use an assistant to do so, if the arbiter accepts that person.

## Article 5 - End of the game

article-5-1-1 = Checkmate wins and ends the game at once, provided that the mating move obeyed Article 3 and articles 4.2 to 4.7. A flag that falls later, or a later offer or claim, changes nothing, and a mate made with two hands still counts.
article-5-1-2 = A player who resigns loses, and the game ends at once.
    .e2023 = A player who resigns loses, and the game ends at once. It is a draw instead if the opponent could not checkmate that player by any series of legal moves.
    .differs = Since 2023 the game is a draw instead if the opponent could not checkmate the resigning player by any series of legal moves. In 2001, 2017 and 2018 resigning always loses.
article-5-2-1 = If the player to move has no legal move and is not in check, it is stalemate, and the game is drawn at once. The move that led to it must have obeyed Article 3 and articles 4.2 to 4.7.
article-5-2-2 = If no series of legal moves can ever lead to checkmate by either side, the position is dead and the game is drawn at once. The move that led to it must have obeyed Article 3 and articles 4.2 to 4.7.
    .differs = The 2001 club rules only say in general that the game is drawn when neither side can mate. From 2017 on the game ends the moment such a position appears.
article-5-2-3 = The players may agree to a draw during the game once each of them has made at least one move, and this ends the game. An earlier agreement is void, and the arbiter decides the score.
    .differs = In 2001 the players may agree to a draw at any time. The minimum of one move by each player applies from 2017 on.

## Article 6 - Chessclock

article-6-1 = A chess clock has two linked time displays, of which only one can run at a time. Each display has a flag, and the flag falls when that player's time is used up.
article-6-2-1 = Having made a move on the board, the player stops their own clock and starts the opponent's; this completes the move. Only completed moves count for the time control.
article-6-2-1-1 = A move that ends the game is complete without pressing the clock; this covers checkmate, stalemate, a dead position, the fifth occurrence of a position and the 75-move rule.
article-6-2-1-2 = If the player forgot to press and has already made their next move, the earlier move counts as completed.
article-6-2-2 = A player must be allowed to press the clock after moving, even if the opponent has already replied. The time between making the move and pressing is the player's own.
article-6-2-3 = The clock must be pressed with the hand that made the move, and a player may not keep a finger on the clock or hold a hand over it. A breach brings a warning or another penalty under article 12.9, but is never an illegal move.
article-6-2-4 = The clock must be handled with care: it may not be struck, lifted, knocked over or pressed before a move is made. A breach is penalised under article 12.9, and pressing without a move counts as an illegal move under article 7.5.3.
    .differs = The 2001 club rules do not forbid pressing the clock before making a move; the editions from 2017 on do.
article-6-2-5 = Only the player whose clock is running may straighten the pieces.
article-6-2-6 = A player who cannot use the clock may have an assistant who is acceptable to the arbiter. The arbiter then adjusts that player's time fairly, but never the time of a player with a disability.
article-6-3-1 = Each player must make a set number of moves, or all moves, within the allotted time including any time added per move. All this must be fixed before the game.
article-6-3-2 = Time saved in one period is carried over to the next. In delay mode a fixed extra time runs first on each move, and the part of it that is not used is lost.
article-6-4 = As soon as a flag has fallen, it is checked whether that player has completed the required number of moves.
article-6-5 = The arbiter decides before the game on which side of the board the clock stands.
article-6-6 = White's clock is started at the time fixed for the start of the game, and the game begins.
article-6-7-1 = The event regulations fix how late a player may arrive; if they say nothing, no lateness is allowed. A player who arrives later than that loses, unless the arbiter decides otherwise.
    .words = late, default time, no show
    .fi2017 = The event regulations fix how late a player may arrive; if they say nothing, 30 minutes are allowed. A player who arrives later than that loses, unless the arbiter decides otherwise.
    .differs = In Finnish practice the limit is 30 minutes when nothing has been announced; the FIDE editions from 2017 on allow none. The 2001 club rules set no such limit for a game, but a team not complete at the draw is out of the round.
article-6-7-2 = If lateness is allowed and neither player is present at the start, White loses all the time until White arrives, unless the regulations or the arbiter say otherwise.
article-6-8 = A flag counts as fallen only when the arbiter notices it or a player makes a valid claim.
    .words = flag, flag fall, timeout, out of time
    .differs = Under the 2001 club rules, which are rapid rules, only a player's claim counts. From 2017 on what the arbiter sees counts as well.
article-6-9 = A player who has not completed the required moves in time loses, unless the game has already ended by checkmate, resignation, stalemate, a dead position or agreement. It is a draw if the opponent could not checkmate by any series of legal moves.
    .words = flag, loss on time, timeout, out of time
    .differs = The 2001 club rules, as printed, do not mention the draw when the opponent cannot mate; all editions from 2017 on do.
article-6-10-1 = What the clock shows is taken as correct unless the clock is clearly faulty. A faulty clock is replaced, and the arbiter sets the times on the new one.
article-6-10-2 = If the clock is found to be wrongly set, it is stopped at once, and the arbiter corrects the times and the move counter as well as can be judged. In rapid and blitz article A.4.1.1 limits this.
article-6-11-1 = If the game has to be interrupted, the arbiter pauses the clock.
article-6-11-2 = A player may pause the clock only to ask for the arbiter's help, for example when the piece needed for a promotion is missing.
article-6-11-3 = The arbiter decides when the game goes on, and normally the clock of the player to move is started.
article-6-11-4 = When a player has paused the clock, the arbiter judges whether there was good reason. Without one the player is penalised under article 12.9.
article-6-12-1 = Screens and demonstration boards that show the position, the moves, the number of moves and the clock times are allowed in the playing area.
article-6-12-2 = A player may not make a claim that rests only on what such a display shows.

## Article 7 - Irregularities

article-7-1 = When the pieces have to be put back to an earlier position, the arbiter decides what times and what move count the clock should show; the times may also be left as they are.
article-7-2-1 = If it is found during the game that the pieces were set up wrongly at the start, the game is cancelled and a new one is played.
    .differs = In rapid and blitz without full supervision the game goes on once each player has completed ten moves. Under the 2001 club rules the limit is three moves by each player.
article-7-2-2 = If it is found during the game that the board lies the wrong way, the position is transferred to a board placed correctly and play goes on.
    .differs = In rapid and blitz without full supervision no one may complain once each player has completed ten moves. Under the 2001 club rules the limit is three moves by each player.
article-7-3 = If the game began with the colours reversed, a new game with the right colours is started while at least one player has made fewer than ten moves; once both have made ten, the game goes on. A finished game stands.
    .differs = The rule on reversed colours came in 2017; the 2001 club rules do not have it.
article-7-4-1 = A player who knocks over or shifts pieces must put them back on their own time.
article-7-4-2 = If necessary, either player may pause the clock and call the arbiter to deal with the shifted pieces.
article-7-4-3 = The arbiter may penalise the player who shifted the pieces.
article-7-5-1 = An illegal move is completed by pressing the clock. When it is found during the game, play goes back to the position just before it, or to the last one that can be established; the touch rules bind the move that replaces it, and the game goes on from there.
    .differs = The 2001 club rules do not deal with illegal moves. From 2017 on, in rapid and blitz without full supervision, article A.4.2 (A.5.2 in 2023) ends the right to correct once the opponent has made the next move.
article-7-5-2 = Pressing the clock with a pawn on the last rank that has not been exchanged is an illegal move. The pawn becomes a queen of the same colour, and it is the opponent's turn.
article-7-5-3 = Pressing the clock without having made a move is treated as an illegal move. The position does not change, and the same player must still move.
    .differs = In the 2017 edition this stands in articles 7.8.1 and 7.8.2; the 2001 club rules do not mention it.
article-7-5-4 = Using two hands for one move and then pressing the clock is treated as an illegal move. If the move itself is legal, it stands.
    .e2017 = Using two hands for one move is treated as an illegal move, whether or not the clock is pressed. If the move itself is legal, it stands.
    .differs = In 2017 this stands in articles 7.7.1 and 7.7.2, whose text does not require a press of the clock. The 2001 club rules demand one hand but name no penalty.
article-7-5-5 = For the first completed illegal act of a player the opponent receives two extra minutes; the second act by the same player loses the game. It is a draw instead if the opponent could not checkmate by any series of legal moves.
    .words = illegal move penalty, two minutes
    .e2017 = For the first completed illegal move of a player the opponent receives two extra minutes; the second by the same player loses the game. It is a draw instead if the opponent could not checkmate by any series of legal moves. Moving with two hands and pressing without a move are counted with illegal moves.
    .differs = The 2017 text has separate rules in 7.5.3, 7.7.2 and 7.8.2, but an official reading counts any two such acts together; since 2018 there is one count. The award is one minute in blitz in 2017 and 2018 (B.2) and in rapid and most blitz in 2023 (A.3); the 2001 club rules have no such rule.
article-7-6 = If a piece is found on a wrong square, the game goes back to the position before the error, or to the last one that can be established, and continues from there. This does not count as an illegal move.

## Article 8 - Recording

article-8-1-1 = Each player records their own moves and the opponent's, move by move, clearly and in algebraic notation.
    .e2023 = Each player records their own moves and the opponent's, move by move, clearly and in algebraic notation, on paper or on an electronic scoresheet that FIDE has certified.
    .differs = Up to 2018 the record is kept on paper only. In 2023 it is kept on paper (8.1.1.1) or on a FIDE-certified electronic scoresheet (8.1.1.2), and under the 2001 club rules nobody has to record.
article-8-1-1-1 = The moves may be recorded on the paper scoresheet of the event.
    .differs = This number exists only in the 2023 edition. In 2017 and 2018 paper is the only medium, under article 8.1.1.
article-8-1-1-2 = The moves may instead be recorded on an electronic scoresheet that FIDE has certified.
    .differs = Electronic scoresheets are allowed only in the 2023 edition.
article-8-1-2 = A player may not write a move down before making it, except to claim a draw under article 9.2 or 9.3 or to seal a move at an adjournment. A breach brings a warning or another penalty under article 12.9.
article-8-1-3 = A player may answer the opponent's move before writing it down, but must record their own previous move before making another.
article-8-1-4 = The scoresheet is only for the moves, the clock times, draw offers, matters about a claim and other relevant data.
article-8-1-5 = Both players must record every draw offer with the sign (=).
article-8-1-6 = A player who cannot keep the score may have an assistant who is acceptable to the arbiter. The arbiter then adjusts that player's time fairly, but never the time of a player with a disability.
article-8-2 = The arbiter must be able to see the record throughout the game. Hiding it may be penalised under article 12.9.
article-8-3 = The scoresheets belong to the organiser of the event.
    .e2023 = The scoresheets belong to the organiser of the event. The arbiter replaces an electronic scoresheet that does not work.
    .differs = The 2023 edition adds that the arbiter replaces an electronic scoresheet that does not work; earlier editions know only paper.
article-8-4 = A player with less than five minutes left in a period, and with less than 30 seconds added per move, need not record for the rest of that period.
    .differs = The 2001 club rules are rapid rules, and nobody has to record at any time. The five-minute rule is the same from 2017 on.
article-8-5-1 = If neither player has to record, the arbiter or an assistant should try to keep the score. After a flag has fallen the clocks are paused, and both players bring their scoresheets up to date.
article-8-5-2 = If only one player was excused from recording and a flag falls, that player must complete their scoresheet before moving again. When on move they may borrow the opponent's sheet, and must give it back before moving.
article-8-5-3 = If no complete record exists, the players reconstruct the game on a second board under the arbiter's control. First the position, the clock times, whose clock was running and, if known, the number of moves are noted.
article-8-6 = If it cannot be shown that a player overstepped the time, the next move counts as the first of the new period, unless it is clear that more moves were made.
article-8-7 = At the end both players sign both scoresheets to confirm the result. The result stands even if it is wrong, unless the arbiter decides otherwise.
    .e2023 = At the end both players confirm the result, by signing both paper scoresheets or by approving it on the electronic ones. The result stands even if it is wrong, unless the arbiter decides otherwise.
    .differs = In 2023 the players may approve the result on an electronic scoresheet instead of signing.

## Article 9 - Draws

article-9-1-1 = The event regulations may forbid the players to offer or agree a draw before a certain number of moves, or altogether, without the arbiter's consent. An offer or agreement against such a rule has no effect.
    .differs = The 2001 club rules foresee no such restriction; it is possible from 2017 on.
article-9-1-2 = Where the regulations allow agreed draws, the following rules on offers apply.
article-9-1-2-1 = A draw is offered after making a move and before pressing the clock; an offer at another time is valid but may count as disturbing the opponent. It may carry no conditions, cannot be withdrawn, and stays open until it is accepted, refused in words, refused by touching a piece with intent, or the game ends in another way.
article-9-1-2-2 = Both players note the draw offer on their scoresheets with the sign (=).
article-9-1-2-3 = A draw claim under article 9.2 or 9.3 also counts as a draw offer, which the opponent may accept.
article-9-2-1 = The player who has the move may claim a draw when the same position occurs for at least the third time; the occurrences need not follow one another. If the claim is correct, the game is drawn.
    .words = threefold repetition, three times
article-9-2-1-1 = If the position is about to occur, the player first writes down the move that will produce it, and tells the arbiter that they intend to make that move. The written move cannot be changed.
    .e2023 = If the position is about to occur, the player first writes down the move that will produce it, on paper or on the electronic scoresheet, and tells the arbiter that they intend to make that move. The written move cannot be changed.
    .differs = In 2023 the move may also be entered on an electronic scoresheet, and the English text numbers this article 9.2.1. The 2001 club rules contain no rule on repetition.
article-9-2-1-2 = If the position has just occurred, the player who now has the move makes the claim without moving.
article-9-2-2 = Two positions are the same if the same player has the move, the same kinds of pieces stand on the same squares, and all the pieces of both sides have the same possible moves.
article-9-2-2-1 = Positions are not the same if in the earlier one a pawn could have been captured en passant. This matters only when such a capture was really legal.
article-9-2-2-2 = Positions are not the same if a right to castle that existed in the earlier one has since been lost by moving the king or a rook. What counts is the right itself, not whether castling was possible at that moment.
article-9-3 = The player who has the move may claim a draw under the 50-move rule. If the claim is correct, the game is drawn.
    .words = fifty moves, 50-move rule
article-9-3-1 = The player may write down a move that cannot be changed and declare it to the arbiter, if after it each player's last 50 moves will have been made without a pawn move or a capture.
    .e2023 = The player may write down, on paper or on the electronic scoresheet, a move that cannot be changed and declare it to the arbiter, if after it each player's last 50 moves will have been made without a pawn move or a capture.
    .differs = In 2023 the move may also be entered on an electronic scoresheet. The 2001 club rules contain no 50-move rule.
article-9-3-2 = The player may claim at once if each player's last 50 moves have already been completed without a pawn move or a capture.
article-9-4 = A player who touches a piece as described in article 4.3 can no longer claim a draw on that move. There is no penalty for it.
article-9-5-1 = When a draw is claimed, the player or the arbiter pauses the clock. The claim cannot be withdrawn.
article-9-5-2 = If the claim proves correct, the game is drawn at once.
article-9-5-3 = If the claim proves wrong, the opponent receives two extra minutes and the game goes on. A move announced with the claim must then be played, as Articles 3 and 4 provide.
    .differs = The award is one minute in blitz in 2017 and 2018 (B.2), and in rapid and blitz in 2023 (A.3); by the letter of 2023, fully supervised blitz keeps two. The 2001 club rules contain no such rule.
article-9-6 = In two cases the game is drawn without any claim: on the fifth occurrence of a position and after 75 moves by each player without a pawn move or a capture.
article-9-6-1 = The game is drawn when the same position, as defined in article 9.2.2, has occurred at least five times. The occurrences need not follow one another.
    .differs = The 2001 club rules do not have this automatic draw; it applies from 2017 on.
article-9-6-2 = The game is drawn when each player has made at least 75 moves in a row without a pawn move or a capture. If the last of them gives checkmate, the checkmate counts.
    .differs = The 2001 club rules do not have this automatic draw; it applies from 2017 on.

## Article 10 - Points

article-10-1 = Unless the event regulations say otherwise, a win or a win by forfeit scores one point, a draw half a point, and a loss or a loss by forfeit nothing.
    .differs = The 2001 club rules do not mention forfeits. At that event the players' places then earn team points of 2, 1 and 0.
article-10-2 = The two scores together may never exceed the most that one game can give, and each must be a normal score, so three quarters to one quarter is not possible. Scores such as 0-0 or a half to nothing are allowed.
    .differs = The 2001 club rules say nothing about this; it is stated from 2017 on.

## Article 11 - Conduct

article-11-1 = Players must do nothing that would harm the good name of chess. A breach is penalised under article 12.9.
article-11-2-1 = The playing venue is the playing area together with rest rooms, toilets, the refreshment area, the smoking area and any other places the arbiter names.
article-11-2-2 = The playing area is the part of the venue in which the games take place.
article-11-2-3 = Leaving the venue, leaving the playing area while on move, and entering the playing area from outside all need the arbiter's permission.
article-11-2-3-1 = A player may leave the playing venue only with the arbiter's permission. Leaving without it is penalised under article 12.9 and may cost the game.
article-11-2-3-2 = The player who has the move may leave the playing area only with the arbiter's permission. A breach is penalised under article 12.9.
article-11-2-3-3 = A person who is neither a player nor an arbiter may enter the playing area only with the arbiter's permission.
article-11-2-4 = The event regulations may require that also the player who is not on move tells the arbiter before leaving the playing area.
    .differs = The 2001 club rules do not provide for this; regulations may demand it from 2017 on.
article-11-3-1 = During play a player may not use notes, other sources of information or advice, nor analyse on another board. A breach is penalised under article 12.9.
article-11-3-2-1 = A player may not have an electronic device in the venue unless the arbiter has approved it. The regulations may allow it to be kept, fully switched off, in a bag placed as agreed, and the bag may not be touched without the arbiter's leave.
    .words = mobile, mobile phone, cell phone, smartphone, telephone, smart watch
article-11-3-2-2 = A player found to be carrying such a device loses and the opponent wins. The event regulations may set a milder penalty.
    .words = mobile, mobile phone, cell phone, smartphone, telephone, smart watch
    .fi2017 = A player whose phone or other device makes a sound is warned the first time and loses the second time, unless the event regulations set another penalty.
    .differs = In Finnish practice the first ring of a phone brings a warning and the second loses, unless the event sets another penalty. The 2001 club rules do not mention devices.
article-11-3-3 = The arbiter may have a player's clothes, bags, other belongings or body searched in private by a person of the same gender. A player who refuses is penalised under article 12.9.
article-11-3-4 = Smoking, electronic cigarettes included, is allowed only in the place set aside for it. A breach is penalised under article 12.9.
article-11-4 = Players whose games have finished count as spectators.
article-11-5 = It is forbidden to distract or annoy the opponent in any way, for example with unreasonable claims or draw offers or by making noise. A breach is penalised under article 12.9.
    .words = disturb, distract, annoy, noise
article-11-6 = A breach of articles 11.1 to 11.5 is penalised as article 12.9 provides.
article-11-7 = A player who persistently refuses to obey the laws loses the game. The arbiter decides the opponent's score.
    .fi2017 = A player who persistently refuses to obey the laws may be declared to have lost. The arbiter decides the opponent's score.
    .differs = The Finnish text of 2017 says that the game may be declared lost; in the other editions the loss is not optional.
article-11-8 = If both players are guilty under article 11.7, both of them lose the game.
article-11-9 = A player may ask the arbiter to explain a point of the laws.
article-11-10 = Unless the event regulations say otherwise, a player may appeal against an arbiter's decision, even after signing the scoresheet.
article-11-11 = Both players must help the arbiter when a game has to be reconstructed or a draw claim checked.
article-11-12 = Checking a claim of threefold repetition or of 50 moves is the players' own duty, under the arbiter's supervision.

## Article 12 - Arbiter

article-12-1 = The arbiter sees to it that the laws are kept.
article-12-2 = The arbiter has general duties towards the players and the event; the following points list them.
article-12-2-1 = The arbiter makes sure that play is fair.
article-12-2-2 = The arbiter does what serves the event best.
article-12-2-3 = The arbiter sees to good conditions for play.
article-12-2-4 = The arbiter protects the players from disturbance.
article-12-2-5 = The arbiter follows how the event is going and keeps it on course.
article-12-2-6 = The arbiter makes special arrangements for players with disabilities and for those who need medical attention.
article-12-2-7 = The arbiter follows the FIDE rules against cheating.
    .e2023 = The arbiter follows the FIDE rules on fair play.
    .differs = In 2017 and 2018 the text speaks of anti-cheating rules, in 2023 of fair-play rules. The 2001 club rules say nothing about them.
article-12-3 = The arbiter watches the games, above all when players are short of time, enforces the decisions taken and penalises players where needed.
article-12-4 = The arbiter may appoint assistants to watch games, for example when several players are short of time.
article-12-5 = The arbiter may give one or both players extra time after a disturbance from outside.
article-12-6 = The arbiter must not step into a game except where the laws say so, and tells nobody the number of moves, except under article 8.5 when a flag has fallen. The arbiter also gives no hint that a move has been completed or that a clock has not been pressed.
article-12-7 = A person who notices something irregular may tell only the arbiter. Nobody else may speak about a game or interfere with it, and the arbiter may send offenders out.
article-12-8 = Nobody may use a phone or other means of communication in the venue without the arbiter's permission.
article-12-9 = The arbiter may impose one or more of the penalties listed here.
    .differs = The 2001 club rules list seven kinds of penalty, without the fine and the exclusion from rounds. From 2017 on there are nine.
article-12-9-1 = The arbiter may give the player a warning.
article-12-9-2 = The arbiter may give the opponent more time.
article-12-9-3 = The arbiter may take time away from the offending player. The clock cannot go below zero, and at zero the flag has fallen.
article-12-9-4 = The arbiter may raise the opponent's points for the game, up to the most that the game can give.
article-12-9-5 = The arbiter may lower the offending player's points for the game.
article-12-9-6 = The arbiter may declare the game lost for the offending player, and then also decides the opponent's score.
article-12-9-7 = The arbiter may impose a fine that was announced beforehand.
article-12-9-8 = The arbiter may exclude the player from one or more rounds.
article-12-9-9 = The arbiter may expel the player from the event.

## Appendix A - Rapid

article-a-1 = A game is rapid when each player has a fixed time of more than 10 and less than 60 minutes for all moves. With added time, the main time plus 60 times the addition per move must lie between these limits.
    .differs = In 2001 rapid means a fixed time from 15 to 60 minutes for each player.
article-a-2 = Players need not record the moves, but may still make claims that normally rest on a scoresheet. A player may ask for a scoresheet at any time in order to record.
    .differs = The 2001 club rules also free the players from recording, but say nothing about claims or about asking for a scoresheet.
article-a-3 = In rapid the time penalties of Articles 7 and 9 are one minute instead of two.
    .differs = New in 2023. In 2017 and 2018 rapid penalties stay at two minutes and only blitz has one; there A.3 is the number of the rule on full supervision.
article-a-3-1 = The full Competition Rules apply to rapid games if supervision is close enough and the moves are recorded; both conditions must be met.
article-a-3-1-1 = The first condition is that one arbiter supervises no more than three games.
article-a-3-1-2 = The second condition is that the arbiter or an assistant records each game, if possible by electronic means.
article-a-3-2 = The player on move may ask the arbiter or assistant to show the record, at most five times in a game; the clock is not stopped. Asking more often counts as disturbing the opponent.
article-a-4 = If the conditions of full supervision are not met, the following lighter rules apply.
article-a-4-1 = Once each player has completed ten moves from the start, complaints about the set-up and the clock setting are limited.
    .differs = In 2001 the limit is three moves by each player. The 2023 edition numbers this article A.5.1.
article-a-4-1-1 = After these ten moves the clock setting is no longer changed, unless the timetable of the event would suffer.
article-a-4-1-2 = After these ten moves no one may make a claim about a wrong set-up or board direction. A king on a wrong starting square may not castle, and a rook on a wrong starting square may not be used for castling.
    .differs = In 2001 the limit is three moves by each player, and the club rules say nothing about castling with misplaced pieces. The 2023 edition numbers this article A.5.1.2.
article-a-4-2 = An arbiter who sees an illegal act under articles 7.5.1 to 7.5.4 penalises it under 7.5.5, and the opponent may claim it, but only until the opponent has made the next move. After that the act stands, and it can be corrected only if both players agree, without the arbiter.
    .fi2017 = If the arbiter sees an illegal move completed, or the opponent claims it, before the opponent has made the next move, the opponent receives two extra minutes, and the second such move loses; in rapid rated by FIDE already the first loses. It is a draw if the opponent could not checkmate. After that the illegal move stands, and it can be corrected only if both players agree, without the arbiter.
    .e2017 = If the arbiter sees an illegal move completed, or the opponent claims it, before the opponent has made the next move, the player loses at once; it is a draw if the opponent could not checkmate by any series of legal moves. After that the illegal move stands, and it can be corrected only if both players agree, without the arbiter.
    .differs = In 2017 the first completed illegal move already loses, or draws if the opponent cannot mate; since 2018 the second loses, with one minute instead of two in 2023 (A.5.2). In Finnish practice the second loses in rapid, except in FIDE-rated rapid, where the first does.
article-a-4-3 = A player who claims a win on time may pause the clock and tells the arbiter. The game is drawn if the claimant could not checkmate by any series of legal moves.
    .e2017 = A player who claims a win on time may pause the clock and tells the arbiter; the claimant's own flag must still be up. The game is drawn if the claimant could not checkmate by any series of legal moves.
    .differs = In 2017 the claimant's own flag must still be up; that condition was dropped in 2018. In 2001 the claimant must stop both clocks, with their own flag up and the opponent's down.
article-a-4-4 = If the arbiter sees both kings in check or a pawn left on the last rank, the arbiter waits until the next move is completed. If the position is still illegal then, the game is drawn.
article-a-4-5 = An arbiter who sees a flag fall must announce it; article 6.9 then decides.
    .e2017 = An arbiter who sees a flag fall may announce it; article 6.9 then decides.
    .differs = The 2017 text says that the arbiter may announce it, though an official reading made it a duty, as it is since 2018. In 2001 the arbiter must not point out a fallen flag.
article-a-5 = The event regulations must say whether the full rules (A.3.1) or the lighter rules (A.4) apply, and the choice holds for the whole event.

## Appendix B - Blitz

article-b-1 = A game is blitz when each player has 10 minutes or less for all moves. With added time, the main time plus 60 times the addition per move must not exceed 10 minutes.
    .differs = Finland has its own national blitz rules. The 2001 club rules do not cover blitz.
article-b-2 = In blitz the time penalties of Articles 7 and 9 are one minute instead of two.
    .differs = In 2023 the one minute comes from A.3 by way of B.3; by the letter, fully supervised blitz therefore keeps two minutes. In Finland national blitz rules apply.
article-b-3-1 = The full Competition Rules apply to blitz games if supervision is close enough and the moves are recorded; both conditions must be met.
article-b-3-1-1 = The first condition is that every game has its own arbiter.
article-b-3-1-2 = The second condition is that the arbiter or an assistant records the game, if possible by electronic means.
article-b-3-2 = The player on move may ask to see the record, at most five times in a game; the clock is not stopped. Asking more often counts as disturbing the opponent.
article-b-4 = If the conditions of full supervision are not met, blitz follows the rapid rules A.2 and A.4.
    .e2023 = If the conditions of full supervision are not met, blitz follows the rapid rules A.2, A.3 and A.4.
article-b-5 = The event regulations must say whether the full rules (B.3.1) or the lighter rules (B.4) apply, and the choice holds for the whole event.

## Appendix C - Algebraic notation

article-c-0 = FIDE recognises only algebraic notation. A scoresheet kept in another system is no evidence in a dispute, and the arbiter warns a player who uses one.
article-c-1 = In this appendix the word piece means every chessman except the pawn.
article-c-2 = Each piece is written with the capital initial of its name. In English these are K, Q, R, B, and N for the knight.
article-c-3 = A player may use the piece letters of their own language, and in print figurines are preferred. One letter can mean different pieces in different languages, so the language of a scoresheet must be known before it is read.
article-c-4 = Pawns have no letter; a move without a piece letter is a pawn move.
article-c-5 = The files are lettered a to h, from White's left to White's right.
article-c-6 = The ranks are numbered 1 to 8, starting from White's side.
article-c-7 = Every square thus has exactly one name, made of its file letter and its rank number.
article-c-8 = A piece move is written as the piece letter and the square of arrival, a pawn move as the square of arrival alone, and no hyphen is needed. The long form with the square of departure, such as Bb2e5, Bb2-e5 or e7e5, is also accepted.
article-c-9 = When a piece captures, the sign x may be written, but it is not required.
article-c-9-1 = The sign x, if used, follows the letter of the capturing piece.
article-c-9-2 = The sign x, if used, stands before the square of arrival.
article-c-9-3 = A pawn capture is written with the file of departure, an x if wished, and the square of arrival, such as dxe5 or de5. An en passant capture may have e.p. added.
article-c-10 = If two pieces of the same kind could go to the same square, the notation must show which of them moves. Only a piece that could legally make the move needs to be told apart.
article-c-10-1 = If both pieces stand on the same rank, the file of departure tells them apart.
article-c-10-1-1 = With both pieces on the same rank, the letter of the piece is written first.
article-c-10-1-2 = With both pieces on the same rank, the file of departure is written second.
article-c-10-1-3 = With both pieces on the same rank, the square of arrival is written last.
article-c-10-2 = If both pieces stand on the same file, the rank of departure tells them apart.
article-c-10-2-1 = With both pieces on the same file, the letter of the piece is written first.
article-c-10-2-2 = With both pieces on the same file, the rank of departure is written second.
article-c-10-2-3 = With both pieces on the same file, the square of arrival is written last.
article-c-10-3 = If the pieces share neither a rank nor a file, the file of departure is the preferred way to tell them apart.
article-c-10-3-1 = Example: with knights on g1 and e1, a move to f3 is written Ngf3 or Nef3.
article-c-10-3-2 = Example: with knights on g5 and g1, a move to f3 is written N5f3 or N1f3.
article-c-10-3-3 = Example: with knights on h2 and d4, a move to f3 is written Nhf3 or Ndf3.
article-c-10-3-4 = If the move to f3 in these examples is a capture, the earlier forms still hold and an x may be added, as in Ngxf3 or N5xf3.
article-c-11 = A promotion is written as the pawn move followed by the letter of the new piece, such as d8Q or exf8N. The form d8=Q is understood as well.
article-c-12 = A draw offer is noted with the sign (=).
article-c-13 = Some abbreviations are in general use; those for capture, check, checkmate and en passant may be left out.
article-c-13-1 = The sign 0-0 means castling on the king's side, the short way.
article-c-13-2 = The sign 0-0-0 means castling on the queen's side, the long way.
article-c-13-3 = The sign x means a capture and may be left out.
article-c-13-4 = The sign + means check and may be left out.
article-c-13-5 = The sign ++ or # means checkmate and may be left out.
article-c-13-6 = The letters e.p. mean an en passant capture and may be left out.
article-c-s = Sample game, which may be written in the usual form, a shorter form or the long form: 1.e4 e5 2.Nf3 Nf6 3.d4 exd4 4.e5 Ne4 5.Qxd4 d5 6.exd6 e.p. Nxd6 7.Bg5 Nc6 8.Qe3+ Be7 9.Nbd2 0-0 10.0-0-0 Re8 11.Kb1 (=).

## Appendix D - Blind and visually disabled players

article-d-1 = The organiser, together with the arbiter, may adapt these rules to local needs. Either player may demand that two boards be used: a normal one for the sighted player and a special one for the blind player.
article-d-1-1 = The special board measures at least 20 by 20 centimetres.
article-d-1-2 = The dark squares of the special board are slightly raised.
article-d-1-3 = Every square of the special board has a hole that holds the piece.
article-d-1-4 = The pieces for the special board must meet two requirements.
article-d-1-4-1 = Each piece has a peg that fits the holes of the board.
article-d-1-4-2 = The pieces follow the Staunton pattern, and the black ones are specially marked.
article-d-2 = The following rules of play apply when one or both players are blind or visually disabled.
article-d-2-1 = Each move, with the piece chosen at a promotion, is announced clearly, repeated by the opponent and carried out on the opponent's board. The spoken files are Anna, Bella, Cesar, David, Eva, Felix, Gustav and Hector; ranks are spoken in German, eins to acht, unless the arbiter decides otherwise, and the pieces are König, Dame, Turm, Läufer, Springer and Bauer, with Kurze Rochade and Lange Rochade for castling.
article-d-2-2 = On the blind player's board a piece counts as touched when it has been taken out of its hole. Feeling the pieces with the fingers is free.
article-d-2-3 = The blind player's move has been made only when all of the following conditions are met.
article-d-2-3-1 = In a capture, the captured piece has been taken off the board of the player who moves.
article-d-2-3-2 = The moved piece has been put into a different hole.
article-d-2-3-3 = The move has been announced.
article-d-2-4 = Only after all this is the opponent's clock started.
article-d-2-5 = As to touching and making a move, the sighted player follows the normal rules.
article-d-2-6-1 = A special clock for blind players is allowed; it should be able to announce the time and the number of moves.
article-d-2-6-2 = An analogue clock made to be read by touch may be used instead.
article-d-2-6-2-1 = Such a clock has strong hands, one raised dot every five minutes and two raised dots every fifteen minutes.
article-d-2-6-2-2 = Such a clock has a flag that is easy to feel, placed so that the last five minutes of the hour can be felt.
article-d-2-7 = The blind player must keep the score of the game, in Braille, in ordinary writing or on a sound recorder.
article-d-2-8 = A slip of the tongue when announcing a move must be corrected at once, before the opponent's clock is started.
article-d-2-9 = If the positions on the two boards differ, they are corrected with the arbiter's help from both players' records. If the records agree, the player who carried out the move wrongly adjusts their board; if they differ, play goes back to the last move on which they agree, and the clocks are reset to match.
article-d-2-10 = The blind player may use an assistant, whose permitted tasks are listed in the following points.
article-d-2-10-1 = The assistant may make either player's move on the other player's board.
article-d-2-10-2 = The assistant may announce the moves of both players.
article-d-2-10-3 = The assistant may keep the blind player's score and start the opponent's clock.
article-d-2-10-4 = The assistant may tell the blind player the number of moves and the times used, but only when asked.
article-d-2-10-5 = The assistant may claim the game on time and tell the arbiter when the sighted player has touched a piece.
article-d-2-10-6 = The assistant may carry out the formalities of an adjournment.
article-d-2-11 = If the blind player has no assistant, the sighted player may have one for the tasks in D.2.10.1 and D.2.10.2. An assistant is compulsory when the opponent is hearing-impaired.

## Guidelines I - Adjourned games

article-i-1-1 = At the end of the session the player to move seals: they write the move down unambiguously, put both scoresheets into the envelope, seal it and only then stop the clock; until then the move may be changed. A player who, after being asked to seal, makes a move on the board must write down that very move.
article-i-1-2 = A player who wants to adjourn before the end of the session is charged with all the time that remains in it.
    .e2023 = A player who wants to adjourn before the end of the session is charged with all the time that remains in it: the move counts as sealed at the planned end.
    .differs = In 2017 and 2018 the rest of the session counts as time used; in 2023 the move is treated as sealed at the planned end of the session. The effect is the same.
article-i-2 = Certain details of the game must be written on the envelope; the following points list them.
article-i-2-1 = The envelope shows the names of the players.
article-i-2-2 = The envelope shows the position just before the sealed move.
article-i-2-3 = The envelope shows the time each player has used.
article-i-2-4 = The envelope shows which player sealed the move.
article-i-2-5 = The envelope shows the number of the sealed move.
article-i-2-6 = The envelope shows whether a draw offer is still open.
article-i-2-7 = The envelope shows when and where the game will be resumed.
article-i-3 = The arbiter checks what is written on the envelope and keeps it safe.
article-i-4 = A draw offer made after the opponent has sealed stays open until it is accepted or refused under article 9.1.
article-i-5 = Before the game is resumed, the position before the sealed move is set up and the clocks are set to the times used at the adjournment.
article-i-6 = If before the resumption the players agree to a draw or one of them resigns, the game is over. Under the 2023 laws a resignation can also end in a draw, as article 5.1.2 says.
article-i-7 = The envelope is opened only when the player who has to answer the sealed move is present.
article-i-8 = Except in the cases of Article 5 and articles 6.9 and 9.6, a player loses if the sealed move is unclear, cannot be understood or is illegal. It is a draw if the opponent could not checkmate.
    .e2023 = Except in the cases of Article 5 (5.2.2 among them) and articles 6.9 and 9.6, a player loses if the sealed move is unclear, cannot be understood or is illegal. It is a draw if the opponent could not checkmate.
    .differs = The 2017 and 2018 texts also refer to article 9.7, which no longer exists; the 2023 text refers to article 5.2.2 by number.
article-i-8-1 = A sealed move that can be read in more than one way loses.
article-i-8-2 = A sealed move written so that its meaning cannot be established loses; the arbiter decides whether that is so.
article-i-8-3 = A sealed move that is illegal loses.
article-i-9 = What happens at the time of resumption depends on which of the players is present.
article-i-9-1 = If the player who has to answer is present, the envelope is opened, the sealed move is made on the board and that player's clock is started.
article-i-9-2 = If the player who has to answer is absent, their clock is started. On arrival they may pause it and call the arbiter; the envelope is then opened, the sealed move is made and the clock is started again.
article-i-9-3 = If the player who sealed is absent, the opponent may write down and seal a reply, stop their own clock and start the absent player's. The reply is opened when the absent player arrives.
article-i-10 = A player who arrives at the resumption after the allowed lateness loses, unless the arbiter decides otherwise. If the sealed move itself ended the game, that result stands.
article-i-11 = If lateness is allowed and neither player is present, the player who has to answer the sealed move loses the time until they arrive, unless the regulations or the arbiter say otherwise.
article-i-12-1 = If the envelope is lost, the game goes on from the adjourned position with the recorded times, or with times set by the arbiter if they are not known. The player who sealed makes the move they say they sealed.
article-i-12-2 = If the adjourned position cannot be established, the game is cancelled and a new one is played.
article-i-13 = A wrong clock time at the resumption is corrected if a player points it out before making their first move. Otherwise the game goes on as it is, unless the arbiter decides differently.
article-i-14 = The length of a session is measured by the arbiter's timepiece, and its start is announced.

## Guidelines II - Chess960

article-ii-1 = In Chess960 the starting position is drawn by lot within certain limits. After that the game follows the normal laws.
article-ii-2 = The white pawns stand on the second rank as usual, and the white pieces stand in random order on the first rank, within the limits that follow. There are 960 such positions.
article-ii-2-1 = The king stands somewhere between the two rooks.
article-ii-2-2 = The two bishops stand on squares of opposite colours.
article-ii-2-3 = The black pieces mirror the white ones on the opposite side.
article-ii-3 = Castling in Chess960 has its own rules, given in the following points.
article-ii-3-1 = Each side may castle once in a game, by the normal rules read in a suitable way. The right is lost when the king or the castling rook has moved, and the king may not start on, cross or reach an attacked square.
article-ii-3-2 = Depending on where the king and the rook stand, castling is carried out in one of four ways.
article-ii-3-2-1 = The king and the rook both move, each to its own new square.
article-ii-3-2-2 = The king and the rook change places.
article-ii-3-2-3 = Only the king moves, because the rook already stands on its final square.
article-ii-3-2-4 = Only the rook moves, because the king already stands on its final square. Touching the rook alone does not yet announce castling.
article-ii-3-2-5 = There are recommendations on how to castle by hand without misunderstanding.
article-ii-3-2-5-1 = It is advised to take the king off the board beside its final square, put the rook on its final square and then put the king on its own.
article-ii-3-2-5-2 = After castling the king and the rook stand on exactly the same squares as in normal chess.
article-ii-3-2-6 = After castling on the c-side, written 0-0-0, the king is on c1 or c8 and the rook on d1 or d8. After castling on the g-side, written 0-0, the king is on g1 or g8 and the rook on f1 or f8.
article-ii-3-2-7 = Some notes help to avoid doubt about castling.
article-ii-3-2-7-1 = Saying "I am about to castle" before touching anything avoids misunderstanding. It may also serve as evidence of what the player meant to do.
article-ii-3-2-7-2 = In some castlings the king or the rook stays where it is, but never both.
article-ii-3-2-7-3 = In some starting positions castling may be possible on the very first move.
article-ii-3-2-7-4 = All squares between the start and the final square of the king, and likewise of the rook, final squares included, must be empty except for these two pieces.
article-ii-3-2-7-5 = Some squares that must be empty in normal chess may be occupied here: a, b or e when castling on the c-side, and e or h on the g-side.

## Guidelines III - Games without increment, quickplay finish

article-iii-1 = A quickplay finish is the phase of a game in which all the remaining moves must be made within a limited time.
article-iii-2-1 = These guidelines apply only if the event has announced them beforehand.
    .fi2017 = These guidelines apply to quickplay finishes without any announcement.
    .differs = In Finnish practice they are in force for quickplay finishes without any announcement, though never in blitz.
article-iii-2-2 = These guidelines concern only standard and rapid games without added time per move, not blitz.
article-iii-3-1 = This rule is for the case in which both flags are down and nobody can tell which fell first. Electronic clocks show the order, so it does not arise with them.
article-iii-3-1-1 = If both flags are down and it is not the last period, the game goes on.
article-iii-3-1-2 = If both flags are down and it is the last period, the game is drawn.
article-iii-4 = A player on move with less than two minutes left may ask that both players get five extra seconds per move, as an increment or a delay; the request is also a draw offer. If the offer is refused and the arbiter agrees to the request, the clocks are set so and the opponent receives two extra minutes.
    .fi2017 = A player on move with less than two minutes left may ask that both players get five extra seconds per move; the request is also a draw offer. If the offer is refused and the arbiter agrees to the request, the clocks are set so and the opponent receives two extra minutes.
    .e2023 = A player on move with less than two minutes left may ask that both players get five extra seconds per move; the request is also a draw offer. If the offer is refused and the arbiter agrees to the request, the clocks are set so and the opponent receives two extra minutes.
    .differs = The 2018 text allows the five seconds as a delay or as an increment. The Finnish 2017 text and the 2023 edition know only the increment.
article-iii-5 = If article III.4 is not used, a player on move with less than two minutes left may claim a draw before their flag falls, because the opponent cannot win by normal means or is making no effort to do so. They call the arbiter and may pause the clock.
article-iii-5-1 = If the arbiter agrees with the claim, the game is drawn; otherwise the arbiter postpones the decision or rejects the claim.
article-iii-5-2 = If the decision is postponed, the opponent may receive two extra minutes and the game goes on, if possible before an arbiter. The final decision comes later in the game or right after a flag has fallen, and the game is drawn if the claim proves right.
article-iii-5-3 = If the claim is rejected, the opponent receives two extra minutes.
article-iii-6 = Special rules apply where no arbiter is present.
article-iii-6-1 = Without an arbiter, a player with less than two minutes left may claim a draw before their flag falls, and the claim ends play. The grounds are given in the next two points.
article-iii-6-1-1 = If the ground is that the opponent cannot win by normal means, the claimant writes down the final position and the opponent confirms it.
article-iii-6-1-2 = If the ground is that the opponent has made no effort to win, the claimant hands in the final position and a complete score of the game, and the opponent confirms both.
article-iii-6-2 = The claim is sent to an arbiter named for the purpose, who decides it. Until then the result is open.

## The 2001 rapid rules of the club event

article-r01 = The club event is played under the FIDE laws of 1 July 2001, adopted by the Istanbul congress, in their rapid form. What the printed rules leave out is decided by the arbiter.
article-r02 = Rapid means that all moves must be made in a fixed time of 15 to 60 minutes for each player.
    .differs = Later editions call a game rapid when the time is more than 10 and less than 60 minutes, counting 60 times any addition per move.
article-r03 = Nobody is obliged to record the moves.
article-r04 = After each player has made three moves, no one may make a claim about the starting position, the direction of the board or the clock setting.
    .differs = Later editions set the limit at ten moves, only in rapid and blitz without full supervision, and still allow a change of the clock if the timetable would suffer.
article-r05 = The arbiter rules only when a player asks for it; what the arbiter alone has seen leads to no ruling.
    .differs = In later editions the arbiter also acts without being asked.
article-r06 = A flag counts as fallen only when a player claims it; the arbiter must not point it out.
    .differs = Since 2017 a flag also counts as fallen when the arbiter sees it. In rapid and blitz without full supervision the arbiter may announce it in 2017 and must do so since 2018.
article-r07 = To win on time the claimant must stop both clocks and tell the arbiter. The claim succeeds only if the claimant's own flag is then still up and the opponent's is down.
    .differs = In later editions the claimant may pause the clock but need not, and the claim only draws if the claimant cannot mate. The condition on the claimant's own flag is still there in 2017 and gone since 2018.
article-r08 = If both flags are down, the game is drawn.
    .differs = Later editions have such a rule only in Guideline III.3.1, for the last period and when the order is unknown; with electronic clocks the display decides.
article-r09 = White makes the first move, and a player has the move when the other player's move is finished.
article-r10 = Checkmate wins the game; if neither player can checkmate, the game is drawn.
article-r11 = The board, the pieces and the starting position are those of Article 2.
article-r12 = The pieces move in the usual way, en passant included. A pawn that promotes may become any of the four pieces, with immediate effect.
article-r13 = Castling is forbidden once the king or that rook has moved. It is not possible for the moment if the king's square, the square crossed or the square of arrival is attacked, or if a piece stands in between.
article-r14 = A player need not announce check, and may not expose their own king to check.
article-r15 = A move is made with one hand, and the player to move may straighten pieces after saying so. No penalty is named.
article-r16 = A player who touches one of their own pieces must move it, and one who touches an enemy piece must capture it; the first piece touched counts. With one piece of each colour the own piece must capture the enemy one, or else the first piece touched decides; if the order is unclear, the own piece does.
    .differs = Later editions look to the first piece touched that can really be moved or captured, and cover several pieces of each colour. They also count every contact as intent unless it was clearly an accident.
article-r17 = A player who touches king and rook must castle with them if it is allowed, but may not castle on this move after touching the rook first. If the castling is illegal, the player castles on the other side or makes another king move, and if none is possible, is free to make any move.
    .differs = In later editions touching the rook first bars castling on that side only. The rule on an illegal castling attempt then asks for the king and after it a rook to have been touched.
article-r18 = If none of the touched pieces can be moved or captured, the player may make any legal move.
article-r19 = A player who touches a piece loses the right to complain about the opponent's breach of the touch rules.
article-r20 = A piece that has been released on its square stays there. The move has been made when all the rules of movement are met.
article-r21 = A player who resigns loses, stalemate is a draw, and the players may agree to a draw at any time.
    .differs = Since 2017 each player must have made at least one move before a draw can be agreed. In 2023 a resignation is a draw if the opponent could not checkmate.
article-r22 = The clock is pressed with the hand that moved, without keeping a finger on it, hovering over it or using force, and the time needed to press is the player's own. What the clock shows is final, and a player may stop it only to call the arbiter.
article-r23 = Players may use no aids, may leave the venue or the hall only with permission, and may not annoy the opponent, which includes repeated draw offers.
article-r24 = A player who keeps breaking the rules loses the game, and the arbiter decides the opponent's score. If both players do so, both lose.
article-r25 = The possible penalties are a warning, more time for the opponent, less time for the offender, loss of the game, fewer points for the offender, more points for the opponent, and expulsion from the event.
    .differs = Later editions add two penalties: a fine announced beforehand and exclusion from one or more rounds.
article-r26 = The arbiter may add time after a disturbance from outside and gives the players no hints. All others must keep silent.
article-r27 = Disputes are settled by the printed rules, and the organisers may order a new game or award it against the guilty side. A game scores 1, a half or 0; three players meet in a round robin, and their places give 2, 1 and 0 points, ties sharing the value of the higher place.

## Headings without a rule of their own

article-3-7 = Heading of the articles on the pawn.
article-3-9 = Heading of the articles on the king in check.
article-3-10 = Heading of the articles on legal and illegal moves and illegal positions.
article-4-2 = Heading of the articles on adjusting pieces and other contact with them.
article-5-1 = Heading of the articles on winning the game.
article-5-2 = Heading of the articles on the drawn game.
article-6-2 = Heading of the articles on handling the clock.
article-6-3 = Heading of the articles on the allotted time.
article-6-7 = Heading of the articles on arriving late.
article-6-10 = Heading of the articles on the clock setting and faulty clocks.
article-6-11 = Heading of the articles on interrupting the game and pausing the clock.
article-6-12 = Heading of the articles on screens and demonstration boards.
article-7-2 = Heading of the articles on a wrong starting position and a wrongly placed board.
article-7-4 = Heading of the articles on displaced pieces.
article-7-5 = Heading of the articles on illegal moves.
article-7-7 = Heading, in the 2017 edition only, of the articles on using two hands; since 2018 they are part of 7.5.
article-7-8 = Heading, in the 2017 edition only, of the articles on pressing the clock without a move; since 2018 they are part of 7.5.
article-8-1 = Heading of the articles on how to record the moves.
article-8-5 = Heading of the articles on incomplete scoresheets.
article-9-1 = Heading of the articles on draw offers.
article-9-2 = Heading of the articles on threefold repetition.
article-9-5 = Heading of the articles on how a draw claim is handled.
article-11-2 = Heading of the articles on the playing venue and the playing area.
article-11-3 = Heading of the articles on notes, electronic devices, searches and smoking.
article-d-2-6 = Heading of the articles on the clock for blind players.
article-i-1 = Heading of the articles on sealing a move.
article-i-12 = Heading of the articles on a lost envelope and a lost position.
article-iii-3 = Heading of the articles on both flags being down.
