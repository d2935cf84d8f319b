#include "app/services/game/even_opponent.h"

#include "app/services/settings.h"
#include "engine/levels/level_scale.h"

namespace plyglass {

namespace {

const QString kOnKey = QStringLiteral("play/keepEven");
const QString kRunKey = QStringLiteral("play/evenRun");
constexpr double kDraw = 0.5;

}  // namespace

double evenLevelAfter(double level, double score, int& run) {
    if (score == kDraw) return level;
    const int direction = score > kDraw ? 1 : -1;
    const int step = direction == -run ? kEvenShortStep : kEvenLongStep;
    run = direction;
    return nearestChoice(levelOfElo(strengthAt(level).elo + direction * step));
}

EvenOpponent::EvenOpponent(Settings& settings)
    : m_settings(settings),
      m_isOn(settings.readBool(kOnKey, false)),
      m_run(settings.readInt(kRunKey, 0, -1, 1)) {}

void EvenOpponent::setOn(bool on) {
    if (on == m_isOn) return;
    m_isOn = on;
    m_run = 0;
    m_settings.write(kOnKey, on);
    m_settings.write(kRunKey, m_run);
}

double EvenOpponent::levelAfter(std::uint64_t game, double level, double score) {
    if (game == m_lastGame)
        m_run = m_runBefore;
    else
        m_runBefore = m_run;
    m_lastGame = game;
    const double next = evenLevelAfter(level, score, m_run);
    m_settings.write(kRunKey, m_run);
    return next;
}

}  // namespace plyglass
