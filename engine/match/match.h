// A match: a seeded schedule of game pairs between two players, played on several threads.
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
    std::uint64_t seed = 0;  ///< seed of all random choices of the players
    std::shared_ptr<OpeningSource> openings;
    GameRules rules;
    /// Further tags of every game: Event, Site, Date.
    std::vector<std::pair<std::string, std::string>> tags;
    /// Games already finished; they are not played again.
    MatchScore played;
    /// Called after every finished game, from any thread but never concurrently. An error ends the match.
    std::function<Result<void>(const GameRecord&, const Game&)> onGame;
    /// Called likewise after every finished game; true ends the match early.
    std::function<bool(const MatchScore&)> isDecided;
};

/// Plays the missing games, `context.threads` at a time; progress counts games. Game `n` depends only on the
/// options and `n`, not on the number of threads, if the players are deterministic (fixed nodes or depth). A
/// stop ends the running games without a result. Errors: a player could not be started, no opening, or the
/// error of `onGame`; games finished before are already reported.
Result<MatchScore> playMatch(const MatchOptions& options, const JobContext& context);

/// "+12 −5 =20", from the first player's view.
std::string scoreText(const GameCounts& counts);

}  // namespace plyglass
