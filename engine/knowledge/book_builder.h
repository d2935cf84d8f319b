// An opening book made of named openings and of games.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chess/game.h"
#include "engine/chess/opening.h"
#include "engine/knowledge/opening_book.h"
#include "engine/knowledge/opening_names.h"
#include "engine/knowledge/played_moves.h"

namespace plyglass {

/// A position of a book to be, and the moves that may stand in it.
struct BookPosition {
    Position position = Position::start();
    std::vector<BookMove> moves;
};

struct BookRules {
    /// Moves that no named opening has are taken if so many games have them.
    int minGames = 2;
    int maxPlies = 16;  ///< of the game: what is played later is no part of the book
    /// What each named opening that goes through a move adds to its weight, besides 2 for each game won by it
    /// and 1 for each game drawn.
    int weightOfName = 4;
};

/// All positions reached from the start position by moves of named openings, in any order of moves, and by
/// moves that were played in the games, with weights and results. A move by which a position of one name
/// leads into the line of another weighs as if one name went through it. A position stands before those that
/// its moves lead to.
std::vector<BookPosition> collectBook(const OpeningNames& names, const PlayedMoves& games,
                                      const BookRules& rules);
/// The book of these moves, without those of weight 0.
OpeningBook toBook(std::span<const BookPosition> positions);
/// Adds these moves to a book, without those of weight 0: weights and games add up, scores are averaged, and
/// an evaluation that is there stays. Where a weight grows beyond what a book can hold, all weights of the
/// position shrink alike. Returns how many moves are new to the book.
int addPositions(OpeningBook& book, std::span<const BookPosition> positions);
/// The entries that can be met: those of positions reached from the start position by moves of the book and
/// of the named openings.
OpeningBook reachablePart(const OpeningBook& book, const OpeningNames& names);

/// Plays a line into the book: the weight of each of its moves grows by `weight`, and the games and points of
/// each if the line has a result. Returns how many moves are new to the book. `moves` must be legal in turn.
int addLine(OpeningBook& book, const Opening& line, int weight, GameResult result = GameResult::Ongoing);
/// Moves that are new to a book, by where a game had them first.
struct AddedMoves {
    int mainLine = 0;
    int variations = 0;

    int all() const { return mainLine + variations; }
};
/// The same for the first `maxPlies` plies of a game, its variations too, which have no result. Of these
/// nothing is taken from a pass on, or from a move on that is marked as a mistake (? or ??).
AddedMoves addGame(OpeningBook& book, const Game& game, int maxPlies);
/// The same for a text in algebraic notation: a line of moves from the start position on each line, with or
/// without move numbers; empty lines and lines that start with # are passed over, and so is what follows a ;
/// on a line. A move with a ? behind it is shown to the reader and not added, nor what follows it. Nothing is
/// added if there is an error; it names the line and the word.
Result<int> addText(OpeningBook& book, std::string_view text);

}  // namespace plyglass
