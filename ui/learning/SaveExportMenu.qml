// Saves the shown generation as an evaluator or exports it as a file. It saves the generation shown when the
// menu was used, whatever the run makes meanwhile.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

AppMenu {
    id: root

    required property LearningRun run
    /// Whether there is something to save.
    required property bool available
    /// Text above the name field.
    required property string message
    required property string exportTitle
    required property string suffix
    property alias filters: fileDialog.nameFilters

    AppMenuItem {
        objectName: "saveAs"
        iconName: "save"
        text: qsTr("Save as…")
        enabled: root.available
        onTriggered: {
            root.run.stay();
            nameDialog.suggestion = root.run.suggestedName();
            nameDialog.open();
        }
    }
    AppMenuItem {
        iconName: "export"
        text: qsTr("Export…")
        enabled: root.available
        onTriggered: {
            root.run.stay();
            fileDialog.openFor(root.run.suggestedFileName());
        }
    }

    readonly property NameDialog nameDialog: NameDialog {
        id: nameDialog
        objectName: "saveAsDialog"
        parent: root.parent
        message: root.message
        onNamed: name => root.run.saveAs(name)
    }
    readonly property SaveDialog fileDialog: SaveDialog {
        id: fileDialog
        title: root.exportTitle
        defaultSuffix: root.suffix
        onFileChosen: file => root.run.exportTo(file)
    }
}
