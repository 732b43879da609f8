# Where editions differ: what each point is about, and the words of `jadoube diff`.

amendment-rook-first-bars = Which castling is barred by touching the rook before the king.
amendment-resignation-may-draw = Whether resigning to an opponent who could not have mated is a draw.
amendment-moves-before-agreement = How many moves both must have made before a draw can be agreed.
amendment-default-time = How late a player may come where the regulations say nothing.
amendment-arbiter-calls-flag = Whether the arbiter calls a flag that has fallen, or only a claim counts.
amendment-own-flag-up = Whether whoever claims on time must have time left.
amendment-arbiter-acts-unasked = Whether the arbiter rules on what was seen although nobody asks.
amendment-set-up-settled-after = After how many moves a wrong set-up stands where few arbiters watch.
amendment-two-hands-need-press = Whether two hands are an offence before the clock is pressed.
amendment-unsupervised-ladder = Which illegal act loses the game where few arbiters watch.
amendment-time-penalty = How much time the opponent gets for an illegal act or a wrong claim.
amendment-automatic-draws = Whether five repetitions or 75 moves draw the game without a claim.
amendment-first-ring-warns = What the first ring of a telephone costs.
amendment-blitz-by-national-rules = Whether blitz is played by national rules.
amendment-quickplay-by-default = Whether the guidelines for the quickplay finish hold without being announced.

diff-heading = Where { $one } and { $other } differ
diff-article = { $one }: { $first }; { $other }: { $second }
diff-none = no article
diff-no-witness = No game is ruled differently by this point.

# Conditions that a ruling hangs on, and the words of `jadoube replay --why`.

why-regime-full = Under the full Competition Rules:
why-regime-limited = Where few arbiters watch:
why-class-standard = In a standard game:
why-class-rapid = In rapid:
why-class-blitz = In blitz:
why-use-mediated = If the program saw every touch and press:
why-use-console = If the arbiter entered what was seen at a real board:
why-nothing-touched = If nothing had been touched on this move:
why-no-fault-before = If there had been no penalised illegal act before:
why-fault-before = If there had been a penalised illegal act before:
why-nothing-illegal-open = If no illegal act waited to be ruled on:
why-no-offer = If no draw had been offered:
why-offer-open = If an offer of a draw were open:
why-time-left = If both players had time left:
why-not-paused = If the clocks were not paused:
why-both-present = If both players were at the board:
why-moves-completed = If the last move had been completed:
why-no-objection = If no breach of the touch rules were open:
why-heading = Why: { $request }, asked by { $seat ->
    [white] White
    [black] Black
    [arbiter] the arbiter
   *[program] the program
}
why-ruled = It was ruled:
why-applied = Rules that were asked and applied:
why-did-not-apply = Rules that were asked and did not apply:
why-not-told = There is nothing more to tell about this ruling.
why-nothing-happens = Nothing would have happened.
why-nothing = The ruling hangs on nothing that was tried: it would be the same.
why-no-request = There is no request with the number { $number } in this journal.
