// Small tools for text that people or other programs wrote: words, numbers, letter case, lists.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace plyglass {

/// Without blanks and line ends around it.
std::string_view trimmed(std::string_view text);
/// What lies between the separators: one part more than there are of these, empty ones too.
std::vector<std::string_view> split(std::string_view text, std::string_view separators);
/// The same without blanks around the parts, and without empty parts.
std::vector<std::string_view> parts(std::string_view text, std::string_view separators);
/// The text with every line ended by LF alone, where CR LF or a lone CR ended it.
std::string withLineFeeds(std::string_view text);
/// The text in double quotes on one line, cut at about 40 characters: for showing what was wrong. Characters
/// that cannot be seen are named: "Nf3<U+200B>".
std::string quoted(std::string_view text);

/// Takes a line apart into words that are separated by blanks of any kind and number.
class WordReader {
  public:
    /// `line` must outlive the reader and the words it gives.
    explicit WordReader(std::string_view line) : m_rest(line) {}

    /// The next word; empty at the end.
    std::string_view next();
    /// The next word, which next() will give as well; empty at the end.
    std::string_view peek() const;
    /// All that is left, without blanks around it.
    std::string_view rest() const { return trimmed(m_rest); }
    bool atEnd() const { return rest().empty(); }

  private:
    std::string_view m_rest;
};

/// A whole number; nothing if the word is anything else or too large. A leading + is allowed.
std::optional<std::int64_t> parseInteger(std::string_view word);

/// Letters of ASCII alone have a lower case; everything else stays as it is, in any locale.
constexpr char lowerCase(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
std::string lowerCase(std::string_view text);
/// Digits and letters of ASCII alone, in any locale.
constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }
constexpr bool isLetter(char c) { return lowerCase(c) >= 'a' && lowerCase(c) <= 'z'; }
bool equalsIgnoringCase(std::string_view a, std::string_view b);

/// "minimax, alphabeta, full": what there is to choose from, for messages and help. `name` is a member, or a
/// function, that has the name of an entry.
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
