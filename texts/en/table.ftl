### The card table in the browser.

## Cards

felt-suit = { $faces ->
    [french] { $suit ->
        [hearts] hearts
        [bells] diamonds
        [leaves] spades
        [acorns] clubs
       *[none] no trumps
    }
   *[hungarian] { $suit ->
        [hearts] hearts
        [bells] bells
        [leaves] leaves
        [acorns] acorns
       *[none] no trumps
    }
}
felt-rank = { $rank ->
    [A] ace
    [X] ten
    [K] king
    [F] { $faces ->
        [french] queen
       *[hungarian] over
    }
    [L] { $faces ->
        [french] jack
       *[hungarian] under
    }
   *[other] { $rank }
}
felt-card = { $suit } { felt-rank }
felt-may = { $card }, may be played
felt-may-not = { $card }, may not be played
felt-of-pair = of a pair
felt-hand = Your hand
felt-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
felt-on-table = On the table: { $cards }

## Games and seats

felt-game-ulti = Ulti
felt-game-snapszer = Snapszer
felt-seat = Player { $number }
felt-you = you
felt-alone = plays alone
felt-defender = defender
felt-dealer = dealer
felt-to-act = to act
felt-sits-in = practice sits in
felt-away = not here
felt-level-simple = practice, simple
felt-level-middle = practice, middle
felt-level-strong = practice, strong
felt-felt = Table
felt-total = Total
felt-your-card = your card

## The start

felt-start-title = Ulti and snapszer
felt-start-lead = For three: friends by a link, or practice players.
felt-start-game = Game
felt-start-seats = Who plays
felt-start-me = You
felt-start-seat = Seat { $number }
felt-start-name = Name at seat { $number }
felt-start-friend = Name of your friend
felt-start-deals = Deals
felt-start-rules = Rules
felt-rules-god = The team event (2012)
felt-rules-common = As most tables play
felt-who-friend = Friend
felt-who-simple = Simple
felt-who-middle = Middle
felt-who-strong = Strong
felt-start-go = Play
felt-start-invite = Open and invite
felt-start-undo = Acts can be taken back until the next player acts
felt-start-undo-alone = Acts can be taken back, and what the practice players answered with them
felt-start-sit-in = Who leaves the table for { $seconds } seconds while being waited for is replaced by a practice player until coming back.
felt-start-tables = Tables with the same deals
felt-start-tables-lead = The same cards at every table, and the results side by side. Every player of every table takes part in one shuffle, so all must be there when it begins.
felt-start-table = Table { $number }
felt-links-title = A link for every player
felt-links-lead = Give each player one of these links. Play begins when all have opened theirs.
felt-links-go = To my table
felt-start-fair = Every player's browser takes part in the shuffle, and checks each deal when it is over.

## Before a deal

felt-shuffling = The cards are shuffled
felt-cutting = The pack is cut
felt-waits-for = Waiting for: { $names }
felt-invite = A link for { $name }
felt-invite-lead = Send this link, or let the telephone read it. Play begins when all three are here.
felt-invite-share = A table of { $game }
felt-drawn = Who draws the first heart begins
felt-first = Begins: { $name }
felt-number-lost = Your number for this shuffle is no longer in this browser. The shuffle begins anew after a minute.
felt-left-out = You were named twice. The shuffle goes on without a number of yours; you play on as before.
felt-own-trick = The trick is yours.
felt-own-violation = You broke the rules and lose the deal: { $reason }.
felt-own-return = You are back: a practice player sat in for you.
felt-own-return-played = While you were away a practice player played for you: { $what }
felt-own-taken-back = { $count ->
    [1] You took your last act back.
   *[other] You took your last act back, and what the practice players did since.
}
felt-cut-title = You cut the pack
felt-cut-at = Cards taken off: { $count }
felt-cut = Cut after { $count }
felt-knock = Knock
felt-next = Next deal
felt-deal-again = Deal again
felt-deal = deal
felt-deal-of = Deal { $number } of { $of }
felt-deals = dealer: { $name }

## What is played

