// Plan for repeating a recorded search: since table and histories carry over from move to move, the searches
// it built on are repeated first.
#pragma once

#include <functional>
#include <vector>

#include "app/services/game/thought_record.h"

namespace plyglass {

/// Reasons why a repetition may differ.
enum class ThoughtDoubt {
    SeveralThreads,   ///< multithreaded searches are not reproducible
    ThoughtsMissing,  ///< earlier searches that filled the table are not in the game
    LessMemory,       ///< the table was larger than this machine allows
    OtherTables,      ///< different Syzygy tables
    OwnGames,         ///< moves of the user's own games may have changed
    OtherProgram,     ///< another version of Plyglass
    OtherBook,        ///< the opening book may have changed
    LevelTime,        ///< a level's time limit may have been too short
    EarlierDiffers    ///< an earlier search already differed
};

/// Resources besides the game.
struct ThinkAgainMeans {
    std::uint64_t gameSeed = 0;
    SearchKnowledge knowledge;
    int syzygyPieces = 0;  ///< of the largest available Syzygy table
    /// As in PlayOptions.
    std::function<std::optional<PlayerEvaluator>(std::string_view id)> findEvaluator = {};
};

/// One of several searches on the same table.
struct ThoughtStep {
    Thought thought;
    LevelRequest request;
    bool clearFirst = false;
};

struct ThinkAgainPlan {
    std::vector<ThoughtStep> steps;  ///< the last is the requested search; never empty
    std::vector<ThoughtDoubt> doubts;

    const Thought& thought() const { return steps.back().thought; }
};

/// Seed of the game's levels, from its tags; 0 if missing.
std::uint64_t gameSeedOf(const Game& game);
/// The search of a move, limited by its results instead of time. Fails if its evaluator is no longer
/// available.
Result<ThoughtStep> stepOf(const Thought& thought, const ThinkAgainMeans& means);
/// Fails with a readable reason if no search is recorded at the node.
Result<ThinkAgainPlan> planThinkAgain(const GameNode& node, const ThinkAgainMeans& means);

/// Result of a repetition.
struct ThinkAgainOutcome {
    Thought thought;
    SearchResult result;
    std::vector<ThoughtDoubt> doubts;

    bool isSameMove() const { return result.bestMove == thought.node->move(); }
    std::uint64_t nodes() const { return result.info.statistics.totalNodes(); }
    bool isSame() const {
        return isSameMove() && nodes() == thought.nodes && result.info.source == thought.record.source;
    }
};

/// "It searched with several threads, which never do the same twice."
const char* reasonOf(ThoughtDoubt doubt);

}  // namespace plyglass
