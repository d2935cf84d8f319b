// Quoting: control characters become blanks, and a cut never falls inside a UTF-8 character.
#include "engine/chess/quote.h"

#include <algorithm>

namespace plyglass {

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
