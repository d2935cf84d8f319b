// Cache file of scored move choices next to a run, so that a resumed run need not score its moves again.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/learning/evolution/move_choices.h"

namespace plyglass {

/// Fingerprint of everything the scores depend on: positions with clocks, search nodes and evaluator.
std::uint64_t choicesFingerprint(const std::vector<Position>& positions, const MoveChoiceOptions& options);

std::string toFileBytes(const std::vector<MoveChoice>& choices, std::uint64_t fingerprint);
/// Empty if the bytes are damaged or the fingerprint differs.
std::optional<std::vector<MoveChoice>> choicesFrom(std::string_view bytes, std::uint64_t fingerprint);

/// As scoredChoices, but read from the file if it has them, and otherwise written to it. File errors only
/// cost the scoring time. Empty path: no file.
std::vector<MoveChoice> keptChoices(const std::vector<Position>& positions, const MoveChoiceOptions& options,
                                    const std::string& path, const JobContext& job);

}  // namespace plyglass
