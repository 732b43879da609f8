#!/bin/sh
# A season of the team event from the first entry to the cup, as a club would run it.
# Usage: examples/season.sh [FOLDER]; the program is $JADOUBE or target/release/jadoube.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
jadoube=${JADOUBE:-$here/../target/release/jadoube}
folder=${1:-season}
event=$folder/season.jadoube
mkdir -p "$folder"
rm -f "$event"

say() { printf '\n== %s\n' "$1"; }
run() { command=$1; shift; "$jadoube" event "$command" "$event" --lang en "$@"; }
# What must be refused: shown, and an error if it were accepted.
refused() { if run "$@" 2>&1; then echo "this should have been refused" >&2; exit 1; fi; }
quietly() { run "$@" >/dev/null; }

say "The event and its teams"
run new --regulations "$here/team-event.toml"
say "How long a day of nine teams can be"
run plans --teams 9
quietly enter --csv "$here/teams.csv" --at "2026-05-10 18:00" --who "Organiser"
refused enter "bástya" --member "A:chess" --member "B:ulti" --member "C:snapszer"

day() { # number, date, day of payment, seed of the draw
  say "Day $1, $2"
  for team in 1 2 3 4 5 6 7 8 9; do
    if [ "$1.$team" = 3.4 ]; then
      quietly pay "$team" 1000 --round "$1" --on "$3" --at "$3 18:00" # 500 short
    else
      quietly pay "$team" --round "$1" --on "$3" --at "$3 18:00"
    fi
    if [ "$1.$team" = 2.9 ]; then
      quietly checkin "$team" 09:05 09:20 09:31 --round "$1" --at "$2 09:31" # one minute late
    else
      quietly checkin "$team" 09:10 --round "$1" --at "$2 09:10"
    fi
  done
  run admissions --round "$1"
  # The organiser's word for whoever is kept out by a minute or a slip; the reason is kept.
  case $1 in
    2) run admit 9 --round 2 --why "the bus was late, all others agree" --at "$2 09:35" ;;
    3) run pay 4 500 --round 3 --on "$2" --at "$2 09:20"
       run admit 4 --round 3 --why "the rest was paid at the venue" --at "$2 09:35" ;;
  esac
  run draw --seed "$4" --at "$2 09:40"
  run pair --at "$2 09:45"
  quietly publish --at "$2 09:46"
}

day 1 2026-05-17 2026-05-15 17
say "Results of day 1: both sides report, the arbiter enters the rest"
run result 1.2 0-1 --by "Hétkártya" --who "Vezér Dóra" --at "2026-05-17 10:50"
run result 1.2 0-1 --by "Vörös hetes" --who "Csel Zsófi" --at "2026-05-17 10:52"
run result 1.1 1-0 --by "Zugzwang" --who "Zugi Tamás" --at "2026-05-17 11:00"
run result 1.1 1/2 --by "Matt kettő" --who "Sáncoló Edit" --at "2026-05-17 11:02"
run result 1.1 1-0 --correct --why "both scoresheets show mate" --at "2026-05-17 11:10"
quietly result --list "$here/results-1.txt" --at "2026-05-17 16:00"
refused result 1.1.2 0-1 --at "2026-05-17 16:05"
run result 1.1.2 1/2-1/2 --correct --why "the slip was misread" --at "2026-05-17 16:10"
run note "a card of the pack was marked" --kind pack --pack ulti --table 2 --at "2026-05-17 12:15"
run close --round 1 --at "2026-05-17 17:00"

day 2 2026-06-21 2026-06-19 29
quietly result --list "$here/results-2.txt" --at "2026-06-21 16:00"
run penalise "Kontra" --why "talking during the deal" --round 2 --at "2026-06-21 13:00"
run close --round 2 --at "2026-06-21 17:00"

day 3 2026-07-19 2026-07-17 5
quietly result --list "$here/results-3.txt" --at "2026-07-19 16:00"
run note "deal 9 was replayed: a card lay face up" --kind replay --deal 9 --table 3 --at "2026-07-19 12:40"
run close --round 3 --at "2026-07-19 17:00"

day 4 2026-08-23 2026-08-21 11
quietly result --list "$here/results-4.txt" --at "2026-08-23 16:00"
run close --at "2026-08-23 17:30"

say "The season"
run standings
say "What the treasurer sees"
run cash | tail -4
say "The best ulti players"
run standings --individual ulti
say "Why does the winner have so many points?"
winner=$(run standings | sed -n '2s/^1 *\([^0-9]*[^0-9 ]\) .*/\1/p')
run explain "$winner"
say "The challenge cup over the years"
"$jadoube" event cup "Gambit" "$winner" "Kontra" "$winner" "$winner"

say "Prints and files"
for round in 1 2 3 4; do
  "$jadoube" event print "$event" pairings names vouchers certificates --round $round --out "$folder/prints"
done
"$jadoube" event print "$event" slips score-cards entries standings individuals incidents certificates cash --out "$folder/prints"
run export pgn --out "$folder/games.pgn"
run export minutes --out "$folder/minutes.jsonl"
say "Everything is in $folder"
