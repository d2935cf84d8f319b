// The second evaluator's lines beside the first one's, with their differences.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property SecondLines second
    required property Analyse analyse

    readonly property int rowHeight: Theme.scaled(31)
    // Includes the row of differences.
    readonly property int shownRows: root.second.searching || root.analyse.engineOn && lines.count === 0
        ? root.analyse.lineCount + 1 : lines.count > 0 ? lines.count + 1 : 0
    readonly property real wantedHeight: headerHeight + root.shownRows * root.rowHeight + 1

    signal settingsRequested

    objectName: "secondLines"
    padding: 0
    title: root.second.name
    subtitle: root.second.progressText
    headerItems: Row {
        IconButton {
            objectName: "secondSettings"
            iconName: "settings"
            tip: qsTr("Choose evaluator and techniques")
            onClicked: root.settingsRequested()
        }
        IconButton {
            objectName: "closeSecond"
            action: Actions.analyse.compare
            iconName: "x"
            tip: qsTr("Close the second evaluator")
        }
    }

    Column {
        anchors.left: parent.left
        anchors.right: parent.right

        LineRows {
            id: lines
            model: root.second.lines
            onPlyHovered: (line, plies) => root.second.preview(line, plies)
            // Delayed, since a click must end before its row is removed.
            onPlyChosen: (line, plies) => Qt.callLater(root.second.playLine, line, plies)
        }
        AppText {
            x: Theme.space16
            width: parent.width - 2 * x
            height: root.rowHeight
            visible: root.analyse.engineOn && root.second.lines.count === 0
            verticalAlignment: Text.AlignVCenter
            color: Theme.t3
            text: root.analyse.emptyText
        }
        Item {
            width: parent.width
            height: root.rowHeight
            visible: root.second.moveText.length > 0

            Rectangle {
                width: parent.width
                height: 1
                color: Theme.line
            }
            Row {
                x: Theme.space16
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.space8

                Chip {
                    objectName: "moveChip"
                    tone: root.second.moveAgreement === SecondLines.Agreement.Same ? "good" : "warn"
                    text: root.second.moveText
                }
                Chip {
                    objectName: "scoreChip"
                    tone: root.second.scoreAgreement === SecondLines.Agreement.Same ? "neutral" : "warn"
                    text: root.second.scoreText
                }
            }
        }
    }
}
