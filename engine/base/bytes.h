// Little-endian numbers as bytes, on every machine, and a checksum.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace plyglass {

template <class T>
void putNumber(std::string& bytes, T value) {
    const auto bits = static_cast<std::make_unsigned_t<T>>(value);
    for (std::size_t i = 0; i < sizeof(T); ++i) bytes += static_cast<char>(bits >> (8 * i) & 255);
}

/// Reads a number from the front and removes it; there must be enough bytes.
template <class T>
T takeNumber(std::string_view& bytes) {
    using Bits = std::make_unsigned_t<T>;
    Bits bits = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i)
        bits = static_cast<Bits>(bits | static_cast<Bits>(static_cast<unsigned char>(bytes[i])) << (8 * i));
    bytes.remove_prefix(sizeof(T));
    return static_cast<T>(bits);
}

/// Two hexadecimal digits per byte.
inline std::string toHex(std::string_view bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    text.reserve(2 * bytes.size());
    for (const char byte : bytes) {
        text += kDigits[static_cast<unsigned char>(byte) >> 4];
        text += kDigits[static_cast<unsigned char>(byte) & 15];
    }
    return text;
}

/// The bytes; empty if the text is not pairs of lower-case hexadecimal digits.
inline std::optional<std::string> fromHex(std::string_view text) {
    const auto valueOf = [](char digit) {
        return digit >= '0' && digit <= '9'   ? digit - '0'
               : digit >= 'a' && digit <= 'f' ? digit - 'a' + 10
                                              : -1;
    };
    if (text.size() % 2 != 0) return std::nullopt;
    std::string bytes;
    bytes.reserve(text.size() / 2);
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const int high = valueOf(text[i]);
        const int low = valueOf(text[i + 1]);
        if (high < 0 || low < 0) return std::nullopt;
        bytes += static_cast<char>(high << 4 | low);
    }
    return bytes;
}

/// FNV-1a, 64 bits: detects accidental damage, not tampering.
inline std::uint64_t checksumOf(std::string_view bytes) {
    std::uint64_t sum = 0xcbf29ce484222325u;
    for (const char byte : bytes) sum = (sum ^ static_cast<unsigned char>(byte)) * 0x100000001b3u;
    return sum;
}

}  // namespace plyglass
