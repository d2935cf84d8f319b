// Small tools for reading what engines write: words, numbers, time left.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/protocol/line_transport.h"

namespace plyglass {

/// Takes a line apart into words that are separated by blanks.
class WordReader {
  public:
    explicit WordReader(std::string_view line) : m_rest(line) {}

    /// The next word; empty at the end.
    std::string_view next();
    /// All that is left, without blanks around it.
    std::string_view rest() const;
    bool atEnd() const { return rest().empty(); }

  private:
    std::string_view m_rest;
};

/// A whole number; nothing if the word is anything else or too large. A leading + is allowed.
std::optional<std::int64_t> parseInteger(std::string_view word);

/// Case does not matter in the names of options.
bool equalsIgnoringCase(std::string_view a, std::string_view b);

/// "It ended (exit code 1). Its last words: …", for messages about an engine that is gone.
std::string obituary(const LineTransport& transport);

/// Reads lines until `accept` returns true for one. Closed or TimedOut if that never happens.
template <class Accept>
LineTransport::Status readUntil(LineTransport& transport, LineTransport::TimePoint deadline, Accept accept) {
    while (true) {
        const LineTransport::Received received = transport.receiveLine(deadline);
        if (received.status != LineTransport::Status::Line) return received.status;
        if (accept(std::string_view(received.line))) return received.status;
    }
}

}  // namespace plyglass
