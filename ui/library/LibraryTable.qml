// The games found: sortable heads, and a row for each.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property Library library
    required property real footHeight

    // Columns that do not fit are hidden.
    readonly property bool showsCurve: root.width >= Theme.scaled(900)
    readonly property bool showsEvent: root.width >= Theme.scaled(760)
    readonly property bool showsOpening: root.width >= Theme.scaled(520)
    readonly property real resultWidth: Theme.scaled(64)
    readonly property real movesWidth: Theme.scaled(64)
    readonly property real curveWidth: root.showsCurve ? Theme.scaled(132) : 0
    readonly property real eventWidth: root.showsEvent ? Math.min(Theme.scaled(260), root.width * 0.2) : 0
    readonly property real playersWidth: Math.min(Theme.scaled(260), root.width * 0.3)
    readonly property real otherWidth:
        root.playersWidth + root.resultWidth + root.eventWidth + root.movesWidth + root.curveWidth
    readonly property real openingWidth:
        root.showsOpening ? root.width - root.otherWidth - Theme.space32 : 0

    // Focuses the list, whichever of its items had the focus last.
    function focusList(reason: int): void { list.forceActiveFocus(reason); }

    signal openRequested
    signal importRequested
    signal exportRequested
    // Asks for the name of a new collection.
    signal nameRequested

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPanel
        color: Theme.bg1
        border.width: 1
        border.color: Theme.line
    }
    Row {
        id: heads
        x: Theme.space16
        height: Theme.scaled(36)

        LibraryHead {
            library: root.library
            order: Library.White
            width: root.playersWidth
            text: qsTr("Players")
        }
        LibraryHead {
            library: root.library
            order: Library.Result
            width: root.resultWidth
            text: qsTr("Result")
        }
        LibraryHead {
            library: root.library
            order: Library.Opening
            visible: root.showsOpening
            width: root.openingWidth
            text: qsTr("Opening")
        }
        LibraryHead {
            library: root.library
            order: Library.Date
            visible: root.showsEvent
            width: root.eventWidth
            text: qsTr("Event and date")
        }
        LibraryHead {
            library: root.library
            order: Library.Length
            width: root.movesWidth
            text: qsTr("Moves")
        }
        AppText {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.showsCurve
            width: root.curveWidth
            style: "small"
            color: Theme.t3
            text: qsTr("Evaluation")
        }
    }
    Rectangle {
        anchors.top: heads.bottom
        x: 1
        width: parent.width - 2
        height: 1
        color: Theme.line
    }
    Connections {
        target: root.library
        function onListBegins(): void { list.positionViewAtBeginning(); }
    }
    ListView {
        id: list
        objectName: "libraryList"
        anchors.top: heads.bottom
        anchors.topMargin: 1
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Math.max(Theme.radiusPanel / 2, root.footHeight)
        x: 1
        width: parent.width - 2
        clip: true
        focus: true
        activeFocusOnTab: true
        model: root.library.games
        currentIndex: root.library.current
        onCurrentIndexChanged: end = Math.max(0, root.library.current)
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        reuseItems: true
        cacheBuffer: 0  // rows out of sight are made later, when the list may be another
        keyNavigationEnabled: false

        function go(to: int) {
            if (count === 0)
                return;
            root.library.current = Math.max(0, Math.min(count - 1, to));
            positionViewAtIndex(root.library.current, ListView.Contain);
        }
        // The other end of a selection with Shift.
        function extend(by: int) {
            if (count === 0)
                return;
            end = Math.max(0, Math.min(count - 1, end + by));
            root.library.extendTo(end);
            positionViewAtIndex(end, ListView.Contain);
        }
        property int end: 0
        readonly property int pageRows: Math.max(1, Math.floor(height / Theme.scaled(44)) - 1)

        Keys.onReturnPressed: root.openRequested()
        Keys.onDeletePressed: root.library.edits.remove()
        Keys.onPressed: event => {
            event.accepted = true;
            const control = (event.modifiers & Qt.ControlModifier) !== 0;
            const shift = (event.modifiers & Qt.ShiftModifier) !== 0;
            if (shift && (event.key === Qt.Key_Up || event.key === Qt.Key_Down)) {
                extend(event.key === Qt.Key_Up ? -1 : 1);
                return;
            }
            if (control && event.key === Qt.Key_A)
                root.library.selectAll();
            else if (event.key === Qt.Key_Up)
                go(root.library.current - 1);
            else if (event.key === Qt.Key_Down)
                go(root.library.current + 1);
            else if (event.key === Qt.Key_Home)
                go(0);
            else if (event.key === Qt.Key_End)
                go(count - 1);
            else if (event.key === Qt.Key_PageUp)
                go(root.library.current - pageRows);
            else if (event.key === Qt.Key_PageDown)
                go(root.library.current + pageRows);
            else
                event.accepted = false;
        }

        T.ScrollBar.vertical: AppScrollBar {}

        delegate: LibraryRow {
            width: list.width
            current: index === root.library.current
            playersWidth: root.playersWidth
            resultWidth: root.resultWidth
            openingWidth: root.openingWidth
            eventWidth: root.eventWidth
            movesWidth: root.movesWidth
            curveWidth: root.curveWidth
            onChosen: {
                root.library.current = index;
                list.forceActiveFocus(Qt.MouseFocusReason);
            }
            onToggled: root.library.toggle(index)
            onExtended: {
                list.end = index;
                list.extend(0);
                list.forceActiveFocus(Qt.MouseFocusReason);
            }
            onFavoured: {
                root.library.current = index;
                root.library.edits.favour(!favourite);
            }
            onMenuRequested: {
                if (!selected)
                    root.library.current = index;
                menu.favourite = favourite;
                menu.popup();
            }
            onOpenRequested: root.openRequested()
        }
    }
    LibraryGameMenu {
        id: menu
        library: root.library
        onOpenRequested: root.openRequested()
        onExportRequested: root.exportRequested()
        onNameRequested: root.nameRequested()
    }
    EmptyState {
        readonly property bool waits: !root.library.ready || root.library.imports.running

        objectName: "libraryEmpty"
        anchors.centerIn: parent
        visible: list.count === 0 && !broken.visible
        maxWidth: root.width - Theme.space32
        iconName: "library"
        text: !root.library.ready ? qsTr("Reading the library…")
              : root.library.filtered ? qsTr("No game matches.")
              : waits ? qsTr("The games will be listed here after the import.")
                      : qsTr("No games yet. Import a PGN file, or drop one here.")
        actionText: root.library.filtered ? qsTr("Clear filters") : waits ? "" : qsTr("Import PGN…")
        otherText: waits || root.library.filtered ? "" : qsTr("Play a game")
        onActionTriggered: root.library.filtered ? root.library.clearFilters() : root.importRequested()
        onOtherTriggered: Actions.files.newGame.trigger()
    }
    EmptyState {
        id: broken
        objectName: "libraryBroken"
        anchors.centerIn: parent
        visible: list.count === 0 && root.library.trouble.text.length > 0
        maxWidth: Math.min(Theme.scaled(640), root.width - Theme.space32)
        iconName: "warn"
        text: root.library.trouble.text
        actionText: root.library.trouble.damaged ? qsTr("Start a new library") : qsTr("Try again")
        onActionTriggered: root.library.trouble.damaged ? root.library.trouble.startNew()
                                                        : root.library.trouble.tryAgain()
    }
}
