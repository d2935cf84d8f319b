// Results of games: White's part, draws and Black's part of a bar, with the percentages that fit.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Controls

Item {
    id: root

    // Shares of White won, drawn, Black won; empty if no game has a result.
    required property var results
    required property var texts

    readonly property list<color> grounds: [Theme.evalW, Theme.dark ? Theme.line3 : Theme.line2, Theme.evalB]
    readonly property list<color> inks: ["#161C22", Theme.dark ? "#0E1216" : "#161C22", "#E8EDF1"]

    implicitHeight: Theme.scaled(18)

    Rectangle {
        anchors.fill: parent
        anchors.margins: -1
        visible: root.results.length > 0
        radius: Theme.radiusMark
        color: "transparent"
        border.width: 1
        border.color: Theme.line2
    }
    Row {
        height: parent.height

        Repeater {
            model: root.results.length

            Rectangle {
                id: part

                required property int index

                width: root.width * root.results[part.index]
                height: root.height
                color: root.grounds[part.index]

                AppText {
                    anchors.centerIn: parent
                    visible: implicitWidth + Theme.space4 <= part.width
                    style: "micro"
                    color: root.inks[part.index]
                    text: root.texts[part.index] ?? ""
                    Accessible.ignored: true
                }
            }
        }
    }
}
