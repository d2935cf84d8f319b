// Ways of thinking side by side: positions × configurations × depths × repetitions, every search on its own
// with an empty table, so that its node count depends on nothing but itself.
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

/// What is to be searched. Made valid by `checkedPlan`.
struct ComparisonPlan {
    std::string name;
    std::uint64_t seed = 1;  ///< of what the searches leave to chance
    std::vector<NamedPosition> positions;
    std::vector<Configuration> configurations;  ///< the first is the one that the others are compared with
    int fromDepth = 1;                          ///< in plies, as toDepth; every depth between is searched
    int toDepth = 8;
    int repetitions = 1;
    std::uint64_t maxNodes = 100'000'000;  ///< a search is given up after so many
    std::int64_t maxMs = 60'000;           ///< and after so long
};

/// Place among the configurations of the one that another's factor is against.
int baseOf(const ComparisonPlan& plan, int configuration);

/// The plan, or what is wrong with it and what to do.
Result<ComparisonPlan> checkedPlan(ComparisonPlan plan);

/// Fails, with the way the game ended, where the game is over: searches of such a position say nothing and
/// count in no mean.
Result<void> checkSearchable(const Position& position);

/// Which search of a plan, all counted from 0 but the depth.
struct RunKey {
    int position = 0;
    int configuration = 0;
    int depth = 1;
    int repetition = 0;

    friend bool operator==(const RunKey&, const RunKey&) = default;
};

/// What one search came to.
struct Measurement {
    RunKey key;
    bool completed = false;  ///< false: given up, the figures are those until then
    std::array<std::uint64_t, kNodeKinds> nodes{};
    std::uint64_t evaluations = 0;
    std::uint64_t betaCutoffs = 0;
    std::uint64_t firstMoveCutoffs = 0;
    int depthReached = 0;  ///< the last finished iteration, in plies
    std::int64_t timeMs = 0;
    Score score = 0;  ///< from the side to move
    Move bestMove;

    std::uint64_t totalNodes() const;
    /// The share of cutoffs that the first move brought about, 0 … 1; none without cutoffs.
    std::optional<double> firstMoveRate() const;
    /// nodes^(1/depth): how many moves of each position the search had to look at, as it were.
    double branching() const;
    /// Everything but the time is the same.
    bool countsAs(const Measurement& other) const;
};

/// The search of a position as a configuration thinks: of the position alone, without the game before it,
/// with what is known of endings, the same each time from an empty table.
LevelRequest fixedDepthRequest(const Position& position, const Configuration& configuration, int depth);

/// A plan and what has been measured of it so far.
class Comparison {
  public:
    explicit Comparison(ComparisonPlan plan);

    const ComparisonPlan& plan() const { return m_plan; }
    /// All searches of the plan in the order in which they are done: shallow ones first.
    const std::vector<RunKey>& keys() const { return m_keys; }
    std::size_t done() const { return m_done; }
    bool isFinished() const { return m_done == m_keys.size(); }

    bool contains(const RunKey& key) const { return placeOf(key) < m_keys.size(); }
    /// nullptr while it has not been measured.
    const Measurement* find(const RunKey& key) const;
    /// Keeps a measurement of a search that belongs to the plan; others are ignored.
    void add(const Measurement& measurement);

  private:
    std::size_t placeOf(const RunKey& key) const;

    ComparisonPlan m_plan;
    std::vector<RunKey> m_keys;
    std::vector<std::optional<Measurement>> m_measurements;  ///< by `placeOf`
    std::size_t m_done = 0;
};

/// How many searches of a comparison done again count as they did before.
struct Reproducibility {
    int same = 0;
    int compared = 0;
};
/// Searches by several threads and those given up cannot be repeated to the node and are left out.
Reproducibility reproducibilityOf(const Comparison& before, const Comparison& again);

/// Measures what is missing, on as many threads as the job has; searches that use several threads themselves
/// are done one at a time, at the end. `onMeasured` is called after each, never from two threads at once, and
/// may be empty. Once a configuration has given up a position, it is not sent deeper into it: those searches
/// count as given up as well. Asked to stop, it returns soon and keeps what is finished.
void runComparison(Comparison& comparison, const JobContext& job,
                   const std::function<void(const Measurement&)>& onMeasured = {});

}  // namespace plyglass
