// Asks for a name to save under.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Controls

AppDialog {
    id: root

    property string suggestion: ""

    signal named(string name)

    title: qsTr("Save as")
    acceptText: qsTr("Save")
    acceptEnabled: field.text.trim().length > 0
    onAboutToShow: field.text = root.suggestion
    onOpened: field.forceActiveFocus(Qt.OtherFocusReason)
    onAccepted: root.named(field.text)

    TextFieldBox {
        id: field
        objectName: "nameField"
        anchors.fill: parent
        implicitWidth: Theme.scaled(360)
        accessibleName: qsTr("Name of the evaluator")
        maximumLength: 60
    }
}
