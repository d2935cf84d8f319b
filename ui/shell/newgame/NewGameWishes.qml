// Settings that the New game sheet shows and applies at the start of the game, not before.
import QtQuick
import Plyglass.App

QtObject {
    id: root

    required property AppSettings settings

    property int thinkSeconds: 0
    property bool humanPace: false
    property bool turnBoard: false
    property bool bothTakeBack: false

    function read(): void {
        root.thinkSeconds = Math.round(root.settings.thinkTimeMs / 1000);
        root.humanPace = root.settings.humanPace;
        root.turnBoard = root.settings.turnBoard;
        root.bothTakeBack = root.settings.bothTakeBack;
    }
    function apply(): void {
        root.settings.thinkTimeMs = root.thinkSeconds * 1000;
        root.settings.humanPace = root.humanPace;
        root.settings.turnBoard = root.turnBoard;
        root.settings.bothTakeBack = root.bothTakeBack;
    }
}
