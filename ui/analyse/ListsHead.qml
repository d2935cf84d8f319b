// Head of the Analyse page's lists: moves, book or report, and the name of the opening.
import QtQuick
import Plyglass.Controls

Item {
    id: root

    // Otherwise the tabs above the panel choose.
    required property bool choosable
    required property string list
    readonly property list<string> lists: ["moves", "book", "report"]
    required property string note

    signal listChosen(string list)

    implicitHeight: Theme.scaled(40)

    Segmented {
        id: choice
        x: Theme.scaled(8)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.choosable
        label: qsTr("Lists")
        model: [qsTr("Moves"), qsTr("Book"), qsTr("Report")]
        currentIndex: root.lists.indexOf(root.list)
        onActivated: index => root.listChosen(root.lists[index])
    }
    AppText {
        objectName: "openingName"
        anchors.left: choice.visible ? choice.right : parent.left
        anchors.leftMargin: Theme.space12
        anchors.right: parent.right
        anchors.rightMargin: Theme.space16
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: choice.visible ? Text.AlignRight : Text.AlignLeft
        color: Theme.t3
        text: root.list === "report" ? "" : root.note
    }
}
