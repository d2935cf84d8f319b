// Settings at their defaults, kept nowhere.
import QtQuick

QtObject {
    id: settings

    property string theme: "dark"
    property string boardTheme: "glass"
    property string pieceSet: "plyglass"
    property int animationMs: 0
    property bool reduceMotion: true
    property bool highContrast: false
    property real textScale: 1
    property string inputStyle: "both"
    property bool showCoordinates: true
    property bool showLegal: true
    property bool showArrows: true
    property bool showEval: true
    property bool premoves: true
    property bool sounds: true
    property int soundVolume: 60
    property bool soundPossible: false
    property bool calmView: false
    property bool showLines: true
    property bool autoQueen: false
    property bool drawsByClaim: false
    property bool computersGiveUp: true
    property bool practiseComputer: false
    property bool linesOnClock: false
    property string thinkAlong: "untimed"
    property bool wheelSteps: true
    property int minimumThinkMs: 300
    property int minimumThinkMsMax: 5000
    property int thinkTimeMs: 10000
    property int thinkTimeMsMin: 1000
    property int thinkTimeMsMax: 600000
    property string syzygyPath: ""
    property bool syzygyOpening: false
    property int syzygyCount: 0
    property int syzygyMen: 0
    property string syzygyError: ""
    property int windowX: 0
    property int windowY: 0
    property int windowWidth: 1440
    property int windowHeight: 900
    property bool windowMaximized: false
    property int resets: 0

    function windowPlace(usual: size): rect { return Qt.rect(0, 0, usual.width, usual.height); }
    function fitFrame(window: var): void {}
    function chooseSyzygyFolder(folder: url): void { settings.syzygyPath = folder.toString(); }
    function resetToDefaults(): void { settings.resets += 1; }
}
