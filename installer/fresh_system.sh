#!/usr/bin/env bash
# Proof on a fresh Debian 12: makes a bare system in a folder,
# puts this commit into it and runs one command there.
# Usage: installer/fresh_system.sh [--user] FOLDER play | test | deb PACKAGE.deb | run COMMAND...
#   play, test   runs the two commands of the README, as root or (--user) as a user with sudo
#   deb          installs the package with nothing else, plays the demonstration game, removes it again
#   run          runs any command in the copy of the tree
# FOLDER must not exist, or be a bare system this script made; what a run changes in it stays.
set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$ROOT/installer/steps.sh"

SUITE=bookworm
TREE=/opt/plyglass

usage() { sed -n '2,8s/^# //p' "${BASH_SOURCE[0]}"; }

# This machine's own archives of the suite and its updates, as "SITE RELEASE COMPONENT" lines.
host_archives() {
    apt-get indextargets --format '$(SITE) $(RELEASE) $(COMPONENT)' 'Identifier: Packages' |
        grep -E " $SUITE(-updates|-security)? main\$" | sort -u
}

# The settings by which apt reaches those archives here: proxies, and how old a list may be.
host_apt_settings() {
    apt-config dump | grep -E '^Acquire::(https?::Proxy|Check-Valid-Until|Check-Date) ' || true
}

make_system() {
    local system=$1 mirror
    mirror=$(host_archives | awk -v suite="$SUITE" '$2 == suite { print $1; exit }')
    [[ -n $mirror ]] || fail "apt here knows no $SUITE archive: run apt-get update, or add one to /etc/apt."
    quietly "Making a bare $SUITE system" debootstrap \
        debootstrap --variant=minbase "$SUITE" "$system" "$mirror" ||
        fail "debootstrap failed: $(log_reason) (details: $STEP_LOG)."
    host_archives | sed 's/^/deb /' >"$system/etc/apt/sources.list"
    host_apt_settings >"$system/etc/apt/apt.conf.d/90host"
    cp -L /etc/resolv.conf /etc/hosts "$system/etc/"
    touch "$system/etc/plyglass-fresh-system"
}

# Puts the last commit, and nothing the checkout holds besides, into the system.
copy_tree() {
    local system=$1
    mkdir -p "$system$TREE"
    git -C "$ROOT" archive HEAD | tar -x -C "$system$TREE"
}

# A user with sudo and no password, who owns the tree.
make_user() {
    local system=$1
    inside "$system" "apt-get -q update && apt-get -q -y --no-install-recommends install sudo" >/dev/null 2>&1
    inside "$system" "id player >/dev/null 2>&1 || useradd --create-home --shell /bin/bash player"
    echo 'player ALL=(ALL) NOPASSWD: ALL' >"$system/etc/sudoers.d/player"
    inside "$system" "chown -R player $TREE"
}

# inside SYSTEM COMMAND [USER]: the mounts live in a namespace of their own and end with its last process.
inside() {
    local system=$1 command=$2 user=${3:-root}
    PLYGLASS_SYSTEM="$system" PLYGLASS_COMMAND="$command" PLYGLASS_USER="$user" \
        unshare --mount --pid --fork --kill-child --propagation private bash -euc '
            mount -t proc proc "$PLYGLASS_SYSTEM/proc"
            mount --rbind /dev "$PLYGLASS_SYSTEM/dev"
            mount -t tmpfs tmpfs "$PLYGLASS_SYSTEM/run"
            exec env -i TERM="${TERM:-dumb}" CI="${CI:-}" \
                PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
                chroot "$PLYGLASS_SYSTEM" su --login "$PLYGLASS_USER" --command "$PLYGLASS_COMMAND"'
}

# The installed program, started by its desktop name on the PATH, must draw its window with pieces in it.
try_package() {
    local system=$1 package=$2
    cp "$package" "$system/tmp/plyglass.deb"
    inside "$system" "
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

user=root
if [[ ${1:-} == --user ]]; then
    user=player
    shift
fi
[[ $# -ge 2 ]] || { usage >&2; exit 2; }
[[ $(id -u) -eq 0 ]] || fail "debootstrap and chroot need root: run this as root."
command -v debootstrap >/dev/null || fail "debootstrap is missing: apt-get install debootstrap."

system=$(realpath -m "$1")
action=$2
shift 2
if [[ ! -e $system ]]; then
    make_system "$system"
elif [[ ! -e $system/etc/plyglass-fresh-system ]]; then
    fail "$system exists and was not made by this script: name a folder that does not exist."
fi
copy_tree "$system"
[[ $user == player ]] && make_user "$system"

started=$SECONDS
case "$action" in
    play) inside "$system" "cd $TREE && ./installer/play.sh" "$user" ;;
    test) inside "$system" "cd $TREE && ./tests/run.sh" "$user" ;;
    deb) [[ -r ${1:-} ]] || fail "name the package: deb build/release/plyglass_….deb"
        try_package "$system" "$1" ;;
    run) inside "$system" "cd $TREE && $*" "$user" ;;
    *) fail "unknown action $action: it is play, test, deb or run." ;;
esac
say "Finished in $((SECONDS - started)) s."
