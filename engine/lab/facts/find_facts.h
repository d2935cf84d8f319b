// The facts of a line, the weightiest first, and those that speak against a move.
#pragma once

#include <cstdint>

#include "engine/lab/facts/draws.h"
#include "engine/lab/facts/material.h"
#include "engine/search/score.h"

namespace plyglass {

/// With few pieces left a score this near to 0 is a draw's, in centipawns.
constexpr int kDrawishCp = 12;
/// A score of a line that a rule ends, though the search has not seen all of it.
constexpr int kDrawnCp = 40;

/// A move with what follows it, as a search saw it.
struct JudgedLine {
    std::vector<Move> moves;  ///< legal one after the other, beginning with the move
    Score score = 0;          ///< from the side that makes the first move
};

/// A move beside a better one, of the same position.
struct FactQuestion {
    Position position = Position::start();
    /// Keys of the positions before it, for repetitions.
    std::vector<std::uint64_t> gameKeys;
    JudgedLine candidate;
    JudgedLine best;
};

/// What `by` achieves along a line: mate, promotion, material and how it is won. By the side to move from its
/// first move on, by the other one from its first reply on. Draws by rule are not looked for. Material that
/// the score of the line denies, since more comes after it, is not told, unless the move that allows it is as
/// much worse than another: by `costCp`.
std::vector<Fact> factsAlong(const Position& position, const JudgedLine& line, Color by, int costCp = 0);

/// The facts against the candidate; never empty.
std::vector<Fact> factsAgainst(const FactQuestion& question);

/// Whether the line leads to a draw: by a rule at its end, or by a search's score of a draw. A level score
/// with many pieces is a game that continues.
bool isDraw(const FactQuestion& question, const JudgedLine& line);

}  // namespace plyglass
