### Events in the browser: the organiser's page, phones, hall screens, public page.

## Making an event

club-new = Make an event
club-new-lead = Three answers are enough; the rest is as usual and can be changed before the draw.
club-new-go = Make the event
club-mine = Your events
club-mine-none = None yet on this device. An organiser's link opens an event here.
club-system = Who meets whom
club-system-trios = Chess, ulti, snapszer
club-system-trios-why = Teams of three; three teams at a table, a day a round
club-system-swiss = Swiss system
club-system-swiss-why = Many players, few rounds
club-system-round-robin = Everybody meets everybody
club-system-round-robin-why = Up to about twelve
club-system-knockout = Knockout
club-system-knockout-why = Whoever loses is out
club-system-given = Pairings by hand
club-system-given-why = From another program or your own head
club-name = Name of the event
club-day = First day
club-rounds = Rounds
club-days = Days of the series
club-minutes = Minutes for each chess player
club-fee = Fee for each person and round
club-currency = Currency
club-place = Place
club-arbiter = Arbiter
club-draw-at = Time of the draw
club-more = More choices
club-double = Twice, with both colours
club-boards = Boards of a team (1: individuals)
club-games = Games in a match
club-knockout-cup = As a knockout: the winner of each table goes on
club-bring = Bring in a file
club-bring-lead = An event file of this program, a report file (TRF), or regulations (TOML): everything in it is checked again.
club-bring-file = File

## The stages

club-stages = Stages of the day
club-stage-entries = Entries
club-stage-arrival = Arrival
club-stage-draw = Draw, pairing
club-stage-tables = Tables
club-stage-results = Results
club-stage-standings = Standings
club-stage-papers = Papers
club-stage-log = Log
club-teams = { $count ->
    [one] one team
   *[other] { $count } teams
}
club-players = { $count ->
    [one] one player
   *[other] { $count } players
}
club-of = { $count } of { $of }
club-complete-of = { $count } of { $of } complete
club-here-of = { $count } of { $of } here
club-not-drawn = not drawn yet
club-drawn = numbers are drawn
club-round-of = round { $round } of { $of }
club-round = Round { $round }
club-day-of = Day { $round } of { $of }
club-sitting = Sitting { $sitting }
club-table = Table { $table }
club-tables-count = { $count ->
    [one] one table
   *[other] { $count } tables
}
club-in-of = { $count } of { $of } in
club-after = after round { $round }
club-none-yet = nothing yet
club-papers-kinds = slips, wall, cards
club-entries-in-log = { $count ->
    [one] one entry
   *[other] { $count } entries
}

## Entries

club-find = Find by name or number
club-found-none = Nobody fits.
club-add = Add
club-add-player = Name, rating
club-add-team = Team
club-add-members = Members, with commas
club-paste = Paste a list
club-paste-lead-single = One line for each player: name, rating, title, federation. A heading line is understood.
club-paste-lead-trio = One line for each team: team, chess, ulti, snapszer.
club-paste-lead-team = One line for each team: team, then the players by board.
club-paste-field = List
club-paste-go = { $count ->
    [one] Enter one
   *[other] Enter { $count }
}
club-paste-unread = Not understood, line { $line }: { $text }
club-paste-lacks = Missing: { $what }.
club-lack-entry = a name
club-lack-players = players
club-no = No.
club-col-name = Name
club-col-members = Members
club-col-rating = Rating
club-col-money = Fee
club-take = Take { $amount }
club-free = no fee
club-state-withdrawn = withdrawn
club-state-bye = round off
club-state-out = not admitted
club-manage = More
club-withdraw = Withdraw
club-return = Plays on
club-bye = Round off
club-bye-full = Points of a win
club-bye-half = Points of a draw
club-bye-zero = No points
club-pay-other = Another amount (minus: paid back)
club-pay-round = For round
club-pay-on = On
club-book = Book it
club-money = Money
club-money-in = taken
club-money-due = due
club-summary = So far
club-entries-one = entries
club-people = people
club-line-up = Line-up
club-line-up-lead = Who plays in this round, by discipline or board.
club-line-up-go = Name them

## Arrival

club-arrival-lead = Tap a player who is here. Tap again to take it back.
club-tap = tap
club-complete = complete
club-here = here
club-waiting = waiting
club-not-here = not here
club-all-here = All here
club-to-draw = to the draw at { $time }
club-past-draw = since the draw at { $time }
club-out-now = Out if drawn now
club-out-none = Nobody would be out.
club-admit = Admit
club-admit-title = Admit all the same
club-plan = The day with { $count } teams
club-plan-line = { $sittings ->
    [one] One sitting
   *[other] { $sittings } sittings
} at { $tables ->
    [one] one table
   *[other] { $tables } tables
}
club-plan-matches = each team plays { $least }
club-plan-unequal = teams play { $least } to { $most }
club-check-in-yes = Yes, I am here
club-check-in-done = { $name }: welcome. You are checked in.

