#include "engine/lab/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "engine/chess/san.h"

namespace plyglass {

std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (int i = static_cast<int>(digits.size()) - 3; i > 0; i -= 3)
        digits.insert(static_cast<std::size_t>(i), 1, ' ');
    return digits;
}

std::string scoreInWords(Score score, Color view) {
    const int sign = view == White ? 1 : -1;
    if (isMate(score)) {
        const int moves = sign * mateInMoves(score);
        return fmt::format("#{}{}", moves < 0 ? "−" : "", std::abs(moves));
    }
    const int cp = sign * score;
    return fmt::format("{}{}.{:02}",
                       cp < 0   ? "−"
                       : cp > 0 ? "+"
                                : "",
                       std::abs(cp) / 100, std::abs(cp) % 100);
}

std::string lineInWords(const Position& position, const std::vector<Move>& line, std::size_t most) {
    std::string words;
    Position now = position;
    for (std::size_t i = 0; i < std::min(line.size(), most); ++i) {
        const bool isWhite = now.sideToMove() == White;
        if (!words.empty()) words += ' ';
        if (isWhite || i == 0) words += fmt::format("{}{}", now.fullmoveNumber(), isWhite ? "." : "…");
        words += toSan(now, line[i]);
        now.play(line[i]);
    }
    return words;
}

}  // namespace plyglass
