// How an engine is set up for a search, whatever the position and the limits.
#pragma once

#include "engine/eval/evaluator.h"
#include "engine/search/techniques.h"

namespace plyglass {

constexpr int kDefaultHashMib = 64;
constexpr int kMaxHashMib = 65536;
constexpr int kMaxThreads = 256;

struct EngineSettings {
    Techniques techniques = {};
    EvaluatorChoice evaluator = {};
    int threads = 1;                ///< searching in parallel on one table; 1 … kMaxThreads
    int hashMib = kDefaultHashMib;  ///< size of the transposition table, if it is on; 1 … kMaxHashMib

    /// Replaces the settings of a request, and nothing else in it.
    void applyTo(EngineSettings& request) const { request = *this; }

    friend bool operator==(const EngineSettings&, const EngineSettings&) = default;
};

}  // namespace plyglass
