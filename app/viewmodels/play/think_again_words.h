// Result of a repeated search, in one or two sentences.
#pragma once

#include <QString>

#include "app/services/game/think_again_plan.h"

namespace plyglass {

/// "The same move again: Nf3, 123 456 nodes, as in the game.", or the difference and its possible reason.
QString againText(const ThinkAgainOutcome& outcome);
/// Tone of that sentence: good, warn.
QString againTone(const ThinkAgainOutcome& outcome);

}  // namespace plyglass
