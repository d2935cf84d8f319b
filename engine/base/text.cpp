// In displayed text, blanks and line ends become plain blanks, invisible characters are named, and invalid
// UTF-8 bytes become question marks; a cut never splits a UTF-8 character.
#include "engine/base/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "engine/base/utf8.h"

namespace plyglass {

namespace {

constexpr std::string_view kBlanks = " \t\r\n\f\v";

/// Display form of the first character.
std::string shownSign(std::string_view text) {
    const std::size_t length = utf8Length(text);
    if (length == 0) return "?";
    if (kBlanks.find(text.front()) != kBlanks.npos) return " ";
    const unsigned code = utf8Code(text);
    return isInvisible(code) ? fmt::format("<U+{:04X}>", code) : std::string(text.substr(0, length));
}

}  // namespace

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::vector<std::string_view> split(std::string_view text, std::string_view separators) {
    std::vector<std::string_view> found;
    while (true) {
        const auto end = text.find_first_of(separators);
        found.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return found;
        text.remove_prefix(end + 1);
    }
}

std::vector<std::string_view> parts(std::string_view text, std::string_view separators) {
    std::vector<std::string_view> found = split(text, separators);
    std::transform(found.begin(), found.end(), found.begin(), trimmed);
    std::erase_if(found, [](std::string_view part) { return part.empty(); });
    return found;
}

std::string withLineFeeds(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
        plain += text[i] == '\r' ? '\n' : text[i];
    }
    return plain;
}

std::string quoted(std::string_view text) {
    constexpr std::size_t kMaxLength = 40;
    std::string shown;
    while (!text.empty()) {
        const std::string sign = shownSign(text);
        if (shown.size() + sign.size() > kMaxLength) return '"' + shown + "…\"";
        shown += sign;
        text.remove_prefix(std::max<std::size_t>(utf8Length(text), 1));
    }
    return '"' + shown + '"';
}

std::string_view WordReader::peek() const {
    const std::string_view left = rest();
    return left.substr(0, left.find_first_of(kBlanks));
}

std::string_view WordReader::next() {
    const std::string_view word = peek();
    m_rest = rest().substr(word.size());
    return word;
}

std::optional<std::int64_t> parseInteger(std::string_view word) {
    if (word.starts_with('+')) word.remove_prefix(1);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return number;
}

std::string lowerCase(std::string_view text) {
    std::string lower(text);
    for (char& c : lower) c = lowerCase(c);
    return lower;
}

bool equalsIgnoringCase(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lowerCase(x) == lowerCase(y); });
}

}  // namespace plyglass
