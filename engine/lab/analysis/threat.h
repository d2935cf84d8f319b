// "What is threatened?": what each side would do with the next move. The opponent's move is found by a null
// move of the side to move; the cost of the null move measures the threat.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/result.h"
#include "engine/lab/analysis/question_search.h"
#include "engine/lab/facts/find_facts.h"

namespace plyglass {

/// Best line of one side.
struct Plan {
    Position from = Position::start();  ///< planning side to move
    Score score = 0;                    ///< from the planning side's view
    std::vector<Move> line;             ///< begins with its best move; may be empty
    std::vector<Fact> facts;            ///< gains of the planning side along the line
    int depth = 0;                      ///< of the search
    std::uint64_t nodes = 0;            ///< of the search

    bool mates() const { return score >= kMateThreshold; }
};

struct ThreatAnswer {
    bool inCheck = false;  ///< no null move is possible, so there is no `threat`
    Plan threat;           ///< of the side not to move, after a null move
    Plan best;             ///< of the side to move
    bool isFinal = false;  ///< false: preliminary; a deeper answer follows
    bool isInterrupted = false;

    /// Cost of a null move for the side to move, in centipawns; invalid if a mate decides.
    int passCostCp() const { return threat.score + best.score; }
    /// Whether the opponent threatens mate, material, or more than the value of a tempo.
    bool isReal() const;
    /// Whether nothing was found so far, while a deeper answer may still find a threat.
    bool isOpen() const { return !isFinal && !inCheck && !isReal(); }
};

/// More than a quiet move gains, in centipawns.
constexpr int kThreatCp = 200;

using ThreatCallback = std::function<void(const ThreatAnswer&)>;

/// For the position in `search`; its limits apply to each of the two searches. Calls `onAnswer` with the
/// results of shorter searches. Fails without a legal move.
Result<ThreatAnswer> askThreat(Searcher& searcher, const SearchRequest& search,
                               const ThreatCallback& onAnswer = {},
                               const Searcher::InfoCallback& onInfo = {});

}  // namespace plyglass
