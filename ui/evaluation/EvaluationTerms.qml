// The score and its terms: one row each, with a bar to the right for White, to the left for Black.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Evaluation evaluation

    readonly property int numberWidth: Theme.scaled(64)
    // In a narrow panel the names of the terms replace the bars.
    readonly property int barWidth: root.availableWidth < Theme.scaled(360) ? 0
        : Math.round(root.availableWidth * 0.26)

    title: qsTr("Why")

    Item {
        anchors.fill: parent

        Row {
            id: headline
            spacing: Theme.space12

            NumberText {
                anchors.verticalCenter: parent.verticalCenter
                style: "display"
                text: root.evaluation.searching ? "…" : root.evaluation.scoreText
            }
            AppText {
                anchors.verticalCenter: parent.verticalCenter
                width: root.availableWidth - x
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                color: Theme.t2
                text: root.evaluation.searching ? qsTr("Looking for the best line") : root.evaluation.title
            }
        }
        AppText {
            id: explanation
            anchors.top: headline.bottom
            anchors.topMargin: Theme.space8
            width: parent.width
            wrapMode: Text.Wrap
            style: "small"
            text: root.evaluation.explanation
        }
        Line {
            id: heads
            anchors.top: explanation.bottom
            anchors.topMargin: Theme.space8
            style: "small"
            name: qsTr("Term")
            firstText: root.evaluation.firstHead
            secondText: root.evaluation.secondHead
            netText: root.evaluation.netHead
            netShare: 0
            isHead: true
        }
        ListView {
            anchors.top: heads.bottom
            anchors.bottom: parent.bottom
            width: parent.width
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: root.evaluation.terms
            activeFocusOnTab: true
            keyNavigationEnabled: true
            delegate: Line {}
            T.ScrollBar.vertical: AppScrollBar {}
        }
    }

    component Line: Item {
        id: line

        required property string name
        required property string firstText
        required property string secondText
        required property string netText
        required property double netShare
        property string style: "body"
        property bool isHead: false

        width: root.availableWidth
        height: Theme.scaled(30)
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: %2 %3, %4 %5, %6 %7").arg(line.name).arg(root.evaluation.firstHead)
            .arg(line.firstText).arg(root.evaluation.secondHead).arg(line.secondText)
            .arg(root.evaluation.netHead)
            .arg(line.netText)

        AppText {
            id: name
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - root.barWidth - 3 * root.numberWidth - Theme.space12
            style: line.style
            text: line.name
            Accessible.ignored: true
        }
        Repeater {
            model: [line.firstText, line.secondText, line.netText]

            AppText {
                required property int index
                required property string modelData

                x: name.width + index * root.numberWidth
                anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                width: root.numberWidth
                horizontalAlignment: Text.AlignRight
                style: line.isHead ? "small" : index === 2 ? "value" : "body"
                color: line.isHead || index < 2 ? Theme.t3 : Theme.t1
                text: modelData
                Accessible.ignored: true
            }
        }
        Item {
            x: parent.width - root.barWidth
            width: root.barWidth
            height: parent.height
            visible: !line.isHead && root.barWidth > 0

            Rectangle {
                x: Math.round(parent.width / 2)
                width: 1
                height: parent.height
                color: Theme.grid
            }
            Rectangle {
                readonly property real reach: Math.abs(line.netShare) * (parent.width / 2 - Theme.scaled(2))
                x: Math.round(line.netShare >= 0 ? parent.width / 2 : parent.width / 2 - reach)
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(line.netShare === 0 ? 0 : 2, Math.round(reach))
                height: Theme.scaled(10)
                radius: Theme.radiusMark
                color: line.netShare >= 0 ? Theme.s1 : Theme.s2
            }
        }
        // Explains the sides of the bars.
        AppText {
            x: parent.width - root.barWidth / 2 - width - Theme.scaled(6)
            anchors.verticalCenter: parent.verticalCenter
            visible: line.isHead && root.barWidth > 0
            style: "small"
            text: qsTr("Black")
            Accessible.ignored: true
        }
        AppText {
            x: parent.width - root.barWidth / 2 + Theme.scaled(6)
            anchors.verticalCenter: parent.verticalCenter
            visible: line.isHead && root.barWidth > 0
            style: "small"
            text: qsTr("White")
            Accessible.ignored: true
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
    }
}
