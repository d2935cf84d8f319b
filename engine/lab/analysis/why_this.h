// "Why this move?": the move that was played beside its rivals, what it does or prevents, what each of them
// would have lost, and, for a player of limited strength, what made it play otherwise than full strength
// would.
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
    /// The position before the move, with its history. Level and game seed are those with which the move was
    /// chosen; the search itself is at full strength. No limit means kQuestionNodes.
    LevelRequest search;
    Move played;  ///< legal
};

constexpr int kWhyThisRivals = 4;

/// Another move than the one that was played.
struct Rival {
    Move move;
    Score score = 0;  ///< from the side to move
    std::vector<Move> line;
    WhyNotVerdict verdict = WhyNotVerdict::AsGood;  ///< beside the move that was played
    std::vector<Fact> facts;  ///< against it, if it is worse than the move that was played
};

/// Why a level did not play as full strength would.
enum class LevelCause {
    None,             ///< it plays at full strength, or played as well as full strength
    OverlookedMove,   ///< it did not see the best move at all
    OverlookedReply,  ///< it did not see what the other side answers
    TooShallow,       ///< within the plies it looks ahead the move looks as good
    Misjudged,        ///< it judges positions less exactly
    Strayed           ///< it saw what is better, and chose another move, as people do now and then
};

struct WhyThisAnswer {
    Move played;
    Score score = 0;  ///< of the move played, from the side to move
    std::vector<Move> line;
    WhyNotVerdict verdict = WhyNotVerdict::Best;  ///< of the move played, beside the best
    std::vector<Fact> facts;  ///< against a move that the verdict is against; of any other, what it does
    /// What the other side would achieve now if the mover passed, and does not after the move; only where the
    /// move itself achieves nothing. Their lines begin with the other side to move.
    std::vector<Fact> prevented;
    std::vector<Rival> rivals;  ///< best first; none if there was no other move
    int depth = 0;              ///< of the search that found the lines
    std::uint64_t nodes = 0;    ///< of the same
    LevelCause cause = LevelCause::None;
    Move overlooked;       ///< the move or reply that was not seen
    int levelPlies = 0;    ///< that the level looks ahead; 0 at full strength
    bool isFinal = false;  ///< false: what is known so far, a deeper answer follows
    bool isInterrupted = false;
};

using WhyThisCallback = std::function<void(const WhyThisAnswer&)>;

/// `onAnswer` hears what is known after shorter searches. Fails if the move is not legal. `searcher.stop()`
/// ends it early.
Result<WhyThisAnswer> askWhyThis(Searcher& searcher, const WhyThisQuestion& question,
                                 const WhyThisCallback& onAnswer = {},
                                 const Searcher::InfoCallback& onInfo = {});

}  // namespace plyglass
