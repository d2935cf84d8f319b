// Search by the player of one colour: part of the name, and the rating.
import QtQuick
import Plyglass.Controls

Column {
    id: root

    required property string label
    required property string ratingName
    required property string name
    required property int rating

    signal nameWritten(string name)
    signal ratingChosen(int rating)
    signal findRequested

    spacing: Theme.space8

    TextFieldBox {
        id: field
        objectName: root.objectName + "Name"
        width: parent.width
        label: root.label
        placeholderText: qsTr("Name or part of it")
        onTextEdited: root.nameWritten(field.text)
        onAccepted: root.findRequested()

        Binding {
            target: field
            property: "text"
            value: root.name
        }
    }
    StepperRow {
        width: parent.width
        name: root.ratingName
        from: 0
        to: 4000
        stepSize: 50
        value: root.rating
        onChosen: value => root.ratingChosen(value)
    }
}
