// Differences in strength as the window writes them.
#pragma once

#include <QString>

#include "engine/match/elo.h"

namespace plyglass {

/// "+52", "−120", "0"; "all won" or "all lost" where no number can be told.
QString eloText(const EloEstimate& elo);
/// "± 19"; "" where it cannot be told.
QString marginText(const EloEstimate& elo);
/// "good" or "bad" if the interval leaves 0 out, else "neutral".
QString toneOf(const EloEstimate& elo);

}  // namespace plyglass
