#include "engine/lab/analysis/threat.h"

#include <algorithm>

#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

/// The same board with the other side to move; nothing before a pass can be repeated after it.
SearchRequest afterPass(const SearchRequest& asked) {
    SearchRequest request = asked;
    Undo undo;
    request.position.makeNullMove(undo);
    request.gameKeys.clear();
    return request;
}

Plan planOf(const SearchRequest& request, const SearchResult& result) {
    const std::vector<Move>& line = result.info.pv;
    const Color side = request.position.sideToMove();
    return {request.position, result.info.score, line, factsAlong(request.position, line, side)};
}

}  // namespace

bool ThreatAnswer::isReal() const {
    if (inCheck || threat.line.empty()) return false;
    // A side that mates whatever happens threatens nothing new, and what is lost anyway costs no tempo.
    if (threat.mates()) return best.score > -kMateThreshold;
    return passCostCp() >= (threat.facts.empty() ? kThreatCp : kTellingCp);
}

Result<ThreatAnswer> askThreat(Searcher& searcher, const SearchRequest& search,
                               const Searcher::InfoCallback& onInfo) {
    if (!hasLegalMove(search.position))
        return fail(translatable("Engine", "The game is over in this position: nothing is threatened."));
    ThreatAnswer answer;
    const auto plan = [&](const SearchRequest& request) {
        SearchResult result = searchAfresh(searcher, request, onInfo);
        showMate(searcher, request, result.info);
        answer.nodes += result.info.statistics.totalNodes();
        answer.isInterrupted = searcher.isStopped();
        answer.depth = answer.depth == 0 ? result.info.depth : std::min(answer.depth, result.info.depth);
        return planOf(request, result);
    };
    const SearchRequest now = atFullStrength(search);
    answer.best = plan(now);
    answer.inCheck = search.position.inCheck();
    if (answer.inCheck) return answer;
    const SearchRequest passed = afterPass(now);
    if (hasLegalMove(passed.position)) answer.threat = plan(passed);
    return answer;
}

}  // namespace plyglass
