#include "engine/lab/analysis/why_not.h"

#include <algorithm>

#include "engine/chess/line_walk.h"
#include "engine/chess/movegen.h"
#include "engine/levels/level_play.h"

namespace plyglass {

namespace {

/// Lead in centipawns that wins 73 games of 100, for weighing a cost.
constexpr int kWinningLeadCp = 200;
/// Negligible loss of winning chances: 0.3 pawns at an even score.
constexpr double kAsGoodLoss = 0.0375;
/// Score limits of a won, lost and undecided game.
constexpr int kHopelessCp = 700;
constexpr int kWinningCp = 150;
constexpr int kLosingCp = 180;
/// Longest mate whose miss is reported before a draw.
constexpr int kNearMate = 3;

SearchRequest plainRequest(const SearchRequest& asked) {
    SearchRequest request = asQuestion(asked);
    request.hashMib = kWhyNotHashMib;
    return request;
}

/// Request for the position after the candidate, one ply shallower.
SearchRequest requestAfter(const SearchRequest& before, Move move) {
    SearchRequest request = before;
    if (request.gameKeys.empty() || request.gameKeys.back() != before.position.key())
        request.gameKeys.push_back(before.position.key());
    request.position.play(move);
    if (request.limits.depth) request.limits.depth = std::max(*request.limits.depth - 1, 1);
    return request;
}

/// The candidate's record of a depth, which its own search counts one ply less.
const DepthRecord* recordAt(const SearchInfo& after, int depth) {
    for (const DepthRecord& record : after.depths)
        if (record.depth + 1 == depth) return &record;
    return nullptr;
}

std::vector<WhyNotDepth> depthsOf(const SearchInfo& best, const SearchInfo& after, Move candidate) {
    std::vector<WhyNotDepth> depths;
    for (const DepthRecord& record : best.depths) {
        WhyNotDepth depth{record.depth, record.bestMove, record.score, std::nullopt, {}};
        if (const DepthRecord* reply = recordAt(after, record.depth)) {
            depth.candidate = beforeTheMove(reply->score);
            depth.reply = reply->bestMove;
        }
        if (record.bestMove == candidate) depth.candidate = record.score;
        depths.push_back(depth);
    }
    return depths;
}

int fallOf(const WhyNotAnswer& answer, Move candidate) {
    int fell = 0;
    for (auto depth = answer.depths.rbegin(); depth != answer.depths.rend(); ++depth) {
        if (depth->bestMove == candidate) break;
        fell = depth->depth;
    }
    return fell;
}

double lossOfChance(Score best, Score candidate) {
    return winningChance(best, kWinningLeadCp) - winningChance(candidate, kWinningLeadCp);
}

WhyNotVerdict verdictAmongMates(Score best, Score candidate) {
    if (candidate <= -kMateThreshold)
        return best <= -kMateThreshold ? WhyNotVerdict::LosesAnyway : WhyNotVerdict::GetsMated;
    if (candidate >= kMateThreshold) return WhyNotVerdict::MatesLater;
    if (mateInMoves(best) > kFarMate && candidate >= kHopelessCp) return WhyNotVerdict::AsGood;
    return best >= kMateThreshold ? WhyNotVerdict::MissesMate : WhyNotVerdict::LosesAnyway;
}

/// The searches of one slice.
class WhyNotSearch {
  public:
    WhyNotSearch(Searcher& searcher, const WhyNotQuestion& question, const Searcher::InfoCallback& onInfo)
        : m_searcher(searcher), m_question(question), m_onInfo(onInfo) {
        generateLegal(question.search.position, m_legal);
    }

    WhyNotAnswer answer(const SearchRequest& request) {
        const SearchResult best = fresh(request);
        const SearchResult after = fresh(requestAfter(request, m_question.candidate));
        WhyNotAnswer answer;
        answer.isFromTables = best.info.source == MoveSource::Endgames;
        answer.bestScore = best.info.score;
        answer.bestLine = best.info.pv;
        answer.bestDepth = best.info.depth;
        answer.candidateScore = beforeTheMove(after.info.score);
        answer.candidateLine = {m_question.candidate};
        answer.candidateLine.insert(answer.candidateLine.end(), after.info.pv.begin(), after.info.pv.end());
        answer.candidateDepth = after.info.depth + 1;
        answer.depths = depthsOf(best.info, after.info, m_question.candidate);
        answer.nodes = best.info.statistics.totalNodes() + after.info.statistics.totalNodes();
        weigh(request, answer);
        answer.isInterrupted = m_searcher.isStopped();
        return answer;
    }

