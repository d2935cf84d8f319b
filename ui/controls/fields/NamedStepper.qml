// A stepper whose name may stand elsewhere than at its left: assistive technology hears it all the same.
import QtQuick

Stepper {
    id: root

    required property string name

    accessibleName: root.name
}
