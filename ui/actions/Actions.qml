// The table of all keyboard actions, from which buttons, menus, rail, shortcuts, key sheet and key settings
// are made. How to add an action: ui/README.md.
pragma Singleton
import QtQuick
import Plyglass.App
import Plyglass.Controls

QtObject {
    id: root

    /// The window's app; null before it is made.
    property App app: null
    /// The shown page, and the page marked on the rail while the position editor covers it.
    property string page: "play"
    property string railPage: "play"

    /// Whether the calm view is on: menus and the sheet of keys list only plain actions.
    readonly property bool calm: root.app?.settings.calmView ?? false

    readonly property PageActions pages: PageActions {}
    readonly property GameActions game: GameActions {}
    readonly property PlayActions play: PlayActions {}
    readonly property AnalyseActions analyse: AnalyseActions {}
    readonly property BoardActions board: BoardActions {}
    readonly property EditActions edit: EditActions {}
    readonly property FileActions files: FileActions {}
    readonly property LibraryActions library: LibraryActions {}
    readonly property ExplorerActions explorer: ExplorerActions {}
    readonly property EditorActions editor: EditorActions {}
    readonly property WindowActions window: WindowActions {}
    readonly property list<ActionSet> sets: [
        root.game, root.play, root.analyse, root.explorer, root.pages, root.window,
        root.board, root.edit, root.files, root.library, root.editor
    ]

    /// The page should take the focus, even if it was shown before.
    signal shown

    function show(page: string): void {
        root.page = page;
        if (page !== "editor")
            root.railPage = page;
        root.shown();
    }

    /// Handles a key without Ctrl on this page; returns false if it has no action.
    function press(event: KeyEvent): bool {
        const key = KeyNames.of(event.key, event.modifiers);
        if (KeyNames.isGlobal(key))
            return false;
        const action = root.owner(key, null);
        if (action && action.enabled && (action.repeats || !event.isAutoRepeat))
            action.trigger();
        return action !== null;
    }
    /// The action of a key: within reach, or, beside `set`, wherever both would receive it.
    function owner(key: string, set: ActionSet): AppAction {
        for (const one of Array.from(root.sets)) {
            const meets = set ? root.meet(one, set) : one.inReach;
            for (let i = 0; meets && i < one.all.length; ++i) {
                if (one.all[i].keys.includes(key))
                    return one.all[i];
            }
        }
        return null;
    }
    function meet(one: ActionSet, other: ActionSet): bool {
        return one === other || one.pages.length === 0 || other.pages.length === 0
            || Array.from(one.pages).some(page => other.pages.includes(page));
    }

    /// Sets other keys for an action, "Ctrl+Shift+S"; an empty list removes them.
    function rebind(action: AppAction, keys: list<string>): void {
        const isDefault = keys.join(" ") === Array.from(action.defaultKeys).join(" ");
        root.app.settings.setKeysOf(action.name, isDefault ? "" : keys.join(" ") || "-");
    }
    function resetKeys(): void {
        for (const set of Array.from(root.sets)) {
            for (let i = 0; i < set.all.length; ++i)
                root.app.settings.setKeysOf(set.all[i].name, "");
        }
    }
    function readKeys(): void {
        for (const set of Array.from(root.sets)) {
            for (let i = 0; root.app && i < set.all.length; ++i) {
                const own = root.app.settings.keysOf(set.all[i].name);
                set.all[i].keys = own === "" ? set.all[i].defaultKeys : own === "-" ? [] : own.split(" ");
            }
        }
    }
    onAppChanged: root.readKeys()
    readonly property Connections changes: Connections {
        target: root.app ? root.app.settings : null
        function onKeysChanged(): void { root.readKeys(); }
    }
}
