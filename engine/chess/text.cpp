// Control characters become blanks when text is shown, and a cut never falls inside a UTF-8 character.
#include "engine/chess/text.h"

#include <algorithm>

namespace plyglass {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n\f\v";
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
    if (shown.size() < text.size())
        while (!shown.empty() && (text[shown.size()] & 0xC0) == 0x80) shown.remove_suffix(1);
    std::string result(shown);
    std::replace_if(
        result.begin(), result.end(), [](unsigned char c) { return c < ' ' || c == 127; }, ' ');
    return '"' + result + (shown.size() < text.size() ? "…\"" : "\"");
}

}  // namespace plyglass
