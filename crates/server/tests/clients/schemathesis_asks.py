"""schemathesis asks every route of the description, with sense and without; what it finds is told as a line of JSON.

Arguments: the address of a server, the token of a person, the token of a program. The answers are judged by
schemathesis alone; this script only gives it things to ask about: games, a hall, events, a table of cards.
"""

import collections
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.parse

import requests

url, anna_token, robo_token = sys.argv[1:]
desk = requests.Session()

# Answers that come line by line and do not end: their tests read them line by line (programs.rs).
ENDLESS = ["/api/stream/event", "/api/board/game/stream/{game}", "/api/bot/game/stream/{game}", "/api/board/seek"]
CASUAL = {"no_arbiter": True, "preset": "blitz-5-0", "regime": "limited"}


def post(path, body, bearer=None):
    """What was made."""
    headers = {"Authorization": f"Bearer {bearer}"} if bearer else {}
    client = requests if bearer else desk
    answer = client.post(url + path, json=body, headers=headers, timeout=20)
    if not answer.ok:
        raise SystemExit(f"{path}: {answer.status_code} {answer.text}")
    return answer.json()


def event(regulations, entrants):
    """An event whose first round is on the wall."""
    made = post("/api/events", {"regulations": regulations})["event"]
    acts = [
        {"type": "ask", "ask": [{"enter_all": entrants}]},
        {"type": "draw", "by": "entry"},
        {"type": "ask", "ask": [{"pair": {"round": 1}}, {"publish": {"round": 1}}]},
    ]
    for number, act in enumerate(acts):
        post(f"/api/events/{made}/say?as=organiser", {**act, "id": f"s{number}"})
    return made


def between_people():
    """A game of the person against the program."""
    asked = {"clock.limit": 300, "clock.increment": 2, "color": "white"}
    game = post("/api/challenge/robo", asked, anna_token)["id"]
    post(f"/api/challenge/{game}/accept", {}, robo_token)
    return game


def started(*acts):
    """A game whose players sit at one computer; each act is done by the side whose turn it is."""
    made = post("/api/games", CASUAL)
    for link in made["links"]:
        post("/api/session", {"token": link["path"].removeprefix("/join#")})
    game = made["game"]
    for role in ("white", "black"):
        post(f"/api/games/{game}/say?as={role}", {"type": "ask", "id": f"{role}-arrives", "ask": ["arrive"]})
    for number, act in enumerate(acts):
        role = ("white", "black")[number % 2]
        post(f"/api/games/{game}/say?as={role}", {"type": "ask", "id": f"act-{number}", "ask": act})
    return game


def moved(motion):
    """A move, and the clock."""
    return [{"move": {"motion": motion}}, {"press": {}}]


games = [started(moved("e2e4"), moved("e7e5")), started(moved("e2e4"), ["resign"]), started()]
hall = post("/api/halls", {"name": "Club"})["hall"]
post(f"/api/halls/{hall}/games", CASUAL)
table = post("/api/tables", {"game": "ulti"})["game"]
four = [{"name": name, "players": [{"name": name}]} for name in ("Anna", "Béla", "Cili", "Dani")]
swiss = event({"name": "Open", "system": {"swiss": {"rounds": 2}}, "tie_breaks": ["BH"]}, four)
teams = [
    {"name": team, "players": [{"name": f"{team} {role}", "role": role} for role in ("chess", "ulti", "snapszer")]}
    for team in "ABC"
]
trio = event({
    "name": "Day", "system": {"trios": {"rounds": 1}},
    "chess": {"edition": "2001", "supervision": "limited", "minutes": 30},
    "entry": {"fee": 0, "currency": "Ft", "late": True, "own_equipment": False},
}, teams)
people, ending = [between_people() for _ in range(4)], [between_people() for _ in range(4)]
open_to_all = [post("/api/challenge/open", {"clock.limit": 300, "clock.increment": 0}, anna_token)["id"] for _ in range(2)]
cookie = "; ".join(f"{name}={value}" for name, value in desk.cookies.items())

# Who goes loses the cookie: somebody else is sent.
gone = requests.Session()
gone.post(url + "/api/games", json=CASUAL, timeout=20)
cookie_to_lose = "; ".join(f"{name}={value}" for name, value in gone.cookies.items())

WORDS = {
    "games": [*games, table], "people": people, "ending": ending, "tables": [table], "halls": [hall], "events": [swiss, trio],
    "names": ["Robo", "anna", "nobody", *people[:1], *open_to_all], "entries": ["1", "2", "4"], "bouts": ["1.1", "1.1.4"],
    "motions": ["e2e4", "e7e5", "g1f3"], "answers": ["yes", "no"], "editions": ["2001", "2018", "2023", "FI2017"],
    "sheets": ["standings", "pairings", "players"], "forms": ["trf16", "trf26", "minutes", "pgn", "csv", "json", "file", "site"],
    "roles": ["organiser", "arbiter", "white", "black", "spectator"],
}


