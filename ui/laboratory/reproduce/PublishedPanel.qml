// A panel with the short list of the ancestors' reproduced tables.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Reproduction reproduction

    signal opened()

    title: qsTr("Published")
    subtitle: qsTr("earlier programs' tables")
    padding: 0
    bottomPadding: 1
    headerItems: Chip {
        visible: root.reproduction.verdictText.length > 0
        tone: root.reproduction.badCount > 0 ? "bad" : "good"
        iconName: root.reproduction.badCount > 0 ? "warn" : "check"
        text: root.reproduction.verdictText
    }

    PublishedList {
        anchors.fill: parent
        reproduction: root.reproduction
        onOpened: root.opened()
    }
}
