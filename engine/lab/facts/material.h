// Material on the board: gains and losses, quiet points of a line, capturable pieces.
#pragma once

#include <optional>

#include "engine/lab/facts/fact.h"

namespace plyglass {

/// Minimum gain worth reporting, in centipawns: nearly a pawn.
constexpr int kTellingCp = 80;
/// Maximum plies for proving a material gain; later gains have other causes as well.
constexpr int kProofPlies = 12;

/// Material that `side` has won and given between two positions; a promotion gives a pawn for a piece.
MaterialChange materialBetween(const Position& before, const Position& now, Color side);
/// Material surplus (won) and deficit (given) of `side`.
MaterialChange materialOn(const Position& position, Color side);

/// Whether a capture wins a reportable amount after the best recaptures on its square. Considers pins, unlike
/// SEE.
bool winsOnSquare(const Position& position, Move move);
/// The capture or promotion that wins most by captures alone; empty if the gain is too small to report.
std::optional<Move> winningCapture(const Position& position);
/// Whether neither side has a pending check, winning capture or promotion.
bool isQuiet(const Position& position);
/// The line up to the first quiet position after at least `from` moves; if it ends among captures, it is
/// extended until none is left. Empty if it never becomes quiet.
std::optional<std::vector<Move>> quietLine(const LineWalk& walk, int from);

/// The line up to where the gain of `by` is counted: its first quiet position, or a later one by which the
/// gain is given back or, without a gain, a piece or the exchange is won. A line that never becomes quiet
/// counts up to a point after which nothing is regained; empty if there is none.
std::optional<std::vector<Move>> countedLine(const LineWalk& walk, Color by, int from);

/// The fact that `by` wins a reportable amount at the end of its counted line.
std::optional<Fact> materialFact(const LineWalk& walk, Color by, int from);

/// The fact that the first move sacrifices its piece, which was safe: the reply captures it without a
/// recapture.
std::optional<Fact> sacrificeFact(const LineWalk& walk);

/// Whether the side to move has an attacked piece on `square` that no move of it saves.
bool isTrapped(const Position& position, Square square);

}  // namespace plyglass
