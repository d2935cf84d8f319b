// Appearance of the window: theme, text size, contrast and motion.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App

SettingGroup {
    id: root

    required property AppSettings settings

    readonly property list<string> themes: ["dark", "light", "system"]
    readonly property list<real> scales: [0.9, 1, 1.15, 1.3]

    title: qsTr("Window")

    SettingChoice {
        name: qsTr("Theme")
        words: [qsTr("Dark"), qsTr("Light"), qsTr("As the system")]
        index: root.themes.indexOf(root.settings.theme)
        onChosen: index => root.settings.theme = root.themes[index]
    }
    SettingChoice {
        name: qsTr("Text size")
        words: ["90 %", "100 %", "115 %", "130 %"]
        index: root.nearestScale(root.settings.textScale)
        onChosen: index => root.settings.textScale = root.scales[index]
    }
    SettingSwitch {
        name: qsTr("High contrast")
        hint: qsTr("Stronger lines, labels and focus rings.")
        checked: root.settings.highContrast
        onToggled: on => root.settings.highContrast = on
    }
    SettingSwitch {
        name: qsTr("Reduce motion")
        hint: qsTr("Nothing slides, fades or pulses.")
        checked: root.settings.reduceMotion
        onToggled: on => root.settings.reduceMotion = on
    }

    function nearestScale(scale: real): int {
        let best = 0;
        for (let i = 1; i < root.scales.length; ++i) {
            if (Math.abs(root.scales[i] - scale) < Math.abs(root.scales[best] - scale))
                best = i;
        }
        return best;
    }
}
