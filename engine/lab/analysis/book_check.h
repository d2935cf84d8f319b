// Validates the moves of an opening book by search.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/knowledge/book_builder.h"

namespace plyglass {

struct BookCheckOptions {
    std::uint64_t nodes = 100'000;  ///< per position
    /// Moves with a larger loss against the best one are not for a book, in centipawns.
    int maxLossCp = 75;
    /// Loss in centipawns that halves the weight.
    double halfWeightCp = 20;
    int hashMib = 16;
};

/// Book weight of a move: its evidence from names and games to the power of 2/3, so that rare moves occur
/// too, reduced by its loss; 0 if the loss is too large.
int bookWeight(int evidence, int lossCp, const BookCheckOptions& options);

/// Searches each position and each position after one of its moves; sets the moves' scores and weights. The
/// result does not depend on the number of threads. If stopped, unsearched moves have weight 0.
void checkBook(std::vector<BookPosition>& positions, const BookCheckOptions& options, const JobContext& job);

}  // namespace plyglass
