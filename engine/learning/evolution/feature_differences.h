// Genome view of a position: feature differences between the sides.
#pragma once

#include <array>
#include <cstdint>

#include "engine/eval/features.h"

namespace plyglass {

using FeatureDifferences = std::array<std::int8_t, kFeatureCount>;

/// Features of `color` minus those of the enemy, each limited to ±127.
FeatureDifferences differencesOf(const Position& position, Color color);

/// Score by the genes, in centipawns for the color of the differences.
int scoreOf(const std::array<int, kFeatureCount>& genes, const FeatureDifferences& differences);

}  // namespace plyglass
