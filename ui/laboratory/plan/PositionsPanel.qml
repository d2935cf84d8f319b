// The positions to search: one is shown, arrows lead to the others, buttons add more.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Laboratory laboratory
    required property AppSettings settings
    readonly property LabPositions positions: root.laboratory.positions
    readonly property int shown: root.positions.currentIndex

    property bool renaming: false

    signal fenRequested()

    function rename(): void {
        root.renaming = true;
        nameField.text = root.positions.currentName;
        nameField.forceActiveFocus(Qt.OtherFocusReason);
        nameField.selectAll();
    }
    // Once only: hiding the field removes the focus, which ends the renaming too.
    function endRenaming(wanted: bool): void {
        if (!root.renaming)
            return;
        root.renaming = false;
        if (wanted)
            root.positions.rename(root.shown, nameField.text);
        renamer.forceActiveFocus(Qt.OtherFocusReason);
    }

    onShownChanged: root.renaming = false

    title: qsTr("Positions")
    subtitle: root.positions.count > 0 ? qsTr("%1 of %2").arg(root.shown + 1).arg(root.positions.count) : ""
    headerItems: [
        IconButton {
            compact: true
            iconName: "prev"
            iconSize: 16
            tip: qsTr("Previous position")
            enabled: root.shown > 0
            onClicked: root.positions.currentIndex = root.shown - 1
        },
        IconButton {
            compact: true
            iconName: "next"
            iconSize: 16
            tip: qsTr("Next position")
            enabled: root.shown < root.positions.count - 1
            onClicked: root.positions.currentIndex = root.shown + 1
        },
        IconButton {
            id: adder
            objectName: "addPosition"
            compact: true
            iconName: "plus"
            iconSize: 16
            tip: qsTr("Add a position")
            onClicked: menu.popup(adder, 0, adder.height)
        }
    ]

    AppMenu {
        id: menu

        AppMenuItem {
            text: qsTr("Position of the game")
            iconName: "board"
            onTriggered: root.laboratory.addGamePosition()
        }
        AppMenuItem {
            text: qsTr("From FEN…")
            iconName: "edit"
            onTriggered: root.fenRequested()
        }
        AppMenuItem {
            text: qsTr("The suite of eight positions")
            iconName: "lab"
            onTriggered: root.positions.addSuite()
        }
        AppMenuSeparator {}
        AppMenuItem {
            text: qsTr("Remove all")
            iconName: "trash"
            danger: true
            enabled: root.positions.count > 0
            onTriggered: root.positions.clear()
        }
    }

    Item {
        anchors.fill: parent
        implicitHeight: Theme.scaled(root.positions.count > 0 ? 120 : 96)

        Row {
            width: parent.width
            visible: root.positions.count > 0
            spacing: Theme.space16

            SmallBoard {
                width: Theme.scaled(120)
                height: width
                settings: root.settings
                position: root.positions.board
            }
            Column {
                width: parent.width - Theme.scaled(136)

                Item {
                    width: parent.width
                    height: Theme.scaled(32)

                    AppText {
                        objectName: "positionName"
                        anchors.verticalCenter: parent.verticalCenter
                        width: renamer.x - Theme.space4
                        visible: !root.renaming
                        style: "value"
                        text: root.positions.currentName

                        MouseArea {
                            anchors.fill: parent
                            onDoubleClicked: root.rename()
                        }
                    }
                    IconButton {
                        id: renamer
                        objectName: "renamePosition"
                        anchors.verticalCenter: parent.verticalCenter
                        x: parent.width - width
                        visible: !root.renaming
                        compact: true
                        iconName: "edit"
                        iconSize: 16
                        tip: qsTr("Rename")
                        onClicked: root.rename()
                    }
                    TextFieldBox {
                        id: nameField
                        objectName: "positionNameField"
                        width: parent.width
                        visible: root.renaming
                        accessibleName: qsTr("Name of the position")
                        maximumLength: 80
                        onAccepted: root.endRenaming(true)
                        onEditingFinished: root.endRenaming(true)
                        Keys.onEscapePressed: root.endRenaming(false)
                    }
                }
                Repeater {
                    model: root.positions.currentFacts

                    AppText {
                        required property string modelData
                        style: "small"
                        text: modelData
                    }
                }
                AppButton {
                    // Aligns the icon with the text.
                    x: -leftPadding
                    kind: "quiet"
                    compact: true
                    iconName: "trash"
                    text: qsTr("Remove")
                    onClicked: root.positions.remove(root.shown)
                }
            }
        }
        EmptyState {
            anchors.centerIn: parent
            visible: root.positions.count === 0
            text: qsTr("Add the positions to search.")
            actionText: qsTr("Add the game's position")
            onActionTriggered: root.laboratory.addGamePosition()
        }
    }
}
