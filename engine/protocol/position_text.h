// A position and its evaluation for a person at a terminal.
#pragma once

#include <string>

#include "engine/chess/position.h"
#include "engine/eval/evaluator.h"

namespace plyglass {

/// The board as seen by White, then FEN, key and the pieces that give check. Several lines, without the last
/// line end.
std::string writeBoard(const Position& position);

/// The evaluator's terms by side as a table, in pawns, and their total from either point of view in pawns and
/// centipawns. Several lines, without the last line end.
std::string writeEvaluation(const Position& position, const EvaluatorChoice& choice);

}  // namespace plyglass
