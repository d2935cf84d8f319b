// The engine playing itself at a fixed number of nodes from random openings: where the tuner's positions come
// from, and the quickest way to see which of two sets of weights is stronger.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

#include "engine/base/job_context.h"
#include "engine/base/result.h"
#include "engine/chess/game.h"
#include "engine/match/match_score.h"
#include "engine/search/search.h"

namespace plyglass {

/// Random moves before the players think, in all games that measure strength or are learnt from.
constexpr int kOpeningPlies = 8;

struct SelfGamesOptions {
    int games = 0;               ///< two from each opening, colours reversed
    std::uint64_t nodes = 5000;  ///< per move
    /// Per move in an endgame, see endgameShare(); 0: `nodes` throughout.
    std::uint64_t endgameNodes = 0;
    bool nodesAreSoft =
        false;  ///< the iteration that passes them is finished, within kHardNodes times as many
    std::uint64_t seed = 0;
    int randomPlies = kOpeningPlies;
    bool adjudicates = true;  ///< decided and dead games are ended early, by what the players think of them
    /// Games that there are already; may be empty.
    std::function<bool(int number)> isPlayed = {};
    Techniques techniques;
    /// The first one has White in games 0, 2, 4 …
    std::array<EvaluatorChoice, 2> evaluators;
    std::array<const char*, 2> names = {"A", "B"};
};

constexpr std::uint64_t kHardNodes = 8;

/// How many nodes a move gets with so many pieces on the board, kings and pawns too.
std::uint64_t nodesWith(int pieces, const SelfGamesOptions& options);

/// Plays the games, `context.threads` at once; each depends on the options and its number alone. Every game
/// carries the scores of its moves. `onGame` is called with the number of the game, from any of the job's
/// threads but never from two at once, in the order in which games end.
void playSelfGames(const SelfGamesOptions& options, const std::function<void(int, const Game&)>& onGame,
                   const JobContext& context);

/// Plays the two games of one opening, whatever `options.games` says: half points of the first player, 0 … 4,
/// or nothing if it was stopped. `onGame` may be empty.
std::optional<int> playSelfPair(SelfGamesOptions options, const std::function<void(const Game&)>& onGame,
                                const std::stop_token& stop);

/// Such a game as a match counts it.
GameRecord recordOf(int number, const Game& game);

}  // namespace plyglass
