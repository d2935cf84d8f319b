// PGN files into the library: read on one thread, written on another, some thousand games at a time, each lot
// as a whole or not at all.
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "app/services/library/library_connection.h"
#include "engine/base/job_context.h"

namespace plyglass {

/// A game with an error.
struct FaultyGame {
    enum class Fate { Corrected, CutShort, Skipped };

    int line = 0;  ///< of the file, on which it starts
    Text reason;   ///< names the line and, where it is one, the word
    Fate fate = Fate::Skipped;
};

struct ImportSummary {
    std::int64_t collection = 0;  ///< that the games went to
    std::uint64_t games = 0;
    std::uint64_t corrected = 0;          ///< of these, the games in which something had to be put right
    std::uint64_t cutShort = 0;           ///< of these, the games that could be read only up to an error
    std::uint64_t skipped = 0;            ///< not among `games`
    std::vector<FaultyGame> faultyGames;  ///< the first `kReportedGames` of them
    bool isComplete = false;              ///< false if it was stopped
    bool wasThere = false;                ///< the library had all games of the file before

    static constexpr std::size_t kReportedGames = 1000;
};

struct ImportOptions {
    /// Games that are written together, as a whole or not at all; the index gets a run of them. More make
    /// searches quicker and take more memory. At most `kMaxRunGames`.
    std::size_t lotGames = 2'500;
    /// A lot is written earlier if the texts of its games are so long together.
    std::size_t lotBytes = 4 << 20;
};

/// Takes the games of a file into a collection of their own, named after the file. If a file of the same
/// bytes was left half read, by a stop or a crash, it goes on where that was; if it was read to its end and
/// none of its games is missing since, nothing is taken in. Progress counts bytes of the file; its message is
/// the number of games. Memory stays below 200 MiB; a game longer than `PgnStream::kMaxGameBytes` is skipped.
/// Other writers of the library get their turn between two lots. Fails if the file cannot be read, the
/// library not be written, or another import of the same file goes on; what was written until then stays.
Result<ImportSummary> importPgnFile(LibraryConnection& connection, const QString& path,
                                    const JobContext& context, const ImportOptions& options = {});

}  // namespace plyglass
