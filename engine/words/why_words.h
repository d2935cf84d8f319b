// Answers to "why not this move?" and "why this move?" as sentences.
#pragma once

#include "engine/lab/analysis/why_not.h"
#include "engine/lab/analysis/why_this.h"
#include "engine/words/fact_words.h"

namespace plyglass {

/// "costs 2.4 pawns", "is mated in 1", "only draws": follows the move in a heading.
Text verdictText(WhyNotVerdict verdict, Score best, Score candidate);
/// "+0.41", "#−3", or words for a tablebase win: White's view of a score from the view of `view`.
Text scoreWords(Score score, Color view);
/// "1 pawn", "2.4 pawns".
Text pawnsText(int cp);

/// Text below the verdict: facts, lines, rejection depth. `position` is the one before the candidate.
Text whyNotText(const WhyNotAnswer& answer, const Position& position, bool hasVerdict = true);
/// "Depth 12, 4 000 000 positions in all searches"; preliminary answers begin with "So far: …".
Text depthText(const WhyNotAnswer& answer);
/// Depth in plies completed by both searches; for a proved mate, the greater depth.
int depthOf(const WhyNotAnswer& answer);
/// The whole answer as one paragraph.
Text fullText(const WhyNotAnswer& answer, const Position& position);

/// Why a level chose another move than full strength; empty if it did not.
Text causeText(const WhyThisAnswer& answer, const Position& position);
/// Text below the verdict: facts, the expected line and the cause.
Text whyThisText(const WhyThisAnswer& answer, const Position& position);

}  // namespace plyglass
