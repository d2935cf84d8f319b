// Engine requests from player settings.
#pragma once

#include <QString>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/services/engine/engine_request.h"
#include "app/services/game/game_clock.h"
#include "app/services/game_setup.h"
#include "engine/base/random.h"
#include "engine/chess/game.h"
#include "engine/knowledge/opening_book.h"

namespace plyglass {

/// Settings for all games of a window; tests use shorter times.
struct PlayOptions {
    /// Minimum time of a computer's move, so that it can be seen.
    int minimumThinkMs = 300;
    /// Levels take about as long as a person.
    bool humanPace = false;
    /// Thinking time without a clock at full strength; an upper limit for levels and depth limits.
    int thinkTimeMs = 5'000;
    /// Seed of every game of the window; empty: each game differs.
    std::optional<std::uint64_t> seed;
    /// Finds custom evaluators. Empty: there are none.
    std::function<std::optional<PlayerEvaluator>(std::string_view id)> findEvaluator = {};
};

/// Resolves evaluators given by id. Missing ones are replaced by the classical evaluation; returns their ids.
std::vector<std::string> lookUpEvaluators(GameSetup& setup, const PlayOptions& options);
/// Knowledge for analysis: endgame tables, no opening book.
SearchKnowledge knowledgeOfEndings();
/// Applies a player's settings to a request: techniques, evaluator, level, depth, threads and memory. Threads
/// and memory are limited by the machine.
void thinkLike(const PlayerSetup& player, LevelRequest& request);
/// Request for the next move at the game's current node.
EngineRequest moveRequest(const PlayerSetup& player, const Game& game, const GameClock& clock,
                          const PlayOptions& options);
/// Minimum time of a weak level's move with human pace; 0 for the first move of a game and at full strength.
/// `book` may be null.
int humanPaceMs(const PlayerSetup& player, const Game& game, const GameClock& clock, const OpeningBook* book,
                Random& random);
/// Analysis request at full strength with default techniques and evaluator, without a limit.
EngineRequest analysisRequest(const Position& position);
/// Quick full-strength search of a position of the game.
EngineRequest hintRequest(const Position& position, const PlayOptions& options);
/// Search for the computer's reply to a draw offer.
EngineRequest drawOfferRequest(const PlayerSetup& computer, const Game& game, const PlayOptions& options);

}  // namespace plyglass