## Draw and pairing

club-in = In ({ $count })
club-out = Out ({ $count })
club-draw-lead = The lot gives every team or player a number.
club-numbers = Numbers
club-proposed = Proposed by the system
club-changed-by-hand = Changed by hand
club-drag-lead = Drag a name onto another to swap them; by keyboard: Enter on one, Enter on the other.
club-swap-with = { $name } is taken up: choose whom to swap with.
club-as-system = As the system has it
club-warnings = Warnings
club-warnings-none = Nothing speaks against it.
club-is-free = free: { $names }

## Tables

club-tables-lead = The link of a table opens it on a phone. Print the slips, or show the code.
club-qr-print = Print all codes
club-open-link = Open
club-links-players = Players
club-links-staff = Officials
club-links-screens = Hall screens
club-role-organiser = Organiser
club-role-arbiter = Arbiter
club-role-deputy = Deputy arbiter
club-role-table = Table
club-role-player = Player
club-role-screen = Hall screen
club-role-public = Public page

## Results

club-pad-keys = on the marked game
club-keys = Keys
club-play-chess = Chess
club-play-ulti = Ulti
club-play-snapszer = Snapszer
club-points = points
club-games-of = { $count } of { $of } games
club-deals-24 = 24 deals
club-deals-of = deal { $count } of { $of }
club-match = Match
club-missing = Missing
club-missing-none = No result is missing.
club-conflict = Different reports
club-conflict-none = All reports agree.
club-or = { $one } or { $other }
club-said-one = one side said so
club-said-both = it stands
club-correct = Correct
club-correct-title = Correct a result
club-annul = Play it anew
club-units = Units, such as 41:36.5:12
club-enter = Enter
club-reason = Reason
club-reason-go = Confirm
club-incident = Incident
club-incident-title = Penalty, incident, appeal
club-penalty = Penalty
club-penalty-who = Who
club-penalty-kind = What
club-penalty-warning = Warning
club-penalty-points = Points taken off
club-penalty-fine = Fine
club-penalty-exclusion = Exclusion from the event
club-penalty-until = Until round
club-penalty-amount = How much
club-penalty-go = Penalise
club-note = Note an incident
club-note-text = In words
club-note-go = Note it
club-note-pack = New pack of cards
club-note-dispute = Dispute
club-note-other = Something else
club-appeal = Appeal
club-appeal-who = Who appeals
club-appeal-against = Against
club-appeal-against-none = no entry of the log
club-appeal-go = Lodge the appeal
club-appeal-open = Appeal { $number }: { $name }
club-appeal-uphold = Uphold
club-appeal-reject = Reject
club-decider = Deciding game
club-lot = Lot

## Standings

club-standings-season = Season
club-standings-cross = Crosstable
club-standings-none = No results yet.
club-how = How it comes about
club-provisional = not final

## Papers

club-papers-lead = Each opens in a tab of its own and prints on A4.
club-papers-before = Before play
club-papers-during = For a round
club-papers-after = After play
club-papers-files = Files
club-file-file = The event itself
club-file-trf26 = Report for FIDE (TRF)
club-file-csv = Entries as a table (CSV)
club-file-json = Results as data (JSON)
club-file-pgn = Games (PGN)

## Log

club-undo = Undo
club-undo-title = Undo an entry of the log
club-undo-alone = Nothing else falls with it.
club-and-more = And { $count } more.
club-undo-falls = These rest on it and fall with it, the last first:
club-undo-go = { $count ->
    [one] Undo it
   *[other] Undo all { $count }
}
club-undone = undone
club-undo-default = entered by mistake

## What comes next

club-next-enter = Enter the first
club-next-enter-why = Type a name, or paste a list
club-next-arrival = See who is here
club-next-arrival-why = Then the numbers are drawn
club-next-draw = Draw the numbers
club-next-draw-why = { $count } would be in
club-next-out = { $count } would be out
club-next-pair = Pair round { $round }
club-next-pair-sitting = Pair the next sitting
club-next-pair-why = All is ready for it
club-next-publish = Put up the pairings
club-next-publish-why = Phones and screens then show them
club-next-conflict = Settle the conflict at table { $table }
club-next-conflict-why = { $conflicts ->
    [one] One conflict
   *[other] { $conflicts } conflicts
}, then { $missing ->
    [one] one result
   *[other] { $missing } results
}
club-next-results = { $count ->
    [one] Enter the last result
   *[other] Enter { $count } results
}
club-next-results-why = After that the round can be closed
club-next-close = Close round { $round }
club-next-close-why = All results are in
club-next-appeal = Rule on the appeal
club-next-appeal-why = The standings wait for it
club-next-end = Close the event
club-next-end-why = All rounds are played
club-next-papers = Print the certificates
club-next-papers-why = The event is closed
club-refused = Not done: { $why }

