// A switch with its text and, at the right, a measured figure. The whole row is the hit area.
import QtQuick
import QtQuick.Templates as T

FocusScope {
    id: root

    property alias text: control.text
    property alias checked: control.checked
    /// A measured figure such as "×41"; empty for none.
    property string figure: ""
    /// The figure answers the question: t1 and 600.
    property bool figureStrong: false
    /// The figure belongs to an older position: half as visible.
    property bool figureStale: false
    /// Shown in a tool tip under the row's text.
    property string explanation: ""

    signal toggled(bool checked)

    implicitWidth: Theme.scaled(28 + 8) + label.implicitWidth
        + (figure.length > 0 ? Theme.scaled(12) + number.implicitWidth : 0)
    implicitHeight: Theme.scaled(30)
    opacity: enabled ? 1 : Theme.disabledOpacity
    activeFocusOnTab: false

    T.Switch {
        id: control
        objectName: "control"

        anchors.fill: parent
        focus: true
        hoverEnabled: true
        focusPolicy: Qt.StrongFocus

        onToggled: root.toggled(checked)

        Accessible.role: Accessible.CheckBox
        Accessible.name: control.text
        Accessible.description: root.explanation
        Accessible.checkable: true
        Accessible.checked: control.checked
        Accessible.onPressAction: flip()
        Accessible.onToggleAction: flip()

        function flip() {
            control.toggle();
            control.toggled();
        }

        indicator: SwitchTrack {
            y: Math.round((control.height - height) / 2)
            checked: control.checked
            pressed: control.pressed
            hovered: control.hovered
        }

        background: FocusRing {
            anchors.margins: -Theme.focusWidth
            shown: control.visualFocus
            innerRadius: 2
        }

        AppText {
            id: label
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.scaled(28 + 8)
            width: Math.min(implicitWidth, number.x - x - Theme.scaled(8))
            style: "strong"
            text: control.text
            color: control.checked || control.hovered ? Theme.t1 : Theme.t3
            Accessible.ignored: true
        }
        NumberText {
            id: number
            anchors.verticalCenter: parent.verticalCenter
            anchors.right: parent.right
            style: root.figureStrong ? "value" : "body"
            alignRight: true
            text: root.figure
            color: root.figureStrong ? Theme.t1 : Theme.t3
            opacity: root.figureStale ? 0.5 : 1
        }
    }

    Tip {
        wanted: (control.hovered || control.visualFocus) && !control.pressed
        title: root.text
        text: root.explanation
    }
}
