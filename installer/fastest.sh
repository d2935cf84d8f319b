#!/usr/bin/env bash
# Builds the programs at their fastest for this machine, in build/fastest: the engine is built once to
# record a profile of its search, and again with that profile. They may not run on older machines.
# Usage: installer/fastest.sh
set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$ROOT/installer/steps.sh"
. "$ROOT/installer/dependencies.sh"

[[ $# -eq 0 ]] || { sed -n '2,4s/^# //p' "${BASH_SOURCE[0]}"; exit 1; }

# The level of its instruction set that this processor has, of the two that are worth telling apart.
processor() {
    local flags
    flags=" $(grep -m1 '^flags' /proc/cpuinfo 2>/dev/null || true) "
    for flag in avx2 bmi1 bmi2 f16c fma abm movbe; do
        [[ $flags == *" $flag "* ]] || { echo x86-64-v2; return; }
    done
    echo x86-64-v3
}

install_missing "${BUILD_PACKAGES[@]}" "${RUNTIME_PACKAGES[@]}" "${LOOKS_PACKAGES[@]}"
find "$ROOT/build/fastest" -name '*.gcda' -delete 2>/dev/null || true
configure fastest -DPLYGLASS_PROCESSOR="$(processor)" -DPLYGLASS_PROFILE=generate
build fastest plyglass-uci
quietly "Watching the engine search" profile "$ROOT/build/fastest/bin/plyglass-uci" bench 12 ||
    fail "The engine could not be watched: $(log_reason) (details: $STEP_LOG)."
configure fastest -DPLYGLASS_PROFILE=use
build fastest plyglass plyglass-lab plyglass-uci
say "The programs are in $ROOT/build/fastest/bin"
