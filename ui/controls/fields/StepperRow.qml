// A number between two limits with its name at the left.
import QtQuick

Item {
    id: root

    required property string name
    required property int value
    property int from: 1
    required property int to
    property int stepSize: 1
    property string unit: ""
    // Text for the largest number; "" for the number itself.
    property string special: ""
    // Indented: belongs to the row above it.
    property bool sub: false

    signal chosen(int value)

    width: parent ? parent.width : 0
    height: Theme.scaled(34)

    AppText {
        anchors.verticalCenter: parent.verticalCenter
        x: root.sub ? Theme.space24 : 0
        width: stepper.x - Theme.space8 - x
        style: root.sub ? "small" : "body"
        color: root.sub ? Theme.t3 : Theme.t2
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
        specialTop: root.special
        fieldWidth: Theme.scaled(56)
        textFromValue: number => root.unit.length > 0 ? qsTr("%1 %2").arg(number).arg(root.unit)
            : String(number)
        valueFromText: text => parseInt(text, 10)
        value: root.value
        onValueModified: value => root.chosen(value)
    }
}
