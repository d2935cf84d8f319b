# Builds the .deb from the build folder and checks its contents.
# Usage: package_contents.sh BUILD_FOLDER
set -euo pipefail

folder="$1/tests/package"
rm -rf "$folder"
cpack --config "$1/CPackConfig.cmake" -G DEB -B "$folder" >/dev/null
package=$(find "$folder" -maxdepth 1 -name 'plyglass_*.deb')
contents=$(dpkg-deb --contents "$package" | awk '{ print $6 }')
depends=$(dpkg-deb --field "$package" Depends)

failures=0
for path in bin/plyglass bin/plyglass-lab bin/plyglass-uci share/applications/org.plyglass.Plyglass.desktop \
    share/metainfo/org.plyglass.Plyglass.metainfo.xml \
    share/icons/hicolor/scalable/apps/org.plyglass.Plyglass.svg \
    share/man/man1/plyglass.1.gz share/man/man1/plyglass-lab.1.gz share/man/man1/plyglass-uci.1.gz \
    share/doc/plyglass/copyright share/doc/plyglass/changelog.Debian.gz; do
    grep -qxF "./usr/$path" <<<"$contents" && continue
    echo "the package lacks /usr/$path" >&2
    failures=$((failures + 1))
done
names=(libqt6quick6 'libqt6core6(t64)?' libqt6svg6 qml6-module-qtquick-controls shared-mime-info)
# Bookworm has what reads SVG images in the library's own package.
grep -q '^VERSION_CODENAME=bookworm$' /etc/os-release || names+=(qt6-svg-plugins)
for name in "${names[@]}"; do
    grep -qwE -- "$name" <<<"$depends" && continue
    echo "the package does not depend on $name" >&2
    failures=$((failures + 1))
done
exit "$((failures > 0))"
