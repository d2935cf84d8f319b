// Names and values, such as the settings of a run.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    /// name, valueText
    required property Rows facts

    Column {
        width: parent.width

        Repeater {
            model: root.facts

            Item {
                id: fact

                required property string name
                required property string valueText

                width: parent ? parent.width : 0
                height: Theme.scaled(24)
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2").arg(fact.name).arg(fact.valueText)

                AppText {
                    id: caption
                    color: Theme.t3
                    text: fact.name
                    Accessible.ignored: true
                }
                AppText {
                    anchors.right: parent.right
                    width: Math.min(implicitWidth, parent.width - caption.width - Theme.space8)
                    style: "strong"
                    text: fact.valueText
                    Accessible.ignored: true
                }
            }
        }
    }
}
