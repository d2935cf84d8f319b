// Whether the moves of an opening book stand up to a search.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/knowledge/book_builder.h"

namespace plyglass {

struct BookCheckOptions {
    std::uint64_t nodes = 100'000;  ///< for each position
    /// A move that scores so many centipawns less than the best one is too bad for a book.
    int maxLossCp = 30;
    int hashMib = 16;
};

/// Searches each position, and each position that one of its moves leads to, and writes the score of each
/// move to it. A move that loses too much has weight 0 afterwards. What does not depend on the number of
/// threads. Stopped early, moves that were not reached have weight 0 too.
void checkBook(std::vector<BookPosition>& positions, const BookCheckOptions& options, const JobContext& job);

}  // namespace plyglass
