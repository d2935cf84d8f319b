// Searches for games, and the rows of a list of games.
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "app/services/library/find/game_pattern.h"
#include "app/services/library/store/library_connection.h"
#include "app/services/library/store/stored_game.h"
#include "engine/base/job_context.h"
#include "engine/chess/game.h"

namespace plyglass {

/// Games by number.
using GameIds = std::shared_ptr<const std::vector<std::int64_t>>;

/// Search conditions; empty ones are ignored.
struct GameFilter {
    /// Part of the name of a player, event, site or opening, the beginning of an ECO code, a year; or words
    /// that are each one of these.
    QString anything = {};
    QString player = {};  ///< part of a name, of either side
    QString white = {};   ///< part of a name
    QString black = {};
    QString event = {};    ///< part of the event's or site's name
    QString opening = {};  ///< prefix of an ECO code ("B", "C4"), or part of the opening's name
    QString comment = {};  ///< words in its comments
    std::optional<GameResult> result = {};
    int fromDate = 0;   ///< 18510000
    int untilDate = 0;  ///< last day; 0: any
    int minRating = 0;  ///< minimum rating of both sides
    int minWhiteRating = 0;
    int minBlackRating = 0;
    int minPlies = 0;
    int maxPlies = 0;  ///< 0: any
    std::int64_t collection = 0;
    bool deleted = false;  ///< deleted or replaced games that can be restored, instead of kept ones
    std::optional<Position> position = {};  ///< occurs in the main line
    /// Occurs in the main line. Replays every game that matches the other conditions.
    std::optional<GamePattern> pattern = {};
    GameIds only = {};  ///< restricts the search to these, in any order; nullptr: any

    bool isEmpty() const;
};

/// Given: the order of `GameFilter::only`, otherwise that of adding.
enum class GameOrder : std::uint8_t {
    Given,
    Added,
    Date,
    White,
    Black,
    Event,
    Result,
    Opening,
    Length,
    Rating
};

struct GameSorting {
    GameOrder order = GameOrder::Added;
    Qt::SortOrder direction = Qt::AscendingOrder;
};

/// Numbers of the kept games that match, in this order; ties by age. Only pattern searches take long: they
/// report progress, counting games, and when stopped return the games found so far.
Result<std::vector<std::int64_t>> findGames(LibraryConnection& connection, const GameFilter& filter,
                                            const GameSorting& sorting = {}, const JobContext& context = {});

/// Data of a game in a list.
struct GameRow {
    std::int64_t id = 0;
    QString white;
    QString black;
    QString event;
    QString site;
    QString round;
    QString eco;
    QString opening;
    GameResult result = GameResult::Ongoing;
    int date = 0;  ///< as in LibraryGame
    int whiteRating = 0;
    int blackRating = 0;
    int plies = 0;
    bool isFavourite = false;
    bool isPlayedHere = false;
    LeftLibrary left;
    std::int64_t changedS = 0;  ///< last write or deletion, in seconds since 1970
    /// Player settings of a game played here, for `playerFromText`; empty until `readPlayers`.
    QString whiteSettings;
    QString blackSettings;
    std::vector<float> curve;  ///< empty until `readCurves`
};

/// Rows of these games, in order; a missing game gives an empty row.
Result<std::vector<GameRow>> gameRows(LibraryConnection& connection, std::span<const std::int64_t> ids);

/// Names of players, events and sites with this prefix, ignoring accents; at most eight, sorted.
Result<QStringList> namesBeginningWith(LibraryConnection& connection, const QString& beginning);

}  // namespace plyglass
