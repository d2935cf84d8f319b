#include "app/viewmodels/shared/line_walk.h"

#include <algorithm>

#include "engine/lab/analysis/format.h"

namespace plyglass {

LineWalk::LineWalk(const Position& start, const std::vector<Move>& line) : m_positions{start} {
    for (const Move move : line) {
        Position next = m_positions.back();
        Undo undo;
        if (move.isNull() && !next.inCheck())
            next.makeNullMove(undo);
        else if (move.isNull() || !next.play(move))
            break;
        m_positions.push_back(next);
        m_line.push_back(move);
    }
}

QString LineWalk::text(int from, int to) const {
    const int end = std::min(to, length());
    if (from >= end) return {};
    return QString::fromStdString(
        lineToText(at(from), {m_line.begin() + from, m_line.begin() + end}, m_line.size()));
}

}  // namespace plyglass
