// Statistics of the user's games: rating over time, results by level, colour and opening, phases of losses,
// accuracy. Every figure keeps the numbers of its games.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "app/services/library/played/glicko.h"
#include "app/services/library/played/last_results.h"
#include "app/services/library/played/own_results.h"

namespace plyglass {

/// Games by result.
struct ResultCounts {
    int won = 0;
    int drawn = 0;
    int lost = 0;
    std::vector<std::int64_t> games;

    int count() const { return won + drawn + lost; }
    /// Points per game, 0 … 1; 0 without games.
    double score() const;
    void add(const OwnResult& game);
};

/// 95 % interval of a score (Wilson, "Probable inference", 1927; draws count as half a win, which makes it
/// slightly too wide).
struct ScoreRange {
    double low = 0;
    double high = 1;
};
ScoreRange scoreRange(const ResultCounts& counts);

/// Rating after the games of a day.
struct RatingDay {
    int date = 0;  ///< 20261127
    GlickoRating rating;
    std::vector<std::int64_t> games;
};

struct AccuracyDay {
    int date = 0;
    double percent = 0;  ///< mean of its games
    std::vector<std::int64_t> games;
};

/// Lower end of the rating scale: below it, no figure is shown.
inline constexpr double kLowestRating = 100;

/// Opponents 1 … kFullLevel; those between two levels count with the nearer one.
struct LevelResults {
    int level = 0;
    ResultCounts results;
};

struct OpeningResults {
    std::string name;  ///< opening family; empty without a name
    Color color = White;
    ResultCounts results;
};

/// Games by length.
struct LengthResults {
    int fromMoves = 0;
    int untilMoves = 0;  ///< 0: no upper limit
    ResultCounts results;
};

/// Lost games by game phase.
struct LostGames {
    std::vector<std::int64_t> byReport;  ///< phase of the decisive move
    std::vector<std::int64_t> byEnd;     ///< phase at the end, for games without a report or a decisive move
};

struct OwnStatistics {
    ResultCounts all;
    int damaged = 0;  ///< unreadable games
    int copies = 0;   ///< duplicates, counted once
    /// Glicko-2 with rating periods of a day, including days without games. Level ratings count as exact:
    /// their error is common to all games, so more games do not reduce it.
    std::vector<RatingDay> rating;
    double levelError = 0;         ///< mean half-width of the 95 % intervals of the opponents' level ratings
    std::array<int, 6> unrated{};  ///< games, by Unrated
    std::vector<LevelResults> levels;      ///< those played against, weakest first
    std::array<ResultCounts, 2> colors;    ///< by Color
    std::vector<OpeningResults> openings;  ///< most games first
    std::vector<LengthResults> lengths;
    std::array<LostGames, 3> lost;  ///< by GamePart
    std::vector<AccuracyDay> accuracy;
    std::vector<LastResult> last;  ///< newest first
};

/// Without `last`, which is read apart.
OwnStatistics statisticsOf(const OwnResults& results);

}  // namespace plyglass
