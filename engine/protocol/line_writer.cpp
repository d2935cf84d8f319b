#include "engine/protocol/line_writer.h"

#include <algorithm>
#include <utility>

namespace plyglass {

namespace {

/// Some seconds of search output.
constexpr int kMaxDroppableWaiting = 256;

}  // namespace

LineWriter::LineWriter(std::ostream& out) : m_out(out), m_thread([this] { run(); }) {}

LineWriter::~LineWriter() {
    {
        const std::lock_guard lock(m_mutex);
        m_ending = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void LineWriter::write(std::string text) { push({std::move(text), false}); }

void LineWriter::writeDroppable(std::string text) { push({std::move(text), true}); }

void LineWriter::push(Entry entry) {
    {
        const std::lock_guard lock(m_mutex);
        if (entry.isDroppable && ++m_droppableWaiting > kMaxDroppableWaiting) {
            m_waiting.erase(std::find_if(m_waiting.begin(), m_waiting.end(),
                                         [](const Entry& e) { return e.isDroppable; }));
            --m_droppableWaiting;
        }
        m_waiting.push_back(std::move(entry));
    }
    m_changed.notify_all();
}

void LineWriter::flush() {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_waiting.empty() && !m_writing; });
}

void LineWriter::run() {
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return !m_waiting.empty() || m_ending; });
        if (m_waiting.empty()) return;
        const std::deque<Entry> batch = std::exchange(m_waiting, {});
        m_droppableWaiting = 0;
        m_writing = true;
        lock.unlock();
        for (const Entry& entry : batch) m_out << entry.text << '\n';
        m_out.flush();
        if (!m_out) m_failed = true;
        lock.lock();
        m_writing = false;
        m_changed.notify_all();
    }
}

}  // namespace plyglass
