// The clock of a new game in words, as a list or, in little space, a select; times of one's own below.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property NewGame setup
    required property NewGameWishes wishes
    required property bool brief

    spacing: Theme.space2

    AppText {
        bottomPadding: Theme.space2
        style: "h2"
        text: qsTr("Clock")
    }
    SelectBox {
        objectName: "timeControl"
        width: root.width
        visible: root.brief
        label: qsTr("Clock")
        model: root.setup.timeControlNames // qmllint disable
        currentIndex: root.setup.timeControlIndex
        onActivated: index => root.setup.timeControlIndex = index
    }
    Repeater {
        model: root.brief ? [] : root.setup.timeControlNames

        RadioRow {
            required property string modelData
            required property int index

            objectName: "clock" + index
            width: root.width
            autoExclusive: false
            text: modelData
            checked: index === root.setup.timeControlIndex
            onClicked: {
                root.setup.timeControlIndex = index;
                checked = Qt.binding(() => index === root.setup.timeControlIndex);
            }
        }
    }
    OwnTimes {
        width: root.width
        topPadding: Theme.space8
        setup: root.setup
        settings: root.wishes.settings
        thinkSeconds: root.wishes.thinkSeconds
        onThinkSecondsChosen: seconds => root.wishes.thinkSeconds = seconds
    }
}
