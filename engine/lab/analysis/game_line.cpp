#include "engine/lab/analysis/game_line.h"

#include <algorithm>

#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

constexpr int kFiftyMovesInPlies = 100;
constexpr int kThreefold = 3;

}  // namespace

GameLine mainLineOf(const Game& game) {
    GameLine line{game.startPosition(), {}};
    for (const GameNode* node : nodesTo(game.mainLineEnd())) line.moves.push_back(node->move());
    return line;
}

Color moverOf(const GameLine& line, int move) {
    return move % 2 == 0 ? line.start.sideToMove() : ~line.start.sideToMove();
}

LinePositions::LinePositions(const GameLine& line) : LineWalk(line.start, line.moves) {
    for (int i = 0; i < count(); ++i) m_keys.push_back(at(i).key());
}

std::vector<std::uint64_t> LinePositions::keysBefore(int index) const {
    return {m_keys.begin(), m_keys.begin() + index};
}

bool LinePositions::isOver(int index) const {
    const Position& position = at(index);
    if (!hasLegalMove(position) || position.hasInsufficientMaterial()) return true;
    if (index + 1 < count()) return false;
    return position.halfmoveClock() >= kFiftyMovesInPlies ||
           std::count(m_keys.begin(), m_keys.end(), position.key()) >= kThreefold;
}

}  // namespace plyglass