  private:
    SearchResult fresh(const SearchRequest& request) {
        SearchResult result = searchAfresh(m_searcher, request, m_onInfo);
        showMate(m_searcher, request, result.info);
        return result;
    }

    /// If the candidate scores higher than the full search, searches the best move alone with the same
    /// budget, so that both are compared equally.
    void weigh(const SearchRequest& request, WhyNotAnswer& answer) {
        if (answer.bestLine.empty()) return;
        const Move best = answer.bestLine.front();
        if (best != m_question.candidate && answer.candidateScore > answer.bestScore) {
            const SearchResult alone = fresh(requestAfter(request, best));
            answer.nodes += alone.info.statistics.totalNodes();
            answer.bestScore = beforeTheMove(alone.info.score);
            answer.bestLine = {best};
            answer.bestLine.insert(answer.bestLine.end(), alone.info.pv.begin(), alone.info.pv.end());
        }
        // Only for undecided scores: a mate stays a mate.
        const auto settle = [&](Score& score, const std::vector<Move>& line) {
            if (!isMate(score) && hasWrongBishop(LineWalk(request.position, line).last())) score = kDrawScore;
        };
        settle(answer.bestScore, answer.bestLine);
        settle(answer.candidateScore, answer.candidateLine);
        const FactQuestion lines{request.position,
                                 request.gameKeys,
                                 {answer.candidateLine, answer.candidateScore},
                                 {answer.bestLine, answer.bestScore}};
        answer.verdict = m_legal.size() == 1            ? WhyNotVerdict::OnlyMove
                         : best == m_question.candidate ? WhyNotVerdict::Best
                                                        : verdictBeside(lines);
        if (isAgainst(answer.verdict)) {
            answer.rejectedAtDepth = fallOf(answer, m_question.candidate);
            answer.facts = factsAgainst(lines);
        }
        if (const auto zugzwang = askZugzwang(m_searcher, request, answer.bestScore))
            answer.facts.insert(answer.facts.begin(), *zugzwang);
    }

    Searcher& m_searcher;
    const WhyNotQuestion& m_question;
    const Searcher::InfoCallback& m_onInfo;
    MoveList m_legal;
};

}  // namespace

WhyNotVerdict verdictBeside(const FactQuestion& question) {
    const Score best = question.best.score;
    const Score candidate = question.candidate.score;
    const bool isNearMate = best >= kMateThreshold && mateInMoves(best) <= kNearMate;
    if (best >= kWinningCp && !isNearMate && isDraw(question, question.candidate))
        return WhyNotVerdict::OnlyDraws;
    if (candidate >= best) return best <= -kHopelessCp ? WhyNotVerdict::LosesAnyway : WhyNotVerdict::AsGood;
    if (isMate(best) || isMate(candidate)) return verdictAmongMates(best, candidate);
    if (best <= -kHopelessCp) return WhyNotVerdict::LosesAnyway;
    if (lossOfChance(best, candidate) <= kAsGoodLoss) return WhyNotVerdict::AsGood;
    if (isDraw(question, question.best) && candidate <= -kLosingCp) return WhyNotVerdict::ThrowsDraw;
    return WhyNotVerdict::Worse;
}

Result<WhyNotAnswer> askWhyNot(Searcher& searcher, const WhyNotQuestion& question,
                               const WhyNotCallback& onAnswer, const Searcher::InfoCallback& onInfo) {
    if (!isLegal(question.search.position, question.candidate))
        return fail(translatable("Engine", "The move to ask about is not legal in this position."));
    const SearchRequest whole = plainRequest(question.search);
    WhyNotSearch asking(searcher, question, onInfo);
    return askInSlices(whole, question.onlyFinal, onAnswer,
                       [&](const SearchRequest& slice) { return asking.answer(slice); });
}

}  // namespace plyglass
