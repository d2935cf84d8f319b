// Material counted on the board: what a side has more or less than before, where a line comes to rest, and
// the pieces that can be taken.
#pragma once

#include <optional>

#include "engine/lab/facts/fact.h"

namespace plyglass {

/// What has to be won or lost to be worth telling, in centipawns: nearly a pawn.
constexpr int kTellingCp = 80;
/// The plies of a line in which its material is looked for: what falls later has other reasons too.
constexpr int kProofPlies = 12;

/// What `side` has won and given from the one position to the other; a promotion gives a pawn for a piece.
MaterialChange materialBetween(const Position& before, const Position& now, Color side);
/// What `side` has on the board that the other has not (won), and the other way round (given).
MaterialChange materialOn(const Position& position, Color side);

/// Whether a capture wins something worth telling after the best recaptures on its square. Unlike the
/// search's static exchange evaluation it knows pins.
bool winsOnSquare(const Position& position, Move move);
/// The capture or promotion with which the side to move wins most by captures alone; none if it wins nothing
/// worth telling.
std::optional<Move> winningCapture(const Position& position);
/// Whether no check, no winning capture and no promotion is pending, by whichever side.
bool isQuiet(const Position& position);
/// The line up to the first quiet position after at least `from` moves, or, where it stops among captures,
/// played on until none is left. None if it never comes to rest.
std::optional<std::vector<Move>> quietLine(const LineWalk& walk, int from);

/// The line up to where the gain of `by` is counted: its first rest, or a later one by which the gain is
/// given back, or, where there was none, a piece or the exchange is won. A line that is never quite at rest
/// counts up to where the rest of it takes nothing back; none if there is no such point.
std::optional<std::vector<Move>> countedLine(const LineWalk& walk, Color by, int from);

/// That `by` has won something worth telling at the end of its counted line.
std::optional<Fact> materialFact(const LineWalk& walk, Color by, int from);

/// That the first move gives up its piece, which was safe: the reply takes it, and nothing is taken back.
std::optional<Fact> sacrificeFact(const LineWalk& walk);

/// Whether the side to move has a piece on `square` that is attacked and that no move of it saves.
bool isTrapped(const Position& position, Square square);

}  // namespace plyglass
