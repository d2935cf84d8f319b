#include "engine/learning/evolution/feature_differences.h"

#include <algorithm>

namespace plyglass {

FeatureDifferences differencesOf(const Position& position, Color color) {
    const Features own = featuresOf(position, color);
    const Features enemy = featuresOf(position, ~color);
    FeatureDifferences differences;
    for (std::size_t i = 0; i < kFeatureCount; ++i)
        differences[i] = static_cast<std::int8_t>(std::clamp(own[i] - enemy[i], -127, 127));
    return differences;
}

int scoreOf(const std::array<int, kFeatureCount>& genes, const FeatureDifferences& differences) {
    int cp = 0;
    for (std::size_t i = 0; i < kFeatureCount; ++i) cp += genes[i] * differences[i];
    return cp;
}

}  // namespace plyglass
