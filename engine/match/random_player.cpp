#include "engine/match/random_player.h"

namespace plyglass {

Result<void> RandomPlayer::newGame(const GameStart& start) {
    m_random = Random(start.seed);
    return {};
}

Answer RandomPlayer::chooseMove(const Turn& turn) {
    Answer answer;
    answer.move = chooseRandomMove(turn.game.position(), m_random);
    return answer;
}

}  // namespace plyglass
