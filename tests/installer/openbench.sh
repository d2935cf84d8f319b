# The Makefile for OpenBench builds the same engine as CMake:
# its bench counts the same nodes, and it needs no Qt.
# Usage: openbench.sh SOURCE_FOLDER PROGRAM_OF_CMAKE NEW_PROGRAM
set -euo pipefail

compiler=${CXX:-g++}
if command -v ccache >/dev/null; then compiler="ccache $compiler"; fi
make --no-print-directory --silent -j2 -C "$1/installer/openbench" \
    EXE="$3" CXX="$compiler" OPTIMIZE=-O1 EVALFILE=none

depth=6  # enough for every technique of the search to be used, a second's work
ours=$("$3" bench "$depth" | tail -n 1)
expected=$("$2" bench "$depth" | tail -n 1)
if [[ ! $ours =~ ^[0-9]+\ nodes\ [0-9]+\ nps$ || ${ours%% *} != "${expected%% *}" ]]; then
    echo "the bench of the Makefile's engine ends with '$ours', that of CMake's with '$expected'" >&2
    exit 1
fi
if readelf --dynamic "$3" | grep -i 'NEEDED.*qt'; then
    echo "the Makefile's engine needs Qt" >&2
    exit 1
fi
