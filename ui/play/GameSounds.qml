// The sounds of a game, loaded once, on the system's sound device. Created by SoundPlayer.
pragma ComponentBehavior: Bound
import QtQuick
import QtMultimedia

Item {
    id: root

    readonly property list<string> names: ["move", "capture", "castling", "check", "promotion", "end", "low"]

    function play(name: string, volume: real): void {
        const effect = effects.itemAt(root.names.indexOf(name)) as Effect;
        effect?.sound(volume);
    }

    MediaDevices {
        id: devices
    }
    Repeater {
        id: effects
        model: devices.audioOutputs.length > 0 ? root.names : []

        Effect {
            required property string modelData
            source: "qrc:/plyglass/sounds/" + modelData + ".wav"
        }
    }

    component Effect: Item {
        id: effect

        required property url source

        function sound(volume: real): void {
            player.volume = volume;
            player.play();
        }

        SoundEffect {
            id: player
            source: effect.source
        }
    }
}
