#!/usr/bin/env bash
# Checks without tests: form and wording of the files, unused code, two linters and a second compiler.
# Installs what is missing, builds.
# Usage: tests/check.sh [quick | width|format|words|unused|qml|tidy|clang...]; without a word all. With
# quick all, but clang-tidy reads only the engine. The last line reads "N passed, N failed".
set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$ROOT/installer/steps.sh"
. "$ROOT/installer/dependencies.sh"
. "$ROOT/tests/tidy_groups.sh"

CHECKS=(width format words unused qml tidy clang)
WIDTH=110
QML_LINES=250
TIDY_ROOMS="engine|app|ui"
# Turns that comments in plain English do not use.
UNPLAIN_STARTS="Of|Who|Whose|Whoever|Whatever"
UNPLAIN_TURNS="so many|so much|[Nn]obody|[Ss]omebody|[Ww]hoever|as good as"
UNPLAIN_TURNS+="|is had|came of|gone on|looked at|stood|heard"

usage() { sed -n '2,5s/^# //p' "${BASH_SOURCE[0]}"; }

# source_files PATTERNS...: our own files of these names, each ended by a zero byte.
source_files() {
    local -a names=(-name "$1")
    local pattern
    for pattern in "${@:2}"; do names+=(-o -name "$pattern"); done
    find engine app ui tests installer resources -type f \( "${names[@]}" \) -print0 | sort -z
}

# Limits the width of lines and the length of QML files.
check_width() {
    local wide long
    wide=$({
        source_files '*.cpp' '*.h' '*.inc' '*.qml' '*.sh' '*.sbatch' '*.py' '*.js' '*.mjs' '*.css' \
            '*.cmake' CMakeLists.txt Makefile
        printf '%s\0' CMakeLists.txt .ci/run .clang-tidy
    } | LC_ALL=C.UTF-8 xargs -0 grep -HnE "^.{$((WIDTH + 1)),}" || true)
    long=$(find ui -name '*.qml' -exec wc -l {} + | awk -v most=$QML_LINES '$2 != "total" && $1 > most')
    [[ -z $wide && -z $long ]] && return
    cut -c "1-$WIDTH" <<<"$wide"
    echo "$long"
    return 1
}

check_format() {
    source_files '*.cpp' '*.h' 'network_*.inc' |
        xargs -0 -n 50 -P "$(nproc)" clang-format-14 --dry-run -Werror
}

# Comments say what a thing is in the field's terms, without translated idiom.
check_words() {
    local found
    found=$(source_files '*.cpp' '*.h' '*.inc' '*.qml' '*.js' '*.mjs' '*.sh' '*.py' '*.cmake' CMakeLists.txt |
        LC_ALL=C.UTF-8 xargs -0 grep -HnE \
            "(//[/<]*|#) ($UNPLAIN_STARTS) |(//|# ).*\b($UNPLAIN_TURNS)\b" || true)
    [[ -z $found ]] && return
    echo "$found"
    return 1
}

check_unused() { python3 tests/unused.py; }

check_qml() { cmake --build --preset release --target all_qmllint -- -k 0; }

# Includes clang's own warnings, so that a second compiler reads all of our code.
check_tidy() {
    local found
    found=$(find_with_tidy)
    [[ -z $found ]] && return
    echo "${found//$ROOT\//}"
    return 1
}

# The engine by another compiler searches the same tree.
check_clang() {
    cmake --preset clang -DCMAKE_CXX_COMPILER="clang++-$CLANG" &&
        cmake --build --preset clang --target plyglass-uci || return
    local other ours
    other=$("$ROOT/build/clang/bin/plyglass-uci" bench | tail -n 1)
    ours=$("$ROOT/build/release/bin/plyglass-uci" bench | tail -n 1)
    [[ ${other%% *} == "${ours%% *}" ]] && return
    echo "error: clang's engine counts '$other', that of the release build '$ours'"
    return 1
}

# run_check NAME: shows its findings; the details are in the log.
run_check() {
    local -A titles=([width]="Lines of at most $WIDTH columns, QML files of at most $QML_LINES lines"
        [format]="clang-format" [words]="Comments in plain English"
        [unused]="Nothing is there for tests alone" [qml]="qmllint"
        [tidy]="clang-tidy and clang's warnings" [clang]="The engine built by clang")
    quietly "${titles[$1]}" "check-$1" "check_$1" && return
    say "${titles[$1]}: failed (details: $STEP_LOG)"
    grep -vE '^\[|^ninja:' "$STEP_LOG" | head -n 40 | sed 's/^/    /'
    return 1
}

wanted=()
for argument in "$@"; do
    case "$argument" in
        -h | --help) usage; exit 0 ;;
        quick) TIDY_ROOMS=engine ;;
        width | format | words | unused | qml | tidy | clang) wanted+=("$argument") ;;
        *) fail "unknown check $argument: there are ${CHECKS[*]}, and quick." ;;
    esac
done
[[ ${#wanted[@]} -gt 0 ]] || wanted=("${CHECKS[@]}")
if [[ " ${wanted[*]} " == *" format "* && " ${CHECK_PACKAGES[*]} " != *" clang-format-14 "* ]]; then
    say "clang-format: skipped, since $SYSTEM has no clang-format-14 and others format otherwise"
    mapfile -t wanted < <(printf '%s\n' "${wanted[@]}" | grep -vx format)
fi

install_missing "${BUILD_PACKAGES[@]}" "${RUNTIME_PACKAGES[@]}" "${LINT_PACKAGES[@]}" "${CHECK_PACKAGES[@]}"
cd "$ROOT"
if [[ " ${wanted[*]} " =~ \ (qml|tidy|clang)\  ]]; then
    configure release
    build release plyglass plyglass-lab plyglass-uci
fi
failed=0
for check in "${wanted[@]}"; do run_check "$check" || failed=$((failed + 1)); done
say "$((${#wanted[@]} - failed)) passed, $failed failed"
exit "$((failed > 0))"
