// "Why not …?": the move, and the answer in words, lines and numbers.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Explorer explorer
    property bool detailed: false

    readonly property WhyNot whyNot: root.explorer.whyNot
    readonly property real wantedHeight:
        root.headerHeight + column.implicitHeight - root.ring + Theme.scaled(16)
    // Space for the focus ring of items at the edge.
    readonly property int ring: 2 + Theme.focusWidth

    function focusField(): void {
        field.forceActiveFocus(Qt.ShortcutFocusReason);
        field.selectAll();
    }
    function ask(): void {
        root.explorer.askWhyNot(field.text);
        if (root.whyNot.error.length > 0)
            field.selectAll();
        else
            field.clear();
    }

    title: qsTr("Why not …?")
    headerItems: IconButton {
        objectName: "answerDetails"
        visible: root.whyNot.answered
        compact: true
        checkable: true
        iconName: "info"
        tip: qsTr("Scores by depth")
        checked: root.detailed
        onToggled: root.detailed = checked
    }

    ScrollArea {
        anchors.fill: parent
        anchors.leftMargin: -root.ring
        anchors.topMargin: -root.ring
        anchors.rightMargin: -Theme.scaled(12)

        Column {
            id: column
            width: root.availableWidth + root.ring
            topPadding: root.ring
            leftPadding: root.ring
            spacing: Theme.space8

            Row {
                width: root.availableWidth
                spacing: Theme.space8

                TextFieldBox {
                    id: field
                    objectName: "whyNotField"
                    width: parent.width - button.width - parent.spacing
                    accessibleName: qsTr("A move to ask about")
                    placeholderText: qsTr("Type or make a move")
                    enabled: !root.explorer.recording
                    error: root.whyNot.error
                    onAccepted: root.ask()
                }
                AppButton {
                    id: button
                    text: root.whyNot.running ? qsTr("Stop") : qsTr("Ask")
                    enabled: root.whyNot.running || (!root.explorer.recording && field.text.length > 0)
                    onClicked: root.whyNot.running ? root.explorer.stop() : root.ask()
                }
            }
            Column {
                width: root.availableWidth
                visible: root.whyNot.running
                spacing: Theme.space8

                ProgressLine {
                    width: parent.width
                    indeterminate: true
                    label: root.whyNot.answered ? qsTr("Looking deeper")
                        : qsTr("Thinking about %1").arg(root.whyNot.moveText)
                }
                NumberText {
                    visible: !root.whyNot.answered
                    style: "small"
                    text: root.whyNot.progressText
                }
            }
            Row {
                visible: root.whyNot.answered
                spacing: Theme.space8

                Chip {
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.whyNot.moveText
                    tone: root.whyNot.tone
                }
                AppText {
                    objectName: "verdict"
                    anchors.verticalCenter: parent.verticalCenter
                    style: "figure"
                    text: root.whyNot.verdict
                }
            }
            AppText {
                width: root.availableWidth
                visible: root.whyNot.answered
                wrapMode: Text.Wrap
                color: Theme.t2
                wholeMoves: root.whyNot.words
            }
            NumberText {
                objectName: "answerDepth"
                visible: root.whyNot.answered
                style: "small"
                text: root.whyNot.depthText
            }
            AnswerDepths {
                objectName: "answerDepthTable"
                width: root.availableWidth
                visible: root.whyNot.answered && root.detailed
                whyNot: root.whyNot
            }
            Row {
                visible: root.whyNot.answered
                spacing: Theme.space4

                AppButton {
                    objectName: "showRefutation"
                    visible: root.explorer.canShowRefutation
                    compact: true
                    iconName: "explorer"
                    text: qsTr("Show in the tree")
                    onClicked: root.explorer.showRefutation()
                }
                IconButton {
                    objectName: "lineBack"
                    enabled: root.explorer.answerPly > 0
                    compact: true
                    iconName: "prev"
                    tip: qsTr("One move back")
                    onClicked: root.explorer.answerPly = root.explorer.answerPly - 1
                }
                IconButton {
                    objectName: "lineForward"
                    enabled: root.explorer.answerPly < root.whyNot.lineLength
                    compact: true
                    iconName: "next"
                    tip: qsTr("The line on the board, move by move")
                    onClicked: root.explorer.answerPly = root.explorer.answerPly + 1
                }
            }
        }
    }
}
