// Head of the Explorer: shown pass, path in its tree, and search for a move.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Explorer explorer
    required property real margin
    required property bool slow

    signal slowChosen(bool slow)

    function focusFind(): void {
        findField.forceActiveFocus(Qt.ShortcutFocusReason);
        findField.selectAll();
    }

    implicitHeight: Theme.scaled(64)

    AppText {
        id: title
        x: root.margin
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        style: "h1"
        text: qsTr("Explorer")
        Accessible.role: Accessible.Heading
    }
    SelectBox {
        id: pass
        objectName: "pass"
        anchors.left: title.right
        anchors.leftMargin: Theme.space16
        anchors.verticalCenter: parent.verticalCenter
        width: visible ? Theme.scaled(root.width < Theme.scaled(1128) ? 136 : 200) : 0
        visible: root.explorer.passNames.length > 1
        label: qsTr("Pass of the search, with its nodes")
        model: root.explorer.passNames
        details: root.explorer.passNodes // qmllint disable
        currentIndex: root.explorer.passIndex
        onActivated: index => root.explorer.passIndex = index
    }
    Breadcrumb {
        anchors.left: pass.right
        anchors.leftMargin: Theme.space8
        anchors.right: tools.left
        anchors.rightMargin: Theme.space12
        anchors.verticalCenter: parent.verticalCenter
        crumbs: root.explorer.crumbs
        onChosen: index => root.explorer.zoomToCrumb(index)
    }

    SaveDialog {
        id: saving
        title: qsTr("Save the tree as a web page")
        defaultSuffix: "html"
        nameFilters: [qsTr("Web pages (*.html)")]
        onFileChosen: file => root.explorer.savePage(file)
    }
    Row {
        id: tools
        anchors.right: parent.right
        anchors.rightMargin: root.margin
        y: Theme.scaled(16)
        spacing: Theme.space4

        AppText {
            objectName: "findStatus"
            height: Theme.scaled(32)
            verticalAlignment: Text.AlignVCenter
            rightPadding: Theme.scaled(6)
            style: "small"
            color: root.explorer.findError.length > 0 ? Theme.bad : Theme.t3
            text: root.explorer.findError.length > 0 ? root.explorer.findError : root.explorer.findStatus
        }
        IconButton {
            visible: root.explorer.findCount > 1
            iconName: "prev"
            tip: qsTr("Previous match")
            onClicked: root.explorer.findNext(-1)
        }
        IconButton {
            objectName: "findNext"
            visible: root.explorer.findCount > 1
            iconName: "next"
            tip: qsTr("Next match (most nodes first)")
            onClicked: root.explorer.findNext(1)
        }
        TextFieldBox {
            id: findField
            objectName: "findField"
            width: Theme.scaled(150)
            enabled: root.explorer.hasTree
            accessibleName: qsTr("Find a move in the tree")
            placeholderText: qsTr("Find a move")
            iconName: "search"
            onAccepted: root.explorer.find(findField.text)
        }
        Segmented {
            objectName: "listOrSlow"
            enabled: root.explorer.hasTree
            label: qsTr("View below the tree")
            model: [qsTr("List"), qsTr("Slow motion")]
            currentIndex: root.slow ? 1 : 0
            onActivated: index => root.slowChosen(index === 1)
        }
        IconButton {
            iconName: "export"
            enabled: root.explorer.hasTree
            tip: qsTr("Save the tree as a web page")
            onClicked: saving.openFor("search-tree.html")
        }
        AppButton {
            objectName: "bestLine"
            kind: "outline"
            enabled: root.explorer.hasTree
            text: qsTr("Best line")
            onClicked: root.explorer.goToBestLine()
        }
    }
}
