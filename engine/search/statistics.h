// What a search counts, by category.
#pragma once

#include <array>
#include <cstdint>

namespace plyglass {

/// Every node is of exactly one kind: quiescence if entered there, else the innermost of the others.
enum class NodeKind { Main, Quiescence, NullMove, Reduced, ReSearch };
constexpr int kNodeKinds = 5;

struct Statistics {
    /// Positions entered by the main search or by quiescence, the root included, by NodeKind.
    std::array<std::uint64_t, kNodeKinds> nodes{};
    std::uint64_t evaluations = 0;  ///< calls of the evaluator, those for move ordering included

    std::uint64_t tableProbes = 0;
    std::uint64_t tableHits = 0;     ///< probes that found the position
    std::uint64_t tableCutoffs = 0;  ///< nodes answered by the table without search
    std::uint64_t tablePvNodes = 0;  ///< nodes that the table knows to have stood on a principal variation

    std::uint64_t betaCutoffs = 0;
    std::uint64_t firstMoveCutoffs = 0;  ///< beta cutoffs by the first move tried
    std::uint64_t killerCutoffs = 0;     ///< by a killer move
    std::uint64_t quietCutoffs = 0;      ///< by any other quiet move

    std::uint64_t movesByEvaluation = 0;  ///< quiet moves valued by how they changed the static evaluation

    std::uint64_t movesByReplies = 0;  ///< quiet moves valued by whether a reply was good enough

    std::uint64_t repetitions = 0;           ///< nodes scored as draws by repetition or fifty moves
    std::uint64_t upcomingRepetitions = 0;   ///< nodes in which a repetition ahead is good enough
    std::uint64_t mateDistanceCutoffs = 0;   ///< nodes in which no mate could be soon enough
    std::uint64_t nullWindowReSearches = 0;  ///< moves that beat a null window and were searched again
    std::uint64_t aspirationReSearches = 0;  ///< iterations searched again with a wider window
    std::uint64_t internalReductions = 0;    ///< nodes searched less deep for want of a table move
    std::uint64_t iterations = 0;            ///< finished ones

    std::uint64_t losingCaptures = 0;  ///< put behind the quiet moves
    std::uint64_t standPats = 0;       ///< quiescence nodes cut off by the board as it stood
    std::uint64_t evasionNodes = 0;    ///< quiescence nodes in check
    std::uint64_t exchangeSkips = 0;   ///< quiescence captures skipped because they lose material
    std::uint64_t deltaSkips = 0;      ///< quiescence captures skipped because they gain too little
    std::uint64_t lateSkips = 0;       ///< quiescence captures skipped because they come late

    std::uint64_t nullMoveTries = 0;
    std::uint64_t nullMoveCutoffs = 0;
    std::uint64_t reverseFutilityCutoffs = 0;
    std::uint64_t razorings = 0;  ///< nodes given up to quiescence
    std::uint64_t probCuts = 0;
    std::uint64_t cutoffMeans = 0;     ///< scores above the window that were drawn towards it
    std::uint64_t futilityPrunes = 0;  ///< moves not tried, like the next three
    std::uint64_t lateMovePrunes = 0;
    std::uint64_t historyPrunes = 0;
    std::uint64_t exchangePrunes = 0;

    std::uint64_t reductions = 0;           ///< moves searched less deep
    std::uint64_t reductionReSearches = 0;  ///< of which turned out better and were searched again
    std::uint64_t changedReSearches = 0;    ///< of these, by a ply more or less than in full
    std::uint64_t hindsights = 0;           ///< nodes whose depth was changed for it
    std::uint64_t cutoffReductions = 0;     ///< moves reduced more because the replies beside them fail high
    std::uint64_t checkExtensions = 0;
    std::uint64_t singularExtensions = 0;
    std::uint64_t doubleExtensions = 0;
    std::uint64_t multiCuts = 0;
    std::uint64_t negativeExtensions = 0;
    std::uint64_t corrections = 0;  ///< static evaluations that were corrected
    std::uint64_t tiesDrawn = 0;    ///< root moves that replaced an equal one by the random tie-break

    std::uint64_t bookMoves = 0;         ///< moves played from the opening book
    std::uint64_t endgameHits = 0;       ///< nodes answered by the endgame tables
    std::uint64_t syzygyHits = 0;        ///< positions answered by the Syzygy tables, the root included
    std::uint64_t playedMovesKnown = 0;  ///< root moves with a bonus from the person's own games

    int selectiveDepth = 0;  ///< the deepest ply reached

    std::uint64_t totalNodes() const {
        std::uint64_t sum = 0;
        for (const auto n : nodes) sum += n;
        return sum;
    }

    /// Adds what another thread of the same search has counted.
    Statistics& operator+=(const Statistics& other);
};

}  // namespace plyglass
