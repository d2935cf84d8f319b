// Questions without a dialog: resuming an unfinished game, the typed-move field.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property Game game
    required property Files files
    // Whether its page is shown.
    required property bool listening

    signal closed

    topPadding: root.filled ? Theme.scaled(8) : 0
    bottomPadding: root.topPadding
    leftPadding: Theme.space8
    rightPadding: Theme.space8
    spacing: Theme.space8

    readonly property bool filled: missed.visible || resume.visible || reading.visible || field.open
    readonly property real innerWidth: root.width - root.leftPadding - root.rightPadding

    function closeField(): bool {
        return field.close();
    }

    Rectangle {
        id: resume
        objectName: "resumeBar"
        width: root.innerWidth
        height: resumeText.implicitHeight + Theme.scaled(32 + 8 + 16)
        visible: root.game.resumeOffered
        radius: Theme.radiusControl
        color: Theme.accSoft

        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.game.resumeText

        AppText {
            id: resumeText
            x: Theme.scaled(12)
            y: Theme.scaled(8)
            width: parent.width - 2 * x
            wrapMode: Text.Wrap
            text: root.game.resumeText
            Accessible.ignored: true
        }
        Row {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.space8
            spacing: Theme.space8

            AppButton {
                objectName: "resumeNo"
                kind: "quiet"
                text: qsTr("Not now")
                onClicked: root.game.declineResume()
            }
            AppButton {
                objectName: "resumeYes"
                kind: "primary"
                text: qsTr("Resume")
                onClicked: root.game.resumeGame()
            }
        }
    }

    // A quickly read file is not announced.
    Chip {
        id: reading
        objectName: "reading"
        property bool slow: false

        visible: slow && root.files.busy
        text: qsTr("Reading the file…")
        tone: "acc"
        pulse: true

        Timer {
            interval: 200
            running: root.files.busy
            onTriggered: reading.slow = true
        }
        Connections {
            target: root.files
            function onBusyChanged(): void { reading.slow = false; }
        }
    }

    AppButton {
        id: missed
        objectName: "seeMissed"
        width: root.innerWidth
        visible: !Actions.calm && root.game.status.over && !root.game.opened && root.game.plyCount > 0
            && (root.game.white.isPerson || root.game.black.isPerson)
        action: Actions.analyse.report
    }
    Connections {
        target: Actions.board.typeMove
        enabled: root.listening
        function onTriggered(): void { field.begin(); }
    }
    MoveField {
        id: field
        width: root.innerWidth
        onUndoPassed: redo => redo ? root.game.redoUndone() : root.game.undo()
        play: text => root.game.typeMove(text)
        onClosed: root.closed()
    }
}
