// How a recorded thought is had again: which searches, in which order, end with the same one. The table and
// the histories go from move to move, so the thoughts that they came from are thought first.
#pragma once

#include <functional>
#include <vector>

#include "app/services/game/thought_record.h"

namespace plyglass {

/// Why a thought may come out differently this time.
enum class ThoughtDoubt {
    SeveralThreads,   ///< threads that search together never do the same twice
    ThoughtsMissing,  ///< what stood in the table cannot be had again: those thoughts are not in the game
    LessMemory,       ///< the table was larger than this machine allows
    OtherTables,      ///< other Syzygy tables were there
    OwnGames,         ///< it knew the moves of a person's own games, of which there may be others now
    OtherProgram,     ///< another version of Plyglass played
    OtherBook,        ///< the move was drawn from an opening book, which may be another one now
    LevelTime,        ///< a level that was given so long to think, which may have been too short
    EarlierDiffers    ///< one of the thoughts before it came out differently already
};

/// What there is besides the game.
struct ThinkAgainMeans {
    std::uint64_t gameSeed = 0;
    SearchKnowledge knowledge;
    int syzygyPieces = 0;  ///< of the largest Syzygy table that a search can ask
    /// As PlayOptions has it.
    std::function<std::optional<PlayerEvaluator>(std::string_view id)> findEvaluator = {};
};

/// One search of several on one table.
struct ThoughtStep {
    Thought thought;
    LevelRequest request;
    bool clearFirst = false;
};

struct ThinkAgainPlan {
    std::vector<ThoughtStep> steps;  ///< the last is the thought in question; never empty
    std::vector<ThoughtDoubt> doubts;

    const Thought& thought() const { return steps.back().thought; }
};

/// The seed of the game's levels, from its tags; 0 if it has none.
std::uint64_t gameSeedOf(const Game& game);
/// The search that led to the move, limited by what it took and not by time. Fails if it needs an evaluator
/// that is not there any more.
Result<ThoughtStep> stepOf(const Thought& thought, const ThinkAgainMeans& means);
/// Fails, with a reason that a person can read, where no thought is recorded at the node.
Result<ThinkAgainPlan> planThinkAgain(const GameNode& node, const ThinkAgainMeans& means);

/// What came out.
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
