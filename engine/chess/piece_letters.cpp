// See piece_letters.h.
#include "engine/chess/piece_letters.h"

#include <algorithm>

#include "engine/base/text.h"
#include "engine/base/text_value.h"

namespace plyglass {

namespace {

constexpr std::array<std::string_view, 5> kEnglish{"K", "Q", "R", "B", "N"};
constexpr PieceLetters kForeign[] = {{translatable("Engine", "German"), {"K", "D", "T", "L", "S"}},
                                     {translatable("Engine", "French"), {"R", "D", "T", "F", "C"}},
                                     {translatable("Engine", "Spanish"), {"R", "D", "T", "A", "C"}},
                                     {translatable("Engine", "Dutch"), {"K", "D", "T", "L", "P"}},
                                     {translatable("Engine", "Portuguese"), {"R", "D", "T", "B", "C"}},
                                     {translatable("Engine", "Polish"), {"K", "H", "W", "G", "S"}},
                                     {translatable("Engine", "Czech"), {"K", "D", "V", "S", "J"}},
                                     {translatable("Engine", "Hungarian"), {"K", "V", "B", "F", "H"}},
                                     {translatable("Engine", "Romanian"), {"R", "D", "T", "N", "C"}},
                                     {translatable("Engine", "Finnish"), {"K", "D", "T", "L", "R"}},
                                     {translatable("Engine", "Russian"), {"Кр", "Ф", "Л", "С", "К"}}};

/// Index of the letter at the start of the text; −1 if none.
int letterAtFront(std::string_view text, const std::array<std::string_view, 5>& letters) {
    for (std::size_t i = 0; i < letters.size(); ++i)
        if (text.starts_with(letters[i])) return static_cast<int>(i);
    return -1;
}

bool isLarge(char c) { return c >= 'A' && c <= 'Z'; }

/// "e8=D+" becomes "e8=Q+".
void translatePromotion(std::string& move, const PieceLetters& letters) {
    const std::size_t end = move.find_last_not_of("+#!?") + 1;
    for (std::size_t i = 0; i < kEnglish.size(); ++i) {
        const std::string_view letter = letters.letters[i];
        if (end <= letter.size() || !std::string_view(move).substr(0, end).ends_with(letter)) continue;
        const char before = move[end - letter.size() - 1];
        if (before != '=' && before != '1' && before != '8') continue;
        move.replace(end - letter.size(), letter.size(), kEnglish[i]);
        return;
    }
}

}  // namespace

std::span<const PieceLetters> foreignPieceLetters() { return kForeign; }

std::string listOf(const PieceLetters& letters) {
    return listOf(letters.letters, [](auto one) { return one; });
}

std::optional<std::string> inEnglish(std::string_view move, const PieceLetters& letters) {
    std::string english(move);
    translatePromotion(english, letters);
    const int piece = letterAtFront(move, letters.letters);
    if (piece >= 0)
        english.replace(0, letters.letters[piece].size(), kEnglish[piece]);
    else if (!move.empty() && isLarge(move.front()) && move.front() != 'O')
        return std::nullopt;
    return english;
}

bool isForeign(std::string_view move) {
    static constexpr std::string_view kEnglishLetters = "KQRBNO";
    return std::any_of(move.begin(), move.end(), [](char c) {
        return static_cast<unsigned char>(c) >= 0x80 ||
               (isLarge(c) && kEnglishLetters.find(c) == kEnglishLetters.npos);
    });
}

}  // namespace plyglass
