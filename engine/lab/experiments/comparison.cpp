#include "engine/lab/experiments/comparison.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <mutex>
#include <numeric>

#include "engine/base/parallel.h"
#include "engine/chess/game.h"
#include "engine/knowledge/endgames/endgame_tables.h"

namespace plyglass {

namespace {

constexpr int kMaxRepetitions = 1000;

LevelRequest requestFor(const ComparisonPlan& plan, const RunKey& key) {
    const Configuration& configuration = plan.configurations[static_cast<std::size_t>(key.configuration)];
    LevelRequest request = fixedDepthRequest(plan.positions[static_cast<std::size_t>(key.position)].position,
                                             configuration, key.depth);
    request.search.limits.nodes = plan.maxNodes;
    request.search.limits.moveTimeMs = plan.maxMs;
    request.search.seed = plan.seed + static_cast<std::uint64_t>(key.repetition);
    return request;
}

Measurement measurementOf(const RunKey& key, const SearchResult& result) {
    const Statistics& counted = result.info.statistics;
    Measurement measurement;
    measurement.key = key;
    measurement.completed = result.completed;
    measurement.nodes = counted.nodes;
    measurement.evaluations = counted[Counter::Evaluations];
    measurement.betaCutoffs = counted[Counter::BetaCutoffs];
    measurement.firstMoveCutoffs = counted[Counter::FirstMoveCutoffs];
    measurement.depthReached = result.info.depth;
    measurement.timeMs = result.info.timeMs;
    measurement.score = result.info.score;
    measurement.bestMove = result.bestMove;
    return measurement;
}

/// Distributes the remaining searches over the threads.
class Runner {
  public:
    Runner(Comparison& comparison, const JobContext& job,
           const std::function<void(const Measurement&)>& onMeasured)
        : m_comparison(comparison), m_job(job), m_onMeasured(onMeasured) {}

    void run() {
        report();
        std::vector<RunKey> alone;
        std::vector<RunKey> together;
        for (const RunKey& key : m_comparison.keys())
            if (!m_comparison.find(key)) (threadsOf(key) > 1 ? alone : together).push_back(key);
        doAll(together, std::max(m_job.threads, 1));
        doAll(alone, 1);
    }

  private:
    int threadsOf(const RunKey& key) const {
        return m_comparison.plan().configurations[static_cast<std::size_t>(key.configuration)].threads;
    }

    void doAll(const std::vector<RunKey>& keys, int threads) {
        m_waiting = keys;
        m_next = 0;
        onThreads(threads, [this](int) { work(); });
    }

    void work() {
        LevelSearcher searcher;
        const std::stop_callback stopSearch(m_job.stop, [&searcher] { searcher.stop(); });
        while (const auto key = take()) {
            searcher.clear();
            const SearchResult result = searcher.search(requestFor(m_comparison.plan(), *key));
            if (m_job.stopRequested()) return;
            keep(measurementOf(*key, result));
        }
    }

    /// The next search; skips those deeper than a truncated one.
    std::optional<RunKey> take() {
        const std::lock_guard lock(m_mutex);
        while (m_next < m_waiting.size() && !m_job.stopRequested()) {
            const RunKey key = m_waiting[m_next++];
            const Measurement* shallower = givenUpBefore(key);
            if (!shallower) return key;
            Measurement truncated = *shallower;
            truncated.key = key;
            keepLocked(truncated);
        }
        return std::nullopt;
    }

    const Measurement* givenUpBefore(RunKey key) const {
        while (--key.depth >= m_comparison.plan().fromDepth) {
            const Measurement* found = m_comparison.find(key);
            if (found && !found->completed) return found;
        }
        return nullptr;
    }

    void keep(const Measurement& measurement) {
        const std::lock_guard lock(m_mutex);
        keepLocked(measurement);
    }

    void keepLocked(const Measurement& measurement) {
        m_comparison.add(measurement);
        if (m_onMeasured) m_onMeasured(measurement);
        report();
    }

    void report() const {
        m_job.report({m_comparison.done(), m_comparison.keys().size(), "searches", m_comparison.plan().name});
    }

