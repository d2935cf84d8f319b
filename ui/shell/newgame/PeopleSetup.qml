// Two people at one board: their names, those who played here before, and how they want to play.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Board
import Plyglass.Controls

FocusScope {
    id: root

    required property NewGame setup
    required property NewGameWishes wishes

    readonly property int labelWidth: Theme.scaled(112)
    // The field that a name played before goes into: the last one that was edited.
    property bool fillsBlack: false

    implicitHeight: form.implicitHeight

    function fill(name: string): void {
        if (root.fillsBlack)
            root.setup.blackName = name;
        else
            root.setup.whiteName = name;
        root.fillsBlack = !root.fillsBlack;
    }

    Column {
        id: form
        width: root.width
        spacing: Theme.space12

        AppText {
            style: "h2"
            text: qsTr("Who is playing?")
        }
        NameRow {
            white: true
            focus: true
            name: root.setup.whiteName
            onNamed: name => root.setup.whiteName = name
        }
        NameRow {
            white: false
            name: root.setup.blackName
            onNamed: name => root.setup.blackName = name
        }
        Flow {
            x: root.labelWidth
            width: parent.width - x
            spacing: Theme.space8

            AppButton {
                objectName: "swapNames"
                kind: "outline"
                iconName: "swap"
                text: qsTr("Swap colours")
                onClicked: root.setup.swapSides()
            }
            AppText {
                height: Theme.scaled(32)
                visible: root.setup.knownNames.length > 0
                verticalAlignment: Text.AlignVCenter
                style: "small"
                text: qsTr("Played here before")
            }
            Repeater {
                model: root.setup.knownNames

                AppButton {
                    required property string modelData

                    objectName: "known-" + modelData
                    compact: true
                    text: modelData
                    Accessible.name: root.fillsBlack ? qsTr("%1 plays Black").arg(modelData)
                                                     : qsTr("%1 plays White").arg(modelData)
                    onClicked: root.fill(modelData)
                }
            }
        }
        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }
        SwitchRow {
            objectName: "turnBoard"
            width: parent.width
            twoLines: true
            text: qsTr("Turn the board after each move")
            remark: qsTr("The side to move sits at the bottom.")
            checked: root.wishes.turnBoard
            onToggled: on => root.wishes.turnBoard = on
        }
        SwitchRow {
            objectName: "bothTakeBack"
            width: parent.width
            twoLines: true
            text: qsTr("Both may take back")
            remark: qsTr("The other is asked first.")
            checked: root.wishes.bothTakeBack
            onToggled: on => root.wishes.bothTakeBack = on
        }
        AppText {
            width: parent.width
            style: "small"
            wrapMode: Text.Wrap
            text: qsTr("The game is kept under both names in the Library.")
        }
    }

    component NameRow: FocusScope {
        id: row

        required property bool white
        required property string name

        signal named(name: string)

        width: form.width
        implicitHeight: Theme.scaled(36)

        Rectangle {
            id: avatar
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.scaled(36)
            height: width
            radius: Theme.radiusSegment
            color: "#7E9BAB"

            PieceImage {
                anchors.centerIn: parent
                width: Theme.scaled(32)
                height: width
                piece: row.white ? "wK" : "bK"
            }
        }
        AppText {
            anchors.left: avatar.right
            anchors.leftMargin: Theme.space12
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.t2
            text: row.white ? qsTr("White") : qsTr("Black")
        }
        TextFieldBox {
            id: field
            objectName: row.white ? "whiteNameField" : "blackNameField"
            x: root.labelWidth
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x
            focus: true
            maximumLength: 40
            accessibleName: row.white ? qsTr("Who plays White") : qsTr("Who plays Black")
            onActiveFocusChanged: if (field.activeFocus) root.fillsBlack = !row.white
            onTextEdited: row.named(field.text)

            Binding {
                target: field
                property: "text"
                value: row.name
            }
        }
    }
}
