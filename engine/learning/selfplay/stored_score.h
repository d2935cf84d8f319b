// Stored form of a score: a level, which is an expected score in steps of 1/250 of a game.
#pragma once

#include <cstdint>

namespace plyglass {

/// Unit of stored scores, which makes evaluators comparable: for any player, a score of this size wins 73
/// games of 100. Equals the scale of the first networks.
constexpr int kStoredScoreScale = 200;
constexpr int kStoredMate = 30000;

/// 0 is level; ±1 … ±124 are expected scores of 1/2 ± that many 250ths. Beyond that: ±125 up to
/// kDecidedScore, ±126 above, ±127 is mate.
constexpr int kMateLevel = 127;
/// Positions beyond it are usually excluded from training; it is a boundary between levels.
constexpr int kDecidedScore = 1500;

/// The level with the nearest expected score.
std::int8_t levelOfScore(std::int16_t score);
/// Representative score of a level, −127 … 127. Its expected score differs by at most 1/400 from that of any
/// score of the level, and it maps to the same level.
std::int16_t scoreOfLevel(std::int8_t level);

}  // namespace plyglass
