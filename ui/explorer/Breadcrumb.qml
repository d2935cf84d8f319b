// The path from the whole tree to the current top; each step leads back.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.Controls

Row {
    id: root

    required property var crumbs
    // The middle steps of a long path are omitted.
    readonly property int maxShown: 5
    readonly property int skipped: Math.max(0, root.crumbs.length - root.maxShown)

    signal chosen(int index)

    spacing: Theme.space4
    clip: true

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Path from the root")

    Repeater {
        model: Math.min(root.crumbs.length, root.maxShown)

        Row {
            id: step

            required property int index
            // The first, then the last steps.
            readonly property int crumb: step.index === 0 ? 0 : step.index + root.skipped
            readonly property bool last: step.crumb === root.crumbs.length - 1

            spacing: Theme.space4

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "chev"
                size: 14
                color: Theme.t3
            }
            AppText {
                anchors.verticalCenter: parent.verticalCenter
                visible: step.index === 1 && root.skipped > 0
                text: "…"
                color: Theme.t3
            }
            T.AbstractButton {
                id: button
                objectName: "crumb" + step.crumb
                implicitWidth: label.implicitWidth + Theme.scaled(8)
                implicitHeight: Theme.scaled(32)
                text: root.crumbs[step.crumb] ?? ""
                hoverEnabled: true
                focusPolicy: step.last ? Qt.NoFocus : Qt.StrongFocus
                onClicked: root.chosen(step.crumb)
                Keys.onReturnPressed: root.chosen(step.crumb)
                Keys.onEnterPressed: root.chosen(step.crumb)

                Accessible.role: Accessible.Link
                Accessible.name: button.text
                Accessible.onPressAction: root.chosen(step.crumb)

                AppText {
                    id: label
                    anchors.centerIn: parent
                    style: step.last ? "value" : "body"
                    text: button.text
                    color: step.last || button.hovered ? Theme.t1 : Theme.t2
                    Accessible.ignored: true
                }
                FocusRing { shown: button.visualFocus }
            }
        }
    }
}
