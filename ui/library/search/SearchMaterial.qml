// Search by material, pawn structure and their duration.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property LibrarySearch search

    signal findRequested

    spacing: Theme.space12

    TextFieldBox {
        id: material
        objectName: "searchMaterial"
        width: parent.width
        label: qsTr("Material")
        placeholderText: "KRPvKR"
        error: root.search.materialError
        onTextEdited: root.search.material = material.text
        onAccepted: root.findRequested()

        Binding {
            target: material
            property: "text"
            value: root.search.material
        }
    }
    Hint {
        text: qsTr("The pieces of both sides with a v between: KRPvKR. KRP+ is a rook and one pawn or more, "
                   + "KRP* a rook and any number of pawns. After them can stand at-least, opposite-bishops "
                   + "or same-bishops.")
    }
    AppText {
        style: "small"
        font.weight: Font.Medium
        text: qsTr("Pawn structure")
        Accessible.ignored: true
    }
    SelectBox {
        width: parent.width
        label: qsTr("Pawn structure")
        model: root.search.structureNames // qmllint disable
        currentIndex: root.search.structure
        onActivated: index => root.search.structure = index
    }
    TextFieldBox {
        id: pawns
        width: parent.width
        label: qsTr("Pawn structure")
        placeholderText: "Pd4 pe6 !Pc"
        error: root.search.pawnsError
        onTextEdited: root.search.pawns = pawns.text
        onAccepted: root.findRequested()

        Binding {
            target: pawns
            property: "text"
            value: root.search.pawns
        }
    }
    Hint {
        text: qsTr("Pd4: a white pawn on d4. pe6: a black pawn on e6. !Pc: no white pawn on the c-file. "
                   + "Pd4/d5: on one of the two.")
    }
    SwitchRow {
        width: parent.width
        text: qsTr("Also with the colours swapped")
        checked: root.search.eitherColor
        onToggled: on => root.search.eitherColor = on
    }
    StepperRow {
        name: qsTr("Minimum plies")
        to: root.search.pliesMax
        value: root.search.plies
        onChosen: value => root.search.plies = value
    }
    Hint {
        text: qsTr("With 4 plies or more, an exchange that is under way does not count.")
    }

    component Hint: AppText {
        width: parent ? parent.width : 0
        style: "small"
        wrapMode: Text.Wrap
    }
}
