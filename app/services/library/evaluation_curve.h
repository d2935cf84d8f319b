// How a game went, small: its report, or else the evaluations in its text, as a curve.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "app/services/library/game_search.h"

namespace plyglass {

/// A curve has as many points as its game has plies, but no more than these.
inline constexpr int kMaxCurvePoints = 48;

/// White's expected result, 0 … 1, at equal steps from the first move of the main line to the last one, by
/// the evaluations that its comments give; between them it goes straight. Empty if there are fewer than two,
/// or if they are what a level below full strength thought.
std::vector<float> evaluationCurve(std::string_view text);

/// Gives each row its curve, by its report if it has one. A game whose text cannot be read has none.
void readCurves(LibraryConnection& connection, std::span<GameRow> rows);

}  // namespace plyglass
