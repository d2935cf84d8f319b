// Text table of tunables, printed by `plyglass-uci tunables` and read by `plyglass-lab spsa`: a heading line,
// then per line name, value, minimum, maximum and step, separated by blanks.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/tunable.h"
#include "engine/protocol/line_transport.h"

namespace plyglass {

/// UCI option of a tunable: "Tune.nullMoveMaxGain".
std::string tunableOption(std::string_view name);

/// Without a line end after the last row. For an empty table: how to build an engine that has one.
std::string writeTunables(std::span<const TunableRow> rows);

/// Parses the rows of such a text; skips other lines. Fails on an inconsistent row or a duplicate name; the
/// error names it.
Result<std::vector<TunableRow>> readTunables(std::string_view text);

/// Runs `program tunables` and parses its output. Fails if it cannot be started, does not end within ten
/// seconds or prints no table; the error quotes its output.
Result<std::vector<TunableRow>> askForTunables(const std::string& program,
                                               const TransportFactory& startProgram);

}  // namespace plyglass
