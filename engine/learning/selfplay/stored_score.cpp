#include "engine/learning/selfplay/stored_score.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "engine/base/logistic.h"

namespace plyglass {

namespace {

constexpr double kLevelsOfGame = 250;
constexpr int kLastStep = 124;
/// Representative of the first level above the last step: about the middle of its expected scores.
constexpr int kNearlyDecidedScore = 1330;
constexpr int kFarBeyondScore = 3000;

struct Levels {
    std::array<std::int16_t, kMateLevel + 1> score{};      ///< by level
    std::array<std::int8_t, kDecidedScore + 1> ofScore{};  ///< level by score

    Levels() {
        for (int level = 0; level <= kLastStep; ++level) {
            const double expected = 0.5 + level / kLevelsOfGame;
            const double exact = kStoredScoreScale * std::log(expected / (1 - expected));
            score[static_cast<std::size_t>(level)] = static_cast<std::int16_t>(std::lround(exact));
        }
        score[kLastStep + 1] = kNearlyDecidedScore;
        score[kLastStep + 2] = kFarBeyondScore;
        score[kMateLevel] = kStoredMate;
        const auto expectedOf = [](int cp) { return logistic(cp / double{kStoredScoreScale}); };
        std::size_t level = 0;
        for (int cp = 0; cp <= kDecidedScore; ++cp) {
            const double expected = expectedOf(cp);
            while (level <= kLastStep &&
                   expectedOf(score[level + 1]) - expected <= expected - expectedOf(score[level]))
                ++level;
            ofScore[static_cast<std::size_t>(cp)] = static_cast<std::int8_t>(level);
        }
    }
};

const Levels& levels() {
    static const Levels all;
    return all;
}

}  // namespace

std::int8_t levelOfScore(std::int16_t score) {
    const int size = std::abs(int{score});
    const int level = size >= kStoredMate    ? kMateLevel
                      : size > kDecidedScore ? kLastStep + 2
                                             : levels().ofScore[static_cast<std::size_t>(size)];
    return static_cast<std::int8_t>(score < 0 ? -level : level);
}

std::int16_t scoreOfLevel(std::int8_t level) {
    const std::int16_t size =
        levels().score[static_cast<std::size_t>(std::min(std::abs(int{level}), kMateLevel))];
    return static_cast<std::int16_t>(level < 0 ? -size : size);
}

}  // namespace plyglass
