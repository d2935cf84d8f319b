// Whether the moves of an opening book stand up to a search.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/knowledge/book_builder.h"

namespace plyglass {

struct BookCheckOptions {
    std::uint64_t nodes = 100'000;  ///< for each position
    /// A move that scores more centipawns than this below the best one is too bad for a book.
    int maxLossCp = 75;
    /// A move that scores so many centipawns below the best one is played half as often.
    double halfWeightCp = 20;
    int hashMib = 16;
};

/// How often a move is played, compared with the others of its position: by what names and games say for it,
/// to the power of 2/3, so that what is rarer is met too, and by what it loses; 0 if that is too much.
int bookWeight(int evidence, int lossCp, const BookCheckOptions& options);

/// Searches each position, and each position that one of its moves leads to, writes the score of each move to
/// it and sets its weight by that. The result does not depend on the number of threads. Stopped early, moves
/// that were not reached have weight 0.
void checkBook(std::vector<BookPosition>& positions, const BookCheckOptions& options, const JobContext& job);

}  // namespace plyglass
