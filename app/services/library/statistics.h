// The person's games in figures: the rating over time, results by level, colour and opening, where games are
// lost, how exactly they are played. Every figure keeps the numbers of its games.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "app/services/library/own_results.h"
#include "engine/match/glicko.h"

namespace plyglass {

/// Games and what came of them.
struct ResultCounts {
    int won = 0;
    int drawn = 0;
    int lost = 0;
    std::vector<std::int64_t> games;

    int count() const { return won + drawn + lost; }
    /// Points per game, 0 … 1; 0 without a game.
    double score() const;
    void add(const OwnResult& game);
};

/// The ends of the 95 % interval of a score (Wilson, "Probable inference", 1927; draws count as half a win,
/// which makes it a little wider than need be).
struct ScoreRange {
    double low = 0;
    double high = 1;
};
ScoreRange scoreRange(const ResultCounts& counts);

/// The rating after the games of a day.
struct RatingDay {
    int date = 0;  ///< 20261127
    GlickoRating rating;
    std::vector<std::int64_t> games;
};

struct AccuracyDay {
    int date = 0;
    double percent = 0;  ///< the mean of its games
    std::vector<std::int64_t> games;
};

/// Of the opponents 1 … kFullLevel.
struct LevelResults {
    int level = 0;
    ResultCounts results;
};

struct OpeningResults {
    std::string name;  ///< its family; empty: without a name
    Color color = White;
    ResultCounts results;
};

/// Games of so many moves.
struct LengthResults {
    int fromMoves = 0;
    int untilMoves = 0;  ///< 0: or more
    ResultCounts results;
};

/// Lost games by the part of the game.
struct LostGames {
    std::vector<std::int64_t> byReport;  ///< the move after which the game stayed lost
    std::vector<std::int64_t> byEnd;     ///< where it ended: it has no report, or was not lost by that
};

struct OwnStatistics {
    ResultCounts all;
    int damaged = 0;  ///< games that could not be read
    int copies = 0;   ///< of counted games, which are not counted again
    /// Glicko-2 with a day as its period, days without a game too. The levels count as exact: how sure their
    /// own strengths are is the same for every game, so more games do not make it any better.
    std::vector<RatingDay> rating;
    double levelError = 0;  ///< half of the 95 % interval of the strength of the levels met, on average
    std::array<int, 6> unrated{};          ///< games, by Unrated
    std::vector<LevelResults> levels;      ///< those that were met, weakest first
    std::array<ResultCounts, 2> colors;    ///< by Color
    std::vector<OpeningResults> openings;  ///< most games first
    std::vector<LengthResults> lengths;
    std::array<LostGames, 3> lost;  ///< by GamePart
    std::vector<AccuracyDay> accuracy;
};

OwnStatistics statisticsOf(const OwnResults& results);

}  // namespace plyglass
