// A fake engine: a script answers every line sent to it.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "engine/protocol/line_transport.h"

namespace plyglass {

/// Record of the communication; outlives the transport, which its client owns.
struct Conversation {
    std::vector<std::string> sent;

    bool hasSent(const std::string& line) const { return count(line) > 0; }
    int count(const std::string& line) const {
        int n = 0;
        for (const std::string& each : sent) n += each == line;
        return n;
    }
    /// The last line sent with this prefix; empty if there is none.
    std::string lastWith(const std::string& beginning) const {
        std::string found;
        for (const std::string& each : sent)
            if (each.starts_with(beginning)) found = each;
        return found;
    }
};

class FakeTransport : public LineTransport {
  public:
    /// Output of the engine for an input line. The line kDies ends the engine, and so does "quit".
    using Script = std::function<std::vector<std::string>(const std::string& line)>;
    static constexpr const char* kDies = "<dies>";

    explicit FakeTransport(Script script,
                           std::shared_ptr<Conversation> conversation = std::make_shared<Conversation>())
        : m_script(std::move(script)), m_conversation(std::move(conversation)) {}

    bool sendLine(std::string_view line) override {
        if (!m_isAlive) return false;
        m_conversation->sent.emplace_back(line);
        if (line == "quit") m_waiting.assign(1, kDies);
        for (std::string& reply : m_script(m_conversation->sent.back()))
            m_waiting.push_back(std::move(reply));
        return true;
    }

    Received receiveLine(TimePoint deadline) override {
        if (!m_waiting.empty() && m_waiting.front() == kDies) m_isAlive = false;
        if (!m_isAlive) return {Status::Closed, {}};
        if (m_waiting.empty()) {
            if (deadline > TimePoint::clock::now()) std::this_thread::sleep_until(deadline);
            return {Status::TimedOut, {}};
        }
        Received received{Status::Line, m_waiting.front()};
        m_waiting.pop_front();
        return received;
    }

    bool isAlive() override { return m_isAlive; }
    std::optional<std::string> exitStatus() const override {
        return m_isAlive ? std::nullopt : std::optional<std::string>("exit code 3");
    }
    std::string lastErrors() const override { return m_isAlive ? "" : "first\nout of cheese\n"; }
    void kill() override { m_isAlive = false; }

  private:
    Script m_script;
    std::shared_ptr<Conversation> m_conversation;
    std::deque<std::string> m_waiting;
    bool m_isAlive = true;
};

}  // namespace plyglass
