// A choice from a few segments, side by side.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Controls
import QtQuick.Templates as T

InputScope {
    id: root

    property list<string> model
    property alias currentIndex: root.value
    /// Tool tip for each segment; "" or missing for none.
    property list<string> tips
    /// Accessible name of the group.
    property string label: ""
    /// 28 px visible, 32 px clickable: for panel title rows.
    property bool compact: false
    /// The segments share the whole width.
    property bool stretched: false

    signal activated(int index)

    readonly property Item currentItem: segments.count > 0 ? segments.itemAt(currentIndex) : null

    /// Width that all segments need; with less they share the space and elide their texts.
    readonly property real needed: {
        let sum = 0;
        for (let i = 0; i < segments.count; ++i)
            sum += segments.itemAt(i)?.needed ?? 0; // qmllint disable
        return sum;
    }
    readonly property real gaps: 6 + Math.max(0, segments.count - 1) * row.spacing
    readonly property real share: needed > 0 ? Math.min(1, (width - gaps) / needed) : 1

    implicitWidth: needed + gaps
    implicitHeight: Theme.scaled(32)
    opacity: enabled ? 1 : Theme.disabledOpacity

    Accessible.role: Accessible.Grouping
    Accessible.name: root.label

    Keys.onLeftPressed: choose(currentIndex - 1, Qt.TabFocusReason)
    Keys.onRightPressed: choose(currentIndex + 1, Qt.TabFocusReason)

    /// Chooses a segment for the user; an invalid index is ignored.
    function choose(index: int, reason: int) {
        if (index < 0 || index >= model.length)
            return;
        const changed = index !== currentIndex;
        root.edit(index);
        segments.itemAt(index).forceActiveFocus(reason);
        if (changed)
            activated(index);
    }

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: root.compact ? Theme.scaled(2) : 0
        anchors.bottomMargin: anchors.topMargin
        radius: Theme.radiusSegment
        color: Theme.bg2
        border.width: 1
        border.color: Theme.line

        Rectangle {
            visible: root.currentItem !== null
            x: root.currentItem ? row.x + root.currentItem.x : 0
            y: 3
            width: root.currentItem ? root.currentItem.width : 0
            height: parent.height - 6
            radius: Theme.radiusChip
            color: Theme.bg4

            Behavior on x {
                NumberAnimation { duration: Theme.motionToggle; easing.type: Easing.OutCubic }
            }
            Behavior on width {
                NumberAnimation { duration: Theme.motionToggle; easing.type: Easing.OutCubic }
            }
        }
    }

    Row {
        id: row
        x: 3
        spacing: 2

        Repeater {
            id: segments
            model: root.model

            T.AbstractButton {
                id: segment
                objectName: "segment" + index

                required property int index
                required property string modelData
                readonly property bool current: index === root.currentIndex

                readonly property string tip: root.tips[index] ?? ""
                readonly property real needed: caption.implicitWidth + Theme.scaled(20)

                width: root.stretched ? (root.width - root.gaps) / segments.count : needed * root.share
                height: root.height
                text: modelData
                focus: current
                hoverEnabled: true
                focusPolicy: current ? Qt.StrongFocus : Qt.NoFocus

                onClicked: root.choose(index, Qt.MouseFocusReason)

                Accessible.role: Accessible.RadioButton
                Accessible.name: tip.length > 0 ? tip : modelData
                Accessible.checkable: true
                Accessible.checked: current
                Accessible.onPressAction: clicked()

                AppText {
                    id: caption
                    anchors.centerIn: parent
                    width: Math.min(implicitWidth, segment.width - Theme.scaled(8))
                    style: "strong"
                    text: segment.modelData
                    color: segment.current || segment.hovered ? Theme.t1 : Theme.t2
                    Accessible.ignored: true
                }
                FocusRing {
                    anchors.topMargin: 1
                    anchors.bottomMargin: 1
                    shown: segment.visualFocus
                    innerRadius: Theme.radiusChip
                }
                Tip {
                    wanted: segment.hovered || segment.visualFocus
                    text: segment.tip
                }
            }
        }
    }
}
