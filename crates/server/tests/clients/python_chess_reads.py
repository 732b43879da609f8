"""Reads texts, a list of JSON on the standard input, with python-chess; says of every game in each what it found."""

import io
import json
import re
import sys

import chess.pgn


def tag(game, name):
    """What a tag says; python-chess leaves the backslashes of the standard in it."""
    return re.sub(r"\\(.)", r"\1", game.headers[name])


def games(text):
    """Every game of a text."""
    stream = io.StringIO(text)
    while (game := chess.pgn.read_game(stream)) is not None:
        nodes = list(game.mainline())
        yield {
            "errors": [str(error) for error in game.errors],
            "white": tag(game, "White"),
            "black": tag(game, "Black"),
            "result": tag(game, "Result"),
            "moves": len(nodes),
            "clocks": sum(node.clock() is not None for node in nodes),
            "fen": game.end().board().board_fen(),
        }


texts = json.loads(sys.stdin.buffer.read().decode("utf-8"))
print(json.dumps([list(games(text)) for text in texts]))
