// Holds back the answer of a search that may be given only when the client says so: after `go infinite` and
// `go ponder`.
#pragma once

#include <condition_variable>
#include <mutex>

namespace plyglass {

/// All functions may be called from any thread.
class AnswerGate {
  public:
    /// A search starts.
    void close(bool untilStop, bool untilPonderHit) {
        const std::lock_guard lock(m_mutex);
        m_untilStop = untilStop;
        m_untilPonderHit = untilPonderHit;
    }
    /// `stop`: the answer is wanted now.
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
