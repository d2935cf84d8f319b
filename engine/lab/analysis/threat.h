// "What is threatened?": what each side would do with the next move. The other side's move is found by
// letting the side to move pass, as in null-move pruning; what the pass costs says how serious the threat is.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/result.h"
#include "engine/lab/analysis/question_search.h"
#include "engine/lab/facts/find_facts.h"

namespace plyglass {

/// What one side would like to play.
struct Plan {
    Position from = Position::start();  ///< with the planning side to move
    Score score = 0;                    ///< from the planning side
    std::vector<Move> line;             ///< begins with its best move; empty if it has none
    std::vector<Fact> facts;            ///< what the planning side achieves along it
    int depth = 0;                      ///< of the search that found it
    std::uint64_t nodes = 0;            ///< of the same

    bool mates() const { return score >= kMateThreshold; }
};

struct ThreatAnswer {
    bool inCheck = false;  ///< the side to move cannot pass: there is no `threat`
    Plan threat;           ///< of the side that is not to move, if the other one passed
    Plan best;             ///< of the side to move
    bool isFinal = false;  ///< false: what is known so far, a deeper answer follows
    bool isInterrupted = false;

    /// What a pass would cost the side to move, in centipawns; meaningless where a mate decides.
    int passCostCp() const { return threat.score + best.score; }
    /// Whether the other side threatens something: a mate, material, or more than a move is worth.
    bool isReal() const;
};

/// More than a quiet move gains, in centipawns.
constexpr int kThreatCp = 200;

using ThreatCallback = std::function<void(const ThreatAnswer&)>;

/// Of the position in `search`; its limits hold for each of the two searches. `onAnswer` hears what is known
/// after shorter ones. Fails if the game is over there for want of a legal move.
Result<ThreatAnswer> askThreat(Searcher& searcher, const SearchRequest& search,
                               const ThreatCallback& onAnswer = {},
                               const Searcher::InfoCallback& onInfo = {});

}  // namespace plyglass
