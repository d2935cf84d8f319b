#include "engine/match/adjudication.h"

#include <cstdlib>

namespace plyglass {

GameResult Adjudicator::note(Color mover, int moveNumber, std::optional<int> scoreCp) {
    if (const auto& rule = m_rules.resign) {
        m_lostMoves[mover] = scoreCp && *scoreCp <= -rule->scoreCp ? m_lostMoves[mover] + 1 : 0;
        m_wonMoves[mover] = scoreCp && *scoreCp >= rule->scoreCp ? m_wonMoves[mover] + 1 : 0;
        for (const Color loser : {White, Black}) {
            if (m_lostMoves[loser] < rule->moves) continue;
            if (rule->bothSides && m_wonMoves[~loser] < rule->moves) continue;
            return loser == White ? GameResult::BlackWins : GameResult::WhiteWins;
        }
    }
    if (const auto& rule = m_rules.draw) {
        m_levelPlies = scoreCp && std::abs(*scoreCp) <= rule->scoreCp ? m_levelPlies + 1 : 0;
        if (moveNumber >= rule->fromMove && m_levelPlies >= 2 * rule->moves) return GameResult::Draw;
    }
    return GameResult::Ongoing;
}

std::optional<GameResult> Adjudicator::atPly(int ply) const {
    if (!m_rules.length || ply < m_rules.length->plies) return std::nullopt;
    return m_rules.length->result;
}

}  // namespace plyglass
