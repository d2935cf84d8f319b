// The score of a move as files of games keep it: a level, which is an expected score in steps of 1/250 of a
// game.
#pragma once

#include <cstdint>

namespace plyglass {

/// Evaluators differ in what a centipawn of theirs promises: stored scores do not. In such units the scores
/// are in which the first networks' were; for any player this many stand for a score that wins 73 games of
/// 100.
constexpr int kStoredScoreScale = 200;
constexpr int kStoredMate = 30000;

/// 0 is level; ±1 … ±124 are expected scores of 1/2 ± so many 250ths. What promises more is kept apart: ±125
/// up to kDecidedScore, ±126 above, ±127 is mate.
constexpr int kMateLevel = 127;
/// Positions beyond it are not trained on as a rule, so that no level is on both sides of it.
constexpr int kDecidedScore = 1500;

/// The level whose expected score is nearest.
std::int8_t levelOfScore(std::int16_t score);
/// The score that stands for a level, −127 … 127. Its expected score differs from that of any score of the
/// level by 1/400 at most, and it has the same level.
std::int16_t scoreOfLevel(std::int8_t level);

}  // namespace plyglass
