// What a score means for the result: how often games between people are won from it.
#pragma once

#include "engine/chess/position.h"
#include "engine/eval/evaluator.h"
#include "engine/search/score.h"

namespace plyglass {

/// Beyond so many centipawns a lead says no more about the result.
constexpr int kDecidedCp = 1000;

/// Expected result in per cent, 0 (lost) … 50 (even) … 100 (won), of the side whose score it is:
/// 50 + 50·(2/(1+exp(−0.00368208·cp)) − 1) with cp within ±1000, and 100 or 0 for a mate or what Syzygy
/// tables know (lichess's fit to games of people, lichess.org/page/accuracy). `scale` is how many of
/// Stockfish's centipawns, which that fit is made for, one of the score's stands for.
double winPercent(Score score, double scale = 1);

/// That scale for an evaluator's scores in this position. The built-in network counts in centipawns that are
/// worth more the more pieces there are; how much, is fitted to Stockfish's scores
/// (tests/benchmarks/README.md). 1 for the other evaluators.
double winScale(const Position& position, EvaluatorKind kind);

}  // namespace plyglass
