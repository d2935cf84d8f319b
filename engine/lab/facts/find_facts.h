// Finds the facts of a line, by importance, and the facts against a move.
#pragma once

#include <cstdint>

#include "engine/lab/facts/draws.h"
#include "engine/lab/facts/material.h"
#include "engine/search/score.h"

namespace plyglass {

/// With few pieces left, a score this close to 0 counts as a draw, in centipawns.
constexpr int kDrawishCp = 12;
/// Maximum score of a line that ends in a draw by rule, in case the search did not see all of it.
constexpr int kDrawnCp = 40;

/// A move with its line from a search.
struct JudgedLine {
    std::vector<Move> moves;  ///< legal in sequence, beginning with the move
    Score score = 0;          ///< from the view of the side making the first move
};

/// A candidate and a better move in the same position.
struct FactQuestion {
    Position position = Position::start();
    /// Keys of earlier positions, for repetitions.
    std::vector<std::uint64_t> gameKeys;
    JudgedLine candidate;
    JudgedLine best;
};

/// Gains of `by` along a line: mate, promotion, material and its means. For the side to move from its first
/// move on, for the opponent from its first reply on. Draws by rule are excluded. Material gains contradicted
/// by the line's score, because they are given back later, are excluded unless the move that allows them is
/// worse by as much: `costCp`.
std::vector<Fact> factsAlong(const Position& position, const JudgedLine& line, Color by, int costCp = 0);

/// Facts against the candidate; never empty.
std::vector<Fact> factsAgainst(const FactQuestion& question);

/// Whether the line is a draw by rule at its end or by a drawn score. A level score with many pieces is not a
/// draw.
bool isDraw(const FactQuestion& question, const JudgedLine& line);

}  // namespace plyglass
