// Shared parts of the protocol clients: waiting for lines and answers, ending a program.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/text.h"
#include "engine/protocol/engine_client.h"
#include "engine/protocol/line_transport.h"

namespace plyglass {

/// Limit of the text before an engine is ready; known engines write about ten thousand bytes at most.
constexpr std::size_t kMaxGreetingBytes = 1 << 20;

/// "it ended (exit code 1); its last error line: …", for messages about an engine that has ended.
std::string exitMessage(const LineTransport& transport);
/// Error for an option that the engine does not have; `known` lists those it has.
tl::unexpected<Error> unknownOption(std::string_view name, const std::vector<std::string>& known);

/// Reads lines until `accept` returns true. Otherwise Closed or TimedOut; the deadline also holds while lines
/// keep coming.
template <class Accept>
LineTransport::Status readUntil(LineTransport& transport, LineTransport::TimePoint deadline, Accept accept) {
    while (true) {
        const LineTransport::Received received = transport.receiveLine(deadline);
        if (received.status != LineTransport::Status::Line) return received.status;
        if (accept(std::string_view(received.line))) return received.status;
        if (std::chrono::steady_clock::now() >= deadline) return LineTransport::Status::TimedOut;
    }
}

/// Protocol-specific part of waiting for a move: recognizing the answer, and the command to move now.
struct AnswerReader {
    /// Processes one line; true once the answer is complete.
    std::function<bool(std::string_view line, Answer& answer)> read;
    std::function<void()> tellToMove;
    std::chrono::milliseconds grace;  ///< waiting time after that command
};

/// Parses the engine's move, in coordinates or SAN, into its answer.
void takeMove(std::string_view text, const Position& position, Answer& answer);

/// Waits for the answer, the turn's deadline, the end of the engine or the turn's stop token.
Answer awaitAnswer(LineTransport& transport, const Turn& turn, const AnswerReader& reader);

/// Waits a second for a program to quit, then kills it.
void awaitExit(LineTransport& transport);

}  // namespace plyglass
