// The parts of `runPublished`, one file for each ancestor, and the search they share. Private to engine/lab.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/lab/reproductions/published.h"
#include "engine/search/search.h"

namespace plyglass {

// In published_chua2016.cpp, published_python_chess.cpp and published_franaszczuk2003.cpp. A table at which
// the job is asked to stop is not returned.
std::vector<Table> publishedByChua2016(const PublishedOptions& options, const JobContext& job);
std::vector<Table> publishedByPythonChess(const PublishedOptions& options, const JobContext& job);
std::vector<Table> publishedByFranaszczuk2003(const PublishedOptions& options, const JobContext& job);
// How many steps of progress each of them reports; it need not report the last.
std::uint64_t stepsOfChua2016();
std::uint64_t stepsOfPythonChess();
std::uint64_t stepsOfFranaszczuk2003(const PublishedOptions& options);

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
