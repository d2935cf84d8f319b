// A move of the openings table, or the total: frequency and results.
import QtQuick
import Plyglass.Controls

Item {
    id: root

    required property OpeningsColumns columns
    required property string san
    required property string gamesText
    required property string shareText
    required property real share
    required property var results
    required property var resultTexts
    required property string resultWords
    required property string ratingText
    required property string performanceText
    required property string ownText
    required property string yearsText
    required property var trend
    required property string openingText

    property bool current: false
    property bool hovered: false
    property color ground: "transparent"

    readonly property string words:
        root.listed([root.san, qsTr("%1 games, %2").arg(root.gamesText).arg(root.shareText), root.resultWords,
                     root.ratingText.length > 0 ? qsTr("average rating %1").arg(root.ratingText) : "",
                     root.ownText.length > 0 ? qsTr("your score %1").arg(root.ownText) : "", root.yearsText])

    function listed(parts: var): string {
        return parts.filter(part => part.length > 0).join(", ");
    }

    implicitHeight: Theme.scaled(32)

    Rectangle {
        anchors.fill: parent
        color: root.current ? Theme.accSoft : root.hovered ? Theme.bg2 : root.ground
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }

    component Figure: NumberText {
        anchors.verticalCenter: parent?.verticalCenter
        visible: width > 0
        alignRight: true
        color: Theme.t2
        Accessible.ignored: true
    }

    Row {
        x: Theme.space16
        height: parent.height
        spacing: root.columns.gap

        AppText {
            width: root.columns.moveWidth
            anchors.verticalCenter: parent.verticalCenter
            style: "value"
            text: root.san
            Accessible.ignored: true
        }
        AppText {
            width: root.columns.nameWidth
            visible: width > 0
            anchors.verticalCenter: parent.verticalCenter
            style: "small"
            text: root.openingText
            Accessible.ignored: true
        }
        Figure {
            width: root.columns.gamesWidth
            text: root.gamesText
            color: Theme.t1
        }
        Figure {
            width: root.columns.shareWidth
            text: root.shareText
        }
        Rectangle {
            width: root.columns.barWidth
            visible: width > 0
            anchors.verticalCenter: parent.verticalCenter
            height: Theme.scaled(6)
            radius: 3
            color: Theme.bg3

            Rectangle {
                width: Math.max(2, parent.width * root.share)
                height: parent.height
                radius: 3
                color: Theme.acc
            }
        }
        ResultBar {
            width: root.columns.resultWidth
            anchors.verticalCenter: parent.verticalCenter
            results: root.results
            texts: root.resultTexts
        }
        Figure {
            width: root.columns.ratingWidth
            text: root.ratingText
        }
        Figure {
            width: root.columns.performanceWidth
            text: root.performanceText
        }
        Figure {
            width: root.columns.ownWidth
            text: root.ownText
        }
        TrendBars {
            width: root.columns.trendWidth
            visible: width > 0
            anchors.verticalCenter: parent.verticalCenter
            shares: root.trend
        }
        AppText {
            width: root.columns.yearsWidth
            visible: width > 0
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignRight
            style: "small"
            text: root.yearsText
            Accessible.ignored: true
        }
    }
}
