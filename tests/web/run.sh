#!/usr/bin/env bash
# The page in the browser with one command: installs what is missing, builds the engine as WebAssembly, and
# tests it under node and in a browser without a display. The page is then in build/web/site.
# Usage: tests/web/run.sh. The last line reads "N passed, N failed".
set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$ROOT/installer/steps.sh"
. "$ROOT/installer/dependencies.sh"

usage() { sed -n '2,4s/^# //p' "${BASH_SOURCE[0]}"; }

case "${1:-}" in
    -h | --help) usage; exit 0 ;;
    "") ;;
    *) fail "unknown option $1: there is none." ;;
esac

install_missing "${WEB_PACKAGES[@]}"
configure web
build web
# Exported pages include the page with the engine: the native program writes them.
configure release
build release plyglass-lab
quietly "Testing" test-web ctest --test-dir "$ROOT/build/web" --verbose --no-tests=error </dev/null || true

# Counts every test of the page, and the bench under node.
grep -E ' \.\.\. (FAIL|ERROR)$|^[0-9]+: (AssertionError|RuntimeError)|bench must count' "$STEP_LOG" || true
bench='^ *[0-9]+/[0-9]+ Test .*web_bench_test .*'
passed=$(grep -cE ' \.\.\. ok$|'"$bench"'Passed' "$STEP_LOG" || true)
failed=$(grep -cE ' \.\.\. (FAIL|ERROR)$|'"$bench"'(Failed|Timeout|Not Run)' "$STEP_LOG" || true)
# An aborted run has failed, whatever its counts.
grep -q '^100% tests passed' "$STEP_LOG" || [[ $failed -gt 0 ]] || failed=1
say "$passed passed, $failed failed"
[[ $failed -eq 0 && $passed -gt 0 ]]
