#include "engine/lab/analysis/threat.h"

#include <algorithm>

#include "engine/chess/movegen.h"
#include "engine/lab/facts/material.h"

namespace plyglass {

namespace {

Plan planOf(const SearchRequest& request, const SearchResult& result) {
    const std::vector<Move>& line = result.info.pv;
    return {request.position,
            result.info.score,
            line,
            factsAlong(request.position, {line, result.info.score}, request.position.sideToMove()),
            result.info.depth,
            result.info.statistics.totalNodes()};
}

ThreatAnswer answerWithin(const SearchRequest& now, Searcher& searcher,
                          const Searcher::InfoCallback& onInfo) {
    ThreatAnswer answer;
    const auto plan = [&](const SearchRequest& request) {
        SearchResult result = searchAfresh(searcher, request, onInfo);
        showMate(searcher, request, result.info);
        answer.isInterrupted = searcher.isStopped();
        return planOf(request, result);
    };
    answer.best = plan(now);
    answer.inCheck = now.position.inCheck();
    if (answer.inCheck) return answer;
    const SearchRequest passed = afterPass(now);
    if (hasLegalMove(passed.position)) answer.threat = plan(passed);
    return answer;
}

}  // namespace

bool ThreatAnswer::isReal() const {
    if (inCheck || threat.line.empty()) return false;
    // A side that mates anyway has no new threat, and in a lost position a tempo does not matter.
    if (threat.mates()) return best.score > -kMateThreshold;
    const bool isGain = winsOnSquare(threat.from, threat.line.front()) ||
                        std::any_of(threat.facts.begin(), threat.facts.end(),
                                    [](const Fact& fact) { return fact.kind != FactKind::Sacrifice; });
    if (isGain) return passCostCp() >= kTellingCp;
    // Saving an attacked piece costs the opponent a lot by a null move, without being a threat.
    return passCostCp() >= kThreatCp && threat.score >= kThreatCp;
}

Result<ThreatAnswer> askThreat(Searcher& searcher, const SearchRequest& search,
                               const ThreatCallback& onAnswer, const Searcher::InfoCallback& onInfo) {
    if (!hasLegalMove(search.position))
        return fail(translatable("Engine", "The game is over in this position: nothing is threatened."));
    return askInSlices(asQuestion(search), !onAnswer, onAnswer,
                       [&](const SearchRequest& slice) { return answerWithin(slice, searcher, onInfo); });
}

}  // namespace plyglass
