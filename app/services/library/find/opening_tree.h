// Opening tree: moves played in a position, with results.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "app/services/library/store/game_set.h"
#include "app/services/library/store/library_connection.h"
#include "engine/chess/position.h"

namespace plyglass {

/// Counts of games that reached a position. "Mover" is the side to move there.
struct TreeTally {
    std::uint64_t games = 0;  ///< including games without a result
    std::uint64_t whiteWins = 0;
    std::uint64_t draws = 0;
    std::uint64_t blackWins = 0;
    std::uint64_t ratedGames = 0;  ///< with a known rating of the mover
    std::uint64_t ratingSum = 0;
    std::uint64_t opposedGames = 0;  ///< with a result and a known rating of the mover's opponent
    std::uint64_t opponentSum = 0;
    std::uint64_t opposedHalfPoints = 0;  ///< of the mover in these; a win is two
    std::uint64_t ownGames = 0;           ///< the user's, with a result
    std::uint64_t ownHalfPoints = 0;      ///< of the user, on either side
    std::vector<std::uint32_t> byYear;    ///< games per year, from year 0 to the last

    /// Average rating of the mover.
    std::optional<int> averageRating() const;
    /// Performance rating: the rating with this expected score against these opponents; within 800 of theirs,
    /// as defined by FIDE.
    std::optional<int> performance() const;
    /// 0 if no year is known.
    int firstYear() const;
    int lastYear() const;
};

struct TreeMove : TreeTally {
    Move move;
};

struct OpeningTree {
    std::vector<TreeMove> moves;  ///< most played first
    TreeTally all;                ///< of the position itself, including games that ended there
};

/// Trend of a move over the years of `all`: its share of the games in each of `spans` periods, 0 … 1, or −1
/// without games. Empty if all games are from one year.
std::vector<double> trendOf(const TreeTally& move, const TreeTally& all, int spans);

struct TreeScope {
    const GameSet* selection = nullptr;  ///< restricts to these games; nullptr: all
    const GameSides* own = nullptr;      ///< nullptr: the user's sides are unknown
};

/// Opening tree of a position. A game counts for a move if it reached the position after the move by any move
/// order: transpositions count.
Result<OpeningTree> openingTreeAt(LibraryConnection& connection, const Position& position,
                                  const TreeScope& scope);

}  // namespace plyglass
