### What players type, and what the server says about messages.

## Commands that may be typed in place of a move: words, with commas between them
command-press = press, clock
command-draw = draw, offer
command-accept = accept, yes
command-decline = decline, no
command-resign = resign
command-adjust = adjust, jadoube
command-threefold = threefold, repetition
command-fifty = fifty, 50
command-arbiter = arbiter, stop, call
command-flag = flag, time
command-illegal = illegal
command-touch = touch, touched
command-arrive = here, arrive
command-start = start
command-castling = castling
command-restore = restored, replaced
command-correct = correct, takeback
command-score = score, sheet
command-increment = increment
command-cannot = cannot
command-no-effort = noeffort
command-assistant = assistant, helper
command-boards = boards
command-announce = announce, say
command-withdraw = withdraw
command-resume = resume, continue

## Messages that cannot be dealt with
fault-malformed = The message could not be understood.
fault-too-big = The message is too long.
fault-too-many = Too many messages; please wait a moment.
fault-not-yours = Your link does not allow this.
fault-not-understood = That is neither a move nor a command here.
fault-no-such-call = There is no call with this number.
fault-not-kept = This could not be saved. Please try again.

# Why a side can never mate, in answer to a question about a position.
proof-material = The pieces left can form no mate, even with the opponent's help.
proof-exhausted = All { $count } positions that can still arise were visited, and none of them is a mate.
proof-zones = No piece can ever leave the squares that it can reach, and no mate fits into them.
proof-loose = Even if some pieces could be anywhere they may ever get to, the others can form only { $count } arrangements, and a mate fits into none of them.
proof-forced = Few moves are possible, and after each of them no mate can arise.

## How broadcasts go, at the desk
broadcast-title = Broadcast
broadcast-of-round = Round { $round }
broadcast-waiting = Nothing has been sent yet.
broadcast-current = { $games ->
    [one] One game is there, as spectators see it.
   *[other] { $games } games are there, as spectators see them.
}
broadcast-trying = The last attempt failed. It is tried again.
broadcast-token = The key is not accepted for this round.
broadcast-no-round = There is no such round at the broadcast.
broadcast-refused = The broadcast answered with { $status }.
broadcast-away = The broadcast cannot be reached: { $why }
broadcast-not-taken = One game was not taken: { $why }
broadcast-unreadable = The games cannot be read here: { $why }
