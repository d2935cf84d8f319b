// The parts of `runPublished`, one file for each ancestor, and the search they share. Private to engine/lab.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/lab/reproductions/published.h"
#include "engine/search/search.h"

namespace plyglass {

// In published_a.cpp, published_c.cpp and published_d.cpp. A table at which the job is asked to stop is not
// returned.
std::vector<Table> publishedByA(const PublishedOptions& options, const JobContext& job);
std::vector<Table> publishedByC(const PublishedOptions& options, const JobContext& job);
std::vector<Table> publishedByD(const PublishedOptions& options, const JobContext& job);
// How many steps of progress each of them reports; it need not report the last.
std::uint64_t stepsOfA();
std::uint64_t stepsOfC();
std::uint64_t stepsOfD(const PublishedOptions& options);

/// A search as the ancestors' figures were taken: by a fresh Searcher, to a depth.
struct PublishedSearch {
    const char* fen;  ///< must be legal
    Techniques techniques;
    EvaluatorChoice evaluator;
    int depth;
};
/// Ends early, with figures that are of no use, when the job is asked to stop.
SearchResult search(const PublishedSearch& what, const JobContext& job);
/// The same for any request.
SearchResult search(const SearchRequest& request, const JobContext& job);
/// One of search/techniques' own presets; `id` must be one.
Techniques presetOf(std::string_view id);
std::int64_t nodesOf(const SearchResult& result);

}  // namespace plyglass