    Comparison& m_comparison;
    const JobContext& m_job;
    const std::function<void(const Measurement&)>& m_onMeasured;
    std::mutex m_mutex;
    std::vector<RunKey> m_waiting;
    std::size_t m_next = 0;
};

}  // namespace

LevelRequest fixedDepthRequest(const Position& position, const Configuration& configuration, int depth) {
    LevelRequest request;
    request.search.position = position;
    thinkAs(configuration, request);
    request.search.limits.depth = depth;
    request.search.knowledge.endgames = &EndgameTables::builtIn();
    request.search.seed = ComparisonPlan().seed;
    return request;
}

Result<void> checkSearchable(const Position& position) {
    const Outcome outcome = Game(position).outcome();
    if (!outcome.isOver()) return {};
    return fail(translatable("Engine", "The game is over in this position ({}): there is nothing to search."),
                outcome.toText().english);
}

int baseOf(const ComparisonPlan& plan, int configuration) {
    const auto& all = plan.configurations;
    const auto found =
        std::ranges::find(all, all[static_cast<std::size_t>(configuration)].base, &Configuration::name);
    return found == all.end() ? 0 : static_cast<int>(found - all.begin());
}

Result<ComparisonPlan> checkedPlan(ComparisonPlan plan) {
    if (plan.positions.empty())
        return fail(translatable("Engine", "There is no position to search; add one."));
    if (plan.configurations.empty())
        return fail(translatable("Engine", "There is no configuration to search with; add one."));
    if (plan.fromDepth < 1 || plan.toDepth > kMaxPly - 1 || plan.fromDepth > plan.toDepth)
        return fail(
            translatable("Engine", "The depths go from {} to {}; they must go upwards, within 1 and {}."),
            plan.fromDepth, plan.toDepth, kMaxPly - 1);
    if (plan.repetitions < 1 || plan.repetitions > kMaxRepetitions)
        return fail(translatable("Engine", "The number of repetitions is {}; choose 1 to {}."),
                    plan.repetitions, kMaxRepetitions);
    if (plan.maxNodes < 1 || plan.maxMs < 1)
        return fail(translatable("Engine", "A search must be allowed at least one node and 1 ms."));
    for (std::size_t i = 0; i < plan.configurations.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (plan.configurations[i].name == plan.configurations[j].name)
                return fail(
                    translatable("Engine", "Two configurations are called \"{}\"; rename one of them."),
                    plan.configurations[i].name);
    return plan;
}

std::uint64_t Measurement::totalNodes() const {
    return std::accumulate(nodes.begin(), nodes.end(), std::uint64_t{0});
}

std::optional<double> Measurement::firstMoveRate() const {
    if (betaCutoffs == 0) return std::nullopt;
    return static_cast<double>(firstMoveCutoffs) / static_cast<double>(betaCutoffs);
}

double Measurement::branching() const {
    return std::pow(static_cast<double>(totalNodes()), 1.0 / std::max(key.depth, 1));
}

bool Measurement::countsAs(const Measurement& other) const {
    return key == other.key && completed == other.completed && nodes == other.nodes &&
           evaluations == other.evaluations && betaCutoffs == other.betaCutoffs &&
           firstMoveCutoffs == other.firstMoveCutoffs && depthReached == other.depthReached &&
           score == other.score && bestMove == other.bestMove;
}

Comparison::Comparison(ComparisonPlan plan) : m_plan(std::move(plan)) {
    for (int depth = m_plan.fromDepth; depth <= m_plan.toDepth; ++depth)
        for (int repetition = 0; repetition < m_plan.repetitions; ++repetition)
            for (int position = 0; position < static_cast<int>(m_plan.positions.size()); ++position)
                for (int configuration = 0; configuration < static_cast<int>(m_plan.configurations.size());
                     ++configuration)
                    m_keys.push_back({position, configuration, depth, repetition});
    m_measurements.resize(m_keys.size());
}

/// Index of a search in `keys`; their number if it is not in the plan.
std::size_t Comparison::placeOf(const RunKey& key) const {
    const int positions = static_cast<int>(m_plan.positions.size());
    const int configurations = static_cast<int>(m_plan.configurations.size());
    const bool belongs = key.position >= 0 && key.position < positions && key.configuration >= 0 &&
                         key.configuration < configurations && key.depth >= m_plan.fromDepth &&
                         key.depth <= m_plan.toDepth && key.repetition >= 0 &&
                         key.repetition < m_plan.repetitions;
    if (!belongs) return m_keys.size();
    const int round = (key.depth - m_plan.fromDepth) * m_plan.repetitions + key.repetition;
    return static_cast<std::size_t>((round * positions + key.position) * configurations + key.configuration);
}

const Measurement* Comparison::find(const RunKey& key) const {
    const std::size_t place = placeOf(key);
    return place < m_measurements.size() && m_measurements[place] ? &*m_measurements[place] : nullptr;
}

void Comparison::add(const Measurement& measurement) {
    const std::size_t place = placeOf(measurement.key);
    if (place == m_measurements.size()) return;
    m_done += !m_measurements[place];
    m_measurements[place] = measurement;
}

Reproducibility reproducibilityOf(const Comparison& before, const Comparison& again) {
    Reproducibility reproducibility;
    for (const RunKey& key : before.keys()) {
        const Measurement* then = before.find(key);
        const Measurement* now = again.find(key);
        const auto& configuration = before.plan().configurations[static_cast<std::size_t>(key.configuration)];
        if (!then || !now || configuration.threads > 1 || !then->completed || !now->completed) continue;
        ++reproducibility.compared;
        reproducibility.same += then->countsAs(*now);
    }
    return reproducibility;
}

void runComparison(Comparison& comparison, const JobContext& job,
                   const std::function<void(const Measurement&)>& onMeasured) {
    Runner(comparison, job, onMeasured).run();
}

}  // namespace plyglass
