#include "engine/chess/line_walk.h"

#include <algorithm>

namespace plyglass {

LineWalk::LineWalk(const Position& start, const std::vector<Move>& line) : m_positions{start} {
    for (const Move move : line) {
        Position next = m_positions.back();
        if (move.isNull() && !next.inCheck())
            next = next.afterPass();
        else if (move.isNull() || !next.play(move))
            break;
        m_positions.push_back(next);
        m_line.push_back(move);
    }
}

std::vector<Move> LineWalk::moves(int from, int to) const {
    const int end = std::min(to, length());
    if (from >= end) return {};
    return {m_line.begin() + from, m_line.begin() + end};
}

}  // namespace plyglass
