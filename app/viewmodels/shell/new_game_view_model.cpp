// Sets up a game; the running one changes only at `start`.
#include "app/viewmodels/shell/new_game_view_model.h"
#include "app/services/translated.h"

#include <QRandomGenerator>
#include <algorithm>
#include <cmath>

#include "app/viewmodels/shared/setup_choices.h"
#include "engine/chess/chess960.h"
#include "engine/chess/fen.h"

namespace plyglass {

namespace {

constexpr double kMinSeconds = 0.1;
constexpr double kMaxSeconds = 3600;
constexpr double kMinMinutes = 0.1;
constexpr double kMaxMinutes = 600;
constexpr int kMaxIncrement = 180;

}  // namespace

NewGameViewModel::NewGameViewModel(const EvaluatorLibrary& evaluators, QObject* parent)
    : QObject(parent),
      m_white(evaluators, accessTo(White)),
      m_black(evaluators, accessTo(Black)),
      m_fen(QString::fromLatin1(kStartFen)) {
    for (PlayerSettings* side : {&m_white, &m_black})
        connect(this, &NewGameViewModel::changed, side, &PlayerSettings::changed);
}

PlayerAccess NewGameViewModel::accessTo(Color color) {
    return {.read = [this, color] { return m_setup.players[color]; },
            .write =
                [this, color](const PlayerSetup& player) {
                    m_setup.players[color] = player;
                    emit changed();
                }};
}

QStringList NewGameViewModel::timeControlNames() const { return plyglass::timeControlNames(); }

void NewGameViewModel::setFen(const QString& fen) {
    if (fen == m_fen) return;
    m_fen = fen;
    const QString text = fen.trimmed();
    const auto position =
        text.isEmpty() ? Result<Position>(Position::start()) : Position::fromFen(text.toStdString());
    m_fenError = position ? QString() : translated(position.error());
    if (position) m_setup.start = *position;
    emit fenChanged();
}

int NewGameViewModel::chess960() const {
    return fenValid() ? chess960Number(m_setup.start).value_or(-1) : -1;
}

void NewGameViewModel::setChess960(int number) {
    const Position start = chess960Start(std::clamp(number, 0, kChess960Starts - 1));
    setFen(QString::fromStdString(toFen(start)));
}

QString NewGameViewModel::firstRank() const {
    return chess960() < 0 ? QString() : QString::fromStdString(toPlacement(m_setup.start)).section(u'/', -1);
}

void NewGameViewModel::shuffle() {
    const int before = chess960();
    int number = before;
    while (number == before || number == kOrdinaryStart)
        number = QRandomGenerator::global()->bounded(kChess960Starts);
    setChess960(number);
}

bool NewGameViewModel::thinksByTime() const {
    const auto& players = m_setup.players;
    return untimed() && std::any_of(players.begin(), players.end(), [](const PlayerSetup& player) {
               return player.kind == PlayerKind::Computer && player.level == kFullLevel;
           });
}

void NewGameViewModel::setTimeControlIndex(int index) {
    m_timeIndex = std::clamp(index, 0, static_cast<int>(timeControlNames().size()) - 1);
    emit changed();
}

bool NewGameViewModel::fixedTime() const { return m_timeIndex == fixedTimeIndex(); }

bool NewGameViewModel::ownClock() const { return m_timeIndex == ownClockIndex(); }

void NewGameViewModel::setMinutes(TimeControl& time, double minutes) {
    time.baseMs = std::llround(std::clamp(minutes, kMinMinutes, kMaxMinutes) * 60'000.0);
    emit changed();
}

void NewGameViewModel::setIncrement(TimeControl& time, int seconds) {
    time.incrementMs = std::clamp(seconds, 0, kMaxIncrement) * 1000ll;
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

/// Copies the clocks of the sheet into the setup.
void NewGameViewModel::takeTimes() {
    m_setup.blackTime.reset();
    m_setup.time = fixedTime()  ? TimeControl::fixedPerMove(m_fixedSeconds)
                   : ownClock() ? m_own
                                : timeControlAt(m_timeIndex);
    if (clocked() && m_timeOdds) m_setup.blackTime = m_ownBlack;
}

void NewGameViewModel::setFixedMoveSeconds(double seconds) {
    m_fixedSeconds = std::clamp(seconds, kMinSeconds, kMaxSeconds);
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
