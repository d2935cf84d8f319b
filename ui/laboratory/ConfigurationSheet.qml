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
                objectName: "configurationName"
                width: parent.width
                label: qsTr("Name")
                focus: true
                text: root.editor.name
                error: root.editor.nameError
                onTextEdited: root.editor.name = text
            }
            Choice {
                caption: qsTr("Preset")

                SelectBox {
                    objectName: "presetChoice"
                    width: parent.width
                    label: qsTr("Preset")
                    model: root.editor.presetNames
                    details: root.editor.presetDates // qmllint disable
                    currentIndex: root.editor.presetIndex
                    displayText: currentIndex < 0 ? qsTr("a mixture") : currentText
                    onActivated: index => root.editor.applyPreset(index)
                }
            }
            Choice {
                caption: qsTr("Scores by")

                SelectBox {
                    objectName: "evaluatorChoice"
                    width: parent.width
                    label: qsTr("Scores by")
                    model: root.editor.evaluatorNames
                    currentIndex: root.editor.evaluatorIndex
                    displayText: root.editor.evaluatorName
                    onActivated: index => root.editor.evaluatorIndex = index
                }
            }
            Choice {
                caption: qsTr("Level")

                SelectBox {
                    objectName: "levelChoice"
                    width: parent.width
                    label: qsTr("Level")
                    model: root.editor.levelNames // qmllint disable
                    currentIndex: root.editor.levelIndex
                    onActivated: index => root.editor.levelIndex = index
                }
            }
            Choice {
                caption: qsTr("Captures beyond the depth, plies")

                NamedStepper {
                    objectName: "quiescenceChoice"
                    anchors.right: parent.right
                    name: qsTr("Captures beyond the depth, plies")
                    from: 0
                    to: root.editor.quiescenceMax + 1
                    specialTop: qsTr("all")
                    value: root.editor.quiescence < 0 ? root.editor.quiescenceMax + 1 : root.editor.quiescence
                    onValueModified: plies => root.editor.quiescence = plies > root.editor.quiescenceMax ? -1 : plies
                }
            }
            Choice {
                caption: qsTr("Threads")

                NamedStepper {
                    anchors.right: parent.right
                    name: qsTr("Threads")
                    from: 1
                    to: root.editor.threadsMax
                    value: root.editor.threads
                    onValueModified: threads => root.editor.threads = threads
                }
            }
            Choice {
                caption: qsTr("Table, MiB")

                NamedStepper {
                    anchors.right: parent.right
                    name: qsTr("Table, MiB")
                    from: 1
                    to: root.editor.hashMibMax
                    stepSize: value < 16 ? 1 : 16
                    value: root.editor.hashMib
                    onValueModified: mib => root.editor.hashMib = mib
                }
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
                    figure: technique.differs && technique.available ? qsTr("not as A") : ""
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
                objectName: "removeConfiguration"
                anchors.bottom: parent.bottom
                kind: "danger"
                text: qsTr("Remove")
                enabled: root.configurations.count > 1
                onClicked: root.configurations.remove(root.editor.row)
            }
        }
    }

    component Choice: Item {
        id: choice

        required property string caption
        default property alias content: box.data

        width: root.innerWidth
        height: Theme.scaled(32)

        AppText {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.t2
            text: choice.caption
            Accessible.ignored: true
        }
        Item {
            id: box
            anchors.right: parent.right
            width: Theme.scaled(190)
            height: parent.height
        }
    }
}
