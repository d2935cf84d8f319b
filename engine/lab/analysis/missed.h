// Why a bad move was played: what it overlooked, how deep one has to look to see it, and how strong a player
// has to be.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/lab/analysis/why_not.h"
#include "engine/lab/facts/find_facts.h"
#include "engine/levels/level_searcher.h"

namespace plyglass {

/// More points than a move can cost.
constexpr double kNeverGrave = 101;

struct MissedQuestion {
    /// Position, history, last move, techniques, evaluator, table and game seed; its node limit holds for
    /// each of the two searches that are weighed against each other.
    LevelRequest search;
    Move played;  ///< legal
    /// What a move must cost to be a bad one, in points of the win percentage.
    double badLoss = 0;
    double winScale = 1;  ///< of the win percentage
    /// What looks as bad as this is weighed once more before it is believed, by so many nodes.
    double graveLoss = kNeverGrave;
    std::uint64_t graveNodes = 0;
};

struct MissedMove {
    /// The move beside the best one by searches of equal size. If it is not against the move, nothing was
    /// missed, and of what follows only the scores, the lines and the depth are known.
    WhyNotVerdict verdict = WhyNotVerdict::OnlyMove;
    Score bestScore = 0;  ///< both from the side to move
    Score playedScore = 0;
    std::vector<Move> bestLine;    ///< begins with the best move
    std::vector<Move> playedLine;  ///< begins with the move played; the next one refutes it
    int depth = 0;                 ///< plies of the shallower of the two searches
    std::uint64_t nodes = 0;       ///< of all searches, those of the levels included
    /// The depth from which on a search stays off the move; 1 if it never liked it.
    int seenAtDepth = 0;
    /// The weakest level that finds a move which is not bad, in every one of several tries; 0 if the move
    /// played is not bad itself.
    int seenByLevel = 0;
    Move levelMove;  ///< that it finds

    friend bool operator==(const MissedMove&, const MissedMove&) = default;
};

/// A level finds a move if it does so in so many games.
constexpr int kLevelTries = 3;

/// None if the searcher was stopped meanwhile.
std::optional<MissedMove> askMissed(LevelSearcher& searcher, const MissedQuestion& question);

}  // namespace plyglass
