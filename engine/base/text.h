// Helpers for text written by people or other programs: words, numbers, case, lists.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace plyglass {

/// Without leading and trailing blanks and line ends.
std::string_view trimmed(std::string_view text);
/// Splits at each separator; keeps empty parts.
std::vector<std::string_view> split(std::string_view text, std::string_view separators);
/// Splits at each separator, trims the parts and drops empty ones.
std::vector<std::string_view> parts(std::string_view text, std::string_view separators);
/// Converts CR LF and lone CR to LF.
std::string withLineFeeds(std::string_view text);
/// The text in double quotes on one line, cut at about 40 characters, for error messages. Invisible
/// characters are named: "Nf3<U+200B>".
std::string quoted(std::string_view text);

/// Splits a line into words separated by any blanks.
class WordReader {
  public:
    /// `line` must outlive the reader and its words.
    explicit WordReader(std::string_view line) : m_rest(line) {}

    /// The next word; empty at the end.
    std::string_view next();
    /// The next word without consuming it; empty at the end.
    std::string_view peek() const;
    /// The rest of the line, trimmed.
    std::string_view rest() const { return trimmed(m_rest); }
    bool atEnd() const { return rest().empty(); }

  private:
    std::string_view m_rest;
};

/// An integer; empty if the word is anything else or out of range. A leading + is allowed.
std::optional<std::int64_t> parseInteger(std::string_view word);

/// Lower case of ASCII letters only, in any locale.
constexpr char lowerCase(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
std::string lowerCase(std::string_view text);
/// ASCII digits and letters only, in any locale.
constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }
constexpr bool isLetter(char c) { return lowerCase(c) >= 'a' && lowerCase(c) <= 'z'; }
bool equalsIgnoringCase(std::string_view a, std::string_view b);

/// Lists the names of the entries, "minimax, alphabeta, full", for messages and help. `name` is a member or a
/// function that gives the name of an entry.
template <class Range, class Name>
std::string listOf(const Range& entries, Name name) {
    std::string list;
    for (const auto& entry : entries) {
        if (!list.empty()) list += ", ";
        list += std::invoke(name, entry);
    }
    return list;
}

}  // namespace plyglass
