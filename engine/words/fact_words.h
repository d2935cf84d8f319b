// Facts in sentences, as a trainer says them: the only place where they are worded.
#pragma once

#include "engine/base/text_value.h"
#include "engine/lab/facts/find_facts.h"

namespace plyglass {

/// Moves of a line that a sentence quotes.
constexpr std::size_t kQuotedPlies = 6;

/// What a fact is told for.
enum class Telling {
    Against,  ///< a move: what it allows, and what it misses
    For       ///< a move or a threat: what it does
};

/// "Loses a knight for a pawn: 8…hxg5 9.Bxg5." `position` is the one that the fact's line begins with.
Text factText(const Fact& fact, const Position& position, Telling telling);
/// Why it is mate, where the mate and its line are told elsewhere; empty if nothing is left to say.
Text mateReasonText(const Fact& mate, const Position& position);
/// A sentence for each, one after the other.
Text factsText(const std::vector<Fact>& facts, const Position& position, Telling telling);

/// "a knight", "a rook for a pawn", "the exchange".
Text materialText(const std::vector<PieceType>& won, const std::vector<PieceType>& given);
/// Sentences one after the other; empty ones are left out.
Text sentences(std::vector<Text> texts);

}  // namespace plyglass
