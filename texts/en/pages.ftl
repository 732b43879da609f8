### What the pages say around the board: labels, buttons, explanations.

## Around every page

skip-to-content = Skip to the content
nav-label = Pages
nav-laws = The Laws
nav-puzzles = Puzzles
setting-language = Language
setting-theme = Theme
setting-speech = Speech
theme-auto = System
theme-light = Light
theme-dark = Dark
speech-off = No speech
speech-sentence = Speak sentences
speech-announcement = Announce moves (Anna, Bella …)
nav-play = Play
menu = Menu
setting-sound = Sounds
setting-keys = Single keys (Space, J, F, arrows, /)
setting-board = Board
setting-pieces = Pieces
board-green = Green
board-wood = Wood
board-blue = Blue
board-grey = Grey
pieces-plain = Plain
pieces-contrast = High contrast
pieces-warm = Warm
wire-open = connected
wire-connecting = connecting
wire-lost = connection lost
wire-silent = no answer yet
close = Close
cancel = Cancel
line-connecting = Connecting …
line-lost = Connection lost. Reconnecting; what you did is sent again and counts only once.
line-silent = No answer from the server yet. What you did is not lost and counts only once.
line-revoked = This link was cancelled. Ask the organiser for a new one.
problem-not-found = This does not exist, or your link does not open it.
problem-no-access = Your link does not allow this.
problem-invalid = This cannot be done: { $detail }
problem-too-many = Too many requests. Please wait a moment.
problem-too-big = That is too long.
problem-unavailable = The records cannot be reached. Please try again.

## Home

home-title = Chess by the Laws
home-lead = Touch, move, press, claim. Every ruling names its article.
home-laws = Every article in plain words; editions side by side.
home-puzzles = What does the arbiter rule? Try a case.
home-clock = For a real board, on this phone; works without a connection.
home-case = Today's case
home-case-go = Decide it
home-no-page = There is no such page.
home-away = The server cannot be reached. The Laws, the puzzles and the clock work without it.
home-retry = Try again
start-title = Start a game
start-time = Time control
start-go = Start and invite
start-own = own time
own-minutes = Minutes each
own-seconds = Seconds a move
own-mode = How they count
own-increment = added (Fischer)
own-delay = delay
start-name = Your name
start-colour = Your colour
start-lot = Lot
start-go-desk = Start and open the desk
start-opponent = Opponent
start-opponent-person = A person
start-opponent-link = You then send the other player one link. The game starts by itself when both of you are here.
start-level = Level { $level } of 10
start-level-first = a child wins
start-level-last = full strength
start-errs = The opponent errs under the Laws on purpose
start-go-engine = Start
home-doors = More doors
mine-none = No game yet. Start one, and it will stand here.
mine-go = Go on
mine-move = move { $number }
mine-hall = { $count ->
    [one] 1 board
   *[other] { $count } boards
}
name-somebody = Somebody
invite-title = Invite your opponent
invite-lead = Send this one link. The game starts by itself when both of you are here.
invite-share = A game of chess by the Laws
status-by-itself = The game starts when both are here.
barred-title = You need a link for this game
barred-title-hall = You need a link for this hall
barred-why = The address alone opens nothing. Each player, arbiter and spectator has a link of their own, which begins with this site's name and /join#.
barred-whom = Ask the one who started the game, or the arbiter, for yours.
start-options = More options
start-regime = Supervision
regime-full = Competition Rules in full
regime-limited = Few arbiters
regime-choose = – choose –
start-games-per-arbiter = Games per arbiter
start-recorded-by = Recorded for the event by
recorder-unsaid = not said
recorder-arbiter = arbiter or assistant
recorder-machine = screen or electronic board
recorder-nobody = nobody
hall-supervised = Supervision and recording are laid down for the whole event.
start-white-name = White's name
start-black-name = Black's name
start-delay = Delay for spectators, in seconds
start-chess960 = Chess960, random start
start-array = Number of the starting position, 0 to 959 (empty: random)
start-real-board = At a real board: the arbiter enters what happens
start-auto-press = Press the clock automatically
start-hints = Show legal moves
start-arbiter = An arbiter is present and starts the game
start-blind = { side-name } plays at a blind player's board
class-standard = standard
class-rapid = rapid
class-blitz = blitz
control-all = { $minutes } min
control-moves = { $moves } moves in { $minutes } min
control-seconds = { $seconds } s a move
mine-title = Your games
links-title = The game is ready: give out these links
links-title-hall = The room is open: give out these links
links-warning = Each link works like a key and is shown only now. Whoever has it acts in that role.
link-open = Open
link-copy = Copy the link
link-copied = Copied
link-text = Link to copy
link-qr = QR code
role-organiser = Organiser
role-organiser-lead = Gives and takes away links; sees what the arbiter sees.
role-arbiter = Arbiter
role-arbiter-lead = Makes the rulings.
role-deputy = Deputy arbiter
role-deputy-lead = Makes rulings for the arbiter.
role-white = White
role-white-lead = Plays the white pieces.
role-black = Black
role-black-lead = Plays the black pieces.
role-white-sheet = White's scoresheet
role-white-sheet-lead = An electronic scoresheet beside a real board.
role-black-sheet = Black's scoresheet
role-black-sheet-lead = An electronic scoresheet beside a real board.
role-board = Electronic board
role-board-lead = Tells touches, moves and presses of both players.
role-first = First seat
role-first-lead = Plays cards at the first seat.
role-second = Second seat
role-second-lead = Plays cards at the second seat.
role-third = Third seat
role-third-lead = Plays cards at the third seat.
role-display = Big screen
role-display-lead = Boards and clocks for the whole room.
role-spectator = Spectator
role-spectator-lead = Looks on.
keys-title = Links given out
keys-new = A new link for
keys-give = Give a link
keys-revoke = Cancel link
keys-revoked = taken away
hall-title = Open a tournament room
hall-lead = Many boards, one page for the arbiter, one big screen.
hall-name = Name of the event
hall-open = Open the room
hall-add = Add board { $number }
hall-add-go = Add the board
join-title = Opening your place
join-empty = This address holds no link. Open the whole link that you were given.
join-void = This link is not valid or was taken away.
join-home = To the home page

