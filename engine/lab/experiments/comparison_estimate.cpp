// Extrapolates from shallow to deep searches for each position and configuration.
#include "engine/lab/experiments/comparison_estimate.h"

#include <algorithm>
#include <limits>

namespace plyglass {

namespace {

/// Default growth factor per ply, and its limits.
constexpr double kTypicalGrowth = 2.5;
constexpr double kMinGrowth = 1.2;
constexpr double kMaxGrowth = 40;
/// Shorter times are too inaccurate for an estimate of growth, at a clock resolution of 1 ms.
constexpr double kShortestMs = 2;

/// Searches of one position by one configuration, by ascending depth.
class Line {
  public:
    Line(const Comparison& comparison, RunKey key) : m_comparison(comparison), m_key(key) {}

    double remainingMs() {
        const ComparisonPlan& plan = m_comparison.plan();
        double remaining = 0;
        for (m_key.depth = plan.fromDepth; m_key.depth <= plan.toDepth; ++m_key.depth) {
            if (const Measurement* found = m_comparison.find(m_key)) {
                take(*found);
            } else if (!m_givenUp) {
                const double limit = std::min(static_cast<double>(plan.maxMs), m_msForAllNodes);
                m_ms = std::min(std::max(m_ms, kShortestMs) * m_growth, limit);
                remaining += m_ms;
                // Beyond the limit deeper searches are skipped.
                m_givenUp = m_ms >= limit;
            }
        }
        return remaining;
    }

  private:
    void take(const Measurement& found) {
        const auto ms = static_cast<double>(found.timeMs);
        const auto nodes = static_cast<double>(found.totalNodes());
        if (ms >= kShortestMs && nodes > 0)
            m_msForAllNodes = static_cast<double>(m_comparison.plan().maxNodes) * ms / nodes;
        if (m_ms >= kShortestMs) m_growth = std::clamp(ms / m_ms, kMinGrowth, kMaxGrowth);
        m_ms = ms;
        m_givenUp = !found.completed;
    }

    const Comparison& m_comparison;
    RunKey m_key;
    double m_ms = 0;
    double m_growth = kTypicalGrowth;
    double m_msForAllNodes = std::numeric_limits<double>::infinity();  ///< at the last known speed
    bool m_givenUp = false;
};

}  // namespace

std::optional<std::int64_t> expectedRemainingMs(const Comparison& comparison, int threads) {
    if (comparison.done() == 0) return std::nullopt;
    const ComparisonPlan& plan = comparison.plan();
    double remaining = 0;
    for (int repetition = 0; repetition < plan.repetitions; ++repetition)
        for (int position = 0; position < static_cast<int>(plan.positions.size()); ++position)
            for (int configuration = 0; configuration < static_cast<int>(plan.configurations.size());
                 ++configuration)
                remaining +=
                    Line(comparison, {position, configuration, plan.fromDepth, repetition}).remainingMs();
    return static_cast<std::int64_t>(remaining / std::max(threads, 1));
}

}  // namespace plyglass
