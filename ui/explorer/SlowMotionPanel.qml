// Slow motion: the recorded search step by step, with alpha and beta: one pass, or all of them. Board and
// picture follow.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Explorer explorer

    readonly property SlowMotion motion: root.explorer.slowMotion
    readonly property var speeds: [1, 4, 15]

    function follow(): void {
        if (root.visible)
            root.explorer.followSlowMotion();
    }

    objectName: "slowMotionPanel"
    title: qsTr("Slow motion")
    padding: 0
    leftPadding: 0
    rightPadding: 0
    bottomPadding: 2

    onVisibleChanged: {
        if (root.visible)
            root.follow();
        else
            root.motion.playing = false;
    }
    Connections {
        target: root.motion
        function onStepChanged(): void { root.follow(); }
        function onStepsChanged(): void { root.follow(); }
    }

    headerItems: [
        Segmented {
            objectName: "slowPasses"
            Layout.fillWidth: true
            Layout.minimumWidth: implicitWidth / 2
            Layout.maximumWidth: implicitWidth
            visible: root.explorer.passNames.length > 1
            compact: true
            label: qsTr("Part to step through")
            model: root.width < Theme.scaled(760) ? [qsTr("Pass"), qsTr("All")]
                : [qsTr("This pass"), qsTr("All passes")]
            currentIndex: root.motion.wholeSearch ? 1 : 0
            onActivated: index => root.motion.wholeSearch = index === 1
        },
        AppText {
            Layout.fillWidth: true
            Layout.maximumWidth: implicitWidth
            style: "small"
            text: root.width < Theme.scaled(root.explorer.passNames.length > 1 ? 720 : 600) ? ""
                : root.motion.stepText
        },
        Segmented {
            objectName: "speed"
            Layout.fillWidth: true
            Layout.minimumWidth: implicitWidth / 2
            Layout.maximumWidth: implicitWidth
            compact: true
            label: qsTr("Steps in a second")
            model: [qsTr("1 / s"), qsTr("4 / s"), qsTr("15 / s")]
            currentIndex: Math.max(0, root.speeds.indexOf(root.motion.stepsPerSecond))
            onActivated: index => root.motion.stepsPerSecond = root.speeds[index]
        },
        IconButton {
            compact: true
            iconName: "first"
            tip: qsTr("From the beginning")
            onClicked: root.motion.step = 0
        },
        IconButton {
            compact: true
            action: Actions.explorer.stepBack
        },
        IconButton {
            compact: true
            action: Actions.explorer.run
        },
        IconButton {
            objectName: "stepForward"
            compact: true
            action: Actions.explorer.stepForward
        },
        IconButton {
            compact: true
            action: Actions.explorer.stepOver
        },
        IconButton {
            compact: true
            action: Actions.explorer.nextCutoff
        },
        IconButton {
            compact: true
            action: Actions.explorer.nextBest
        }
    ]

    FocusScope {
        anchors.fill: parent

        AppText {
            id: sentence
            objectName: "stepSentence"
            x: Theme.scaled(16)
            width: parent.width - 2 * x
            height: Theme.scaled(48)
            wrapMode: Text.Wrap
            color: Theme.t1
            text: root.motion.sentence
        }
        Item {
            id: head
            anchors.top: sentence.bottom
            width: parent.width
            height: Theme.scaled(24)

            AppText {
                x: Theme.scaled(16)
                style: "small"
                text: qsTr("Path to the node")
            }
            AppText {
                x: list.windowX - width
                style: "small"
                text: qsTr("White has at least")
            }
            AppText {
                id: most
                anchors.right: parent.right
                anchors.rightMargin: Theme.space16
                style: "small"
                text: qsTr("and at most")
            }
            AppText {
                anchors.left: parent.left
                anchors.leftMargin: list.windowX + Theme.scaled(14)
                anchors.right: most.left
                anchors.rightMargin: Theme.scaled(14)
                horizontalAlignment: Text.AlignHCenter
                style: "small"
                text: qsTr("bar %1").arg(root.motion.scaleText)
            }
        }
        ListView {
            id: list
            objectName: "slowMotionList"
            anchors.top: head.bottom
            anchors.bottom: limit.visible ? limit.top : parent.bottom
            width: parent.width
            focus: true
            activeFocusOnTab: true
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            keyNavigationEnabled: false  // the arrows step through the search
            model: root.motion
            onCountChanged: list.positionViewAtEnd()

            // Left end of the window in every row.
            readonly property real windowX: Math.round(Math.min(Theme.scaled(260), list.width * 0.3))
                + Theme.scaled(88)

            Accessible.role: Accessible.List
            Accessible.name: qsTr("Path from the root to the current node")

            delegate: SlowMotionFrame {
                width: list.width
                windowX: list.windowX
            }

            T.ScrollBar.vertical: AppScrollBar {}
        }
        AppText {
            id: limit
            anchors.bottom: parent.bottom
            x: Theme.scaled(16)
            width: parent.width - 2 * x
            height: Theme.scaled(30)
            visible: text.length > 0
            verticalAlignment: Text.AlignVCenter
            style: "small"
            color: Theme.warn
            text: root.motion.limitText
        }
        // A click anywhere focuses the list and has no other effect.
        MouseArea {
            anchors.fill: parent
            onPressed: mouse => {
                list.forceActiveFocus(Qt.MouseFocusReason);
                mouse.accepted = false;
            }
        }
        FocusRing {
            anchors.fill: list
            anchors.margins: 2
            shown: list.activeFocus
        }
    }
}
