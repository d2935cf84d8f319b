// Speed and remaining time of a run, from measured stages, or estimates before there are any.
#pragma once

#include <chrono>
#include <cstdint>

#include "engine/learning/training/network_run.h"

namespace plyglass {

class NetworkRunClock {
  public:
    explicit NetworkRunClock(const NetworkRun& run) : m_run(run) {}

    /// Starts or resumes a stage of the current generation.
    void begin(NetworkRunStage stage);
    double stageSeconds() const;
    /// Progress of the run, from that of the stage's job.
    NetworkRunStep step(NetworkRunStage stage, const JobProgress& progress);

  private:
    using Clock = std::chrono::steady_clock;

    /// Duration of a whole stage, from the last round or from this one so far.
    double secondsOf(NetworkRunStage stage) const;

    const NetworkRun& m_run;
    Clock::time_point m_begin = Clock::now();
    NetworkRunStage m_stage = NetworkRunStage::Playing;
    std::uint64_t m_first = 0;  ///< progress when the stage was resumed
    bool m_hasFirst = false;
    double m_playSeconds = 0;  ///< self-play per round at the current rate
};

}  // namespace plyglass
