// Strengths between the named levels. Such a level has a fraction: 4.5 is halfway from Dora to Emil; its
// weaknesses and its strength lie between those of the two.
#pragma once

#include <string_view>

#include "engine/base/result.h"
#include "engine/levels/levels.h"

namespace plyglass {

/// Distance in Elo of the strengths that can be chosen between two named levels.
constexpr int kEloStep = 25;

/// Weaknesses at a level, clamped to 1 … kFullLevel: each is interpolated between the two neighbours, what a
/// level knows is that of the nearer one. `number` and `name` are those of the level below.
Level levelAt(double level);
/// Interpolated like the weaknesses; between two levels it is not measured.
LevelStrength strengthAt(double level);
/// The level with this strength, 1 … kFullLevel, to three decimals.
double levelOfElo(double elo);
/// The nearest level that can be chosen: a named one, or between two a multiple of kEloStep.
double nearestChoice(double level);
/// The choice that lies this many steps above `level`, or below it; no step skips a named level.
double steppedLevel(double level, int steps);

/// The nearest named level.
int nearestLevel(double level);
bool isNamed(double level);

/// Accepts a number, also with a fraction, or a name, as on a command line.
Result<double> levelNumberFromText(std::string_view text);

}  // namespace plyglass
