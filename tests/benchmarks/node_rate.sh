#!/usr/bin/env bash
# Nodes per second of two engines on the same positions in one run: the bench positions, each searched for a
# second by one and then by the other, one thread, 64 MiB. Prints the median of the ratios and each one's
# nodes per second over all positions. Engines count differently: see the README for what a node of ours is.
#
# usage: node_rate.sh [PLYGLASS_UCI [OTHER_UCI_ENGINE [MILLISECONDS]]]
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
ours=${1:-$root/build/release/bin/plyglass-uci}
other=${2:-ethereal-chess}
milliseconds=${3:-1000}
export PATH=$PATH:/usr/games

[[ -x $ours ]] || { echo "node_rate: there is no program $ours; build it first" >&2; exit 2; }
command -v "$other" >/dev/null || { echo "node_rate: there is no program $other" >&2; exit 2; }

pipes=$(mktemp -d)
trap 'rm -rf "$pipes"' EXIT
mkfifo "$pipes"/{ours,other}.{in,out}
"$ours" <"$pipes/ours.in" >"$pipes/ours.out" &
"$other" <"$pipes/other.in" >"$pipes/other.out" 2>/dev/null &
exec {to_ours}>"$pipes/ours.in" {from_ours}<"$pipes/ours.out"
exec {to_other}>"$pipes/other.in" {from_other}<"$pipes/other.out"

# ask IN OUT FEN: the nodes and milliseconds of the last report before the answer
ask() {
    printf 'ucinewgame\nposition fen %s\ngo movetime %s\n' "$3" "$milliseconds" >&"$1"
    local line nodes=0 time=0
    while read -r line <&"$2"; do
        [[ $line == bestmove* ]] && break
        [[ $line =~ \ nodes\ ([0-9]+) ]] && nodes=${BASH_REMATCH[1]}
        [[ $line =~ \ time\ ([0-9]+) ]] && time=${BASH_REMATCH[1]}
    done
    echo "$nodes $time"
}

for pipe in "$to_ours" "$to_other"; do
    printf 'uci\nsetoption name Threads value 1\nsetoption name Hash value 64\nisready\n' >&"$pipe"
done

"$ours" bench 1 | sed -n 's/.* fen //p' | while read -r fen; do
    echo "$(ask "$to_ours" "$from_ours" "$fen") $(ask "$to_other" "$from_other" "$fen") $fen"
done | awk -v other="$other" '
    $2 >= 100 && $4 >= 100 {
        a = $1 / $2; b = $3 / $4; ratio[++n] = a / b
        nodes_a += $1; ms_a += $2; nodes_b += $3; ms_b += $4
    }
    END {
        for (i = 1; i <= n; ++i) for (j = i + 1; j <= n; ++j)
            if (ratio[j] < ratio[i]) { t = ratio[i]; ratio[i] = ratio[j]; ratio[j] = t }
        printf "%d positions: Plyglass %.2f M/s, %s %.2f M/s, median ratio %.2f\n",
            n, nodes_a / ms_a / 1000, other, nodes_b / ms_b / 1000, ratio[int((n + 1) / 2)]
    }'
for pipe in "$to_ours" "$to_other"; do printf 'quit\n' >&"$pipe"; done
