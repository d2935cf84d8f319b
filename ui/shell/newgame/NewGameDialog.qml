// A new game: against the computer or two people; colour, clock and what few games need at the right.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

AppDialog {
    id: root

    required property NewGame setup
    required property AppSettings settings

    signal setUpRequested(string fen)

    readonly property real roomWidth: root.parent ? root.parent.width : 0
    readonly property real roomHeight: root.parent ? root.parent.height : 0
    // Smaller windows: lower rows, the clock as a select; and the two columns below each other.
    readonly property bool small: root.roomWidth < Theme.scaled(1100)
    readonly property bool stacked: root.roomWidth < Theme.scaled(760)
    readonly property bool low: root.roomHeight < Theme.scaled(800)
    readonly property int barHeight: Theme.scaled(root.small ? 52 : root.low ? 60 : 68)
    readonly property int topGap: Theme.scaled(root.small ? 12 : root.low ? 24 : 44)
    readonly property int sideWidth: Theme.scaled(root.small ? 292 : 360)
    readonly property bool againstComputer: root.setup.mode === NewGame.Computer
    readonly property int bodyRoom: root.roomHeight - 2 * Math.min(root.topGap, Theme.scaled(24))
        - 2 * root.barHeight
    readonly property int wantedHeight: Theme.space32 + (root.setup.mode === NewGame.People
        ? Math.max(people.implicitHeight, side.implicitHeight) : Theme.scaled(640))

    // The head stays where it is, whatever is below.
    y: root.topGap
    width: Math.min(Theme.scaled(1008), root.roomWidth - Theme.scaled(24))
    margins: 0
    padding: 0
    topPadding: 0
    bottomPadding: 0
    acceptText: qsTr("Play")
    acceptEnabled: root.setup.fenValid

    onAccepted: {
        wishes.apply();
        root.setup.start();
    }
    onRejected: root.setup.cancel()
    onAboutToShow: {
        wishes.read();
        more.begin();
    }
    onOpened: body.focusFirst()

    NewGameWishes {
        id: wishes
        settings: root.settings
    }

    header: NewGameHead {
        implicitHeight: root.barHeight
        setup: root.setup
        onCloseRequested: root.reject()
    }
    footer: NewGameFoot {
        implicitHeight: root.barHeight
        setup: root.setup
        roomy: !root.small
        onRejected: root.reject()
        onAccepted: root.acceptIfRight()
    }

    ScrollArea {
        id: body
        anchors.fill: parent
        implicitWidth: Theme.scaled(1008)
        implicitHeight: Math.min(root.bodyRoom, root.wantedHeight)
        contentHeight: root.stacked ? who.height + side.height : body.height

        function focusFirst(): void {
            const first = root.againstComputer ? opponents
                : root.setup.mode === NewGame.People ? people : sides;
            first.forceActiveFocus(Qt.OtherFocusReason);
        }

        Item {
            id: who
            width: root.stacked ? body.availableWidth : body.availableWidth - root.sideWidth
            height: root.stacked ? Math.max(Theme.scaled(360), people.visible ? people.implicitHeight : 0)
                                 : body.height

            OpponentChoice {
                id: opponents
                anchors.fill: parent
                anchors { leftMargin: Theme.space16; rightMargin: Theme.space8 }
                anchors { topMargin: Theme.space16; bottomMargin: Theme.space8 }
                visible: root.againstComputer
                opponents: root.setup.opponents
                names: root.setup.opponent.levelNames
                dense: root.small
            }
            PeopleSetup {
                id: people
                anchors.fill: parent
                anchors { leftMargin: Theme.space24; rightMargin: Theme.space16; topMargin: Theme.space16 }
                visible: root.setup.mode === NewGame.People
                setup: root.setup
                wishes: wishes
            }
            SidesSetup {
                id: sides
                anchors.fill: parent
                anchors { leftMargin: Theme.space24; rightMargin: Theme.space8 }
                anchors { topMargin: Theme.space16; bottomMargin: Theme.space8 }
                visible: root.setup.mode === NewGame.Sides
                setup: root.setup
            }
        }
        Rectangle {
            x: who.width
            width: 1
            height: body.height
            visible: !root.stacked
            color: Theme.line
        }
        ScrollArea {
            id: sideArea
            x: root.stacked ? 0 : who.width + 1
            y: root.stacked ? who.height : 0
            width: root.stacked ? body.availableWidth : root.sideWidth - 1
            height: root.stacked ? side.implicitHeight : body.height

            Column {
                id: side
                width: sideArea.availableWidth
                topPadding: Theme.space16
                leftPadding: Theme.scaled(root.small ? 16 : 24)
                rightPadding: leftPadding
                bottomPadding: Theme.space8
                spacing: Theme.scaled(root.small ? 12 : 18)

                readonly property int inner: width - 2 * leftPadding

                Column {
                    width: side.inner
                    visible: root.againstComputer
                    spacing: Theme.space8

                    AppText {
                        style: "h2"
                        text: qsTr("Your colour")
                    }
                    Segmented {
                        objectName: "ownColor"
                        width: parent.width
                        stretched: true
                        label: qsTr("Your colour")
                        model: [qsTr("White"), qsTr("Black"), qsTr("Either")]
                        currentIndex: root.setup.colorIndex
                        onActivated: index => root.setup.colorIndex = index
                    }
                }
                ClockChoice {
                    width: side.inner
                    setup: root.setup
                    wishes: wishes
                    brief: root.small || root.low || more.open
                }
                Column {
                    width: side.inner
                    visible: root.againstComputer
                    spacing: Theme.space4

                    SwitchRow {
                        objectName: "humanPace"
                        width: parent.width
                        twoLines: !root.small
                        text: qsTr("Takes a moment to answer")
                        remark: root.small ? "" : qsTr("A second or two, as a person would.")
                        checked: wishes.humanPace
                        onToggled: on => wishes.humanPace = on
                    }
                    SwitchRow {
                        objectName: "keepEven"
                        width: parent.width
                        twoLines: !root.small
                        text: qsTr("Keep it even")
                        remark: root.small ? "" : qsTr("Stronger after you win, weaker after you lose.")
                        checked: root.setup.keepEven
                        onToggled: on => root.setup.keepEven = on
                    }
                }
                MoreChoices {
                    id: more
                    width: side.inner
                    setup: root.setup
                    settings: root.settings
                    onSetUpRequested: fen => {
                        root.close();
                        root.setUpRequested(fen);
                    }
                }
            }
        }
    }
}
