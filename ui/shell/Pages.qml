// Every page of the window, in the order of the rail.
// How to add one: app/README.md.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App

QtObject {
    id: root

    required property App app
    required property real interfaceScale

    readonly property list<PageEntry> all: [
        PageEntry {
            action: Actions.pages.play
            boardAtLeft: true
            busy: root.app.game.status.thinking
            stays: true
            content: Component {
                PlayPage {
                    anchors.fill: parent
                    app: root.app
                    interfaceScale: root.interfaceScale
                }
            }
        },
        PageEntry {
            action: Actions.pages.today
            content: Component {
                TodayPage {
                    anchors.fill: parent
                    app: root.app
                }
            }
        },
        PageEntry {
            action: Actions.pages.analyse
            boardAtLeft: true
            busy: root.app.analyse.searching
            content: Component {
                AnalysePage {
                    anchors.fill: parent
                    app: root.app
                }
            }
        },
        PageEntry {
            action: Actions.pages.explorer
            busy: root.app.explorer.busy
            content: Component {
                ExplorerPage {
                    anchors.fill: parent
                    app: root.app
                }
            }
        },
        PageEntry {
            action: Actions.pages.laboratory
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
            action: Actions.pages.learning
            busy: root.app.learning.busy
            stays: true
            content: Component {
                LearningPage {
                    anchors.fill: parent
                    learning: root.app.learning
                    settings: root.app.settings
                }
            }
        },
        PageEntry {
            action: Actions.pages.evaluation
            content: Component {
                EvaluationPage {
                    anchors.fill: parent
                    evaluation: root.app.evaluation
                    settings: root.app.settings
                }
            }
        },
        PageEntry {
            action: Actions.pages.lessons
            content: Component {
                LessonsPage {
                    anchors.fill: parent
                    lessons: root.app.lessons
                    practice: root.app.practice
                    settings: root.app.settings
                }
            }
        },
        PageEntry {
            action: Actions.pages.library
            busy: root.app.library.imports.running
            content: Component {
                LibraryPage {
                    anchors.fill: parent
                    library: root.app.library
                    searchSetup: root.app.searchSetup
                    settings: root.app.settings
                }
            }
        },
        PageEntry {
            action: Actions.pages.editor
            boardAtLeft: true
            listed: false
            content: Component {
                EditorPage {
                    anchors.fill: parent
                    app: root.app
                }
            }
        },
        PageEntry {
            action: Actions.pages.about
            last: true
            content: Component {
                AboutPage {
                    anchors.fill: parent
                    version: root.app.version
                }
            }
        },
        PageEntry {
            action: Actions.pages.settings
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

    // Index of a page; −1 if there is none.
    function indexOf(name: string): int {
        for (let i = 0; i < root.all.length; ++i) {
            if (root.all[i].name === name)
                return i;
        }
        return -1;
    }
}
