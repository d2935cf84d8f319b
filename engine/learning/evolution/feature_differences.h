// A position as a genome sees it: what one side has of each feature more than the other.
#pragma once

#include <array>
#include <cstdint>

#include "engine/eval/features.h"

namespace plyglass {

using FeatureDifferences = std::array<std::int8_t, kFeatureCount>;

/// Features of `color` minus those of the enemy, each within ±127.
FeatureDifferences differencesOf(const Position& position, Color color);

/// What the genes make of them, in centipawns for the color they were taken for.
int scoreOf(const std::array<int, kFeatureCount>& genes, const FeatureDifferences& differences);

}  // namespace plyglass
