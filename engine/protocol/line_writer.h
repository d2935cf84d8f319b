// Lines on their way out, written and flushed by a thread of their own: a reader that is slow never holds up
// whoever has something to say.
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

    /// A line (or several, with line ends between them), without the last line end. It will come out.
    void write(std::string text);
    /// The same for news that grows old: if too many such are waiting, the oldest of them is dropped.
    void writeNews(std::string text);
    /// Waits until everything handed over so far has come out.
    void flush();
    /// Whether something of what was to come out did not: a full disk, a closed pipe.
    bool hasFailed() const { return m_failed; }

  private:
    struct Entry {
        std::string text;
        bool isNews;
    };

    void push(Entry entry);
    void run();

    std::ostream& m_out;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Entry> m_waiting;
    int m_newsWaiting = 0;
    bool m_writing = false;
    bool m_ending = false;
    std::atomic<bool> m_failed{false};
    std::thread m_thread;  ///< the last member: it begins when all the others are there
};

}  // namespace plyglass
