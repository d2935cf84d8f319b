// Facts as sentences; the only place that words them.
#pragma once

#include "engine/base/text_value.h"
#include "engine/lab/facts/find_facts.h"

namespace plyglass {

/// Maximum plies of a line quoted in a sentence.
constexpr std::size_t kQuotedPlies = 6;

/// Purpose of the sentence.
enum class Telling {
    Against,  ///< against a move: what it allows and what it misses
    For       ///< for a move or a threat: what it achieves
};

/// "Loses a knight for a pawn: 8…hxg5 9.Bxg5." `position` is the start of the fact's line.
Text factText(const Fact& fact, const Position& position, Telling telling);
/// Why it is mate, if mate and line are given elsewhere; empty if there is nothing to add.
Text mateReasonText(const Fact& mate, const Position& position);
/// One sentence per fact, joined.
Text factsText(const std::vector<Fact>& facts, const Position& position, Telling telling);

/// "a knight", "a rook for a pawn", "the exchange".
Text materialText(const std::vector<PieceType>& won, const std::vector<PieceType>& given);
/// "a knight and 2 pawns".
Text piecesText(const std::vector<PieceType>& pieces);
/// Joins sentences; skips empty ones.
Text sentences(std::vector<Text> texts);

}  // namespace plyglass
