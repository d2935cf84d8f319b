// Counters of a search, by category.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace plyglass {

/// Kind of a node: quiescence if it is there, otherwise the innermost of the others. Exactly one per node.
enum class NodeKind { Main, Quiescence, NullMove, Reduced, ReSearch };
constexpr int kNodeKinds = 5;

/// What a search counts besides its nodes: one row a counter.
enum class Counter : std::uint8_t {
    Evaluations,  ///< evaluator calls, including those for move ordering

    TableProbes,
    TableHits,     ///< probes that found the position
    TableCutoffs,  ///< nodes cut off by a table entry
    TablePvNodes,  ///< nodes marked as former PV nodes in the table

    BetaCutoffs,
    FirstMoveCutoffs,  ///< beta cutoffs by the first move tried
    KillerCutoffs,     ///< by a killer move
    QuietCutoffs,      ///< by any other quiet move

    MovesByEvaluation,  ///< quiet moves whose history was updated by the change of the static evaluation
    MovesByReplies,     ///< quiet moves whose history was updated by their replies

    Repetitions,           ///< nodes scored as draws by repetition or the fifty-move rule
    UpcomingRepetitions,   ///< nodes cut off by an upcoming repetition
    MateDistanceCutoffs,   ///< nodes cut off by mate-distance pruning
    NullWindowReSearches,  ///< moves that failed high in a zero window and were searched again
    AspirationReSearches,  ///< iterations searched again with a wider window
    InternalReductions,    ///< internal iterative reductions
    Iterations,            ///< finished iterations

    LosingCaptures,  ///< ordered behind the quiet moves
    StandPats,       ///< stand-pat cutoffs in quiescence
    EvasionNodes,    ///< quiescence nodes in check
    ExchangeSkips,   ///< quiescence captures pruned by SEE
    DeltaSkips,      ///< quiescence captures pruned by delta pruning
    LateSkips,       ///< quiescence captures pruned by move count

    NullMoveTries,
    NullMoveCutoffs,
    ReverseFutilityCutoffs,
    Razorings,  ///< nodes cut off by razoring, dropping into quiescence
    ProbCuts,
    CutoffMeans,     ///< fail-high scores averaged with beta
    FutilityPrunes,  ///< moves pruned, like the next three
    LateMovePrunes,
    HistoryPrunes,
    ExchangePrunes,
    ProofSkips,  ///< moves without check skipped on the last ply of a mate proof

    Reductions,           ///< moves searched at reduced depth
    ReductionReSearches,  ///< reduced moves that failed high and were searched again
    ChangedReSearches,    ///< such re-searches with a ply more or less than the full depth
    Hindsights,           ///< nodes whose depth was changed by the hindsight adjustment
    CutoffReductions,     ///< moves reduced more because of many cutoffs among their siblings' replies
    CheckExtensions,
    SingularExtensions,
    DoubleExtensions,
    MultiCuts,
    NegativeExtensions,
    Corrections,  ///< static evaluations changed by correction history
    TiesDrawn,    ///< root moves chosen among equals by the random tie-break

    BookMoves,         ///< moves played from the opening book
    EndgameHits,       ///< nodes scored by the endgame tables
    SyzygyHits,        ///< positions scored by the Syzygy tables, the root included
    PlayedMovesKnown,  ///< root moves with a bonus from the user's own games

    None  ///< no counter; the number of the others
};
constexpr auto kCounters = static_cast<std::size_t>(Counter::None);

struct Statistics {
    /// Nodes entered by the main search or quiescence, the root included, by NodeKind.
    std::array<std::uint64_t, kNodeKinds> nodes{};
    std::array<std::uint64_t, kCounters> counts{};  ///< by Counter
    int selectiveDepth = 0;                         ///< the deepest ply reached

    std::uint64_t& operator[](Counter counter) { return counts[static_cast<std::size_t>(counter)]; }
    std::uint64_t operator[](Counter counter) const { return counts[static_cast<std::size_t>(counter)]; }

    std::uint64_t totalNodes() const {
        std::uint64_t sum = 0;
        for (const auto n : nodes) sum += n;
        return sum;
    }

    /// Adds the counters of another thread of the same search.
    Statistics& operator+=(const Statistics& other);
};

}  // namespace plyglass
