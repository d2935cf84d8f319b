// Tabs of a page or a panel: text with a line under the current one.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Controls
import QtQuick.Templates as T

InputScope {
    id: root

    property list<string> model
    property alias currentIndex: root.value
    property string label: ""

    signal activated(int index)

    readonly property Item currentItem: tabs.count > 0 ? tabs.itemAt(currentIndex) : null

    implicitWidth: row.implicitWidth
    implicitHeight: Theme.scaled(36)
    opacity: enabled ? 1 : Theme.disabledOpacity

    Accessible.role: Accessible.PageTabList
    Accessible.name: root.label

    Keys.onLeftPressed: choose(currentIndex - 1, Qt.TabFocusReason)
    Keys.onRightPressed: choose(currentIndex + 1, Qt.TabFocusReason)

    /// Chooses a tab for the user; an invalid index is ignored.
    function choose(index: int, reason: int) {
        if (index < 0 || index >= model.length)
            return;
        const changed = index !== currentIndex;
        root.edit(index);
        tabs.itemAt(index).forceActiveFocus(reason);
        if (changed)
            activated(index);
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }

    Rectangle {
        anchors.bottom: parent.bottom
        visible: root.currentItem !== null
        x: root.currentItem ? root.currentItem.x + Theme.scaled(10) : 0
        width: root.currentItem ? root.currentItem.width - Theme.scaled(20) : 0
        height: 2
        radius: 1
        color: Theme.acc

        Behavior on x {
            NumberAnimation { duration: Theme.motionToggle; easing.type: Easing.OutCubic }
        }
    }

    Row {
        id: row

        Repeater {
            id: tabs
            model: root.model

            T.AbstractButton {
                id: tab
                objectName: "tab" + index

                required property int index
                required property string modelData
                readonly property bool current: index === root.currentIndex

                width: caption.implicitWidth + Theme.scaled(20)
                height: root.height
                text: modelData
                focus: current
                hoverEnabled: true
                focusPolicy: current ? Qt.StrongFocus : Qt.NoFocus

                onClicked: root.choose(index, Qt.MouseFocusReason)

                Accessible.role: Accessible.PageTab
                Accessible.name: modelData
                Accessible.selected: current
                Accessible.onPressAction: clicked()

                AppText {
                    id: caption
                    anchors.centerIn: parent
                    style: tab.current ? "h2" : "strong"
                    text: tab.modelData
                    color: tab.current || tab.hovered ? Theme.t1 : Theme.t2
                    Accessible.ignored: true
                }
                FocusRing {
                    anchors.margins: 0
                    anchors.bottomMargin: 3
                    shown: tab.visualFocus
                    innerRadius: 2
                }
            }
        }
    }
}
