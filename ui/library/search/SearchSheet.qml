// Search conditions beside words and result: a position, material and pawns, and others.
import QtQuick
import Plyglass.App
import Plyglass.Controls

SideSheet {
    id: root

    enum View { Position, Material, More }

    required property LibrarySearch search
    required property Editor setup
    required property AppSettings settings

    property int view: SearchSheet.Position
    readonly property real innerWidth: root.width - 2 * Theme.space16
    readonly property bool byPosition: root.view === SearchSheet.Position
    readonly property string problem: !root.byPosition ? ""
        : position.bySquares ? root.search.squares.problem : root.setup.legal ? "" : root.setup.problem

    function show(view: int): void {
        root.view = view;
        root.open();
    }
    function find(): void {
        const done = !root.byPosition ? root.search.apply()
                     : position.bySquares ? root.search.applySquares()
                                          : root.search.applyPosition(root.setup.fen);
        if (done)
            root.close();
    }

    objectName: "searchSheet"
    title: qsTr("Search the library")
    sheetWidth: Theme.scaled(440)
    onAboutToShow: root.setup.open()

    Item {
        anchors.fill: parent

        Segmented {
            id: views
            objectName: "searchViews"
            x: Theme.space16
            width: parent.width - 2 * x
            label: qsTr("Search by")
            model: [qsTr("Position"), qsTr("Material and pawns"), qsTr("More")]
            currentIndex: root.view
            onActivated: index => root.view = index
        }
        ScrollArea {
            id: scroll
            anchors.top: views.bottom
            anchors.topMargin: Theme.space12
            anchors.bottom: foot.top
            width: parent.width

            Column {
                width: scroll.availableWidth
                leftPadding: Theme.space16
                bottomPadding: Theme.space12

                SearchPosition {
                    id: position
                    search: root.search
                    width: root.innerWidth
                    visible: root.byPosition
                    setup: root.setup
                    settings: root.settings
                    room: scroll.height
                }
                SearchMaterial {
                    width: root.innerWidth
                    visible: root.view === SearchSheet.Material
                    search: root.search
                    onFindRequested: root.find()
                }
                SearchMore {
                    width: root.innerWidth
                    visible: root.view === SearchSheet.More
                    search: root.search
                    onFindRequested: root.find()
                }
            }
        }
        Rectangle {
            anchors.top: foot.top
            width: parent.width
            height: 1
            color: Theme.line
        }
        Item {
            id: foot
            anchors.bottom: parent.bottom
            width: parent.width
            height: column.height + 2 * Theme.space12

            Column {
                id: column
                x: Theme.space16
                y: Theme.space12
                width: parent.width - 2 * x
                spacing: Theme.space8

                Notice {
                    objectName: "searchProblem"
                    width: parent.width
                    visible: root.problem.length > 0
                    tone: "bad"
                    text: root.problem
                }
                AppButton {
                    objectName: "searchFind"
                    width: parent.width
                    large: true
                    kind: "primary"
                    iconName: "search"
                    enabled: root.byPosition ? root.problem.length === 0 : root.search.valid
                    text: !root.byPosition ? qsTr("Find games")
                          : position.bySquares ? qsTr("Find these squares") : qsTr("Find this position")
                    onClicked: root.find()
                }
            }
        }
    }
}
