// A match: a seeded schedule of game pairs between two players, played by several threads.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/base/result.h"
#include "engine/match/match_score.h"
#include "engine/match/openings.h"
#include "engine/match/player.h"
#include "engine/match/referee.h"

namespace plyglass {

struct Contestant {
    std::string name;
    PlayerFactory make;
    MoveLimits limits;
};

struct MatchOptions {
    std::array<Contestant, 2> players;
    int games = 0;           ///< rounded up to whole pairs
    std::uint64_t seed = 0;  ///< of everything that the players leave to chance
    std::shared_ptr<OpeningSource> openings;
    GameRules rules;
    /// Tags of every game beside the usual ones: Event, Site, Date.
    std::vector<std::pair<std::string, std::string>> tags;
    /// Games that are finished already: they are not played again.
    MatchScore played;
    /// Called after every finished game, from any thread, never from two at once. An error ends the match.
    std::function<Result<void>(const GameRecord&, const Game&)> onGame;
    /// Called likewise after every finished game; true ends the match: enough is known.
    std::function<bool(const MatchScore&)> isDecided;
};

/// Plays the games that are missing, `context.threads` at once; progress counts games. Game `n` depends on
/// the options and `n` alone as long as the players do (fixed nodes or depth), not on the number
/// of threads. A stop ends the running games without result. An error means that a player could not be
/// started, that there was no opening, or what `onGame` said; games finished before it have been reported.
Result<MatchScore> playMatch(const MatchOptions& options, const JobContext& context);

/// "+12 −5 =20", from the first player's point of view.
std::string scoreText(const GameCounts& counts);

}  // namespace plyglass
