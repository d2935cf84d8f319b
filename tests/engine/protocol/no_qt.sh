# plyglass-uci can be copied to other machines: it needs neither Qt nor its dependencies.
# Usage: no_qt.sh PLYGLASS_UCI
set -euo pipefail

needed=$(readelf --dynamic "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p')
grep -q '^libc\.so' <<<"$needed" || { echo "readelf names no libraries of $1" >&2; exit 1; }
if grep -iE 'qt|icu|glib' <<<"$needed"; then
    echo "$1 needs the libraries above" >&2
    exit 1
fi
