#!/usr/bin/env bash
# Every test with one command, on a machine without a display: installs what is missing, builds, runs.
# Usage: tests/run.sh [--preset release|dev|asan|tsan]. The last line reads "N passed, N failed".
set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$ROOT/installer/steps.sh"
. "$ROOT/installer/dependencies.sh"

usage() { sed -n '2,3s/^# //p' "${BASH_SOURCE[0]}"; }

preset=release
while [[ $# -gt 0 ]]; do
    case "$1" in
        -h | --help) usage; exit 0 ;;
        --preset) preset=${2:-}; shift ;;
        --preset=*) preset=${1#*=} ;;
        *) fail "unknown option $1: there is only --preset release, dev, asan or tsan." ;;
    esac
    shift || true
done
[[ $preset =~ ^(release|dev|asan|tsan)$ ]] ||
    fail "unknown preset '$preset': it is release, dev, asan or tsan."

# Tests write no files into the user's folders and open no windows on the user's display.
prepare_test_environment() {
    local home="$ROOT/build/$preset/test-home"
    rm -rf "$home"
    mkdir -p "$home"/{config,data,cache,state,runtime}
    chmod 700 "$home/runtime"
    export XDG_CONFIG_HOME="$home/config" XDG_DATA_HOME="$home/data" XDG_CACHE_HOME="$home/cache"
    export XDG_STATE_HOME="$home/state" XDG_RUNTIME_DIR="$home/runtime"
    export QT_QPA_PLATFORM=offscreen QT_FORCE_STDERR_LOGGING=1 LC_ALL=C.UTF-8
    unset DISPLAY WAYLAND_DISPLAY QT_QUICK_BACKEND QT_SCALE_FACTOR
    export LSAN_OPTIONS="suppressions=$ROOT/tests/lsan.supp:print_suppressions=0"
    # Without strict_string_checks: libxkbcommon copies texts that end by length, which is legal.
    export ASAN_OPTIONS="detect_stack_use_after_return=1"
    export UBSAN_OPTIONS="print_stacktrace=1"
    export TSAN_OPTIONS="suppressions=$ROOT/tests/tsan.supp:halt_on_error=1:second_deadlock_stack=1"
}

# Counts ctest's results: a test that did not run has failed.
print_summary() {
    local report=$1 total passed
    total=$(grep -c '<testcase ' "$report" || true)
    passed=$(grep -c '<testcase .* status="run"' "$report" || true)
    say "$passed passed, $((total - passed)) failed"
    [[ $total -gt 0 && $passed -eq $total ]]
}

install_missing "${BUILD_PACKAGES[@]}" "${RUNTIME_PACKAGES[@]}" "${LOOKS_PACKAGES[@]}" "${LINT_PACKAGES[@]}" \
    "${TEST_PACKAGES[@]}" "${PACKAGING_PACKAGES[@]}"
configure "$preset"
# ThreadSanitizer watches the engine's tests; what a script of theirs starts is plyglass-uci.
if [[ $preset == tsan ]]; then
    build "$preset" engine_suites plyglass-uci
else
    build "$preset"
fi
prepare_test_environment

report="$ROOT/build/$preset/tests.xml"
rm -f "$report"
status=0
cd "$ROOT"
dbus-run-session -- ctest --preset "$preset" -j2 --no-tests=error \
    --output-junit "$report" </dev/null || status=$?
[[ -s $report ]] || fail "ctest did not write $report."
print_summary "$report" || exit 1
exit "$status"
