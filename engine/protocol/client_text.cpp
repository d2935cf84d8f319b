#include "engine/protocol/client_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/base/text.h"

namespace plyglass {

namespace {

/// While an engine thinks, the stop token is looked at this often.
constexpr std::chrono::milliseconds kStopPoll{50};

ClientAnswer withoutMove(ClientAnswer::Kind kind, std::string message) {
    ClientAnswer answer;
    answer.kind = kind;
    answer.message = std::move(message);
    return answer;
}

}  // namespace

std::string obituary(const LineTransport& transport) {
    const auto status = transport.exitStatus();
    std::string text = status ? fmt::format("it ended ({})", *status) : std::string("it ended");
    const std::string errors = transport.lastErrors();
    if (const std::string_view last = trimmed(errors); !last.empty()) {
        const std::size_t lineStart = last.find_last_of('\n');
        text += "; its last words: " + quoted(lineStart == last.npos ? last : last.substr(lineStart + 1));
    }
    return text;
}

ClientAnswer awaitAnswer(LineTransport& transport, const ClientTurn& turn, const AnswerReader& reader) {
    using Clock = std::chrono::steady_clock;
    using Kind = ClientAnswer::Kind;
    ClientAnswer answer;
    Clock::time_point deadline = turn.giveUpAt;
    bool toldToMove = false;
    while (true) {
        const auto received = transport.receiveLine(std::min(deadline, Clock::now() + kStopPoll));
        if (received.status == LineTransport::Status::Closed)
            return withoutMove(Kind::Died, obituary(transport));
        if (received.status == LineTransport::Status::Line && reader.read(received.line, answer))
            return answer;
        // An engine that goes on talking must not keep these from being seen.
        if (turn.stop.stop_requested()) return withoutMove(Kind::Stopped, {});
        if (Clock::now() < deadline) continue;
        if (toldToMove) return withoutMove(Kind::Silent, "no move, not even when told to move at once");
        reader.tellToMove();
        toldToMove = true;
        deadline = Clock::now() + reader.grace;
    }
}

}  // namespace plyglass
