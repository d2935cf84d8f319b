// Answers to "why not this move?" and "why this move?" in sentences, as players say such things.
#pragma once

#include "engine/lab/analysis/why_not.h"
#include "engine/lab/analysis/why_this.h"
#include "engine/words/fact_words.h"

namespace plyglass {

/// "costs 2.4 pawns", "is mated in 1", "only draws": what follows the move in a heading.
Text verdictText(WhyNotVerdict verdict, Score best, Score candidate);
/// "+0.41", "#−3", or the words for a win that only the tables know: from White's view, the score being that
/// of `view`.
Text scoreWords(Score score, Color view);
/// "1 pawn", "2.4 pawns".
Text pawnsText(int cp);

/// Facts, lines, since which depth a search keeps off the move: all that stands below the verdict. `position`
/// is the one that the candidate would be played in.
Text whyNotText(const WhyNotAnswer& answer, const Position& position, bool hasVerdict = true);
/// "Depth 12, 4 000 000 positions in all searches"; of an answer that is not final "So far: …".
Text depthText(const WhyNotAnswer& answer);
/// Plies that both searches finished; of a mate that is proved, the deeper one's.
int depthOf(const WhyNotAnswer& answer);
/// The whole answer in one paragraph.
Text fullText(const WhyNotAnswer& answer, const Position& position);

/// Why a level played otherwise than full strength would; empty if it did not.
Text causeText(const WhyThisAnswer& answer, const Position& position);
/// Facts, the line it expects, and the cause: all that stands below the verdict.
Text whyThisText(const WhyThisAnswer& answer, const Position& position);

}  // namespace plyglass
