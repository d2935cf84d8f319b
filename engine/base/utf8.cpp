// RFC 3629: the bytes that may follow a first one, by the table of its section 4.
#include "engine/base/utf8.h"

namespace plyglass {

namespace {

struct Beginning {
    std::size_t length;
    unsigned char leastSecond;
    unsigned char mostSecond;
};

/// Length 0: no character begins so.
constexpr Beginning beginningOf(unsigned char first) {
    if (first < 0x80) return {1, 0, 0};
    if (first < 0xC2) return {0, 0, 0};
    if (first < 0xE0) return {2, 0x80, 0xBF};
    if (first == 0xE0) return {3, 0xA0, 0xBF};
    if (first == 0xED) return {3, 0x80, 0x9F};
    if (first < 0xF0) return {3, 0x80, 0xBF};
    if (first == 0xF0) return {4, 0x90, 0xBF};
    if (first < 0xF4) return {4, 0x80, 0xBF};
    if (first == 0xF4) return {4, 0x80, 0x8F};
    return {0, 0, 0};
}

}  // namespace

std::size_t utf8Length(std::string_view text) {
    if (text.empty()) return 0;
    const Beginning beginning = beginningOf(static_cast<unsigned char>(text.front()));
    if (beginning.length > text.size()) return 0;
    if (beginning.length < 2) return beginning.length;
    const auto second = static_cast<unsigned char>(text[1]);
    if (second < beginning.leastSecond || second > beginning.mostSecond) return 0;
    for (std::size_t i = 2; i < beginning.length; ++i)
        if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) return 0;
    return beginning.length;
}

bool isUtf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

}  // namespace plyglass
