// Answers to "why not this move?" and "why this move?" in sentences, as players say such things: the one
// place where the window and the command line get their words from.
#pragma once

#include <QString>
#include <vector>

#include "engine/lab/analysis/why_not.h"
#include "engine/lab/analysis/why_this.h"

namespace plyglass {

/// "costs 2.4 pawns", "is mated in 1", "only draws".
QString verdictText(WhyNotVerdict verdict, Score best, Score candidate);
/// "1 pawn", "2.4 pawns".
QString pawnsText(int cp);
/// What the mover wins: "a knight", "a rook for a pawn", "the exchange".
QString gainText(const MaterialChange& change);
/// "loses a knight for a pawn", "allows mate in 3", "the queen on d4 is trapped".
QString reasonText(const Reason& reason);
/// All of them, the most telling first, without a capital letter and a full stop: "loses a pawn; allows mate
/// in 3".
QString reasonsText(const std::vector<Reason>& reasons);
/// The same as a sentence each; "" if there is
/// none.
QString reasonsSentence(const std::vector<Reason>& reasons);
/// Reasons, lines, since which depth a search keeps off the move: all that stands below the verdict.
QString whyNotText(const WhyNotAnswer& answer, const Position& position);
/// "So far, 9 plies deep" or "18 plies deep, 4 000 000 positions".
QString depthText(const WhyNotAnswer& answer);
/// The whole answer as the command line prints it: the move, the verdict, and what stands below it.
QString fullText(const WhyNotAnswer& answer, const Position& position);
/// Why a level did not play the best move; "" if there is nothing to explain.
QString causeText(const WhyThisAnswer& answer, const Position& position);
/// What stands below the verdict on a move that was played.
QString whyThisText(const WhyThisAnswer& answer, const Position& position);

}  // namespace plyglass
