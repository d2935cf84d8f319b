#!/usr/bin/env bash
# The job scripts for many machines: a task plays its seed and resumes, Slurm's script finds it,
# and a missing setting is reported. Usage: cluster.sh TOP_OF_TREE PLYGLASS_LAB
set -euo pipefail

tree=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export PLYGLASS_LAB=$2 PLYGLASS_DATA="$folder/all games" PLYGLASS_EVALUATOR=material PLYGLASS_NODES=20

wrong() {
    echo "cluster: $*" >&2
    exit 1
}

PLYGLASS_GAMES=2 "$tree/installer/cluster/selfplay_task.sh" 7 2>/dev/null >/dev/null
PLYGLASS_GAMES=3 "$tree/installer/cluster/selfplay_task.sh" 7 2>/dev/null |
    grep -q '^2 games were already in the folder' || wrong "the task began anew"
(cd "$tree" && PLYGLASS_GAMES=2 SLURM_SUBMIT_DIR=$tree SLURM_ARRAY_TASK_ID=8 \
    bash installer/cluster/selfplay.sbatch) >/dev/null 2>&1 || wrong "Slurm's script failed"
"$PLYGLASS_LAB" data merge --data "$PLYGLASS_DATA/seed7" --data "$PLYGLASS_DATA/seed8" \
    --into "$folder/merged" 2>/dev/null | grep -q '5 games' || wrong "the folders do not hold five games"
for last in 11 12; do
    PLYGLASS_GAMES=2 "$tree/installer/cluster/selfplay_parallel.sh" 11 "$last" >/dev/null 2>&1 ||
        wrong "GNU parallel failed"
done
"$PLYGLASS_LAB" data stats --data "$PLYGLASS_DATA/seed11" --data "$PLYGLASS_DATA/seed12" 2>/dev/null |
    grep -q '4 games' || wrong "a second call of the script did not play what was new"
! "$tree/installer/cluster/selfplay_task.sh" seven 2>"$folder/said" || wrong "a seed that is none was taken"
grep -q '"seven" is not a seed' "$folder/said" || wrong "it did not say what is wrong with the seed"
! PLYGLASS_DATA='' "$tree/installer/cluster/selfplay_task.sh" 7 2>"$folder/said" ||
    wrong "no folder was taken for one"
grep -q PLYGLASS_DATA "$folder/said" || wrong "it did not say what is missing"
