// The parts of `runPublished`, one file per author, and their common search. Private to engine/lab.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/lab/reproductions/published.h"
#include "engine/search/search.h"

namespace plyglass {

// In published_chua2016.cpp, published_python_chess.cpp and published_franaszczuk2003.cpp. A table
// interrupted by a stop is not returned.
std::vector<Table> publishedByChua2016(const PublishedOptions& options, const JobContext& job);
std::vector<Table> publishedByPythonChess(const PublishedOptions& options, const JobContext& job);
std::vector<Table> publishedByFranaszczuk2003(const PublishedOptions& options, const JobContext& job);
// Number of progress steps of each; the last one need not be reported.
std::uint64_t stepsOfChua2016();
std::uint64_t stepsOfPythonChess();
std::uint64_t stepsOfFranaszczuk2003(const PublishedOptions& options);

/// Search of a published figure: by a new Searcher, to a fixed depth.
struct PublishedSearch {
    const char* fen;  ///< must be legal
    EngineSettings engine;
    int depth;
};
/// When the job is stopped, returns early with invalid figures.
SearchResult search(const PublishedSearch& what, const JobContext& job);
/// As above, for any request.
SearchResult search(const SearchRequest& request, const JobContext& job);
/// A preset of search/techniques; `id` must be valid.
Techniques presetOf(std::string_view id);
std::int64_t nodesOf(const SearchResult& result);

}  // namespace plyglass
