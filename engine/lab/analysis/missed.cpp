#include "engine/lab/analysis/missed.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/lab/analysis/question_search.h"
#include "engine/lab/analysis/win_percent.h"
#include "engine/levels/levels.h"

namespace plyglass {

namespace {

/// Divisor of the node limit for judging another move, where only "bad or not" matters.
constexpr std::uint64_t kJudgingDivisor = 4;

class MissedSearch {
  public:
    MissedSearch(LevelSearcher& searcher, const MissedQuestion& question)
        : m_searcher(searcher), m_question(question) {}

    std::optional<MissedMove> answer() {
        auto why = ask(m_question.request.search.limits.nodes);
        if (why && isGrave(*why)) why = ask(m_question.blunderNodes);
        if (!why) return std::nullopt;
        m_missed.verdict = why->verdict;
        m_missed.bestScore = why->bestScore;
        m_missed.playedScore = why->candidateScore;
        m_missed.bestLine = why->bestLine;
        m_missed.playedLine = why->candidateLine;
        m_missed.depth = std::min(why->bestDepth, why->candidateDepth);
        if (!isAgainst(why->verdict)) return m_missed;
        m_missed.seenAtDepth = why->rejectedAtDepth;
        if (isBad(m_missed.playedScore)) findLevel();
        if (m_searcher.isStopped()) return std::nullopt;
        return m_missed;
    }

  private:
    /// Empty if stopped.
    std::optional<WhyNotAnswer> ask(std::optional<std::uint64_t> nodes) {
        SearchRequest request = m_question.request.search;
        request.limits.nodes = nodes;
        const auto why = askWhyNot(m_searcher, {request, m_question.played, true});
        if (!why || why->isInterrupted) return std::nullopt;
        m_missed.nodes += why->nodes;
        return *why;
    }

    /// A mate found needs no confirmation.
    bool isGrave(const WhyNotAnswer& why) const {
        return !isMate(why.bestScore) && !isMate(why.candidateScore) &&
               loss(why.bestScore, why.candidateScore) >= m_question.blunderThresholdPercent;
    }

    double loss(Score best, Score other) const {
        return winPercent(best, m_question.winScale) - winPercent(other, m_question.winScale);
    }

    /// Starts with the weakest level, whose searches are cheapest; most bad moves are seen by one of the
    /// first.
    void findLevel() {
        for (const Level& level : allLevels()) {
            m_missed.seenByLevel = level.number;
            m_missed.levelMove = m_missed.bestLine.front();
            if (level.isFull() || sees(level) || m_searcher.isStopped()) return;
        }
    }

    bool sees(const Level& level) {
        for (int attempt = 0; attempt < kLevelTries; ++attempt) {
            const Move move =
                moveOf(level, m_question.request.gameSeed + static_cast<std::uint64_t>(attempt));
            if (m_searcher.isStopped() || isBad(move)) return false;
            if (attempt == 0) m_missed.levelMove = move;
        }
        return true;
    }

    Move moveOf(const Level& level, std::uint64_t gameSeed) {
        LevelRequest request = m_question.request;
        request.level = level;
        request.gameSeed = gameSeed;
        request.search.limits = {};
        request.search.limits.depth = level.depth;
        return counted(request).bestMove;
    }

    bool isBad(Move move) {
        if (move == m_question.played) return true;
        if (move == m_missed.bestLine.front()) return false;
        const auto known = std::find_if(m_judged.begin(), m_judged.end(),
                                        [move](const auto& judged) { return judged.first == move; });
        if (known != m_judged.end()) return known->second;
        SearchRequest request = m_question.request.search;
        request.searchMoves = {move};
        if (request.limits.nodes)
            request.limits.nodes = std::max<std::uint64_t>(*request.limits.nodes / kJudgingDivisor, 1);
        m_judged.emplace_back(move, isBad(counted({request}).info.score));
        return m_judged.back().second;
    }

    SearchResult counted(const LevelRequest& request) {
        m_searcher.clear();
        SearchResult result = m_searcher.search(request);
        m_missed.nodes += result.info.statistics.totalNodes();
        return result;
    }

    /// A small mistake is not bad beside a large one: bad is what costs at least half as much.
    bool isBad(Score score) const {
        const double most = loss(m_missed.bestScore, m_missed.playedScore) / 2;
        return loss(m_missed.bestScore, score) >= std::max(m_question.badLoss, most);
    }

    LevelSearcher& m_searcher;
    const MissedQuestion& m_question;
    MissedMove m_missed;
    std::vector<std::pair<Move, bool>> m_judged;
};

}  // namespace

std::optional<MissedMove> askMissed(LevelSearcher& searcher, const MissedQuestion& question) {
    return MissedSearch(searcher, question).answer();
}

}  // namespace plyglass