felt-contract = Contract
felt-no-contract = No contract yet
felt-talon = Talon
felt-bids = Your bid, by value
felt-red = red, doubled
felt-bid = Bid { $value }: { $contract }
felt-choose-bid = Choose a bid
felt-choose-two = Choose two cards
felt-choose-suit = Choose a suit
felt-choose-card = Choose a card
felt-undo = Take back
felt-put-back = Put back
felt-take = Take the talon
felt-pass = Pass
felt-keep = I play it
felt-lay = Lay down { $cards }
felt-name-trump = Which suit is trumps?
felt-call = Name the trumps, on your first four cards
felt-no-trumps = without trumps
felt-trump = Trumps: { $suit }
felt-kontra = Kontra, part by part
felt-no-kontra = No kontra
felt-let-stand = Let it stand
felt-kontra-first = Say kontra first, or that you do not; then play
felt-doubled-by = said by { $name }
felt-double = Say { $figures }
felt-asleep = asleep: kontra wakes it
felt-asleep-short = asleep
felt-play = Play { $card }
felt-play-meld = Play { $card }, announce { $points }
felt-play-show = Play { $card } and show { $points }
felt-play-plain = { $card } without { $points }
felt-ready = Kész: the deal is yours
felt-ready-with = Kész, showing { $points }: { $suit }
felt-claim = Claim
felt-claim-by = { $side ->
    [declarer] { $seat } proposes: the rest of the tricks go to the player alone.
   *[defenders] { $seat } proposes: the rest of the tricks go to the defenders.
}
felt-claim-own = { $side ->
    [declarer] The rest is mine
   *[defenders] The rest is ours
}
felt-claim-give = { $side ->
    [declarer] I give it up: the rest is theirs
   *[defenders] I give it up: the rest goes to the declarer
}
felt-claim-betli-by = { $side ->
    [declarer] { $seat } proposes: betli is lost, the player alone takes a trick.
   *[defenders] { $seat } proposes: betli is made, the player alone takes no more trick.
}
felt-claim-betli-own = { $side ->
    [declarer] I take no more trick: betli is made
   *[defenders] The declarer takes a trick: betli is lost
}
felt-claim-betli-give = { $side ->
    [declarer] I give betli up: I take a trick
   *[defenders] I give it up: betli is made
}
felt-agree = Agree
felt-disagree = Play on
felt-acts = What you can do
felt-notice = Notice
felt-turn = To act: { $name }
felt-sure-claim = Lay your cards open?
felt-sure-snapszer = Announce snapszer?
felt-sure-snapszer-lead = You must take every trick until you have 66.
felt-sure-kontra = Say { card-level }?
felt-sure-kontra-lead = Won or lost, the deal will count × { $factor }.
felt-say-it = Say it

## What is due

felt-do-take = Take the talon: you begin
felt-do-take-or-pass = Bid over { $value }, or pass
felt-do-keep = Nobody bids more: play it, or bid more than { $value }
felt-do-bid = { $value ->
    [0] Choose your bid and the two cards to lay down
   *[other] Bid more than { $value }, and choose the two cards to lay down
}
felt-do-lay = Lay two cards down
felt-do-trump = Name the trumps
felt-do-kontra = Your turn to speak: kontra, or not
felt-do-speak = You were doubled: answer it, or let it stand
felt-do-answer = Agree, or play on
felt-do-call = You play alone: name the trumps
felt-do-ready = Your side has 66: you may say kész
felt-do-play = Your card
felt-do-cut = Cut the pack
felt-unsent = Not sent yet: the connection is lost. It is sent when the connection is back.
felt-unsent-short = Not sent yet
felt-cut-off = The connection is lost: the table may have moved on.

## What players say

felt-say-pass = pass
felt-say-stand = no more
felt-say-claim = the rest?
felt-say-claim-betli = { $side ->
    [declarer] betli is lost?
   *[defenders] betli is made?
}
felt-say-agree = agreed
felt-say-disagree = play on
felt-say-snapszer = snapszer
felt-say-ready = kész

## The settlement

