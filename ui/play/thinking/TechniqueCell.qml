// A technique: its switch, its count in the last search, and its effect.
import QtQuick
import Plyglass.Controls

Item {
    id: root

    required property string techniqueId
    required property string name
    required property bool checked
    required property bool available
    required property string needs
    required property string figure
    required property bool figureStrong
    required property bool figureFresh
    required property string count
    required property string detail
    // The remark is below the name.
    property bool twoLines: false

    readonly property bool focused: row.activeFocus

    signal chosen(string id, bool on)

    implicitHeight: row.implicitHeight

    SwitchRow {
        id: row
        objectName: "technique-" + root.techniqueId
        anchors.fill: parent
        text: root.name
        checked: root.checked
        enabled: root.available
        twoLines: root.twoLines
        remark: !root.available ? qsTr("needs %1").arg(root.needs)
            : root.count
        figure: root.figure
        figureWidth: Theme.scaled(62)
        figureStrong: root.figureStrong
        figureStale: !root.figureFresh
        explanation: root.detail
        onToggled: on => root.chosen(root.techniqueId, on)

        Keys.onUpPressed:
            row.Window.activeFocusItem.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
        Keys.onDownPressed:
            row.Window.activeFocusItem.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    }

    // A disabled row gets no pointer events, and yet needs its tip most.
    HoverHandler { id: hover }
    Tip {
        wanted: hover.hovered && !root.available
        title: root.name
        text: root.detail
        beside: true
    }
}
