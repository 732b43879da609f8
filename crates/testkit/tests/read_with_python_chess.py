"""Reads games from the standard input with python-chess and says for each what it found, one line of JSON."""

import io
import json
import sys

import chess.pgn

text = io.StringIO(io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8").read())
while (game := chess.pgn.read_game(text)) is not None:
    nodes = list(game.mainline())
    print(json.dumps({
        "errors": [str(error) for error in game.errors],
        "moves": [node.move.uci() for node in nodes],
        "clocks": sum(node.clock() is not None for node in nodes),
        "result": game.headers["Result"],
    }))
