// All evaluators: playing against one; exporting and removing the person's own.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

SideSheet {
    id: root

    required property Learning learning
    property int doomed: -1

    signal playRequested(int row)
    signal exportRequested(int row, string name, string ending)

    title: qsTr("Evaluators")

    Item {
        anchors.fill: parent

        ListView {
            id: list
            objectName: "evaluatorList"
            anchors.fill: parent
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: root.learning.evaluators
            T.ScrollBar.vertical: AppScrollBar {}

            delegate: Item {
                id: entry

                required property int index
                required property string name
                required property string ending
                required property string explanation
                required property bool own

                width: list.width
                height: texts.height + Theme.scaled(20)

                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: 1
                    color: Theme.line
                }
                Column {
                    id: texts
                    x: Theme.space16
                    y: Theme.scaled(10)
                    width: tools.x - x - Theme.space8

                    AppText {
                        width: parent.width
                        style: "value"
                        text: entry.name
                    }
                    AppText {
                        width: parent.width
                        style: "small"
                        wrapMode: Text.Wrap
                        text: entry.explanation
                    }
                }
                Row {
                    id: tools
                    anchors.verticalCenter: parent.verticalCenter
                    x: parent.width - width - Theme.space12

                    IconButton {
                        objectName: "playEvaluator" + entry.index
                        compact: true
                        iconName: "play"
                        iconSize: 16
                        tip: qsTr("Play against %1").arg(entry.name)
                        onClicked: {
                            root.close();
                            root.playRequested(entry.index);
                        }
                    }
                    IconButton {
                        objectName: "exportEvaluator" + entry.index
                        visible: entry.own
                        compact: true
                        iconName: "export"
                        iconSize: 16
                        tip: qsTr("Export %1…").arg(entry.name)
                        onClicked: root.exportRequested(entry.index, entry.name, entry.ending)
                    }
                    IconButton {
                        objectName: "removeEvaluator" + entry.index
                        visible: entry.own
                        compact: true
                        iconName: "trash"
                        iconSize: 16
                        tip: qsTr("Remove %1…").arg(entry.name)
                        onClicked: {
                            root.doomed = entry.index;
                            question.open();
                        }
                    }
                }
            }
        }
    }

    AppDialog {
        id: question
        objectName: "removeEvaluatorQuestion"
        title: qsTr("Remove this evaluator?")
        message: qsTr("Its file is deleted for good.")
        acceptText: qsTr("Remove")
        acceptKind: "danger"
        onAccepted: root.learning.removeEvaluator(root.doomed)
    }
}
