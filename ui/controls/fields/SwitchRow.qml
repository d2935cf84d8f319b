// A switch with its text, a remark such as a count, and a measured figure at the right. The whole row is
// clickable.
import QtQuick
import QtQuick.Templates as T

FocusScope {
    id: root

    property alias text: control.text
    property alias checked: control.checked
    /// A measured figure such as "×41"; empty for none.
    property string figure: ""
    /// Width reserved for the figure.
    property real figureWidth: 0
    /// Before the figure or, in two lines, below the text: "12 304 cutoffs"; empty for none.
    property string remark: ""
    property bool twoLines: false
    /// The figure is large: t1 and 600.
    property bool figureStrong: false
    /// The figure belongs to an older position: half opacity.
    property bool figureStale: false
    /// Shown in a tool tip under the row's text.
    property string explanation: ""

    signal toggled(bool checked)

    // The remark stays readable: it gives the reason why the row is disabled.
    readonly property real dimming: enabled ? 1 : Theme.disabledOpacity
    readonly property real figureRoom: Math.max(figureWidth, figure.length > 0 ? number.implicitWidth : 0)

    // Accessible description: contents of the row beside its name.
    function described(): string {
        let words = "";
        for (const part of [root.remark, root.figure, root.explanation]) {
            if (part.length > 0)
                words += words.length > 0 ? ". " + part : part;
        }
        return words;
    }

    implicitWidth: Theme.scaled(28 + 8) + label.implicitWidth
        + (figure.length > 0 ? Theme.scaled(12) + number.implicitWidth : 0)
        + (!twoLines && remark.length > 0 ? Theme.scaled(8) + note.implicitWidth : 0)
    implicitHeight: Theme.scaled(twoLines ? 42 : 30)
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
        Accessible.description: root.described()
        Accessible.checkable: true
        Accessible.checked: control.checked
        Accessible.onPressAction: flip()
        Accessible.onToggleAction: flip()

        function flip() {
            control.toggle();
            control.toggled();
        }

        indicator: SwitchTrack {
            y: Math.round((root.twoLines ? label.y + label.height / 2 : control.height / 2) - height / 2)
            opacity: root.dimming
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
            objectName: "label"
            x: Theme.scaled(28 + 8)
            y: root.twoLines ? Theme.scaled(2) : Math.round((control.height - height) / 2)
            width: Math.min(implicitWidth,
                (root.twoLines || root.remark.length === 0 ? root.width - root.figureRoom : note.x)
                    - x - Theme.scaled(8))
            style: "strong"
            text: control.text
            opacity: root.dimming
            color: control.checked || control.hovered ? Theme.t1 : Theme.t3
            Accessible.ignored: true
        }
        NumberText {
            id: note
            objectName: "remark"
            x: root.twoLines ? label.x : control.width - root.figureRoom - width
            y: root.twoLines ? label.y + label.height : Math.round((control.height - height) / 2)
            style: "small"
            text: root.remark
            Accessible.ignored: true
        }
        NumberText {
            id: number
            objectName: "figure"
            y: Math.round(label.y + label.height / 2 - height / 2)
            anchors.right: parent.right
            style: root.figureStrong ? "value" : "body"
            alignRight: true
            text: root.figure
            color: root.figureStrong ? Theme.t1 : Theme.t3
            opacity: root.figureStale ? 0.5 : root.dimming
        }
    }

    Tip {
        wanted: (control.hovered || control.visualFocus) && !control.pressed
        title: root.text
        text: root.explanation
        beside: true
    }
}