## Board and clock

board-grid = Board, readable square by square
board-rank = Rank { $rank }
square-empty = empty
square-in-hand = lifted
square-touched = touched
square-check = in check
piece-of-side = { $side ->
    [white] white { piece-name }
   *[black] black { piece-name }
}
clock-label = { side-of } time
clock-running = running
clock-stopped = not running
clock-paused-short = paused
clock-flag = flag fallen
clock-trouble = less than a minute
time-short = { $seconds ->
    [300] You have five minutes left.
    [60] You have one minute left.
   *[20] You have twenty seconds left.
}
clock-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
phase-waiting = not started
phase-playing = being played
phase-paused = paused
phase-ended = over
outcome-text = { $outcome ->
    [white] White wins
    [black] Black wins
    [draw] drawn
    [both-lose] both lose
    [annulled] annulled
   *[pending] undecided
}

## The table

table-title = Table: { side-name }
table-place = Table
table-board = Board and clocks
table-acts = Acts and record
table-not-player = This link is not a player's. Open the link that you were given.
status-arrive = Say that you are at the board.
status-waiting = You are at the board. The game has not begun yet.
status-your-move = It is your move.
status-their-move = It is your opponent's move.
status-press = Your move is made. Press the clock.
status-promote = Choose the piece that replaces the pawn.
status-paused = The clocks are paused. The arbiter decides when play goes on.
status-arbiter = The arbiter is deciding a question.
status-ended = The game is over.
name-you = You
name-opponent = Your opponent
plate-illegal = { $count } illegal
plate-away = away
status-paused-alone = The clocks are paused.
act-go-on = Let play go on
act-call-alone = Stop the clocks …
call-lead-alone = Both clocks stop until both of you let play go on. No arbiter is at this game.
call-send-alone = Stop the clocks
press-waiting = Waiting for your opponent
press-paused = The arbiter lets play go on
press-by-itself = The clock is pressed by itself
press-over = The game is over
key-space = Space
key-j = J
key-f = F
key-slash = /
key-arrows = ← →
keys-moves = Through the moves
rail-title = This game
rail-board = Board
rail-arbiter = present
rail-no-arbiter = none
rail-faults = Illegal moves so far
rail-none = none
rail-keys = Keys
tab-moves = Moves
tab-record = What happened
moves-first = To the start
moves-back = Back one move
moves-forward = Forward one move
moves-now = To the present
moves-flip = Turn the board
short-adjust = Adjust
short-offer = Offer ½
short-accept = Accept ½
short-claim = Claim
short-more = More
end-look = Look through
end-share = Share
end-new = New game
share-result = A game of chess
rematch = Rematch, colours changed
rematch-asked = Asked. Waiting for your opponent
rematch-accept = Accept the rematch
rare-sure = Send this: { $what }?
rare-send = Send it
strip-lost = The connection is lost.
strip-silent = The server has not answered yet.
strip-lost-line = What you do is kept and counts once
strip-fault = Illegal move: opponent +{ $time }
strip-fault-other = Opponent’s illegal move: you +{ $time }
strip-again = Make another move
strip-made = { $move } is made
strip-made-line = Press to complete the move
strip-already-made = Your move is made and stands. Press the clock.
strip-offer-line = Touching a piece declines it
strip-promote = Choose the new piece
strip-promote-line = Pressed without it: an illegal move
strip-adjusting = You are adjusting
strip-adjusting-line = What you touch binds to nothing
strip-seal = Seal your move
strip-seal-line = Write it in secret; do not make it on the board
strip-seal-go = Seal …
strip-low = Under 20 seconds
strip-check = You are in check
strip-check-other = Your opponent is in check
strip-last = Last move: { $move }
strip-away = Your opponent’s page is not open; the clock goes on
strip-past = You are looking at the past
strip-past-line = Pieces can be touched again at the present
strip-end = { $how ->
    [won] You won, { $score }
    [lost] You lost, { $score }
    [drawn] Drawn, { $score }
   *[over] The game is over: { $score }
}
acts-label = What you may do
act-arrive = I am at the board
act-press = Press the clock
act-adjust = J'adoube (adjust)
act-offer = Offer a draw
act-claim = Claim a draw …
act-call = Call the arbiter …
act-more = More …
act-resign = Resign …
offer-received = Your opponent offers a draw.
offer-accept = Accept the draw
offer-decline = Decline
resign-title = Resign?
resign-question = The game ends at once. This cannot be taken back.
resign-yes = Yes, I resign
call-title = Stop the clock and call the arbiter
call-lead = Both clocks stop. Do this only with a valid reason.
call-reason = Reason
call-send = Stop and call
more-title = More requests
rare-flag = My opponent's flag has fallen
rare-illegal = My opponent made an illegal move
rare-touch = My opponent broke the touch rules
rare-castling = I am going to castle (Chess960)
rare-restore = I have put displaced pieces back
rare-correct = I agree to take an illegal move back
rare-score = I want to see the record of moves
rare-increment = I ask for an increment (quickplay finish)
rare-cannot = Draw: my opponent cannot win by normal means
rare-no-effort = Draw: my opponent makes no effort to win
rare-assistant = I ask for an assistant who moves for me
rare-two-boards = I want a second board (blind players)
seal-title = Seal a move
seal-lead = The move stays in this browser; the game stores only a check code. When play resumes you give the arbiter the move and its key.
seal-go = Seal it
seal-stop = Stop the clock
seal-kept = Sealed here: move { $move }, key { $nonce }
seal-insecure = This browser seals only over https.
promotion-title = Put a piece on the promotion square
announce-title = Announce your move
announce-lead = A move at a blind player's board is made when it is executed and announced.
announce-move = Move (from and to)
announce-go = Announce
announce-correct = Correct it
claim-title = Claim a draw
claim-what = What do you claim?
claim-threefold = The same position for the third time
claim-fifty = Fifty moves without a capture or pawn move
claim-rule = It must be your move, and you must not have touched a piece.
claim-when = When does it happen?
claim-now-threefold = It is on the board now
claim-now-fifty = The moves have been completed
claim-next = My next move makes it; I write the move down and do not play it
claim-move = The move that you write down
claim-move-hint = In the letters of your language, or from and to: e2e4. It can no longer be changed.
claim-warning = A claim cannot be taken back and counts as an offer of a draw. If it is wrong, your opponent gets more time.
claim-file = Claim the draw
typing-label = Type a move or a command
typing-send = Send
typing-hint = A move in your letters or e2e4; a word such as { $words }; ?h for help. Ctrl+Enter presses the clock.
typing-help = Questions: ?e4 a square, ?e a file, ?4 a rank, ?N all knights, ?b the whole board, ?t the times, ?l the last move, ?b* and ?h* the files b and h.
typing-words = Words: { $words }.
typing-label-desk = Type a command or a question
typing-hint-desk = A word such as { $words }; ?h for help.
answer-nothing = Nothing stands there.
answer-piece = { piece-of-side } { $square }
answer-time = { side-name }: { $hours } h { $minutes } min { $seconds } s.
record-title = What happened
record-empty = Nothing has happened yet.
record-less = Show less
record-all = Show all { $count }
sheet-title = Scoresheet
sheet-number = No.
sheet-empty = No move yet
sheet-illegal = illegal
result-provisional = An appeal is open; the result is provisional.
result-pgn = Download (PGN)
article-link = Article { $article }, explanation
article-title = Article { $article }
article-browse = Open in the Laws
why-ask = Why?

