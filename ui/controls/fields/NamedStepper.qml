// A stepper whose visible name may be elsewhere; assistive technology gets it from here.
import QtQuick

Stepper {
    id: root

    required property string name

    accessibleName: root.name
}
