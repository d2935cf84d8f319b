// What a second thread is worth: the bench positions searched to the same depth with one thread and with two on
// one table, each pair in turn. Prints the median ratio of times and the ratio of nodes per second, beside a
// control: two independent searches at once against one alone, which is what the machine itself gives.
// Usage: thread_scaling [depth]
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <thread>
#include <vector>

#include "engine/search/bench.h"

using namespace plyglass;

namespace {

constexpr int kDefaultDepth = 20;
constexpr int kHashMib = 64;

struct Run {
    double ms = 0;
    double nodes = 0;
};

Run searchOnce(std::string_view fen, int depth, int threads) {
    Searcher searcher;
    SearchRequest request;
    request.position = Position::fromFen(fen).value();
    request.limits.depth = depth;
    request.threads = threads;
    request.hashMib = kHashMib;
    const auto start = std::chrono::steady_clock::now();
    const SearchResult result = searcher.search(request);
    const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
    return {time.count(), static_cast<double>(result.info.statistics.totalNodes())};
}

/// The same search twice at once, sharing nothing.
Run searchTwiceApart(std::string_view fen, int depth) {
    Run first;
    Run second;
    std::thread other([&] { second = searchOnce(fen, depth, 1); });
    first = searchOnce(fen, depth, 1);
    other.join();
    return {std::max(first.ms, second.ms), first.nodes + second.nodes};
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

}  // namespace

int main(int argc, char** argv) {
    const int depth = argc > 1 ? std::clamp(std::atoi(argv[1]), 1, kMaxPly - 1) : kDefaultDepth;
    std::vector<double> speedups;
    Run one;
    Run two;
    Run apart;
    for (const std::string_view fen : benchPositions()) {
        const Run alone = searchOnce(fen, depth, 1);
        const Run together = searchOnce(fen, depth, 2);
        const Run control = searchTwiceApart(fen, depth);
        speedups.push_back(alone.ms / together.ms);
        fmt::print("{:>9.1f} ms {:>9.1f} ms  ×{:.2f}  {}\n", alone.ms, together.ms, speedups.back(), fen);
        one = {one.ms + alone.ms, one.nodes + alone.nodes};
        two = {two.ms + together.ms, two.nodes + together.nodes};
        apart = {apart.ms + control.ms, apart.nodes + control.nodes};
    }
    const double oneRate = one.nodes / one.ms;
    fmt::print("depth {}, {} positions: median time ratio ×{:.2f}, whole time ×{:.2f}\n", depth, speedups.size(),
               median(speedups), one.ms / two.ms);
    fmt::print("nodes per second: two threads ×{:.2f}, two searches apart ×{:.2f} (one: {:.0f})\n",
               two.nodes / two.ms / oneRate, apart.nodes / apart.ms / oneRate, oneRate * 1000);
    return 0;
}
