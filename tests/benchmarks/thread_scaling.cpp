// Speedup of a second thread: for each bench position the depth that one thread reaches in a set time, then
// the time to that depth with one thread and with two on one table, alternating and repeated. Prints the
// median ratio of times and the ratio of nodes per second, beside a control: two independent searches at once
// against one alone, which is the limit of the machine. Positions that are decided earlier are skipped.
// Usage: thread_scaling [milliseconds [repetitions]]
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include "engine/chess/fen.h"
#include "engine/match/openings.h"
#include "engine/search/bench.h"

using namespace plyglass;

namespace {

constexpr std::size_t kPositions = 40;
constexpr int kDefaultMs = 700;
constexpr int kDefaultRepetitions = 3;
constexpr int kHashMib = 64;
/// Shorter searches measure the start of a thread rather than its work.
constexpr double kMinMs = 50;

struct Run {
    double ms = 0;
    double nodes = 0;

    double rate() const { return nodes / ms; }
    Run& operator+=(const Run& other) {
        ms += other.ms;
        nodes += other.nodes;
        return *this;
    }
};

SearchRequest requestOf(std::string_view fen, int threads) {
    SearchRequest request;
    request.position = Position::fromFen(fen).value();
    request.threads = threads;
    request.hashMib = kHashMib;
    return request;
}

/// Times searches with an allocated and empty table.
class Stopwatch {
  public:
    Run time(std::string_view fen, int depth, int threads) {
        emptyTable(fen);
        SearchRequest request = requestOf(fen, threads);
        request.limits.depth = depth;
        const auto start = std::chrono::steady_clock::now();
        const SearchResult result = m_searcher.search(request);
        const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
        return {time.count(), static_cast<double>(result.info.statistics.totalNodes())};
    }

    /// The deepest iteration that one thread finishes in the time.
    int depthWithin(std::string_view fen, int ms) {
        emptyTable(fen);
        SearchRequest request = requestOf(fen, 1);
        request.limits.moveTimeMs = ms;
        return m_searcher.search(request).info.depth;
    }

  private:
    /// With several threads the table is cleared in place, without allocation during the search.
    void emptyTable(std::string_view fen) {
        SearchRequest request = requestOf(fen, 2);
        request.limits.depth = 1;
        m_searcher.search(request);
        m_searcher.clear();
    }

    Searcher m_searcher;
};

/// Runs two independent searches of the same position at once.
Run timeTwiceApart(Stopwatch& watch, Stopwatch& otherWatch, std::string_view fen, int depth) {
    Run first;
    Run second;
    std::thread other([&] { second = otherWatch.time(fen, depth, 1); });
    first = watch.time(fen, depth, 1);
    other.join();
    return {std::max(first.ms, second.ms), first.nodes + second.nodes};
}

/// More than needed: those decided at once are skipped.
std::vector<std::string> positions() {
    std::vector<std::string> all(benchPositions().begin(), benchPositions().end());
    GeneratedOpenings openings({.seed = 1, .judge = {}});
    for (std::size_t i = 0; i < kPositions; ++i) all.push_back(toFen(openings.opening(i).value().end()));
    return all;
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

}  // namespace

int main(int argc, char** argv) {
    const int ms = argc > 1 ? std::max(std::atoi(argv[1]), 1) : kDefaultMs;
    const int repetitions = argc > 2 ? std::max(std::atoi(argv[2]), 1) : kDefaultRepetitions;
    Stopwatch watch;
    Stopwatch otherWatch;
    std::vector<double> speedups;
    std::vector<double> rateRatios;
    std::vector<double> controlRatios;
    double aloneMs = 0;
    double togetherMs = 0;
    for (const std::string& fen : positions()) {
        if (speedups.size() == kPositions) break;
        const int depth = watch.depthWithin(fen, ms);
        std::vector<double> ratios;
        Run one;
        Run two;
        for (int i = 0; i < repetitions; ++i) {
            const Run alone = watch.time(fen, depth, 1);
            if (alone.ms < kMinMs) break;
            const Run together = watch.time(fen, depth, 2);
            ratios.push_back(alone.ms / together.ms);
            one += alone;
            two += together;
        }
        if (ratios.empty()) continue;
        aloneMs += one.ms;
        togetherMs += two.ms;
        const Run apart = timeTwiceApart(watch, otherWatch, fen, depth);
        speedups.push_back(median(ratios));
        rateRatios.push_back(two.rate() / one.rate());
        controlRatios.push_back(apart.rate() / one.rate());
        fmt::print("depth {:>2}  time ×{:.2f}  nodes per second ×{:.2f}  apart ×{:.2f}  {}\n", depth,
                   speedups.back(), rateRatios.back(), controlRatios.back(), fen);
    }
    fmt::print("{} positions: median time ratio ×{:.2f}, whole time ×{:.2f}\n", speedups.size(),
               median(speedups), aloneMs / togetherMs);
    fmt::print("nodes per second, medians: two threads ×{:.2f}, two searches apart ×{:.2f}\n",
               median(rateRatios), median(controlRatios));
    return 0;
}
