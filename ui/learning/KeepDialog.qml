// A name for what has been learnt, under which it can be chosen from now on.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Controls

AppDialog {
    id: root

    property string suggestion: ""

    signal named(string name)

    title: qsTr("Keep as an evaluator")
    message: qsTr("Under this name it can be chosen wherever evaluators are.")
    acceptText: qsTr("Keep")
    acceptEnabled: field.text.trim().length > 0
    onAboutToShow: {
        field.text = root.suggestion;
        field.selectAll();
    }
    onOpened: field.forceActiveFocus(Qt.OtherFocusReason)
    onAccepted: root.named(field.text)

    TextFieldBox {
        id: field
        objectName: "keepName"
        width: Math.min(Theme.scaled(400), root.availableWidth)
        accessibleName: qsTr("Name")
        maximumLength: 60
        onAccepted: {
            if (root.acceptEnabled)
                root.accept();
        }
    }
}
