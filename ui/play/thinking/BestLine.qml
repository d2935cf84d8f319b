// Score and principal variation under a hairline, or a sentence before the first search.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Thinking thinking
    // False hides the score and the line.
    property bool evaluates: true
    property int lines: 1

    implicitHeight: Theme.scaled(16 + 20 * root.lines)

    Accessible.role: Accessible.StaticText
    Accessible.name: root.evaluates && root.thinking.scoreText.length > 0
        ? qsTr("Best line: %1, %2").arg(root.thinking.scoreText).arg(root.thinking.pvText) : lineText.text

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    NumberText {
        id: score
        x: Theme.scaled(16)
        y: Theme.scaled(8)
        visible: root.evaluates && root.thinking.scoreText.length > 0
        style: "value"
        color: root.thinking.scoreIsMate ? Theme.mate : Theme.t1
        text: root.thinking.scoreText
        reserve: "+0.00"
        Accessible.ignored: true
    }
    AppText {
        id: lineText
        x: score.visible ? score.x + score.width + Theme.scaled(10) : Theme.scaled(16)
        y: Theme.scaled(8)
        width: root.width - x - Theme.scaled(16)
        color: root.thinking.hasResult ? Theme.t2 : Theme.t3
        wrapMode: root.lines > 1 ? Text.Wrap : Text.NoWrap
        maximumLineCount: root.lines
        elide: Text.ElideRight
        text: !root.evaluates ? qsTr("Evaluations are hidden. Z shows them.")
            : root.thinking.hasResult ? root.thinking.pvText : root.thinking.idleText
        Accessible.ignored: true
    }
}
