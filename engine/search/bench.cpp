#include "engine/search/bench.h"

#include <array>
#include <chrono>

namespace plyglass {

namespace {

constexpr std::array<std::string_view, 2> kPositions = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
};

}  // namespace

std::span<const std::string_view> benchPositions() { return kPositions; }

BenchResult runBench(Searcher& searcher, const BenchOptions& options, const BenchCallback& onPosition) {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point start = Clock::now();
    SearchRequest request;
    request.techniques = options.techniques;
    request.evaluator = options.evaluator;
    request.limits.depth = options.depth;
    request.hashMib = kBenchHashMib;
    BenchResult result;
    int number = 0;
    for (const std::string_view fen : kPositions) {
        request.position = *Position::fromFen(fen);
        searcher.clear();
        const SearchResult found = searcher.search(request);
        const std::uint64_t nodes = found.info.statistics.totalNodes();
        result.nodes += nodes;
        result.completed = found.completed;
        if (!found.completed) break;
        if (onPosition) onPosition(++number, fen, nodes);
    }
    const auto elapsed = Clock::now() - start;
    result.timeMs = std::chrono::duration_cast<std::chrono::milliseconds>(elapsed).count();
    return result;
}

}  // namespace plyglass
