// Bench: fixed positions searched to a fixed depth by one thread. Its node count is the signature of the
// search: equal on every machine, compiler and build; only a change of the search changes it.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

#include "engine/search/search.h"

namespace plyglass {

/// Nominal plies.
constexpr int kBenchDepth = 15;
constexpr int kBenchHashMib = 16;

struct BenchOptions {
    int depth = kBenchDepth;     ///< 1 … kMaxPly − 1
    EngineSettings engine = {};  ///< on one thread, with a table of kBenchHashMib
};

struct BenchResult {
    std::uint64_t nodes = 0;
    std::int64_t timeMs = 0;
    bool completed =
        false;  ///< false if the searcher was stopped; the figures then cover the positions searched so far
};

/// Called after each position, on the thread that runs the bench.
using BenchCallback = std::function<void(int number, std::string_view fen, std::uint64_t nodes)>;

std::span<const std::string_view> benchPositions();

/// Uses and clears the searcher's own table. `searcher.stop()` ends the run.
BenchResult runBench(Searcher& searcher, const BenchOptions& options, const BenchCallback& onPosition = {});

}  // namespace plyglass