## Phones

club-tab-me = My table
club-tab-result = Result
club-tab-sheet = Sheet
club-tab-standings = Standings
club-tabs = My pages
club-who-are-you = Who are you?
club-who-lead = Choose once; this phone remembers it for this table.
club-i-won = I won
club-i-drew = Draw
club-i-lost = I lost
club-other-said = The other side says { $score }.
club-you-said = You said { $score }; the other side is asked.
club-stands = It stands: { $score }.
club-in-conflict = You say different things. The arbiter comes and decides.
club-kept-here = Kept on this phone; it is sent when the net is back.
club-no-bout = Nothing is to be entered here now.
club-no-table = You have no table yet. It is shown here as soon as the pairings are up.
club-equal = Cards with the same deals
club-equal-lead = All tables of the sitting play the same cards on this server.
club-equal-open = Open { $game } at { $tables } tables
club-equal-opened = { $game }: { $tables } tables are open or have a result.
club-equal-sure = All tables get the same 24 deals, shuffled by the browsers of all players together. Each player opens the table by the own link; the results come in by themselves. Nobody is to speak about a deal that another table has not played yet.
club-equal-go = Open the tables
club-table-word = table
club-against = against { $name }
club-your-colour = your colour
club-each = each
club-minutes-short = { $count } min
club-my-card = My card
club-why-opponent = Why this opponent?
club-why-trio = Three teams sit at a table, and each plays each. The plan of the day brings all teams together as equally as it can.
club-why-round-robin = Everybody meets everybody; the numbers of the draw say when.
club-why-swiss = The Swiss system pairs players with equal points who have not met, and evens out the colours.
club-why-knockout = Winners of the last round meet, as the bracket has it.
club-why-given = The organiser has set this pairing.
club-sheet = Sheet of the table
club-sheet-deals = All deals
club-sheet-deal = deal { $deal } of { $of }
club-sheet-done = The result of this table stands.
club-sheet-full = All 24 deals are written
club-sheet-send = Hand in { $units }
club-deal = Deal
club-deal-value = Units
club-deal-now = now
club-deals = deals
club-deal-dealer = Deal { $deal }, dealer: { $name }
club-deal-alone = Who plays alone
club-deal-made = made
club-deal-lost = lost
club-deal-back = Take one back
club-deal-first = Other first dealer
club-deal-left = Somebody left
club-session = From a session at a computer
club-session-lead = The record or journal of the session, as this program writes it: every line is verified, and the sums are entered for the seats A, B and C.
club-session-read = Verified to the last line: { $deals } of { $of } deals.
club-left-why = The table ends here. Who left?
club-play-here = Play on this phone

## Screens and public page

club-screen-where = Where do I sit?
club-screen-tables = Tables
club-screen-notice = Notice
club-screen-shows = Shows
club-places = places { $from }–{ $to }
club-public = Public page
club-playing = playing
club-decided = decided by the arbiter
club-show-all = All
club-show-open = Missing
club-draw-by = Order of the numbers
club-draw-by-lot = By lot
club-draw-by-rating = By rating
club-draw-by-entry = As entered
club-sittings = { $count ->
    [one] one sitting
   *[other] { $count } sittings
}
club-qr-players = Print codes for players
club-screen-new = New screen
club-remove = Remove
club-panel-names = By name
club-panel-tables = By table
club-panel-standings = Standings
club-panel-boards = Games
club-panel-clock = Clock
club-panel-notice = Notice
club-screen-nothing = Nothing to show yet.
club-increment = Seconds added for each move
club-level = level
club-decider-deal = Deciding deal
club-decider-odds = A draw wins for Black
club-regulations = Regulations
club-dates = Dates of the rounds
club-save = Save
club-keep-apart = Never pair with

## Rarer acts of the desk

