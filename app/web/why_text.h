// Answers to "why not this move?" in English sentences, for programs without Qt. The words are those of
// app/services/why_words.h, which can be translated; a test compares the two.
#pragma once

#include <string>
#include <vector>

#include "engine/lab/analysis/why_not.h"

namespace plyglass {

/// "costs 2.4 pawns", "is mated in 1", "only draws".
std::string verdictSentence(const WhyNotAnswer& answer);
/// Reasons, lines, and since which depth a search keeps off the move: all that stands below the verdict.
std::string whyNotSentences(const WhyNotAnswer& answer, const Position& position);
/// "So far: depth 9, 400 000 positions" or "Depth 18, 4 000 000 positions".
std::string depthSentence(const WhyNotAnswer& answer);

}  // namespace plyglass
