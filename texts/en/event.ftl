### Events: what happened, why not, the words of the prints, and what the commands ask.

## What happened
event-amended = The regulations were changed.
event-entered = { $name } has entered as number { $number }.
event-took-free-number = { $name } takes the free number of the draw and plays from round { $round }.
event-paid = { $name } has { $back ->
    [yes] got back
   *[no] paid
} { $amount } { $currency }{ $round ->
    [0] {" "}for the whole event.
   *[other] {" "}for round { $round }.
}
event-checked-in = { $name } is checked in for round { $round }.
event-lined-up = { $name } has named its members for round { $round }.
event-bye-granted = { $name } has round { $round } off { $kind ->
    [full] with the points of a win.
    [half] with the points of a draw.
    [own] with the own value.
    [half-own] with half of the own value.
   *[zero] without points.
}
event-withdrawn = { $name } has withdrawn from round { $round } on. { $counts ->
    [yes] At least half of the games were played: the results count, the rest are forfeits.
    [stand] What was played stands.
   *[no] Less than half of the games were played: the results stay in the table but do not count.
}
event-returned = { $name } plays on.
event-not-admitted = { $name } is not admitted to round { $round }.
event-admitted = { $name } is admitted to round { $round } all the same, by the organiser's word.
event-dates-differ = Round { $round } is announced for { $planned } and is drawn on { $on }.
event-numbers-drawn = Numbers for round { $round }: { $order }.
event-paired = Round { $round } is paired: { $tables ->
    [one] { $tables } table.
   *[other] { $tables } tables.
}
event-forfeited = Board { $board }: { $score } by forfeit.
event-published = The pairings of round { $round } are published.
event-reported = Board { $board }: { $name } reports { $score }.
event-confirmed = Board { $board }: { $score }, confirmed by all sides.
event-conflicted = Board { $board }: the sides report different results. The arbiter decides.
event-result-entered = Board { $board }: { $score }.
event-corrected = Board { $board }: corrected from { $from } to { $score }.
event-decided = Board { $board }: the arbiter decides: { $score }.
event-annulled = Board { $board }: the result { $score } is set aside, the game is played anew.
event-replaced = Table { $table }: { $name } now plays there in the place of { $out }.
event-game-added = Board { $board }: tie-break game, { $name } has White.
event-deal-added = Board { $board }: a deciding deal of { $game ->
    [snapszer] snapszer
   *[ulti] ulti
} among the three. Its units are entered like 3:0:0@1.
event-lot-drawn = Table { $table }: decided by lot, { $name } wins.
event-moves-kept = Board { $board }: the moves are kept.
event-penalised = { $name } is penalised: { $kind ->
    [points] points taken off: { $amount }.
    [fine] a fine of { $amount }.
    [exclusion] excluded, rounds { $amount }.
   *[warning] a warning.
}
event-noted = { $kind ->
    [pack] A pack was replaced:
    [replay] A deal is replayed:
    [taken] The deal was given to the other side:
    [dispute] A dispute was settled:
   *[other] Noted:
} { $text }
event-round-closed = Round { $round } is closed{ $count ->
    [0] .
   *[other] ; it was won by { $winners }.
}
event-lots-drawn = Order decided by lot: { $order }.
event-appeal-lodged = Appeal { $appeal } by { $name }: { $text }
event-appeal-ruled = Appeal { $appeal } is { $upheld ->
    [yes] upheld.
   *[no] rejected.
} { $text }
event-penalty-lifted = The penalty of { $name } (act { $act }) is lifted.
event-still-stands = Act { $act }, against which it was, still stands: undo it or correct it.
event-closed = The event is closed.
event-undone = Act { $act } is undone.

## Why a team is not admitted
event-inadmissible-roles = It is not one chess, one ulti and one snapszer player.
event-inadmissible-deadline = It did not pay by the deadline.
event-inadmissible-fee = It paid less than the fee.
event-inadmissible-late = It was not complete at the draw.
event-inadmissible-equipment = It brought its own equipment.
event-stays-out = { $name } is not admitted:

