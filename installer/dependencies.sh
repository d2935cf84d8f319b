# The Debian packages Plyglass needs, and how to install those that are missing. Sourced after steps.sh.

# The systems whose packages are known by name, and the code name of this one; where it is another, the newest
# of them is tried.
KNOWN_SYSTEMS=(bookworm trixie)
SYSTEM=$(sed -nE 's/^VERSION_CODENAME="?([a-z]+)"?$/\1/p' /etc/os-release 2>/dev/null || true)
SYSTEM=${SYSTEM:-unnamed}

mapfile -t RUNTIME_PACKAGES < <(sed -E "/^#/d; / !$SYSTEM\$/d; s/ .*//" \
    "$ROOT/installer/package/runtime_packages.txt")

BUILD_PACKAGES=(g++ cmake ninja-build qt6-base-dev qt6-declarative-dev qt6-svg-dev
    qt6-l10n-tools libexpected-dev libfmt-dev libzstd-dev libfathom-dev nlohmann-json3-dev libcli11-dev
    pkgconf)

# The typeface the window was drawn with, and the sounds;
# without them the window falls back to DejaVu Sans and is silent.
LOOKS_PACKAGES=(fonts-inter qml6-module-qtmultimedia)

# qmllint calls an import unresolved when its module is absent.
LINT_PACKAGES=(qml6-module-qtqml qml6-module-qtqml-models qml6-module-qttest qml6-module-qtcore)

# Tools of tests/check.sh: a clang that understands the system's C++ library, the formatter that the code was
# formatted with, which only bookworm has, and a program that lists the names in a header.
case $SYSTEM in
    bookworm) CLANG=16 CHECK_PACKAGES=(clang-format-14) ;;
    *) CLANG=19 CHECK_PACKAGES=() ;;
esac
CHECK_PACKAGES+=("clang-tidy-$CLANG" "clang-$CLANG" python3 universal-ctags)

TEST_PACKAGES=(make parallel xvfb xauth xdotool imagemagick x11-utils dbus dbus-x11)

# For the page in the browser: the compiler for WebAssembly, the libraries that the engine takes as headers,
# and a browser to test it in.
WEB_PACKAGES=(emscripten cmake ninja-build python3 libexpected-dev libfmt-dev nlohmann-json3-dev
    chromium chromium-driver)

# For building the .deb and checking its desktop file and metainfo.
PACKAGING_PACKAGES=(dpkg-dev file desktop-file-utils appstream)

# Prints those of the named packages that are not installed;
# dpkg-query fails as soon as it knows one of them not.
missing_packages() {
    local installed
    installed=$({ dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true; } |
        sed -n 's/^installed //p')
    printf '%s\n' "$@" | grep -vxF -f <(printf '%s\n' "${installed:-none}") || true
}

# Sets SUDO to the prefix that runs a command as root: empty, or sudo.
find_root() {
    SUDO=()
    [[ $(id -u) -eq 0 ]] && return
    command -v sudo >/dev/null || fail "Installing packages needs root: run this as root, or install sudo."
    SUDO=(sudo)
    sudo -n true 2>/dev/null && return
    [[ -t 0 ]] || fail "Installing packages needs a password for sudo: run this in a terminal, or as root."
    sudo -v || fail "sudo refused: run this as a user who may use sudo, or as root."
}

# True when apt knows a candidate for each of the named packages.
apt_knows() {
    local known
    known=$(apt-cache policy "$@" 2>/dev/null | grep -c '^  Candidate: [^(]' || true)
    [[ $known -eq $# ]]
}

# A broken third-party repository is ignored: a later check tells whether our packages are known.
update_package_lists() {
    quietly "Reading Debian's package lists" apt-update "${SUDO[@]}" apt-get -q update || true
}

# Whether this system is one of those whose packages are known by name.
knows_system() { [[ " ${KNOWN_SYSTEMS[*]} " == *" $SYSTEM "* ]]; }

fail_unknown_packages() {
    grep -q 'Failed to fetch\|Could not resolve\|Could not connect' "$STEP_LOG" &&
        fail "Debian's package lists cannot be downloaded: check the network (details: $STEP_LOG)."
    knows_system ||
        fail "apt has no package for some of these: Plyglass knows the packages of ${KNOWN_SYSTEMS[*]}," \
            "and this system is $SYSTEM. Install them under the names they have here."
    fail "apt has no package for some of these: add the main archive of $SYSTEM in /etc/apt."
}

# install_missing PACKAGES...: says what is missing, installs it without recommended extras;
# silent when nothing is.
install_missing() {
    command -v dpkg-query >/dev/null && command -v apt-get >/dev/null ||
        fail "This script installs Debian packages and found no apt here:" \
            "use Debian 12 or 13, or a system made from one of them."
    local missing
    mapfile -t missing < <(missing_packages "$@")
    [[ ${#missing[@]} -eq 0 ]] && return
    say "Plyglass needs ${#missing[@]} Debian packages that are not installed here:"
    printf '%s ' "${missing[@]}" | fold -s -w 100 | sed 's/^/    /'
    echo
    knows_system ||
        say "Plyglass does not know this system ($SYSTEM): the names are those of ${KNOWN_SYSTEMS[-1]}."
    find_root
    apt_knows "${missing[@]}" || update_package_lists
    apt_knows "${missing[@]}" || fail_unknown_packages
    local -a install=("${SUDO[@]}" env DEBIAN_FRONTEND=noninteractive
        apt-get -q -y --no-install-recommends -o Dpkg::Use-Pty=0 install "${missing[@]}")
    quietly "Installing them and what they depend on" apt-install "${install[@]}" && return
    update_package_lists
    quietly "Installing them once more with fresh lists" apt-install "${install[@]}" ||
        fail "The packages could not be installed: $(log_reason) (details: $STEP_LOG)."
}
