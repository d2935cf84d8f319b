# The command line of plyglass-uci: each argument is a command, a number belongs to the word before it, and
# the exit status is 0 without errors.
# Usage: command_line.sh PLYGLASS_UCI
set -euo pipefail

failures=0
check() {  # WHAT PATTERN OUTPUT: the output has a line of the pattern
    grep -qE "$2" <<<"$3" && return
    printf '%s: no line like %s in:\n%s\n' "$1" "$2" "$3" >&2
    failures=$((failures + 1))
}

check "bench" '^[0-9]+ nodes [0-9]+ nps$' "$("$1" bench 1 | tail -n 1)"
check "several commands" '^FEN: rnbqkbnr/pppppppp/8/8/4P3/' "$("$1" "position startpos moves e2e4" d)"
check "eval" '^Evaluation: ' "$("$1" eval)"
check "perft" '^Nodes searched: 8902$' "$("$1" perft 3)"
fens=$("$1" "genfens 3 seed 9 book None" "quit")
check "genfens" '^info string genfens [^ ]+ [wb] [^ ]+ [^ ]+ [0-9]+ [0-9]+$' "$fens"
[[ $(wc -l <<<"$fens") -eq 3 ]] || { echo "genfens 3 gives: $fens" >&2; failures=$((failures + 1)); }
check "searches to the end" '^bestmove ' "$("$1" "go depth 3" | tail -n 1)"
check "standard input" '^bestmove ' "$(printf 'go infinite\n' | "$1" | tail -n 1)"
check "nothing to read" '^$' "$("$1" </dev/null)"
table=$("$1" tunables || true)
check "tunables" '^name +value +lowest +highest +step$|^info string This engine was not built' "$table"
if "$1" nonsense >/dev/null; then
    echo "an unknown command ends with exit status 0" >&2
    failures=$((failures + 1))
fi
exit "$((failures > 0))"
