// The person's games, as statistics count them: those played here against the computer, and those played
// elsewhere under the person's names.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/services/library/game_course.h"
#include "app/services/library/own_names.h"
#include "engine/base/result.h"

namespace plyglass {

class LibraryConnection;

/// Why a game does not count for the rating.
enum class Unrated : std::uint8_t {
    No,        ///< it does
    Opponent,  ///< settings of the computer whose strength was not measured, or random moves
    Start,     ///< from a position of its own
    TakenBack,
    NoDate,    ///< of which not all is known: it has no place in time
    Elsewhere  ///< not here against the computer, but under one of the person's names
};

struct OwnResult {
    std::int64_t id = 0;
    Color color = White;  ///< the person's
    double score = 0;     ///< 1 won, ½ drawn, 0 lost
    int date = 0;         ///< as in LibraryGame
    int plies = 0;
    bool isUsualStart = true;
    std::string opening;  ///< its family: "Ruy Lopez"; empty if it has no name
    int level = 0;        ///< the computer's; 0: none of the levels
    Unrated unrated = Unrated::No;
    GameCourse course = {};

    /// Year, month and day are known.
    bool hasDay() const { return date >= 10'000 && date / 100 % 100 > 0 && date % 100 > 0; }
};

struct OwnResults {
    std::vector<OwnResult> games;  ///< in the order of their dates
    int damaged = 0;               ///< that could not be read and are left out
    int copies = 0;                ///< of some of these: left out, so that each game counts once
};

/// Games that are over, between a person and the computer, and those that were played elsewhere under one of
/// the names. Stops early, with what there is, when `goesOn` says no. What was changed in the middle of a
/// game cannot be seen afterwards: the settings at its end count.
Result<OwnResults> readOwnResults(LibraryConnection& connection, const OwnNames& names = {},
                                  const std::function<bool()>& goesOn = {});

}  // namespace plyglass
