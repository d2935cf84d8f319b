#include "engine/lab/analysis/question_search.h"

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

SearchResult searchAfresh(Searcher& searcher, const SearchRequest& request,
                          const Searcher::InfoCallback& onInfo) {
    searcher.clear();
    return searcher.search(request, onInfo);
}

}  // namespace plyglass
