#include "app/viewmodels/play/win_streak.h"

#include <algorithm>
#include <cstdlib>

#include "engine/levels/levels.h"

namespace plyglass {

namespace {

const QString kLevelKey = QStringLiteral("play/streakLevel");
const QString kGamesKey = QStringLiteral("play/streak");
constexpr int kReason = 3;
constexpr int kMaxStreak = 1'000;

}  // namespace

WinStreak::Row WinStreak::read() {
    return {m_settings.readInt(kLevelKey, 0, 0, kFullLevel),
            m_settings.readInt(kGamesKey, 0, -kMaxStreak, kMaxStreak)};
}

void WinStreak::write(const Row& row) {
    m_now = row;
    m_settings.write(kLevelKey, row.level);
    m_settings.write(kGamesKey, row.games);
}

void WinStreak::count(int level, Result result) {
    m_before = read();
    const int games = m_before.level == level ? m_before.games : 0;
    Row row{level, 0};
    if (result == Result::Won) row.games = std::min(std::max(games, 0) + 1, kMaxStreak);
    if (result == Result::Lost) row.games = std::max(std::min(games, 0) - 1, -kMaxStreak);
    write(row);
}

void WinStreak::takeBack() { write(m_before); }

void WinStreak::reset() { write({}); }

int WinStreak::suggestedLevel() const {
    if (std::abs(m_now.games) < kReason) return 0;
    const int level = m_now.level + (m_now.games > 0 ? 1 : -1);
    return level >= 1 && level <= kFullLevel ? level : 0;
}

}  // namespace plyglass
