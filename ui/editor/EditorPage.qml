// The position editor: pieces are put, moved and removed on the board; a new game or an analysis starts from
// it. Layout: EditorLayout.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property App app

    readonly property Editor editor: root.app.editor
    readonly property AppSettings settings: root.app.settings

    Component.onCompleted: {
        root.editor.open();
        neutral.forceActiveFocus(Qt.OtherFocusReason);
    }

    Keys.onPressed: event => event.accepted = keys.press(event)
    Keys.onEscapePressed: {
        if (board.cancel())
            return;
        if (root.editor.tool !== "")
            root.editor.tool = "";
        else
            Actions.editor.leave.trigger();
    }

    Connections {
        target: root.editor
        function onNotified(text: string): void { ScreenReader.text = text; }
    }
    EditorKeys {
        id: keys
        editor: root.editor
        onBoardRequested: board.forceActiveFocus(Qt.ShortcutFocusReason)
    }
    Item {
        id: neutral
        focus: true
    }
    EditorLayout {
        id: place
        width: root.width
        height: root.height
        panelHeight: panel.headerHeight + body.implicitHeight + foot.implicitHeight
    }

    EditorBoard {
        id: board
        x: place.margin
        y: place.margin
        width: place.side
        height: place.side
        editor: root.editor
        settings: root.settings
    }

    Panel {
        id: panel
        objectName: "editorPanel"
        x: place.panel.x
        y: place.panel.y
        width: place.panel.width
        height: place.panel.height
        padding: 0
        title: qsTr("Set up a position")
        headerItems: EditorTools {
            editor: root.editor
        }

        ScrollArea {
            id: scroll
            anchors.top: parent.top
            anchors.bottom: foot.top
            width: parent.width

            Column {
                id: body
                width: scroll.availableWidth
                leftPadding: Theme.space16
                rightPadding: Theme.space16
                bottomPadding: Theme.space8
                spacing: Theme.space8

                PieceTray {
                    width: body.width - 2 * Theme.space16
                    tool: root.editor.tool
                    pieceSet: root.settings.pieceSet
                    onChosen: tool => root.editor.tool = tool
                    onDragged: (piece, at) => board.carry(piece, at)
                    onDropped: (piece, at) => board.drop(at)
                    onDragCancelled: board.letGo()
                }
                WholeBoard {
                    width: body.width - 2 * Theme.space16
                    editor: root.editor
                }
                PositionFields {
                    width: body.width - 2 * Theme.space16
                    editor: root.editor
                }
            }
        }
        EditorFoot {
            id: foot
            anchors.bottom: parent.bottom
            width: parent.width
            editor: root.editor
            onPlayRequested: {
                root.editor.play();
                Actions.files.newGame.trigger();
            }
            onAnalysisRequested: root.editor.analyse()
        }
    }
}
