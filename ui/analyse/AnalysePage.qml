// The Analyse page: best lines without a limit, moves with variations, opening book. A move on the board
// becomes a variation.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Board
import Plyglass.Controls

FocusScope {
    id: root

    required property App app

    readonly property Game game: root.app.game
    readonly property Analyse analyse: root.app.analyse
    readonly property Report report: root.app.report
    readonly property Ask ask: root.app.ask
    readonly property AppSettings settings: root.app.settings
    readonly property alias layout: place
    // Where several panels fit, only the values of `lists` matter.
    property string tab: "moves"
    readonly property list<string> tabs: ["moves", "lines", "book", "report", "graph"]
    readonly property string list: root.tab === "book" || root.tab === "report" ? root.tab : "moves"

    objectName: "analysePage"

    function takeFocus(): void {
        neutral.forceActiveFocus(Qt.OtherFocusReason);
    }

    // Shows the report, and starts it if there is none.
    function showReport(): void {
        root.tab = "report";
        if (!root.report.known && root.report.canMake)
            root.report.make();
    }

    // Where only one panel fits, it is the requested one.
    readonly property bool comparing: root.app.second.on
    onComparingChanged: root.showCompared()
    onTabChanged: root.ask.open = false

    function showCompared(): void {
        if (root.comparing && place.tabbed)
            root.tab = "lines";
    }

    Component.onCompleted: {
        root.takeFocus();
        root.showCompared();
    }
    onVisibleChanged: root.analyse.active = root.visible

    Keys.onPressed: event => event.accepted = askPanel.askNumber(parseInt(event.text))
    Keys.onMenuPressed: lists.openMoveMenu()
    Keys.onEscapePressed: event => event.accepted = board.cancel() || askPanel.stepBack()

    Binding { target: root.analyse; property: "active"; value: root.visible }
    Connections {
        target: Actions.analyse
        function onReportRequested(): void { root.showReport(); }
        function onCommentRequested(): void {
            root.tab = "moves";
            root.ask.open = false;
            lists.focusComment();
        }
    }
    AnalyseLayout {
        id: place
        width: root.width
        height: root.height
        linesHeight: lines.wantedHeight
        secondHeight: root.app.second.on ? second.wantedHeight : 0
        tab: root.tab
    }
    Item { id: neutral; focus: true }
    FocusGlass { anchors.fill: parent; z: 10; onFocusReleased: root.takeFocus() }

    EvalBar {
        x: place.margin
        y: board.y + board.boardY
        width: place.evalWidth
        height: board.side
        known: root.analyse.hasEval
        whiteShare: root.analyse.evalWhiteShare
        text: root.analyse.evalText
        flipped: root.game.flipped
        reduceMotion: Theme.reduceMotion
        whiteColor: Theme.evalW
        blackColor: Theme.evalB
        midColor: Theme.acc
        lineColor: Theme.line
        fontFamily: Theme.font.family
    }
    ThemedBoard {
        id: board
        objectName: "analyseBoard"
        x: place.boardX
        y: place.margin
        width: place.side
        height: place.side
        position: root.ask.takesBoard ? root.ask.board : root.analyse.board
        flipped: root.game.flipped
        arrows: root.ask.question !== Ask.None ? root.ask.board.arrows
            : root.settings.showArrows ? [...root.analyse.board.arrows, ...root.app.second.arrows] : []
        settings: root.settings
        inputStyle: root.settings.inputStyle
        showLegal: root.settings.showLegal
        autoQueen: root.settings.autoQueen
        wheelSteps: root.settings.wheelSteps
        animationMs: root.analyse.previewing ? 0 : root.settings.animationMs

        keepsMarks: true
        onMarkDrawn: (from, to, kind) => root.app.annotation.toggleMark(from, to, kind)
        onMoveRequested: (from, to, promotion) => {
            if (root.ask.picking)
                root.ask.pick(from + to + promotion);
            else
                root.analyse.playMove(from, to, promotion);
        }
        onAnnounce: text => ScreenReader.text = text
        onWheelStep: direction => direction < 0 ? root.game.goBack() : root.game.goForward()
    }

    Segmented {
        x: place.columnX
        y: place.margin
        width: Math.min(implicitWidth, place.columnWidth)
        visible: place.tabbed
        objectName: "analyseTabs"
        label: qsTr("Panels")
        model: [qsTr("Moves"), qsTr("Lines"), qsTr("Book"), qsTr("Report"), qsTr("Graph")]
        currentIndex: root.tabs.indexOf(root.tab)
        onActivated: index => root.tab = root.tabs[index]
    }
    ReportGraph {
        x: place.graph.x
        y: place.graph.y
        width: place.graph.width
        height: place.graph.height
        visible: place.showsGraph
        report: root.report
        game: root.game
        onReportRequested: root.tab = "report"
        onTagsRequested: Actions.files.tags.trigger()
    }
    LinesPanel {
        id: lines
        x: place.lines.x
        y: place.lines.y
        width: place.lines.width
        height: place.lines.height
        visible: place.showsLines
        analyse: root.analyse
        second: root.app.second
        // A panel of its own has more space.
        textLines: place.tabbed && !place.compared ? 3 : 1
    }
    SecondLinesPanel {
        id: second
        x: place.second.x
        y: place.second.y
        width: place.second.width
        height: place.second.height
        visible: place.showsLines && place.compared
        second: root.app.second
        analyse: root.analyse
        onSettingsRequested: secondSheet.open()
    }
    SecondSheet {
        id: secondSheet
        second: root.app.second
        analyse: root.analyse
    }
    AnalyseLists {
        id: lists
        x: place.lists.x
        y: place.lists.y
        width: place.lists.width
        height: place.lists.height
        visible: place.showsLists && !root.ask.open
        app: root.app
        list: root.list
        tabbed: place.tabbed
        onListChosen: list => root.tab = list
        onClosed: root.takeFocus()
    }
    // A question replaces the lists beside the same board.
    AskPanel {
        id: askPanel
        x: place.lists.x
        y: place.lists.y
        width: place.lists.width
        height: place.lists.height
        visible: root.ask.open
        ask: root.ask
        listening: root.visible
        onClosed: root.takeFocus()
    }
    MoveBar {
        x: place.columnX
        y: root.height - place.margin - lists.footHeight - height
        width: place.columnWidth
        ready: root.visible
        play: text => root.analyse.typeMove(text)
        onClosed: root.takeFocus()
        onUndoPassed: redo => redo ? root.game.redoEdit() : root.game.undoEdit()
    }
}
