// Small tools for conversations with engines: waiting for lines and for answers.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "engine/base/text.h"
#include "engine/protocol/engine_client.h"
#include "engine/protocol/line_transport.h"

namespace plyglass {

/// An engine that was told to quit has so long to do it by itself.
constexpr std::chrono::milliseconds kQuitGrace{1'000};
/// Of all that an engine says before it is ready; the engines there are have some ten thousand bytes at most.
constexpr std::size_t kMaxGreetingBytes = 1 << 20;

/// "It ended (exit code 1). Its last words: …", for messages about an engine that is gone.
std::string obituary(const LineTransport& transport);

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

/// How a protocol recognises the answer to a question for a move, and hurries an engine.
struct AnswerReader {
    /// Takes one line in; true once the answer is complete.
    std::function<bool(std::string_view line, ClientAnswer& answer)> read;
    std::function<void()> tellToMove;
    std::chrono::milliseconds grace;  ///< patience after that
};

/// Waits for the answer, for the turn's deadline, for the end of the engine, for the turn's stop token.
ClientAnswer awaitAnswer(LineTransport& transport, const ClientTurn& turn, const AnswerReader& reader);

}  // namespace plyglass
