// The table of tunables as `plyglass-uci tunables` prints it and `plyglass-lab spsa` reads it: a line of
// headings, then a line for each with name, value, lowest and highest value, and step, separated by blanks.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/tunable.h"
#include "engine/protocol/line_transport.h"

namespace plyglass {

/// "Tune.nullMoveMaxGain": the UCI option that sets a tunable.
std::string tunableOption(std::string_view name);

/// Without an end of line after the last row. What it says of an empty table is how to build an engine that
/// has one.
std::string writeTunables(std::span<const TunableRow> rows);

/// The rows of such a text; other lines are passed over. Fails if a row contradicts itself or a name comes
/// twice; the message names it.
Result<std::vector<TunableRow>> readTunables(std::string_view text);

/// Starts `program` with the argument `tunables` and reads its answer. Fails if it cannot be started, does
/// not end within ten seconds or prints no table; the message says what it printed instead.
Result<std::vector<TunableRow>> askForTunables(const std::string& program,
                                               const TransportFactory& startProgram);

}  // namespace plyglass
