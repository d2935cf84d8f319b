// How far a book carries a game, and to how many different ones, when both sides draw their moves from it by
// weight. Nothing is sampled: the chances are followed position by position.
#pragma once

#include <vector>

#include "engine/base/random.h"
#include "engine/chess/opening.h"
#include "engine/knowledge/opening_book.h"

namespace plyglass {

/// The games of a book when so many plies have been played.
struct BookPly {
    double inBook = 0;  ///< share of the games in which the next move comes from the book too
    /// Moves of the book to choose from that are played in at least one of 20 games; the mean over the games
    /// that are still in the book, 0 if there are none.
    double choices = 0;
    /// As many positions, if all were as likely, would differ as much: e to the power of the entropy. A game
    /// that has left the book counts by the position in which it did.
    double positions = 0;
};

/// By plies played, from 0 to the first at which no game is in the book any more, or to `maxPlies`.
std::vector<BookPly> walkBook(const OpeningBook& book, int maxPlies = 200);
/// Plies of the book that this share of the games, from 0 to 1, does not exceed.
int bookPliesAt(const std::vector<BookPly>& walk, double share);
/// The game of a book whose moves are all drawn by weight, to the position that the book does not know.
Opening drawBookLine(const OpeningBook& book, Random& random, int maxPlies = 200);

}  // namespace plyglass
