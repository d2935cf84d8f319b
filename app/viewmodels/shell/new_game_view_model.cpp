// Setting up a game; nothing happens to the running one until `start`.
#include "app/viewmodels/shell/new_game_view_model.h"

#include <QRandomGenerator>
#include <algorithm>
#include <cmath>

#include "app/viewmodels/shared/setup_choices.h"
#include "engine/chess/fen.h"

namespace plyglass {

namespace {

constexpr double kLeastSeconds = 0.1;
constexpr double kMostSeconds = 3600;
constexpr double kLeastMinutes = 0.1;
constexpr double kMostMinutes = 600;
constexpr int kMostIncrement = 180;

}  // namespace

NewGameViewModel::NewGameViewModel(EvaluatorLibrary& evaluators, QObject* parent)
    : QObject(parent), m_evaluators(evaluators), m_fen(QString::fromLatin1(kStartFen)) {
    connect(&evaluators, &EvaluatorLibrary::changed, this, [this] {
        emit evaluatorsChanged();
        emit changed();
    });
}

QStringList NewGameViewModel::kindNames() const { return {tr("Person"), tr("Computer"), tr("Random mover")}; }
QStringList NewGameViewModel::presetNames() const { return plyglass::presetNames(); }
QStringList NewGameViewModel::presetDates() const { return plyglass::presetDates(); }
QStringList NewGameViewModel::levelNames() const { return plyglass::levelNames(); }
QStringList NewGameViewModel::levelDetails() const { return plyglass::levelDetails(); }
QString NewGameViewModel::whiteRecipe() const { return recipeText(m_setup.players[White].level); }
QString NewGameViewModel::blackRecipe() const { return recipeText(m_setup.players[Black].level); }
QStringList NewGameViewModel::evaluatorNames() const { return m_evaluators.names(); }
QStringList NewGameViewModel::timeControlNames() const { return plyglass::timeControlNames(); }

int NewGameViewModel::quiescence(Color color) const {
    return quiescenceToWindow(m_setup.players[color].techniques.quiescencePlies);
}

int NewGameViewModel::evaluatorIndex(Color color) const {
    return m_evaluators.indexOf(m_setup.players[color].evaluator.id);
}

int NewGameViewModel::presetIndex(Color color) const {
    return presetIndexOf(m_setup.players[color].techniques);
}

bool NewGameViewModel::isInRange(int value, int least, int most, const QString& what) {
    if (value >= least && value <= most) return true;
    emit refused(tr("%1 is %2 … %3.").arg(what).arg(least).arg(most));
    emit changed();
    return false;
}

void NewGameViewModel::setKind(Color color, int index) {
    if (!isInRange(index, 0, static_cast<int>(PlayerKind::Random), tr("The kind of player"))) return;
    m_setup.players[color].kind = static_cast<PlayerKind>(index);
    emit changed();
}

void NewGameViewModel::setDepth(Color color, int depth) {
    if (!isInRange(depth, kNoDepthLimit, kMaxDepth, tr("The depth"))) return;
    m_setup.players[color].depth = depth;
    emit changed();
}

void NewGameViewModel::setQuiescence(Color color, int plies) {
    if (!isInRange(plies, -1, kMaxQuiescence, tr("The quiescence depth (−1 stands for all)"))) return;
    m_setup.players[color].techniques.quiescencePlies = quiescenceFromWindow(plies);
    emit changed();
}

void NewGameViewModel::setEvaluator(Color color, int index) {
    const auto& all = m_evaluators.all();
    if (!isInRange(index, 0, static_cast<int>(all.size()) - 1, tr("The evaluator"))) return;
    m_setup.players[color].evaluator = all[static_cast<std::size_t>(index)].evaluator;
    emit changed();
}

void NewGameViewModel::setPreset(Color color, int index) {
    if (!isInRange(index, 0, static_cast<int>(allPresets().size()) - 1, tr("The preset"))) return;
    m_setup.players[color].techniques = withPreset(m_setup.players[color].techniques, index);
    emit changed();
}

void NewGameViewModel::setLevel(Color color, int index) {
    if (!isInRange(index, 0, kFullLevel - 1, tr("The level's place in the list"))) return;
    m_setup.players[color] = atLevel(m_setup.players[color], index + 1);
    emit changed();
}

void NewGameViewModel::setFen(const QString& fen) {
    if (fen == m_fen) return;
    m_fen = fen;
    const QString text = fen.trimmed();
    const auto position =
        text.isEmpty() ? Result<Position>(Position::start()) : Position::fromFen(text.toStdString());
    m_fenError = position ? QString() : QString::fromStdString(position.error().message);
    if (position) m_setup.start = *position;
    emit fenChanged();
}

bool NewGameViewModel::thinksByTime() const {
    const auto& players = m_setup.players;
    return untimed() && std::any_of(players.begin(), players.end(), [](const PlayerSetup& player) {
               return player.kind == PlayerKind::Computer && player.level == kFullLevel;
           });
}

void NewGameViewModel::setTimeControlIndex(int index) {
    if (!isInRange(index, 0, static_cast<int>(timeControlNames().size()) - 1, tr("The time control"))) return;
    m_timeIndex = index;
    emit changed();
}

bool NewGameViewModel::fixedTime() const { return m_timeIndex == fixedTimeIndex(); }

bool NewGameViewModel::ownClock() const { return m_timeIndex == ownClockIndex(); }

void NewGameViewModel::setMinutes(TimeControl& time, double minutes) {
    if (!(minutes >= kLeastMinutes && minutes <= kMostMinutes))
        emit refused(tr("The minutes of a clock are %1 … %2.").arg(kLeastMinutes).arg(kMostMinutes));
    else
        time.baseMs = std::llround(minutes * 60'000.0);
    emit changed();
}

void NewGameViewModel::setIncrement(TimeControl& time, int seconds) {
    if (!isInRange(seconds, 0, kMostIncrement, tr("The seconds added after each move"))) return;
    time.incrementMs = seconds * 1000ll;
    emit changed();
}

void NewGameViewModel::setTimeOdds(bool odds) {
    m_timeOdds = odds;
    emit changed();
}

void NewGameViewModel::setRandomColors(bool random) {
    m_randomColors = random;
    emit changed();
}

/// What the sheet says about the clocks, into the setup.
void NewGameViewModel::takeTimes() {
    m_setup.blackTime.reset();
    m_setup.time = fixedTime()  ? TimeControl::fixedPerMove(m_fixedSeconds)
                   : ownClock() ? m_own
                                : timeControlAt(m_timeIndex);
    if (clocked() && m_timeOdds) m_setup.blackTime = m_ownBlack;
}

void NewGameViewModel::setFixedMoveSeconds(double seconds) {
    if (!(seconds >= kLeastSeconds && seconds <= kMostSeconds))
        emit refused(tr("The time per move is %1 … %2 seconds.").arg(kLeastSeconds).arg(kMostSeconds));
    else
        m_fixedSeconds = seconds;
    emit changed();
}

void NewGameViewModel::swapSides() {
    std::swap(m_setup.players[White], m_setup.players[Black]);
    if (ownClock() && m_timeOdds) std::swap(m_own, m_ownBlack);
    emit changed();
}

void NewGameViewModel::reset() {
    show(GameSetup{});
    setFen(QString::fromLatin1(kStartFen));
}

bool NewGameViewModel::start() {
    if (!fenValid()) return false;
    takeTimes();
    if (m_randomColors && QRandomGenerator::global()->bounded(2) == 1) m_setup.swapSides();
    m_filledRandom = m_randomColors;
    emit started(m_setup);
    setFen(QString::fromLatin1(kStartFen));
    return true;
}

void NewGameViewModel::cancel() {
    m_randomColors = m_filledRandom;
    show(GameSetup(m_filled));
    setFen(QString::fromLatin1(kStartFen));
}

void NewGameViewModel::show(const GameSetup& setup) {
    const Position start = m_setup.start;
    m_setup = m_filled = setup;
    m_setup.start = start;
    m_timeIndex = timeControlIndexOf(setup.time);
    constexpr double kMsPerSecond = 1000.0;
    if (setup.time.isFixedPerMove()) m_fixedSeconds = static_cast<double>(setup.time.baseMs) / kMsPerSecond;
    if (ownClock()) m_own = setup.time;
    m_timeOdds = setup.blackTime.has_value();
    if (setup.blackTime) m_ownBlack = *setup.blackTime;
    emit changed();
}

}  // namespace plyglass
