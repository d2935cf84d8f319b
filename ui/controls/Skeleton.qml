// Grey rows in the place of content that is still being read; they appear after 200 ms.
pragma ComponentBehavior: Bound
import QtQuick

Column {
    id: root

    property int rows: 3
    property bool loading: true
    readonly property var shares: [0.78, 0.6, 0.7, 0.5]

    spacing: Theme.scaled(14)
    visible: loading && !delay.running

    Timer {
        id: delay
        interval: 200
        running: root.loading
    }

    Repeater {
        model: root.rows

        Rectangle {
            required property int index

            width: root.width * root.shares[index % root.shares.length]
            height: Theme.scaled(10)
            radius: 3
            color: Theme.bg3
        }
    }
}
