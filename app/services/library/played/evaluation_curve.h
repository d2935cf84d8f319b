// Small evaluation curve of a game, from its report or the evaluations in its text.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "app/services/library/find/game_search.h"

namespace plyglass {

/// Maximum number of points; otherwise one per ply.
inline constexpr int kMaxCurvePoints = 48;

/// White's expected result, 0 … 1, at equal steps from the first to the last move of the main line, by the
/// evaluations in its comments, linearly interpolated. Empty if there are fewer than two, or if they are from
/// a level below full strength.
std::vector<float> evaluationCurve(std::string_view text);

/// Sets the curve of each row, from its report if there is one. Empty if the game's text is unreadable.
void readCurves(LibraryConnection& connection, std::span<GameRow> rows);

}  // namespace plyglass