## The electronic scoresheet

pad-title = { side-of } scoresheet
pad-lead = This sheet keeps what you write and checks nothing. The arbiter sees it; your opponent does not.
pad-need-not = You need not record now.
pad-entry = Move
pad-keys = Keys for a move
pad-delete = Delete the last sign
pad-write = Write it down
pad-sign = Sign the result
pad-sign-lead = Signing confirms the result for you.
pad-update = Sheet complete

## The desk

desk-title = Arbiter's page
desk-act-none = No such act
aside-time = Take back only the time
aside-whole = Set the whole ruling aside
aside-turn = { side-name } to move
aside-lead = The ruling gave { $time } because of { side-name }. What remains after each choice is shown below.
desk-press-follows = The press follows a move by itself
quick-label = Quick acts
quick-start = Start
quick-time = Add time
quick-illegal = Illegal
quick-claim = Claim
quick-result = Result
quick-note = Note
quick-any = Any act
desk-find = Board or name
desk-show = Which boards
desk-show-all = All
desk-show-needy = Calls
desk-show-ended = Ended
desk-list-needy = Needs you
desk-list-waiting = Not started
desk-list-playing = Playing
desk-list-ended = Ended
desk-none = No board fits.
desk-start-all = { $count ->
    [one] Start 1 board
   *[other] Start { $count } boards
}
links-all = Links and QR codes
links-print = Print { $count } QR slips
links-none = No link was given out on this device.
links-elsewhere = The links of { $count } boards were given out on another device; only that device can show them.
links-kept = The board is there. Its links are kept under "Links and QR codes".
desk-sound = Sound for calls
desk-boards = Boards
desk-queue = Calls
desk-calls-count = { $count ->
    [one] 1 call
   *[other] { $count } calls
}
desk-go = Go to the board
desk-call = Call:
desk-attend = Done
desk-news = Waiting for you
desk-quiet = Nothing waits for you at this board.
desk-question = The game waits for your answer: can this player still give checkmate? Answer below.
desk-awaits = question for the arbiter
desk-enter = Enter what you saw or decided
desk-act = What happened
desk-player = Which player
desk-propose = Show the ruling
desk-proposed = Proposed ruling
desk-times = Times afterwards (White – Black):
desk-result = Result:
desk-confirm = Confirm
desk-otherwise = Decide differently …
desk-checks = Check a claim, or whether mate is still possible
desk-check-move = Move written down with the claim (may be left empty)
desk-check-threefold = { side-name }: third time?
desk-check-fifty = { side-name }: fifty moves?
desk-check-mate = Can { side-name } still mate?
mate-yes = { side-name } can still mate: { $line }
mate-no = { side-name } can never mate.
mate-unknown = It could not be settled whether { side-name } can mate.
desk-history = Penalties and conduct
history-faults = Illegal acts penalised
history-warnings = Warnings
history-breaches = Breaches of conduct
history-fines = Fines
history-rounds-excluded = Excluded from rounds
history-awards = Extra time received
history-signed = Result signed
desk-log = Incident log
desk-log-incidents = Incidents only
desk-print = Print
desk-override = Overrule
desk-set-times = Set { $white } – { $black }
desk-set-times-reason = times when the illegal act happened (7.1)
desk-pause-reason = arbiter's decision
desk-pause-now = Pause at once
desk-resume-now = Go on at once
desk-override-title = Overrule this ruling
desk-group-board = At the board
desk-group-clock = Clock and presence
desk-group-draw = Draws and the end
desk-group-conduct = Conduct and penalties
desk-group-sheets = Scoresheets and blind players
desk-group-adjournment = Adjournment
desk-act-move = Move
desk-act-press = Presses the clock
desk-act-release = Releases a piece
desk-act-remove = Takes a piece off
desk-act-pick-promotion = Picks up the new piece
desk-act-touch-promotion = Touches the promotion square with the new piece
desk-act-release-promotion = Releases the new piece
desk-act-touch = Touches pieces
desk-act-announce-adjust = Announces adjusting
desk-act-displace = Knocks over or shifts pieces
desk-act-restore-pieces = Puts displaced pieces back
desk-act-observe-illegal = Illegal act seen by the arbiter
desk-act-claim-illegal = Claims an illegal act
desk-act-agree-to-correct = Agrees to take an illegal move back
desk-act-announce-castling = Announces castling (Chess960)
desk-act-claim-touch = Touch rules broken
desk-act-accept-accident = Contact was an accident
desk-act-order-unclear = Order of touching unclear
desk-act-observe-illegal-position = Both kings in check, or a pawn on the last rank
desk-act-wrong-array = Starting position was wrong
desk-act-board-turned = Board stands the wrong way
desk-act-colours-reversed = Colours are reversed
desk-act-piece-misplaced = A piece stands on a wrong square
desk-act-check-array = Check a Chess960 starting position
desk-act-start = Start the game
desk-act-pause = Pause the clocks
desk-act-resume = Let play go on
desk-act-agree-to-go-on = Is ready to go on
desk-act-add-time = Give additional time
desk-act-set-clock = Set clocks and counters
desk-act-observe-flag = Flag seen fallen
desk-act-claim-flag = Claims the opponent's flag
desk-act-record-clock-misuse = Clock misused
desk-act-fault-pause = Paused without a reason
desk-act-clock-setting = Clock was set wrongly
desk-act-clock-defect = Clock is defective
desk-act-arrive = Arrives at the board
desk-act-check-default = Check who is late
desk-act-excuse = Let a late player play
desk-act-offer-draw = Offers a draw
desk-act-accept-draw = Accepts the draw
desk-act-decline-draw = Declines the draw
desk-act-withdraw-offer = Takes an offer back
desk-act-claim-threefold = Claims the third repetition
desk-act-claim-fifty = Claims fifty moves
desk-act-consent = Consent to draws by agreement
desk-act-rule-on-claim = Rule on a claim
desk-act-request-increment = Asks for an increment
desk-act-claim-normal-means = Claims a draw in a quickplay finish
desk-act-decide-quickplay = Decide a quickplay request
desk-act-verify-claim = Verifies the opponent's claim
desk-act-answer-can-mate = Answer: can the side still mate?
desk-act-resign = Resigns
desk-act-penalise = Penalise
desk-act-record-device = Electronic device
desk-act-breach = Breach of conduct
desk-act-record-refusal = Refuses to obey the Laws
desk-act-leave = Leaves
desk-act-enter = Somebody enters the playing area
desk-act-inspect = Search bags or clothes
desk-act-report = Note a report
desk-act-expel = Send a person out
desk-act-appoint = Appoint an assistant
desk-act-accommodate = Special arrangement
desk-act-ask-law = Asks what the Laws say
desk-act-appeal = Appeals
desk-act-request-assistant = Asks for an assistant
desk-act-allow-assistant = Allow an assistant
desk-act-declare = Declare a result
desk-act-override = Overrules a ruling
desk-act-record-move = Writes a move down
desk-act-check-at-flag = Flag fell: whose sheet is incomplete?
desk-act-update = Sheet is complete
desk-act-replace = Replace an electronic sheet
desk-act-request = Asks for a scoresheet
desk-act-reconstruct = Reconstruct the game
desk-act-count-unproven = Number of moves not proven
desk-act-sign = Signs the result
desk-act-request-score = Asks to see the score
desk-act-demand-two-boards = Demands two boards
desk-act-announce = Announces a move
desk-act-correct-announcement = Corrects an announcement
desk-act-repeat = Repeats the announcement
desk-act-hear = Hears an announcement
desk-act-feel = Feels a piece
desk-act-unplug = Takes a piece out of its hole
desk-act-plug = Puts a piece into a hole
desk-act-ask-times = Asks for the times
desk-act-compare-boards = The two boards differ
desk-act-check-pairing = Is an assistant compulsory?
desk-act-through-assistant = Acts through an assistant
desk-act-announce-session = Announce a session
desk-act-request-seal = Ask to seal a move
desk-act-seal = Seals a move
desk-act-stop-clock = Stops the clock after sealing
desk-act-keep-envelope = Keep the envelope
desk-act-resume-adjourned = Resume an adjourned game
desk-act-open = Open the envelope
desk-act-seal-reply = Seals the reply
desk-act-envelope-missing = The envelope is lost
desk-act-position-lost = The position cannot be established
desk-act-time-passed = Time has run
field-optional = may be left empty
field-choose = choose …
field-unfit = { $field }: not understood
field-of = Which player
field-to = To
field-from = From
field-by = By
field-running = Whose clock runs
field-squares = Squares
field-square = Square
field-role = Piece
field-motion = Move (from and to)
field-intended = Written move (from and to)
field-two-hands = with two hands
field-upside-down = a rook, upside down
field-wrong-colour = of the wrong colour
field-claim = The claim is
field-other-hand = with the other hand
field-fen = Position to restore (FEN)
field-first-rank = White's pieces from the a-file (RNBQKBNR)
field-last-rank = Black's pieces from the a-file
field-reason = Reason
field-span = Time (minutes:seconds)
field-white-time = White's time (h:m:s)
field-black-time = Black's time (h:m:s)
field-white-moves = White's completed moves
field-black-moves = Black's completed moves
field-order-unknown = nobody knows which flag fell first
field-how = How
field-schedule-harmed = the schedule would suffer
field-decision = Decision
field-can-mate = yes, it can
field-ground = Ground
field-penalty = Penalty
field-amount = Amount or rounds
field-own = Offender's points (100 = one point)
field-points = Opponent's points in hundredths
field-raises-opponent = the opponent's score is raised
field-device = Kind
field-breach = Breach
field-zone = What is left
field-permitted = with permission
field-person = Person
field-note = What was told
field-article = Article
field-measure = Arrangement
field-purpose = For
field-outcome = Result
field-written = Move as written
field-medium = Written how
field-spoken = Words heard
field-white-record = White's record
field-black-record = Black's record
field-wrong-board = Who executed a move wrongly
field-seal = Check code
field-session-left = Time left of the session (minutes:seconds)
field-white-name = White's name
field-black-name = Black's name
field-resumption = When and where play goes on
field-white-present = White is here
field-black-present = Black is here
field-white-blind = White is blind
field-black-blind = Black is blind
field-white-deaf = White is deaf
field-black-deaf = Black is deaf
field-has-assistant = an assistant is there
field-nonce = Key from the envelope
field-read-as = Read by the arbiter as (from and to)
field-responder-absent = the player to answer is absent
field-sealer-defaulted = the player who sealed is later than allowed
field-unreadable = it cannot be read
field-through-assistant = through an assistant
field-victim-stays = the captured piece is still on the board
device-text = { $device ->
    [ring] it made a sound
    [found] found on the player
    [in-bag] switched off in a bag
   *[bag-touched] bag touched without permission
}
claim-ruling-text = { $claim ->
    [correct] correct
   *[wrong] incorrect
}
decision-text = { $decision ->
    [agree] granted
    [draw] drawn
    [postpone] postponed
   *[reject] rejected
}
ground-text = { $ground ->
    [cannot] cannot win by normal means
   *[no-effort] makes no effort to win
}
medium-text = { $medium ->
    [paper] on paper
    [electronic] electronically
    [braille] in Braille
   *[voice] by voice
}
penalty-text = { $penalty ->
    [warning] warning
    [more-time] more time for the opponent
    [less-time] less time for the offender
    [points] change of points
    [loss] loss of the game
    [fine] fine
    [exclusion] exclusion from rounds
   *[expulsion] expulsion from the event
}

