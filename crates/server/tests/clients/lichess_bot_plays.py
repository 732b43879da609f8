"""lichess-bot, as it is, plays a whole game with Stockfish against somebody who makes the first legal move he finds; the end is
told as a line of JSON.

Arguments: the address of a server, the token of a person, the token of a program, the folder of lichess-bot, the path of an engine.
"""

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile

import berserk
import chess
import yaml

url, anna_token, robo_token, folder, engine = sys.argv[1:]
anna = berserk.Client(berserk.TokenSession(anna_token), base_url=url)

with open(os.path.join(folder, "config.yml.default"), encoding="utf-8") as default:
    config = yaml.safe_load(default)
config["token"], config["url"] = robo_token, url
config["engine"].update(dir=os.path.dirname(engine), name=os.path.basename(engine), ponder=False)
config["engine"]["uci_options"] = {"Threads": 1, "Hash": 16, "go_commands": {"depth": 8}}
with tempfile.NamedTemporaryFile("w", suffix=".yml", delete=False) as own:
    yaml.safe_dump(config, own)
    settings = own.name


def too_long(*_):
    raise SystemExit("it took too long")


signal.signal(signal.SIGALRM, too_long)
signal.alarm(120)
with tempfile.TemporaryFile("w+") as log:
    bot = subprocess.Popen([sys.executable, "lichess-bot.py", "--config", settings, "--disable_auto_logging"], cwd=folder, stdout=log, stderr=log, start_new_session=True)
    ended = {}
    try:
        game = anna.challenges.create("robo", rated=False, clock_limit=300, clock_increment=3, color="white")["id"]
        for event in anna.board.stream_incoming_events():
            if event["type"] == "gameStart":
                break
            if event["type"] == "challengeDeclined":
                raise SystemExit(f"it declined: {event}")
        board = chess.Board()
        for event in anna.board.stream_game_state(game):
            state = event.get("state", event)
            if "moves" not in state:
                continue
            board = chess.Board()
            for made in state["moves"].split():
                board.push_uci(made)
            if state["status"] != "started":
                ended = {"status": state["status"], "winner": state.get("winner")}
                break
            if board.turn == chess.WHITE:
                anna.board.make_move(game, sorted(move.uci() for move in board.legal_moves)[0])
    finally:
        signal.alarm(0)
        # As with Ctrl-C it finishes what it does, and ends its other processes; whatever hangs, nothing is left of them.
        bot.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            bot.wait(20)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(bot.pid, signal.SIGKILL)
        os.unlink(settings)
        log.seek(0)
        said = log.readlines()
        if not ended:
            sys.stderr.writelines(said)
wrong = [line.strip() for line in said if "Traceback" in line or "ERROR" in line]
print(json.dumps({"wrong": wrong, "mate": board.is_checkmate(), **ended}))
