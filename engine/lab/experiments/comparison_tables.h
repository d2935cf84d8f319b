// What a comparison says: tables for reading and lines for drawing.
#pragma once

#include <string>
#include <vector>

#include "engine/lab/experiments/comparison.h"
#include "engine/lab/experiments/experiment.h"

namespace plyglass {

/// What is compared.
enum class Quantity { Nodes, TimeMs, NodesPerSecond, Branching, FirstMoveRate };

/// One value of a configuration at a depth, over the positions it finished there.
struct ComparedValue {
    double value = 0;
    int positions = 0;     ///< it was taken from; 0: nothing is known
    bool atLeast = false;  ///< some position was given up: the true value is higher
};

/// The mean over positions and repetitions: arithmetic for times and rates, geometric for nodes and
/// branching, so that no position outweighs the others.
ComparedValue meanOf(const Comparison& comparison, Quantity quantity, int configuration, int depth);

/// How many times as much as the first configuration needs, on the positions that both finished at the depth.
ComparedValue factorOf(const Comparison& comparison, Quantity quantity, int configuration, int depth);

/// How deep a configuration comes, in plies, with the nodes that the first one needs for `depth`: the mean
/// over the positions, between two depths by the logarithm of their nodes. `atLeast`: it was not measured
/// deeper.
ComparedValue depthAtEqualNodes(const Comparison& comparison, int configuration, int depth);

/// What a configuration gave up on its way to a depth: of these searches only lower bounds are known.
struct GivenUp {
    int searches = 0;         ///< how many; 0: none
    int all = 0;              ///< of so many that were measured
    int firstDepth = 0;       ///< the shallowest depth that one of them did not get to
    std::uint64_t nodes = 0;  ///< the most that one of them had searched by then
};
GivenUp givenUpOf(const Comparison& comparison, int configuration, int depth);
/// "stopped at its limit in 8 of 8 searches, from depth 3 on, after 3 000 000 nodes"; empty if nothing was.
std::string toText(const GivenUp& givenUp);

/// On how many of the positions a configuration chose the same move as the first one at the same depth.
struct Agreement {
    int same = 0;
    int positions = 0;  ///< that were compared
};
Agreement agreementOf(const Comparison& comparison, int configuration, int depth);

/// The deepest depth at which anything was measured; the plan's first depth if nothing was.
int deepestMeasured(const Comparison& comparison);

/// One row for each configuration: nodes, factor, time, branching, first-move cutoffs, agreement.
Table summaryTable(const Comparison& comparison, int depth);
/// One row for each search of a depth: position, configuration, nodes by category, boards scored, time, move,
/// score.
Table resultsTable(const Comparison& comparison, int depth);
/// One row for each depth, one column for each configuration: mean nodes.
Table nodesByDepthTable(const Comparison& comparison);

/// All three at the deepest depth, with provenance.
Experiment experimentOf(const Comparison& comparison, const Provenance& provenance);

/// Every search as a line of comma-separated values under a line of names.
std::string toCsv(const Comparison& comparison);

}  // namespace plyglass
