// The opponents, weakest first, with one line through all bars for the person's own strength. Arrows choose.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property Opponents opponents
    required property bool dense

    readonly property int barWidth: Theme.scaled(root.width < Theme.scaled(520) ? 96 : 150)
    readonly property int rowHeight: Theme.scaled(root.dense ? 40 : 44)

    signal aboutRequested(anchor: Item)

    implicitHeight: head.height + Theme.space4 + 12 * root.rowHeight

    AppText {
        id: head
        x: Theme.space8
        style: "h2"
        text: qsTr("Who do you want to play?")
    }
    AppText {
        x: Math.round(root.lineX - width / 2)
        y: Theme.space4
        visible: root.opponents.rated
        style: "micro"
        font.weight: Font.Medium
        color: Theme.acc
        text: qsTr("you")
        Accessible.ignored: true
    }

    readonly property real lineX: view.width - Theme.space8 - root.barWidth
        + root.barWidth * root.opponents.ownShare

    T.Control {
        id: view
        objectName: "opponentList"
        anchors { top: head.bottom; topMargin: Theme.space4; bottom: parent.bottom }
        width: root.width
        focus: true
        focusPolicy: Qt.StrongFocus

        Accessible.role: Accessible.List
        Accessible.name: head.text
        Accessible.description: root.opponents.name

        Keys.onUpPressed: root.opponents.stepNames(-1)
        Keys.onDownPressed: root.opponents.stepNames(1)
        Keys.onPressed: event => {
            event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
            if (event.accepted)
                root.opponents.row = event.key === Qt.Key_Home ? 0 : rows.count - 1;
        }

        ListView {
            id: rows
            anchors.fill: parent
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: root.opponents

            function showChosen(): void {
                rows.positionViewAtIndex(Math.max(0, root.opponents.row), ListView.Contain);
            }
            onHeightChanged: rows.showChosen()

            delegate: OpponentRow {
                width: rows.width
                chosen: index === root.opponents.row
                focusShown: chosen && view.visualFocus
                barWidth: root.barWidth
                dense: root.dense
                onClicked: {
                    root.opponents.row = index;
                    view.forceActiveFocus(Qt.MouseFocusReason);
                }
                onAboutRequested: anchor => root.aboutRequested(anchor)
            }

            T.ScrollBar.vertical: AppScrollBar {}
        }
        background: FocusRing {
            shown: view.visualFocus && root.opponents.row < 0
        }
    }
    Connections {
        target: root.opponents
        function onChanged(): void { rows.showChosen(); }
    }
    Rectangle {
        x: Math.round(root.lineX) - 1
        y: view.y
        width: 2
        height: view.height
        radius: 1
        visible: root.opponents.rated
        color: Theme.acc
    }
}
