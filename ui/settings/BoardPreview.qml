// A small position with last move, check and coordinates, as a preview of the board settings.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property AppSettings settings

    title: qsTr("Preview")

    Item {
        implicitWidth: Theme.scaled(288)
        implicitHeight: implicitWidth

        ThemedBoard {
            objectName: "previewBoard"
            anchors.fill: parent
            interactive: false
            position: ({
                placement: "r1bqk2r/pppp1Qpp/2n2n2/2b1p3/2B1P3/8/PPPP1PPP/RNB1K1NR",
                lastMove: ["h5", "f7"],
                checkSquare: "e8"
            })
            settings: root.settings
        }
    }
}