## Display and spectators

display-title = Boards
wall-results = { $over } of { $count } over: { $white } – { $draws } – { $black }
wall-full = Full screen
watch-previous = Previous board
watch-next = Next board
display-board = Board { $number }
display-empty = There is no board yet.
watch-title = Spectators
watch-all = All boards
watch-one = Watch board { $number }
watch-delay = You see the game { $seconds } seconds late, as the regulations ask.

## The Laws

laws-title = The Laws of Chess
laws-lead = Every article in our own words, with its number in each edition and what this program does about it. The official text is FIDE's.
laws-edition = Edition
laws-beside = Compare with
laws-beside-none = no other edition
laws-search = Number or words
laws-only-differences = Only where editions differ
laws-count = { $count ->
    [one] 1 article
   *[other] { $count } articles
}
laws-unread = The articles could not be fetched. Please load the page again.
laws-chapters = Chapters
laws-chapter-p = Preface
laws-chapter-1 = 1 Nature and aim
laws-chapter-2 = 2 Initial position
laws-chapter-3 = 3 Moves of the pieces
laws-chapter-4 = 4 Acting on the pieces
laws-chapter-5 = 5 End of the game
laws-chapter-6 = 6 The chess clock
laws-chapter-7 = 7 Irregularities
laws-chapter-8 = 8 Recording the moves
laws-chapter-9 = 9 The drawn game
laws-chapter-10 = 10 Points
laws-chapter-11 = 11 Conduct of the players
laws-chapter-12 = 12 Role of the arbiter
laws-chapter-a = A Rapid chess
laws-chapter-b = B Blitz
laws-chapter-c = C Algebraic notation
laws-chapter-d = D Blind and visually disabled players
laws-chapter-i = I Adjourned games
laws-chapter-ii = II Chess960
laws-chapter-iii = III Quickplay finish
laws-chapter-r = Club rules of 2001
laws-absent = no such article
laws-differs = Editions differ:
laws-cases = Cases to try:
edition-2001 = Club rules of 2001
edition-2017 = Laws of 2017
edition-2018 = Laws of 2018
edition-2023 = Laws of 2023
edition-fi2017 = Laws of 2017, Finnish practice

