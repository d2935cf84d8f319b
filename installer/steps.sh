# Output and builds of the scripts: one line a step, the details in a log file.
# Sourced with ROOT set to the top of the tree.

LOGS="$ROOT/build/logs"
STEP_LOG=""

say() { printf '%s\n' "$*"; }

fail() {
    printf 'plyglass: %s\n' "$*" >&2
    exit 1
}

# Reason of a failed step from the last log, on one line; CMake prints it below its first line.
log_reason() {
    local line
    line=$(grep -m1 -A2 '^CMake Error' "$STEP_LOG" | tr -s '\n ' ' ' ||
        grep -m1 -E '^E: |(fatal )?error:|FAILED:|No space left' "$STEP_LOG" || tail -n 1 "$STEP_LOG")
    line=${line:-no message}
    printf '%s' "${line%%[. ]}"
}

# Shows the end of the log on one terminal line until the process ends.
watch_log() {
    local pid=$1 title=$2 line
    while kill -0 "$pid" 2>/dev/null; do
        line=$(tail -n 1 "$STEP_LOG" | tr -d '\r\t' | cut -c "1-$((${COLUMNS:-80} - ${#title} - 8))")
        printf '\r\033[K%s … %s' "$title" "$line"
        sleep 0.3
    done
    printf '\r\033[K'
}

# quietly TITLE NAME COMMAND...: runs the command with its output in build/logs/NAME.log;
# returns its exit status.
quietly() {
    local title=$1 started=$SECONDS status=0
    STEP_LOG="$LOGS/$2.log"
    shift 2
    mkdir -p "$LOGS" 2>/dev/null && { : >"$STEP_LOG"; } 2>/dev/null ||
        fail "$ROOT/build cannot be written by $(id -un); perhaps another user made it:" \
            "remove it and try again."
    if [[ -t 1 ]]; then
        "$@" >"$STEP_LOG" 2>&1 &
        watch_log $! "$title"
        wait $! || status=$?
    else
        say "$title …"
        "$@" >"$STEP_LOG" 2>&1 </dev/null || status=$?
    fi
    [[ $status -eq 0 ]] && say "$title: done in $((SECONDS - started)) s"
    return "$status"
}

# configure PRESET [OPTIONS...]: lets CMake prepare build/PRESET.
configure() {
    cd "$ROOT" || exit
    quietly "Configuring the $1 build" "configure-$1" cmake --preset "$@" ||
        fail "The build could not be configured: $(log_reason) (details: $STEP_LOG)."
}

# build PRESET [TARGETS...]: builds these targets, or all.
build() {
    local preset=$1
    shift
    local -a targets=()
    [[ $# -gt 0 ]] && targets=(--target "$@")
    quietly "Building ${*:-everything}" "build-$preset" cmake --build --preset "$preset" "${targets[@]}" ||
        fail "The build failed: $(log_reason) (details: $STEP_LOG)."
}

# As build, beside a program that a person uses.
nice_build() {
    renice -n 10 "$BASHPID" >/dev/null
    build "$@"
}

# Qt needs a UTF-8 locale, and a private folder at run time.
prepare_environment() {
    case "${LC_ALL:-${LC_CTYPE:-${LANG:-}}}" in
        *[Uu][Tt][Ff]*8*) ;;
        *) export LC_ALL=C.UTF-8 ;;
    esac
    if [[ -z ${XDG_RUNTIME_DIR:-} || ! -d ${XDG_RUNTIME_DIR:-} ]]; then
        XDG_RUNTIME_DIR="$ROOT/build/runtime-$(id -u)"
        export XDG_RUNTIME_DIR
        mkdir -p "$XDG_RUNTIME_DIR" && chmod 700 "$XDG_RUNTIME_DIR"
    fi
}
