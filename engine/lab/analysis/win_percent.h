// Win percentage of a score, from games between people.
#pragma once

#include "engine/chess/position.h"
#include "engine/eval/evaluator.h"
#include "engine/search/score.h"

namespace plyglass {

/// Limit in centipawns: larger leads do not change the percentage.
constexpr int kDecidedCp = 1000;

/// Expected result in percent, 0 (lost) … 50 (even) … 100 (won), for the side of the score: 50 +
/// 50·(2/(1+exp(−0.00368208·cp)) − 1) with cp within ±1000, and 100 or 0 for mate and tablebase scores
/// (lichess's fit to human games, lichess.org/page/accuracy). `scale` converts the score to Stockfish's
/// centipawns, for which the fit was made.
double winPercent(Score score, double scale = 1);

/// That scale for an evaluator in this position. The built-in network's centipawns are worth more with more
/// pieces on the board, fitted to Stockfish's scores (tests/benchmarks/README.md). 1 for the other
/// evaluators.
double winScale(const Position& position, EvaluatorKind kind);

}  // namespace plyglass
