// The table of levels, calibrated by matches between neighbours: tests/benchmarks/level_ladder.sh.
#include "engine/levels/levels.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

#include "engine/base/text.h"
#include "engine/base/text_value.h"

namespace plyglass {

namespace {

// clang-format off
constexpr std::array<Level, kFullLevel> kLevels = {{
    // number, name; depth, nodes, noise, overlook, temperature, lead, max loss, variety; mates, endings; book
    { 1, translatable("Engine", "Ada"),     1,   2000, 300, 95, 450, 550, 35, 16, false, false,  0},
    { 2, translatable("Engine", "Ben"),     1,   2000,  70, 85,  98, 500, 32, 16, false, false,  2},
    { 3, translatable("Engine", "Clara"),   2,   3000,  58, 75,  80, 460, 29, 16,  true, false,  4},
    { 4, translatable("Engine", "Dora"),    2,   3000,  42, 58,  58, 395, 23, 16,  true, false,  6},
    { 5, translatable("Engine", "Emil"),    2,   3000,  31, 37,  39, 340, 16, 16,  true, false,  8},
    { 6, translatable("Engine", "Farid"),   3,   4000,  31, 37,  38, 310, 12, 16,  true,  true, 10},
    { 7, translatable("Engine", "Greta"),   4,   6000,  28, 30,  31, 280, 10, 14,  true,  true, 12},
    { 8, translatable("Engine", "Hugo"),    5,  10000,  28, 22,  24, 272,  8, 12,  true,  true, 16},
    { 9, translatable("Engine", "Ines"),    8,  25000,   7,  0,   6, 272,  6, 12,  true,  true, 20},
    {10, translatable("Engine", "Jonas"),   9,  50000,   5,  0,   4, 272,  5, 10,  true,  true, 24},
    {11, translatable("Engine", "Kira"),   14, 200000,   2,  0,   2, 272,  3,  8,  true,  true, 30},
    {12, translatable("Engine", "Plyglass")},
}};
// clang-format on
static_assert(kLevels.back().number == kFullLevel);

/// By number, weakest first. At most 50 characters; each must agree with tests/benchmarks/README.md.
constexpr std::array<std::string_view, kFullLevel> kPersonLines = {
    translatable("Engine", "Has just learnt the rules. Leaves pieces standing."),
    translatable("Engine", "Takes a free queen, overlooks much of the rest."),
    translatable("Engine", "Takes most free pieces. Mates with a queen."),
    translatable("Engine", "Sees what stands free. Looks one move ahead."),
    translatable("Engine", "Misses few free pieces. Mates with a rook."),
    translatable("Engine", "Wins simple endings. Still overlooks quiet moves."),
    translatable("Engine", "Looks two moves ahead. Overlooks less."),
    translatable("Engine", "Knows openings. Overlooks a move now and then."),
    translatable("Engine", "Overlooks nothing near. Looks four moves ahead."),
    translatable("Engine", "Looks further than Ines, errs a little less."),
    translatable("Engine", "Looks seven moves ahead. Hardly ever errs."),
    translatable("Engine", "The computer, as strong as it can."),
};

/// By number, weakest first.
constexpr std::array<LevelStrength, kFullLevel> kStrengths = {{{300, 400, false},
                                                               {500, 400, false},
                                                               {700, 300, false},
                                                               {900, 250, false},
                                                               {1380, 200},
                                                               {1420, 150},
                                                               {1590, 150},
                                                               {1720, 140},
                                                               {1920, 120},
                                                               {2060, 100},
                                                               {2350, 140},
                                                               {2650, 250, false}}};

}  // namespace

LevelStrength strengthOf(int levelNumber) {
    const int last = static_cast<int>(kStrengths.size());
    return kStrengths[static_cast<std::size_t>(std::clamp(levelNumber, 1, last) - 1)];
}

std::string_view lineOf(int levelNumber) {
    return kPersonLines[static_cast<std::size_t>(std::clamp(levelNumber, 1, kFullLevel) - 1)];
}

std::span<const Level> allLevels() { return kLevels; }

Result<Level> levelFromNumber(int number) {
    if (number >= 1 && number <= kFullLevel) return kLevels[static_cast<std::size_t>(number - 1)];
    return fail(
        translatable("Engine", "There is no level {}; choose one from 1 (weakest) to {} (full strength)."),
        number, kFullLevel);
}

Result<Level> levelFromName(std::string_view name) {
    for (const Level& level : kLevels)
        if (equalsIgnoringCase(level.name, trimmed(name))) return level;
    return fail(translatable("Engine", "There is no level called {}; choose one of: {}."), quoted(name),
                listOf(kLevels, &Level::name));
}

Result<Level> levelFromText(std::string_view text) {
    const std::string_view word = trimmed(text);
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error == std::errc() && end == word.data() + word.size()) return levelFromNumber(number);
    return levelFromName(word);
}

}  // namespace plyglass
