// RFC 3629, section 4: valid continuation bytes after each first byte.
#include "engine/base/utf8.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <utility>

namespace plyglass {

namespace {

struct Beginning {
    std::size_t length;
    unsigned char minSecond;
    unsigned char maxSecond;
};

/// Length 0: invalid first byte.
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

void appendUtf8(std::string& out, unsigned code) {
    if (code < 0x80) {
        out += static_cast<char>(code);
    } else if (code < 0x800) {
        out += static_cast<char>(0xC0 | code >> 6);
        out += static_cast<char>(0x80 | (code & 0x3F));
    } else {
        out += static_cast<char>(0xE0 | code >> 12);
        out += static_cast<char>(0x80 | (code >> 6 & 0x3F));
        out += static_cast<char>(0x80 | (code & 0x3F));
    }
}

/// Windows-1252 characters 0x80 to 0x9F; 0 where undefined.
constexpr std::array<unsigned short, 32> kCodePage1252{
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

/// Code page 850, from 0x80.
constexpr std::array<unsigned short, 128> kCodePage850{
    0x00C7, 0x00FC, 0x00E9, 0x00E2, 0x00E4, 0x00E0, 0x00E5, 0x00E7, 0x00EA, 0x00EB, 0x00E8, 0x00EF, 0x00EE,
    0x00EC, 0x00C4, 0x00C5, 0x00C9, 0x00E6, 0x00C6, 0x00F4, 0x00F6, 0x00F2, 0x00FB, 0x00F9, 0x00FF, 0x00D6,
    0x00DC, 0x00F8, 0x00A3, 0x00D8, 0x00D7, 0x0192, 0x00E1, 0x00ED, 0x00F3, 0x00FA, 0x00F1, 0x00D1, 0x00AA,
    0x00BA, 0x00BF, 0x00AE, 0x00AC, 0x00BD, 0x00BC, 0x00A1, 0x00AB, 0x00BB, 0x2591, 0x2592, 0x2593, 0x2502,
    0x2524, 0x00C1, 0x00C2, 0x00C0, 0x00A9, 0x2563, 0x2551, 0x2557, 0x255D, 0x00A2, 0x00A5, 0x2510, 0x2514,
    0x2534, 0x252C, 0x251C, 0x2500, 0x253C, 0x00E3, 0x00C3, 0x255A, 0x2554, 0x2569, 0x2566, 0x2560, 0x2550,
    0x256C, 0x00A4, 0x00F0, 0x00D0, 0x00CA, 0x00CB, 0x00C8, 0x0131, 0x00CD, 0x00CE, 0x00CF, 0x2518, 0x250C,
    0x2588, 0x2584, 0x00A6, 0x00CC, 0x2580, 0x00D3, 0x00DF, 0x00D4, 0x00D2, 0x00F5, 0x00D5, 0x00B5, 0x00FE,
    0x00DE, 0x00DA, 0x00DB, 0x00D9, 0x00FD, 0x00DD, 0x00AF, 0x00B4, 0x00AD, 0x00B1, 0x2017, 0x00BE, 0x00B6,
    0x00A7, 0x00F7, 0x00B8, 0x00B0, 0x00A8, 0x00B7, 0x00B9, 0x00B3, 0x00B2, 0x25A0, 0x00A0};

}  // namespace

std::size_t utf8Length(std::string_view text) {
    if (text.empty()) return 0;
    const Beginning beginning = beginningOf(static_cast<unsigned char>(text.front()));
    if (beginning.length > text.size()) return 0;
    if (beginning.length < 2) return beginning.length;
    const auto second = static_cast<unsigned char>(text[1]);
    if (second < beginning.minSecond || second > beginning.maxSecond) return 0;
    for (std::size_t i = 2; i < beginning.length; ++i)
        if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) return 0;
    return beginning.length;
}

unsigned utf8Code(std::string_view text) {
    const std::size_t length = utf8Length(text);
    const auto first = static_cast<unsigned char>(text.front());
    unsigned code = length < 2 ? first : first & (0x7Fu >> length);
    for (std::size_t i = 1; i < length; ++i) code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3Fu);
    return code;
}

bool isInvisible(unsigned code) {
    // Unicode 15: Cc, Cf, Zs except the blank, Zl, Zp, and Default_Ignorable.
    static constexpr std::pair<unsigned, unsigned> kRanges[] = {
        {0x00, 0x1F},      {0x7F, 0xA0},     {0xAD, 0xAD},     {0x34F, 0x34F},     {0x61C, 0x61C},
        {0x115F, 0x1160},  {0x1680, 0x1680}, {0x17B4, 0x17B5}, {0x180B, 0x180F},   {0x2000, 0x200F},
        {0x2028, 0x202F},  {0x205F, 0x206F}, {0x3000, 0x3000}, {0x3164, 0x3164},   {0xFE00, 0xFE0F},
        {0xFEFF, 0xFEFF},  {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFB}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A},
        {0xE0000, 0xE0FFF}};
    return std::any_of(std::begin(kRanges), std::end(kRanges),
                       [code](const auto& range) { return code >= range.first && code <= range.second; });
}

bool isUtf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

namespace {

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// Whether a byte between two letters is a letter of code page 850, "M\x81nchen", and in Windows-1252 a
/// quotation mark, a bullet or nothing.
bool isCodePage850(std::string_view text) {
    constexpr std::string_view kLetters = "\x81\x82\x84\x86\x87\x88\x89\x8B\x94\x95\x99";
    for (std::size_t i = 1; i + 1 < text.size(); ++i)
        if (kLetters.find(text[i]) != kLetters.npos && isLetter(text[i - 1]) && isLetter(text[i + 1]))
            return true;
    return false;
}

}  // namespace

std::string toUtf8(std::string_view text) {
    if (isUtf8(text)) return std::string(text);
    const auto page = isCodePage850(text) ? std::span<const unsigned short>(kCodePage850)
                                          : std::span<const unsigned short>(kCodePage1252);
    std::string out;
    out.reserve(text.size() + text.size() / 8);
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const unsigned code = byte >= 0x80 && byte < 0x80 + page.size() ? page[byte - 0x80] : 0;
        appendUtf8(out, code ? code : byte);
    }
    return out;
}

bool isUtf16(std::string_view text) {
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) return true;
    const std::size_t pairs = std::min(text.size(), kUtf16ProbeBytes) / 2;
    std::array<std::size_t, 2> zeros{};  // at even and odd offsets
    for (std::size_t i = 0; i < pairs * 2; ++i) zeros[i % 2] += text[i] == '\0';
    return pairs > 1 && std::min(zeros[0], zeros[1]) == 0 && std::max(zeros[0], zeros[1]) > pairs / 2;
}

}  // namespace plyglass
