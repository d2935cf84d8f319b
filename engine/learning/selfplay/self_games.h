// Self-play at a fixed number of nodes from random openings: source of training positions, and a fast
// strength comparison of two sets of weights.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

#include "engine/base/job_context.h"
#include "engine/chess/game.h"
#include "engine/match/match_score.h"
#include "engine/search/search.h"

namespace plyglass {

/// Random plies at the start of all games for strength tests and training.
constexpr int kOpeningPlies = 8;

struct SelfGamesOptions {
    int games = 0;               ///< two per opening, with colours reversed
    std::uint64_t nodes = 5000;  ///< per move
    /// Nodes per move in an endgame, see endgameShare(); 0: `nodes` throughout.
    std::uint64_t endgameNodes = 0;
    bool nodesAreSoft = false;  ///< finishes the iteration that passes them, within kHardNodes times as many
    std::uint64_t seed = 0;
    int randomPlies = kOpeningPlies;
    bool adjudicates = true;  ///< ends decided and dead drawn games early, by the players' scores
    /// Whether a game already exists; may be empty.
    std::function<bool(int number)> isPlayed = {};
    Techniques techniques;
    /// The first one has White in games 0, 2, 4 …
    std::array<EvaluatorChoice, 2> evaluators;
    std::array<const char*, 2> names = {"A", "B"};
};

constexpr std::uint64_t kHardNodes = 8;

/// Nodes per move with this many pieces on the board, kings and pawns included.
std::uint64_t nodesWith(int pieces, const SelfGamesOptions& options);

/// Plays the games, `context.threads` at a time; each depends only on the options and its number. Moves carry
/// their scores. `onGame` is called with the game's number, from any of the job's threads but never
/// concurrently, in the order of finishing.
void playSelfGames(const SelfGamesOptions& options, const std::function<void(int, const Game&)>& onGame,
                   const JobContext& context);

/// Plays the two games of one opening, ignoring `options.games`: half points of the first player, 0 … 4, or
/// empty if stopped. `onGame` may be empty.
std::optional<int> playSelfPair(SelfGamesOptions options, const std::function<void(const Game&)>& onGame,
                                const std::stop_token& stop);

/// Record of such a game for a match.
GameRecord recordOf(int number, const Game& game);

}  // namespace plyglass