## Why not
event-not-your-office = This is for the arbiter or the organiser to do.
event-reason-needed = Such an act needs a reason (--why).
event-is-closed = The event is closed.
event-too-late-to-amend = Too late: entries or numbers rest on the system, the boards and the points.
event-no-such-entry = There is no entry number { $number }.
event-entered-twice = { $name } has entered already, as or in number { $number }.
event-no-name = A name is missing.
event-wrong-members = Members of an entry here: { $least } to { $most }, not { $given }.
event-wrong-roles = A team is one chess, one ulti and one snapszer player.
event-entries-closed = Entries are closed: numbers are drawn.
event-no-free-number = The schedule has no free number for a late entry.
event-nothing-paid = The amount must be more than zero.
event-paid-back-too-much = Only { $amount } was paid; more cannot be paid back.
event-empty-list = The list is empty.
event-bad-name = A name has at most { $most } letters and no control signs.
event-no-points-for-bye = A round off brings no points in this system (--kind zero).
event-sitting-begun = Sitting { $sitting } has begun; members are named before it.
event-line-up-too-late = Members are named up to { $time }; later it needs a reason (--why).
event-no-such-round = The event has no round { $round }.
event-already-paired = Round { $round } is paired already.
event-wrong-arrivals = Members of the entry: { $members }; arrivals given: { $given }.
event-already-withdrawn = { $name } has withdrawn already.
event-not-withdrawn = { $name } has not withdrawn.
event-round-is-past = Round { $round } is played already.
event-numbers-drawn-already = The numbers for round { $round } are drawn already.
event-numbers-not-drawn = The numbers for round { $round } are not drawn yet.
event-lots-incomplete = The lots must name every entry exactly once.
event-two-even-teams = This event needs two teams with the same number of players; each player is entered with a team (--team).
event-too-few-admitted = { $count ->
    [0] Nobody is admitted
    [one] Only one is admitted
   *[other] Only { $count } are admitted
}; that is too few to play.
event-admitted-anyway = Nothing speaks against { $name }.
event-too-early-to-draw = The draw is announced for { $date } at { $time }; before that it needs a reason (--why).
event-rounds-in-order = Round { $round } comes next.
event-too-few = Too few are left to pair.
event-all-paired = All rounds are paired.
event-unequal-matches = The number of matches of a team would be { $least } to { $most }, and totals are compared. Number of sittings that is equal for all: { $sittings } (event plans shows the choices); unequal ones need a reason (--why).
event-undecided = The match at table { $table } has no winner yet: a deciding game or a lot is needed.
event-result-missing = Round { $round }, table { $table }: no result stands yet, so the scores are not known.
event-no-legal-pairing = There is no legal pairing (C.04.3): the arbiter decides.
event-unfinished = The match at table { $table } is not played out: results are missing.
event-knockout-goes-on = The knockout is not over: its final has no winner. Closing it so needs a reason (--why).
event-paired-by-system = The program makes the pairings of this event.
event-pairings-must-be-given = The pairings of this event come from elsewhere (--given).
event-bad-pairing = { $name } is paired twice or does not play.
event-wrong-table = A table has one or two sides here, not { $count }.
event-concern-rematch = Note: { $name } and { $other } met in round { $round } already.
event-concern-left-out = Note: { $name } plays in this round and is nowhere in it.
event-concern-free-again = Note: { $name } is free for a second time.
event-concern-fewer-matches = Note: matches of { $name } with this round: { $matches }; others who were there as often have { $most }.
event-concern-engine = Note: the system of the event would pair: { $pairs }.
event-kept-apart = Kept apart from round { $from }{ $ends ->
    [no] {""}
   *[other] {" "}to { $until }
}: { $names }.
event-renumbered = Numbers from round { $round } on: { $order }.
event-pairings-changed = The published pairings of round { $round } are changed: { $ground ->
    [rematch] two players had already met.
    [rules] the rules of the event allow it.
    [no-opponents] two players without opponents agree.
    [late-entry] a late entry is admitted.
   *[top-boards] the top boards of the last round are touched.
}
event-paired-by-hand = Round { $round } is paired by hand.
event-report-remark = Round { $round }, act { $act }: { $what } { $why }
event-only-swiss = That is only for events by the Swiss system.
event-numbers-fixed = Round 4 is paired; numbers stay as they are.
event-not-published = The pairings of round { $round } are not published; undo them and pair anew.
event-published-stays = The pairings of round { $round } are published and stay. On a ground of the rules they can be changed: event change --ground.
event-no-ground = The pairings of round { $round } stay: { $ground ->
    [rematch] none of the pairs that would fall has met before.
    [rules] this edition of the rules knows no such ground.
    [no-opponents] not all who would meet are without opponents, or this edition knows no such ground.
    [late-entry] nobody is new in the round, or this edition knows no such ground.
   *[top-boards] it is not the last round, or this edition knows no such ground.
}
event-played-already = The game at table { $table } is played; it stays.
event-concern-full-bye = Note: { $name } gets the points of a win without play; FIDE advises against that.
event-concern-second-half-bye = Note: { $name } has a round off for half a point already.
event-concern-forbidden = Note: { $name } and { $other } are kept apart.
event-concern-same-colour = Note: { $name } and { $other } must both have the same colour.
event-concern-same-team = Note: { $name } and { $other } are of one team.
event-compare-same = Round { $round } is as the rules pair it: { $pairs }.
event-compare-differs = Round { $round } by the rules: { $pairs }.
event-compare-colours = { $white }-{ $black }: the rules give the colours the other way round.
event-not-paired = Round { $round } is not paired.
event-already-published = Round { $round } is published already.
event-round-is-closed = Round { $round } is closed; its results are final.
event-no-such-bout = Nothing is played on board { $board }.
event-not-your-bout = This side does not play on board { $board }.
event-wrong-kind-of-result = Board { $board } cannot have a result of this kind.
event-not-half-units = Units are written in whole and half numbers.
event-units-without-deals = Units without a single deal cannot be.
event-wrong-deals = A table lasts 24 deals, fewer only if a player leaves; given: { $deals }.
event-result-stands = Board { $board } has the result { $score }. It can only be corrected (--correct, with a reason).
event-in-conflict = Board { $board }: the sides report different results. Decide with --correct and a reason.
event-reported-already = This side has reported board { $board } already.
event-speaks-for-another = Board { $board }: this phone speaks for { $name }. The other side confirms on a phone of its own, or the desk enters the result.
event-nothing-to-correct = Board { $board } has no result yet.
event-same-result = Board { $board } has this result already.
event-played-on = Board { $board }: this would change who plays on, and { $boards } was paired from it. Undo that first, or say --replace if nothing was played there yet.
event-not-equal = The match at table { $table } is not an equal knockout match.
event-not-at-table = { $name } is not among the equals at table { $table }.
event-not-moves = These are not the moves of one game.
event-empty-penalty = Say how much: points, money or rounds.
event-results-missing = { $count ->
    [one] One result is missing
   *[other] { $count } results are missing
}: { $boards }.
event-rounds-missing = Rounds played: { $played } of { $planned }. Closing early needs a reason (--why).
event-no-lots = The regulations do not provide for lots; equal players share the place.
event-no-such-act = The log has no act { $act }.
event-undone-already = Act { $act } is undone already.
event-others-rest = Act { $act } cannot be undone alone: { $acts } rest on it.
event-no-such-appeal = There is no appeal { $appeal }.
event-appeal-decided = Appeal { $appeal } is decided already.
event-appeal-too-late = An appeal must be lodged within { $minutes ->
    [one] { $minutes } minute.
   *[other] { $minutes } minutes.
}
event-nothing-said = The text is empty.

