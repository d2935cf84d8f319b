// A player: name, captured pieces, status and clock.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Board
import Plyglass.Controls

Panel {
    id: root

    required property App app
    // Its place on the page.
    required property rect at
    // The side this strip belongs to.
    required property bool white
    property bool dense: false

    readonly property Game game: root.app.game
    readonly property Clock clock: root.app.clock

    readonly property string side: root.white ? "white" : "black"
    readonly property string name: root.white ? root.game.white.name : root.game.black.name
    // The level of a computer is chosen beside its name.
    readonly property bool hasLevel: root.white ? root.game.white.hasLevel : root.game.black.hasLevel
    // One of two people is asked something by the other.
    readonly property bool asked: root.game.status.askedSide === root.side
    readonly property bool ownStatus: root.game.status.side === root.side && root.game.status.text.length > 0

    objectName: root.white ? "whiteStrip" : "blackStrip"
    x: root.at.x
    y: root.at.y
    width: root.at.width
    height: root.at.height
    padding: 0

    Accessible.role: Accessible.Grouping
    Accessible.name: root.ownStatus
        ? qsTr("%1, %2: %3").arg(root.name).arg(root.white ? qsTr("White") : qsTr("Black"))
            .arg(root.game.status.text)
        : qsTr("%1, %2").arg(root.name).arg(root.white ? qsTr("White") : qsTr("Black"))

    // Between two people: whose turn it is.
    Rectangle {
        objectName: root.side + "Turn"
        width: 3
        height: parent.height
        radius: 1.5
        visible: root.game.status.turnSide === root.side
        color: Theme.acc
    }
    Rectangle {
        id: avatar
        x: Theme.scaled(12)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.scaled(32)
        height: width
        radius: Theme.radiusSegment
        color: "#7E9BAB"

        PieceImage {
            anchors.centerIn: parent
            width: Theme.scaled(28)
            height: width
            set: root.app.settings.pieceSet
            piece: root.white ? "wK" : "bK"
        }
    }

    StripQuestion {
        anchors.fill: words
        game: root.game
        shown: root.asked
    }
    Item {
        id: words
        visible: !root.asked
        anchors.left: avatar.right
        anchors.leftMargin: Theme.space12
        anchors.right: face.visible ? face.left : parent.right
        anchors.rightMargin: Theme.space8
        anchors.verticalCenter: parent.verticalCenter
        height: Theme.scaled(38)

        // The chip is below the name if there is no space beside it; the name is then always above.
        readonly property bool crowded: words.width < title.fullWidth + Theme.scaled(90)

        // The name; for a computer a button for its level.
        T.AbstractButton {
            id: title
            objectName: root.side + "Strength"

            readonly property real fullWidth: nameText.implicitWidth + title.rightPadding

            x: -title.leftPadding
            y: (taken.visible || line.visible || words.crowded ? 0
                : Math.round((words.height - nameText.implicitHeight) / 2)) - title.topPadding
            width: title.leftPadding + Math.min(title.fullWidth,
                words.width - (chip.visible && !words.crowded ? chip.width + Theme.space8 : 0))
            height: nameText.implicitHeight + 2 * title.topPadding
            padding: Theme.space4
            rightPadding: root.hasLevel ? Theme.scaled(26) : 0
            enabled: root.hasLevel
            hoverEnabled: true
            focusPolicy: Qt.StrongFocus
            onClicked: {
                root.app.techniques.player.choose(root.white);
                menu.popup(title, 0, title.height);
            }
            Keys.onReturnPressed: title.clicked()
            Keys.onEnterPressed: title.clicked()

            Accessible.ignored: !root.hasLevel
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("How strongly it plays")
            Accessible.onPressAction: title.clicked()

            AppText {
                id: nameText
                x: title.leftPadding
                y: title.topPadding
                width: title.availableWidth
                objectName: root.side + "Name"
                style: "value"
                text: root.name
            }
            Icon {
                anchors.right: parent.right
                anchors.rightMargin: Theme.space4
                anchors.verticalCenter: parent.verticalCenter
                visible: root.hasLevel
                name: "down"
                size: 18
                color: title.hovered || title.down ? Theme.t1 : Theme.t2
            }
            background: Rectangle {
                radius: Theme.radiusControl
                color: title.down ? Theme.bg3 : title.hovered && root.hasLevel ? Theme.bg2
                    : Qt.alpha(Theme.bg2, 0)

                FocusRing { shown: title.visualFocus }
            }
            Tip {
                wanted: root.hasLevel && (title.hovered || title.visualFocus) && !title.down && !menu.visible
                text: title.Accessible.name
            }
            LevelMenu {
                id: menu
                player: root.app.techniques.player
            }
        }
        Chip {
            id: chip
            x: words.crowded ? 0 : title.x + title.width + Theme.space8
            y: words.crowded ? Theme.scaled(19) : title.y + Math.round((title.height - height) / 2)
            visible: root.ownStatus
            height: Theme.scaled(19)
            text: root.game.status.text
            tone: root.game.status.tone
            pulse: root.game.status.thinking && root.ownStatus && !root.game.status.over
        }
        // Before the first game.
        AppText {
            id: line
            objectName: root.side + "Line"
            y: Theme.scaled(20)
            width: words.width
            visible: root.app.settings.calmView && root.app.firstQuestion.open
            style: "small"
            text: root.white ? root.app.firstQuestion.whiteLine : root.app.firstQuestion.blackLine
        }
        CapturedPieces {
            id: taken
            x: words.crowded && chip.visible ? chip.width + Theme.scaled(8) : 0
            y: Theme.scaled(20)
            visible: pieces.length > 0 || lead > 0
            pieces: root.white ? root.game.white.captured : root.game.black.captured
            lead: root.white ? root.game.white.lead : root.game.black.lead
        }
    }

    ClockFace {
        id: face
        anchors.right: parent.right
        anchors.rightMargin: Theme.space8
        anchors.verticalCenter: parent.verticalCenter
        visible: root.clock.enabled
        side: root.name
        text: root.white ? root.clock.whiteText : root.clock.blackText
        running: root.white ? root.clock.whiteRunning : root.clock.blackRunning
        low: root.white ? root.clock.whiteLow : root.clock.blackLow
        fallen: root.white ? root.clock.whiteFallen : root.clock.blackFallen
    }
}
