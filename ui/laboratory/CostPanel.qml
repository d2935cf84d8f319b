// Cost of each configuration as a multiple of A's, as bars on a logarithmic axis; and whether the moves
// differ.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Laboratory laboratory
    readonly property int decades: root.laboratory.costHigh - root.laboratory.costLow
    readonly property int nameWidth: Math.min(Theme.scaled(142), Math.round(root.width * 0.34))
    readonly property int valueWidth: Theme.scaled(58)
    readonly property int barX: Theme.scaled(46) + root.nameWidth
    readonly property int barWidth: root.width - root.barX - root.valueWidth - Theme.space16

    function place(exponent: real): real {
        return (exponent - root.laboratory.costLow) / root.decades * root.barWidth;
    }
    function tickText(exponent: int): string {
        const units = ["", "\u202Fk", "\u202FM", "\u202FG"];
        const unit = Math.min(3, Math.max(0, Math.floor(exponent / 3)));
        return "×" + (exponent < 0 ? Math.pow(10, exponent).toFixed(-exponent)
                                   : Math.pow(10, exponent - 3 * unit) + units[unit]);
    }

    title: qsTr("Cost against A")
    subtitle: (root.laboratory.quantityIndex === 1 ? qsTr("time at depth %1") : qsTr("nodes at depth %1"))
                  .arg(root.laboratory.resultDepth)
    padding: 0

    Item {
        anchors.fill: parent
        implicitHeight: list.contentHeight + axis.height + verdict.height

        ListView {
            id: list
            width: parent.width
            height: axis.y
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: root.laboratory.summary
            T.ScrollBar.vertical: AppScrollBar {}

            delegate: Item {
                id: bar

                required property string badge
                required property int series
                required property string name
                required property string costText
                required property real costLog
                required property string note
                readonly property real end: isNaN(bar.costLog) ? 0 : root.place(bar.costLog)
                readonly property real one: root.place(0)

                width: list.width
                height: Theme.scaled(list.count > 6 ? 26 : 36)

                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1, %2: %3").arg(bar.badge).arg(bar.name).arg(bar.costText)
                Accessible.description: bar.note

                HoverHandler { id: hover }
                Tip {
                    title: bar.name
                    text: bar.note
                    wanted: hover.hovered
                }
                ConfigurationBadge {
                    x: Theme.space16
                    anchors.verticalCenter: parent.verticalCenter
                    badge: bar.badge
                    series: bar.series
                }
                AppText {
                    anchors.verticalCenter: parent.verticalCenter
                    x: Theme.scaled(46)
                    width: root.nameWidth - Theme.space8
                    color: Theme.t2
                    text: bar.name
                    Accessible.ignored: true
                }
                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !isNaN(bar.costLog)
                    x: root.barX + Math.min(bar.one, bar.end)
                    width: Math.max(2, Math.abs(bar.end - bar.one))
                    height: Theme.scaled(14)
                    radius: Theme.radiusMark
                    color: bar.series > 0 ? Theme.series[bar.series - 1] : Theme.line3
                }
                NumberText {
                    anchors.verticalCenter: parent.verticalCenter
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.space16
                    style: "value"
                    alignRight: true
                    color: bar.note.length > 0 ? Theme.warn : Theme.t1
                    text: bar.costText
                    Accessible.ignored: true
                }
            }
        }
        Item {
            id: axis
            y: Math.min(list.contentHeight, verdict.y - height)
            x: root.barX
            width: root.barWidth
            height: Theme.scaled(26)
            visible: root.laboratory.hasResults

            Rectangle {
                width: parent.width
                height: 1
                color: Theme.axis
            }
            Repeater {
                model: root.decades + 1

                Item {
                    id: tick
                    required property int index
                    readonly property int exponent: root.laboratory.costLow + tick.index
                    readonly property int step:
                        Math.ceil((root.decades + 1) * Theme.scaled(36) / Math.max(1, root.barWidth))

                    x: root.place(tick.exponent)

                    Rectangle {
                        width: 1
                        height: 4
                        color: Theme.axis
                    }
                    AppText {
                        x: -width / 2
                        y: 5
                        visible: tick.index % tick.step === 0
                        style: "micro"
                        text: root.tickText(tick.exponent)
                    }
                }
            }
        }
        Item {
            id: verdict
            anchors.bottom: parent.bottom
            width: parent.width
            height: sentence.text.length > 0 ? sentence.height + Theme.scaled(22) : 0
            visible: height > 0

            Rectangle {
                x: 1
                width: parent.width - 2
                height: 1
                color: Theme.line
            }
            Icon {
                x: Theme.space16
                y: Theme.scaled(12)
                size: 18
                name: root.laboratory.verdictSame ? "check" : "warn"
                color: root.laboratory.verdictSame ? Theme.good : Theme.warn
            }
            AppText {
                id: sentence
                objectName: "verdict"
                x: Theme.scaled(46)
                y: Theme.scaled(11)
                width: parent.width - x - Theme.space16
                wrapMode: Text.Wrap
                color: root.laboratory.verdictSame ? Theme.t2 : Theme.warn
                text: root.laboratory.verdictText
            }
        }
    }
}
