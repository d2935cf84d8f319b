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
using Mates = KnownMates;
constexpr std::array<Level, kFullLevel> kLevels = {{
    // number, name; depth, nodes, noise, overlook, temperature, lead, max loss, gift, variety;
    // mate in 1, mates; book
    { 1, translatable("Engine", "Ada"),   1,   2000, 250, 95, 300, 550, 35, 350, 16, false,  Mates::None,  0},
    { 2, translatable("Engine", "Ben"),   1,   2000, 128, 89, 117, 505, 33, 350, 16, false,  Mates::None,  2},
    { 3, translatable("Engine", "Clara"), 1,   3000,  78, 74,  62, 450, 28, 250, 16,  true, Mates::Queen,  4},
    { 4, translatable("Engine", "Dora"),  2,   3000,  78, 74,  62, 420, 27, 250, 16,  true, Mates::Queen,  6},
    { 5, translatable("Engine", "Emil"),  2,   3000,  60, 60,  55, 340, 18, 150, 16,  true,  Mates::Rook,  8},
    { 6, translatable("Engine", "Farid"), 2,   4000,  38, 42,  40, 310, 12, 150, 16,  true,   Mates::All, 10},
    { 7, translatable("Engine", "Greta"), 3,   6000,  32, 36,  33, 280, 11, 150, 14,  true,   Mates::All, 12},
    { 8, translatable("Engine", "Hugo"),  4,  10000,  28, 30,  28, 272,  9, 150, 12,  true,   Mates::All, 16},
    { 9, translatable("Engine", "Ines"),  7,  25000,  11,  8,  11, 272,  7, 150, 12,  true,   Mates::All, 20},
    {10, translatable("Engine", "Jonas"), 9,  50000,   7,  5,   7, 272,  6, 150, 10,  true,   Mates::All, 24},
    {11, translatable("Engine", "Kira"), 13, 180000,   3,  3,   3, 272,  4, 150,  8,  true,   Mates::All, 30},
    {12, translatable("Engine", "Plyglass")},
}};
// clang-format on
static_assert(kLevels.back().number == kFullLevel);

/// By number, weakest first. At most 50 characters; each must agree with tests/benchmarks/README.md.
constexpr std::array<std::string_view, kFullLevel> kPersonLines = {
    translatable("Engine", "Has just learnt the rules. Leaves pieces standing."),
    translatable("Engine", "Takes a free queen, overlooks much of the rest."),
    translatable("Engine", "Takes most free pieces. Mates with a queen."),
    translatable("Engine", "Takes free pieces. Leaves her own under attack."),
    translatable("Engine", "Misses few free pieces. Mates with a rook."),
    translatable("Engine", "Wins simple endings. Still overlooks quiet moves."),
    translatable("Engine", "Looks further than Farid, overlooks less."),
    translatable("Engine", "Knows openings. Overlooks a move now and then."),
    translatable("Engine", "Looks three moves ahead. Overlooks very little."),
    translatable("Engine", "Looks further than Ines, errs a little less."),
    translatable("Engine", "Looks six moves ahead. Hardly ever errs."),
    translatable("Engine", "The computer, as strong as it can."),
};

/// By number, weakest first.
constexpr std::array<LevelStrength, kFullLevel> kStrengths = {{{300, 400, false},
                                                               {475, 350, false},
                                                               {725, 300, false},
                                                               {875, 200},
                                                               {1200, 120},
                                                               {1475, 100},
                                                               {1650, 150},
                                                               {1750, 150},
                                                               {1850, 150},
                                                               {2075, 120},
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
