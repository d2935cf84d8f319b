// An engine that never stops writing.
#pragma once

#include <string>
#include <utility>

#include "engine/protocol/line_transport.h"

namespace plyglass {

class FloodTransport : public LineTransport {
  public:
    explicit FloodTransport(std::string line) : m_line(std::move(line)) {}

    bool sendLine(std::string_view) override { return m_isAlive; }
    Received receiveLine(TimePoint) override {
        return m_isAlive ? Received{Status::Line, m_line} : Received{Status::Closed, {}};
    }
    bool isAlive() override { return m_isAlive; }
    std::optional<std::string> exitStatus() const override { return std::nullopt; }
    std::string lastErrors() const override { return {}; }
    void kill() override { m_isAlive = false; }

  private:
    std::string m_line;
    bool m_isAlive = true;
};

}  // namespace plyglass
