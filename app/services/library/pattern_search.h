// Which games show a pattern: the moves of each are played through, on several threads.
#pragma once

#include <cstdint>
#include <vector>

#include "app/services/library/game_pattern.h"
#include "app/services/library/library_connection.h"
#include "engine/base/job_context.h"

namespace plyglass {

/// Those of the games, in their order, whose main line shows the pattern. Each thread but the caller's opens
/// a connection of its own. Progress counts games; if it is stopped, it gives the games found until then.
Result<std::vector<std::int64_t>> gamesWithPattern(LibraryConnection& connection,
                                                   const std::vector<std::int64_t>& ids,
                                                   const GamePattern& pattern, const JobContext& context);

/// As many threads as are worth having on this machine.
int patternThreads();

}  // namespace plyglass
