# A simulated user: finds the window and its board in screenshots, uses mouse and keys,
# and reads saved games. Sourced.

fail() {
    printf 'window test: %s\n' "$*" >&2
    exit 1
}

# Calls the command until it succeeds; after the given seconds reports the failure.
wait_for() {
    local seconds=$1 what=$2 end
    shift 2
    end=$((SECONDS + seconds))
    until "$@" >/dev/null 2>&1; do
        kill -0 "$PID" 2>/dev/null || fail "while waiting for $what the program died: $(head -n 20 "$LOG")"
        [[ $SECONDS -lt $end ]] || { screenshot failed; fail "waited $seconds s in vain for $what"; }
        sleep 0.05
    done
}

screenshot() { import -window root "$OUTPUT/$1.png"; }

# start_program NAME [ARGUMENTS...]: starts it at 1440 x 900 in the display's corner;
# its output goes to NAME.log.
start_program() {
    LOG="$OUTPUT/$1.log"
    shift
    "$PROGRAM" "$@" >"$LOG" 2>&1 &
    PID=$!
    wait_for 20 "a window" xdotool search --onlyvisible --pid "$PID"
    WINDOW=$(xdotool search --onlyvisible --pid "$PID" | tail -n 1)
    xdotool windowmove --sync "$WINDOW" 0 0 windowsize "$WINDOW" 1440 900 windowfocus "$WINDOW"
}

# end_program SECONDS: closes the window with the keyboard;
# the program must end in time, with status 0 and no output.
end_program() {
    local end=$((SECONDS + $1)) status=0
    xdotool key ctrl+q
    while kill -0 "$PID" 2>/dev/null; do
        [[ $SECONDS -le $end ]] ||
            { kill -9 "$PID"; fail "the program still ran $1 s after its window was closed"; }
        sleep 0.05
    done
    wait "$PID" || status=$?
    [[ $status -eq 0 ]] || fail "the program ended with status $status: $(tail -n 3 "$LOG")"
    [[ ! -s $LOG ]] || fail "the program had something to say: $(head -n 3 "$LOG")"
}

# Finds the board by its light squares; small areas of the same colour are ignored.
find_board() {
    local box
    screenshot board
    box=$(convert "$OUTPUT/board.png" -fill black +opaque '#D3DEE4' -fill white -opaque '#D3DEE4' \
        -morphology Open Square:4 -format '%@' info:)
    [[ $box =~ ^([0-9]+)x([0-9]+)\+([0-9]+)\+([0-9]+)$ ]] || return 1
    SIDE=${BASH_REMATCH[1]}
    LEFT=${BASH_REMATCH[3]}
    TOP=${BASH_REMATCH[4]}
    [[ $SIDE -gt 400 && $SIDE -eq ${BASH_REMATCH[2]} && $((SIDE % 8)) -eq 0 ]]
}

# Sets X and Y to the middle of a square, White below.
place_of() {
    local file=$(($(printf '%d' "'${1:0:1}") - 97)) rank=${1:1:1}
    X=$((LEFT + file * SIDE / 8 + SIDE / 16))
    Y=$((TOP + (8 - rank) * SIDE / 8 + SIDE / 16))
}

click_square() {
    place_of "$1"
    xdotool mousemove "$X" "$Y" click 1
}

click_move() {
    click_square "$1"
    click_square "$2"
}

drag_move() {
    local step fromX fromY
    place_of "$1"
    fromX=$X fromY=$Y
    place_of "$2"
    xdotool mousemove "$fromX" "$fromY" mousedown 1
    for step in 1 2 3 4 5 6 7 8; do
        xdotool mousemove $((fromX + (X - fromX) * step / 8)) $((fromY + (Y - fromY) * step / 8))
        sleep 0.02
    done
    xdotool mouseup 1
}

# A picture of the board without the pointer, after all animations.
picture_of_board() {
    local before="$OUTPUT/before.png" end=$((SECONDS + 5))
    xdotool mousemove 1430 5
    sleep 0.25
    import -window root -crop "${SIDE}x$SIDE+$LEFT+$TOP" +repage "$OUTPUT/$1.png"
    while [[ $SECONDS -lt $end ]]; do
        mv "$OUTPUT/$1.png" "$before"
        sleep 0.15
        import -window root -crop "${SIDE}x$SIDE+$LEFT+$TOP" +repage "$OUTPUT/$1.png"
        if same_picture before "$1"; then rm "$before"; return; fi
    done
    fail "the board does not come to rest"
}

same_picture() { [[ $(compare -metric AE "$OUTPUT/$1.png" "$OUTPUT/$2.png" null: 2>&1) == 0 ]]; }

must_look_the_same() { same_picture "$1" "$2" || fail "$3 (compare $OUTPUT/$1.png and $2.png)"; }

must_look_different() { ! same_picture "$1" "$2" || fail "$3 (see $OUTPUT/$1.png)"; }

# The newest game of the library.
autosave() {
    "$(dirname "$PROGRAM")/plyglass-lab" games export --descending --out "$OUTPUT/library.pgn" \
        2>"$OUTPUT/export.log" || return
    awk '/^\[Event / { games++ } games < 2' "$OUTPUT/library.pgn"
}

# The moves of the autosave on one line, without tags and comments.
saved_moves() {
    autosave | sed '/^\[/d' | tr '\n' ' ' |
        sed 's/{[^}]*} *\([0-9]*\.\.\. \)\{0,1\}//g; s/  */ /g; s/^ //; s/ $//'
}

saved_moves_are() { [[ $(saved_moves) == "$1" ]]; }

# Plies of the saved game.
saved_ply() {
    autosave | sed -n 's/^\[PlyglassNode "\(.*\)"\]$/\1/p' | tr '.' '\n' | grep -c '^[0-9]' || true
}

saved_ply_is() { [[ $(saved_ply) == "$1" ]]; }
