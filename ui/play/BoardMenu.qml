// Questions and actions of the board: opened by a right click or the Menu key.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Board
import Plyglass.Controls

AppMenu {
    id: root

    required property Game game
    required property Ask ask
    required property Annotation annotation
    required property Board board
    // The square under the pointer or the cursor.
    property string square: ""

    function openFor(square: string): void {
        const unit = root.board.side / 8;
        const index = Squares.indexOf(square);
        root.square = square;
        root.popup(root.board, root.board.boardX + (Squares.column(index, root.board.flipped) + 0.5) * unit,
                   root.board.boardY + (Squares.row(index, root.board.flipped) + 0.5) * unit);
    }

    AppMenuItem {
        objectName: "boardThreat"
        action: Actions.game.threat
    }
    AppMenuItem {
        text: root.ask.lastMoveText.length > 0 ? qsTr("Why %1?").arg(root.ask.lastMoveText)
            : qsTr("Why this move?")
        iconName: "question"
        enabled: root.ask.lastMoveText.length > 0
        onTriggered: root.ask.ask(Ask.WhyThis)
    }
    AppMenuItem { action: Actions.game.whyNot }
    DeeperMenuItem {
        text: qsTr("Who stands better, and why?")
        enabled: root.ask.canAskPosition
        onTriggered: root.ask.ask(Ask.Balance)
    }
    AppMenuItem {
        text: qsTr("More questions")
        shortcutText: Actions.game.question.keyText
        onTriggered: root.ask.ask(Ask.None)
    }
    AppMenuSeparator {}
    Castle {
        objectName: "castleShort"
        move: "O-O"
        text: qsTr("Castle kingside")
    }
    Castle {
        objectName: "castleLong"
        move: "O-O-O"
        text: qsTr("Castle queenside")
    }
    AppMenuItem {
        objectName: "boardCircle"
        text: qsTr("Circle %1").arg(root.square)
        onTriggered: root.board.toggleCircle(root.square)
    }
    AppMenuItem {
        objectName: "boardRemoveMarks"
        text: qsTr("Remove arrows and circles")
        iconName: "trash"
        enabled: root.board.userArrows.length > 0 || root.game.board.marks.length > 0
        onTriggered: {
            root.board.userArrows = [];
            root.annotation.clearMarks();
        }
    }
    AppMenuItem { action: Actions.board.flip }

    // Visible only while it is possible.
    component Castle: AppMenuItem {
        required property string move

        shown: root.game.castlings.includes(move) // qmllint disable
        shortcutText: move
        onTriggered: root.game.typeMove(move)
    }
}
