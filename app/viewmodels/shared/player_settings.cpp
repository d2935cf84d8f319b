// Reads and writes through its access; stores no player of its own.
#include "app/viewmodels/shared/player_settings.h"
#include "app/services/opponent_name.h"

#include <algorithm>
#include <utility>

#include "app/viewmodels/shared/setup_choices.h"

namespace plyglass {

PlayerSettings::PlayerSettings(const EvaluatorLibrary& evaluators, PlayerAccess access, QObject* parent)
    : QObject(parent), m_evaluators(evaluators), m_access(std::move(access)) {
    connect(&evaluators, &EvaluatorLibrary::changed, this, [this] {
        emit evaluatorsChanged();
        emit changed();
    });
}

void PlayerSettings::apply(const PlayerSetup& player) {
    if (player == setup())
        emit changed();  // resets a control with an impossible value
    else
        m_access.write(player);
}

void PlayerSettings::setOn(const QString& technique, bool on) {
    PlayerSetup player = setup();
    if (setTechnique(player.techniques, technique.toStdString(), on)) apply(player);
}

void PlayerSettings::setKindIndex(int index) {
    PlayerSetup player = setup();
    player.kind = static_cast<PlayerKind>(std::clamp(index, 0, static_cast<int>(PlayerKind::Random)));
    apply(player);
}

QStringList PlayerSettings::kindNames() const { return {tr("Person"), tr("Computer"), tr("Random mover")}; }

void PlayerSettings::setLevel(double level) { apply(m_access.atLevel(setup(), nearestChoice(level))); }

QString PlayerSettings::levelName() const { return opponentName(level()); }

int PlayerSettings::levelIndex() const { return isNamed(level()) ? static_cast<int>(level()) - 1 : -1; }

void PlayerSettings::setLevelIndex(int index) { setLevel(std::clamp(index, 0, kFullLevel - 1) + 1); }

QStringList PlayerSettings::levelNames() const { return plyglass::levelNames(); }
QStringList PlayerSettings::levelDetails() const { return plyglass::levelDetails(); }
QString PlayerSettings::recipe() const { return recipeText(setup().level); }

void PlayerSettings::setDepth(int plies) {
    PlayerSetup player = setup();
    player.depth = std::clamp(plies, kNoDepthLimit, kMaxDepth);
    apply(player);
}

int PlayerSettings::quiescence() const { return quiescenceToWindow(setup().techniques.quiescencePlies); }

int PlayerSettings::bookMoves() const {
    const int plies = setup().techniques.bookPlies;
    return plies > 2 * kMaxBookMoves ? -1 : (plies + 1) / 2;
}

void PlayerSettings::setBookMoves(int moves) {
    PlayerSetup player = setup();
    player.techniques.bookPlies = moves < 0 ? kAllPlies : 2 * std::min(moves, kMaxBookMoves);
    apply(player);
}

void PlayerSettings::setBookVariety(int percent) {
    PlayerSetup player = setup();
    player.techniques.bookVariety = std::clamp(percent, 0, 100);
    apply(player);
}

void PlayerSettings::setQuiescence(int plies) {
    PlayerSetup player = setup();
    player.techniques.quiescencePlies = quiescenceFromWindow(std::clamp(plies, -1, kMaxQuiescence));
    apply(player);
}

int PlayerSettings::presetIndex() const { return presetIndexOf(setup().techniques); }

void PlayerSettings::setPresetIndex(int index) {
    PlayerSetup player = setup();
    player.techniques = withPreset(player.techniques, index);
    apply(player);
}

QStringList PlayerSettings::presetNames() const { return plyglass::presetNames(); }
QStringList PlayerSettings::presetDates() const { return plyglass::presetDates(); }

void PlayerSettings::setEvaluatorIndex(int index) {
    const auto& all = m_evaluators.all();
    if (index < 0 || index >= static_cast<int>(all.size())) return;
    PlayerSetup player = setup();
    player.evaluator = all[static_cast<std::size_t>(index)].evaluator;
    apply(player);
}

QString PlayerSettings::evaluatorName() const {
    const PlayerEvaluator evaluator = setup().evaluator;
    if (const LibraryEvaluator* known = m_evaluators.find(evaluator.id)) return known->name;
    return evaluator.name.empty() ? tr("weights of its own")
                                  : tr("%1 (from a file)").arg(QString::fromStdString(evaluator.name));
}

void PlayerSettings::setThreads(int threads) {
    PlayerSetup player = setup();
    player.threads = std::clamp(threads, 1, threadsMax());
    apply(player);
}

void PlayerSettings::setHashMib(int mib) {
    PlayerSetup player = setup();
    player.hashMib = std::clamp(mib, 1, hashMibMax());
    apply(player);
}

}  // namespace plyglass
