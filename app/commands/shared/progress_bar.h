// Progress of a long job on standard error: a bar on a terminal, else a line from time to time.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "engine/base/job_context.h"

namespace plyglass {

/// "0:07", "12:34", "1:02:03".
std::string durationText(std::chrono::seconds duration);

class ProgressBar {
  public:
    ProgressBar();
    ~ProgressBar() { endLine(); }
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    /// For JobContext::onProgress.
    void show(const JobProgress& progress);
    /// Leaves the last state on a line of its own.
    void endLine();

    /// Line for a state; `barWidth` in characters, 0 = no bar.
    static std::string lineFor(const JobProgress& progress, std::optional<std::chrono::seconds> left,
                               int barWidth);

  private:
    using Clock = std::chrono::steady_clock;

    std::optional<std::chrono::seconds> timeLeft(const JobProgress& progress) const;

    const Clock::time_point m_start = Clock::now();
    const bool m_isTerminal;
    std::optional<std::uint64_t> m_doneAtStart;  ///< work of an earlier run
    std::optional<Clock::time_point> m_shownAt;
    std::string m_line;
    bool m_isLineOpen = false;
};

}  // namespace plyglass
