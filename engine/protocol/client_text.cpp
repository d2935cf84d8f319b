#include "engine/protocol/client_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>

#include "engine/chess/text.h"

namespace plyglass {

namespace {

constexpr std::string_view kBlanks = " \t\r\n\f\v";

/// While an engine thinks, the stop token is looked at this often.
constexpr std::chrono::milliseconds kStopPoll{50};

ClientAnswer withoutMove(ClientAnswer::Kind kind, std::string message) {
    ClientAnswer answer;
    answer.kind = kind;
    answer.message = std::move(message);
    return answer;
}

}  // namespace

std::string_view WordReader::next() {
    m_rest = rest();
    const std::string_view word = m_rest.substr(0, m_rest.find_first_of(kBlanks));
    m_rest.remove_prefix(word.size());
    return word;
}

std::string_view WordReader::rest() const { return trimmed(m_rest); }

std::optional<std::int64_t> parseInteger(std::string_view word) {
    if (word.starts_with('+')) word.remove_prefix(1);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return number;
}

bool equalsIgnoringCase(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

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
