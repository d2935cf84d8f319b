// Evaluators that learn while one watches: weights that evolve, and a network that trains on its own games.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property Learning learning
    required property AppSettings settings

    readonly property int margin: Theme.scaled(root.width < Theme.scaled(1104) ? 12 : 24)

    objectName: "learningPage"

    signal playRequested

    Item {
        id: head
        x: root.margin
        width: Math.min(root.width, Theme.scaled(2200)) - 2 * root.margin
        height: Theme.scaled(64)

        AppText {
            id: heading
            anchors.verticalCenter: parent.verticalCenter
            style: "h1"
            text: qsTr("Learning")
            Accessible.role: Accessible.Heading
        }
        Segmented {
            id: views
            objectName: "learningViews"
            anchors.verticalCenter: parent.verticalCenter
            anchors.left: heading.right
            anchors.leftMargin: Theme.space24
            focus: true
            label: qsTr("What learns")
            model: [qsTr("Evolve"), qsTr("Train a network")]
            currentIndex: 0
        }
    }
    Item {
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width

        EvolveView {
            anchors.fill: parent
            visible: views.currentIndex === 0
            evolution: root.learning.evolution
            settings: root.settings
            margin: root.margin
            onPlayRequested: root.playRequested()
        }
        TrainView {
            anchors.fill: parent
            visible: views.currentIndex === 1
            network: root.learning.network
            settings: root.settings
            margin: root.margin
            onPlayRequested: root.playRequested()
        }
    }
}
