// The Play page's keys without Ctrl: they reach it only when nothing with the focus has used them.
import QtQuick
import Plyglass.App

QtObject {
    id: root

    required property Game game
    required property AppSettings settings
    required property Ask ask

    signal actionChosen(string action)

    // Does what the key stands for; false if it stands for nothing here.
    function press(event: KeyEvent): bool {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false;
        return root.walk(event.key) || (!event.isAutoRepeat && root.command(event.key));
    }

    function walk(key: int): bool {
        switch (key) {
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
        default:
            return false;
        }
    }

    function command(key: int): bool {
        switch (key) {
        case Qt.Key_F:
            root.game.flip();
            return true;
        case Qt.Key_H:
            if (root.game.canHint)
                root.game.requestHint();
            return true;
        case Qt.Key_Q:
            root.actionChosen("ask");
            return true;
        case Qt.Key_W:
            root.actionChosen("whyNot");
            return true;
        case Qt.Key_X:
            if (root.ask.canAskPosition)
                root.ask.ask(Ask.Threat);
            return true;
        case Qt.Key_A:
            root.settings.showArrows = !root.settings.showArrows;
            return true;
        case Qt.Key_Z:
            root.settings.showEval = !root.settings.showEval;
            return true;
        case Qt.Key_L:
            root.settings.showLines = !root.settings.showLines;
            return true;
        case Qt.Key_M:
            root.actionChosen("typeMove");
            return true;
        case Qt.Key_C:
            root.settings.calmView = !root.settings.calmView;
            return true;
        case Qt.Key_P:
            if (root.game.canPause)
                root.game.setPaused(!root.game.paused);
            return true;
        case Qt.Key_Space:
            if (root.game.canMoveNow)
                root.game.moveNow();
            return true;
        default:
            return false;
        }
    }
}
