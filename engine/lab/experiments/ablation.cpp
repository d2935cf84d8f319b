#include "engine/lab/experiments/ablation.h"

#include <algorithm>

#include "engine/search/techniques.h"

namespace plyglass {

namespace {

/// How many techniques work: one that is on but needs another that is off does not.
std::ptrdiff_t working(const Techniques& techniques) {
    const Techniques effect = effective(techniques);
    return std::count_if(allTechniques().begin(), allTechniques().end(),
                         [&](const Technique& technique) { return technique.isOn(effect); });
}

class Ablation {
  public:
    Ablation(Searcher& searcher, const SearchRequest& search)
        : m_searcher(searcher), m_request(atFullStrength(search)) {
        m_request.threads = 1;
        m_request.limits = {};
        m_request.limits.depth = search.limits.depth;
    }

    AblationAnswer answer(const std::function<void(const AblationAnswer&)>& onAnswer) {
        findDepth();
        std::vector<const Technique*> tested;
        for (const Technique& technique : allTechniques())
            if (technique.isOn(m_request.techniques) &&
                working(without(technique)) < working(m_request.techniques))
                tested.push_back(&technique);
        m_answer.planned = static_cast<int>(tested.size());
        if (onAnswer && !m_answer.isInterrupted) onAnswer(m_answer);
        for (const Technique* technique : tested) {
            if (m_answer.isInterrupted) break;
            m_answer.without.push_back(run(technique->id, without(*technique)));
            if (onAnswer && !m_answer.isInterrupted) onAnswer(m_answer);
        }
        // What was cut short says nothing.
        if (m_answer.isInterrupted && !m_answer.without.empty()) m_answer.without.pop_back();
        m_answer.isFinal = true;
        return m_answer;
    }

  private:
    Techniques without(const Technique& technique) const {
        Techniques techniques = m_request.techniques;
        technique.set(techniques, false);
        return techniques;
    }

    void findDepth() {
        SearchRequest request = m_request;
        if (!request.limits.depth) request.limits.nodes = kAblationBaseNodes;
        const SearchResult found = searchAfresh(m_searcher, request, {});
        m_answer.isInterrupted = m_searcher.isStopped();
        m_answer.depth = std::max(found.info.depth, 1);
        m_answer.base = run("", m_request.techniques);
    }

    AblationRun run(std::string_view id, const Techniques& techniques) {
        SearchRequest request = m_request;
        request.techniques = techniques;
        request.limits.depth = m_answer.depth;
        if (!id.empty())
            request.limits.nodes = std::max(kAblationBaseNodes, kAblationCapFactor * m_answer.base.nodes);
        const SearchResult result = searchAfresh(m_searcher, request, {});
        m_answer.isInterrupted = m_searcher.isStopped();
        return {id,
                result.bestMove,
                result.info.score,
                result.info.pv,
                result.info.statistics.totalNodes(),
                result.completed};
    }

    Searcher& m_searcher;
    SearchRequest m_request;
    AblationAnswer m_answer;
};

}  // namespace

AblationAnswer askAblation(Searcher& searcher, const SearchRequest& search,
                           const std::function<void(const AblationAnswer&)>& onAnswer) {
    return Ablation(searcher, search).answer(onAnswer);
}

}  // namespace plyglass