club-system-scheveningen = Team against team
club-system-scheveningen-why = Two teams; every player meets every player of the other (Scheveningen)
club-system-keizer = Club evenings
club-system-keizer-why = Who comes plays; a win counts the value of the opponent (Keizer)
club-apart = Rounds between two meetings of the same two
club-add-sided = Name, team, rating
club-paste-lead-sides = One line for each player: name, team, rating. A heading line is understood.
club-line-up-from = From which sitting
club-line-up-whole = the whole round
club-draw-hand = Drawn by hand
club-draw-hand-order = Numbers of the list in the order of the lot
club-draw-hand-go = Enter this draw
club-renumber = Number by rating
club-change = Change published pairings
club-change-lead = Published pairings stay, unless the rules know a ground. Swap two names to change them.
club-change-ground = Ground
club-change-go = Change them
club-change-back = Leave as published
club-ground-rematch = two have met already
club-ground-rules = the rules of the event allow it
club-ground-no-opponents = two are without opponents and agree
club-ground-late-entry = a late entry, all concerned agree
club-ground-top-boards = the top boards of the last round
club-lots = Lot among equals
club-lots-lead = Tap them in the order in which they were drawn.
club-lots-drawn = Lots are drawn among those who end equal
club-tie-breaks = Tie-breaks in order
club-prize-title = Prize
club-prize-add = Add a prize
club-correct-replace = Whoever now wins plays on instead
club-moves = Moves of the game
club-moves-field = Moves, as in a PGN file
club-moves-keep = Keep the moves
club-note-replayed = Deal replayed
club-note-taken = Deal taken away
club-note-from = From whom
club-note-units = Units that the ruling adds
club-take-all = Take all: { $amount }
club-next-level = Decide table { $table }
club-next-level-why = It ended level, and somebody must go on
club-series = Series and cup
club-series-lead = Choose the seasons that belong together, each of them held to its end.
club-series-gone = One of them does not open on this device any more.

## The slip of a table on a phone

club-kept-short = kept here, not sent yet
club-otherwise = Say otherwise
club-confirm-results = { $count ->
    [one] Confirm the result
   *[other] Confirm { $count } results
}
club-others-said = The others have said it: look at it and confirm.
club-all-stand = All results of this table stand.
club-tap-result = Tap how each game ended. It counts when all say the same.
club-others-asked = Said; the others are asked. Tap again to change it.
club-sums = Sums from paper
club-look-back = Another sitting
club-deal-last = with it the sheet is handed in

## Reasons that are usual

club-because-usual = Usual reasons
club-because-way = They are on their way
club-because-paid = Paid at the door
club-because-slip = Wrong slip
club-because-typing = Typed wrongly
club-because-phone = Telephone
club-because-noise = Disturbed the opponent
club-because-late = Came late
club-because-mistaken = The ruling was mistaken
club-because-right = The ruling was right
club-because-all-here = All are here
club-because-length = The day would be too long
club-because-ill = A player is ill
club-because-agreed = All have agreed

## More choices for a new event

club-sittings-asked = Sittings of a day
club-as-usual = as usual
club-keizer-top = Value of the first
club-keizer-free = Percent of the own value when free
club-swiss-rules = Swiss pairing rules of
club-swiss-initial = Colour drawn for round 1
club-swiss-baku = The upper half starts with virtual points (Baku acceleration)
club-laws = Edition of the Laws
club-supervision = Supervision
club-supervision-full = one arbiter for few games
club-supervision-limited = few arbiters
club-recorded = Who records the moves
club-recorded-players = the players
club-recorded-arbiter = an arbiter
club-recorded-machine = a screen or board
club-recorded-nobody = nobody
club-federation = Federation
club-languages = Languages of the papers
club-brought-told = About this file:
club-brought-open = Open the event
club-check-report = Check a report
club-check-report-lead = A report file (TRF): do its ranks follow from its results, are its rounds as the rules pair them?
club-check-report-file = Report file

## Pairings, looked at

club-compare = Beside the rules
club-compare-with = Rules of { $edition }
club-compare-same = The rules of { $edition } pair this round in the same way.
club-compare-differs = { $count ->
    [one] One pairing is different by the rules of { $edition }:
   *[other] { $count } pairings are different by the rules of { $edition }:
}
club-compare-ours = The round by the rules of { $edition }
club-why-whose = Whose opponent
club-why-not = Why not this one
club-why-none = The rules say nothing about it.
club-given = Pairings from elsewhere
club-given-pairs = By number: White-Black, and a number alone for a bye
club-given-go = Take these
club-renumber-as = Numbers in another order
club-renumber-order = The present numbers in the new order
club-renumber-go = Give these numbers

## Further acts and files of the desk

club-file-trf16 = Report for FIDE, form of 2016
club-file-minutes = Every entry of the log (JSON)
club-file-site = Public page as files (ZIP)
club-log-check = Check the log
club-log-sound = Every entry was asked again, and each comes out as it was kept.
club-whole = All regulations as data
club-whole-lead = Everything that is laid down, in the form of the files. What may no longer change is refused.
club-whole-unread = This cannot be read: { $why }
club-whole-go = Lay this down
club-earlier = Winners of earlier seasons, oldest first
club-keep-apart-until = Until round
club-own-equipment = Brought own equipment
club-arrival-save = Note the arrival
club-pad-more = Other results
club-pad-more-lead = A forfeit is written with a plus and a minus; it is entered at once.
club-paste-results = Paste results
club-paste-results-lead = On each line a board as the slips have it, and its result: all are entered or none.
club-standings-after = Standings after a round
club-standings-now = now
club-standings-csv = As a table (CSV)
