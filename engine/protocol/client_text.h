// Tools that both protocol clients share: waiting for lines and for answers, ending a program.
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

/// Of all that an engine says before it is ready; the engines there are have some ten thousand bytes at most.
constexpr std::size_t kMaxGreetingBytes = 1 << 20;

/// "it ended (exit code 1); its last error line: …", for messages about an engine that is gone.
std::string exitMessage(const LineTransport& transport);
/// The error of setting an option that the engine does not have; `known` are the names of those it has.
tl::unexpected<Error> unknownOption(std::string_view name, const std::vector<std::string>& known);

/// Reads lines until `accept` returns true for one. Closed or TimedOut if that never happens: at the deadline
/// it ends also where lines keep coming.
template <class Accept>
LineTransport::Status readUntil(LineTransport& transport, LineTransport::TimePoint deadline, Accept accept) {
    while (true) {
        const LineTransport::Received received = transport.receiveLine(deadline);
        if (received.status != LineTransport::Status::Line) return received.status;
        if (accept(std::string_view(received.line))) return received.status;
        if (std::chrono::steady_clock::now() >= deadline) return LineTransport::Status::TimedOut;
    }
}

/// How a protocol recognises the answer to a question for a move, and how it tells an engine to move at once.
struct AnswerReader {
    /// Takes one line in; true once the answer is complete.
    std::function<bool(std::string_view line, Answer& answer)> read;
    std::function<void()> tellToMove;
    std::chrono::milliseconds grace;  ///< how long it is waited for after that
};

/// Puts the move that an engine wrote, in coordinates or SAN, into its answer.
void takeMove(std::string_view text, const Position& position, Answer& answer);

/// Waits for the answer, for the turn's deadline, for the end of the engine, for the turn's stop token.
Answer awaitAnswer(LineTransport& transport, const Turn& turn, const AnswerReader& reader);

/// Waits a second for a program that was told to quit, then ends it by force.
void awaitExit(LineTransport& transport);

}  // namespace plyglass
