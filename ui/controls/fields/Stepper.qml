// A whole number between two limits: − value +. Arrow keys and wheel step it, and a number can be typed.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Controls
import QtQuick.Templates as T

InputScope {
    id: root

    property int from: 0
    property int to: 100
    property int stepSize: 1
    /// Text for the value `to`, which can also be typed, such as "all"; empty for none.
    property string specialTop: ""
    property string label: ""  ///< at the left
    /// Accessible name; needed without a visible label.
    property string accessibleName: label
    /// Converts a number to text; the plain number by default.
    property var textFromValue: (number) => String(number)
    /// Converts text to a number, NaN if invalid; optional signs and digits by default.
    property var valueFromText: (text) =>
        /^\s*[-+\u2212]?\d+\s*$/.test(text) ? parseInt(text.replace("\u2212", "-"), 10) : NaN
    /// Error of the typed text, such as "1 to 64"; may be empty.
    readonly property string error: input.activeFocus || lingering.running ? input.problem : ""
    /// Width of the number; by default that of its widest value.
    property real fieldWidth: Math.max(Theme.scaled(28), ruler.width)

    signal valueModified(int value)

    readonly property string range: qsTr("%1 to %2").arg(display(from)).arg(display(to))
    readonly property bool editing: input.activeFocus && input.text !== display(value)

    /// Width with its widest value.
    readonly property real roomyWidth: less.implicitWidth + more.implicitWidth + root.fieldWidth + 2
    implicitWidth: (caption.visible ? caption.implicitWidth + Theme.scaled(8) : 0) + box.implicitWidth
    implicitHeight: Theme.scaled(32)
    opacity: enabled ? 1 : Theme.disabledOpacity

    onValueChanged: input.showValue()
    Component.onCompleted: input.showValue()

    function display(number: int): string {
        const toText = textFromValue;
        return specialTop.length > 0 && number === to ? specialTop : toText(number);
    }

    function widest(one: string, other: string): string {
        return one.length > other.length ? one : other;
    }

    /// Steps for the user, within the limits.
    function step(steps: int) {
        change(Math.max(from, Math.min(to, value + steps * stepSize)));
        input.showValue();
        if (input.activeFocus)
            input.selectAll();
    }

    /// The number of a text, NaN if invalid.
    function parse(text: string): real {
        if (specialTop.length > 0 && text.trim().toLowerCase() === specialTop.toLowerCase())
            return to;
        const toNumber = valueFromText;
        return toNumber(text);
    }

    /// The valid range if the text is invalid; during typing only if further keys cannot make it valid.
    function judge(text: string, finished: bool): string {
        const number = parse(text);
        if (number >= from && number <= to)
            return "";
        const start = text.trim().toLowerCase();
        const unfinished = start === "" || start === "-" || start === "\u2212" || number < from
            || specialTop.toLowerCase().startsWith(start);
        return unfinished && !finished ? "" : range;
    }

    /// Reads the typed text. An invalid one stays with the cursor; without the cursor the old value returns.
    function commit(keepText: bool) {
        if (input.text === display(value)) {
            input.problem = "";
            return;
        }
        const problem = judge(input.text, true);
        if (problem.length === 0)
            change(parse(input.text));
        if (problem.length === 0 || !keepText)
            input.showValue();
        input.problem = problem;
        if (keepText)
            input.selectAll();
        else if (problem.length > 0)
            lingering.restart();
    }

    function change(number: int) {
        if (number === value)
            return;
        root.edit(number);
        valueModified(number);
    }

    TextMetrics {
        id: ruler
        font: Theme.font.value
        text: root.widest(root.display(root.from),
                          root.widest(root.display(root.to - 1), root.display(root.to))) + "0"
    }

    Timer {
        id: lingering
        interval: 3000
        onTriggered: input.problem = ""
    }

    WheelHandler {
        enabled: input.activeFocus
        onWheel: (event) => root.step(event.angleDelta.y > 0 ? 1 : event.angleDelta.y < 0 ? -1 : 0)
    }

    AppText {
        id: caption
        anchors.verticalCenter: parent.verticalCenter
        visible: root.label.length > 0
        style: "small"
        text: root.label
        font.weight: Font.Medium
        Accessible.ignored: true
    }

    Rectangle {
        id: box
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        implicitWidth: root.roomyWidth + Math.max(0, input.contentWidth + Theme.scaled(8) - root.fieldWidth)
        width: root.width - (caption.visible ? caption.implicitWidth + Theme.scaled(8) : 0)
        height: Theme.scaled(28)
        radius: Theme.radiusControl
        color: Theme.bg2
        border.width: 1
        border.color: root.error.length > 0 ? Theme.bad
            : hover.hovered && root.enabled ? Theme.line3 : Theme.line2

        HoverHandler { id: hover }

        StepperHalf {
            id: less
            objectName: "less"
            x: 1
            y: 1
            height: parent.height - 2
            side: -1
            iconName: "minus"
            text: qsTr("%1, less").arg(root.accessibleName)
            stopped: root.value <= root.from
            onPressed: input.forceActiveFocus(Qt.MouseFocusReason)
            onClicked: root.step(-1)
        }
        StepperHalf {
            id: more
            objectName: "more"
            anchors.right: parent.right
            anchors.rightMargin: 1
            y: 1
            height: parent.height - 2
            side: 1
            iconName: "plus"
            text: qsTr("%1, more").arg(root.accessibleName)
            stopped: root.value >= root.to
            onPressed: input.forceActiveFocus(Qt.MouseFocusReason)
            onClicked: root.step(1)
        }
        T.TextField {
            id: input
            objectName: "field"

            property string problem: ""
            readonly property bool byKeyboard: focusReason === Qt.TabFocusReason
                || focusReason === Qt.BacktabFocusReason || focusReason === Qt.ShortcutFocusReason

            anchors.left: less.right
            anchors.right: more.left
            height: parent.height
            focus: true
            horizontalAlignment: TextInput.AlignHCenter
            verticalAlignment: TextInput.AlignVCenter
            font: Theme.font.value
            color: problem.length > 0 ? Theme.bad : Theme.t1
            selectionColor: Theme.accFill
            selectedTextColor: Theme.accText
            selectByMouse: true
            renderType: Text.NativeRendering

            Keys.onUpPressed: root.step(1)
            Keys.onDownPressed: root.step(-1)
            Keys.onEscapePressed: (event) => {
                event.accepted = root.editing;
                showValue();
                selectAll();
            }
            onAccepted: root.commit(true)
            onTextEdited: problem = root.judge(text, false)
            onActiveFocusChanged: {
                if (activeFocus)
                    selectAll();
                else {
                    root.commit(false);
                    deselect();
                }
            }

            Accessible.role: Accessible.EditableText
            Accessible.name: root.accessibleName
            Accessible.description: root.range
            Accessible.onIncreaseAction: root.step(1)
            Accessible.onDecreaseAction: root.step(-1)

            function showValue() {
                text = root.display(root.value);
                problem = "";
            }
        }
        FocusRing {
            shown: input.activeFocus && input.byKeyboard
        }
    }

    T.Popup {
        y: box.y + box.height + 4
        x: box.x
        visible: root.error.length > 0
        closePolicy: T.Popup.NoAutoClose
        padding: Theme.scaled(6)
        implicitWidth: implicitContentWidth + leftPadding + rightPadding
        implicitHeight: implicitContentHeight + topPadding + bottomPadding
        margins: 4

        contentItem: AppText {
            style: "small"
            color: Theme.bad
            text: root.error
        }
        background: Rectangle {
            radius: Theme.radiusControl
            color: Theme.badSoft
            border.width: 1
            border.color: Theme.bad
        }
    }
}
