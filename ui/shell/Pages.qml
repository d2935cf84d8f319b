// Every page of the window, in the order of the rail: rail, keys and the list of shortcuts are made from it.
// How to add one: app/README.md.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App

QtObject {
    id: root

    required property App app

    readonly property list<PageEntry> all: [
        PageEntry {
            name: "play"
            title: qsTr("Play")
            iconName: "play"
            keys: "Ctrl+1"
            busy: root.app.game.thinking
        },
        PageEntry {
            name: "analyse"
            title: qsTr("Analyse")
            iconName: "analyse"
            keys: "Ctrl+2"
            busy: root.app.analyse.searching
            content: Component {
                AnalysePage {
                    anchors.fill: parent
                    app: root.app
                    onSaid: text => root.said(text)
                    onActionChosen: action => root.actionChosen(action)
                }
            }
        },
        PageEntry {
            name: "explorer"
            title: qsTr("Explorer")
            iconName: "explorer"
            keys: "Ctrl+3"
            busy: root.app.explorer.busy
            content: Component {
                ExplorerPage {
                    anchors.fill: parent
                    app: root.app
                    onPlayRequested: root.playRequested()
                    onSaid: text => root.said(text)
                }
            }
        },
        PageEntry {
            name: "laboratory"
            title: qsTr("Laboratory")
            iconName: "lab"
            keys: "Ctrl+4"
            busy: root.app.laboratory.busy
            stays: true
            content: Component {
                LaboratoryPage {
                    anchors.fill: parent
                    laboratory: root.app.laboratory
                    settings: root.app.settings
                }
            }
        },
        PageEntry {
            name: "learning"
            title: qsTr("Learning")
            iconName: "learn"
            keys: "Ctrl+5"
            busy: root.app.learning.busy
            stays: true
            content: Component {
                LearningPage {
                    anchors.fill: parent
                    learning: root.app.learning
                    settings: root.app.settings
                    onPlayRequested: root.playRequested()
                }
            }
        },
        PageEntry {
            name: "evaluation"
            title: qsTr("Evaluation")
            iconName: "evaluation"
            keys: "Ctrl+6"
            content: Component {
                EvaluationPage {
                    anchors.fill: parent
                    evaluation: root.app.evaluation
                    settings: root.app.settings
                    onPlayRequested: root.playRequested()
                }
            }
        },
        PageEntry {
            name: "lessons"
            title: qsTr("Lessons")
            iconName: "hint"
            keys: "Ctrl+7"
            content: Component {
                LessonsPage {
                    anchors.fill: parent
                    lessons: root.app.lessons
                    practice: root.app.practice
                    onSaid: text => root.said(text)
                    settings: root.app.settings
                }
            }
        },
        PageEntry {
            name: "library"
            title: qsTr("Library")
            iconName: "library"
            keys: "Ctrl+8"
            busy: root.app.library.imports.running
            content: Component {
                LibraryPage {
                    anchors.fill: parent
                    library: root.app.library
                    searchSetup: root.app.searchSetup
                    settings: root.app.settings
                    onGameOpened: root.actionChosen("analyse")
                    onGameGoesOn: root.actionChosen("play")
                    onPlayWanted: root.actionChosen("newGame")
                }
            }
        },
        PageEntry {
            name: "editor"
            title: qsTr("Set up a position")
            iconName: "edit"
            keys: "Ctrl+E"
            listed: false
            content: Component {
                EditorPage {
                    anchors.fill: parent
                    app: root.app
                    onSaid: text => root.said(text)
                    onActionChosen: action => root.actionChosen(action)
                }
            }
        },
        PageEntry {
            name: "about"
            title: qsTr("About")
            iconName: "info"
            last: true
            content: Component {
                AboutPage {
                    anchors.fill: parent
                    version: root.app.version
                }
            }
        },
        PageEntry {
            name: "settings"
            title: qsTr("Settings")
            iconName: "settings"
            keys: "Ctrl+,"
            last: true
            content: Component {
                SettingsPage {
                    anchors.fill: parent
                    settings: root.app.settings
                    names: root.app.names
                }
            }
        }
    ]

    signal playRequested
    signal said(string text)
    signal actionChosen(string action)

    // Its place in the list; −1 if there is no such page.
    function indexOf(name: string): int {
        for (let i = 0; i < root.all.length; ++i) {
            if (root.all[i].name === name)
                return i;
        }
        return -1;
    }
}