felt-settled = Deal { $number } is over
felt-points = points
felt-points-whose = { $name } { $own }, the defenders { $others }
felt-tricks = tricks
felt-melds = melds
felt-score = Score of the deal
felt-both = { $what }: the player alone { $own }, the defenders { $others }
felt-none-yet = { $what }: nothing yet
felt-made = made
felt-lost = lost
felt-each = { $who }; on average
felt-silent = { $side ->
    [declarer] silent, for the player alone
   *[defenders] silent, for the defenders
}
felt-end = End
felt-end-ready = sixty-six
felt-end-snapszer-made = snapszer made
felt-end-snapszer-lost = snapszer lost
felt-end-more-points = more points
felt-end-last-trick = equal points, the last trick decides
felt-worth-no-trick = the losers took no trick
felt-worth-below-33 = the losers have less than 33
felt-writes = Written: { $who }
felt-writes-none = nobody writes anything
felt-defenders-total = The defenders
felt-ruled = ruled
felt-over = The session is over
felt-outside = This deal was played outside the score
felt-outside-now = Outside the score
felt-outside-back = Back to the table
felt-new = New table
felt-sheet = Sheet
felt-sheet-deals = Deals so far
felt-sheet-deal = deal
felt-sheet-alone = alone:
felt-board-points = points of the board

## Looking back and checking

felt-look = Look through
felt-could = What could have been made
felt-could-wait = The cards are being looked at.
felt-again = Play this deal again
felt-look-back = Back
felt-look-on = On
felt-trick = Trick { $number }.
felt-took = Taken by: { $name }
felt-before-play = Before the first card
felt-last = Previous trick
felt-same = Other tables
felt-same-lead = Nobody chose these deals: every player of every table fixed a number before any was opened, and the cards follow from all of them. The program that deals knows the cards from then on. Results are shown for deals that are over at this table; please do not speak about a deal before all have played it.
felt-same-waiting = One shuffle for all tables waits for: { $names }
felt-same-wait = One shuffle for all tables
felt-same-mark = This code is the same at every table: { $mark }
felt-same-table = Table { $number }
felt-same-here = this table
felt-same-played = deals over: { $count }
felt-same-not-yet = not played yet
felt-same-none = No deal is over at this table yet.
felt-same-yours = with your cards
felt-same-better = Against the mean of the other tables: { $units }
felt-check = Check of the shuffle
felt-check-lead = Before any number was shown, every player and the table showed a check code of their own. The order of the cards follows from all four numbers together. This browser has done the sum again, with its own number.
felt-check-common = Before any number was shown, every player of every table and the program showed check codes of their own. The order of the cards follows from all numbers together. This browser has done the sum again, with its own number.
felt-check-outside = This deal is played again with the same cards, outside the score: nothing was shuffled, so there is nothing to check.
felt-record = Record of the session
felt-record-lead = to be checked by “jadoube cards verify”; of a deal that is being played it holds nothing
felt-check-none = No deal is over yet.
felt-check-draw = The draw:
felt-check-deal = Deal { $number }:
felt-check-good = Checked with your own number: nobody steered the shuffle
felt-check-short = The shuffle is checked
felt-check-open = Checked with what lies open: the cards follow from the numbers
felt-check-open-short = Checked with the open numbers
felt-check-bad = The shuffle of deal { $number } does not follow
felt-check-table = Table
felt-fault-seed = The table's number does not fit its check code.
felt-fault-numbers = A player's number does not fit its check code.
felt-fault-own = Your own number was changed.
felt-fault-changed = What was shown before the numbers was changed afterwards.
felt-fault-order = The cards do not lie as they follow from the numbers.
felt-fault-cards = Your cards were not those of the pack.

## Settings, the arbiter, and who has no link

felt-settings = Cards and pace
felt-faces = Faces
felt-faces-hungarian = Hungarian
felt-faces-french = French
felt-pace = How fast others are shown
felt-pace-calm = Calm
felt-pace-quick = Quick
felt-pace-none = At once
felt-tap = One tap plays a card
felt-tap-here = At this table one tap always plays, because it can be taken back.
felt-own-link = Your own link
felt-own-link-lead = Opens this seat on another device. Whoever has it plays for you.
felt-rule = Ruling
felt-rule-what = What is ruled
felt-rule-choose = Choose a ruling
felt-rule-violation = Broke the rules: { $name }
felt-rule-replay = The deal is played again
felt-rule-award-declarer = The deal goes to the player alone
felt-rule-award-defenders = The deal goes to the defenders
felt-rule-reason = Reason
felt-rule-costs = What follows
felt-rule-void = nothing of the deal counts
felt-rule-instead = Instead of
felt-rule-go = Rule
felt-rule-confirm = Confirm the ruling
felt-clause = Clause { $clause }
felt-barred = This table is not yours to open
felt-barred-lead = A seat is opened by its own link. Ask whoever opened the table for it.
