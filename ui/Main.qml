// The window: the rail, the pages, the dialogs and the window's keys.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

ApplicationWindow {
    id: root

    required property App app

    readonly property AppSettings settings: root.app.settings
    // Larger windows get a larger interface; the text setting multiplies it.
    readonly property real interfaceScale: root.width >= 3200 && root.height >= 1200 ? 1.5
        : root.width >= 2200 && root.height >= 1200 ? 1.25 : 1
    readonly property bool dark: root.settings.theme === "system" ? system.window.hslLightness < 0.5
                                                                  : root.settings.theme !== "light"
    readonly property string page: Actions.page
    readonly property bool dialogOpen: dialogs.anyOpen

    width: 1440
    height: 900
    minimumWidth: 900
    minimumHeight: 600
    visible: true
    title: root.page === "play" ? qsTr("%1 — Plyglass").arg(root.app.game.title) : "Plyglass"
    color: Theme.bg0
    font.family: Theme.font.family
    font.pixelSize: Theme.font.body.pixelSize

    palette {
        window: Theme.bg1
        windowText: Theme.t1
        base: Theme.bg2
        alternateBase: Theme.bg1
        text: Theme.t1
        button: Theme.bg3
        buttonText: Theme.t1
        brightText: Theme.t1
        highlight: Theme.accFill
        highlightedText: Theme.accText
        placeholderText: Theme.t3
        light: Theme.bg4
        midlight: Theme.bg3
        mid: Theme.line2
        dark: Theme.line
        shadow: Theme.bg0
        toolTipBase: Theme.bg3
        toolTipText: Theme.t1
        link: Theme.acc
    }

    // Page hosts in the order of the table.
    property list<PageHost> hosts

    Component.onCompleted: {
        Actions.app = root.app;
        for (let i = 0; i < table.all.length; ++i)
            root.hosts.push(hostMaker.createObject(area, { entry: table.all[i] }) as PageHost);
        windowPlace.restore();
        Actions.show("play");
    }
    onClosing: event => {
        event.accepted = dialogs.mayQuit();
        if (!event.accepted) return;
        windowPlace.save();
        root.app.shutDown();
    }

    WindowPlace {
        id: windowPlace
        window: root
        settings: root.settings
    }
    SystemPalette { id: system }
    Binding { target: FileFolder; property: "folder"; value: root.settings.fileFolder }
    Connections {
        target: FileFolder
        function onFileChosen(file: url): void { root.settings.rememberFolderOf(file); }
    }
    Binding { target: Theme; property: "dark"; value: root.dark }
    Binding { target: Theme; property: "highContrast"; value: root.settings.highContrast }
    Binding { target: Theme; property: "reduceMotion"; value: root.settings.reduceMotion }
    Binding { target: Theme; property: "textScale"; value: root.settings.textScale * root.interfaceScale }

    Connections {
        target: Actions
        function onShown(): void {
            const host = root.hosts[table.indexOf(Actions.page)];
            host.forceActiveFocus(Qt.OtherFocusReason);
        }
    }
    Connections {
        target: root.app
        function onGameBegun(): void { Actions.show("play"); }
        function onGameOpened(): void { Actions.show("analyse"); }
    }
    Connections {
        target: root.app.files
        // On a page that shows games the page does not change.
        function onOpened(): void {
            if (root.page !== "analyse")
                Actions.show("play");
        }
    }
    Connections {
        target: Actions.window.fullScreen
        function onTriggered(): void {
            root.visibility = root.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen;
        }
    }
    Connections {
        target: Actions.window.quit
        function onTriggered(): void { root.close(); }
    }

    Pages {
        id: table
        app: root.app
        interfaceScale: root.interfaceScale
    }
    ActionKeys { active: !root.dialogOpen }
    FocusReturn {}

    FocusScope {
        id: whole
        anchors.fill: parent
        focus: true

        Keys.onPressed: event => event.accepted = Actions.press(event)

        Rail {
            id: rail
            objectName: "rail"
            height: parent.height
            width: implicitWidth
            pages: table
            labelled: root.width >= 1200 * root.interfaceScale
            calm: root.settings.calmView
        }
        FocusScope {
            id: area
            anchors { fill: parent; leftMargin: rail.width }
            focus: true
        }
    }
    Component {
        id: hostMaker

        PageHost {
            anchors.fill: parent
            current: root.page === entry.name
        }
    }

    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: drop => {
            if (drop.hasUrls)
                root.app.files.open(drop.urls[0]);
        }
    }

    NoticeStack {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space12
        x: area.x + (table.all[table.indexOf(root.page)].boardAtLeft ? Theme.space24
                                                                      : Math.round((area.width - width) / 2))
        app: root.app
    }
    WindowDialogs {
        id: dialogs
        app: root.app
    }

    SoundPlayer {
        game: root.app.game
        clock: root.app.clock
        settings: root.settings
    }

    Announcer { app: root.app }
}
