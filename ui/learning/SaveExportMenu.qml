// What can be taken from a run: the generation that is looked at, saved among the evaluators or exported as a
// file. What is saved is what was looked at when it was asked for, not what the run makes meanwhile.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

AppMenu {
    id: root

    required property LearningRun run
    /// There is something to save.
    required property bool available
    /// Above the field for the name.
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
