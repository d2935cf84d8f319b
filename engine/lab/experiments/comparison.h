// Comparison of configurations: positions × configurations × depths × repetitions. Every search has a cleared
// table, so its node count is independent of the others.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/chess/position.h"
#include "engine/lab/experiments/configuration.h"
#include "engine/search/search.h"

namespace plyglass {

struct NamedPosition {
    std::string name;
    Position position = Position::start();
};

/// Plan of a comparison; validated by `checkedPlan`.
struct ComparisonPlan {
    std::string name;
    std::uint64_t seed = 1;  ///< seed of the searches
    std::vector<NamedPosition> positions;
    std::vector<Configuration> configurations;  ///< the first one is the reference
    int fromDepth = 1;                          ///< in plies, up to toDepth inclusive
    int toDepth = 8;
    int repetitions = 1;
    std::uint64_t maxNodes = 100'000'000;  ///< node limit of a search
    std::int64_t maxMs = 60'000;           ///< time limit of a search
};

/// Index of the configuration's reference.
int baseOf(const ComparisonPlan& plan, int configuration);

/// The plan if valid, otherwise the error.
Result<ComparisonPlan> checkedPlan(ComparisonPlan plan);

/// Fails with the reason if the game is over in the position: such positions are excluded from means.
Result<void> checkSearchable(const Position& position);

/// Indices of a search in a plan, from 0, and its depth.
struct RunKey {
    int position = 0;
    int configuration = 0;
    int depth = 1;
    int repetition = 0;

    friend bool operator==(const RunKey&, const RunKey&) = default;
};

/// Result of one search.
struct Measurement {
    RunKey key;
    bool completed = false;  ///< false: stopped at a limit, the figures are partial
    std::array<std::uint64_t, kNodeKinds> nodes{};
    std::uint64_t evaluations = 0;
    std::uint64_t betaCutoffs = 0;
    std::uint64_t firstMoveCutoffs = 0;
    int depthReached = 0;  ///< last finished iteration, in plies
    std::int64_t timeMs = 0;
    Score score = 0;  ///< from the side to move
    Move bestMove;

    std::uint64_t totalNodes() const;
    /// Share of beta cutoffs by the first move, 0 … 1; empty without cutoffs.
    std::optional<double> firstMoveRate() const;
    /// Effective branching factor nodes^(1/depth).
    double branching() const;
    /// Whether everything but the time is equal.
    bool countsAs(const Measurement& other) const;
};

/// Fixed-depth search of a position by a configuration: without game history, with endgame tables, from a
/// cleared table.
LevelRequest fixedDepthRequest(const Position& position, const Configuration& configuration, int depth);

/// A plan with its measurements so far.
class Comparison {
  public:
    explicit Comparison(ComparisonPlan plan);

    const ComparisonPlan& plan() const { return m_plan; }
    /// All searches of the plan in their order: shallow ones first.
    const std::vector<RunKey>& keys() const { return m_keys; }
    std::size_t done() const { return m_done; }
    bool isFinished() const { return m_done == m_keys.size(); }

    bool contains(const RunKey& key) const { return placeOf(key) < m_keys.size(); }
    /// nullptr if not yet measured.
    const Measurement* find(const RunKey& key) const;
    /// Stores a measurement; ignored if its search is not in the plan.
    void add(const Measurement& measurement);

  private:
    std::size_t placeOf(const RunKey& key) const;

    ComparisonPlan m_plan;
    std::vector<RunKey> m_keys;
    std::vector<std::optional<Measurement>> m_measurements;  ///< indexed by `placeOf`
    std::size_t m_done = 0;
};

/// Number of repeated searches with identical counts.
struct Reproducibility {
    int same = 0;
    int compared = 0;
};
/// Excludes multithreaded and truncated searches, which are not reproducible.
Reproducibility reproducibilityOf(const Comparison& before, const Comparison& again);

/// Runs the missing searches on the job's threads; multithreaded searches run one at a time at the end. Calls
/// `onMeasured`, which may be empty, after each, never concurrently. Once a configuration reaches a limit in
/// a position, its deeper searches there are skipped and count as truncated. When stopped, returns soon with
/// the finished results.
void runComparison(Comparison& comparison, const JobContext& job,
                   const std::function<void(const Measurement&)>& onMeasured = {});

}  // namespace plyglass
