#!/usr/bin/env bash
# Compares the move generator with Debian's Stockfish: perft leaves per second, one thread, leaves counted in
# bulk. The two programs run in turn. A run's time is the processor time (user and system) of its whole
# process, start-up included on both sides and nothing subtracted; the figures are medians over the runs.
#
# usage: perft_ratio.sh [PLYGLASS_LAB [RUNS]]
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
lab=${1:-$root/build/release/bin/plyglass-lab}
runs=${2:-7}
stockfish=$(PATH=$PATH:/usr/games command -v stockfish) ||
    { echo "perft_ratio: stockfish is not installed" >&2; exit 2; }
[[ -x $lab ]] || { echo "perft_ratio: there is no program $lab; build it first" >&2; exit 2; }
[[ $runs =~ ^[1-9][0-9]*$ ]] || { echo "perft_ratio: \"$runs\" is not a number of runs" >&2; exit 2; }

TIMEFORMAT='%U %S'
output=$(mktemp)
trap 'rm -f "$output"' EXIT

# Each prints the processor seconds of one run and leaves what the program said in $output.
run_plyglass() { { time "$lab" perft --fen "$1" --depth "$2" >"$output"; } 2>&1 | awk '{print $1 + $2}'; }
run_stockfish() {
    local commands
    commands=$(printf 'position fen %s\ngo perft %s\nquit' "$1" "$2")
    { time "$stockfish" <<<"$commands" >"$output"; } 2>&1 | awk '{print $1 + $2}'
}

leaves() { awk '/^nodes /{print $2} /^Nodes searched:/{print $3}' "$output"; }
check_leaves() {
    [[ $(leaves) == "$2" ]] || { echo "perft_ratio: $1 counts $(leaves) leaves of $2" >&2; exit 1; }
}
median() { sort -n | awk '{v[NR] = $1} END {print (v[int((NR + 1) / 2)] + v[int(NR / 2) + 1]) / 2}'; }

compare() {
    local name=$1 fen=$2 depth=$3 expected=$4 ours=() theirs=()
    for ((i = 0; i < runs; i++)); do
        ours+=("$(run_plyglass "$fen" "$depth")")
        check_leaves plyglass-lab "$expected"
        theirs+=("$(run_stockfish "$fen" "$depth")")
        check_leaves stockfish "$expected"
    done
    awk -v name="$name" -v depth="$depth" -v n="$expected" -v runs="$runs" \
        -v a="$(printf '%s\n' "${ours[@]}" | median)" -v b="$(printf '%s\n' "${theirs[@]}" | median)" 'BEGIN {
            printf "%-9s depth %d  plyglass %4.0f M/s  stockfish %4.0f M/s  ratio %.2f  (median of %d)\n",
                   name, depth, n / a / 1e6, n / b / 1e6, b / a, runs }'
}

compare start 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' 6 119060324
compare Kiwipete 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1' 5 193690690
