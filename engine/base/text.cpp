// When text is shown, blanks and line ends become plain blanks, characters that cannot be seen are named, and
// bytes that are no UTF-8 become question marks; a cut never falls inside a UTF-8 character.
#include "engine/base/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "engine/base/utf8.h"

namespace plyglass {

namespace {

constexpr std::string_view kBlanks = " \t\r\n\f\v";

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

std::string quoted(std::string_view text) {
    constexpr std::size_t kMaxLength = 40;
    std::string_view shown = text.substr(0, kMaxLength);
    const bool isCut = shown.size() < text.size();
    if (isCut)
        while (!shown.empty() && (text[shown.size()] & 0xC0) == 0x80) shown.remove_suffix(1);
    std::string result;
    while (!shown.empty()) {
        const std::size_t length = utf8Length(shown);
        if (length == 0)
            result += '?';
        else if (kBlanks.find(shown.front()) != kBlanks.npos)
            result += ' ';
        else if (const unsigned code = utf8Code(shown); isInvisible(code))
            result += fmt::format("<U+{:04X}>", code);
        else
            result += shown.substr(0, length);
        shown.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return '"' + result + (isCut ? "…\"" : "\"");
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
