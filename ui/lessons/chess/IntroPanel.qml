// Title and introduction of the open lesson.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property ChessLessons lessons

    title: root.lessons.title
    subtitle: root.lessons.subtitle

    AppText {
        objectName: "lessonIntro"
        width: root.availableWidth
        wrapMode: Text.Wrap
        color: Theme.t2
        textFormat: Text.StyledText
        text: root.lessons.introMarkup
    }
}