## Regulations
event-fault-no-name = The event has no name.
event-fault-boards = Teams meet on 1 to 50 boards.
event-fault-rapid-minutes = The chess of the team event is rapid: 15 to 60 minutes.
event-fault-trio-boards = A match of three teams has its boards by rule; leave the number of boards at 1.
event-fault-swiss-teams = The Swiss system is for individuals here; leave the number of boards at 1.
event-fault-individuals = This system is for individuals; leave the number of boards at 1.
event-fault-games = The number of rounds, sittings or games is out of range.
event-fault-points = A win must count more than a draw, and a draw not less than a loss.
event-fault-dates = The dates of the rounds go back in time.
event-fault-language = At least one language is needed.
event-fault-two-times = Minutes and time control say different times.
event-fault-regime = The event must say whether the full Competition Rules hold in its rapid and blitz games: --supervision full or --supervision limited ({ $article }).
event-fault-too-many-games = An arbiter has too many games for the full Competition Rules: at most three in rapid and one in blitz ({ $article }).
event-fault-not-recorded = Under the full Competition Rules somebody must record the games ({ $article }).
event-fault-standard-limited = Standard games are always played under the full Competition Rules ({ $article }).

## Files
trf-field = Line { $line }, columns { $columns }: "{ $found }" is not { $expected ->
    [number] a number.
    [points] a number of points.
    [sex] m or w.
    [colour] a colour.
    [result] a result.
   *[code] a code that is known here.
}
trf-number-twice = Line { $line }: player { $number } occurs twice.
trf-no-such-player = Line { $line }: there is no player { $number }.
trf-meets-himself = Line { $line }: in round { $round } the player is paired with themselves.
trf-contradiction = Line { $line }: in round { $round } the line of player { $number } says otherwise.
trf-no-opponent = Line { $line }: in round { $round } the result { $code } does not go with the opponent given.
trf-no-players = Line { $line }: the file ends and has no players.
trf-points-mended = Line { $line }: the points do not follow from the results: { $found }; taken: { $made }.
trf-no-rank = Line { $line }: no rank; standings are made from the results.
trf-kept = Line { $line }: lines of the kind { $code } are not known and kept as they are.
trf-count = Line { $line }: announced { $found }, found { $held }.
trf-no-name = Line { $line }: player { $number } has no name.
trf-two-opponents = Team { $number } meets two others in round { $round }; that is no match.
trf-trios = A report file can hold two sides at a table, not three.
trf-unfit = The report contradicts itself; no event can be made from it.
trf-short = Round { $round }, player { $number }: the game was too short to be rated; it is taken over as an ordinary game.
trf-turned = Round { $round }: { $white } had Black against { $black }; in a team match colours alternate from board to board, so the event gives White.
trf-not-taken = Lines of the kind { $code } are kept and written back; the event itself does not use them.
trf-latin = The file is not in UTF-8; it is read letter by letter (Latin-1).
csv-no-names = The list needs a head line with a column "name".
csv-unknown-column = No column "{ $column }" is known; known are { $known }.
csv-field = Line { $line }, column { $column }: "{ $found }" cannot be read.
csv-too-many-fields = Line { $line } has more fields than the head line.
csv-open-quote = Line { $line }: a quotation mark is not closed.

