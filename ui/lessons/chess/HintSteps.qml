// The hint in three steps: piece, square, move; each one is shown when it is asked for.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property ChessTask task
    property bool dense: false

    padding: 0
    title: qsTr("Hint")
    subtitle: root.task.hints.count === 3 ? qsTr("in three steps") : ""
    headerItems: KeyCap { text: "H" }

    Column {
        width: root.width

        Repeater {
            model: root.task.hints

            Item {
                id: row

                required property int index
                required property string label
                required property string text
                required property int hintState

                readonly property bool used: row.hintState === HintState.Used
                readonly property bool next: row.hintState === HintState.Next

                width: root.width
                implicitHeight: Math.max(Theme.scaled(root.dense ? 36 : 44),
                                         words.implicitHeight + Theme.scaled(12))

                Rectangle {
                    width: parent.width
                    height: 1
                    color: Theme.line
                }
                Rectangle {
                    id: sign
                    anchors.verticalCenter: parent.verticalCenter
                    x: Theme.space16
                    width: Theme.scaled(20)
                    height: width
                    radius: width / 2
                    color: row.used ? Theme.accSoft : "transparent"
                    border.width: row.used ? 0 : 1.5
                    border.color: Theme.line3

                    AppText {
                        anchors.centerIn: parent
                        style: "micro"
                        font.weight: Font.DemiBold
                        color: row.used ? Theme.acc : Theme.t3
                        text: String(row.index + 1)
                        Accessible.ignored: true
                    }
                }
                AppText {
                    id: label
                    anchors.verticalCenter: parent.verticalCenter
                    x: sign.x + sign.width + Theme.scaled(10)
                    width: visible ? implicitWidth + Theme.space8 : 0
                    visible: row.label.length > 0
                    color: Theme.t3
                    text: row.label
                    Accessible.ignored: true
                }
                AppText {
                    id: words
                    objectName: "hintText" + row.index
                    anchors.verticalCenter: parent.verticalCenter
                    x: label.x + label.width
                    width: (show.visible ? show.x : parent.width) - x - Theme.space12
                    wrapMode: Text.Wrap
                    color: row.used ? Theme.t1 : row.next ? Theme.t2 : Theme.t3
                    text: row.text
                    Accessible.name: qsTr("Hint %1 of %2: %3").arg(row.index + 1).arg(root.task.hints.count)
                        .arg(row.text)
                }
                AppButton {
                    id: show
                    objectName: "showHint"
                    anchors.verticalCenter: parent.verticalCenter
                    x: parent.width - width - Theme.space12
                    visible: row.next
                    compact: true
                    text: qsTr("Show")
                    Accessible.name: qsTr("Show hint %1 of %2").arg(row.index + 1).arg(root.task.hints.count)
                    onClicked: root.task.hint()
                }
            }
        }
    }
}
