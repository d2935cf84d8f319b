#include "engine/lab/analysis/format.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "engine/base/text_value.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

constexpr const char* kThinSpace = "\u202F";
constexpr const char* kMinus = "\u2212";
/// Compensates rounding errors in logarithms of powers of ten.
constexpr double kLogSlack = 1e-9;

}  // namespace

std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (int i = static_cast<int>(digits.size()) - 3; i > 0; i -= 3)
        digits.insert(static_cast<std::size_t>(i), kThinSpace);
    return digits;
}

std::string pawnsToText(int cp) {
    const char* sign = cp < 0 ? kMinus : cp > 0 ? "+" : "";
    return fmt::format("{}{}.{:02}", sign, std::abs(cp) / 100, std::abs(cp) % 100);
}

std::string decimalToText(double number, int decimals) {
    const std::string size = fmt::format("{:.{}f}", std::abs(number), decimals);
    const bool isZero = size.find_first_not_of("0.") == std::string::npos;
    return number < 0 && !isZero ? kMinus + size : size;
}

std::string signedToText(double number, int decimals) {
    const std::string text = decimalToText(number, decimals);
    return number > 0 && text.find_first_not_of("0.") != std::string::npos ? '+' + text : text;
}

std::string mateToText(int moves) {
    return moves == 0 ? "#" : fmt::format("#{}{}", moves < 0 ? kMinus : "", std::abs(moves));
}

std::string tableWinToText(bool isForWhite) {
    return isForWhite ? translatable("Engine", "White wins") : translatable("Engine", "Black wins");
}

std::string factorToText(double factor, int digits) {
    if (!(factor > 0) || !std::isfinite(factor)) return "×0";
    const double unit = std::pow(10.0, std::floor(std::log10(factor)) - digits + 1);
    const double rounded = std::round(factor / unit) * unit;
    const int decimals = digits - 1 - static_cast<int>(std::floor(std::log10(rounded) + kLogSlack));
    if (decimals > 0) return fmt::format("×{:.{}f}", rounded, decimals);
    return "×" + grouped(static_cast<std::uint64_t>(std::llround(rounded)));
}

std::string scoreToText(Score score, Color view) {
    const int sign = view == White ? 1 : -1;
    if (isTableWin(score)) return tableWinToText(sign * score > 0);
    return isMate(score) ? mateToText(sign * mateInMoves(score)) : pawnsToText(sign * score);
}

std::string lineToText(const Position& position, const std::vector<Move>& line, std::size_t most) {
    std::string words;
    Position now = position;
    for (std::size_t i = 0; i < std::min(line.size(), most); ++i) {
        const bool isWhite = now.sideToMove() == White;
        if (!words.empty()) words += ' ';
        if (isWhite || i == 0) words += fmt::format("{}{}", now.fullmoveNumber(), isWhite ? "." : "…");
        if (line[i].isNull()) {
            words += "pass";
            now = now.afterPass();
            continue;
        }
        words += toSan(now, line[i]);
        now.play(line[i]);
    }
    return words;
}

}  // namespace plyglass
