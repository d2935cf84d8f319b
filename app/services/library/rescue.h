// What can still be read of a damaged library.
#pragma once

#include <QString>
#include <cstdint>

#include "app/services/library/library_connection.h"
#include "engine/base/job_context.h"

namespace plyglass {

struct RescueSummary {
    std::uint64_t games = 0;  ///< that were taken into the other library
    std::uint64_t known = 0;  ///< that were there already
    std::uint64_t lost = 0;   ///< that cannot be read, so far as is known
};

/// Takes the games of a damaged library, those that were deleted left out, into another one: into collections
/// of the same names, and the favourites. A game that is there already, told by its seed if it was played
/// here or by its text, stays as it is. The damaged file is only read. Progress counts games. Fails if
/// nothing of it can be read or the other one cannot be written; what was written until then stays.
Result<RescueSummary> rescueGames(const QString& damaged, LibraryConnection& into, const JobContext& context);

}  // namespace plyglass
