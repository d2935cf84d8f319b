#include "engine/search/statistics.h"

#include <algorithm>

namespace plyglass {

namespace {

using Counter = std::uint64_t Statistics::*;

constexpr Counter kCounters[] = {
    &Statistics::evaluations,
    &Statistics::tableProbes,
    &Statistics::tableHits,
    &Statistics::tableCutoffs,
    &Statistics::tablePvNodes,
    &Statistics::betaCutoffs,
    &Statistics::firstMoveCutoffs,
    &Statistics::killerCutoffs,
    &Statistics::quietCutoffs,
    &Statistics::movesByEvaluation,
    &Statistics::movesByReplies,
    &Statistics::repetitions,
    &Statistics::upcomingRepetitions,
    &Statistics::mateDistanceCutoffs,
    &Statistics::nullWindowReSearches,
    &Statistics::aspirationReSearches,
    &Statistics::internalReductions,
    &Statistics::iterations,
    &Statistics::losingCaptures,
    &Statistics::standPats,
    &Statistics::evasionNodes,
    &Statistics::exchangeSkips,
    &Statistics::deltaSkips,
    &Statistics::lateSkips,
    &Statistics::nullMoveTries,
    &Statistics::nullMoveCutoffs,
    &Statistics::reverseFutilityCutoffs,
    &Statistics::razorings,
    &Statistics::probCuts,
    &Statistics::cutoffMeans,
    &Statistics::futilityPrunes,
    &Statistics::lateMovePrunes,
    &Statistics::historyPrunes,
    &Statistics::exchangePrunes,
    &Statistics::reductions,
    &Statistics::reductionReSearches,
    &Statistics::changedReSearches,
    &Statistics::cutoffReductions,
    &Statistics::hindsights,
    &Statistics::checkExtensions,
    &Statistics::singularExtensions,
    &Statistics::doubleExtensions,
    &Statistics::multiCuts,
    &Statistics::negativeExtensions,
    &Statistics::corrections,
    &Statistics::tiesDrawn,
    &Statistics::bookMoves,
    &Statistics::endgameHits,
    &Statistics::syzygyHits,
    &Statistics::playedMovesKnown,
};

// Guards against a counter missing above: it would be lost when threads are summed up.
static_assert(sizeof(Statistics) == (kNodeKinds + std::size(kCounters) + 1) * sizeof(std::uint64_t));

}  // namespace

Statistics& Statistics::operator+=(const Statistics& other) {
    for (std::size_t kind = 0; kind < nodes.size(); ++kind) nodes[kind] += other.nodes[kind];
    for (const Counter counter : kCounters) this->*counter += other.*counter;
    selectiveDepth = std::max(selectiveDepth, other.selectiveDepth);
    return *this;
}

}  // namespace plyglass
