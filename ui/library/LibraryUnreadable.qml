// Error of the library after the listed games were read, with possible actions.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Notice {
    id: root

    required property LibraryTroubles trouble

    objectName: "libraryUnreadable"
    tone: "warn"
    text: root.trouble.text
    actionText: root.trouble.damaged ? qsTr("Start a new library") : qsTr("Try again")
    onActionTriggered: root.trouble.damaged ? root.trouble.startNew() : root.trouble.tryAgain()
}
