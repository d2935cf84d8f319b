// Statistics of a book's games if both sides draw their moves by weight: length and diversity. Exact
// probabilities, no sampling.
#pragma once

#include <vector>

#include "engine/base/random.h"
#include "engine/chess/opening.h"
#include "engine/knowledge/opening_book.h"

namespace plyglass {

/// The games of a book after a number of plies.
struct BookPly {
    double inBook = 0;  ///< share of games whose next move is also in the book
    /// Book moves to choose from that occur in at least one of 20 games; mean over the games still in the
    /// book, 0 if there are none.
    double choices = 0;
    /// Effective number of positions: e to the power of the entropy. A game that has left the book counts
    /// with the position in which it left.
    double positions = 0;
};

/// Indexed by ply, from 0 to the first at which no game is in the book, or to `maxPlies`.
std::vector<BookPly> walkBook(const OpeningBook& book, int maxPlies = 200);
/// Book plies that this share of the games, 0 to 1, does not exceed.
int bookPliesAt(const std::vector<BookPly>& walk, double share);
/// A game of the book with moves drawn by weight, up to the first position not in the book.
Opening drawBookLine(const OpeningBook& book, Random& random, int maxPlies = 200);

}  // namespace plyglass
