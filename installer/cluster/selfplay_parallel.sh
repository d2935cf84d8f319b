#!/usr/bin/env bash
# Self-play on machines that ssh reaches, by GNU parallel: one seed after the other on whatever is free. The
# tree must be in the same folder everywhere,
# and PLYGLASS_DATA a folder that all of them share (or be fetched afterwards).
# Usage: selfplay_parallel.sh FIRST_SEED LAST_SEED [HOST...]     without hosts, on this machine
# selfplay_task.sh beside this file says what can be set.
set -euo pipefail

first=${1:-} last=${2:-}
[[ $first =~ ^[0-9]+$ && $last =~ ^[0-9]+$ && $first -le $last ]] ||
    { echo "usage: selfplay_parallel.sh FIRST_SEED LAST_SEED [HOST...]" >&2; exit 2; }
command -v parallel >/dev/null || { echo "selfplay_parallel: install GNU parallel first." >&2; exit 2; }

mkdir -p "${PLYGLASS_DATA:?say which folder the games go to}"
task=$(cd "$(dirname "$0")" && pwd)/selfplay_task.sh
settings=()
for name in PLYGLASS_DATA PLYGLASS_LAB PLYGLASS_EVALUATOR PLYGLASS_GAMES PLYGLASS_NODES; do
    [[ -z ${!name:-} ]] || settings+=("$name=${!name}")
done
hosts=$(IFS=,; echo "${*:3}")
# Interrupted tasks resume by themselves, so all of them are started every time.
exec parallel --will-cite --sshlogin "${hosts:-:}" env "${settings[@]@Q}" "${task@Q}" \
    ::: $(seq "$first" "$last")
