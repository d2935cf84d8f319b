// Tags of the game: players, place, date, result and the other tags of its file.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

AppDialog {
    id: root

    required property GameTags tags
    required property LibraryNames names

    readonly property list<string> results: ["*", "1-0", "0-1", "1/2-1/2"]
    property var values: ({})
    property string problem: ""

    function edit(): void {
        root.values = root.tags.read();
        root.problem = "";
        for (const field of root.fields())
            field.text = root.values[field.tag];
        others.text = root.values.others;
        result.currentIndex = Math.max(0, root.results.indexOf(root.values.Result));
        root.open();
    }
    function fields(): var {
        return [white, whiteElo, black, blackElo, eventName, site, round, date];
    }

    objectName: "tagsDialog"
    title: qsTr("About this game")
    acceptText: qsTr("Apply")
    apply: () => {
        const values = { others: others.text, Result: root.results[result.currentIndex] };
        for (const field of root.fields())
            values[field.tag] = field.text;
        root.problem = root.tags.apply(values);
        return root.problem.length === 0;
    }
    width: Math.min(Theme.scaled(560), parent ? parent.width - 32 : Theme.scaled(560))
    onOpened: white.forceActiveFocus()

    component Field: NameField {
        // A tag of the game.
        required property string tag
        objectName: "tag" + tag
        names: root.names
        onAccepted: root.acceptByKey()
    }

    Column {
        width: parent.width
        spacing: Theme.space8

        Row {
            spacing: Theme.space8
            Field {
                id: white
                tag: "White"
                label: qsTr("White")
                width: root.availableWidth - Theme.scaled(108)
            }
            Field {
                id: whiteElo
                tag: "WhiteElo"
                label: qsTr("Rating")
                width: Theme.scaled(100)
                completes: false
            }
        }
        Row {
            spacing: Theme.space8
            Field {
                id: black
                tag: "Black"
                label: qsTr("Black")
                width: root.availableWidth - Theme.scaled(108)
            }
            Field {
                id: blackElo
                tag: "BlackElo"
                label: qsTr("Rating")
                width: Theme.scaled(100)
                completes: false
            }
        }
        Row {
            spacing: Theme.space8
            readonly property real half: (root.availableWidth - Theme.space8) / 2
            Field {
                id: eventName
                tag: "Event"
                label: qsTr("Event")
                width: parent.half
            }
            Field {
                id: site
                tag: "Site"
                label: qsTr("Place")
                width: parent.half
            }
        }
        Row {
            spacing: Theme.space8
            readonly property real third: (root.availableWidth - 2 * Theme.space8) / 3
            Field {
                id: round
                tag: "Round"
                label: qsTr("Round")
                width: parent.third
                completes: false
            }
            Field {
                id: date
                tag: "Date"
                label: qsTr("Date")
                width: parent.third
                completes: false
            }
            Column {
                spacing: Theme.space4
                width: parent.third

                AppText {
                    style: "small"
                    font.weight: Font.Medium
                    text: qsTr("Result")
                    Accessible.ignored: true
                }
                SelectBox {
                    id: result
                    objectName: "tagResult"
                    width: parent.width
                    label: qsTr("Result")
                    enabled: root.values.hasResult === true
                    model: [qsTr("none"), "1–0", "0–1", "½–½"]
                }
            }
        }
        AppText {
            style: "small"
            font.weight: Font.Medium
            text: qsTr("Other tags, a line each: name, blank, value")
        }
        TextAreaBox {
            id: others
            objectName: "tagOthers"
            width: parent.width
            minRows: 3
            maxRows: 5
            accessibleName: qsTr("Other tags")
            placeholderText: qsTr("Annotator Anna")
        }
        AppText {
            objectName: "tagProblem"
            width: parent.width
            visible: root.problem.length > 0
            wrapMode: Text.Wrap
            color: Theme.bad
            text: root.problem
        }
    }
}
