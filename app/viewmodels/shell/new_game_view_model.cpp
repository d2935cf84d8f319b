// Sets up a game; the running one changes only at `start`.
#include "app/viewmodels/shell/new_game_view_model.h"
#include "app/services/translated.h"

#include <QRandomGenerator>
#include <algorithm>
#include <cmath>

#include "app/viewmodels/shared/player_names.h"
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
constexpr qsizetype kLongestName = 40;

NewGameViewModel::Mode modeOf(const GameSetup& setup) {
    if (setup.hasTwoPersons()) return NewGameViewModel::Mode::People;
    const auto person = setup.onlyPerson();
    return person && setup.players[~*person].kind == PlayerKind::Computer ? NewGameViewModel::Mode::Computer
                                                                          : NewGameViewModel::Mode::Sides;
}

}  // namespace

NewGameViewModel::NewGameViewModel(const EvaluatorLibrary& evaluators, EvenOpponent& even, QObject* parent)
    : QObject(parent),
      m_even(even),
      m_white(evaluators, accessTo([] { return White; })),
      m_black(evaluators, accessTo([] { return Black; })),
      m_opponent(evaluators, accessTo([this] { return computerSide(); })),
      m_fen(QString::fromLatin1(kStartFen)) {
    for (PlayerSettings* side : {&m_white, &m_black, &m_opponent})
        connect(this, &NewGameViewModel::changed, side, &PlayerSettings::changed);
}

PlayerAccess NewGameViewModel::accessTo(const std::function<Color()>& color) {
    return {.read = [this, color] { return m_setup.players[color()]; },
            .write =
                [this, color](const PlayerSetup& player) {
                    m_setup.players[color()] = player;
                    if (m_mode != Mode::Sides) m_mode = modeOf(m_setup);
                    emit changed();
                }};
}

Color NewGameViewModel::computerSide() const { return ~m_setup.onlyPerson().value_or(White); }

void NewGameViewModel::setMode(Mode mode) {
    if (m_mode == Mode::Computer) m_lastComputer = m_setup.players[computerSide()];
    m_mode = mode;
    if (mode == Mode::People) {
        for (PlayerSetup& player : m_setup.players) player.kind = PlayerKind::Person;
        if (m_setup.names[White].empty() && m_setup.names[Black].empty() && m_knownNames.size() > 1)
            m_setup.names = {m_knownNames[White].toStdString(), m_knownNames[Black].toStdString()};
    } else if (mode == Mode::Computer && modeOf(m_setup) != Mode::Computer) {
        const bool isBlackComputer = m_setup.players[White].kind != PlayerKind::Computer ||
                                     m_setup.players[Black].kind == PlayerKind::Computer;
        const Color computer = isBlackComputer ? Black : White;
        if (m_setup.players[computer].kind != PlayerKind::Computer)
            m_setup.players[computer] = m_lastComputer;
        m_setup.players[~computer].kind = PlayerKind::Person;
    }
    emit changed();
}

int NewGameViewModel::colorIndex() const {
    constexpr int kEither = 2;
    return m_randomColors ? kEither : ~computerSide();
}

void NewGameViewModel::setColorIndex(int index) {
    m_randomColors = index > Black;
    const Color person = index == Black ? Black : White;
    if (m_mode == Mode::Computer && person == computerSide())
        swapSides();
    else
        emit changed();
}

void NewGameViewModel::setKeepEven(bool on) {
    m_keepEven = on;
    emit changed();
}

void NewGameViewModel::setName(Color color, const QString& name) {
    m_setup.names[color] = name.left(kLongestName).toStdString();
    emit changed();
}

void NewGameViewModel::setKnownNames(const QStringList& names) {
    m_knownNames = names;
    emit changed();
}

QString NewGameViewModel::playersText() const {
    const QString white = playerName(m_setup, White);
    const QString black = playerName(m_setup, Black);
    switch (m_mode) {
        case Mode::Computer:
            if (m_randomColors) return tr("You play %1. The colours are drawn.").arg(m_opponent.levelName());
            return computerSide() == Black ? tr("You are White against %1.").arg(black)
                                           : tr("You are Black against %1.").arg(white);
        case Mode::People:
            if (!m_setup.arePeople()) return tr("Two people at one board.");
            return tr("%1 plays White, %2 plays Black.").arg(white, black);
        case Mode::Sides:
            break;
    }
    return tr("White: %1. Black: %2.").arg(white, black);
}

QString NewGameViewModel::timeText() const {
    GameSetup setup;
    takeTimes(setup);
    if (!setup.blackTime) return tr("%1.", "a time as a sentence").arg(timeInWords(setup.time));
    return tr("White: %1. Black: %2.").arg(timeInWords(setup.time, 1), timeInWords(*setup.blackTime, 1));
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

/// Copies the clocks of the sheet into a setup.
void NewGameViewModel::takeTimes(GameSetup& setup) const {
    setup.blackTime.reset();
    setup.time = fixedTime()  ? TimeControl::fixedPerMove(m_fixedSeconds)
                 : ownClock() ? m_own
                              : timeControlAt(m_timeIndex);
    if (clocked() && m_timeOdds) setup.blackTime = m_ownBlack;
}

void NewGameViewModel::setFixedMoveSeconds(double seconds) {
    m_fixedSeconds = std::clamp(seconds, kMinSeconds, kMaxSeconds);
    emit changed();
}

void NewGameViewModel::swapSides() {
    std::swap(m_setup.players[White], m_setup.players[Black]);
    std::swap(m_setup.names[White], m_setup.names[Black]);
    if (ownClock() && m_timeOdds) std::swap(m_own, m_ownBlack);
    emit changed();
}

void NewGameViewModel::reset() {
    show(GameSetup{});
    setFen(QString::fromLatin1(kStartFen));
}

bool NewGameViewModel::start() {
    if (!fenValid()) return false;
    takeTimes(m_setup);
    if (m_mode != Mode::People) m_setup.names = {};
    m_even.setOn(m_keepEven && m_mode == Mode::Computer);
    if (m_randomColors && m_mode != Mode::People && QRandomGenerator::global()->bounded(2) == 1)
        m_setup.swapSides();
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
    m_mode = modeOf(setup);
    m_keepEven = m_even.isOn();
    m_timeIndex = timeControlIndexOf(setup.time);
    constexpr double kMsPerSecond = 1000.0;
    if (setup.time.isFixedPerMove()) m_fixedSeconds = static_cast<double>(setup.time.baseMs) / kMsPerSecond;
    if (ownClock()) m_own = setup.time;
    m_timeOdds = setup.blackTime.has_value();
    if (setup.blackTime) m_ownBlack = *setup.blackTime;
    emit changed();
}

}  // namespace plyglass
