// Finding games by what is known of them, and the rows of a list of games.
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "app/services/library/game_pattern.h"
#include "app/services/library/library_connection.h"
#include "app/services/library/stored_game.h"
#include "engine/base/job_context.h"
#include "engine/chess/game.h"

namespace plyglass {

/// Games by their numbers.
using GameIds = std::shared_ptr<const std::vector<std::int64_t>>;

/// What games must have in common; what is left empty does not matter.
struct GameFilter {
    /// Part of the name of a player, an event, a site or an opening, or the beginning of an ECO code.
    QString anything = {};
    QString player = {};  ///< part of a name, of either side
    QString white = {};   ///< part of a name
    QString black = {};
    QString event = {};    ///< part of the event's or the site's name
    QString opening = {};  ///< an ECO code or its beginning ("B", "C4"), or part of the opening's name
    QString comment = {};  ///< words that stand in its comments
    std::optional<GameResult> result = {};
    int fromDate = 0;   ///< 18510000
    int untilDate = 0;  ///< the last day; 0: any
    int minRating = 0;  ///< that both sides have at least
    int minWhiteRating = 0;
    int minBlackRating = 0;
    int minPlies = 0;
    int maxPlies = 0;  ///< 0: any
    std::int64_t collection = 0;
    bool deleted = false;  ///< games that were deleted or replaced and can be put back, instead of kept ones
    std::optional<Position> position = {};  ///< that the main line came to
    /// That a position of the main line shows. Every game that matches the rest is played through.
    std::optional<GamePattern> pattern = {};
    GameIds only = {};  ///< no others than these, whatever their order; nullptr: any

    bool isEmpty() const;
};

/// Given: as in `GameFilter::only`, otherwise as they were added.
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

/// The numbers of the kept games that match, in this order; where it leaves two equal, the one added first
/// comes first. Only a search for a pattern takes long: it has progress, which counts games, and if it is
/// stopped it gives the games found until then.
Result<std::vector<std::int64_t>> findGames(LibraryConnection& connection, const GameFilter& filter,
                                            const GameSorting& sorting = {}, const JobContext& context = {});

/// What a list shows of a game.
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
    std::int64_t changedS = 0;  ///< when it was last written or deleted, in seconds since 1970
    /// The players' settings in a game played here, for `playerFromText`; empty until `readPlayers`.
    QString whiteSettings;
    QString blackSettings;
    std::vector<float> curve;  ///< empty until `readCurves`
};

/// The rows of these games, in their order; a game that is not there any more gives an empty row.
Result<std::vector<GameRow>> gameRows(LibraryConnection& connection, std::span<const std::int64_t> ids);

/// Names of players, events and sites that begin like this, whatever their accents; at most eight, in order.
Result<QStringList> namesBeginningWith(LibraryConnection& connection, const QString& beginning);

}  // namespace plyglass
