// The games of the last import that have errors: imported in part, or left out.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

SideSheet {
    id: root

    required property ImportReport importReport

    objectName: "faultyGames"
    title: qsTr("Games with errors")
    sheetWidth: Theme.scaled(440)

    Item {
        anchors.fill: parent

        ListView {
            id: list
            objectName: "faultyList"
            width: parent.width
            anchors.top: parent.top
            anchors.bottom: more.top
            clip: true
            focus: true
            boundsBehavior: Flickable.StopAtBounds
            model: root.importReport.faulty
            T.ScrollBar.vertical: AppScrollBar {}

            delegate: Item {
                id: entry

                required property string name
                required property string valueText

                width: list.width
                height: texts.height + Theme.scaled(20)

                Accessible.role: Accessible.ListItem
                Accessible.name: qsTr("%1, %2").arg(entry.name).arg(entry.valueText)

                Column {
                    id: texts
                    x: Theme.space16
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - 2 * x

                    AppText {
                        width: parent.width
                        style: "small"
                        color: Theme.t3
                        elide: Text.ElideMiddle
                        text: entry.name
                        Accessible.ignored: true
                    }
                    AppText {
                        width: parent.width
                        wrapMode: Text.Wrap
                        text: entry.valueText
                        Accessible.ignored: true
                    }
                }
                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: 1
                    color: Theme.line
                }
            }
        }
        AppText {
            id: more
            anchors.bottom: foot.top
            x: Theme.space16
            width: parent.width - 2 * x
            height: text.length > 0 ? implicitHeight : 0
            visible: text.length > 0
            bottomPadding: Theme.space8
            text: root.importReport.moreText
        }
        Rectangle {
            anchors.top: foot.top
            width: parent.width
            height: 1
            color: Theme.line
        }
        AppText {
            id: foot
            anchors.bottom: parent.bottom
            x: Theme.space16
            width: parent.width - 2 * x
            topPadding: Theme.space12
            bottomPadding: Theme.space12
            wrapMode: Text.Wrap
            color: Theme.t3
            text: qsTr("The other games of the file are in the library. To have these in full too, correct "
                       + "them in a text editor and import the file again; “Find duplicates” then shows what "
                       + "is there twice.")
        }
    }
}
