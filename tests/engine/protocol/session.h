// A UCI server connected in memory: tests send lines as a client and wait for answers.
#pragma once

#include <QTest>
#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <streambuf>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "engine/chess/san.h"
#include "engine/protocol/uci_server.h"

namespace plyglass::testing {

/// Input of the server: blocks until there is more or it is closed.
class LineSource : public std::streambuf {
  public:
    void send(std::string_view text) {
        {
            const std::lock_guard lock(m_mutex);
            m_waiting += text;
        }
        m_changed.notify_all();
    }
    void close() {
        {
            const std::lock_guard lock(m_mutex);
            m_closed = true;
        }
        m_changed.notify_all();
    }

  protected:
    int_type underflow() override {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return !m_waiting.empty() || m_closed; });
        if (m_waiting.empty()) return traits_type::eof();
        m_read = std::exchange(m_waiting, {});
        setg(m_read.data(), m_read.data(), m_read.data() + m_read.size());
        return traits_type::to_int_type(m_read.front());
    }

  private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::string m_waiting;
    std::string m_read;
    bool m_closed = false;
};

/// Output of the server, line by line. Can simulate a client that does not read.
class LineSink : public std::streambuf {
  public:
    /// The next line, or "(no answer)" after `timeoutMs`.
    std::string next(int timeoutMs) {
        std::unique_lock lock(m_mutex);
        const auto hasLine = [this] { return m_read < m_lines.size(); };
        if (!m_changed.wait_for(lock, std::chrono::milliseconds(timeoutMs), hasLine)) return "(no answer)";
        return m_lines[m_read++];
    }
    /// Blocks writers until it is called with false.
    void block(bool isBlocked) {
        {
            const std::lock_guard lock(m_mutex);
            m_blocked = isBlocked;
        }
        m_changed.notify_all();
    }

  protected:
    int_type overflow(int_type c) override {
        const char text = traits_type::to_char_type(c);
        return xsputn(&text, 1) == 1 ? c : traits_type::eof();
    }
    std::streamsize xsputn(const char* text, std::streamsize size) override {
        {
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, [this] { return !m_blocked; });
            for (const char c : std::string_view(text, static_cast<std::size_t>(size))) {
                if (c != '\n') {
                    m_begun += c;
                    continue;
                }
                m_lines.push_back(std::exchange(m_begun, {}));
            }
        }
        m_changed.notify_all();
        return size;
    }

  private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<std::string> m_lines;
    std::string m_begun;
    std::size_t m_read = 0;
    bool m_blocked = false;
};

class Session {
  public:
    Session() : m_thread([this] { serve(); }) {}
    ~Session() { end(); }

    void send(std::string_view line) { m_source.send(std::string(line) + '\n'); }
    /// Sends bytes without a line end.
    void sendRaw(std::string_view bytes) { m_source.send(bytes); }
    void block(bool isBlocked) { m_sink.block(isBlocked); }

    /// Lines up to the first with this prefix, which is last; otherwise "(no answer)" is last.
    std::vector<std::string> until(std::string_view prefix, int timeoutMs = kTimeoutMs) {
        std::vector<std::string> lines;
        while (lines.empty() || (!lines.back().starts_with(prefix) && lines.back() != "(no answer)"))
            lines.push_back(m_sink.next(timeoutMs));
        return lines;
    }
    /// Only that line.
    std::string answer(std::string_view prefix) { return until(prefix).back(); }
    /// All output before the answer to an `isready` sent now.
    std::vector<std::string> untilReady() {
        send("isready");
        std::vector<std::string> lines = until("readyok");
        if (lines.back() == "readyok") lines.pop_back();
        return lines;
    }

    /// Closes the input; returns when the server has ended.
    void end() {
        m_source.close();
        if (m_thread.joinable()) m_thread.join();
    }

  private:
    static constexpr int kTimeoutMs = 60'000;

    void serve() {
        std::istream in(&m_source);
        std::ostream out(&m_sink);
        UciServer server("Plyglass test", out);
        server.run(in);
    }

    LineSource m_source;
    LineSink m_sink;
    std::thread m_thread;
};

inline std::vector<std::string> wordsOf(const std::string& line) {
    std::vector<std::string> words(1);
    for (const char c : line) {
        if (c != ' ')
            words.back() += c;
        else
            words.emplace_back();
    }
    return words;
}

/// Word after `name` in an `info` line; "" if missing.
inline std::string fieldOf(const std::string& line, std::string_view name) {
    const std::vector<std::string> words = wordsOf(line);
    const auto found = std::find(words.begin(), words.end(), name);
    return found == words.end() || found + 1 == words.end() ? "" : *(found + 1);
}

constexpr const char* kMiddleGame =
    "position fen r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";
/// Mate in one: Re8.
constexpr const char* kMateInOne = "position fen 6k1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 1";

/// Whether the line `bestmove …` has a legal move after the command `position`.
inline bool isLegalIn(const std::string& bestMove, std::string_view position) {
    const auto fen = Position::fromFen(position.substr(std::string_view("position fen ").size()));
    return parseUci(*fen, fieldOf(bestMove, "bestmove")).has_value();
}

/// The `info string` lines.
inline std::vector<std::string> strings(const std::vector<std::string>& lines) {
    std::vector<std::string> found;
    for (const std::string& line : lines)
        if (line.starts_with("info string ")) found.push_back(line);
    return found;
}

}  // namespace plyglass::testing
