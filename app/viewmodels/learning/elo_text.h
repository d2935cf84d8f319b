// Differences in strength as the window writes them.
#pragma once

#include <QString>
#include <cstdint>

#include "engine/match/elo.h"

namespace plyglass {

/// "+52", "−120", "0"; "all won" or "all lost" where no number can be told.
QString eloText(const EloEstimate& elo);
/// "± 19"; "" where it cannot be told.
QString marginText(const EloEstimate& elo);
/// "good" or "bad" if the interval leaves 0 out, else "neutral".
QString toneOf(const EloEstimate& elo);

/// "60 games at 300 nodes, 8 random plies": what a strength was measured by. `games` is a number, or how
/// many of how many.
QString conditionsText(const QString& games, std::uint64_t nodes);

}  // namespace plyglass
