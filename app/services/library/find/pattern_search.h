// Pattern search: replays games on several threads.
#pragma once

#include <cstdint>
#include <vector>

#include "app/services/library/find/game_pattern.h"
#include "app/services/library/store/library_connection.h"
#include "engine/base/job_context.h"

namespace plyglass {

/// The games, in their order, whose main line shows the pattern. Each thread except the caller's opens its
/// own connection. Progress counts games; when stopped, returns the games found so far.
Result<std::vector<std::int64_t>> gamesWithPattern(LibraryConnection& connection,
                                                   const std::vector<std::int64_t>& ids,
                                                   const GamePattern& pattern, const JobContext& context);

/// Useful number of threads on this machine.
int patternThreads();

}  // namespace plyglass
