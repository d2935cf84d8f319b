// Counters of a search, by category.
#pragma once

#include <array>
#include <cstdint>

namespace plyglass {

/// Kind of a node: quiescence if it is there, otherwise the innermost of the others. Exactly one per node.
enum class NodeKind { Main, Quiescence, NullMove, Reduced, ReSearch };
constexpr int kNodeKinds = 5;

struct Statistics {
    /// Nodes entered by the main search or quiescence, the root included, by NodeKind.
    std::array<std::uint64_t, kNodeKinds> nodes{};
    std::uint64_t evaluations = 0;  ///< evaluator calls, including those for move ordering

    std::uint64_t tableProbes = 0;
    std::uint64_t tableHits = 0;     ///< probes that found the position
    std::uint64_t tableCutoffs = 0;  ///< nodes cut off by a table entry
    std::uint64_t tablePvNodes = 0;  ///< nodes marked as former PV nodes in the table

    std::uint64_t betaCutoffs = 0;
    std::uint64_t firstMoveCutoffs = 0;  ///< beta cutoffs by the first move tried
    std::uint64_t killerCutoffs = 0;     ///< by a killer move
    std::uint64_t quietCutoffs = 0;      ///< by any other quiet move

    std::uint64_t movesByEvaluation =
        0;  ///< quiet moves whose history was updated by the change of the static evaluation

    std::uint64_t movesByReplies = 0;  ///< quiet moves whose history was updated by their replies

    std::uint64_t repetitions = 0;          ///< nodes scored as draws by repetition or the fifty-move rule
    std::uint64_t upcomingRepetitions = 0;  ///< nodes cut off by an upcoming repetition
    std::uint64_t mateDistanceCutoffs = 0;  ///< nodes cut off by mate-distance pruning
    std::uint64_t nullWindowReSearches =
        0;  ///< moves that failed high in a zero window and were searched again
    std::uint64_t aspirationReSearches = 0;  ///< iterations searched again with a wider window
    std::uint64_t internalReductions = 0;    ///< internal iterative reductions
    std::uint64_t iterations = 0;            ///< finished iterations

    std::uint64_t losingCaptures = 0;  ///< ordered behind the quiet moves
    std::uint64_t standPats = 0;       ///< stand-pat cutoffs in quiescence
    std::uint64_t evasionNodes = 0;    ///< quiescence nodes in check
    std::uint64_t exchangeSkips = 0;   ///< quiescence captures pruned by SEE
    std::uint64_t deltaSkips = 0;      ///< quiescence captures pruned by delta pruning
    std::uint64_t lateSkips = 0;       ///< quiescence captures pruned by move count

    std::uint64_t nullMoveTries = 0;
    std::uint64_t nullMoveCutoffs = 0;
    std::uint64_t reverseFutilityCutoffs = 0;
    std::uint64_t razorings = 0;  ///< nodes cut off by razoring, dropping into quiescence
    std::uint64_t probCuts = 0;
    std::uint64_t cutoffMeans = 0;     ///< fail-high scores averaged with beta
    std::uint64_t futilityPrunes = 0;  ///< moves pruned, like the next three
    std::uint64_t lateMovePrunes = 0;
    std::uint64_t historyPrunes = 0;
    std::uint64_t exchangePrunes = 0;

    std::uint64_t reductions = 0;           ///< moves searched at reduced depth
    std::uint64_t reductionReSearches = 0;  ///< reduced moves that failed high and were searched again
    std::uint64_t changedReSearches = 0;    ///< such re-searches with a ply more or less than the full depth
    std::uint64_t hindsights = 0;           ///< nodes whose depth was changed by the hindsight adjustment
    std::uint64_t cutoffReductions =
        0;  ///< moves reduced more because of many cutoffs among their siblings' replies
    std::uint64_t checkExtensions = 0;
    std::uint64_t singularExtensions = 0;
    std::uint64_t doubleExtensions = 0;
    std::uint64_t multiCuts = 0;
    std::uint64_t negativeExtensions = 0;
    std::uint64_t corrections = 0;  ///< static evaluations changed by correction history
    std::uint64_t tiesDrawn = 0;    ///< root moves chosen among equals by the random tie-break

    std::uint64_t bookMoves = 0;         ///< moves played from the opening book
    std::uint64_t endgameHits = 0;       ///< nodes scored by the endgame tables
    std::uint64_t syzygyHits = 0;        ///< positions scored by the Syzygy tables, the root included
    std::uint64_t playedMovesKnown = 0;  ///< root moves with a bonus from the user's own games

    int selectiveDepth = 0;  ///< the deepest ply reached

    std::uint64_t totalNodes() const {
        std::uint64_t sum = 0;
        for (const auto n : nodes) sum += n;
        return sum;
    }

    /// Adds the counters of another thread of the same search.
    Statistics& operator+=(const Statistics& other);
};

}  // namespace plyglass
