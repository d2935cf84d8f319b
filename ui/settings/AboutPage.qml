// About Plyglass: description, origins, licence and libraries.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Controls

FocusScope {
    id: root

    required property string version

    readonly property int margin: Theme.space24
    readonly property int columnWidth: Math.min(Theme.scaled(720), root.width - 2 * root.margin)


    ScrollArea {
        anchors.fill: parent
        anchors.leftMargin: root.margin
        anchors.rightMargin: Theme.space4

        Column {
            width: root.columnWidth
            topPadding: root.margin
            bottomPadding: root.margin
            spacing: Theme.space16

            Row {
                spacing: Theme.space16

                Image {
                    readonly property int side: Theme.scaled(64)
                    width: side
                    height: side
                    sourceSize.width: side * Screen.devicePixelRatio
                    sourceSize.height: side * Screen.devicePixelRatio
                    source: "qrc:/plyglass/icons/plyglass.svg"
                }
                Column {
                    anchors.verticalCenter: parent.verticalCenter

                    AppText {
                        style: "h1"
                        text: "Plyglass"
                        Accessible.role: Accessible.Heading
                    }
                    AppText {
                        color: Theme.t2
                        text: qsTr("Version %1. Chess you can see through.").arg(root.version)
                    }
                }
            }

            Paragraphs {
                title: qsTr("What it is")
                texts: [
                    qsTr("A chess program that shows how it thinks. Play against it, take moves back and "
                         + "replay the game. Every technique of its search is a switch, and the numbers "
                         + "beside it show what the technique saves.")
                ]
            }
            Paragraphs {
                title: qsTr("Where it comes from")
                texts: [
                    qsTr("Chua Zheng Fu Edrei, Chess AI Assignment, 2016, in Java: minimax, alpha–beta, the "
                         + "transposition table and iterative deepening, "
                         + "with a comparison of their node counts."),
                    qsTr("He, Hero, Palmer and Yin, in OCaml: an engine whose evaluator learns, by a neural "
                         + "network and by a genetic algorithm."),
                    qsTr("A python-chess assignment, in Python: three players, three orders of moves, and "
                         + "tables of nodes, moves and utilities."),
                    qsTr("Mikolaj Franaszczuk, An Artificial Intelligence Chess Program, CS 473, 2003, in "
                         + "Java: a program to play against, with its own thread, take-back, a quiescence "
                         + "depth and a genome of 25 numbers.")
                ]
            }
            Paragraphs {
                title: qsTr("Licence")
                texts: [
                    qsTr("Free software under the GNU General Public License, version 3 or later "
                         + "(GPL-3.0-or-later). It comes with no warranty.")
                ]
            }
            Paragraphs {
                title: qsTr("Libraries")
                texts: [
                    qsTr("Qt 6 (window and settings), {fmt} (text), tl::expected (results), nlohmann-json "
                         + "(data), CLI11 (command line), zstd (compression) and Fathom (Syzygy tables). "
                         + "The pieces and the icons were drawn for Plyglass. The text uses the font Inter "
                         + "if it is installed.")
                ]
            }
        }
    }

    component Paragraphs: Panel {
        id: paragraphs
        required property list<string> texts

        width: root.columnWidth

        Column {
            spacing: Theme.space8

            Repeater {
                model: paragraphs.texts

                AppText {
                    required property string modelData
                    width: paragraphs.availableWidth
                    wrapMode: Text.Wrap
                    color: Theme.t2
                    text: modelData
                }
            }
        }
    }
}
