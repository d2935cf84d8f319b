// All switches of one configuration.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

SideSheet {
    id: root

    required property Laboratory laboratory
    readonly property ConfigurationEditor editor: root.laboratory.editor
    readonly property LabConfigurations configurations: root.laboratory.configurations
    readonly property int inset: Theme.space16
    readonly property int innerWidth: root.width - 2 * root.inset

    function edit(row: int): void {
        if (row < 0)
            return;
        root.editor.row = row;
        root.open();
    }

    title: qsTr("Configuration %1").arg(root.editor.badge)
    onClosed: root.editor.row = -1

    Connections {
        target: root.editor
        function onRowChanged(): void {
            if (root.editor.row < 0)
                root.close();
        }
    }

    Item {
        anchors.fill: parent

        Column {
            id: choices
            x: root.inset
            width: root.innerWidth
            spacing: Theme.space8

            TextFieldBox {
                width: parent.width
                label: qsTr("Name")
                focus: true
                text: root.editor.name
                error: root.editor.nameError
                onTextEdited: root.editor.name = text
            }
            PlayerChoices {
                width: parent.width
                player: root.editor.player
                prefix: "configuration"
                boxWidth: Theme.scaled(190)
                offersDepth: false
            }
        }
        ListView {
            id: list
            objectName: "configurationSwitches"
            x: root.inset
            anchors.top: choices.bottom
            anchors.topMargin: Theme.space8
            anchors.bottom: foot.top
            width: root.innerWidth
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            cacheBuffer: 4000
            model: root.editor
            T.ScrollBar.vertical: AppScrollBar {}

            delegate: Item {
                id: technique

                required property string techniqueId
                required property string name
                required property bool checked
                required property bool available
                required property string needs
                required property string detail
                required property bool differs
                required property string heading

                width: list.width - Theme.space12
                height: row.y + row.implicitHeight

                AppText {
                    topPadding: look.lead + Theme.space8
                    visible: technique.heading.length > 0
                    style: "small"
                    font.weight: Font.DemiBold
                    color: Theme.t2
                    text: technique.heading
                }
                SwitchRow {
                    id: row
                    objectName: "switch-" + technique.techniqueId
                    y: technique.heading.length > 0 ? Theme.scaled(28) : 0
                    width: parent.width
                    height: implicitHeight
                    text: technique.name
                    checked: technique.checked
                    enabled: technique.available
                    remark: technique.available ? "" : qsTr("needs %1").arg(technique.needs)
                    figure: technique.differs && technique.available ? qsTr("differs from A") : ""
                    figureStrong: true
                    explanation: technique.detail
                    onToggled: on => root.editor.setOn(technique.techniqueId, on)
                    Keys.onUpPressed: row.Window.activeFocusItem.nextItemInFocusChain(false)
                        .forceActiveFocus(Qt.BacktabFocusReason)
                    Keys.onDownPressed: row.Window.activeFocusItem.nextItemInFocusChain(true)
                        .forceActiveFocus(Qt.TabFocusReason)
                }
            }
        }
        Row {
            id: foot
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.space12
            x: root.inset
            height: Theme.scaled(44)
            spacing: Theme.space8

            AppButton {
                anchors.bottom: parent.bottom
                kind: "primary"
                text: qsTr("Done")
                onClicked: root.close()
            }
            AppButton {
                objectName: "duplicateConfiguration"
                anchors.bottom: parent.bottom
                text: qsTr("Duplicate")
                onClicked: root.edit(root.configurations.duplicate(root.editor.row))
            }
            AppButton {
                anchors.bottom: parent.bottom
                kind: "danger"
                text: qsTr("Remove")
                enabled: root.configurations.count > 1
                onClicked: root.configurations.remove(root.editor.row)
            }
        }
    }
}
