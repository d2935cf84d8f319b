// The evaluation bar beside the board: White's share of the chances, with the score at the better side's end.
import QtQuick

Item {
    id: bar

    /// Whether there is an evaluation: an empty frame means unknown, equal halves mean equal.
    property bool known: true
    /// White's winning chances, 0 … 1.
    property real whiteShare: 0.5
    /// Text of the score ("0.4", "#3"); empty shows none.
    property string text: ""
    /// True with Black at the bottom.
    property bool flipped: false
    property bool reduceMotion: false
    property color whiteColor: "#E4EAEE"
    property color blackColor: "#2A333C"
    property color midColor: "#6CCFE0"
    property color lineColor: "#262F38"
    property color textOnWhite: "#1B2229"
    property color textOnBlack: "#E4EAEE"
    property string fontFamily: Application.font.family

    readonly property int updateMs: 250
    property real shownShare: 0.5
    property string shownText: ""
    property bool behind: false
    readonly property bool whiteBetter: shownShare >= 0.5

    implicitWidth: 22
    implicitHeight: 320

    Accessible.role: Accessible.ProgressBar
    Accessible.name: known ? qsTr("Evaluation %1").arg(shownText) : qsTr("Nothing evaluated yet")

    onWhiteShareChanged: showValue()
    onTextChanged: showValue()
    Component.onCompleted: showValue()

    function showValue(): void {
        if (pause.running) {
            behind = true;
            return;
        }
        shownShare = Math.max(0, Math.min(1, whiteShare));
        shownText = text;
        behind = false;
        pause.start();
    }

    Timer {
        id: pause
        interval: bar.updateMs
        onTriggered: {
            if (bar.behind)
                bar.showValue();
        }
    }

    Behavior on shownShare {
        enabled: !bar.reduceMotion
        NumberAnimation {
            duration: 300
            easing.type: Easing.OutQuad
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: 5
        color: bar.known ? bar.blackColor : "transparent"
        border.color: bar.lineColor
    }

    // White's part is a rounded rectangle as tall as the bar, clipped to its share.
    Item {
        id: share
        objectName: "share"
        visible: bar.known
        x: 1
        width: bar.width - 2
        y: bar.flipped ? 1 : 1 + (bar.height - 2) * (1 - bar.shownShare)
        height: (bar.height - 2) * bar.shownShare
        clip: true

        Rectangle {
            y: 1 - share.y
            width: share.width
            height: bar.height - 2
            radius: 4
            color: bar.whiteColor
        }
    }

    Rectangle {
        x: 1
        y: Math.round(bar.height / 2)
        width: bar.width - 2
        height: 1
        visible: bar.known
        color: bar.midColor
        opacity: 0.8
    }

    Text {
        anchors.horizontalCenter: parent.horizontalCenter
        y: bar.whiteBetter !== bar.flipped ? bar.height - height - 3 : 3
        text: bar.shownText
        color: bar.whiteBetter ? bar.textOnWhite : bar.textOnBlack
        font.family: bar.fontFamily
        font.pixelSize: 10
        font.weight: Font.DemiBold
        font.letterSpacing: -0.2
        renderType: Text.NativeRendering
    }
}
