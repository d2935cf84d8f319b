#include "engine/match/random_player.h"

#include "engine/chess/movegen.h"

namespace plyglass {

Move chooseRandomMove(const Position& position, Random& random) {
    MoveList moves;
    generateLegal(position, moves);
    if (moves.empty()) return Move();
    return moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))];
}

Result<void> RandomPlayer::newGame(const PlayerGame& game) {
    m_random = Random(game.seed);
    return {};
}

PlayerAnswer RandomPlayer::chooseMove(const PlayerTurn& turn) {
    PlayerAnswer answer;
    answer.move = chooseRandomMove(turn.game.position(), m_random);
    return answer;
}

}  // namespace plyglass
