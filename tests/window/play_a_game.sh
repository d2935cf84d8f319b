# Plays the scholar's mate with both sides in the real window, takes back, replays,
# visits every page, and closes it during a search.
# Usage: play_a_game.sh PROGRAM OUTPUT_FOLDER
set -euo pipefail

folder=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
. "$folder/display.sh"

for tool in xvfb-run xdotool import compare convert; do
    command -v "$tool" >/dev/null || fail "$tool is missing: tests/run.sh installs what the tests need"
done
if [[ ${PLYGLASS_ON_DISPLAY:-} != yes ]]; then
    export PLYGLASS_ON_DISPLAY=yes
    exec xvfb-run --auto-servernum --server-args "-screen 0 1440x900x24" bash "${BASH_SOURCE[0]}" "$@"
fi

PROGRAM=$1
OUTPUT=$2
rm -rf "$OUTPUT"
mkdir -p "$OUTPUT"/home/{config/plyglass,data,cache,state,runtime}
chmod 700 "$OUTPUT/home/runtime"
export XDG_CONFIG_HOME="$OUTPUT/home/config" XDG_DATA_HOME="$OUTPUT/home/data"
export XDG_CACHE_HOME="$OUTPUT/home/cache" XDG_STATE_HOME="$OUTPUT/home/state"
export XDG_RUNTIME_DIR="$OUTPUT/home/runtime"
export QT_QPA_PLATFORM=xcb QT_QUICK_BACKEND=software QT_FORCE_STDERR_LOGGING=1 LC_ALL=C.UTF-8
# A library unloaded at the end has no name in leak reports:
# only the full call stack identifies it.
export ASAN_OPTIONS="${ASAN_OPTIONS:+$ASAN_OPTIONS:}fast_unwind_on_malloc=0"

# players WHITE BLACK: the last players in the settings, not at the first start.
players() {
    printf '[game]\nwhite=%s\nblack=%s\n[play]\nasked=true\n[view]\ncalmView=false\n' "$1" "$2" \
        >"$XDG_CONFIG_HOME/plyglass/plyglass.conf"
}

play_to_mate() {
    find_board_soon
    picture_of_board start
    click_move e2 e4
    wait_for 5 "1. e4" saved_ply_is 1
    drag_move e7 e5
    wait_for 5 "1... e5" saved_ply_is 2
    click_square a3
    click_move f1 c4
    wait_for 5 "2. Bc4" saved_ply_is 3
    drag_move b8 c6
    wait_for 5 "2... Nc6" saved_ply_is 4
    drag_move d1 h5
    wait_for 5 "3. Qh5" saved_ply_is 5
    click_move g8 f6
    wait_for 5 "3... Nf6" saved_ply_is 6
    picture_of_board before-mate
    drag_move h5 f7
    wait_for 5 "4. Qxf7#" saved_moves_are "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0"
    picture_of_board mate
    screenshot mate-window
}

find_board_soon() { wait_for 10 "a board" find_board; }

take_back_and_redo() {
    xdotool key ctrl+z
    wait_for 5 "the mate taken back" saved_ply_is 6
    picture_of_board taken-back
    must_look_the_same before-mate taken-back "taking back the mate does not lead to the position before it"
    xdotool key ctrl+z ctrl+z
    wait_for 5 "three moves taken back" saved_ply_is 4
    xdotool key ctrl+shift+z ctrl+shift+z ctrl+shift+z
    wait_for 5 "the moves put back" saved_ply_is 7
    picture_of_board put-back
    must_look_the_same mate put-back "redo does not lead back to the mate"
}

replay() {
    xdotool key Home
    picture_of_board home
    must_look_the_same start home "Home does not show the start"
    xdotool key Right Right Right Right Right Right
    picture_of_board sixth
    must_look_the_same before-mate sixth "six times Right does not show the sixth move"
    place_of e4
    xdotool mousemove "$X" "$Y" click 5
    picture_of_board wheel
    must_look_the_same mate wheel "the wheel does not show the next move"
    xdotool key Left
    picture_of_board left
    must_look_the_same before-mate left "Left does not show the move before"
    xdotool key End
    picture_of_board end
    must_look_the_same mate end "End does not show the last move"
    saved_ply_is 7 || fail "looking at earlier moves changed the game"
}

# Visits every page repeatedly, as in a long session.
look_around() {
    local round page memory
    for round in {1..8}; do
        for page in {1..8}; do
            xdotool key "ctrl+$page"
            sleep 0.15
        done
    done
    memory=$(awk '/^VmRSS/ { print int($2 / 1024) }' "/proc/$PID/status")
    # Sanitizers have memory of their own.
    grep -q 'lib[at]san' "/proc/$PID/maps" || [[ $memory -lt 450 ]] ||
        fail "after $round rounds through its pages the program takes $memory MiB"
}

# Clicks and keys while the computer thinks, then closes the window.
close_in_mid_search() {
    find_board_soon
    click_move d2 d4
    wait_for 5 "1. d4" saved_ply_is 1
    click_move d7 d5
    click_square g1
    xdotool key f f Left Right
    sleep 0.5
    screenshot thinking-window
    end_program 2
    saved_moves_are "1. d4 *" || fail "after closing in mid-search the saved game reads: $(saved_moves)"
}

players person person
start_program game
play_to_mate
take_back_and_redo
replay
look_around
end_program 2

players person "computer plies=40 quiescence=127 on=alpha-beta"
start_program thinking
autosave >"$OUTPUT/newest.pgn"
grep -q 'Qxf7#' "$OUTPUT/library.pgn" || fail "the finished game is not among the played games"
close_in_mid_search

start_program again
sleep 1
screenshot resume-window
end_program 2
saved_moves_are "1. d4 *" || fail "the unfinished game was lost by looking at the question"
echo "Played to mate, took back, replayed, closed in mid-search; pictures are in $OUTPUT"
