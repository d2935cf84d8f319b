// "Why this move?": compares the played move with its rivals: what it does or prevents, what the rivals would
// lose, and, for a weaker level, why it did not play like full strength.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/base/result.h"
#include "engine/lab/analysis/why_not.h"
#include "engine/lab/facts/find_facts.h"
#include "engine/levels/level_searcher.h"

namespace plyglass {

struct WhyThisQuestion {
    /// Position before the move, with history. Level and game seed are those of the game; the searches run at
    /// full strength. Without limits, kQuestionNodes.
    LevelRequest request;
    Move played;  ///< legal
};

constexpr int kWhyThisRivals = 4;

/// An alternative to the played move.
struct Rival {
    Move move;
    Score score = 0;  ///< from the side to move
    std::vector<Move> line;
    WhyNotVerdict verdict = WhyNotVerdict::AsGood;  ///< compared with the played move
    std::vector<Fact> facts;                        ///< against it, if it is worse than the played move
};

/// Why a level deviated from full strength.
enum class LevelCause {
    None,             ///< full strength, or an equally good move
    OverlookedMove,   ///< overlooked the best move
    OverlookedReply,  ///< overlooked the reply
    TooShallow,       ///< within its depth the move looks as good
    Misjudged,        ///< less accurate evaluation
    Strayed           ///< chose a worse move at random, as people do
};

struct WhyThisAnswer {
    Move played;
    Score score = 0;  ///< of the played move, from the side to move
    std::vector<Move> line;
    WhyNotVerdict verdict = WhyNotVerdict::Best;  ///< of the played move, compared with the best
    std::vector<Fact> facts;  ///< against the move if the verdict is; otherwise what it achieves
    /// Gains of the opponent after a null move that the played move prevents; only if the move itself
    /// achieves nothing. Lines begin with the opponent to move.
    std::vector<Fact> prevented;
    std::vector<Rival> rivals;  ///< best first; empty without an alternative
    int depth = 0;              ///< of the search that found the lines
    std::uint64_t nodes = 0;    ///< of the same search
    LevelCause cause = LevelCause::None;
    Move overlooked;       ///< the overlooked move or reply
    int levelPlies = 0;    ///< search depth of the level; 0 at full strength
    bool isFinal = false;  ///< false: preliminary; a deeper answer follows
    bool isInterrupted = false;
};

using WhyThisCallback = std::function<void(const WhyThisAnswer&)>;

/// Calls `onAnswer` with the results of shorter searches. Fails if the move is illegal. `searcher.stop()`
/// ends it early.
Result<WhyThisAnswer> askWhyThis(Searcher& searcher, const WhyThisQuestion& question,
                                 const WhyThisCallback& onAnswer = {},
                                 const Searcher::InfoCallback& onInfo = {});

}  // namespace plyglass
