// A game of the list; empty while it is being read.
import QtQuick
import Plyglass.Charts
import Plyglass.Controls

Rectangle {
    id: root

    required property int index
    required property string white
    required property string black
    required property string result
    required property string whiteRating
    required property string blackRating
    required property bool whiteWon
    required property bool blackWon
    required property string eco
    required property string opening
    required property string event
    required property string date
    // State and time of a deleted or replaced game.
    required property string leftText
    required property string moves
    required property list<real> curve
    required property bool favourite
    required property bool selected
    readonly property string occasion:
        root.event + (root.event.length > 0 && root.date.length > 0 ? ", " : "") + root.date
    property bool current: false
    property real playersWidth: 0
    property real resultWidth: 0
    property real openingWidth: 0
    property real eventWidth: 0
    property real movesWidth: 0
    property real curveWidth: 0

    signal chosen
    signal toggled
    signal extended
    signal menuRequested
    signal favoured
    signal openRequested

    height: Theme.scaled(44)
    color: root.current || root.selected ? Theme.accSoft : hover.hovered ? Theme.bg2 : Theme.bg1

    Accessible.role: Accessible.ListItem
    Accessible.name:
        (root.black.length > 0 ? qsTr("%1 against %2, %3, %4, %5").arg(root.white).arg(root.black)
                               : qsTr("%1, %2, %3, %4").arg(root.white))
            .arg(root.result).arg(root.opening)
            .arg(root.leftText.length > 0 ? root.occasion + ", " + root.leftText : root.occasion)
    Accessible.selected: root.selected
    Accessible.onPressAction: root.chosen()

    // A text over a smaller one.
    component TwoLines: Item {
        id: lines

        property string text
        property string second
        property color color: Theme.t1
        property color secondColor: Theme.warn

        visible: lines.width > 0
        height: lines.parent?.height ?? 0

        AppText {
            y: lines.second.length > 0 ? Theme.scaled(3) : (lines.height - height) / 2
            width: lines.width - Theme.space12
            color: lines.color
            text: lines.text
            Accessible.ignored: true
        }
        AppText {
            y: Theme.scaled(22)
            width: lines.width - Theme.space12
            style: "small"
            color: lines.secondColor
            text: lines.second
            Accessible.ignored: true
        }
    }

    HoverHandler { id: hover }
    TapHandler {
        acceptedModifiers: Qt.NoModifier
        onTapped: root.chosen()
        onDoubleTapped: root.openRequested()
    }
    TapHandler {
        acceptedModifiers: Qt.ControlModifier
        onTapped: root.toggled()
    }
    TapHandler {
        acceptedModifiers: Qt.ShiftModifier
        onTapped: root.extended()
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: root.menuRequested()
    }
    Rectangle {
        visible: root.current
        width: Theme.scaled(3)
        height: parent.height
        color: Theme.acc
    }

    Row {
        x: Theme.space16
        height: parent.height

        Item {
            width: root.playersWidth
            height: parent.height

            LibraryPlayer {
                y: Theme.scaled(root.black.length > 0 ? 3 : 13)
                width: parent.width - Theme.space8
                marked: root.black.length > 0
                name: root.white
                rating: root.whiteRating
                isWhite: true
                won: root.whiteWon
            }
            LibraryPlayer {
                y: Theme.scaled(22)
                width: parent.width - Theme.space8
                name: root.black
                rating: root.blackRating
                isWhite: false
                won: root.blackWon
            }
        }
        AppText {
            anchors.verticalCenter: parent.verticalCenter
            width: root.resultWidth
            style: "strong"
            text: root.result
            Accessible.ignored: true
        }
        AppText {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.openingWidth > 0
            width: Math.min(Theme.scaled(40), root.openingWidth)
            color: Theme.t3
            text: root.eco
            Accessible.ignored: true
        }
        TwoLines {
            width: Math.max(0, root.openingWidth - Theme.scaled(40))
            text: root.opening
            second: root.eventWidth > 0 ? "" : root.leftText
        }
        TwoLines {
            width: root.eventWidth
            color: Theme.t2
            text: root.leftText.length > 0 ? root.occasion : root.event.length > 0 ? root.event : root.date
            second: root.leftText.length > 0 ? root.leftText : root.event.length > 0 ? root.date : ""
            secondColor: root.leftText.length > 0 ? Theme.warn : Theme.t3
        }
        AppText {
            anchors.verticalCenter: parent.verticalCenter
            width: root.movesWidth - Theme.scaled(24)
            horizontalAlignment: Text.AlignRight
            color: Theme.t2
            text: root.moves
            Accessible.ignored: true
        }
        // Gap before the number of moves.
        Item {
            width: Theme.scaled(24)
            height: 1
        }
        Sparkline {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.curveWidth > 0
            width: Math.max(0, root.curveWidth - Theme.scaled(36))
            height: Theme.scaled(24)
            values: root.curve
            lineColor: Theme.t2
            middleColor: Theme.line
        }
    }
    Icon {
        id: star
        anchors.right: parent.right
        anchors.rightMargin: Theme.space8
        anchors.verticalCenter: parent.verticalCenter
        visible: root.favourite || hover.hovered
        name: root.favourite ? "starred" : "star"
        size: 16
        color: root.favourite ? Theme.warn : Theme.t3

        TapHandler {
            gesturePolicy: TapHandler.WithinBounds
            onTapped: root.favoured()
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
