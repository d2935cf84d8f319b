#!/usr/bin/env bash
# Calibrates the playing levels: each level plays the one below it, the weakest plays two trivial
# players, and some play Debian's engines, if those are installed. Levels are limited by positions, not by
# the clock, so the ladder does not depend on the machine; the full level gets a fixed number of nodes. The
# engines' games do depend on the machine. Rows come out as a Markdown table:
# result from the first player's point of view, Elo with its 95 % interval.
#
# usage: level_ladder.sh [PLYGLASS_LAB [GAMES [PART...]]]
#   PART: ladder, a single level (its match with the next one), floor, engines;
#   all three parts if none is given
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
lab=${1:-$root/build/release/bin/plyglass-lab}
games=${2:-100}
parts=("${@:3}")
((${#parts[@]})) || parts=(floor ladder engines)
full_nodes=250000
clock=3+0.03

[[ -x $lab ]] || { echo "level_ladder: there is no program $lab; build it first" >&2; exit 2; }
[[ $games =~ ^[1-9][0-9]*$ ]] || { echo "level_ladder: \"$games\" is not a number of games" >&2; exit 2; }
export PATH=$PATH:/usr/games

# One row: match NAME ENGINE NAME ENGINE
row() {
    local report
    report=$("$lab" match --engine "name=\"$1\" $2" --engine "name=\"$3\" $4" --games "$games" \
        --opening-plies 4 2>/dev/null) ||
        { echo "level_ladder: $1 against $3 could not be played" >&2; exit 1; }
    awk -v a="$1" -v b="$3" -v games="$games" '
        /^Won, drawn, lost:/ { sub(/^[^:]*: /, ""); score = $0 }
        /^Elo:/ { sub(/^Elo: /, ""); elo = $0 }
        /^Forfeits/ && !/crash 0, time loss 0, illegal move 0, stall 0/ { note = note " " $0 }
        END { printf "| %s | %s | %s | %s |%s\n", a, b, score, elo, note }' <<<"$report"
}

level() { (($1 == 12)) && echo "level=12 nodes=$full_nodes" || echo "level=$1"; }
step() { row "Level $(($1 + 1))" "$(level $(($1 + 1)))" "Level $1" "$(level "$1")"; }

echo "| player | against | won, drawn, lost | Elo |"
echo "| --- | --- | --- | --- |"
for part in "${parts[@]}"; do
    case $part in
    ladder) for n in {1..11}; do step "$n"; done ;;
    [1-9] | 10 | 11) step "$part" ;;
    floor)
        row "Level 1" "level=1" "random moves" "player=random"
        row "Level 1" "level=1" "one ply at material" \
            "depth=1 preset=alphabeta quiescence=all evaluator=material tie-chance=10"
        ;;
    engines)
        for pair in 5:hoichess 7:hoichess 7:fairymax 9:hoichess 9:fairymax 9:sjeng 10:sjeng 10:phalanx \
            11:phalanx 11:gnuchess; do
            n=${pair%:*} engine=${pair#*:}
            command -v "$engine" >/dev/null || continue
            row "Level $n" "level=$n" "$engine $clock" "cmd=$engine tc=$clock"
        done
        ;;
    *) echo "level_ladder: there is no part \"$part\": ladder, 1 to 11, floor or engines" >&2; exit 2 ;;
    esac
done
