// Whose techniques they are, and everything of that player that is no switch.
#include <algorithm>

#include "app/viewmodels/play/technique_list_model.h"
#include "app/viewmodels/shared/player_names.h"
#include "app/viewmodels/shared/setup_choices.h"

namespace plyglass {

std::vector<Color> TechniqueListModel::players() const {
    std::vector<Color> computers;
    for (const Color color : {White, Black})
        if (m_controller.setup().players[color].kind == PlayerKind::Computer) computers.push_back(color);
    return computers;
}

Color TechniqueListModel::color() const {
    const auto computers = players();
    if (computers.empty()) return m_chosen;
    return computers.size() == 1 ? computers.front() : m_chosen;
}

QStringList TechniqueListModel::playerNames() const {
    QStringList names;
    const auto computers = players();
    for (const Color color : computers)
        names += computers.size() == 1 ? playerName(m_controller.setup(), color)
                 : color == White      ? tr("White")
                                       : tr("Black");
    return names;
}

int TechniqueListModel::playerIndex() const { return players().size() == 2 && m_chosen == Black ? 1 : 0; }

void TechniqueListModel::setPlayerIndex(int index) {
    const auto computers = players();
    if (index < 0 || index >= static_cast<int>(computers.size()) || index == playerIndex()) return;
    m_chosen = computers[static_cast<std::size_t>(index)];
    onSetupChanged();
}

void TechniqueListModel::choosePlayer(const QString& side) {
    const auto computers = players();
    const Color color = side == QLatin1String("white") ? White : Black;
    const auto at = std::find(computers.begin(), computers.end(), color);
    if (at != computers.end()) setPlayerIndex(static_cast<int>(at - computers.begin()));
}

QString TechniqueListModel::side() const {
    return color() == White ? QStringLiteral("white") : QStringLiteral("black");
}

void TechniqueListModel::setDepth(int depth) {
    if (!isInRange(depth, kNoDepthLimit, kMaxDepth, tr("The depth"))) return;
    PlayerSetup changed = player();
    changed.depth = depth;
    apply(changed);
}

int TechniqueListModel::quiescence() const { return quiescenceToWindow(player().techniques.quiescencePlies); }

void TechniqueListModel::setQuiescence(int plies) {
    if (!isInRange(plies, -1, kMaxQuiescence, tr("The quiescence depth (−1 stands for all)"))) return;
    PlayerSetup changed = player();
    changed.techniques.quiescencePlies = quiescenceFromWindow(plies);
    apply(changed);
}

void TechniqueListModel::setThreads(int threads) {
    if (!isInRange(threads, 1, mostThreads(), tr("The number of threads"))) return;
    PlayerSetup changed = player();
    changed.threads = threads;
    apply(changed);
}

void TechniqueListModel::setHashMib(int mib) {
    if (!isInRange(mib, 1, mostHashMib(), tr("The table's size in MiB"))) return;
    PlayerSetup changed = player();
    changed.hashMib = mib;
    apply(changed);
}

void TechniqueListModel::setLevelIndex(int index) {
    if (isInRange(index, 0, kFullLevel - 1, tr("The level's place in the list")))
        apply(atLevel(player(), index + 1));
}

QStringList TechniqueListModel::levelNames() const { return plyglass::levelNames(); }
QStringList TechniqueListModel::levelDetails() const { return plyglass::levelDetails(); }
QString TechniqueListModel::recipe() const { return recipeText(player().level); }

int TechniqueListModel::evaluatorIndex() const { return m_evaluators.indexOf(player().evaluator.id); }

void TechniqueListModel::setEvaluatorIndex(int index) {
    const auto& all = m_evaluators.all();
    if (index < 0 || index >= static_cast<int>(all.size())) {
        emit refused(tr("There are %1 evaluators.").arg(all.size()));
        return;
    }
    PlayerSetup changed = player();
    changed.evaluator = all[static_cast<std::size_t>(index)].evaluator;
    apply(changed);
}

QStringList TechniqueListModel::evaluatorNames() const { return m_evaluators.names(); }
QStringList TechniqueListModel::evaluatorExplanations() const { return m_evaluators.explanations(); }
QStringList TechniqueListModel::presetNames() const { return plyglass::presetNames(); }
QStringList TechniqueListModel::presetDates() const { return plyglass::presetDates(); }
QStringList TechniqueListModel::presetExplanations() const { return plyglass::presetExplanations(); }

int TechniqueListModel::presetIndex() const { return presetIndexOf(player().techniques); }

void TechniqueListModel::setOn(const QString& id, bool on) {
    PlayerSetup changed = player();
    if (const auto done = setTechnique(changed.techniques, id.toStdString(), on); !done) {
        emit refused(QString::fromStdString(done.error().message));
        return;
    }
    apply(changed);
}

void TechniqueListModel::applyPreset(int index) {
    if (index < 0 || index >= static_cast<int>(allPresets().size())) {
        emit refused(tr("There are %1 presets.").arg(allPresets().size()));
        return;
    }
    PlayerSetup changed = player();
    changed.techniques = withPreset(changed.techniques, index);
    apply(changed);
}

bool TechniqueListModel::isInRange(int value, int least, int most, const QString& what) {
    if (value >= least && value <= most) return true;
    emit refused(tr("%1 is %2 … %3.").arg(what).arg(least).arg(most));
    emit settingsChanged();
    return false;
}

void TechniqueListModel::apply(const PlayerSetup& changed) { m_controller.setPlayer(color(), changed); }

}  // namespace plyglass
