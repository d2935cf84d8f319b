// The best lines of the position, kept after the engine stops until the position changes: hovering a move
// shows the board after it, a click adds the line up to it to the game.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Analyse analyse
    required property SecondLines second

    // Text lines of each.
    property int textLines: 1

    readonly property int rowHeight: Theme.scaled(31)
    // Lines stay visible after the engine is stopped.
    readonly property int shownRows: root.analyse.searching || root.analyse.engineOn && lines.count === 0
        ? root.analyse.lineCount : lines.count
    readonly property real wantedHeight: headerHeight + root.shownRows * root.rowHeight
        + (threat.visible ? root.rowHeight : 0) + 1

    objectName: "linesPanel"
    padding: 0
    title: root.second.on ? root.second.firstName : qsTr("Lines")
    subtitle: root.analyse.progressText
    headerItems: [
        IconButton {
            objectName: "compareLines"
            visible: !root.second.on
            action: Actions.analyse.compare
        },
        NamedStepper {
            objectName: "lineCount"
            // Beside other lines only the figures fit; their sheet has the number too.
            visible: root.analyse.engineOn && (!root.second.on || root.width >= Theme.scaled(400))
            name: qsTr("Number of lines")
            fieldWidth: Theme.scaled(24)
            from: 1
            to: root.analyse.lineCountMax
            value: root.analyse.lineCount
            onValueModified: value => root.analyse.lineCount = value
        },
        AppSwitch {
            objectName: "engineSwitch"
            text: qsTr("Engine")
            checked: root.analyse.engineOn
            onToggled: root.analyse.engineOn = checked
        }
    ]

    Column {
        anchors.left: parent.left
        anchors.right: parent.right

        LineRows {
            id: lines
            model: root.analyse.lines
            textLines: root.textLines
            onPlyHovered: (line, plies) => root.analyse.preview(line, plies)
            // Delayed, since a click must end before its row is removed.
            onPlyChosen: (line, plies) => Qt.callLater(root.analyse.playLine, line, plies)
        }
        AppText {
            x: Theme.space16
            width: parent.width - 2 * x
            height: root.rowHeight
            visible: root.analyse.engineOn && root.analyse.lines.count === 0
            verticalAlignment: Text.AlignVCenter
            color: Theme.t3
            text: root.analyse.emptyText
        }
        AppText {
            id: threat
            objectName: "threatText"
            x: Theme.space16
            width: parent.width - 2 * x
            height: root.rowHeight
            visible: root.analyse.threatShown
            verticalAlignment: Text.AlignVCenter
            color: Theme.bad
            text: root.analyse.threatText
        }
    }
}
