// What came out when a thought of the game was had again, in one or two sentences.
#pragma once

#include <QString>

#include "app/services/game/think_again_plan.h"

namespace plyglass {

/// "The same move again: Nf3, 123 456 nodes, as in the game.", or what differs and why it may.
QString againText(const ThinkAgainOutcome& outcome);
/// Of that sentence: good, warn.
QString againTone(const ThinkAgainOutcome& outcome);

}  // namespace plyglass
