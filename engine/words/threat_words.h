// What is threatened, in sentences.
#pragma once

#include "engine/lab/analysis/threat.h"
#include "engine/words/fact_words.h"

namespace plyglass {

/// What the side that is not to move threatens, and how.
Text threatText(const ThreatAnswer& answer);
/// "White is better, by 0.8 pawns", "The game is level", "White mates in 3": a score of the side to move.
Text balanceText(Score score, Color mover);
/// What the side to move can win now; empty if the line shows no gain.
Text chanceText(const ThreatAnswer& answer);

}  // namespace plyglass
