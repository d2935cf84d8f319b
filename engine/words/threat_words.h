// Threats as sentences.
#pragma once

#include "engine/lab/analysis/threat.h"
#include "engine/words/fact_words.h"

namespace plyglass {

/// The threat of the side not to move.
Text threatText(const ThreatAnswer& answer);
/// "White is better, by 0.8 pawns", "The game is level", "White mates in 3"; `score` is from the view of
/// `mover`.
Text balanceText(Score score, Color mover);
/// What the side to move can win now; empty if the line shows no gain.
Text chanceText(const ThreatAnswer& answer);

}  // namespace plyglass
