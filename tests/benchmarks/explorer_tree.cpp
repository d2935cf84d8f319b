// Cost of a large recorded tree: memory, the slowest opening of a node, and the picture. Plain minimax makes
// it wide, with every reply at every node; alpha–beta with quiescence makes it deep; the full search makes
// many passes over the root.
// Usage: explorer_tree [MILLIONS_OF_NODES...], by default 2 and 10
#include <QElapsedTimer>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "app/viewmodels/explorer/icicle_layout.h"
#include "app/viewmodels/explorer/trace_passes.h"
#include "app/viewmodels/explorer/trace_rows_model.h"
#include "engine/base/random.h"
#include "engine/search/search.h"

using namespace plyglass;

namespace {

constexpr const char* kPosition = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
constexpr std::size_t kMillion = 1'000'000;
/// Nodes searched for every node that may be kept: enough for the recorder to prune more than once.
constexpr std::uint64_t kSearchedPerKept = 3;
/// At this depth plain minimax visits 4.2 million nodes.
constexpr int kWideDepth = 4;
constexpr int kOpened = 2'000;
constexpr double kGoalMs = 50;

/// Peak memory of the process, in MiB.
double peakMib() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:")) return std::atof(line.c_str() + 6) / 1024;
    return 0;
}

double msOf(const QElapsedTimer& timer) { return static_cast<double>(timer.nsecsElapsed()) / 1e6; }

SearchTree record(const char* preset, int depth, std::size_t millions) {
    SearchRequest request;
    request.position = Position::fromFen(kPosition).value();
    request.techniques = presetFromId(preset).value();
    request.limits.depth = depth;
    request.limits.nodes = millions * kMillion * kSearchedPerKept;
    Searcher searcher;
    return SearchTree(request.position, searcher.record(request, {millions * kMillion}).trace);
}

/// Opens and shows a node with its first screen of rows, as a click does.
double openingMs(TraceRowsModel& rows, NodeIndex node) {
    constexpr int kScreen = 40;
    const int row = rows.reveal(node);
    QElapsedTimer timer;
    timer.start();
    rows.setExpanded(row, true);
    for (int i = row; i < std::min(rows.count(), row + kScreen); ++i)
        for (int role = TraceRowsModel::KindRole; role <= TraceRowsModel::WordsRole; ++role)
            rows.data(rows.index(i), role);
    const double ms = msOf(timer);
    rows.setExpanded(row, false);
    return ms;
}

/// The nodes with most nodes below them, and random others.
std::vector<NodeIndex> sampleOf(const SearchTree& tree) {
    std::vector<NodeIndex> sample;
    Random random(1);
    const auto size = tree.trace().nodes().size();
    for (NodeIndex i = 0; sample.size() < kOpened / 2 && i < size; ++i)
        if (tree.node(i).nodes > size / 10'000 && tree.isExpandable(i)) sample.push_back(i);
    while (sample.size() < kOpened) {
        const auto index = static_cast<NodeIndex>(random.below(size));
        if (tree.isExpandable(index)) sample.push_back(index);
    }
    return sample;
}

bool measure(const char* preset, int depth, std::size_t millions) {
    const double before = peakMib();
    QElapsedTimer timer;
    timer.start();
    const SearchTree tree = record(preset, depth, millions);
    std::printf(
        "bound %zu million, %s: %zu nodes kept of %llu in %zu passes, cut at ply %d, recorded in %.1f s\n",
        millions, preset, tree.trace().nodes().size(),
        static_cast<unsigned long long>(nodesOfAllPasses(tree.trace())), tree.trace().passes().size(),
        tree.trace().cutPly(), msOf(timer) / 1000);
    std::printf("  most memory: %.0f MiB (%.0f MiB before)\n", peakMib(), before);

    TraceRowsModel rows;
    rows.show(tree, tree.top(), {});
    std::vector<double> times;
    for (const NodeIndex node : sampleOf(tree)) times.push_back(openingMs(rows, node));
    std::sort(times.begin(), times.end());
    std::printf("  opening a node: median %.3f ms, slowest %.2f ms of %zu (goal %.0f ms)\n",
                times[times.size() / 2], times.back(), times.size(), kGoalMs);
    for (const double width : {1100.0, 2400.0}) {
        timer.restart();
        const IcicleLayout layout = layOutIcicle(tree, tree.top(), width, {});
        std::printf("  picture %.0f px wide: %.2f ms, %zu blocks in %d rows\n", width, msOf(timer),
                    layout.blocks.size(), layout.rows);
    }
    return times.back() <= kGoalMs;
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<std::size_t> bounds;
    for (int i = 1; i < argc; ++i) bounds.push_back(std::strtoull(argv[i], nullptr, 10));
    if (bounds.empty()) bounds = {2, 10};
    bool good = true;
    for (const std::size_t millions : bounds) {
        const std::size_t bound = std::clamp<std::size_t>(millions, 1, 10);
        good &= measure("alphabeta", kMaxPly - 1, bound);
        good &= measure("minimax", kWideDepth, bound);
        good &= measure("full", kMaxPly - 1, bound);
    }
    return good ? 0 : 1;
}
