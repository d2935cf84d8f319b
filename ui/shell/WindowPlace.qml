// Place and size of the window, kept between starts.
import QtQuick
import QtQuick.Controls
import Plyglass.App

QtObject {
    id: root

    required property ApplicationWindow window
    required property AppSettings settings

    property size placedSize
    // The desktop has added its frame by then. A size changed meanwhile is kept.
    readonly property Timer framing: Timer {
        interval: 400
        running: true
        onTriggered: {
            if (root.window.width === root.placedSize.width && root.window.height === root.placedSize.height)
                root.settings.fitFrame(root.window);
        }
    }

    /// Restores the window's place, as far as a screen still has it.
    function restore(): void {
        const place = root.settings.windowPlace(Qt.size(1440, 900));
        root.window.width = Math.max(root.window.minimumWidth, place.width);
        root.window.height = Math.max(root.window.minimumHeight, place.height);
        root.placedSize = Qt.size(root.window.width, root.window.height);
        if (place.x >= 0 && place.y >= 0) {
            root.window.x = place.x;
            root.window.y = place.y;
        }
        if (root.settings.windowMaximized)
            root.window.visibility = Window.Maximized;
    }

    function save(): void {
        root.settings.windowMaximized = root.window.visibility === Window.Maximized;
        if (root.window.visibility !== Window.Windowed)
            return;
        root.settings.windowX = root.window.x;
        root.settings.windowY = root.window.y;
        root.settings.windowWidth = root.window.width;
        root.settings.windowHeight = root.window.height;
    }
}
