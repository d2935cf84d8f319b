// How the settings of a player become requests to the engine.
#pragma once

#include <QString>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/services/engine/engine_request.h"
#include "app/services/game/game_clock.h"
#include "app/services/game/game_setup.h"
#include "engine/base/random.h"
#include "engine/chess/game.h"
#include "engine/knowledge/opening_book.h"

namespace plyglass {

/// What is the same for every game of a window; tests use shorter times.
struct PlayOptions {
    /// A computer's move is not played sooner than this, so that it can be seen.
    int minimumThinkMs = 300;
    /// On a clock a level takes about the time that a person would take.
    bool humanPace = false;
    /// Without a clock the computer thinks this long: at full strength always, where its level or a depth
    /// ends its thought no longer than this.
    int thinkTimeMs = 5'000;
    /// Seeds every game of the window; none: each game is different.
    std::optional<std::uint64_t> seed;
    /// Looks up evaluators that a person made. Empty: there are none.
    std::function<std::optional<PlayerEvaluator>(std::string_view id)> findEvaluator = {};
};

/// Looks up the evaluators that are only named. One that is not there any more is replaced by the classical
/// evaluation; the ids of those are returned.
std::vector<std::string> lookUpEvaluators(GameSetup& setup, const PlayOptions& options);
/// For searches that look for the truth: what is known of endings, and nothing of openings.
SearchKnowledge knowledgeOfEndings();
/// Puts how a player thinks into a request: techniques, evaluator, level, depth, threads and memory. Of
/// threads and memory no more than the machine has.
void thinkLike(const PlayerSetup& player, LevelRequest& search);
/// The request for the next move of the side to move at the game's current node.
EngineRequest moveRequest(const PlayerSetup& player, const Game& game, const GameClock& clock,
                          const PlayOptions& options);
/// How long the answer of the side to move is held back at least where the level below full strength plays
/// like a person on a clock; 0 where it does not. `book` may be null.
int humanPaceMs(const PlayerSetup& player, const Game& game, const GameClock& clock, const OpeningBook* book,
                Random& random);
/// A search for the truth about a position, with every technique and the evaluator of a new player. It has no
/// limit yet.
EngineRequest analysisRequest(const Position& position);
/// A quick look at a position of the game with every technique on.
EngineRequest hintRequest(const Position& position, const PlayOptions& options);
/// What the computer thinks of the position before it answers a draw offer.
EngineRequest drawOfferRequest(const PlayerSetup& computer, const Game& game, const PlayOptions& options);

}  // namespace plyglass
