// Recovers readable games of a damaged library.
#pragma once

#include <QString>
#include <cstdint>

#include "app/services/library/store/library_connection.h"
#include "engine/base/job_context.h"

namespace plyglass {

struct RescueSummary {
    std::uint64_t games = 0;  ///< imported into the other library
    std::uint64_t known = 0;  ///< already there
    std::uint64_t lost = 0;   ///< unreadable, as far as known
};

/// Imports the games of a damaged library, except deleted ones, into another one: into collections with the
/// same names, and the favourites. Games that exist there, by seed if played here or by text, are unchanged.
/// The damaged file is only read. Progress counts games. Fails if nothing is readable or the other library is
/// not writable; games written before stay.
Result<RescueSummary> rescueGames(const QString& damaged, LibraryConnection& into, const JobContext& context);

}  // namespace plyglass