## Prints
print-round = Round { $round }
print-sitting = Sitting { $sitting }
print-sitting-short = Sitting
print-place = Round { $round }, table { $table }
print-trio-place = Round { $round }, sitting { $sitting }, table { $table }
print-pairings = Pairings
print-names = Who plays where
print-slips = Result slips
print-score-cards = Score cards
print-entries = Entries
print-crosstable = Crosstable
print-standings = Standings
print-individuals = Best players
print-incidents = Incident report
print-certificate = Certificate
print-certificate-team = member of the team { $team }
print-certificate-place = has reached place { $place } { $what ->
    [chess] at chess.
    [ulti] at ulti.
    [snapszer] at snapszer.
   *[event] in the competition.
}
print-organiser = Organiser
print-arbiter = Arbiter
print-no-winners = Nobody has won yet.
print-prizes = Prizes
print-prize = Prize
print-category = Category
print-amount = Amount
print-shared = shared by { $count }
print-provisional = The event is not closed: the list may still change.
print-cash = Cash
print-round-short = Round
print-fee = Fee
print-paid = Paid
print-paid-back = Paid back
print-due = Due
print-sum = Sum
print-voucher = Voucher for one drink
print-ratings = Entries by rating
print-hall = Tables of the hall
print-packs = Packs of cards
print-pack = Pack
print-pack-since = Round
print-pack-replaced = Replaced
print-pack-note = A new pack lies on every card table for the first deal and stays there; whoever plays elsewhere leaves it.
print-figures = How the figures come about
print-figure = Figure
print-counts = Counts
print-cup = Challenge cup
print-season = Season
print-winner = Won by
print-cup-none = No season is over yet.
event-series = Series
event-series-won = Won
print-day = Results of the day
print-table = Table
print-board = Board
print-white = White
print-black = Black
print-colour = Colour
print-opponent = Opponent
print-points = Points
print-result = Result
print-name = Name
print-number = No.
print-place-short = Place
print-team = Team
print-title = Title
print-rating = Rating
print-rating-change = Change
print-federation = Federation
print-discipline = Game
print-chess = Chess
print-matches = Matches
print-rounds-won = Rounds won
print-place-points = Place points
print-game-points = Game points
print-units = Units
print-value = Value
print-free = Free: { $names }
print-is-free = free
print-shared-places = Equal places are shared.
print-not-ranked = Withdrew before half of the games (results do not count): { $names }
print-crosstable-note = + and – are games without play; results in brackets do not count.
print-season-winner = { $count ->
    [one] The cup goes to { $names }.
   *[other] The cup is shared by { $names }.
}
print-signature = Signature
print-slip-units = Sum of the written units after 24 deals.
print-deal = Deal
print-dealer = Dealer
print-declarer = Declarer
print-contract = Contract, kontra
print-card-note = ① is the first dealer, who is drawn at the table; the deal goes to the right. The sum of units gives 2, 1 and 0 place points; equals share the better place.
print-act = Act
print-when = When
print-who = Who
print-what = What
print-because = Reason: { $why }
print-was-undone = (undone later)
print-no-incidents = Nothing to report.
print-not-admitted = Not admitted to round { $round }: { $reasons }
print-not-of-this-event = This event has no such sheet.