def bound(name, words, share=0.8):
    """A parameter that is mostly one of some words, and otherwise anything."""
    return f'"{name}" = {{ dictionary = "{words}", probability = {share} }}\n'


COMMON = "".join(bound(name, words) for name, words in [
    ("path.event", "events"), ("path.hall", "halls"), ("path.entry", "entries"), ("path.bout", "bouts"),
    ("path.motion", "motions"), ("path.answer", "answers"), ("path.edition", "editions"), ("path.other", "editions"),
    ("path.sheet", "sheets"), ("path.form", "forms"), ("path.name", "names"), ("query.as", "roles"),
])


config = "".join(f"[dictionaries.{name}]\nvalues = {json.dumps(words)}\n" for name, words in WORDS.items())
config += "[generation]\nwith-security-parameters = false\n[parameters]\n" + COMMON
for path in ENDLESS:
    config += f"[[operations]]\ninclude-path = {json.dumps(path)}\nenabled = false\n"
# Which games a part of the interface is asked about; what ends games does so to some of their own.
for pattern, words in [
    ("^/api/games", "games"), ("^/api/tables", "tables"), ("/(abort|resign)$", "ending"),
    ("^(/api/(board|bot)/.*(chat|draw|victory/?|\\{motion\\}|\\{answer\\})$|/game/export)", "people"),
]:
    config += f"[[operations]]\ninclude-path-regex = {json.dumps(pattern)}\n[operations.parameters]\n"
    config += bound("path.game", words)

# Who asks: programs bear a token, pages send a cookie; and who goes loses the cookie, so somebody else is sent.
HOOKS = f'''
import schemathesis

@schemathesis.hook
def before_call(context, case, kwargs):
    path = case.operation.path
    if path.startswith("/api/bot/"):
        who = {{"Authorization": "Bearer {robo_token}"}}
    elif path.startswith(("/api/board", "/api/account", "/api/challenge", "/api/user", "/game/")):
        who = {{"Authorization": "Bearer {anna_token}"}}
    elif path == "/api/session":
        who = {{"Cookie": "{cookie_to_lose}"}}
    else:
        who = {{"Cookie": "{cookie}"}}
    for name in ("Authorization", "Cookie"):
        case.headers.pop(name, None)
    case.headers.update(who)
'''

CHECKS = ["not_a_server_error", "status_code_conformance", "content_type_conformance", "response_headers_conformance",
          "response_schema_conformance"]
with tempfile.TemporaryDirectory() as folder:
    with open(f"{folder}/schemathesis.toml", "w", encoding="utf-8") as file:
        file.write(config)
    with open(f"{folder}/hooks.py", "w", encoding="utf-8") as file:
        file.write(HOOKS)
    asked = subprocess.run(
        [sys.executable, "-m", "schemathesis.cli", "--config-file", "schemathesis.toml", "run", f"{url}/openapi.json",
         "--phases", "fuzzing", "--max-examples", "12", "--generation-deterministic", "--no-shrink",
         "--checks", ",".join(CHECKS), "--continue-on-failure", "--request-timeout", "20", "--warnings", "off",
         "--no-color", "--report-har-path", "asked.har"],
        cwd=folder, env={**os.environ, "SCHEMATHESIS_HOOKS": "hooks", "PYTHONPATH": folder}, capture_output=True, text=True, check=False)
    with open(f"{folder}/asked.har", encoding="utf-8") as file:
        entries = json.load(file)["log"]["entries"]

# Which routes were reached: a run that only hears that there is no such thing proves little.
description = requests.get(f"{url}/openapi.json", timeout=20).json()["paths"]
routes = [(method.upper(), path, re.compile("^" + re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path)) + "$"))
          for path, methods in description.items() for method in methods]
heard = collections.defaultdict(collections.Counter)
for entry in entries:
    path = urllib.parse.urlsplit(entry["request"]["url"]).path
    for method, name, pattern in routes:
        if method == entry["request"]["method"] and pattern.match(path):
            heard[f"{method} {name}"][entry["response"]["status"]] += 1
            break
if asked.returncode != 0 or os.environ.get("JADOUBE_SHOW"):
    print(asked.stdout, asked.stderr, file=sys.stderr)
    print({name: dict(heard[name]) for name in sorted(heard)}, file=sys.stderr)
print(json.dumps({
    "found": asked.returncode,
    "asked": len(entries),
    "routes": len(heard),
    "never_done": sorted(name for name, statuses in heard.items() if not any(200 <= status < 300 for status in statuses)),
    "not_asked": sorted(set(f"{method} {name}" for method, name, _ in routes) - set(heard)),
}))
if asked.returncode != 0:
    raise SystemExit(1)
