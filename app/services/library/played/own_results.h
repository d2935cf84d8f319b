// The user's games for statistics: those played here against the computer, and those played elsewhere under
// the user's names.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/services/library/played/game_course.h"
#include "app/services/library/played/own_names.h"
#include "engine/base/result.h"

namespace plyglass {

class LibraryConnection;

/// Why a game is not rated.
enum class Unrated : std::uint8_t {
    No,        ///< it is rated
    Opponent,  ///< computer settings without a measured strength, or random moves
    Start,     ///< custom start position
    TakenBack,
    NoDate,    ///< incomplete date
    Elsewhere  ///< played elsewhere
};

struct OwnResult {
    std::int64_t id = 0;
    Color color = White;  ///< the user's
    double score = 0;     ///< 1 won, ½ drawn, 0 lost
    int date = 0;         ///< as in LibraryGame
    int plies = 0;
    bool isUsualStart = true;
    std::string opening;  ///< opening family: "Ruy Lopez"; empty without a name
    double level = 0;     ///< the computer's; 0: not a level
    Unrated unrated = Unrated::No;
    GameCourse course = {};

    /// Whether year, month and day are known.
    bool hasDay() const { return date >= 10'000 && date / 100 % 100 > 0 && date % 100 > 0; }
};

struct OwnResults {
    std::vector<OwnResult> games;  ///< by date
    int damaged = 0;               ///< unreadable games, excluded
    int copies = 0;                ///< excluded duplicates
};

/// Finished games between a person and the computer, and those played elsewhere under one of the names.
/// Returns early with partial results when `goesOn` returns false. Settings changed during a game are not
/// known: those at its end count.
Result<OwnResults> readOwnResults(LibraryConnection& connection, const OwnNames& names = {},
                                  const std::function<bool()>& goesOn = {});

}  // namespace plyglass
