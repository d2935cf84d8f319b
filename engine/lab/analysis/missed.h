// Why a bad move was played: what it overlooks, the search depth needed to see that, and the level needed.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/lab/analysis/why_not.h"
#include "engine/lab/facts/find_facts.h"
#include "engine/levels/level_searcher.h"

namespace plyglass {

/// Above every possible loss: no move counts as a blunder.
constexpr double kNoBlunderThresholdPercent = 101;

struct MissedQuestion {
    /// Position, history, last move, techniques, evaluator, table and game seed. The node limit applies to
    /// each of the two searches that are compared.
    LevelRequest request;
    Move played;  ///< legal
    /// Minimum loss of a bad move, in win percentage points.
    double badLoss = 0;
    double winScale = 1;  ///< scale of the win percentage
    /// A move with at least this loss, in win percentage points, is confirmed by searches of `blunderNodes`.
    double blunderThresholdPercent = kNoBlunderThresholdPercent;
    std::uint64_t blunderNodes = 0;
};

struct MissedMove {
    /// Verdict from equal searches of the move and the best move. If it is not against the move, nothing was
    /// missed, and only scores, lines and depth below are known.
    WhyNotVerdict verdict = WhyNotVerdict::OnlyMove;
    Score bestScore = 0;  ///< both from the side to move
    Score playedScore = 0;
    std::vector<Move> bestLine;    ///< begins with the best move
    std::vector<Move> playedLine;  ///< begins with the move played; the next one refutes it
    int depth = 0;                 ///< plies of the shallower of the two searches
    std::uint64_t nodes = 0;       ///< all searches, including those of the levels
    /// Depth from which the search rejects the move; 1 if it never chose it.
    int seenAtDepth = 0;
    /// The weakest level that in every one of several tries finds a move that is not bad: one that costs less
    /// than half as much; 0 if the played move is not bad.
    int seenByLevel = 0;
    Move levelMove;  ///< the move it finds

    friend bool operator==(const MissedMove&, const MissedMove&) = default;
};

/// Number of games in which a level must find a move.
constexpr int kLevelTries = 3;

/// Empty if the searcher was stopped.
std::optional<MissedMove> askMissed(LevelSearcher& searcher, const MissedQuestion& question);

}  // namespace plyglass
