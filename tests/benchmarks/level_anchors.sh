#!/usr/bin/env bash
# Rating of the playing levels on the scale of Debian's Stockfish: each plays Stockfish limited by its own
# strength setting (UCI_LimitStrength, UCI_Elo). Neither side uses a clock: a limited Stockfish chooses its
# move at a shallow depth, which the node limit always reaches, and levels count positions. One line a match.
#
# usage: level_anchors.sh [PLYGLASS_LAB [GAMES [LEVEL:ELO...]]]
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
lab=${1:-$root/build/release/bin/plyglass-lab}
games=${2:-20}
pairs=("${@:3}")
((${#pairs[@]})) ||
    pairs=(3:1350 4:1350 5:1350 6:1350 6:1600 7:1600 8:1600 8:1900 9:1900 9:2200 10:2200 10:2500 11:2500)
nodes=60000
export PATH=$PATH:/usr/games

[[ -x $lab ]] || { echo "level_anchors: there is no program $lab; build it first" >&2; exit 2; }
[[ $games =~ ^[1-9][0-9]*$ ]] || { echo "level_anchors: \"$games\" is not a number of games" >&2; exit 2; }
command -v stockfish >/dev/null ||
    { echo "level_anchors: stockfish is not installed (apt install stockfish)" >&2; exit 2; }

for pair in "${pairs[@]}"; do
    level=${pair%:*} elo=${pair#*:}
    strength="option.UCI_LimitStrength=true option.UCI_Elo=$elo"
    "$lab" match --engine "name=level level=$level" \
        --engine "name=stockfish cmd=stockfish nodes=$nodes $strength" \
        --games "$games" --opening-plies 6 --openings-seed 77 \
        --resign moves=4,score=700,sides=both --draw from=40,moves=10,score=10 2>/dev/null |
        awk -v pair="level $level against Stockfish at $elo" \
            '/^Won, drawn, lost:|^Elo:/ { line = line "  " $0 } END { print pair ":" line }'
done
