#include "engine/lab/analysis/level_choices.h"

#include <algorithm>

#include "engine/chess/movegen.h"
#include "engine/levels/attention.h"
#include "engine/levels/levels.h"

namespace plyglass {

namespace {

class LevelSearches {
  public:
    LevelSearches(LevelSearcher& searcher, const LevelRequest& asked,
                  const std::function<void(const LevelsAnswer&)>& onAnswer)
        : m_searcher(searcher), m_asked(asked), m_onAnswer(onAnswer) {
        generateLegal(asked.search.position, m_legal);
    }

    bool hasMoves() const { return m_legal.size() > 0; }

    LevelsAnswer answer() {
        for (const Level& level : allLevels()) {
            if (level.isFull() || m_answer.isInterrupted) continue;
            chooseAs(level);
            if (m_onAnswer && !m_answer.isInterrupted) m_onAnswer(m_answer);
        }
        if (!m_answer.isInterrupted) judge();
        m_answer.isFinal = true;
        return m_answer;
    }

  private:
    template <class Request>
    SearchResult searched(const Request& request) {
        m_searcher.clear();
        SearchResult result = m_searcher.search(request);
        m_answer.isInterrupted = m_searcher.isStopped();
        return result;
    }

    /// Chooses the level's move as in a game.
    void chooseAs(const Level& level) {
        LevelRequest request = m_asked;
        request.level = level;
        request.search.threads = 1;
        request.search.multiPv = 1;
        request.search.limits = {};
        request.search.limits.depth = level.depth;
        m_answer.choices.push_back({level.number, searched(request).bestMove, false, 0, {}, {}, {}, false});
    }

    void judge() {
        const SearchResult best = searched(asQuestion(m_asked.search));
        const RootLine bestLine{best.info.score, best.info.pv};
        m_answer.best = best.bestMove;
        m_answer.bestScore = best.info.score;
        m_answer.depth = best.info.depth;
        m_answer.nodes = best.info.statistics.totalNodes();
        m_answer.choices.push_back({kFullLevel, best.bestMove, false, 0, {}, {}, {}, false});
        std::vector<RootLine> lines = linesOfOthers();
        lines.push_back(bestLine);
        for (LevelChoice& choice : m_answer.choices)
            for (const RootLine& line : lines)
                if (!line.pv.empty() && line.pv.front() == choice.move) weigh(choice, line, bestLine);
    }

    /// Lines of the chosen moves other than the best, searched equally.
    std::vector<RootLine> linesOfOthers() {
        std::vector<Move> others;
        for (const LevelChoice& choice : m_answer.choices)
            if (choice.move != m_answer.best &&
                std::find(others.begin(), others.end(), choice.move) == others.end())
                others.push_back(choice.move);
        if (others.empty()) return {};
        SearchRequest request = asQuestion(m_asked.search, static_cast<int>(others.size()));
        request.searchMoves = others;
        return searched(request).info.lines;
    }

    void weigh(LevelChoice& choice, const RootLine& line, const RootLine& best) const {
        const FactQuestion question{
            m_asked.search.position, m_asked.search.gameKeys, {line.pv, line.score}, {best.pv, best.score}};
        choice.isJudged = true;
        choice.score = line.score;
        choice.line = line.pv;
        choice.verdict = m_legal.size() == 1            ? WhyNotVerdict::OnlyMove
                         : choice.move == m_answer.best ? WhyNotVerdict::Best
                                                        : verdictBeside(question);
        if (isAgainst(choice.verdict)) choice.facts = factsAgainst(question);
        const Level& level = allLevels()[static_cast<std::size_t>(choice.level - 1)];
        const Attention attention(level, m_asked.gameSeed, Attention::Mover::Itself);
        choice.overlooksBest =
            choice.move != m_answer.best &&
            !attention.noticed(m_asked.search.position, m_asked.lastMove, m_legal).contains(m_answer.best);
    }

    LevelSearcher& m_searcher;
    const LevelRequest& m_asked;
    const std::function<void(const LevelsAnswer&)>& m_onAnswer;
    MoveList m_legal;
    LevelsAnswer m_answer;
};

}  // namespace

Result<LevelsAnswer> askLevels(LevelSearcher& searcher, const LevelRequest& asked,
                               const std::function<void(const LevelsAnswer&)>& onAnswer) {
    LevelSearches asking(searcher, asked, onAnswer);
    if (!asking.hasMoves())
        return fail(translatable("Engine", "The game is over in this position: no level has a move."));
    return asking.answer();
}

}  // namespace plyglass
