// Output lines, written and flushed by a thread of their own: a slow reader never holds up the search.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <ostream>
#include <string>
#include <thread>

namespace plyglass {

/// All functions may be called from any thread. Lines come out whole, in the order in which they were handed
/// over.
class LineWriter {
  public:
    /// `out` must outlive the writer, and nobody else may write to it meanwhile.
    explicit LineWriter(std::ostream& out);
    /// Writes what is left.
    ~LineWriter();
    LineWriter(const LineWriter&) = delete;
    LineWriter& operator=(const LineWriter&) = delete;

    /// A line (or several, with line ends between them), without the last line end. It is never dropped.
    void write(std::string text);
    /// The same for what is soon out of date: if too many such lines are waiting, the oldest is dropped.
    void writeDroppable(std::string text);
    /// Waits until everything handed over so far is written.
    void flush();
    /// Whether something could not be written: a full disk, a closed pipe.
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
    std::thread m_thread;  ///< the last member: it starts when all the others are there
};

}  // namespace plyglass
