// The searches of a lesson, oldest first: a bar for the nodes, and below it move and score.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Rows runs

    signal startAgainRequested

    title: qsTr("Your searches")
    subtitle: list.count > 0 ? qsTr("nodes") : ""

    Column {
        width: root.availableWidth
        spacing: Theme.space8

        AppText {
            width: parent.width
            visible: list.count === 0
            wrapMode: Text.Wrap
            color: Theme.t3
            text: qsTr("Press Search. Every search of this lesson is kept here, so that you can compare.")
        }
        AppButton {
            objectName: "startAgain"
            visible: list.count > 0
            kind: "quiet"
            text: qsTr("Start this lesson again")
            onClicked: root.startAgainRequested()
        }
        Repeater {
            id: list
            model: root.runs

            Item {
                id: row

                required property int index
                required property string what
                required property string nodesText
                required property double share
                required property string move
                required property string scoreText
                required property string timeText
                required property bool completed

                objectName: "run" + row.index
                width: parent.width
                height: Theme.scaled(44)
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2 nodes, %3, %4, %5").arg(row.what).arg(row.nodesText)
                    .arg(row.move).arg(row.scoreText).arg(row.timeText)

                AppText {
                    width: parent.width - nodes.width - Theme.space8
                    style: "small"
                    color: Theme.t2
                    text: row.completed ? row.what : qsTr("%1 (stopped)").arg(row.what)
                    Accessible.ignored: true
                }
                NumberText {
                    id: nodes
                    anchors.right: parent.right
                    style: "value"
                    text: row.nodesText
                    Accessible.ignored: true
                }
                Rectangle {
                    id: track
                    y: Theme.scaled(20)
                    width: parent.width
                    height: Theme.scaled(6)
                    radius: height / 2
                    color: Theme.bg3

                    Rectangle {
                        width: Math.max(Theme.scaled(2), Math.round(parent.width * row.share))
                        height: parent.height
                        radius: parent.radius
                        color: Theme.s1
                    }
                }
                AppText {
                    anchors.top: track.bottom
                    anchors.topMargin: Theme.space2
                    style: "small"
                    text: row.move + "   " + row.scoreText
                    Accessible.ignored: true
                }
                NumberText {
                    anchors.top: track.bottom
                    anchors.topMargin: Theme.space2
                    anchors.right: parent.right
                    style: "small"
                    text: row.timeText
                    Accessible.ignored: true
                }
            }
        }
    }
}
