// Imports PGN files: read on one thread, written on another, some thousand games at a time, each batch in a
// transaction.
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "app/services/library/store/library_connection.h"
#include "engine/base/job_context.h"

namespace plyglass {

/// A game with an error.
struct FaultyGame {
    enum class Fate { Corrected, CutShort, Skipped };

    int line = 0;  ///< line of the file where it starts
    Text reason;   ///< names the line and, where applicable, the word
    Fate fate = Fate::Skipped;
};

struct ImportSummary {
    std::int64_t collection = 0;  ///< target collection
    std::uint64_t games = 0;
    std::uint64_t corrected = 0;          ///< games with corrections
    std::uint64_t cutShort = 0;           ///< games read only up to an error
    std::uint64_t skipped = 0;            ///< not among `games`
    std::vector<FaultyGame> faultyGames;  ///< the first `kReportedGames`
    bool isComplete = false;              ///< false if stopped
    bool wasThere = false;                ///< the library already had all games of the file

    static constexpr std::size_t kReportedGames = 1000;
};

struct ImportOptions {
    /// Games per batch, written in one transaction and indexed as a run. More make searches faster and take
    /// more memory. At most `kMaxRunGames`.
    std::size_t batchGames = 2'500;
    /// Text size at which a batch is written early.
    std::size_t batchBytes = 4 << 20;
};

/// Imports the games of a file into a collection named after the file. If a file with the same bytes was
/// partly imported (stop or crash), continues there; if it was fully imported and no game is missing, does
/// nothing. Progress counts bytes of the file; its message is the number of games. Memory stays below 200
/// MiB; games longer than `PgnStream::kMaxGameBytes` are skipped. Other writers can write between batches.
/// Fails if the file is unreadable, the library not writable, or another import of the same file continues
/// it; games written before stay.
Result<ImportSummary> importPgnFile(LibraryConnection& connection, const QString& path,
                                    const JobContext& context, const ImportOptions& options = {});

}  // namespace plyglass
