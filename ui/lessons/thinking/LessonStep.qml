// One step of a lesson.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property int number
    required property string task
    required property string watch
    required property int stepState
    required property string remark
    required property bool running

    readonly property bool done: root.stepState === LessonState.Done
    readonly property bool current: root.stepState === LessonState.Current

    signal showMeRequested

    opacity: root.stepState === LessonState.Ahead ? 0.75 : 1
    Accessible.name: qsTr("Step %1: %2").arg(root.number).arg(root.task)
    Accessible.description: root.done ? root.remark : root.watch

    Item {
        implicitHeight: column.implicitHeight
        width: parent.width

        Rectangle {
            id: badge
            width: Theme.scaled(24)
            height: width
            radius: width / 2
            color: root.done ? Theme.goodSoft : root.current ? Theme.accSoft : Theme.bg3

            Icon {
                anchors.centerIn: parent
                visible: root.done
                name: "check"
                size: 14
                color: Theme.good
            }
            AppText {
                anchors.centerIn: parent
                visible: !root.done
                style: "small"
                color: root.current ? Theme.acc : Theme.t3
                text: String(root.number)
                Accessible.ignored: true
            }
        }
        Column {
            id: column
            anchors.left: badge.right
            anchors.leftMargin: Theme.space12
            anchors.right: parent.right
            spacing: Theme.scaled(6)

            AppText {
                width: parent.width
                topPadding: Theme.space2
                style: "strong"
                wrapMode: Text.Wrap
                text: root.task
            }
            AppText {
                objectName: "watch"
                width: parent.width
                visible: !root.done
                wrapMode: Text.Wrap
                color: Theme.t2
                text: qsTr("Watch: %1").arg(root.watch)
            }
            AppText {
                objectName: "remark"
                width: parent.width
                visible: root.done
                wrapMode: Text.Wrap
                color: Theme.t2
                text: root.remark
            }
            AppButton {
                objectName: "showMe"
                visible: root.current
                enabled: !root.running
                kind: "outline"
                compact: true
                text: qsTr("Show me")
                onClicked: root.showMeRequested()
            }
        }
    }
}
