// Interpolation between neighbouring levels.
#include "engine/levels/level_scale.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "engine/base/text.h"

namespace plyglass {

namespace {

/// Levels are rounded to thousandths: less than one Elo.
constexpr double kThousand = 1000;

/// What levels above the last limited one approach. Full strength itself has no limits and would be no end of
/// an interpolation: five million nodes are about what it searches in its usual time.
constexpr int kLastDepth = 30;
constexpr std::uint64_t kLastNodes = 5'000'000;

double clamped(double level) { return std::clamp(level, 1.0, static_cast<double>(kFullLevel)); }

double rounded(double level) { return std::round(level * kThousand) / kThousand; }

/// A named level, with limits at full strength.
Level endOf(int number) {
    Level level = allLevels()[static_cast<std::size_t>(number - 1)];
    if (!level.isFull()) return level;
    level.depth = kLastDepth;
    level.nodes = kLastNodes;
    level.leadCp = allLevels()[kFullLevel - 2].leadCp;
    return level;
}

/// The two neighbours of a level between them, and its distance from the lower one, 0 … 1.
struct Between {
    Level below;
    Level above;
    double share = 0;

    int at(int Level::*member) const {
        return static_cast<int>(std::lround(std::lerp(below.*member, above.*member, share)));
    }
    std::uint64_t nodes() const {
        const auto low = static_cast<double>(below.nodes);
        const auto high = static_cast<double>(above.nodes);
        return static_cast<std::uint64_t>(std::llround(low * std::pow(high / low, share)));
    }
};

}  // namespace

Level levelAt(double level) {
    const double wanted = clamped(level);
    const int below = static_cast<int>(wanted);
    if (isNamed(wanted)) return allLevels()[static_cast<std::size_t>(below - 1)];
    const Between between{endOf(below), endOf(below + 1), wanted - below};
    Level result = between.share < 0.5 ? between.below : between.above;
    result.number = between.below.number;
    result.name = between.below.name;
    result.nodes = between.nodes();
    for (int Level::*member :
         {&Level::depth, &Level::noiseCp, &Level::overlookPercent, &Level::temperaturePermille,
          &Level::leadCp, &Level::maxLossPercent, &Level::giftCp, &Level::varietyPlies, &Level::bookPlies})
        result.*member = between.at(member);
    return result;
}

LevelStrength strengthAt(double level) {
    const double wanted = clamped(level);
    const int below = static_cast<int>(wanted);
    if (isNamed(wanted)) return strengthOf(below);
    const LevelStrength low = strengthOf(below);
    const LevelStrength high = strengthOf(below + 1);
    const double share = wanted - below;
    return {static_cast<int>(std::lround(std::lerp(low.elo, high.elo, share))),
            static_cast<int>(std::lround(std::lerp(low.error, high.error, share))), false};
}

double levelOfElo(double elo) {
    for (int above = 2; above <= kFullLevel; ++above) {
        const double low = strengthOf(above - 1).elo;
        const double high = strengthOf(above).elo;
        if (elo < high) return rounded(above - 1 + std::max(0.0, elo - low) / (high - low));
    }
    return kFullLevel;
}

double nearestChoice(double level) {
    const double wanted = clamped(level);
    const double step = levelOfElo(std::round(strengthAt(wanted).elo / double{kEloStep}) * kEloStep);
    const double named = std::round(wanted);
    return std::abs(named - wanted) <= std::abs(step - wanted) ? named : step;
}

double steppedLevel(double level, int steps) {
    const int direction = steps < 0 ? -1 : 1;
    double result = clamped(level);
    for (int i = 0; i < std::abs(steps); ++i) {
        const double from = strengthAt(result).elo / double{kEloStep};
        const double next =
            levelOfElo((direction < 0 ? std::ceil(from) - 1 : std::floor(from) + 1) * kEloStep);
        const double named = direction < 0 ? std::ceil(result) - 1 : std::floor(result) + 1;
        result = clamped(direction < 0 ? std::max(next, named) : std::min(next, named));
    }
    return result;
}

int nearestLevel(double level) { return static_cast<int>(std::lround(clamped(level))); }

bool isNamed(double level) { return level - std::floor(level) < 0.5 / kThousand; }

Result<double> levelNumberFromText(std::string_view text) {
    const std::string_view word = trimmed(text);
    double number = 0;
    const auto [end, error] =
        std::from_chars(word.data(), word.data() + word.size(), number, std::chars_format::fixed);
    const bool isFraction =
        word.find('.') != std::string_view::npos && error == std::errc() && end == word.data() + word.size();
    if (isFraction && number >= 1 && number <= kFullLevel) return rounded(number);
    return levelFromText(word).map([](const Level& level) { return static_cast<double>(level.number); });
}

}  // namespace plyglass
