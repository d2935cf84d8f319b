# Every module that our QML imports is installed by the .deb:
# a module that is missing shows only when the window opens.
# Usage: qml_imports.sh QML_FOLDER PACKAGE_LIST
set -euo pipefail

# The packages behind an import, as measured by removing one at a time on Debian 12;
# an unknown import is an error.
packages_of() {
    case "$1" in
        QtQuick) echo qml6-module-qtquick qml6-module-qtqml-workerscript ;;
        QtQuick.Window) echo qml6-module-qtquick-window ;;
        QtQuick.Controls | QtQuick.Controls.*)
            echo qml6-module-qtquick-controls qml6-module-qtquick-templates qml6-module-qtquick-window ;;
        QtQuick.Templates) echo qml6-module-qtquick-templates ;;
        QtQuick.Layouts) echo qml6-module-qtquick-layouts ;;
        QtQuick.Shapes) echo qml6-module-qtquick-shapes ;;
        QtQuick.Dialogs)
            echo qml6-module-qtquick-dialogs qml6-module-qtquick-controls qml6-module-qtquick-templates \
                qml6-module-qtquick-layouts qml6-module-qt-labs-folderlistmodel qml6-module-qtquick-window ;;
        QtQml | Plyglass.*) ;;
        # Only recommended: the sound player is created by URL, and without it the window is silent.
        QtMultimedia) ;;
        *) echo "unknown-import:$1" ;;
    esac
}

failures=0
while read -r module; do
    for package in $(packages_of "$module"); do
        grep -qxF "$package" "$2" && continue
        echo "import $module needs $package, which $2 does not list" >&2
        failures=$((failures + 1))
    done
done < <(grep -rhoP --include='*.qml' '^\s*import\s+\K[A-Z][A-Za-z0-9.]*' "$1" | sort -u)
exit "$((failures > 0))"
