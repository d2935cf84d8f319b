// What was played in a position, and what came of it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "app/services/library/game_set.h"
#include "app/services/library/library_connection.h"
#include "app/services/library/own_sides.h"
#include "engine/chess/position.h"

namespace plyglass {

/// Games that came to a position, counted. "Mover" is the side that has the move in it.
struct TreeTally {
    std::uint64_t games = 0;  ///< those without a result too
    std::uint64_t whiteWins = 0;
    std::uint64_t draws = 0;
    std::uint64_t blackWins = 0;
    std::uint64_t ratedGames = 0;  ///< in which the mover's rating is known
    std::uint64_t ratingSum = 0;
    std::uint64_t opposedGames = 0;  ///< with a result, in which the rating of the mover's opponent is known
    std::uint64_t opponentSum = 0;
    std::uint64_t opposedHalfPoints = 0;  ///< of the mover in these, two for a game won
    std::uint64_t ownGames = 0;           ///< with a result, that the person played
    std::uint64_t ownHalfPoints = 0;      ///< of the person, whichever side he had
    std::vector<std::uint32_t> byYear;    ///< games of each year, from year 0 on; as far as the last

    /// Of the mover.
    std::optional<int> averageRating() const;
    /// The rating at which the mover's score would have been expected against these opponents; at most 800
    /// above or below theirs, as FIDE has it.
    std::optional<int> performance() const;
    /// 0 if of no game is the year known.
    int firstYear() const;
    int lastYear() const;
};

struct TreeMove : TreeTally {
    Move move;
};

struct OpeningTree {
    std::vector<TreeMove> moves;  ///< the most played first
    TreeTally all;                ///< of the position itself: games that ended there too
};

/// What the years between the first and the last in `all` have of a move: for each of so many spans of years
/// its share of the games, 0 … 1, or −1 where there is none. Empty if all games are of one year.
std::vector<double> trendOf(const TreeTally& move, const TreeTally& all, int spans);

struct TreeScope {
    const GameSet* selection = nullptr;  ///< the games that count; nullptr: all
    const OwnSides* own = nullptr;       ///< nullptr: nothing is known of the person
};

/// What was played in a position. A game counts for a move if it came to the position after the move as well,
/// in whatever order its moves were: transpositions count.
Result<OpeningTree> openingTreeAt(LibraryConnection& connection, const Position& position,
                                  const TreeScope& scope);

}  // namespace plyglass
