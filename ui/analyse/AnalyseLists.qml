// The lists of the Analyse page, one at a time: annotated moves, opening book, report. Tabs at the head,
// actions at the foot.
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property App app
    // "moves", "book" or "report".
    required property string list
    // The tabs are above the panel instead.
    required property bool tabbed

    readonly property Game game: root.app.game
    readonly property real footHeight: foot.height

    signal listChosen(string list)
    signal closed

    objectName: "analyseLists"
    padding: 0

    function focusComment(): void {
        annotation.focusComment();
    }

    function openMoveMenu(): void {
        moves.openMenu();
    }

    Binding {
        target: root.app.book
        property: "visible"
        value: book.visible
    }
    ListsHead {
        id: head
        width: parent.width
        // The report shows the opening itself.
        height: root.tabbed && root.list === "report" ? 0 : implicitHeight
        visible: height > 0
        choosable: !root.tabbed
        list: root.list
        note: root.game.openingText
        onListChosen: list => root.listChosen(list)
    }
    MoveListView {
        id: moves
        anchors.top: head.bottom
        anchors.bottom: annotation.top
        width: parent.width
        visible: root.list === "moves"
        game: root.game
        files: root.app.files
        ask: root.app.ask
        thinkAgain: root.app.thinkAgain
        evaluates: true
        onThoughtAgain: Actions.show("play")
    }
    BookView {
        id: book
        anchors.top: head.bottom
        anchors.bottom: foot.top
        width: parent.width
        visible: root.list === "book"
        book: root.app.book
        player: root.app.techniques.player
    }
    ReportView {
        anchors.top: head.bottom
        anchors.bottom: foot.top
        width: parent.width
        visible: root.list === "report"
        report: root.app.report
        game: root.game
        onPracticeRequested: {
            root.app.practice.chosen = true;
            Actions.show("lessons");
        }
    }
    AnnotationBar {
        id: annotation
        anchors.bottom: foot.top
        width: parent.width
        visible: root.list === "moves"
        annotation: root.app.annotation
        game: root.game
        hasMove: root.game.currentPly > 0
        maxHeight: root.height / 2
        onClosed: root.closed()
        onSignsRequested: signsSheet.open()
    }
    SignsSheet {
        id: signsSheet
        annotation: root.app.annotation
    }
    AnalyseFoot {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        game: root.game
        takeAway: root.app.takeAway
        files: root.app.files
    }
}