## The card table's doors

nav-cards = Cards
home-cards-title = Ulti and snapszer
home-cards = Three at a table: friends by a link, or practice players
mine-cards = { $game ->
    [ulti] Ulti
   *[snapszer] Snapszer
}, deals { $settled } of { $deals }

## The clock for a real board

local-title = Chess clock
local-lead = For two players at a real board. Lay the phone beside it; each presses the own half. It runs without a connection and goes on if the page is closed.
local-set = Set the clock
local-hint = Black presses first
local-first = Black: start White's time
local-press = { side-name } presses the clock
local-half-near = Near half
local-half-far = Far half
local-half-time = Time
local-pause = Pause
local-go-on = Go on
local-anew = Set anew
local-anew-ask = The times shown now are lost.
local-same = The same times
local-other = Other times
local-give = One minute more for { side-name }
local-take = One minute less for { side-name }
local-flag = { side-of } flag has fallen.
local-due = { $count ->
    [one] 1 move due
   *[other] { $count } moves due
}
local-delay = delay { $seconds } s
local-short = { $seconds ->
    [300] { side-name }: five minutes left.
    [60] { side-name }: one minute left.
   *[20] { side-name }: twenty seconds left.
}
nav-events = Events
home-club-title = A club's day
home-club = Entries, draw, results and standings on one page

## The pocket arbiter

pocket-title = Pocket arbiter
pocket-lead = The Laws on this device: say under which edition and regulations, then move the pieces or enter what happened. Every ruling comes with its article. Nothing is sent anywhere, and no connection is needed.
pocket-position = Position (FEN), if it is not the usual one
pocket-real-board = The game is at a real board: I show the moves, my own touches do not count
pocket-start = Set up the board
pocket-none = This server was built without a compiler for WebAssembly, so the Laws cannot be asked on this device.
pocket-anew = Another game
pocket-anew-ask = The game on this device is thrown away.
pocket-save = Save the record
pocket-door = Rule here, without a connection
