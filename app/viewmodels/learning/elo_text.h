// Differences in strength as the window writes them.
#pragma once

#include <QString>
#include <cstdint>

#include "engine/match/elo.h"

namespace plyglass {

/// "+52", "−120", "0"; "all won" or "all lost" where Elo is infinite.
QString eloText(const EloEstimate& elo);
/// "± 19"; "" if unknown.
QString marginText(const EloEstimate& elo);
/// "good" or "bad" if the interval excludes 0, else "neutral".
QString toneOf(const EloEstimate& elo);

/// "60 games at 300 nodes, 8 random plies": conditions of a measurement. `games`: a number, or a number of a
/// total.
QString conditionsText(const QString& games, std::uint64_t nodes);

}  // namespace plyglass
