### The card table in the browser.

## Cards

table-suit = { $faces ->
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
table-rank = { $rank ->
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
table-card = { $suit } { table-rank }
table-may = { $card }, may be played
table-may-not = { $card }, may not be played
table-hand = Your hand
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-on-table = On the table: { $cards }

## Games and seats

table-game-ulti = Ulti
table-game-snapszer = Snapszer
table-seat = Player { $number }
table-you = you
table-alone = plays alone
table-defender = defender
table-dealer = dealer
table-away = not here
table-level-simple = practice, simple
table-level-middle = practice, middle
table-level-strong = practice, strong
table-felt = Table
table-total = Total
table-your-card = your card

## The start

table-start-title = Ulti and snapszer
table-start-lead = For three: friends by a link, or practice players.
table-start-game = Game
table-start-seats = Who plays
table-start-me = You
table-start-seat = Seat { $number }
table-start-name = Name at seat { $number }
table-start-friend = Name of your friend
table-start-deals = Deals
table-start-rules = Rules
table-rules-god = The team event (2012)
table-rules-common = As most tables play
table-who-friend = Friend
table-who-simple = Simple
table-who-middle = Middle
table-who-strong = Strong
table-start-go = Play
table-start-invite = Open and invite
table-start-fair = Every player's browser takes part in the shuffle, and checks each deal when it is over.

## Before a deal

table-shuffling = The cards are shuffled
table-cutting = The pack is cut
table-waits-for = Waiting for: { $names }
table-drawn = Who draws the first heart begins
table-first = Begins: { $name }
table-number-lost = Your number for this shuffle is no longer in this browser. The shuffle begins anew after a minute.
table-cut-title = You cut the pack
table-cut-at = Cards taken off: { $count }
table-cut = Cut after { $count }
table-knock = Knock
table-next = Next deal
table-deal = deal
table-deal-of = Deal { $number } of { $of }
table-deals = dealer: { $name }

## What is played

table-contract = Contract
table-no-contract = No contract yet
table-talon = Talon
table-bids = Your bid, by value
table-red = red, doubled
table-bid = Bid { $value }: { $contract }
table-choose-bid = Choose a bid
table-choose-two = Choose two cards
table-choose-suit = Choose a suit
table-choose-card = Choose a card
table-put-back = Put back
table-take = Take the talon
table-pass = Pass
table-lay = Lay down { $cards }
table-name-trump = Which suit is trumps?
table-call = Name the trumps, on your first four cards
table-no-trumps = without trumps
table-trump = Trumps: { $suit }
table-kontra = Kontra, part by part
table-no-kontra = No kontra
table-double = Kontra: { $figures }
table-asleep = asleep: kontra wakes it
table-asleep-short = asleep
table-doubled = doubled
table-play = Play { $card }
table-play-meld = Play { $card }, announce { $points }
table-play-show = Play { $card } and show the pair
table-play-plain = { $card } without the pair
table-ready = Kész: the deal is yours
table-ready-with = Kész, showing the pair: { $suit }
table-claim = Claim the rest
table-claim-by = { $side ->
    [declarer] { $name } proposes: the rest of the tricks go to the player alone.
   *[defenders] { $name } proposes: the rest of the tricks go to the defenders.
}
table-claim-declarer = To the player alone
table-claim-defenders = To the defenders
table-agree = Agree
table-disagree = Play on
table-acts = What you can do
table-notice = Notice
table-turn = To act: { $name }
table-sure-claim = Claim the rest?
table-sure-snapszer = Announce snapszer?
table-sure-snapszer-lead = You must take every trick until you have 66.
table-sure-kontra = Double the deal?
table-sure-kontra-lead = Won or lost, it will count twice as much.
table-say-it = Say it

## What is due

table-do-take = Take the talon: you begin
table-do-take-or-pass = Take the talon and bid more than { $value }, or pass
table-do-bid = Bid more than { $value }; two lifted cards go down with it
table-do-lay = Lay two cards down
table-do-trump = Name the trumps
table-do-kontra = Your turn to speak: kontra, or not
table-do-answer = Agree, or play on
table-do-call = You play alone: name the trumps
table-do-play = Your card
table-do-cut = Cut the pack

## What players say

table-say-pass = pass
table-say-stand = no more
table-say-claim = the rest?
table-say-agree = agreed
table-say-disagree = play on
table-say-snapszer = snapszer
table-say-ready = kész

## The settlement

table-settled = Deal { $number } is over
table-points = points
table-points-of = { $own } to { $others }
table-tricks = tricks
table-melds = melds
table-score = Score of the deal
table-made = made
table-lost = lost
table-silent = { $side ->
    [declarer] silent, for the player alone
   *[defenders] silent, for the defenders
}
table-end = End
table-end-ready = sixty-six
table-end-snapszer-made = snapszer made
table-end-snapszer-lost = snapszer lost
table-end-more-points = more points
table-end-last-trick = equal points, the last trick decides
table-writes = Written: { $who }
table-writes-none = nobody writes anything
table-ruled = ruled
table-over = The session is over
table-new = New table
table-sheet = Sheet
table-sheet-deals = Deals so far
table-sheet-deal = deal
table-board-points = points of the board

## Looking back and checking

table-look = Look through
table-look-back = Back
table-look-on = On
table-trick = Trick { $number }.
table-took = Taken by: { $name }
table-before-play = Before the first card
table-last = Last trick
table-check = Check of the shuffle
table-check-lead = Before any number was shown, every player and the table showed a check code of their own. The order of the cards follows from all four numbers together. This browser has done the sum again, with its own number.
table-check-none = No deal is over yet.
table-check-draw = The draw:
table-check-deal = Deal { $number }:
table-check-good = Checked with your own number: nobody steered the shuffle
table-check-open = Checked with what lies open: the cards follow from the numbers
table-check-bad = The shuffle of deal { $number } does not follow
table-check-table = Table
table-fault-seed = The table's number does not fit its check code.
table-fault-numbers = A player's number does not fit its check code.
table-fault-own = Your own number was changed.
table-fault-changed = What was shown before the numbers was changed afterwards.
table-fault-order = The cards do not lie as they follow from the numbers.
table-fault-cards = Your cards were not those of the pack.

## Settings, the arbiter, and who has no link

table-settings = Cards and pace
table-faces = Faces
table-faces-hungarian = Hungarian
table-faces-french = French
table-pace = How fast others are shown
table-pace-calm = Calm
table-pace-quick = Quick
table-pace-none = At once
table-tap = One tap plays a card
table-rule = Ruling
table-rule-what = What is ruled
table-rule-violation = Broke the rules: { $name }
table-rule-replay = The deal is played again
table-rule-award-declarer = The deal goes to the player alone
table-rule-award-defenders = The deal goes to the defenders
table-rule-reason = Reason
table-rule-go = Rule
table-clause = Clause { $clause }
table-barred = This table is not yours to open
table-barred-lead = A seat is opened by its own link. Ask whoever opened the table for it.
