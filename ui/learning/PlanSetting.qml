// A number of a plan with its name at the left.
import QtQuick
import Plyglass.Controls

Item {
    id: root

    required property string name
    required property int value
    required property int from
    required property int to
    property int stepSize: 1
    property string unit: ""

    signal chosen(int value)

    width: parent ? parent.width : 0
    height: Theme.scaled(34)

    AppText {
        anchors.verticalCenter: parent.verticalCenter
        width: stepper.x - Theme.space8
        color: Theme.t2
        text: root.name
        Accessible.ignored: true
    }
    NamedStepper {
        id: stepper
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        objectName: root.objectName + "Stepper"
        name: root.name
        from: root.from
        to: root.to
        stepSize: root.stepSize
        fieldWidth: Theme.scaled(56)
        textFromValue: number => root.unit.length > 0 ? qsTr("%1 %2").arg(number).arg(root.unit) : String(number)
        valueFromText: text => parseInt(text, 10)
        value: root.value
        onValueModified: value => root.chosen(value)
    }
}
