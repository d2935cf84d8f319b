#!/usr/bin/env bash
# Proof on a fresh Debian: makes a bare system in a folder, puts this commit into it and runs commands there.
# Usage: installer/fresh_system.sh bookworm|trixie [--user] [FOLDER [deb PACKAGE.deb | run COMMAND...]]
#   no action    runs ./installer/play.sh and ./.ci/run without a terminal, and says how long each took and
#                how it ended; as root or (--user) as a user with sudo
#   deb          installs the package with nothing else, plays the demonstration game, removes it again
#   run          runs any command in the copy of the tree
# FOLDER must not exist, or be a bare system this script made; what a run changes in it stays. Without one,
# build/fresh/bookworm or build/fresh/trixie is made anew. MIRROR names another archive than Debian's own.
set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$ROOT/installer/steps.sh"

TREE=/opt/plyglass
MIRROR=${MIRROR:-http://deb.debian.org/debian}

usage() { sed -n '2,9s/^# //p' "${BASH_SOURCE[0]}"; }

# The settings by which apt reaches its archives here: proxies, and how old a list may be.
host_apt_settings() {
    apt-config dump | grep -E '^Acquire::(https?::Proxy|Check-Valid-Until|Check-Date) ' || true
}

make_system() {
    quietly "Making a bare $suite system" "debootstrap-$suite" \
        debootstrap --variant=minbase "$suite" "$system" "$MIRROR" ||
        fail "debootstrap failed: $(log_reason) (details: $STEP_LOG)."
    printf "deb $MIRROR %s main\n" "$suite" "$suite-updates" >"$system/etc/apt/sources.list"
    host_apt_settings >"$system/etc/apt/apt.conf.d/90host"
    cp -L /etc/resolv.conf /etc/hosts "$system/etc/"
    touch "$system/etc/plyglass-fresh-system"
}

# Puts the last commit, and nothing the checkout holds besides, into the system.
copy_tree() {
    mkdir -p "$system$TREE"
    git -C "$ROOT" archive HEAD | tar -x -C "$system$TREE"
}

# A user with sudo and no password, who owns the tree.
make_user() {
    inside root "apt-get -q update && apt-get -q -y --no-install-recommends install sudo" >/dev/null 2>&1
    inside root "id player >/dev/null 2>&1 || useradd --create-home --shell /bin/bash player"
    echo 'player ALL=(ALL) NOPASSWD: ALL' >"$system/etc/sudoers.d/player"
    inside root "chown -R player $TREE"
}

# inside USER COMMAND: the mounts live in a namespace of their own and end with its last process.
inside() {
    PLYGLASS_SYSTEM="$system" PLYGLASS_USER="$1" PLYGLASS_COMMAND="$2" \
        unshare --mount --pid --fork --kill-child --propagation private bash -euc '
            mount -t proc proc "$PLYGLASS_SYSTEM/proc"
            mount --rbind /dev "$PLYGLASS_SYSTEM/dev"
            mount -t tmpfs tmpfs "$PLYGLASS_SYSTEM/run"
            exec env -i TERM="${TERM:-dumb}" CI="${CI:-}" \
                PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
                chroot "$PLYGLASS_SYSTEM" su --login "$PLYGLASS_USER" --command "$PLYGLASS_COMMAND"'
}

# try_command NAME COMMAND: says how long a command of the README took and what it said last.
try_command() {
    local started=$SECONDS status=0
    quietly "$2 on $suite" "fresh-$suite-$1" inside "$user" "cd $TREE && $2" || status=$?
    [[ $status -eq 0 ]] || say "$2 on $suite: failed after $((SECONDS - started)) s (details: $STEP_LOG)"
    tail -n 1 "$STEP_LOG" | sed 's/^/    /'
    return "$status"
}

# The installed program, started by its desktop name on the PATH, must draw its window with pieces in it.
try_package() {
    cp "$1" "$system/tmp/plyglass.deb"
    inside root "
        set -e
        export DEBIAN_FRONTEND=noninteractive
        apt-get -qq update
        apt-get -qq -y --no-install-recommends -o Dpkg::Use-Pty=0 install /tmp/plyglass.deb
        plyglass-lab perft --depth 4
        plyglass-uci bench 4
        LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen plyglass --demo /tmp/demo
        test -s /tmp/demo/plyglass.png
        test -s /tmp/demo/game.pgn
        grep -q 'application/vnd.chess-pgn:\*.pgn' /usr/share/mime/globs2
        dpkg --listfiles plyglass >/tmp/installed
        apt-get -qq -y -o Dpkg::Use-Pty=0 remove --purge plyglass
        while read -r path; do
            case \$path in
                */plyglass*) if test -e \"\$path\"; then echo \"\$path was left behind\"; exit 1; fi ;;
            esac
        done </tmp/installed"
    say "The package installs, runs, and is removed without a trace."
    say "The picture is $system/tmp/demo/plyglass.png"
}

suite=${1:-}
[[ $suite =~ ^(bookworm|trixie)$ ]] || { usage >&2; exit 2; }
shift
user=root
if [[ ${1:-} == --user ]]; then
    user=player
    shift
fi
[[ $(id -u) -eq 0 ]] || fail "debootstrap and chroot need root: run this as root."
command -v debootstrap >/dev/null || fail "debootstrap is missing: apt-get install debootstrap."

system=$(realpath -m "${1:-$ROOT/build/fresh/$suite}")
action=${2:-}
if [[ $# -eq 0 ]]; then
    rm -rf --one-file-system "$system"
    mkdir -p "${system%/*}"
fi
if [[ ! -e $system ]]; then
    make_system
elif [[ ! -e $system/etc/plyglass-fresh-system ]]; then
    fail "$system exists and was not made by this script: name a folder that does not exist."
fi
copy_tree
[[ $user == player ]] && make_user

case "$action" in
    "") status=0
        try_command play ./installer/play.sh || status=1
        try_command ci ./.ci/run || status=1
        exit "$status" ;;
    deb) [[ -r ${3:-} ]] || fail "name the package: deb build/release/plyglass_….deb"
        try_package "$3" ;;
    run) inside "$user" "cd $TREE && ${*:3}" ;;
    *) fail "unknown action $action: it is deb or run." ;;
esac
