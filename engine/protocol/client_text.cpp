#include "engine/protocol/client_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>

#include "engine/chess/text.h"

namespace plyglass {

namespace {

constexpr std::string_view kBlanks = " \t\r\n\f\v";

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

}  // namespace plyglass
