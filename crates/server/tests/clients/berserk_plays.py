"""Two people's programs, both berserk, play a game; what each of them saw is told as one line of JSON.

Arguments: the address of a server, the token of a person, the token of a program, and `mate` or `claim`.
"""

import io
import json
import sys
import threading

import berserk
import chess.pgn

url, anna_token, robo_token, how = sys.argv[1:]
anna = berserk.Client(berserk.TokenSession(anna_token), base_url=url)
robo = berserk.Client(berserk.TokenSession(robo_token), base_url=url)

LINES = {
    "mate": "f2f3 e7e5 g2g4 d8h4".split(),
    "claim": "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8".split(),
}
moves = LINES[how]
seen = {"anna": [], "robo": []}


def play(name, client, game, parity):
    """Makes every other move of the line as soon as the ones before are told."""
    for event in client.stream_game_state(game):
        state = event["state"] if event["type"] == "gameFull" else event
        if event["type"] not in ("gameFull", "gameState"):
            continue
        seen[name].append(state["status"])
        if state["status"] != "started":
            return
        made = state["moves"].split()
        if made != moves[: len(made)]:
            raise SystemExit(f"{name} was told {made}")
        if len(made) % 2 != parity:
            continue
        if len(made) < len(moves):
            client.make_move(game, moves[len(made)])
        elif how == "claim":
            # berserk 0.14 has no method for it; its own requests reach it.
            client._r.post(f"/api/board/game/{game}/claim-draw")


def answer():
    """The program accepts what it is challenged to, and plays the game that starts."""
    for event in robo.bots.stream_incoming_events():
        if event["type"] == "challenge":
            robo.bots.accept_challenge(event["challenge"]["id"])
        if event["type"] == "gameStart":
            play("robo", robo.bots, event["game"]["gameId"], 1)
            return


answering = threading.Thread(target=answer, daemon=True)
answering.start()
account = anna.account.get()
challenge = anna.challenges.create("robo", rated=False, clock_limit=300, clock_increment=3, color="white")
for event in anna.board.stream_incoming_events():
    if event["type"] == "gameStart":
        break
ongoing = [game["gameId"] for game in anna.games.get_ongoing()]
play("anna", anna.board, challenge["id"], 0)
answering.join(30)
text = anna.games.export(challenge["id"], as_pgn=True)
game = chess.pgn.read_game(io.StringIO(text))
print(json.dumps({
    "account": account["username"],
    "ongoing": ongoing == [challenge["id"]],
    "anna": seen["anna"][-1],
    "robo": seen["robo"][-1],
    "errors": [str(error) for error in game.errors],
    "moves": [node.move.uci() for node in game.mainline()],
    "result": game.headers["Result"],
}))
