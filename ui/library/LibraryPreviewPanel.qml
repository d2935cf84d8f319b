// The chosen game: its board, its facts, its moves.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property LibraryPreview preview
    required property AppSettings settings

    signal openRequested
    // Whether it is a deleted or replaced game.
    required property bool canPutBack

    signal resumeRequested
    signal putBackRequested

    EmptyState {
        anchors.centerIn: parent
        visible: !root.preview.shown
        maxWidth: root.availableWidth
        text: qsTr("Choose a game to see it here.")
    }
    Column {
        id: top
        width: parent.width
        visible: root.preview.shown
        spacing: Theme.space8

        AppText {
            width: parent.width
            style: "h2"
            wrapMode: Text.Wrap
            text: root.preview.title
        }
        AppText {
            width: parent.width
            visible: text.length > 0
            style: "small"
            wrapMode: Text.Wrap
            text: root.preview.detail
        }
        AppText {
            objectName: "previewLeft"
            width: parent.width
            visible: text.length > 0
            style: "small"
            color: Theme.warn
            wrapMode: Text.Wrap
            text: root.preview.leftText
        }
        SmallBoard {
            width: Math.min(parent.width,
                            Math.max(Theme.scaled(160), root.availableHeight - Theme.scaled(330)))
            height: width
            anchors.horizontalCenter: parent.horizontalCenter
            settings: root.settings
            position: root.preview.board
        }
        Item {
            width: parent.width
            height: Theme.scaled(28)

            Row {
                IconButton {
                    compact: true
                    iconName: "first"
                    tip: qsTr("To the start")
                    enabled: root.preview.ply > 0
                    onClicked: root.preview.ply = 0
                }
                IconButton {
                    compact: true
                    iconName: "prev"
                    tip: qsTr("One move back")
                    enabled: root.preview.ply > 0
                    onClicked: root.preview.ply = root.preview.ply - 1
                }
            }
            AppText {
                anchors.centerIn: parent
                style: "strong"
                text: root.preview.clockText.length === 0 ? root.preview.moveText
                      : qsTr("%1  (%2 left)").arg(root.preview.moveText).arg(root.preview.clockText)
            }
            Row {
                anchors.right: parent.right

                IconButton {
                    compact: true
                    iconName: "next"
                    tip: qsTr("One move forward")
                    enabled: root.preview.ply < root.preview.length
                    onClicked: root.preview.ply = root.preview.ply + 1
                }
                IconButton {
                    compact: true
                    iconName: "last"
                    tip: qsTr("To the end")
                    enabled: root.preview.ply < root.preview.length
                    onClicked: root.preview.ply = root.preview.length
                }
            }
        }
    }
    ScrollArea {
        anchors.top: top.bottom
        anchors.topMargin: Theme.space8
        anchors.bottom: analyse.top
        anchors.bottomMargin: Theme.space12
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.rightMargin: -Theme.scaled(12)
        visible: root.preview.shown

        Column {
            width: root.availableWidth
            spacing: Theme.space8

            Repeater {
                model: root.preview.facts

                Item {
                    id: fact

                    required property string name
                    required property string valueText

                    width: root.availableWidth
                    height: value.height

                    AppText {
                        style: "body"
                        color: Theme.t3
                        text: fact.name
                    }
                    AppText {
                        id: value
                        anchors.right: parent.right
                        width: Math.min(implicitWidth, parent.width - Theme.scaled(90))
                        horizontalAlignment: Text.AlignRight
                        wrapMode: Text.Wrap
                        text: fact.valueText
                    }
                }
            }
            AppText {
                width: parent.width
                visible: text.length > 0
                wrapMode: Text.Wrap
                color: Theme.warn
                text: root.preview.problem
            }
            AppText {
                width: parent.width
                visible: text.length > 0
                wrapMode: Text.Wrap
                wholeMoves: root.preview.playedText
            }
            AppText {
                objectName: "previewComment"
                width: parent.width
                visible: text.length > 0
                wrapMode: Text.Wrap
                color: Theme.t2
                text: root.preview.comment
            }
            AppText {
                width: parent.width
                visible: text.length > 0
                wrapMode: Text.Wrap
                color: Theme.t3
                wholeMoves: root.preview.aheadText
            }
        }
    }
    AppButton {
        id: first
        objectName: "previewFirst"
        anchors.bottom: parent.bottom
        width: (parent.width - Theme.space8) / 2
        visible: root.preview.shown && (root.canPutBack || root.preview.unfinished)
        kind: "primary"
        iconName: root.canPutBack ? "back" : "play"
        text: root.canPutBack ? qsTr("Put back") : qsTr("Play on")
        onClicked: root.canPutBack ? root.putBackRequested() : root.resumeRequested()
    }
    AppButton {
        id: analyse
        objectName: "previewAnalyse"
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: first.visible ? (parent.width - Theme.space8) / 2 : parent.width
        visible: root.preview.shown
        kind: first.visible ? "outline" : "primary"
        iconName: "analyse"
        text: qsTr("Analyse")
        onClicked: root.openRequested()
    }
}
