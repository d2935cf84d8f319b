#include "app/services/learning/watched_game.h"

#include "engine/learning/selfplay/self_games.h"

namespace plyglass {

WatchedGame watchedGame(const Game& game, int generation) {
    WatchedGame watched;
    watched.generation = generation;
    watched.white = game.tag("White");
    watched.black = game.tag("Black");
    watched.openingPlies = SelfGamesOptions().randomPlies;
    watched.start = game.startPosition();
    for (const GameNode* node : game.line()) watched.moves.push_back(node->move());
    watched.result = game.outcomeAt(game.mainLineEnd()).result;
    return watched;
}

}  // namespace plyglass
