### Cards: what happens at the table, what is refused, and what the terminal says.

## Names that sentences are built from

card-seat = { $seat ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
   *[other] { $seat }
}
card-side = { $side ->
    [declarer] the declarer
   *[defenders] the defenders
}
card-suit = { $faces ->
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
ulti-figure = { $figure ->
    [game] game
    [h40] 40-100
    [h20] 20-100
    [aces4] four aces
    [ulti] ultimó
    [durch] durchmars
    [spread_durch] spread durchmars
    [betli] betli
   *[spread_betli] spread betli
}
card-level = { $level ->
    [kontra] kontra
    [rekontra] rekontra
    [szubkontra] szubkontra
    [hirskontra] hirskontra
    [mordkontra] mordkontra
   *[more] another kontra
}

## Before the deal

card-drawn = { card-seat } draws { $card }.
card-first-bidder = { card-seat } drew the first heart and begins; the neighbour on the left deals.
card-committed = The shuffle is fixed; its check code: { $digest }
card-seat-committed = { card-seat } has fixed a number; its check code: { $digest }
card-number-opened = { card-seat } opens the number to the table.
card-shuffle-void = { $owed ->
    [nonces] These seats did not open their numbers: { $seats }.
   *[shuffle] These seats did not commit to a number: { $seats }.
} The shuffle begins anew.
card-late = { card-seat } has had the time and has not acted.
card-taken-back = { $count ->
    [1] { card-seat } takes the last act back.
   *[other] { card-seat } takes the last act back, and what the practice players did since.
}
card-sat-in = { card-seat } is not there: a practice player sits in.
card-returned = { card-seat } is back and plays on.
card-nonce-added = { card-seat } adds a number to the shuffle: { $nonce }.
card-deck-laid = The pack is shuffled.
card-deck-cut = { card-seat } cuts after { $count } cards.
card-knocked = { card-seat } knocks: no cut.
card-gathered = All { $tables } tables have fixed their numbers; now they are opened.
card-all-opened = The numbers of all tables are open: the same deals are played everywhere.
card-next-deal-wanted = { card-seat } is ready for the next deal.
card-begun-anew = At table { $table } a seat has had its time (seat { $places }): the shuffle of all tables begins anew with fresh numbers.
card-left-out = Named twice: the shuffle of all tables goes on without a number from { $seats }.
card-dealt = { card-seat } deals.

## From the arbiter

card-violation-ruled = { card-seat } broke the rules and loses the deal: { $reason }.
card-replay-ordered = The deal is played again: { $reason }.
card-deal-awarded = The deal is awarded; the points go to { card-side }: { $reason }.

## Cards and tricks

card-played = { card-seat } plays { $card }.
card-trick-taken = { card-seat } takes the trick.

## What is refused at the table

card-nothing-to-take-back = There is nothing of yours that can be taken back: what has shown hidden cards stays.
card-acted-since = It cannot be taken back any more: { card-seat } has acted since.
card-sat-in-already = A practice player sits in already at this seat: { card-seat }.
card-nobody-sits-in = No practice player sits in at this seat: { card-seat }.
card-no-taking-back = Nothing is taken back at this table.
card-not-your-turn = It is not your turn: { card-seat } is to act.
card-another-step = First comes { $step ->
    [draw] the draw for the first deal
    [shuffle] the shuffle
    [nonces] a number from each player
    [cut] the cut or the knock
   *[deal] the deal
}.
card-not-for-players = That is for the table to do, not for a player.
card-for-players = That is for a player to do.
card-not-there = { $card } is not in the pack any more.
card-nonce-given = You have added your number already.
card-committed-already = You have committed already.
card-commitment-used = The commitment { $digest } was used before in this session.
card-number-differs = This is not the number that was committed to.
card-nobody-is-late = Nobody is late.
card-seed-differs = This is not the seed that the table committed itself to.
card-not-the-pack = These cards are not the pack of this game.
card-no-cut = A cut takes at least one card and leaves at least one; { $count } does not.
card-no-knock = There is no knocking in this game.
card-said-already = You have said so already.
card-not-the-duplicate = These are not the check codes of the tables that play together.
card-number-left-out = You were named twice: the shuffle goes on without a number of yours.
card-same-at-other-tables = The same deal is played at other tables: it cannot be played again here. Rule on it or award it.
card-shuffled-otherwise = The pack is shuffled in another way in this session.
card-deal-under-way = The deal is under way; it is played first.
card-nothing-dealt = No cards are dealt.
card-deal-settled-already = The deal is settled.
card-session-over = All deals of the session are played.
card-not-your-office = { $who ->
    [arbiter] The arbiter rules and does nothing else.
    [table] The table shuffles and deals and does nothing else.
   *[player] Only the arbiter rules.
}
card-nothing-announced = Nothing is announced that could be awarded; the deal can only be played again.

## Cards that are refused

card-not-held = You do not hold { $card }.
card-must-follow = { $card } is not allowed: you must follow suit.
card-must-overtake = { $card } is not allowed: you hold a card that beats the trick and must play it.
card-must-trump = { $card } is not allowed: you have no card of the suit and must play a trump.
card-must-overtrump = { $card } is not allowed: you hold a higher trump and must play it.
card-no-pair = You do not hold king and { $faces ->
    [french] queen
   *[hungarian] over
} of { card-suit }.

## Ulti: what happens

ulti-talon-taken = { card-seat } takes up the talon.
ulti-bid-made = { card-seat } bids { $contract }.
ulti-talon-laid = { card-seat } lays two cards down.
ulti-passed = { card-seat } passes.
ulti-auction-won = { card-seat } plays alone: { $contract }.
ulti-trump-known = Trumps: { card-suit }.
ulti-kontra-said = { card-seat }: { card-level }, { ulti-figure }.
ulti-stood = { card-seat } says no more.
ulti-play-began = The first card may be led.
ulti-melded = { card-seat } announces: { $forty ->
    [yes] { $twenties ->
        [0] 40
       *[other] 40, { $twenties } × 20
    }
   *[no] { $twenties } × 20
}.
ulti-answers-due = { card-seat } answers before the hands are opened.
ulti-hands-opened = All hands are laid open.
ulti-claimed = { card-seat } lays the cards open and proposes: the rest of the tricks go to { card-side }.
ulti-agreed = { card-seat } agrees.
ulti-disagreed = { card-seat } does not agree; play goes on.
ulti-deal-settled = { $how ->
    [won] { card-seat } wins the deal: { $net }.
    [lost] { card-seat } loses the deal: { $net }.
   *[even] { card-seat } comes out even: { $net }.
}

## Ulti: what is refused

ulti-another-act = Now { $due ->
    [take] take up the talon
    [take-or-pass] take up the talon or pass
    [bid] announce a contract
    [lay] lay two cards down
    [name-trump] name the trumps
    [speak] say kontra or stand
    [answer] agree to the claim, or not
   *[play] play a card
}.
ulti-must-take = The first bidder must take up the talon; passing is not open.
ulti-too-low = { $contract } is worth { $worth }; it must be more than { $standing }.
ulti-nothing-higher = Nothing is worth more than the bid that stands; the talon stays where it is.
ulti-lay-two = Exactly two cards are laid down, not { $count }.
ulti-trump-not-allowed = This contract cannot be played so: { card-suit }.
ulti-seven-is-kept = The seven of trumps is kept for the last trick, because ultimó is announced.
ulti-meld-too-late = Pairs are announced with the first card.
ulti-no-melds-here = Without trumps no pairs are announced.
ulti-not-announced = It is no part of the contract: { ulti-figure }.
ulti-kontra-ended = It cannot be doubled further: { ulti-figure }.
ulti-kontra-other-side = It is for the other side to speak: { ulti-figure }.
ulti-kontra-too-late = The turn for that is over: { ulti-figure }.
ulti-hands-are-open = All hands lie open: nothing is doubled any more.
ulti-claim-too-early = Nothing is claimed before the first trick is over.
ulti-claimed-already = You have claimed in this trick; play on first.
ulti-which-defender = Both defenders doubled it; say which of them you answer: { ulti-figure }.

## Snapszer: what happens

snap-trump-called = { card-seat } calls trumps: { card-suit }.
snap-announced = { card-seat } announces snapszer.
snap-kontra-said = { card-seat }: { card-level }.
snap-melded = { card-seat } shows { $points } in { card-suit }.
snap-ready-said = { card-seat } says kész.
snap-deal-settled = { $end ->
    [ready] Sixty-six.
    [snapszer-made] The snapszer is made.
    [snapszer-lost] The snapszer is lost.
    [last-trick] Equal points: the last trick decides.
   *[more-points] All cards are played.
} { $side ->
    [declarer] The caller wins: { $units }.
   *[defenders] The defenders win: { $units }.
}

## Snapszer: what is refused

snap-call-first = The trumps must be called first, on the first four cards.
snap-called-already = The trumps are called and the second packet has been seen; nothing changes them.
snap-no-snapszer-now = Snapszer is announced once, by the caller, with the first lead.
snap-kontra-ended = It cannot be doubled further.
snap-kontra-other-side = It is for the other side to speak.
snap-kontra-too-late = The turn for kontra is over.
snap-meld-on-lead-only = Pairs are shown on lead only.
snap-lead-of-pair = With a pair its king or { $faces ->
    [french] queen
   *[hungarian] over
} is led, not { $card }.
snap-ready-between-tricks = Kész is said between tricks.
snap-too-few-points = Your side has { $points }; it takes 66.

## What the terminal says

cards-verified = The record is complete and correct: { $game }, { $rules }. { $deals ->
    [one] One deal is settled.
   *[other] { $deals } deals are settled.
}
cards-unfinished = The session is not finished: { $of ->
    [one] it has one deal
   *[other] it has { $of } deals
}. What lies open so far is checked.
cards-verified-fair = { $deals ->
    [one] The shuffle of one deal follows from its seed, which is the one committed to before the cut.
   *[other] The shuffles of all { $deals } deals follow from their seeds, which are those committed to before the cut.
} It is an old form of record: the players' numbers were added in the clear, so whoever added the last one and knew the seed could have chosen the cards. That nobody did is not proved.
cards-verified-practice = { $deals ->
    [one] The shuffle of one deal follows from its numbers, and each commitment was used once.
   *[other] The shuffles of all { $deals } deals follow from their numbers, and each commitment was used once.
} It was a practice table: one program drew all numbers. The record shows that no card was changed afterwards; it does not show that the numbers were not chosen among many.
cards-verified-sealed = { $deals ->
    [one] Nobody steered the shuffle of the one deal
   *[other] Nobody steered the shuffles of the { $deals } deals
}: every seat and the table committed before any number was opened, each commitment was used once, and the cards follow from the numbers. The record cannot show that the table did not look at the cards.
cards-not-fair = { $file }: the record does not prove that nobody steered the shuffle.
cards-verified-duplicate = { $deals ->
    [one] Nobody steered the shuffle of the one deal
   *[other] Nobody steered the shuffle of any of the { $deals } deals
}: at every table everybody who has a number in it fixed it, and the program one for each deal, before any number was opened; every check code counts once, and the cards follow from the numbers. The record cannot show that the program did not look, nor that nobody spoke about a deal that another table had not played yet.
cards-verified-mark = Table { $table } of { $tables } with the same deals; the records of all of them have this code: { $digest }
cards-verified-anew = { $times ->
    [one] The shuffle began anew once, because a seat had had its time
   *[other] The shuffle began anew { $times } times, because seats had had their time
}; each time all numbers were fresh. Named: { $named }.
cards-verified-left-out = Without a number in the shuffle of all tables: { $seats }. To these seats it proves nothing.
cards-verified-nobody = No seat of any table has a number in the shuffle: the program that dealt chose alone.
cards-place = table { $table }, seat { $seat }
cards-verified-by-hand = The pack was shuffled by hand: the record cannot show that this was fair.
cards-total = Total: { $totals }
cards-not-whole = { $file }, line { $line }: { $what }
cards-expected = expected “{ $expected }”
cards-red = red
cards-without-trumps = without trumps
cards-you-are = You are { $name }.
cards-left = The table is left.
cards-deal = Deal { $deal } of { $of }
cards-cut = You cut. After how many cards, 1 to { $most }?
cards-no-trick = No trick has been taken yet.
cards-hint = A strong player would type: { $hint }
cards-not-understood = Not understood: { $typed }. Type ? for help.
cards-recorded = The record of the session is in { $file }.
cards-contract = { card-seat }: { $contract }
cards-on-table = On the table: { $cards }
cards-prompt-card = Your card:
cards-written = Written down: { $written }
cards-too-long = Looking back took too long.
cards-nothing-settled = No deal of this record is settled.
ulti-prompt-bid = The number of your contract:
ulti-prompt-worth = worth { $worth }:
ulti-prompt-lay = Two cards to lay down, such as T7 Z8:
ulti-prompt-trump = Trumps:
ulti-told-points = Points { $own } to { $others }, tricks { $tricks } of 10.
ulti-told-silent = { $value } silent { ulti-figure } ({ card-side })
ulti-told-talon = In the talon: { $cards }
told-could-and-did = With open cards it could be made, and was: { ulti-figure }.
told-could-and-did-not = With open cards it could be made, but was lost: { ulti-figure }.
told-could-not-and-did = With open cards it could be stopped, but was made: { ulti-figure }.
told-could-not = With open cards it could not be made: { ulti-figure }.
told-lost-by =   Trick { $trick }: { card-seat } lost it with { $card }; right was { $better }.
told-given-by =   Trick { $trick }: { card-seat } let it through with { $card }; right was { $better }.
snap-prompt-call = Trumps on your first four cards:
snap-told-points = Points { $own } to { $others }.
snap-told-could = With open cards the deal was worth { $units } for the caller.
snap-told-turn =   Trick { $trick }: { card-seat } played { $card }, right was { $better }; then worth { $units }.

## What is typed: a letter each

cards-key-take = t
cards-key-pass = p
cards-key-hint = h
cards-key-last = l
cards-key-score = s
cards-key-quit = q
cards-key-all = a
cards-key-yes = y
cards-key-no = n
cards-key-claim = c
cards-key-give = g
cards-key-kontra = k
cards-key-ready = r
cards-key-snapszer = x
cards-key-stand = -
cards-key-meld = m

## Prompts, questions and what stands on the screen

cards-welcome = { $game } under { $rules }: a practice table.
cards-seed = Seed { $seed } gives the same cards again.
cards-help = Type a card by suit and rank. Suits: P ♥ hearts, T ♦ bells, Z ♠ leaves, M ♣ acorns. Ranks: A ace, X or 10 ten, K king, F over, L under, 9 8 7; so PX is the ten of hearts and ML the under of acorns. { cards-key-hint }: a hint, { cards-key-last }: the last trick, { cards-key-score }: the score sheet, ?: help, { cards-key-quit }: leave. jadoube explain U8 explains the clause in brackets.
ulti-help = Ulti: whoever takes up the talon must bid more than what stands. The last bidder plays alone against the other two and leads. Follow suit, beat the trick if you can, trump if you cannot follow. Aces and tens count 10, the last trick 10; king and over of a suit count 20, of trumps 40, and are announced for you with your first card. { cards-key-kontra }1, { cards-key-kontra }2: double a part of the contract. { cards-key-claim }: propose that the rest of the tricks go your way, { cards-key-give }: that they go the others' way; it holds if all agree.
snap-help = Snapszer: the caller names trumps on four cards and plays alone against the other two. Follow suit; trump if you cannot. Ace 11, ten 10, king 4, over 3, under 2. Whoever leads king or over of a pair may show it with { cards-key-meld } after the card: 20, in trumps 40; it counts once the side has a trick. With 66 say kész ({ cards-key-ready }) and win: 1, or 2 if the others have fewer than 33, or 3 if they have no trick.
cards-cut-or-knock = You cut. After how many cards, 1 to { $most }, or 0 to knock?
ulti-prompt-more = { cards-key-all }: every bid there is
ulti-prompt-take = { cards-key-take }: take up the talon (you must):
ulti-prompt-take-or-pass = { cards-key-take }: take up the talon and bid more, { cards-key-pass }: pass:
ulti-prompt-speak = { cards-key-stand }: say no more:
ulti-prompt-answer = { cards-key-yes }: agree, { cards-key-no }: play on:
cards-status-side = { $who }: { $points } in tricks{ $melds ->
    [0] {""}
   *[other] , { $melds } announced
}, tricks { $tricks }
cards-status-tricks = { $who }: tricks { $tricks }
snap-status-side = { $who }: { $points } points{ $waits ->
    [0] {""}
   *[other] , { $waits } more with the first trick
}, tricks { $tricks }
cards-status-partner = You play with { $name }.
cards-status-alone = You play alone.
ulti-sure-kontra = { card-level }, { ulti-figure }: it will count × { $factor }. Say it?
snap-sure-kontra = { card-level }: the deal will count × { $factor }. Say it?
snap-sure-snapszer = Snapszer: you must take every trick until you have 66. Announce it?
cards-sure-claim = Your cards will lie open, also if the others do not agree. Propose it?
cards-sure-card = { $card }: play it?
snap-rather-meld = Show the pair as well, for { $points }?
snap-rather-ready = You can say kész and win now. Say it instead?
snap-offer-meld = { $codes }: show { $points } in { card-suit }
snap-offer-ready = { $key }: kész{ $points ->
    [0] {""}
   *[other] , showing { $points }
}, and the deal is yours
cards-sheet-deal = deal
cards-sheet-total = total
cards-sheet-place = place
cards-sheet-points = board points
