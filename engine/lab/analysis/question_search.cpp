#include "engine/lab/analysis/question_search.h"

#include <algorithm>

namespace plyglass {

SearchRequest atFullStrength(const SearchRequest& asked, int lines) {
    SearchRequest request = asked;
    request.searchMoves.clear();
    request.ponder = false;
    request.multiPv = lines;
    const MoveLimits& limits = request.limits;
    if (!limits.depth && !limits.nodes && !limits.moveTimeMs) request.limits.nodes = kQuestionNodes;
    return request;
}

SearchRequest sliceOf(const SearchRequest& whole, std::uint64_t divisor) {
    SearchRequest request = whole;
    MoveLimits& limits = request.limits;
    if (limits.nodes) limits.nodes = std::max<std::uint64_t>(*limits.nodes / divisor, 1);
    if (limits.moveTimeMs)
        limits.moveTimeMs =
            std::max<std::int64_t>(*limits.moveTimeMs / static_cast<std::int64_t>(divisor), 1);
    return request;
}

SearchResult searchAfresh(Searcher& searcher, const SearchRequest& request,
                          const Searcher::InfoCallback& onInfo) {
    searcher.clear();
    return searcher.search(request, onInfo);
}

}  // namespace plyglass
