#include "engine/lab/experiments/ablation.h"

#include <algorithm>
#include <cmath>

#include "engine/lab/experiments/comparison.h"
#include "engine/search/techniques.h"

namespace plyglass {

namespace {

/// Techniques in effect in a fixed-depth search without book and tablebases.
Techniques working(const Techniques& techniques) {
    Techniques effect = effective(techniques);
    effect.timeByStability = effect.extendedBook = effect.syzygy = false;
    effect.bookPlies = 0;
    return effect;
}

Techniques switched(Techniques techniques, const Technique& technique) {
    technique.set(techniques, !technique.isOn(techniques));
    return techniques;
}

/// Number of techniques whose effect depends on `technique`.
std::ptrdiff_t changesOf(const Technique& technique, const Techniques& techniques) {
    const Techniques before = working(techniques);
    const Techniques after = working(switched(techniques, technique));
    return std::count_if(allTechniques().begin(), allTechniques().end(),
                         [&](const Technique& each) { return each.isOn(before) != each.isOn(after); });
}

class Ablation {
  public:
    Ablation(Searcher& searcher, const SearchRequest& search, const AblationOptions& options)
        : m_searcher(searcher),
          m_position(search.position),
          m_configuration{{.techniques = search.techniques, .evaluator = search.evaluator}},
          m_maxDepth(search.limits.depth.value_or(kMaxPly - 1)),
          m_options(options) {
        if (options.known) m_answer = *options.known;
    }

    AblationAnswer answer(const std::function<void(const AblationAnswer&)>& onAnswer) {
        const std::vector<const Technique*> asked = plan();
        m_answer.planned = static_cast<int>(asked.size());
        m_answer.isFinal = m_answer.isInterrupted = false;
        if (m_answer.depth == 0) {
            findBase();
            if (onAnswer && !m_answer.isInterrupted) onAnswer(m_answer);
        }
        for (const Technique* technique : asked) {
            if (m_answer.isInterrupted || m_answer.find(technique->id)) continue;
            const std::uint64_t cap = std::max(kAblationBaseNodes, kAblationCapFactor * m_answer.base.nodes);
            const AblationRun run = search(technique->id, m_answer.depth, cap);
            // Incomplete runs are discarded.
            if (m_answer.isInterrupted) break;
            m_answer.runs.push_back(run);
            if (onAnswer) onAnswer(m_answer);
        }
        m_answer.isFinal = true;
        return m_answer;
    }

  private:
    std::vector<const Technique*> plan() const {
        const Techniques& techniques = m_configuration.techniques;
        std::vector<const Technique*> asked;
        for (const Technique& technique : allTechniques())
            if ((m_options.alsoOn || technique.isOn(techniques)) && changesSearch(technique, techniques))
                asked.push_back(&technique);
        std::ranges::stable_sort(asked, {}, [&](const Technique* technique) {
            return std::pair(!m_options.first.contains(std::string(technique->id)),
                             changesOf(*technique, techniques));
        });
        return asked;
    }

    /// Finds the greatest depth within kAblationBaseNodes; at least one ply.
    void findBase() {
        m_answer.base = search("", 1, 0);
        m_answer.depth = 1;
        while (m_answer.depth < m_maxDepth && !m_answer.isInterrupted) {
            const AblationRun deeper = search("", m_answer.depth + 1, kAblationBaseNodes);
            if (!deeper.finished || deeper.nodes > kAblationBaseNodes || m_reached <= m_answer.depth) break;
            m_answer.base = deeper;
            ++m_answer.depth;
        }
    }

    /// `nodeCap` 0: no limit.
    AblationRun search(std::string_view id, int depth, std::uint64_t nodeCap) {
        Configuration configuration = m_configuration;
        if (!id.empty()) configuration.techniques = switched(configuration.techniques, *findTechnique(id));
        SearchRequest request = fixedDepthRequest(m_position, configuration, depth).search;
        if (nodeCap > 0) request.limits.nodes = nodeCap;
        const SearchResult result = searchAfresh(m_searcher, request, {});
        m_answer.isInterrupted = m_searcher.isStopped();
        m_reached = result.info.depth;
        return {id,
                result.bestMove,
                result.info.score,
                result.info.pv,
                result.info.statistics.totalNodes(),
                result.completed};
    }

    Searcher& m_searcher;
    const Position m_position;
    const Configuration m_configuration;
    const int m_maxDepth;
    const AblationOptions& m_options;
    AblationAnswer m_answer;
    int m_reached = 0;  ///< last finished iteration of the last search
};

}  // namespace

const AblationRun* AblationAnswer::find(std::string_view technique) const {
    const auto at = std::ranges::find(runs, technique, &AblationRun::technique);
    return at == runs.end() ? nullptr : &*at;
}

double AblationAnswer::factorOf(const AblationRun& run) const {
    return base.nodes == 0 ? 0 : static_cast<double>(run.nodes) / static_cast<double>(base.nodes);
}

double AblationAnswer::pliesOf(const AblationRun& run) const {
    const double branching = std::log(static_cast<double>(std::max<std::uint64_t>(run.nodes, 2))) / depth;
    return std::log(factorOf(run)) / branching;
}

bool changesSearch(const Technique& technique, const Techniques& techniques) {
    return changesOf(technique, techniques) > 0;
}

AblationAnswer askAblation(Searcher& searcher, const SearchRequest& search, const AblationOptions& options,
                           const std::function<void(const AblationAnswer&)>& onAnswer) {
    return Ablation(searcher, search, options).answer(onAnswer);
}

}  // namespace plyglass
