// The window: the rail, the pages, the dialogs and the window's keys.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
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
    property string page: "play"
    // The page that the rail shows, also while the position editor lies over it.
    property string railPage: "play"
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

    // The places of the pages, in the order of the table.
    property list<PageHost> hosts

    Component.onCompleted: {
        for (let i = 0; i < table.all.length; ++i)
            root.hosts.push(hostMaker.createObject(area, { entry: table.all[i] }) as PageHost);
        windowPlace.restore();
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

    function perform(action: string): void {
        switch (action) {
        case "ask":
            root.showPage("play");
            playPage.questions.toggle();
            break;
        case "whyNot":
            root.showPage("play");
            playPage.questions.askWhyNot();
            break;
        case "report":
            root.showPage("analyse");
            (root.hosts[table.indexOf("analyse")].page as AnalysePage).showReport();
            break;
        case "explore":
            root.exploreAnswer();
            break;
        case "undo":
        case "redo":
            root.undoOrRedo(action === "redo");
            break;
        case "paste":
            root.showGame();
            root.app.files.paste();
            break;
        case "typeMove":
            playPage.typeMove();
            break;
        case "fullScreen":
            root.visibility = root.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen;
            break;
        case "leave":
            root.showPage(root.railPage);
            break;
        case "quit":
            root.close();
            break;
        default:
            if (table.indexOf(action) >= 0)
                root.showPage(action);
            else
                dialogs.show(action);
        }
    }
    // Of what can be changed on the page that is shown.
    function undoOrRedo(redo: bool): void {
        const game = root.app.game;
        if (root.page === "library")
            redo ? root.app.library.edits.redo() : root.app.library.edits.undo();
        else if (root.page === "lessons")
            redo ? root.app.practice.redo() : root.app.practice.undo();
        else if (root.page === "analyse")
            redo ? game.redoEdit() : game.undoEdit();
        else if (root.page === "play")
            redo ? game.redoUndone() : game.undo();
    }
    // The question "why not" once more in the Explorer, where its search is a tree to walk in.
    function exploreAnswer(): void {
        const move = root.app.ask.pickedMove;
        if (root.app.ask.instead)
            root.app.game.goBack();
        root.app.explorer.prepareQuestion();
        root.showPage("explorer");
        root.app.explorer.askWhyNot(move);
    }
    function showPage(page: string): void {
        root.page = page;
        if (table.all[table.indexOf(page)].listed)
            root.railPage = page;
        if (page === "play")
            playPage.takeFocus();
        else
            root.hosts[table.indexOf(page)].forceActiveFocus(Qt.OtherFocusReason);
    }
    // A game may be looked at where one looks at games.
    function showGame(): void {
        if (root.page !== "analyse")
            root.showPage("play");
    }

    Pages {
        id: table
        app: root.app
        onPlayRequested: root.showPage("play")
        onSaid: text => announcer.said = text
        onActionChosen: action => root.perform(action)
    }
    WindowKeys {
        pages: table
        active: !root.dialogOpen
        showsGame: root.page === "play" || root.page === "analyse"
        editing: root.page === "editor"
        onActionChosen: action => root.perform(action)
    }

    Rail {
        id: rail
        objectName: "rail"
        height: parent.height
        width: implicitWidth
        pages: table
        page: root.railPage
        labelled: root.width >= 1200 * root.interfaceScale
        onPageChosen: page => root.showPage(page)
        onHelpRequested: root.perform("shortcuts")
    }

    FocusScope {
        id: area
        anchors { fill: parent; leftMargin: rail.width }
        focus: true

        PlayPage {
            id: playPage
            objectName: "playPage"
            anchors.fill: parent
            visible: root.page === "play"
            focus: true
            app: root.app
            interfaceScale: root.interfaceScale
            onActionChosen: action => root.perform(action)
            onSaid: text => announcer.said = text
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
            if (drop.hasUrls) {
                root.showPage("play");
                root.app.files.open(drop.urls[0]);
            }
        }
    }

    WindowDialogs {
        id: dialogs
        app: root.app
        pages: table
        onActionChosen: action => root.perform(action)
        onGameBegan: root.showPage("play")
        onGameChosen: root.showGame()
    }

    SoundPlayer {
        game: root.app.game
        clock: root.app.clock
        settings: root.settings
    }

    Announcer {
        id: announcer
        game: root.app.game
    }
}
