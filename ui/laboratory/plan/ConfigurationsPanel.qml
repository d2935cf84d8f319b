// The compared configurations. A click on one opens its switches.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property LabConfigurations configurations

    signal editRequested(int row)

    title: qsTr("Configurations")
    subtitle: root.configurations.count > 6 ? String(root.configurations.count) : ""
    padding: 0
    bottomPadding: 1
    headerItems: IconButton {
        compact: true
        iconName: "plus"
        iconSize: 16
        tip: qsTr("Add a configuration, like A")
        onClicked: root.editRequested(root.configurations.add())
    }

    Column {
        anchors.fill: parent

        Repeater {
            model: root.configurations

            T.AbstractButton {
                id: entry

                required property int index
                required property string badge
                required property int series
                required property string name
                required property string difference

                objectName: "configuration" + entry.index
                width: root.width
                height: texts.height + Theme.scaled(18)
                hoverEnabled: true
                focusPolicy: Qt.StrongFocus
                onClicked: root.editRequested(entry.index)
                Keys.onReturnPressed: entry.clicked()
                Keys.onUpPressed: entry.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onDownPressed: entry.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

                Accessible.role: Accessible.Button
                Accessible.name: qsTr("Configuration %1: %2").arg(entry.badge).arg(entry.name)
                Accessible.description: entry.difference
                Accessible.onPressAction: entry.clicked()

                Rectangle {
                    anchors.fill: parent
                    anchors.leftMargin: 1
                    anchors.rightMargin: 1
                    color: entry.down ? Theme.bg3 : entry.hovered ? Theme.bg2 : Qt.alpha(Theme.bg2, 0)

                    Rectangle {
                        width: parent.width
                        height: 1
                        color: Theme.line
                    }
                }
                ConfigurationBadge {
                    x: Theme.space16
                    y: Theme.scaled(9)
                    badge: entry.badge
                    series: entry.series
                }
                Column {
                    id: texts
                    x: Theme.scaled(50)
                    y: Theme.scaled(9)
                    width: parent.width - x - Theme.space12

                    AppText {
                        width: parent.width
                        style: "value"
                        text: entry.name
                        Accessible.ignored: true
                    }
                    AppText {
                        width: parent.width
                        style: "small"
                        text: entry.difference
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
                FocusRing {
                    anchors.margins: 0
                    shown: entry.visualFocus
                    innerRadius: 2
                }
            }
        }
    }
}
