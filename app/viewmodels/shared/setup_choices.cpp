#include "app/viewmodels/shared/setup_choices.h"

#include <QLocale>
#include <QObject>
#include <algorithm>

#include "app/services/translated.h"

namespace plyglass {

namespace {

struct Timing {
    int minutes;
    int increment;
};
constexpr std::array<Timing, 4> kTimings{{{5, 0}, {15, 0}, {15, 10}, {30, 20}}};
constexpr double kMsPerSecond = 1000;
constexpr double kMsPerMinute = 60'000;

/// Only exactly one is singular.
int countForm(double count) { return count == 1 ? 1 : 2; }

QString knownMatesText(KnownMates mates) {
    switch (mates) {
        case KnownMates::None:
            return {};
        case KnownMates::Queen:
            return QObject::tr("Mates a lone king with a queen.");
        case KnownMates::Rook:
            return QObject::tr("Mates a lone king with a queen or a rook.");
        case KnownMates::All:
            return QObject::tr("Mates a lone king directly.");
    }
    return {};
}

/// Describes a level's numbers, one sentence each.
QStringList recipeSentences(const Level& level) {
    if (level.isFull()) return {QObject::tr("Plays as well as it can in the time it has.")};
    QStringList sentences{
        QObject::tr("Looks %n plies ahead, at most %1 positions, and misjudges them by about %2 pawns.",
                    nullptr, level.depth)
            .arg(level.nodes)
            .arg(level.noiseCp / 100.0, 0, 'f', 2)};
    if (level.overlookPercent > 0)
        sentences += QObject::tr(
                         "Overlooks %1 of 100 quiet replies to its moves: more of the long and backward "
                         "ones, fewer captures and checks.")
                         .arg(level.overlookPercent);
    sentences += QObject::tr("No move costs more than %1 % of its winning chances, as far as it can see.")
                     .arg(level.maxLossPercent);
    sentences += level.seesMateInOne ? QObject::tr("Never misses a mate in one.")
                                     : QObject::tr("May miss a mate in one.");
    if (const QString mates = knownMatesText(level.mates); !mates.isEmpty()) sentences += mates;
    sentences +=
        QObject::tr("Varies its first %n moves from game to game.", nullptr, (level.varietyPlies + 1) / 2);
    return sentences;
}

/// "About 950 ± 300 Elo, on the scale of …" as a sentence.
QString strengthText(double level) {
    const LevelStrength strength = strengthAt(level);
    const QString words =
        strength.isMeasured ? QObject::tr(
                                  "About %1 ± %2 Elo, from games against Stockfish at reduced strength "
                                  "(UCI_Elo). This is not a human rating.")
                            : QObject::tr(
                                  "About %1 ± %2 Elo on the scale of Stockfish's strength setting (UCI_Elo), "
                                  "from games against the next levels. This is not a human rating.");
    return words.arg(strength.elo).arg(strength.error);
}

}  // namespace

QStringList presetNames() {
    QStringList names;
    for (const Preset& preset : allPresets()) names += translated(preset.name);
    return names;
}

QStringList presetDates() {
    QStringList dates;
    for (const Preset& preset : allPresets()) dates += translated(preset.date);
    return dates;
}

int presetIndexOf(const Techniques& techniques) {
    const auto isOf = [&](const Preset& preset) {
        return std::all_of(allTechniques().begin(), allTechniques().end(), [&](const Technique& technique) {
            return technique.isOn(preset.techniques) == technique.isOn(techniques);
        });
    };
    const auto presets = allPresets();
    const auto at = std::find_if(presets.begin(), presets.end(), isOf);
    return at == presets.end() ? -1 : static_cast<int>(at - presets.begin());
}

Techniques withPreset(const Techniques& techniques, int index) {
    if (index < 0 || index >= static_cast<int>(allPresets().size())) return techniques;
    return allPresets()[static_cast<std::size_t>(index)].techniques;
}

QStringList levelNames() {
    QStringList names;
    for (const Level& level : allLevels()) names += translated(level.name);
    return names;
}

QStringList levelDetails() {
    QStringList details;
    for (const Level& level : allLevels())
        details += QObject::tr("%1 · %2 Elo").arg(level.number).arg(strengthOf(level.number).elo);
    return details;
}

QString recipeText(double level) {
    return (recipeSentences(levelAt(level)) + QStringList(strengthText(level))).join(u' ');
}

int quiescenceToWindow(int plies) { return plies > kMaxQuiescence ? -1 : plies; }

int quiescenceFromWindow(int plies) { return plies < 0 ? kAllPlies : plies; }

QStringList timeControlNames() {
    QStringList names;
    for (int i = 0; i < ownClockIndex(); ++i) names += timeInWords(timeControlAt(i));
    names += QObject::tr("Another time");
    names += QObject::tr("The same time for each move");
    return names;
}

QString timeInWords(const TimeControl& time, int sides) {
    if (!time.isTimed()) return QObject::tr("No clock");
    const auto counted = [](double count, const QString& words) {
        return words.arg(QLocale().toString(count));
    };
    const double base = static_cast<double>(time.baseMs);
    const double more = static_cast<double>(time.incrementMs) / kMsPerSecond;
    if (time.isFixedPerMove()) {
        const double seconds = base / kMsPerSecond;
        return counted(seconds, QObject::tr("%1 seconds for each move", "", countForm(seconds)));
    }
    const double count = base / kMsPerMinute;
    const QString minutes = counted(count, QObject::tr("%1 minutes", "of a clock", countForm(count)));
    const QString seconds = counted(more, QObject::tr("%1 seconds", "of a clock", countForm(more)));
    if (sides == 1)
        return more == 0 ? minutes : QObject::tr("%1, %2 more a move", "of one player").arg(minutes, seconds);
    return more == 0 ? QObject::tr("%1 each", "minutes of a clock").arg(minutes)
                     : QObject::tr("%1 each, %2 more a move", "minutes, seconds").arg(minutes, seconds);
}

int ownClockIndex() { return static_cast<int>(kTimings.size()) + 1; }
int fixedTimeIndex() { return ownClockIndex() + 1; }

TimeControl timeControlAt(int index) {
    if (index <= 0 || index >= ownClockIndex()) return TimeControl::untimed();
    const Timing& timing = kTimings[static_cast<std::size_t>(index - 1)];
    return TimeControl::suddenDeath(timing.minutes, timing.increment);
}

int timeControlIndexOf(const TimeControl& time) {
    if (time.isFixedPerMove()) return fixedTimeIndex();
    for (int i = 0; i < ownClockIndex(); ++i)
        if (timeControlAt(i) == time) return i;
    return ownClockIndex();
}

}  // namespace plyglass
