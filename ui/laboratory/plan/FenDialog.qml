// Adds positions as FEN, one after the other.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

AppDialog {
    id: root

    required property LabPositions positions

    function add(): void {
        if (root.positions.addFen(field.text))
            field.clear();
        field.forceActiveFocus(Qt.OtherFocusReason);
    }

    title: qsTr("Add positions")
    message: qsTr("Paste a position as FEN. There are %1 so far.").arg(root.positions.count)
    rejectText: qsTr("Done")
    onAboutToShow: {
        field.clear();
        root.positions.clearError();
    }
    onOpened: field.forceActiveFocus(Qt.OtherFocusReason)

    Row {
        anchors.fill: parent
        spacing: Theme.space8

        TextFieldBox {
            id: field
            objectName: "fenField"
            width: Math.min(Theme.scaled(520), root.availableWidth - button.width - Theme.space8)
            mono: true
            accessibleName: qsTr("FEN")
            placeholderText: "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3"
            error: root.positions.error
            onTextEdited: root.positions.clearError()
            onAccepted: root.add()
        }
        AppButton {
            id: button
            objectName: "addFen"
            kind: "primary"
            text: qsTr("Add")
            onClicked: root.add()
        }
    }
}
