// Keys of the chess lessons, handled only if the focused item does not use them.
import QtQuick
import Plyglass.App
import Plyglass.Controls

QtObject {
    id: root

    required property ChessLessons lessons

    // Handles a key; returns false if it has no meaning here.
    function press(event: KeyEvent): bool {
        const task = root.lessons.task;
        const solved = task.state === ChessTask.Solved;
        switch (KeyNames.of(event.key, event.modifiers)) {
        case "H":
            task.hint();
            return true;
        case "T":
            task.tryAgain();
            return true;
        case "N":
            if (!event.isAutoRepeat && (solved || root.lessons.ended))
                root.lessons.next();
            else if (task.canCheck)
                task.check();
            return true;
        case "Left":
            root.lessons.back();
            return true;
        case "Right":
            if (root.lessons.canSkip || solved)
                root.lessons.next();
            return true;
        default:
            return false;
        }
    }
}
