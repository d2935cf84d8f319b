#include "engine/lab/analysis/why_this.h"

#include <algorithm>

#include "engine/base/random.h"
#include "engine/chess/movegen.h"
#include "engine/levels/attention.h"

namespace plyglass {

namespace {

class WhyThisSearch {
  public:
    WhyThisSearch(Searcher& searcher, const WhyThisQuestion& question, const Searcher::InfoCallback& onInfo)
        : m_searcher(searcher), m_question(question), m_onInfo(onInfo) {}

    WhyThisAnswer answer() {
        const SearchResult all = searched(asQuestion(m_question.request.search, kWhyThisRivals + 1));
        m_answer.played = m_question.played;
        m_answer.depth = all.info.depth;
        m_answer.nodes = all.info.statistics.totalNodes();
        std::vector<RootLine> lines = all.info.lines;
        if (lines.empty()) lines.push_back({all.info.score, all.info.pv});
        const RootLine played = takePlayed(lines);
        m_answer.score = played.score;
        m_answer.line = played.pv;
        if (lines.size() > kWhyThisRivals) lines.resize(kWhyThisRivals);
        compare(played, lines);
        findPrevented(played);
        findCause(played);
        m_answer.isInterrupted = m_searcher.isStopped();
        return m_answer;
    }

  private:
    SearchResult searched(const SearchRequest& request) {
        return searchAfresh(m_searcher, request, m_onInfo);
    }

    /// Removes the played move's line from the lines; if missing, searches it alone to the same depth.
    RootLine takePlayed(std::vector<RootLine>& lines) {
        const auto found = std::find_if(lines.begin(), lines.end(), [&](const RootLine& line) {
            return line.pv.front() == m_question.played;
        });
        if (found != lines.end()) {
            RootLine line = *found;
            lines.erase(found);
            return line;
        }
        SearchRequest request = asQuestion(m_question.request.search);
        request.searchMoves = {m_question.played};
        request.limits.depth = std::max(m_answer.depth, 1);
        const SearchResult alone = searched(request);
        return {alone.info.score, alone.info.pv};
    }

    FactQuestion factQuestion(const RootLine& worse, const RootLine& better) const {
        const SearchRequest& search = m_question.request.search;
        return {search.position, search.gameKeys, {worse.pv, worse.score}, {better.pv, better.score}};
    }

    /// Compares the played move with the best alternative, and each alternative with the played move.
    void compare(const RootLine& played, const std::vector<RootLine>& others) {
        if (others.empty()) {
            m_answer.verdict = WhyNotVerdict::OnlyMove;
            return;
        }
        const RootLine& best = others.front();
        m_answer.verdict = verdictBeside(factQuestion(played, best));
        m_answer.facts = isAgainst(m_answer.verdict)
                             ? factsAgainst(factQuestion(played, best))
                             : factsAlong(m_question.request.search.position, {played.pv, played.score},
                                          m_question.request.search.position.sideToMove());
        if (played.score >= best.score) m_answer.verdict = WhyNotVerdict::Best;
        for (const RootLine& line : others) {
            Rival rival{line.pv.front(), line.score, line.pv, {}, {}};
            rival.verdict = verdictBeside(factQuestion(line, played));
            if (isAgainst(rival.verdict)) rival.facts = factsAgainst(factQuestion(line, played));
            m_answer.rivals.push_back(std::move(rival));
        }
    }

    void findPrevented(const RootLine& played) {
        const Position& position = m_question.request.search.position;
        if (isAgainst(m_answer.verdict) || !m_answer.facts.empty() || position.inCheck()) return;
        SearchRequest request = afterPass(asQuestion(m_question.request.search));
        request.limits.nodes = std::min(request.limits.nodes.value_or(kPassNodes), kPassNodes);
        if (!hasLegalMove(request.position)) return;
        SearchResult threat = searched(request);
        showMate(m_searcher, request, threat.info);
        const Color them = ~position.sideToMove();
        if (threat.info.score + played.score < kTellingCp ||
            !factsAlong(position, {played.pv, played.score}, them).empty())
            return;
        m_answer.prevented = factsAlong(request.position, {threat.info.pv, threat.info.score}, them);
    }

    Score scoreAsLevel(Move move, int noiseCp) {
        const Level& level = *m_question.request.level;
        SearchRequest request = asQuestion(m_question.request.search);
        request.threads = 1;
        request.limits = {};
        request.limits.depth = level.depth;
        request.limits.nodes = level.nodes;
        request.searchMoves = {move};
        request.evaluator.noiseCp = noiseCp;
        request.evaluator.noiseSeed =
            scrambled(m_question.request.gameSeed + static_cast<std::uint64_t>(level.number));
        return searched(request).info.score;
    }

    /// Overlooked moves are looked up; shallow or inaccurate searches are repeated at the level.
    void findCause(const RootLine& played) {
        const auto& level = m_question.request.level;
        if (!level || level->isFull()) return;
        m_answer.levelPlies = level->depth;
        if (!isAgainst(m_answer.verdict) || m_answer.rivals.empty()) return;
        const Move best = m_answer.rivals.front().move;
        if (overlooks(m_question.request.search.position, best, Attention::Mover::Itself)) {
            m_answer.cause = LevelCause::OverlookedMove;
            m_answer.overlooked = best;
            return;
        }
        const Position after = m_question.request.search.position.after(m_question.played);
        if (played.pv.size() > 1 && overlooks(after, played.pv[1], Attention::Mover::Opponent)) {
            m_answer.cause = LevelCause::OverlookedReply;
            m_answer.overlooked = played.pv[1];
            return;
        }
        if (level->depth > 0 && scoreAsLevel(m_question.played, 0) >= scoreAsLevel(best, 0)) {
            m_answer.cause = LevelCause::TooShallow;
        } else if (level->noiseCp > 0 &&
                   scoreAsLevel(m_question.played, level->noiseCp) >= scoreAsLevel(best, level->noiseCp)) {
            m_answer.cause = LevelCause::Misjudged;
        } else {
            m_answer.cause = LevelCause::Strayed;
        }
    }

    bool overlooks(const Position& position, Move move, Attention::Mover mover) const {
        const LevelRequest& asked = m_question.request;
        const bool isOwn = mover == Attention::Mover::Itself;
        const Attention attention(*asked.level, asked.gameSeed, mover, isOwn ? Move() : asked.lastMove);
        const Move last = isOwn ? asked.lastMove : m_question.played;
        return !attention.noticed(position, last, legalMoves(position)).contains(move);
    }

    Searcher& m_searcher;
    const WhyThisQuestion& m_question;
    const Searcher::InfoCallback& m_onInfo;
    WhyThisAnswer m_answer;
};

}  // namespace

Result<WhyThisAnswer> askWhyThis(Searcher& searcher, const WhyThisQuestion& question,
                                 const WhyThisCallback& onAnswer, const Searcher::InfoCallback& onInfo) {
    if (!isLegal(question.request.search.position, question.played))
        return fail(translatable("Engine", "The move to ask about is not legal in this position."));
    return askInSlices(asQuestion(question.request.search), !onAnswer, onAnswer,
                       [&](const SearchRequest& slice) {
                           WhyThisQuestion part = question;
                           part.request.search.limits = slice.limits;
                           return WhyThisSearch(searcher, part, onInfo).answer();
                       });
}

}  // namespace plyglass
