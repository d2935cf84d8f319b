#!/usr/bin/env bash
# One task of self-play on many machines: plays the games of one seed into a folder of its own, and resumes
# after an interruption. Tasks are independent;
# `plyglass-lab data merge` puts their folders together afterwards.
# Usage: selfplay_task.sh SEED [THREADS]
#   PLYGLASS_DATA       the folder above those of the tasks; must be given
#   PLYGLASS_LAB        the program; plyglass-lab
#   PLYGLASS_EVALUATOR  who plays; classical. A network: network:FILE
#   PLYGLASS_GAMES      of each task; 10000
#   PLYGLASS_NODES      for each move; 1000
set -euo pipefail

fail() {
    echo "selfplay_task: $*" >&2
    exit 2
}

seed=${1:-} threads=${2:-1}
lab=${PLYGLASS_LAB:-plyglass-lab}
[[ $seed =~ ^[0-9]+$ ]] || fail "\"$seed\" is not a seed; give a whole number."
[[ -n ${PLYGLASS_DATA:-} ]] || fail "set PLYGLASS_DATA to the folder for the games."
command -v "$lab" >/dev/null || fail "there is no program $lab; name it in PLYGLASS_LAB."

exec "$lab" selfplay --seed "$seed" --threads "$threads" --games "${PLYGLASS_GAMES:-10000}" \
    --nodes "${PLYGLASS_NODES:-1000}" --evaluator "${PLYGLASS_EVALUATOR:-classical}" \
    --data "$PLYGLASS_DATA/seed$seed"
