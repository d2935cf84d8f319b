// See random_games.h.
#include "tests/engine/chess/random_games.h"

#include "engine/chess/chess960.h"
#include "engine/chess/movegen.h"

namespace plyglass {

void visitRandomGames(std::uint64_t seed, int games, int maxPlies, const Visitor& visit) {
    Random random(seed);
    for (int game = 0; game < games; ++game) {
        Position position =
            game % 2 == 0 ? Position::start() : chess960Start(static_cast<int>(random.below(960)));
        MoveList moves;
        for (int ply = 0; ply <= maxPlies; ++ply) {
            generateLegal(position, moves);
            visit(position, moves);
            if (moves.empty() || position.hasInsufficientMaterial()) break;
            Undo undo;
            position.makeMove(moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))],
                              undo);
        }
    }
}

}  // namespace plyglass
