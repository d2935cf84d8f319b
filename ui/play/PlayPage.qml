// The Play page: board, players, moves, thinking and techniques, placed by PlayLayout.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property App app
    // Logical pixel of the design without the text setting, for margins and gaps.
    required property real interfaceScale

    readonly property Game game: root.app.game
    readonly property Ask ask: root.app.ask
    readonly property bool asking: root.ask.open
    readonly property bool thinksAgain: root.app.thinkAgain.open
    readonly property bool withoutComputer: !root.thinksAgain
        && (root.game.opened || root.game.white.isPerson && root.game.black.isPerson)
    readonly property AppSettings settings: root.app.settings
    // Shown tab: "moves" (only where it is the only panel), "thinking" or "techniques".
    property string tab: "thinking"
    readonly property string shownTab: place.singlePanel || root.tab !== "moves" ? root.tab : "thinking"
    // Whether scores, the bar, the graph and the computer's arrows are shown.
    readonly property bool evaluates: root.settings.showEval && !root.settings.calmView
    readonly property string opening: place.calm ? root.game.openingName : root.game.openingText
    readonly property alias layout: place

    // Its thinking will not be shown.
    onWithoutComputerChanged: if (root.withoutComputer) root.tab = "moves"
    onThinksAgainChanged: if (root.thinksAgain) root.tab = "thinking"

    // Focuses the page itself.
    function takeFocus(): void {
        if (!calmPanel.takeFocus())
            neutral.forceActiveFocus(Qt.OtherFocusReason);
    }

    objectName: "playPage"

    Keys.onPressed: event => event.accepted = askPanel.askNumber(parseInt(event.text))
    Keys.onMenuPressed: moves.openMenu()
    Keys.onEscapePressed: event => event.accepted = boardArea.board.cancel() || root.game.cancelPremove()
        || askPanel.stepBack() || foot.closeField()

    Connections {
        target: Actions
        enabled: root.visible
        function onShown(): void { root.takeFocus(); }
    }
    PlayLayout {
        id: place
        width: root.width
        height: root.height
        unit: Theme.textScale
        interfaceScale: root.interfaceScale
        pixelRatio: Screen.devicePixelRatio
        calm: root.settings.calmView
        withoutComputer: root.withoutComputer
        asking: root.asking
        evalBarVisible: root.evaluates
        thinkingHeight: thinkingPanel.headerHeight + thinkingContent.implicitHeight
        techniquesHeight: techniquesContent.implicitHeight
        rowHeight: moves.rowHeight
        movesFrame: movesPanel.headerHeight + foot.buttonsHeight + Theme.scaled(8)
    }

    // Moves taken back stay in the game; the calm view hides them.
    Binding {
        target: root.game.moves
        property: "lineOnly"
        value: root.settings.calmView && root.visible && !root.game.opened
    }
    Item { id: neutral; focus: true }
    FocusGlass {
        anchors.fill: parent
        z: 10
        onFocusReleased: root.takeFocus()
    }

    BoardArea {
        id: boardArea
        x: place.evalBar.x
        y: place.board.y
        width: place.boardRight - x
        height: place.side
        game: root.game
        ask: root.ask
        annotation: root.app.annotation
        settings: root.settings
        evaluates: root.evaluates
        evalWidth: place.evalWidth
        boardX: place.board.x - x
        side: place.side
    }

    PlayerStrip {
        at: place.topStrip
        app: root.app
        dense: place.compact
        white: root.game.flipped
    }

    Panel {
        id: movesPanel
        objectName: "movesPanel"
        x: place.moves.x
        y: place.moves.y
        width: place.moves.width
        height: place.moves.height
        visible: !place.singlePanel && !calmPanel.filled && !(root.asking && place.calm)
        padding: 0
        title: root.game.title
        subtitle: root.game.status.resultText
            + (root.game.status.over && root.opening.length > 0 ? " · " : "") + root.opening
        headerItems: MoreButton {}

        Item {
            anchors.fill: parent
            Item { id: movesBody; width: parent.width; anchors { top: parent.top; bottom: movesFoot.top } }
            Item {
                id: movesFoot
                anchors.bottom: parent.bottom
                width: parent.width
                height: place.singlePanel ? 0 : foot.implicitHeight
            }
        }
    }

    TabbedPanel {
        id: tabsPanel
        x: place.tabs.x
        y: place.tabs.y
        width: place.tabs.width
        height: place.tabs.height
        visible: place.tabbed && !place.movesAlone && !root.asking
        single: place.singlePanel
        tab: root.shownTab
        note: root.shownTab === "techniques" && root.app.thinking.hasResult
            ? qsTr("%1 nodes").arg(root.app.thinking.nodesText) : ""
        footHeight: foot.implicitHeight
        onTabChosen: tab => root.tab = tab
    }

    ThinkingPanel {
        id: thinkingPanel
        x: place.thinking.x
        y: place.thinking.y
        width: place.thinking.width
        height: place.thinking.height
        visible: place.hasPanels && !root.asking
        subtitle: root.app.thinking.title
        content: thinkingContent
    }

    Panel {
        id: techniquesPanel
        objectName: "techniquesPanel"
        x: place.techniques.x
        y: place.techniques.y
        width: place.techniques.width
        height: place.techniques.height
        visible: place.hasPanels && !root.asking
        padding: 0

        Item { id: techniquesBody; anchors.fill: parent }
    }

    EvalGraphPanel {
        x: place.graph.x
        y: place.graph.y
        width: place.graph.width
        height: place.graph.height
        visible: place.graphFits && root.evaluates && !root.asking
        game: root.game
    }

    PlayerStrip {
        at: place.bottomStrip
        app: root.app
        dense: place.compact
        white: !root.game.flipped
    }

    CalmPanel {
        id: calmPanel
        app: root.app
        at: place.moves
        covered: root.asking
        listening: root.visible
    }
    AskPanel {
        id: askPanel
        x: place.ask.x
        y: place.ask.y
        width: place.ask.width
        height: place.ask.height
        visible: root.asking
        ask: root.ask
        listening: root.visible
        onClosed: root.takeFocus()
    }

    // The following items move between the panels above.
    MoveListView {
        id: moves
        parent: place.singlePanel ? tabsPanel.body : movesBody
        anchors.fill: parent
        visible: !place.singlePanel || root.shownTab === "moves"
        game: root.game
        files: root.app.files
        ask: root.ask
        thinkAgain: root.app.thinkAgain
        evaluates: root.evaluates
    }
    ThinkingContent {
        id: thinkingContent
        parent: place.tabbed ? tabsPanel.body : thinkingPanel.body
        anchors.fill: parent
        visible: !place.tabbed || root.shownTab === "thinking"
        thinking: root.app.thinking
        thinkAgain: root.app.thinkAgain
        showLine: root.settings.showLines
        evaluates: root.evaluates
        untitled: place.tabbed
        chartMinimum: place.chartMinimum
        roomWidth: place.roomWidth
    }
    TechniquesContent {
        id: techniquesContent
        parent: place.tabbed ? tabsPanel.body : techniquesBody
        anchors.fill: parent
        visible: !place.tabbed || root.shownTab === "techniques"
        techniques: root.app.techniques
        thinking: root.app.thinking
        roomWidth: place.roomWidth
        titled: !place.tabbed
    }
    PlayFoot {
        id: foot
        parent: place.singlePanel ? tabsPanel.foot : movesFoot
        width: parent.width
        game: root.game
        files: root.app.files
        listening: root.visible
        onFieldClosed: root.takeFocus()
    }
}
