// The workplace of a lesson: its position, its settings, the search, and the searches so far.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property Lessons lessons
    required property AppSettings settings
    required property int bottomSpace

    spacing: Theme.space12
    bottomPadding: root.bottomSpace

    Panel {
        width: root.width

        Column {
            width: parent.width
            spacing: Theme.space12

            Item {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(parent.width, Theme.scaled(288))
                height: width

                ThemedBoard {
                    anchors.fill: parent
                    interactive: false
                    position: root.lessons.board
                    settings: root.settings
                }
            }
            Repeater {
                model: root.lessons.switches

                SwitchRow {
                    required property string techniqueId
                    required property string name
                    required property bool switchedOn
                    required property string explanation

                    objectName: "switch-" + techniqueId
                    width: parent.width
                    text: name
                    checked: switchedOn
                    onToggled: on => root.lessons.setOn(techniqueId, on)

                    // A click breaks a binding to `checked`; the lesson decides.
                    onSwitchedOnChanged: checked = switchedOn
                }
            }
            AppText {
                width: parent.width
                visible: text.length > 0
                wrapMode: Text.Wrap
                style: "small"
                text: root.lessons.alsoOnText
            }
            SelectBox {
                width: parent.width
                visible: root.lessons.offersEvaluators
                label: qsTr("Evaluation")
                model: root.lessons.evaluatorNames
                currentIndex: root.lessons.evaluatorIndex
                onActivated: index => root.lessons.evaluatorIndex = index
            }
            Item {
                width: parent.width
                height: Theme.scaled(36)

                Stepper {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: root.lessons.offersDepth
                    label: qsTr("Depth")
                    from: 1
                    to: root.lessons.depthMax
                    value: root.lessons.depth
                    onValueModified: value => root.lessons.depth = value
                }
                AppButton {
                    objectName: "lessonSearch"
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    kind: root.lessons.running ? "secondary" : "primary"
                    large: true
                    iconName: root.lessons.running ? "stop" : "go"
                    text: root.lessons.running ? qsTr("Stop") : qsTr("Search")
                    onClicked: root.lessons.running ? root.lessons.stop() : root.lessons.search()
                }
            }
            Row {
                width: parent.width
                visible: root.lessons.running
                spacing: Theme.space8

                Chip {
                    anchors.verticalCenter: parent.verticalCenter
                    tone: "acc"
                    pulse: true
                    text: qsTr("searching")
                }
                NumberText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("%1 nodes").arg(root.lessons.nodesText)
                }
            }
        }
    }
    LessonRuns {
        width: root.width
        runs: root.lessons.runs
        onStartAgainRequested: root.lessons.startAgain()
    }
}
