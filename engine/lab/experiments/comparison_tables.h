// Tables and chart values of a comparison.
#pragma once

#include <string>
#include <vector>

#include "engine/lab/experiments/comparison.h"
#include "engine/lab/experiments/experiment.h"

namespace plyglass {

/// Quantity compared.
enum class Quantity { Nodes, TimeMs, NodesPerSecond, Branching, FirstMoveRate };

/// Value of a configuration at a depth, over the positions finished there.
struct ComparedValue {
    double value = 0;
    int positions = 0;     ///< number of positions included; 0: unknown
    bool atLeast = false;  ///< some position was truncated: the true value is higher
};

/// Mean over positions and repetitions: arithmetic for times and rates, geometric for nodes and branching, so
/// that no position dominates.
ComparedValue meanOf(const Comparison& comparison, Quantity quantity, int configuration, int depth);

/// Ratio to the reference configuration, over the positions that both finished at the depth.
ComparedValue factorOf(const Comparison& comparison, Quantity quantity, int configuration, int depth);

/// Depth in plies that a configuration reaches with the nodes of the reference at `depth`: mean over the
/// positions, log-interpolated between depths. `atLeast`: it was not measured deeper.
ComparedValue depthAtEqualNodes(const Comparison& comparison, int configuration, int depth);

/// Truncated searches of a configuration up to a depth, for which only lower bounds are known.
struct TruncatedSearches {
    int searches = 0;         ///< number of truncated searches
    int all = 0;              ///< number of measured searches
    int firstDepth = 0;       ///< smallest depth that was not reached
    std::uint64_t nodes = 0;  ///< maximum nodes of a truncated search
};
TruncatedSearches truncatedSearchesOf(const Comparison& comparison, int configuration, int depth);
/// "stopped at its limit in 8 of 8 searches, from depth 3 on, after 3 000 000 nodes"; empty without any.
std::string toText(const TruncatedSearches& truncated);

/// Number of positions where a configuration chose the same move as the reference at the same depth.
struct Agreement {
    int same = 0;
    int positions = 0;  ///< positions compared
};
Agreement agreementOf(const Comparison& comparison, int configuration, int depth);

/// Greatest measured depth; the plan's first depth if there is none.
int deepestMeasured(const Comparison& comparison);

/// One row per configuration: nodes, factor, time, branching, first-move cutoffs, agreement.
Table summaryTable(const Comparison& comparison, int depth);
/// One row per search at a depth: position, configuration, nodes by category, evaluations, time, move, score.
Table resultsTable(const Comparison& comparison, int depth);
/// Mean nodes: one row per depth, one column per configuration.
Table nodesByDepthTable(const Comparison& comparison);

/// The three tables at the greatest depth, with provenance.
Experiment experimentOf(const Comparison& comparison, const Provenance& provenance);

/// Every search as a line of comma-separated values, below a header line.
std::string toCsv(const Comparison& comparison);

}  // namespace plyglass
