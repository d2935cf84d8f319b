// Exports library games to a PGN file, with their original texts.
#pragma once

#include <QString>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "app/services/library/store/library_connection.h"
#include "engine/base/job_context.h"

namespace plyglass {

struct ExportSummary {
    std::uint64_t games = 0;
    std::vector<Error> lost;  ///< why games were omitted, with their names; the first `kReportedGames`

    static constexpr std::size_t kReportedGames = 100;
};

/// Calls `take` with the text of each game in order, ending in an empty line; unreadable ones are omitted.
/// Stops at the first error of `take`, or on request. Fails if no game is readable.
Result<ExportSummary> readTexts(LibraryConnection& connection, std::span<const std::int64_t> ids,
                                const std::function<Result<void>(std::string_view)>& take,
                                const JobContext& context);

/// Writes the games to a file, which is replaced atomically, or not at all on failure or stop.
Result<ExportSummary> exportGames(LibraryConnection& connection, std::span<const std::int64_t> ids,
                                  const QString& path, const JobContext& context);

}  // namespace plyglass
