// A strength between the named opponents: their names at equal distances, steps of 25 between them, and a
// mark for the person's own strength. Arrows go a step, with Shift to the next name.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Opponents opponents
    required property list<string> names
    // The names that fit: every one, or every second.
    readonly property int every: root.width < Theme.scaled(560) ? 2 : 1

    implicitHeight: head.height + Theme.scaled(48)

    AppText {
        id: title
        style: "h2"
        text: qsTr("Or set the strength")
    }
    AppText {
        id: head
        anchors.left: title.right
        anchors.leftMargin: Theme.space8
        anchors.right: words.left
        anchors.baseline: title.baseline
        style: "small"
        text: root.opponents.row < 0 ? root.opponents.name : qsTr("between two of them")
    }
    AppText {
        id: words
        objectName: "strengthWords"
        anchors.right: parent.right
        anchors.baseline: title.baseline
        color: Theme.t2
        text: root.opponents.comparison
    }

    T.Slider {
        id: slider
        objectName: "strengthSlider"
        anchors { left: parent.left; right: parent.right; top: title.bottom; topMargin: Theme.scaled(6) }
        height: Theme.scaled(24)
        leftPadding: Theme.space8
        rightPadding: Theme.space8
        focusPolicy: Qt.StrongFocus
        onMoved: root.opponents.choosePlace(slider.valueAt(slider.position))

        // The handle stands where the chosen strength is, not where the pointer was.
        Binding {
            target: slider
            property: "value"
            value: root.opponents.place
            when: !slider.pressed
            restoreMode: Binding.RestoreNone
        }

        Accessible.role: Accessible.Slider
        Accessible.name: title.text
        Accessible.description: qsTr("%1, %2").arg(root.opponents.name).arg(root.opponents.comparison)
        Accessible.onIncreaseAction: root.opponents.step(1)
        Accessible.onDecreaseAction: root.opponents.step(-1)

        function go(steps: int, event: var): void {
            if (event.modifiers & Qt.ShiftModifier)
                root.opponents.stepNames(steps);
            else
                root.opponents.step(steps);
        }
        Keys.onLeftPressed: event => slider.go(-1, event)
        Keys.onRightPressed: event => slider.go(1, event)

        background: Rectangle {
            x: slider.leftPadding
            y: Theme.scaled(9)
            width: slider.availableWidth
            height: Theme.scaled(6)
            radius: height / 2
            color: Theme.bg3

            Rectangle {
                width: slider.visualPosition * parent.width
                height: parent.height
                radius: height / 2
                color: Theme.acc
            }
            Icon {
                x: root.opponents.ownPlace * parent.width - width / 2
                y: -height
                visible: root.opponents.rated
                name: "down"
                size: 12
                color: Theme.acc
            }
        }
        handle: Rectangle {
            x: slider.leftPadding + slider.visualPosition * slider.availableWidth - width / 2
            y: Theme.scaled(12) - height / 2
            width: Theme.scaled(20)
            height: width
            radius: width / 2
            color: Theme.acc

            Rectangle {
                anchors.centerIn: parent
                width: Theme.scaled(16)
                height: width
                radius: width / 2
                color: Theme.bg1
            }
            Rectangle {
                anchors.centerIn: parent
                width: Theme.scaled(10)
                height: width
                radius: width / 2
                color: Theme.acc
            }
            FocusRing {
                shown: slider.visualFocus
                innerRadius: parent.radius
            }
        }
    }
    Repeater {
        model: root.names

        Item {
            id: mark
            required property string modelData
            required property int index
            readonly property real share: mark.index / (root.names.length - 1)
            readonly property bool on: mark.index === root.opponents.row

            x: slider.x + slider.leftPadding + mark.share * slider.availableWidth
            y: slider.y + Theme.scaled(20)

            Rectangle {
                width: 1
                height: Theme.scaled(5)
                color: Theme.line3
            }
            AppText {
                x: mark.index === 0 ? -slider.leftPadding
                    : mark.index === root.names.length - 1 ? slider.rightPadding - width : -width / 2
                y: Theme.scaled(7)
                visible: mark.on || root.every === 1 || mark.index === root.names.length - 1
                    || mark.index % root.every === 0 && mark.index < root.names.length - 2
                style: "micro"
                font.weight: mark.on ? Font.Medium : Font.Normal
                color: mark.on ? Theme.acc : Theme.t3
                text: mark.modelData
                Accessible.ignored: true
            }
        }
    }
}
