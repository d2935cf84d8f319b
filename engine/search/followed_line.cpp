// No test for mate or stalemate: no move can follow them.
#include "engine/search/followed_line.h"

#include <algorithm>

namespace plyglass {

FollowedLine::FollowedLine(const Position& root, std::span<const std::uint64_t> gameKeys)
    : m_position(root), m_keys(gameKeys.begin(), gameKeys.end()) {
    if (m_keys.empty() || m_keys.back() != root.key()) m_keys.push_back(root.key());
}

void FollowedLine::play(Move move) {
    Undo undo;
    m_position.makeMove(move, undo);
    m_keys.push_back(m_position.key());
}

int FollowedLine::occurrences() const {
    return static_cast<int>(std::count(m_keys.begin(), m_keys.end(), m_position.key()));
}

bool FollowedLine::isDrawn() const {
    return m_position.hasInsufficientMaterial() || m_position.halfmoveClock() >= kFiftyMoves ||
           occurrences() >= 3;
}

std::vector<Move> untilGameEnds(FollowedLine line, std::vector<Move> moves) {
    for (std::size_t i = 0; i < moves.size(); ++i) {
        line.play(moves[i]);
        if (line.isDrawn()) moves.resize(i + 1);
    }
    return moves;
}

}  // namespace plyglass
