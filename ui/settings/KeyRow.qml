// An action with its keys in the key editor. While it listens, the next key pressed is assigned to it.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.Controls

FocusScope {
    id: root

    required property AppAction action
    required property ActionSet actionSet

    property bool listening: false
    // The pressed key, and its current action.
    property string wanted: ""
    property AppAction holder: null

    readonly property bool changed:
        Array.from(root.action.keys).join() !== Array.from(root.action.defaultKeys).join()
    readonly property string keyText:
        Array.from(root.action.keys).map(key => KeyNames.shown(key)).join(qsTr(" or ", "between two keys"))

    implicitHeight: column.implicitHeight + Theme.space8

    function listen(): void {
        root.holder = null;
        root.listening = true;
        button.forceActiveFocus(Qt.OtherFocusReason);
    }
    function hear(event: KeyEvent): void {
        const key = KeyNames.of(event.key, event.modifiers);
        if (key === "")
            return;
        root.listening = false;
        if (key === "Esc")
            return;
        const holder = Actions.owner(key, root.actionSet);
        root.wanted = key;
        if (holder && holder !== root.action)
            root.holder = holder;
        else
            Actions.rebind(root.action, [key]);
    }
    function take(): void {
        Actions.rebind(root.holder, Array.from(root.holder.keys).filter(key => key !== root.wanted));
        Actions.rebind(root.action, [root.wanted]);
        root.holder = null;
    }

    Column {
        id: column
        width: root.width
        spacing: Theme.space4

        Item {
            width: parent.width
            height: Theme.scaled(32)

            AppText {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - buttons.width - Theme.space12
                elide: Text.ElideRight
                text: root.action.sentence
            }
            Row {
                id: buttons
                anchors.right: parent.right
                spacing: Theme.space4

                IconButton {
                    objectName: root.action.name + "KeyReset"
                    visible: root.changed
                    iconName: "back"
                    tip: qsTr("Reset to defaults")
                    onClicked: Actions.rebind(root.action, root.action.defaultKeys)
                }
                IconButton {
                    objectName: root.action.name + "KeyRemove"
                    visible: root.action.keys.length > 0 && !root.listening
                    iconName: "x"
                    tip: qsTr("No key")
                    onClicked: Actions.rebind(root.action, [])
                }
                AppButton {
                    id: button
                    objectName: root.action.name + "Key"
                    focus: true
                    kind: root.listening ? "primary" : "outline"
                    text: root.listening ? qsTr("Press a key…") : root.keyText || qsTr("None")
                    Accessible.name: qsTr("%1: %2").arg(root.action.sentence).arg(button.text)
                    onClicked: root.listen()
                    onActiveFocusChanged: if (!button.activeFocus) root.listening = false

                    Keys.priority: Keys.BeforeItem
                    Keys.onShortcutOverride: event => event.accepted = root.listening
                    Keys.onPressed: event => {
                        event.accepted = root.listening;
                        if (root.listening)
                            root.hear(event);
                    }
                }
            }
        }
        Notice {
            objectName: root.action.name + "KeyTaken"
            width: parent.width
            visible: root.holder !== null
            tone: "warn"
            text: root.holder ? qsTr("%1 is the key for “%2”.").arg(KeyNames.shown(root.wanted))
                                                                .arg(root.holder.sentence) : ""
            actionText: qsTr("Use it here")
            closable: true
            onActionTriggered: root.take()
            onClosed: root.holder = null
        }
    }
}
