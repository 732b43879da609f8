"""cli-chess, its own models and no patch, plays a game against a program; the end is told as a line of JSON.

Arguments: the address of a server, the token of a person, the token of a program.
"""

import json
import sys
import threading
import time

import berserk
# Its own parts import each other in a circle, which only this order survives.
from cli_chess.utils import EventTopics
from cli_chess.core.api import api_manager
from cli_chess.core.game.game_options import GameOption
from cli_chess.modules.token_manager.token_manager_model import TokenManagerModel

url, anna_token, robo_token = sys.argv[1:]
robo = berserk.Client(berserk.TokenSession(robo_token), base_url=url)
BLACK = ["e7e5", "b8c6", "g8f6"]
WHITE = ["e4", "Qh5", "Bc4", "Qxf7"]


def answer():
    """The program accepts and plays its moves."""
    for event in robo.bots.stream_incoming_events():
        if event["type"] == "challenge":
            robo.bots.accept_challenge(event["challenge"]["id"])
        if event["type"] == "gameStart":
            game = event["game"]["gameId"]
            for line in robo.bots.stream_game_state(game):
                state = line.get("state", line)
                made = state.get("moves", "").split()
                if state.get("status") == "started" and len(made) % 2 == 1:
                    robo.bots.make_move(game, BLACK[len(made) // 2])
            return


threading.Thread(target=answer, daemon=True).start()
manager = TokenManagerModel()
manager.set_base_url(url)
account = manager.validate_token(anna_token)
api_manager._start_api(anna_token, url)
from cli_chess.core.game.online_game.online_game_model import OnlineGameModel  # noqa: E402

model = OnlineGameModel({
    GameOption.VARIANT: "standard",
    GameOption.TIME_CONTROL: (5, 3),
    GameOption.RATED: False,
    GameOption.COLOR: "white",
    GameOption.OPPONENT: "robo",
}, is_vs_ai=False)
over, wrong = threading.Event(), []


def heard(*args, **kwargs):
    """What the model tells its screen."""
    if EventTopics.ERROR in args:
        wrong.append(str(kwargs))
    if EventTopics.ERROR in args or EventTopics.GAME_END in args:
        over.set()


def stands(half_moves):
    """Whether the board has stood so for as long as a hand takes: its own threads set it up piece by piece."""
    for _ in range(300):
        looks = []
        for _ in range(3):
            looks.append(len(model.board_model.board.move_stack) == half_moves)
            time.sleep(0.05)
        if all(looks) and (model.game_in_progress or over.is_set()):
            return True
        if wrong:
            return False
    wrong.append(f"the board never stood after {half_moves} half-moves")
    return False


model.e_game_model_updated.add_listener(heard)
model.create_game()
for number, move in enumerate(WHITE):
    if not stands(2 * number):
        break
    model.make_move(move)
over.wait(30)
# The end may be heard by one stream before the last move by the other.
stands(2 * len(WHITE) - 1)
print(json.dumps({
    "account": account["userId"],
    "wrong": wrong,
    "moves": [move.uci() for move in model.board_model.board.move_stack],
    "status": model.game_metadata.game_status.status,
    "winner": model.game_metadata.game_status.winner,
}))
