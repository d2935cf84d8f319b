// The shown network: its layers and its provenance.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property NetworkRun network


    title: qsTr("Network")
    subtitle: root.network.generation >= 0 ? qsTr("generation %1").arg(root.network.generation) : ""
    headerItems: [
        IconButton {
            id: more
            objectName: "networkMore"
            compact: true
            iconName: "more"
            tip: qsTr("Save, export")
            onClicked: menu.popup(more, 0, more.height)
        }
    ]

    SaveExportMenu {
        id: menu
        run: root.network
        available: root.network.generation >= 0
        message: qsTr("You can then choose generation %1 in every list of evaluators.")
            .arg(root.network.generation)
        exportTitle: qsTr("Export the network")
        suffix: "network"
        filters: [qsTr("Networks (*.network)"), qsTr("All files (*)")]
    }

    Column {
        anchors.fill: parent
        spacing: 0

        Item {
            width: parent.width
            height: Theme.scaled(100)
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Inputs: 768, hidden: twice %1, outputs: %2").arg(root.network.hidden)
                .arg(root.network.outputs)

            Layer {
                anchors.left: parent.left
                side: Theme.scaled(18)
                reach: Theme.scaled(54)
                amount: "768"
                name: qsTr("inputs")
            }
            Arrow { x: Math.round(parent.width * 0.27 - width / 2) }
            Layer {
                anchors.horizontalCenter: parent.horizontalCenter
                side: Theme.scaled(18)
                reach: Theme.scaled(34 + Math.min(16, root.network.hidden / 32))
                amount: qsTr("2 × %1").arg(root.network.hidden)
                name: qsTr("hidden")
            }
            Arrow { x: Math.round(parent.width * 0.73 - width / 2) }
            Layer {
                anchors.right: parent.right
                side: Theme.scaled(18)
                reach: Theme.scaled(18)
                amount: root.network.outputs
                name: qsTr("output")
            }
        }
        Repeater {
            model: root.network.facts

            Item {
                id: fact

                required property string name
                required property string valueText

                width: parent ? parent.width : 0
                height: Theme.scaled(24)
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2").arg(fact.name).arg(fact.valueText)

                AppText {
                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.t3
                    text: fact.name
                    Accessible.ignored: true
                }
                AppText {
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    style: "strong"
                    text: fact.valueText
                    Accessible.ignored: true
                }
            }
        }
    }

    component Layer: Item {
        id: layer

        required property int side
        required property int reach
        required property string amount
        required property string name

        width: Math.max(Theme.scaled(52), amountText.implicitWidth)
        height: Theme.scaled(94)

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.round((Theme.scaled(56) - height) / 2)
            width: layer.side
            height: layer.reach
            radius: Theme.scaled(4)
            color: Theme.accSoft
            border.width: 1
            border.color: Theme.acc
        }
        AppText {
            id: amountText
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.scaled(58)
            style: "value"
            text: layer.amount
            Accessible.ignored: true
        }
        AppText {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.scaled(76)
            style: "small"
            text: layer.name
            Accessible.ignored: true
        }
    }
    component Arrow: Item {
        y: Math.round(Theme.scaled(56) / 2)
        width: Theme.scaled(34)
        height: 1

        Rectangle {
            width: parent.width
            height: Theme.scaled(1.5)
            color: Theme.axis
        }
        Repeater {
            model: [-1, 1]

            Rectangle {
                required property int modelData

                x: parent ? parent.width - width : 0
                y: modelData * Theme.scaled(3)
                width: Theme.scaled(9)
                height: Theme.scaled(1.5)
                rotation: modelData * -40
                antialiasing: true
                color: Theme.axis
            }
        }
    }
}
