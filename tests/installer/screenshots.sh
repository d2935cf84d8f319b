# The pictures that the metainfo promises are in the tree, in the size it states.
# Usage: screenshots.sh METAINFO SCREENSHOT_FOLDER
set -euo pipefail

failures=0
count=0
while read -r width height name; do
    count=$((count + 1))
    size=$(identify -format '%w %h' "$2/$name" 2>/dev/null || echo "no picture")
    [[ $size == "$width $height" ]] && continue
    echo "$1 promises $name in ${width} x $height; $2 has: $size" >&2
    failures=$((failures + 1))
done < <(sed -nE \
    's|.*<image [^>]*width="([0-9]+)" height="([0-9]+)">.*/screenshots/([^<]+)</image>.*|\1 \2 \3|p' "$1")
[[ $count -gt 0 && $failures -eq 0 ]]
