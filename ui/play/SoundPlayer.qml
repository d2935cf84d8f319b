// Plays sounds where the machine has sound output and Qt Multimedia is installed; silent elsewhere.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App

Item {
    id: root

    required property Game game
    required property Clock clock
    required property AppSettings settings

    readonly property bool wanted: root.settings.sounds && root.settings.soundVolume > 0
        && root.settings.soundPossible
    // The clock of a person to move is low.
    readonly property bool low:
        root.clock.whiteLow && root.clock.whiteRunning && root.game.white.isPerson
        || root.clock.blackLow && root.clock.blackRunning && root.game.black.isPerson
    property Item sounds: null

    objectName: "sounds"
    visible: false

    onWantedChanged: root.prepare()
    Component.onCompleted: root.prepare()
    onLowChanged: {
        if (root.low)
            root.play("low");
    }

    Connections {
        target: root.game
        function onSounded(sound: int): void { root.play(root.nameOf(sound)); }
    }

    function nameOf(sound: int): string {
        return ["move", "capture", "castling", "check", "promotion", "end"][sound] ?? "";
    }
    // Created by URL instead of as a child, so that the page loads without the module.
    function prepare(): void {
        if (!root.wanted || root.sounds)
            return;
        const component = Qt.createComponent("GameSounds.qml");
        if (component.status === Component.Ready)
            root.sounds = component.createObject(root) as Item;
    }
    function play(name: string): void {
        if (root.wanted && root.sounds)
            root.sounds["play"](name, root.settings.soundVolume / 100); // qmllint disable
    }
}
