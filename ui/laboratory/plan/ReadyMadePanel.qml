// Ready-made comparisons, one button each.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Laboratory laboratory
    /// Refers to the place for custom comparisons.
    property string elsewhere: ""

    signal chosen(int index)

    title: qsTr("Ready-made comparisons")
    subtitle: root.width > Theme.scaled(560) ? root.elsewhere : ""
    padding: 0
    bottomPadding: 1

    ListView {
        id: list
        anchors.fill: parent
        implicitHeight: contentHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.laboratory.readyMade
        T.ScrollBar.vertical: AppScrollBar {}

        delegate: Item {
            id: row

            required property int index
            required property string name
            required property string explanation

            width: list.width
            height: words.height + Theme.scaled(24)

            Rectangle {
                x: 1
                width: parent.width - 2
                height: 1
                color: Theme.line
            }
            Column {
                id: words
                x: Theme.space16
                y: Theme.space12
                width: button.x - x - Theme.space16

                AppText {
                    width: parent.width
                    style: "value"
                    text: row.name
                }
                AppText {
                    width: Math.min(parent.width, Theme.scaled(760))
                    color: Theme.t2
                    wrapMode: Text.Wrap
                    text: row.explanation
                }
            }
            AppButton {
                id: button
                objectName: "useReadyMade" + row.index
                anchors.verticalCenter: parent.verticalCenter
                x: parent.width - width - Theme.space16
                text: qsTr("Set up")
                Accessible.name: qsTr("Set up: %1").arg(row.name)
                onClicked: root.chosen(row.index)
            }
        }
    }
}
