// Figures of a node: short ones beside their names, long ones below.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property TraceNode node

    spacing: Theme.space2

    Repeater {
        model: root.node.facts

        Item {
            id: fact

            required property string name
            required property string valueText

            width: root.width
            height: Math.max(Theme.scaled(24), value.implicitHeight + Theme.scaled(4))

            Accessible.role: Accessible.StaticText
            Accessible.name: fact.name + ": " + fact.valueText

            AppText {
                y: Theme.scaled(2)
                width: Theme.scaled(80)
                color: Theme.t3
                text: fact.name
                Accessible.ignored: true
            }
            AppText {
                id: value
                y: Theme.scaled(2)
                x: Theme.scaled(80)
                width: parent.width - x
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.Wrap
                style: "strong"
                text: fact.valueText
                Accessible.ignored: true
            }
        }
    }
}
