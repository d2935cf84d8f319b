// Builds an opening book from named openings and from games.
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

/// A position of a book being built, with its candidate moves.
struct BookPosition {
    Position position = Position::start();
    std::vector<BookMove> moves;
};

struct BookRules {
    /// Minimum number of games for a move that is in no named opening.
    int minGames = 2;
    int maxPlies = 16;  ///< plies of a game; later moves are left out
    /// Weight of each named opening that passes through a move; every game adds 2 if won and 1 if drawn.
    int weightOfName = 4;
};

/// Collects all positions reached from the start position by moves of named openings, in any move order, and
/// by moves of the games, with weights and results. A transposition into the line of another opening weighs
/// like one named opening. Positions come before those that their moves lead to.
std::vector<BookPosition> collectBook(const OpeningNames& names, const PlayedMoves& games,
                                      const BookRules& rules);
/// Makes a book of these moves, without those of weight 0.
OpeningBook toBook(std::span<const BookPosition> positions);
/// Adds these moves to a book, without those of weight 0: weights and games are summed, scores averaged, and
/// existing evaluations kept. If a weight exceeds the limit of the format, all weights of the position are
/// scaled down. Returns the number of new moves.
int addPositions(OpeningBook& book, std::span<const BookPosition> positions);
/// The entries whose positions are reachable from the start position by moves of the book and of the named
/// openings.
OpeningBook reachablePart(const OpeningBook& book, const OpeningNames& names);

/// Adds a line to the book: the weight of each move grows by `weight`, and so do its games and points if the
/// line has a result. Returns the number of new moves. `moves` must be legal in sequence.
int addLine(OpeningBook& book, const Opening& line, int weight, GameResult result = GameResult::Ongoing);
/// Counts of moves new to a book, by where in a game they came first.
struct AddedMoves {
    int mainLine = 0;
    int variations = 0;

    int all() const { return mainLine + variations; }
};
/// Adds the first `maxPlies` plies of a game, including its variations, which have no result. A variation
/// ends at a null move or at a move marked ? or ??.
AddedMoves addGame(OpeningBook& book, const Game& game, int maxPlies);
/// Adds a text in algebraic notation: one line of moves from the start position per text line, with or
/// without move numbers. Skips empty lines, lines starting with # and text after a ;. A move followed by ? is
/// a negative example: it and the rest of its line are not added. Adds nothing on an error, which names the
/// line and the word.
Result<int> addText(OpeningBook& book, std::string_view text);

}  // namespace plyglass
