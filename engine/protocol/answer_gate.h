// Delays the answer of a search until the client allows it: after `go infinite` and `go ponder`.
#pragma once

#include <condition_variable>
#include <mutex>

namespace plyglass {

/// Thread-safe.
class AnswerGate {
  public:
    /// Closes the gate at the start of a search.
    void close(bool untilStop, bool untilPonderHit) {
        const std::lock_guard lock(m_mutex);
        m_untilStop = untilStop;
        m_untilPonderHit = untilPonderHit;
    }
    /// On `stop`: the answer is due now.
    void open() {
        {
            const std::lock_guard lock(m_mutex);
            m_untilStop = m_untilPonderHit = false;
        }
        m_changed.notify_all();
    }
    void ponderHit() {
        {
            const std::lock_guard lock(m_mutex);
            m_untilPonderHit = false;
        }
        m_changed.notify_all();
    }
    bool isPondering() {
        const std::lock_guard lock(m_mutex);
        return m_untilPonderHit;
    }
    void wait() {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return !m_untilStop && !m_untilPonderHit; });
    }

  private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_untilStop = false;
    bool m_untilPonderHit = false;
};

}  // namespace plyglass