## Commands
event-cli-made = "{ $name }" is ready in { $file }.
event-cli-imported = "{ $name }": { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, { $rounds ->
    [one] { $rounds } round.
   *[other] { $rounds } rounds.
}
event-cli-sound = Entries checked: { $acts }. Each gives the decision in the file.
event-cli-unsound = Act { $act } would not be decided as the file says.
event-cli-unsealed = The file is of an earlier form without seals; the next act seals all of it.
event-cli-damaged = The file is damaged: what it says is not what was written, and nothing of it is shown. Take the last good copy.
event-cli-count = Acts written: { $written }, found: { $found }.
event-cli-changed = An act up to number { $act } was changed.
event-cli-broken = It cannot be read ({ $how }).
event-cli-exists = the file exists already
event-cli-missing = there is no such file
event-cli-foreign = this is no journal of this program
event-cli-empty = there is no event in the file
event-cli-busy = Others are writing to this file all the time. Try again in a moment.
event-cli-again = { $count ->
    [one] One line of the list stands already.
   *[other] { $count } lines of the list stand already.
}
event-cli-line = Line { $line }: { $why }
event-cli-not-utf8 = The file is not in UTF-8 (--encoding latin1, latin2, latin5).
event-cli-latin = The file is not in UTF-8; it is read as { $encoding }.
event-cli-other-game = This is no session of { $game }, which is played on board { $board }.
event-cli-unfinished-session = The session has { $deals } of { $of } deals. If somebody left, say who (--left).
event-cli-session = from the verified session { $file }, sha256 { $seal }
event-report-unknown = These tie-breaks are not known here, ranks that rest on them are not compared: { $codes }.
event-report-rank = Player { $number }: the file says rank { $rank }, its tie-breaks make place { $place }.
event-report-team-rank = Team { $number }: the file says rank { $rank }, its tie-breaks give place { $place }.
event-report-agrees = All ranks ({ $count }) follow from the results and the tie-breaks.
event-report-differs = { $count ->
    [one] One rank does not follow from the file.
   *[other] { $count } ranks do not follow from the file.
}
event-cli-admitted = Admitted ({ $count }): { $names }
event-plan-sittings = Sittings
event-plan-met = Each pair meets
event-plan-length = At most
event-plan-usual = usual
event-plan-unequal = unequal: needs the organiser's reason
event-plan-round-robin = So many teams can meet all the others in a round robin.
event-plan-either = A round robin of so many teams takes a long day or several; a knockout is shorter.
event-plan-knockout = For so many teams a knockout is the usual choice.
event-pack = Table { $table }, { $game ->
    [snapszer] snapszer
   *[ulti] ulti
}: a new pack for the first deal of round { $round }.
event-pack-replaced = { $when }: replaced. { $why }
event-cli-unknown = No entry is called "{ $name }".
event-cli-ambiguous = "{ $name }" could be { $names }.
event-cli-seed = Lot with seed { $seed }.
event-cli-no-number = No number "{ $number }" was drawn.
event-cli-needs = { $flag } is needed for this kind of incident.
event-cli-illegal-move = Move { $number }, { $move }: it cannot be read or is not legal.
event-cli-conflict = different reports
event-cli-not-drawn = This entry has no number yet.
event-cli-unrated = This player has no rating.
event-part-imagined = unplayed round
event-part-forfeit = forfeit
event-part-extra = penalty
event-part-cut = left out
event-part-progress = teams left behind
event-season-line = Season: points { $points }, rounds won { $rounds }, place { $place }.
event-cup-kept = Cup { $cup } stays with { $name } for good.
event-cup-in-play = Cup { $cup } is played for.
event-cup-wins = { $name }: won { $wins ->
    [one] once
   *[other] { $wins } times
}
event-ask-welcome = A new event. An empty answer takes what stands in brackets.
event-ask-name = What is the event called?
event-ask-system = Who meets whom?
event-ask-team-event = chess, ulti and snapszer, three teams at a time
event-ask-round-robin = everybody meets everybody
event-ask-double-round-robin = everybody meets everybody twice
event-ask-knockout = knockout
event-ask-swiss = the Swiss system of FIDE
event-ask-scheveningen = two teams, every player against every player of the other (Scheveningen)
event-ask-keizer = the pyramid of a club's evenings (Keizer)
event-ask-given = pairings come from elsewhere
event-ask-place = Where is it held?
event-ask-dates = On which dates (2026-05-20, 2026-06-17)?
event-ask-minutes = How many minutes has each chess player?
event-ask-supervision = Competition Rules: 1 in full (enough arbiters, games recorded), 2 limited
event-ask-fee = What is the fee for each person and round?
event-ask-rounds = How many rounds?
event-ask-sittings = How many sessions a day (empty: as many as make it even)?
event-ask-games = How many games in a match?
event-ask-boards = On how many boards do teams meet (1: individuals)?
event-ask-tie-breaks = Which tie-breaks, in order?
event-ask-again = That cannot be read:
event-ask-no-answer = The answers ended before the questions.
print-link-cards = Links
print-link-table = Table { $table }
print-link-how = Scan to report the result, to check in and to see your table.
event-cli-brought = { $name } is in the database as { $event }. These links open it; they are shown once:
event-cli-taken = { $name } is in { $file }: { $acts } acts, each asked again.
