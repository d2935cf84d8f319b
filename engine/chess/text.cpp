// Control characters become blanks when text is shown, bytes that are no UTF-8 question marks, and a cut
// never falls inside a UTF-8 character.
#include "engine/chess/text.h"

#include <algorithm>

#include "engine/base/utf8.h"

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
    const bool isCut = shown.size() < text.size();
    if (isCut)
        while (!shown.empty() && (text[shown.size()] & 0xC0) == 0x80) shown.remove_suffix(1);
    std::string result;
    while (!shown.empty()) {
        const std::size_t length = utf8Length(shown);
        const auto first = static_cast<unsigned char>(shown.front());
        if (length == 0)
            result += '?';
        else if (length == 1)
            result += first < ' ' || first == 127 ? ' ' : shown.front();
        else
            result += shown.substr(0, length);
        shown.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return '"' + result + (isCut ? "…\"" : "\"");
}

}  // namespace plyglass
