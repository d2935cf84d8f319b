// Settings of the computer, applied at once: its strength, and a switch for every technique in collapsible
// groups.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Techniques techniques
    required property Thinking thinking
    // Planned width, known before the content is in a panel.
    required property real roomWidth
    property bool titled: true

    readonly property ComputerPlayer player: root.techniques.player
    readonly property int inset: Theme.space16
    readonly property int innerWidth: root.roomWidth - 2 * root.inset
    readonly property bool narrow: root.roomWidth < Theme.scaled(360)
    // Two columns of two-line rows, one of one-line rows, or one of two-line rows.
    readonly property int columns: root.roomWidth >= Theme.scaled(540) ? 2 : 1
    readonly property bool twoLines: root.narrow || root.columns === 2
    readonly property bool several: root.player.names.length > 1
    readonly property bool searching: root.techniques.filter.length > 0
    readonly property string news: root.techniques.restartText.length > 0 ? root.techniques.restartText
        : root.thinking.changeText
    readonly property int filterHeight: Theme.scaled(32)

    // Sections opened or closed by the person, by heading; the others have their initial state.
    property var opened: ({})

    enabled: root.player.exists
    implicitHeight: scroll.y + list.implicitHeight + Theme.scaled(32)

    // In a narrow panel only the first group is open initially: all headings are visible. In a low one the
    // switches precede the settings of the strength.
    function isOpen(title: string, first: bool): bool {
        return root.opened[title] ?? first;
    }
    function setOpen(title: string, open: bool): void {
        const opened = Object.assign({}, root.opened);
        opened[title] = open;
        root.opened = opened;
    }
    function show(item: Item): void {
        const flickable = scroll.contentItem as Flickable;
        const top = item.mapToItem(list, 0, 0).y;
        const margin = Theme.scaled(8);
        if (top < flickable.contentY)
            flickable.contentY = Math.max(0, top - margin);
        else if (top + item.height > flickable.contentY + scroll.height)
            flickable.contentY = top + item.height + margin - scroll.height;
    }

    // Visible techniques are measured first.
    function collectInView(): void {
        const seen = [];
        for (let g = 0; g < groups.count && root.visible; ++g) {
            const group = groups.itemAt(g) as TechniqueGroupView;
            for (let i = 0; group.visible && (group.open || group.pinned) && i < group.cells.count; ++i) {
                const cell = group.cells.itemAt(i) as TechniqueCell;
                const y = cell.mapToItem(scroll, 0, 0).y;
                if (y + cell.height > 0 && y < scroll.height)
                    seen.push(cell.techniqueId);
            }
        }
        root.techniques.setInView(seen);
    }
    onVisibleChanged: viewDelay.restart()
    onOpenedChanged: viewDelay.restart()

    Timer {
        id: viewDelay
        interval: 100
        running: true
        onTriggered: root.collectInView()
    }

    AppText {
        x: root.inset
        height: Theme.scaled(44)
        visible: root.titled
        verticalAlignment: Text.AlignVCenter
        style: "h2"
        text: qsTr("Techniques")
    }
    TextFieldBox {
        id: filterField
        objectName: "techniqueFilter"
        x: root.titled ? root.width - width - root.inset : root.inset
        y: root.titled ? Theme.scaled(6) : Theme.scaled(4)
        width: root.titled ? Math.min(Theme.scaled(240), Math.round(root.innerWidth * 0.6)) : root.innerWidth
        accessibleName: qsTr("Find a technique")
        placeholderText: qsTr("Find in %1 techniques").arg(root.techniques.rowCount())
        iconName: "search"
        text: root.techniques.filter
        onTextEdited: {
            root.techniques.filter = text;
            viewDelay.restart();
        }
        Keys.onEscapePressed: event => {
            event.accepted = filterField.text.length > 0;
            filterField.clear();
            root.techniques.filter = "";
        }
        Keys.onDownPressed: {
            const field = filterField.Window.activeFocusItem;
            field.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason);
        }
    }
    Segmented {
        id: players
        objectName: "playerChoice"
        x: root.inset
        anchors.top: filterField.bottom
        anchors.topMargin: Theme.space8
        visible: root.several
        label: qsTr("Player whose techniques are shown")
        model: root.player.names // qmllint disable
        currentIndex: root.player.index
        onActivated: index => root.player.index = index
    }

    ScrollArea {
        id: scroll
        objectName: "techniqueScroll"
        y: filterField.y + root.filterHeight + Theme.scaled(8)
            + (root.several ? players.height + Theme.scaled(8) : 0)
        width: root.width
        height: foot.y - y
        onHeightChanged: viewDelay.restart()

        Connections {
            target: scroll.contentItem
            function onContentYChanged(): void { viewDelay.restart(); }
        }

        Column {
            id: list
            x: root.inset
            width: root.innerWidth

            TechniqueSection {
                objectName: "strength"
                width: list.width
                visible: !root.searching
                title: qsTr("Strength")
                summary: !root.player.full ? root.player.levelName
                    : root.player.depth === 0 ? qsTr("by time") : qsTr("depth %1").arg(root.player.depth)
                open: root.isOpen(title, scroll.height >= Theme.scaled(300))
                onToggled: open => root.setOpen(title, open)
                onHeadFocusedChanged: {
                    if (headFocused)
                        root.show(headItem);
                }

                // The level is chosen beside the player's name.
                PlayerChoices {
                    width: list.width
                    bottomPadding: Theme.space4
                    player: root.player
                    prefix: "player"
                    columns: 2
                    narrow: root.narrow
                    offersLevel: false
                    levelRules: true
                }
            }
            Repeater {
                id: groups
                model: root.techniques.groups

                TechniqueGroupView {
                    id: group

                    required property int index

                    width: list.width
                    owner: root.techniques
                    columns: root.columns
                    twoLines: root.twoLines
                    pinned: root.searching
                    open: root.isOpen(group.name, group.index === 0 || root.columns === 2)
                    onToggled: open => root.setOpen(group.name, open)
                    onFocusMoved: item => root.show(item)
                    onHeadFocusedChanged: {
                        if (headFocused)
                            root.show(headItem);
                    }
                }
            }
            Item {
                width: list.width
                height: Theme.scaled(96)
                visible: root.searching && root.techniques.matchCount === 0

                EmptyState {
                    objectName: "nothingFound"
                    anchors.centerIn: parent
                    text: qsTr("No technique matches “%1”.").arg(root.techniques.filter)
                    actionText: qsTr("Show all")
                    onActionTriggered: root.techniques.filter = ""
                }
            }
        }
    }

    Item {
        id: foot
        anchors.bottom: parent.bottom
        width: root.width
        height: Theme.scaled(32)

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }
        AppText {
            objectName: "techniquesMessage"
            anchors.verticalCenter: parent.verticalCenter
            x: root.inset
            width: parent.width - 2 * root.inset
            style: "small"
            text: !root.enabled ? qsTr("Two people play: there is no computer to set.")
                : root.news.length > 0 ? root.news
                : root.techniques.measuredDepth > 0
                    ? qsTr("nodes ×, if switched, to depth %1").arg(root.techniques.measuredDepth)
                : qsTr("Changes apply at once, even while it thinks.")
            color: root.techniques.restartText.length > 0 ? Theme.acc
                : root.thinking.changeText.length > 0 ? Theme.toneColor(root.thinking.changeTone) : Theme.t3
        }
    }
}
