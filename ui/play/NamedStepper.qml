// A stepper whose name may stand elsewhere than at its left: assistive technology hears it all the same.
import QtQuick
import Plyglass.Controls

Stepper {
    id: root

    required property string name
    // The name stands at the left after all.
    property bool named: false

    label: root.named ? root.name : ""

    Accessible.role: Accessible.SpinBox
    Accessible.name: root.name
}
