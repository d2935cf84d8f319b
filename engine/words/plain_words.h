// Facts in words that need no explanation: what a hint says, and what is praised after a game.
#pragma once

#include <vector>

#include "engine/base/text_value.h"
#include "engine/lab/analysis/praise.h"
#include "engine/lab/analysis/why_not.h"
#include "engine/words/fact_words.h"

namespace plyglass {

/// A move to be hinted at, with its line as far as it was searched.
struct Hinted {
    Position position = Position::start();
    JudgedLine line;  ///< begins with the move
};

/// "Your knight has a strong move." if it wins something, else "Look at your knight."
Text hintPieceText(const Hinted& hint);
/// "From c7 it would attack two pieces."
Text hintSquareText(const Hinted& hint);
/// "Knight takes c7. It attacks the king and the rook at once."
Text hintMoveText(const Hinted& hint);

/// "is worse", "misses mate in 2": follows the move in a heading.
Text plainVerdictText(WhyNotVerdict verdict, Score best, Score candidate);
/// The facts that a line proves, one sentence each; "No short reason was found" without one.
Text plainFactsText(std::vector<Fact> facts, const Position& position, Telling telling);

/// "You saw the fork on move 12."
Text praiseText(const Praise& praise, const GameReport& report);
/// "Your knight attacked the king and the rook at once."; may be empty.
Text praiseReasonText(const Praise& praise, const GameReport& report);
/// "move 12: your fork"; without a trick or capture there "move 12".
Text turningText(const Praise& praise, const GameReport& report, int move);

}  // namespace plyglass
