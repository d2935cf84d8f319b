// What the program says to a person: a sentence of the engine with its parts, which the window translates
// once, where it shows it. The engine itself stays in English.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace plyglass {

/// `text`, marked for translation: lupdate knows this function by its name and collects the literals it is
/// called with. `context` is always "Engine": lupdate reads it from the call. The window translates where it
/// shows the text (app/services/translated.h).
constexpr const char* translatable([[maybe_unused]] const char* context, const char* text) { return text; }
/// The same for a text with "%n", whose form depends on a number: its plural.
constexpr const char* translatablePlural([[maybe_unused]] const char* context, const char* text) {
    return text;
}

struct Text {
    std::string english;  ///< complete
    /// The same for translation: the sentence with a {} for each of its parts and, if it has a count, in its
    /// plural with "%n". Empty if the text is no sentence of the program: a name, a number, a move.
    std::string pattern = {};
    std::vector<Text> parts = {};
    std::optional<int> count = {};

    bool isEmpty() const { return english.empty(); }
    friend bool operator==(const Text&, const Text&) = default;
};

/// What stands for a {} of a text: data, or another text.
struct TextPart : Text {
    TextPart(Text text) : Text(std::move(text)) {}                // NOLINT: parts are written as they are
    TextPart(std::string text) : Text{std::move(text)} {}         // NOLINT
    TextPart(std::string_view text) : Text{std::string(text)} {}  // NOLINT
    /// A word of the program, such as "White": marked by `translatable`, it is translated too.
    TextPart(const char* word) : Text{word, word} {}                       // NOLINT
    TextPart(std::integral auto number) : Text{std::to_string(number)} {}  // NOLINT
};

Text composeText(std::string pattern, std::vector<Text> parts);
/// Several texts as one, such as "…; …"; empty ones are left out.
Text joinTexts(std::vector<Text> texts, std::string_view separator);

/// Of a sentence marked by `translatable`, with a {} for each part.
template <class... Parts>
Text makeText(const char* pattern, Parts&&... parts) {
    return composeText(pattern, {TextPart(std::forward<Parts>(parts))...});
}

/// Of a sentence marked by `translatablePlural`; `one` is what it says for a count of 1.
Text makeCounted(int count, std::string_view one, const char* plural);

}  // namespace plyglass
