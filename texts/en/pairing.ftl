### Swiss pairings: what a file lacks, why a round is paired as it is, what a check has found.

## Files
pairing-no-input = Name the report file to be paired.
pairing-no-rounds = The file does not say how many rounds are planned (142 or XXR).
pairing-all-paired = All { $rounds } rounds are paired.
pairing-no-initial-colour = The file does not say which colour was drawn for the first round (152 or XXC), and no game shows it.
pairing-bad-record = This record cannot be read: "{ $line }".
pairing-no-such-player = The record "{ $line }" names player { $number }, who is not in the file.
pairing-unknown-record = The record "{ $line }" is not known and might change the pairing.
pairing-other-system = The file is of another pairing system: { $code }.
pairing-points = { $what } Wrong points would make wrong scoregroups, so nothing is paired.
pairing-two-opponents = In round { $round } the members of team { $number } meet members of two other teams.
pairing-ends-early = Round { $round } could not be paired; the file ends before it.
pairing-has-the-bye = { $number } has the bye.
pairing-no-bye = Nobody has a bye in this round.
pairing-not-paired = { $number } is not to be paired in this round.
pairing-edition-by-date = The file does not name the edition of the pairing rules; that of { $edition } is taken.

## No pairing
pairing-nobody = Nobody is there to be paired.
pairing-nobody-for-the-bye = The number of players is odd, and none of them may have the bye (C2). The arbiter decides.
pairing-none-legal = There is no legal pairing (C1-C3): too many of the players { $players } have only these opponents left: { $opponents }. The arbiter decides.

## Why
why-places = { $edition }, { $article }: number { $place } of the { $size } players in the group of { $score } points meets number { $opponent }.
why-moved-down = { $edition }, { $article }: with { $score } points moved down, to an opponent with { $to }.
why-met-from-above = { $edition }, { $article }: with { $score } points met by a player with { $from }, who was moved down.
why-goes-down = { $edition }, { $article }: of the { $size } players in the group of { $score } points not all can be paired there; moved down: { $down }.
why-colour = { $edition }, { $article }: { $white } has White (so far { $whitecolours }), { $black } has Black (so far { $blackcolours }): { $rule ->
    [both] no wish is denied.
    [stronger] the stronger wish is granted.
    [alternation] both change the colours of the last round in which they differed.
    [higher] the wish of the higher ranked is granted.
    [only-one] only one has a wish.
    [lower] White goes to the lower colour difference.
    [first-alternates] the first-team changes its last colour.
    [other-alternates] the second team changes its last colour.
   *[drawn] nobody has a wish, so the number and the drawn colour decide.
}
why-bye = { $edition }, { $article }: the bye, with { $score } points.
why-met = { $edition }, { $article }: they met in round { $round }.
why-forbidden = { $edition }, { $article }: the organiser keeps them apart.
why-same-colour = { $edition }, { $article }: both must have { $side ->
    [white] White
   *[black] Black
} now, and neither is a topscorer.
why-no-bye = { $edition }, { $article }: round { $round } brought points without a game, so there is no bye.
why-bye-elsewhere = { $edition }, { $article }: the bye goes to the score of { $score }, this player has { $own }.
why-cannot-be-completed = { $edition }, { $article }: then the round could not be paired to its end.
why-worse = { $edition }, { $article } [{ $criterion }]: { $counts ->
    [downfloaters] players who go down
    [scores] scores of those who go down
    [following] players who go down from the next group, and their scores
    [bye-rounds] rounds without a game of the one who has the bye
    [balance] players whose colours would be out of balance by three
    [row] players with one colour three times in a row
    [colour] players without the colour they want
    [strong-colour] players without the colour they strongly want
    [down-again] players who go down as in the last round
    [up-again] players who are met from above as in the last round
    [down-two-before] players who go down as two rounds before
    [up-two-before] players who are met from above as two rounds before
    [down-again-by] score differences of those who go down as in the last round
    [up-again-by] score differences of those who are met from above as in the last round
    [down-two-before-by] score differences of those who go down as two rounds before
    [upfloaters] teams that come up
    [differences] score differences of those who come up
    [next-upfloaters] teams that must come up to the next group
    [floaters-up] teams that come up and floated in the last round
    [team-colour] teams without the colour they want
    [team-strong-colour] teams without the colour they strongly want
    [floaters-met] teams that are met from below and floated in the last round
   *[up-two-before-by] score differences of those who are met from above as two rounds before
}: { $with } that way, { $chosen } as paired.
why-team-up = { $edition }, { $article }: with { $score } points comes up, to a team with { $to }.
why-team-meets-up = { $edition }, { $article }: with { $score } points met by a team with { $from }, which came up.
why-team-same = { $edition }, { $article }: in the bracket of { $score } points ({ $size } teams) this is the first of the best pairings.
why-bye-by-matches = { $edition }, { $article }: the bye goes to a team that has played more matches ({ $played }, this one { $own }).
why-bye-by-number = { $edition }, { $article }: equal in score and matches, the bye goes to the larger number, { $number }.
why-later = { $edition }, { $article }: equal by every criterion, but later in the order of candidates.
why-paired = { $edition }, { $article }: they do meet.
why-absent = { $edition }, { $article }: { $number } is not to be paired in this round.

## Checks
check-round-ok = Round { $round }: ok
check-round-differs = Round { $round }: differs
check-illegal = not legal: { $white }-{ $black }: { $why }
check-file = file
check-rules = rules
check-colours = colours: the file has { $white }-{ $black }, the rules the reverse
check-rank = Rank: player { $number } has { $rank } in the file; points and tie-breaks ({ $values }) give { $place }.
check-unknown-tie-break = The tie-break { $code } is not known here; ranks are not checked.
check-clean = Nothing was found.
check-not-clean = Something was found.
