// How fast a run is and how long it still takes: measured stages for those to come, guesses before there are
// any.
#pragma once

#include <chrono>
#include <cstdint>

#include "engine/learning/training/network_run.h"

namespace plyglass {

class NetworkRunClock {
  public:
    explicit NetworkRunClock(const NetworkRun& run) : m_run(run) {}

    /// A stage of the generation in the making starts or is resumed.
    void begin(NetworkRunStage stage);
    double stageSeconds() const;
    /// Where the run stands, from what the stage's job tells.
    NetworkRunStep step(NetworkRunStage stage, const JobProgress& progress);

  private:
    using Clock = std::chrono::steady_clock;

    /// What a whole stage takes, from the last round or from what is known of this one.
    double secondsOf(NetworkRunStage stage) const;

    const NetworkRun& m_run;
    Clock::time_point m_begin = Clock::now();
    NetworkRunStage m_stage = NetworkRunStage::Playing;
    std::uint64_t m_first = 0;  ///< done when the stage was resumed
    bool m_hasFirst = false;
    double m_playSeconds = 0;  ///< a round's self-play at the rate of now
};

}  // namespace plyglass
