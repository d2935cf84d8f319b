// A bar divided by shares, with one colour each.
import QtQuick
import Plyglass.Charts
import Plyglass.Controls

SharePlot {
    id: root

    /// Description for assistive technology.
    property string description: ""

    implicitWidth: Theme.scaled(200)
    implicitHeight: Theme.scaled(8)
    groundColor: Theme.bg3
    colors: Theme.series

    Accessible.role: Accessible.Chart
    Accessible.name: root.description
}
