// A long job on the command line: Ctrl-C stops it, and a bar on standard error shows its progress.
#pragma once

#include <string>

#include "app/commands/shared/command_failure.h"
#include "app/commands/shared/interrupt_watch.h"
#include "app/commands/shared/progress_bar.h"
#include "engine/base/job_context.h"

namespace plyglass {

/// Construct before any other thread, as its InterruptWatch requires.
class ConsoleJob {
  public:
    explicit ConsoleJob(int threads = 1) {
        m_context.stop = m_interrupt.token();
        m_context.threads = threads;
        m_context.onProgress = [this](const JobProgress& progress) { m_bar.show(progress); };
    }
    ConsoleJob(const ConsoleJob&) = delete;
    ConsoleJob& operator=(const ConsoleJob&) = delete;

    const JobContext& context() const { return m_context; }
    bool isInterrupted() const { return m_context.stopRequested(); }

    /// Ends the bar's line on a terminal. Call before results are printed.
    void endLine() { m_bar.endLine(); }
    /// Ends the command if it was interrupted, with advice.
    void failIfInterrupted(const std::string& advice) {
        if (!isInterrupted()) return;
        endLine();
        failCommand("Interrupted. " + advice, kExitInterrupted);
    }

  private:
    InterruptWatch m_interrupt;
    ProgressBar m_bar;
    JobContext m_context;
};

}  // namespace plyglass
