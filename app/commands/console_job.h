// A long job run from the command line: Ctrl-C asks it to stop, and its progress is a bar on standard error.
#pragma once

#include "app/commands/interrupt_watch.h"
#include "app/commands/progress_bar.h"
#include "engine/base/job_context.h"

namespace plyglass {

/// Make it before any other thread, as its InterruptWatch demands.
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

  private:
    InterruptWatch m_interrupt;
    ProgressBar m_bar;
    JobContext m_context;
};

}  // namespace plyglass
