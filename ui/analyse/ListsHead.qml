// Above the lists of the Analyse page: moves or book, and what the opening is called.
import QtQuick
import Plyglass.Controls

Item {
    id: root

    // Else the tabs above the panel choose.
    required property bool choosable
    required property string list
    required property string note

    signal listChosen(string list)

    implicitHeight: Theme.scaled(40)

    Segmented {
        id: choice
        objectName: "listChoice"
        x: Theme.scaled(8)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.choosable
        label: qsTr("Lists")
        model: [qsTr("Moves"), qsTr("Book")]
        currentIndex: root.list === "book" ? 1 : 0
        onActivated: index => root.listChosen(index === 1 ? "book" : "moves")
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
        text: root.note
    }
}
