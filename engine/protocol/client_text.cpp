#include "engine/protocol/client_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/base/text.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

/// Time for an engine to quit by itself.
constexpr std::chrono::milliseconds kQuitGrace{1'000};
/// Interval for checking the stop token while an engine thinks.
constexpr std::chrono::milliseconds kStopPoll{50};

Answer withoutMove(Answer::Kind kind, std::string message) {
    Answer answer;
    answer.kind = kind;
    answer.message = std::move(message);
    return answer;
}

}  // namespace

std::string exitMessage(const LineTransport& transport) {
    const auto status = transport.exitStatus();
    std::string text = status ? fmt::format("it ended ({})", *status) : std::string("it ended");
    const std::string errors = transport.lastErrors();
    if (const std::string_view last = trimmed(errors); !last.empty()) {
        const std::size_t lineStart = last.find_last_of('\n');
        text +=
            "; its last error line: " + quoted(lineStart == last.npos ? last : last.substr(lineStart + 1));
    }
    return text;
}

void takeMove(std::string_view text, const Position& position, Answer& answer) {
    const auto move = parseMove(position, text);
    answer.kind = move ? Answer::Kind::Move : Answer::Kind::BrokeRules;
    if (move)
        answer.move = *move;
    else
        answer.message = move.error().english;
}

tl::unexpected<Error> unknownOption(std::string_view name, const std::vector<std::string>& known) {
    const std::string names = known.empty() ? "none" : fmt::format("{}", fmt::join(known, ", "));
    return fail(translatable("Engine", "It has no option {}. It has: {}."), quoted(name), names);
}

Answer awaitAnswer(LineTransport& transport, const Turn& turn, const AnswerReader& reader) {
    using Clock = std::chrono::steady_clock;
    using Kind = Answer::Kind;
    Answer answer;
    Clock::time_point deadline = turn.deadline;
    bool toldToMove = false;
    while (true) {
        const auto received = transport.receiveLine(std::min(deadline, Clock::now() + kStopPoll));
        if (received.status == LineTransport::Status::Closed)
            return withoutMove(Kind::Died, exitMessage(transport));
        if (received.status == LineTransport::Status::Line && reader.read(received.line, answer))
            return answer;
        // Checked after every line, so that it also works on an engine that never stops writing.
        if (turn.stop.stop_requested()) return withoutMove(Kind::Stopped, {});
        if (Clock::now() < deadline) continue;
        if (toldToMove) return withoutMove(Kind::Silent, "no move, not even when told to move at once");
        reader.tellToMove();
        toldToMove = true;
        deadline = Clock::now() + reader.grace;
    }
}

void awaitExit(LineTransport& transport) {
    readUntil(transport, std::chrono::steady_clock::now() + kQuitGrace,
              [](std::string_view) { return false; });
    if (transport.isAlive()) transport.kill();
}

}  // namespace plyglass
