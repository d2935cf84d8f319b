// Games of the library as a PGN file, with their texts as they were taken in.
#pragma once

#include <QString>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "app/services/library/library_connection.h"
#include "engine/base/job_context.h"

namespace plyglass {

struct ExportSummary {
    std::uint64_t games = 0;
    std::vector<Error> lost;  ///< why a game was left out, with its name; the first `kReportedGames` of them

    static constexpr std::size_t kReportedGames = 100;
};

/// Gives the text of each game in this order, ending in an empty line; one that cannot be read is left out.
/// Stops at the first failure of `take`, or when it is asked to. Fails if no game can be read.
Result<ExportSummary> readTexts(LibraryConnection& connection, std::span<const std::int64_t> ids,
                                const std::function<Result<void>(std::string_view)>& take,
                                const JobContext& context);

/// Writes them to a file, which is replaced as a whole or, if something fails or it is stopped, not at all.
Result<ExportSummary> exportGames(LibraryConnection& connection, std::span<const std::int64_t> ids,
                                  const QString& path, const JobContext& context);

}  // namespace plyglass
