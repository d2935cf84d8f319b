// The Analyse page's keys without Ctrl: they reach it only when nothing with the focus has used them.
import QtQuick
import Plyglass.App

QtObject {
    id: root

    required property Game game
    required property Analyse analyse
    required property Report report
    required property SecondLines second
    required property AppSettings settings

    signal actionChosen(string action)

    // Does what the key stands for; false if it stands for nothing here.
    function press(event: KeyEvent): bool {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false;
        switch (event.key) {
        case Qt.Key_Left:
            root.game.goBack();
            return true;
        case Qt.Key_Right:
            root.game.goForward();
            return true;
        case Qt.Key_Home:
            root.game.goToStart();
            return true;
        case Qt.Key_End:
            root.game.goToEnd();
            return true;
        case Qt.Key_Space:
            root.analyse.engineOn = !root.analyse.engineOn;
            return true;
        case Qt.Key_S:
            root.second.on = !root.second.on;
            return true;
        case Qt.Key_X:
            root.analyse.threatShown = !root.analyse.threatShown;
            return true;
        case Qt.Key_F:
            root.game.flip();
            return true;
        case Qt.Key_N:
            root.report.step(event.modifiers & Qt.ShiftModifier ? -1 : 1);
            return true;
        case Qt.Key_A:
            root.settings.showArrows = !root.settings.showArrows;
            return true;
        case Qt.Key_Q:
            root.actionChosen("ask");
            return true;
        case Qt.Key_C:
            root.actionChosen("comment");
            return true;
        case Qt.Key_W:
            root.actionChosen("whyNot");
            return true;
        case Qt.Key_E:
            root.actionChosen("explorer");
            return true;
        default:
            return false;
        }
    }
}
