// Verifies the endgame tables by the rules and by the search: `plyglass-lab tables verify`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/knowledge/endgames/endgame_tables.h"

namespace plyglass {

struct TablesVerificationOptions {
    std::uint64_t sample = 1'000'000;  ///< random positions, equally many of each ending
    std::uint64_t seed = 1;
    int depth = 3;  ///< search depth in plies
};

/// Results. A position with a wrong value counts in neither `mates` nor `noMates`.
struct TablesVerification {
    std::uint64_t positions = 0;
    std::uint64_t enPassant = 0;  ///< positions with an en passant capture
    std::uint64_t mates = 0;      ///< within the depth: the search finds the same mate
    std::uint64_t noMates = 0;    ///< drawn or further away: the search finds no mate
    std::uint64_t defects = 0;
    std::vector<std::string> firstDefects;  ///< position and error, for the first few
};

/// Tests random positions in two ways. Its value must follow from the values after all legal moves. And a
/// search without tables, by techniques that cannot change its score, must find the same mate, or none within
/// its depth. The positions depend only on seed and sample; a stopped job returns its results so far.
TablesVerification verifyTables(const EndgameTables& tables, const TablesVerificationOptions& options,
                                const JobContext& job);

}  // namespace plyglass
