// A new network run, and those of earlier days to look at or go on with.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

SideSheet {
    id: root

    required property NetworkRun network

    sheetWidth: Theme.scaled(560)
    title: qsTr("Network runs")

    ScrollArea {
        id: area
        anchors.fill: parent

        Column {
            x: Theme.space16
            width: area.availableWidth - 2 * Theme.space16
            spacing: Theme.space16
            bottomPadding: Theme.space16

            TrainStart {
                width: parent.width
                network: root.network
                onBegun: root.close()
            }
            AppText {
                visible: root.network.runs.count > 0
                style: "h2"
                text: qsTr("Runs so far")
            }
            Column {
                width: parent.width

                Repeater {
                    model: root.network.runs

                    T.AbstractButton {
                        id: entry

                        required property int index
                        required property int number
                        required property string title
                        required property string detail
                        required property string state
                        required property bool shown

                        objectName: "networkRun" + entry.index
                        width: parent ? parent.width : 0
                        height: Theme.scaled(44)
                        hoverEnabled: true
                        focusPolicy: Qt.StrongFocus
                        onClicked: {
                            root.network.showRun(entry.number);
                            root.close();
                        }
                        Keys.onReturnPressed: entry.clicked()

                        Accessible.role: Accessible.Button
                        Accessible.name: qsTr("%1, %2, %3").arg(entry.title).arg(entry.detail).arg(entry.state)
                        Accessible.onPressAction: entry.clicked()

                        background: Rectangle {
                            radius: Theme.radiusControl
                            color: entry.shown ? Theme.accSoft : entry.down ? Theme.bg3 : entry.hovered ? Theme.bg2
                                : Qt.alpha(Theme.bg2, 0)
                            FocusRing { shown: entry.visualFocus }
                        }
                        contentItem: Item {
                            AppText {
                                id: title
                                x: Theme.space8
                                anchors.verticalCenter: parent.verticalCenter
                                style: "strong"
                                text: entry.title
                                Accessible.ignored: true
                            }
                            AppText {
                                anchors.left: title.right
                                anchors.leftMargin: Theme.space12
                                anchors.verticalCenter: parent.verticalCenter
                                color: Theme.t3
                                text: entry.detail
                                Accessible.ignored: true
                            }
                            AppText {
                                anchors.right: parent.right
                                anchors.rightMargin: Theme.space8
                                anchors.verticalCenter: parent.verticalCenter
                                color: Theme.t3
                                text: entry.state
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }
    }
}
