// Scored move choices in a file beside a run, so that a run that is resumed need not score its moves anew.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/learning/evolution/move_choices.h"

namespace plyglass {

/// A fingerprint of all that the scores depend on: the positions with their clocks, and the search's nodes
/// and evaluator.
std::uint64_t choicesFingerprint(const std::vector<Position>& positions, const MoveChoiceOptions& options);

std::string toFileBytes(const std::vector<MoveChoice>& choices, std::uint64_t fingerprint);
/// Nothing if the bytes are damaged or have another fingerprint.
std::optional<std::vector<MoveChoice>> choicesFrom(std::string_view bytes, std::uint64_t fingerprint);

/// As scoredChoices, but taken from the file if it holds them, and written to it otherwise. A file that
/// cannot be read or written only costs the time of scoring. No path: no file.
std::vector<MoveChoice> keptChoices(const std::vector<Position>& positions, const MoveChoiceOptions& options,
                                    const std::string& path, const JobContext& job);

}  // namespace plyglass
