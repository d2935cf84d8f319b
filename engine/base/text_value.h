// Translatable text for the user: an English sentence with its parts. The window translates it where it is
// shown; the engine itself stays in English.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace plyglass {

/// Marks `text` for translation: lupdate finds this function by name and collects its literals. `context` is
/// always "Engine"; lupdate reads it from the call. The window translates when displaying
/// (app/services/translated.h).
constexpr const char* translatable([[maybe_unused]] const char* context, const char* text) { return text; }
/// As `translatable`, for a text with "%n" whose form depends on the number.
constexpr const char* translatablePlural([[maybe_unused]] const char* context, const char* text) {
    return text;
}

struct Text {
    std::string english;  ///< complete
    /// The sentence for translation: {} for each part and, if it has a count, the plural form with "%n".
    /// Empty if the text is not translatable: a name, a number, a move.
    std::string pattern = {};
    std::vector<Text> parts = {};
    std::optional<int> count = {};

    bool isEmpty() const { return english.empty(); }
    friend bool operator==(const Text&, const Text&) = default;
};

/// Replacement for a {} in a text: data or another text.
struct TextPart : Text {
    TextPart(Text text) : Text(std::move(text)) {}                // NOLINT: parts are written as they are
    TextPart(std::string text) : Text{std::move(text)} {}         // NOLINT
    TextPart(std::string_view text) : Text{std::string(text)} {}  // NOLINT
    /// A translatable word, such as "White".
    TextPart(const char* word) : Text{word, word} {}                       // NOLINT
    TextPart(std::integral auto number) : Text{std::to_string(number)} {}  // NOLINT
};

Text composeText(std::string pattern, std::vector<Text> parts);
/// Joins texts with a separator, such as "…; …"; skips empty ones.
Text joinTexts(std::vector<Text> texts, std::string_view separator);

/// A sentence marked by `translatable`, with one {} per part.
template <class... Parts>
Text makeText(const char* pattern, Parts&&... parts) {
    return composeText(pattern, {TextPart(std::forward<Parts>(parts))...});
}

/// A sentence marked by `translatablePlural`; `one` is its form for a count of 1.
Text makeCounted(int count, std::string_view one, const char* plural);

}  // namespace plyglass
