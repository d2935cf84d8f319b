#include "engine/lab/analysis/question_search.h"

#include <algorithm>
#include <cstdlib>

#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

/// Nodes per step when extending a mating line.
constexpr std::uint64_t kShowingNodes = 200'000;
/// Minimum advantage of a null move in zugzwang, in centipawns.
constexpr int kZugzwangCp = 150;
constexpr int kMaxOfficers = 2;

}  // namespace

SearchRequest asQuestion(const SearchRequest& asked, int lines) {
    SearchRequest request = asked;
    request.searchMoves.clear();
    request.ponder = false;
    request.multiPv = lines;
    const MoveLimits& limits = request.limits;
    if (!limits.depth && !limits.nodes && !limits.moveTimeMs) request.limits.nodes = kQuestionNodes;
    return request;
}

SearchRequest afterPass(const SearchRequest& asked) {
    SearchRequest request = asked;
    request.position = request.position.afterPass();
    request.gameKeys.clear();
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

void showMate(Searcher& searcher, const SearchRequest& request, SearchInfo& info) {
    if (!isMate(info.score)) return;
    const auto plies = static_cast<std::size_t>(kMateScore - std::abs(info.score));
    while (info.pv.size() < plies && !searcher.isStopped()) {
        SearchRequest rest = request;
        rest.position = LineWalk(request.position, info.pv).last();
        rest.gameKeys.clear();
        rest.searchMoves.clear();
        rest.limits = {};
        rest.limits.depth = std::min(static_cast<int>(plies - info.pv.size()) + 1, kMaxPly - 1);
        rest.limits.nodes = kShowingNodes;
        const SearchResult found = searcher.search(rest);
        info.statistics += found.info.statistics;
        const bool isAsSoon = isMate(found.info.score) && kMateScore - std::abs(found.info.score) <=
                                                              static_cast<int>(plies - info.pv.size());
        if (!isAsSoon || found.info.pv.empty()) return;
        info.pv.insert(info.pv.end(), found.info.pv.begin(), found.info.pv.end());
    }
}

std::optional<Fact> askZugzwang(Searcher& searcher, const SearchRequest& request, Score best) {
    const Position& position = request.position;
    const Color us = position.sideToMove();
    const Bitboard officers = position.pieces(us) & ~position.pieces(Pawn) & ~position.pieces(King);
    if (position.inCheck() || count(officers) > kMaxOfficers || searcher.isStopped()) return std::nullopt;
    SearchRequest passed = afterPass(request);
    passed.limits = {};
    passed.limits.nodes = std::min(request.limits.nodes.value_or(kPassNodes), kPassNodes);
    if (!hasLegalMove(passed.position)) return std::nullopt;
    const Score score = -searchAfresh(searcher, passed, {}).info.score;
    // In a decided game a different number of moves is no zugzwang.
    const bool isDifference =
        score - best >= kZugzwangCp && !(isDecisive(best) && best > 0) && !(isDecisive(score) && score < 0);
    if (!isDifference) return std::nullopt;
    return Fact{FactKind::Zugzwang, ~us, {}, 0};
}

}  // namespace plyglass
