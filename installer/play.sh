#!/usr/bin/env bash
# One command from a fresh Debian to a game of chess: installs what is missing, builds, opens the window.
# Usage: installer/play.sh [FILE.pgn]. Without a display it plays a short demonstration game off screen.
set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$ROOT/installer/steps.sh"
. "$ROOT/installer/dependencies.sh"

usage() { sed -n '2,3s/^# //p' "${BASH_SOURCE[0]}"; }

files=()
for argument in "$@"; do
    case "$argument" in
        -h | --help) usage; exit 0 ;;
        -*) fail "unknown option $argument: give nothing, or a PGN file to open." ;;
    esac
    [[ -r $argument ]] || fail "$argument could not be read: give the path of a PGN file."
    files+=("$(realpath "$argument")")
done

packages=("${BUILD_PACKAGES[@]}" "${RUNTIME_PACKAGES[@]}" "${LOOKS_PACKAGES[@]}")
[[ -n ${WAYLAND_DISPLAY:-} ]] && packages+=(qt6-wayland)
install_missing "${packages[@]}"
configure release
build release plyglass
prepare_environment

program="$ROOT/build/release/bin/plyglass"
if [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]; then
    say "Opening the window. The programs without a window are built meanwhile."
    nice_build release plyglass-lab plyglass-uci &
    status=0
    "$program" "${files[@]}" || status=$?
    wait $! || exit
    [[ $status -eq 0 ]] && exit
    fail "The window ended with exit status $status:" \
        "check that the display ${WAYLAND_DISPLAY:-$DISPLAY} exists and that you may use it."
fi

demo="$ROOT/build/demo"
say "There is no display here, so the same window plays a short demonstration game off screen."
mkdir -p "$demo"
rm -f "$demo/plyglass.png" "$demo/game.pgn"
QT_QPA_PLATFORM="offscreen:configfile=$ROOT/installer/offscreen_screen.json" \
    quietly "Playing" demo "$program" --demo "$demo" ||
    fail "The demonstration failed: $(log_reason) (details: $STEP_LOG)."
for file in "$demo/plyglass.png" "$demo/game.pgn"; do
    [[ -s $file ]] || fail "The demonstration did not write ${file##*/} to $demo (details: $STEP_LOG)."
done
say "The picture of the window is in $demo/plyglass.png"
say "The game is in                  $demo/game.pgn"
build release plyglass-lab plyglass-uci
