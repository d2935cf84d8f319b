// A UCI server at the end of two streams in memory: a test sends lines as a client would, and waits for
// answers.
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

/// What the server reads: waits for more until it is closed.
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

/// What the server writes, line by line. Can be made as slow as a client that does not read.
class LineSink : public std::streambuf {
  public:
    /// The next line, or "(no answer)" after `timeoutMs`.
    std::string next(int timeoutMs) {
        std::unique_lock lock(m_mutex);
        const auto hasLine = [this] { return m_read < m_lines.size(); };
        if (!m_changed.wait_for(lock, std::chrono::milliseconds(timeoutMs), hasLine)) return "(no answer)";
        return m_lines[m_read++];
    }
    /// Whoever writes has to wait from now on, until it is called with false.
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
    /// Bytes as they are, without a line end.
    void sendRaw(std::string_view bytes) { m_source.send(bytes); }
    void block(bool isBlocked) { m_sink.block(isBlocked); }

    /// The lines up to the first that begins so, that one last. If none comes, "(no answer)" is last.
    std::vector<std::string> until(std::string_view prefix, int timeoutMs = kPatienceMs) {
        std::vector<std::string> lines;
        while (lines.empty() || (!lines.back().starts_with(prefix) && lines.back() != "(no answer)"))
            lines.push_back(m_sink.next(timeoutMs));
        return lines;
    }
    /// The line alone.
    std::string answer(std::string_view prefix) { return until(prefix).back(); }
    /// All that was said before the answer to an `isready` sent now.
    std::vector<std::string> untilReady() {
        send("isready");
        std::vector<std::string> lines = until("readyok");
        if (lines.back() == "readyok") lines.pop_back();
        return lines;
    }

    /// The end of the input; returns when the server has ended.
    void end() {
        m_source.close();
        if (m_thread.joinable()) m_thread.join();
    }

  private:
    static constexpr int kPatienceMs = 60'000;

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

/// What follows the word `name` in an `info` line; "" if it has none.
inline std::string fieldOf(const std::string& line, std::string_view name) {
    const std::vector<std::string> words = wordsOf(line);
    const auto found = std::find(words.begin(), words.end(), name);
    return found == words.end() || found + 1 == words.end() ? "" : *(found + 1);
}

constexpr const char* kMiddleGame =
    "position fen r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";
/// Mate in one: Re8.
constexpr const char* kMateInOne = "position fen 6k1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 1";

/// Whether the line `bestmove …` answers with a move that is legal after the command `position`.
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
