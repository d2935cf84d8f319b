// Text output of a position and its evaluation on a terminal.
#pragma once

#include <string>

#include "engine/chess/position.h"
#include "engine/eval/evaluator.h"

namespace plyglass {

/// The board from White's side, then FEN, key and checkers. Several lines, without the last line end.
std::string writeBoard(const Position& position);

/// Table of the evaluator's terms by side, in pawns, and the total from both views in pawns and centipawns.
/// Several lines, without the last line end.
std::string writeEvaluation(const Position& position, const EvaluatorChoice& choice);

}  // namespace plyglass
