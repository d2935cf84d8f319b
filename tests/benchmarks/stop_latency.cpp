// Time until a search returns after `stop`: the limit is 10 ms. Stops searches of several kinds at many
// moments and prints the median, the 99th percentile and the worst delay. Exit code 1 if the worst exceeds
// the limit.
#include <fmt/format.h>
#include <pthread.h>
#include <time.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <thread>
#include <vector>

#include "engine/search/search.h"

using namespace plyglass;

namespace {

using Clock = std::chrono::steady_clock;

constexpr const char* kMiddleGame =
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";
constexpr double kPromisedMs = 10;
constexpr int kStopsOfEachKind = 50;
constexpr int kLargeHashMib = 4096;

struct Kind {
    std::string name;
    Techniques techniques;
    int threads = 1;
    int hashMib = 64;
    bool isCold = false;  ///< stopped during the preparation of the table or just after
};

std::vector<Kind> kinds() {
    std::vector<Kind> all;
    for (const Preset& preset : allPresets()) all.push_back({std::string(preset.id), preset.techniques});
    // More threads than cores would wait for each other, however fast each reacts.
    const int cores = static_cast<int>(std::thread::hardware_concurrency());
    for (int threads = 2; threads <= cores; threads *= 2)
        all.push_back({fmt::format("full, {} threads", threads), {}, threads});
    all.push_back({"full, large table", {}, 1, kLargeHashMib});
    all.push_back({"full, large table, at once", {}, 1, kLargeHashMib, true});
    Techniques trial;
    trial.ordering = Ordering::SmallestChange;
    all.push_back({"full, smallest change first", trial});
    return all;
}

struct Latency {
    double wallMs;
    double processorMs;
};

double processorMs(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Time between `stop`, called after `delay`, and the return of the search.
Latency measure(Searcher& searcher, const Kind& kind, std::chrono::microseconds delay) {
    SearchRequest request;
    request.position = Position::fromFen(kMiddleGame).value();
    request.techniques = kind.techniques;
    request.threads = kind.threads;
    request.hashMib = kind.hashMib;
    if (kind.isCold) searcher.clear();
    request.limits.depth = kMaxPly - 1;
    searcher.resetStop();
    clockid_t searchClock{};
    pthread_getcpuclockid(pthread_self(), &searchClock);
    Clock::time_point stopped;
    double usedBefore = 0;
    std::thread stopper([&] {
        std::this_thread::sleep_for(delay);
        usedBefore = processorMs(searchClock);
        stopped = Clock::now();
        searcher.stop();
    });
    searcher.search(request);
    const Clock::time_point returned = Clock::now();
    const double usedAfter = processorMs(searchClock);
    stopper.join();
    return {std::chrono::duration<double, std::milli>(returned - stopped).count(), usedAfter - usedBefore};
}

}  // namespace

int main() {
    double worst = 0;
    for (const Kind& kind : kinds()) {
        Searcher searcher;
        std::vector<Latency> all;
        for (int i = 0; i < kStopsOfEachKind; ++i)
            all.push_back(measure(searcher, kind, std::chrono::microseconds(500 + 1730 * i)));
        const auto byProcessor = [](const Latency& a, const Latency& b) {
            return a.processorMs < b.processorMs;
        };
        const double processorWorst = std::max_element(all.begin(), all.end(), byProcessor)->processorMs;
        std::sort(all.begin(), all.end(),
                  [](const Latency& a, const Latency& b) { return a.wallMs < b.wallMs; });
        worst = std::max(worst, all.back().wallMs);
        fmt::print(
            "{:<28} median {:.3f} ms, 99th percentile {:.3f} ms, worst {:.3f} ms, of its own at most {:.3f} "
            "ms\n",
            kind.name, all[all.size() / 2].wallMs, all[all.size() * 99 / 100].wallMs, all.back().wallMs,
            processorWorst);
    }
    fmt::print("worst of all {:.3f} ms; promised {:.0f} ms\n", worst, kPromisedMs);
    return worst <= kPromisedMs ? 0 : 1;
}
