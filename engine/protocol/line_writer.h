// Writes output lines on a separate thread, so that a slow reader never blocks the search.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <ostream>
#include <string>
#include <thread>

namespace plyglass {

/// Thread-safe. Lines are written whole, in the order of submission.
class LineWriter {
  public:
    /// `out` must outlive the writer; nothing else may write to it meanwhile.
    explicit LineWriter(std::ostream& out);
    /// Writes the pending lines.
    ~LineWriter();
    LineWriter(const LineWriter&) = delete;
    LineWriter& operator=(const LineWriter&) = delete;

    /// Writes a line (or several, separated by line ends), without the last line end. Never dropped.
    void write(std::string text);
    /// As `write`, for short-lived information: if too many such lines are pending, the oldest is dropped.
    void writeDroppable(std::string text);
    /// Waits until all submitted lines are written.
    void flush();
    /// Whether a write failed: a full disk, a closed pipe.
    bool hasFailed() const { return m_failed; }

  private:
    struct Entry {
        std::string text;
        bool isDroppable;
    };

    void push(Entry entry);
    void run();

    std::ostream& m_out;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Entry> m_waiting;
    int m_droppableWaiting = 0;
    bool m_writing = false;
    bool m_ending = false;
    std::atomic<bool> m_failed{false};
    std::thread m_thread;  ///< last member, since it uses all others
};

}  // namespace plyglass
