// The endgame tables against the rules and against the search: `plyglass-lab tables verify`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/knowledge/endgames/endgame_tables.h"

namespace plyglass {

struct TablesVerificationOptions {
    std::uint64_t sample = 1'000'000;  ///< random positions, the same number of each ending
    std::uint64_t seed = 1;
    int depth = 3;  ///< of the search, in plies
};

/// What was found. A position whose value is wrong counts in neither `mates` nor `noMates`.
struct TablesVerification {
    std::uint64_t positions = 0;
    std::uint64_t enPassant = 0;  ///< of them with a right to capture en passant
    std::uint64_t mates = 0;      ///< within the depth: the search finds the same number of plies
    std::uint64_t noMates = 0;    ///< drawn or further away: the search finds no mate
    std::uint64_t defects = 0;
    std::vector<std::string> firstDefects;  ///< what is wrong where, of the first few
};

/// Draws positions and tests each in two ways. Its value follows from those after its moves, all of which are
/// made by the rules. And a search without tables, by techniques that cannot change its score, finds the same
/// mate, or none within its depth. The positions depend on seed and sample alone; a job that is stopped
/// returns what it has.
TablesVerification verifyTables(const EndgameTables& tables, const TablesVerificationOptions& options,
                                const JobContext& job);

}  // namespace plyglass
