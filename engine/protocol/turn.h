// A request to a player or engine for a move, and its answer.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/chess/game.h"
#include "engine/search/limits.h"

namespace plyglass {

/// A game as announced to its players before the start.
struct GameStart {
    const Game& game;        ///< includes the moves of the opening
    MoveLimits limits = {};  ///< the player's own limits for the whole game
    std::uint64_t seed = 0;  ///< seed of the player's random choices
};

/// A request for a move.
struct Turn {
    const Game& game;   ///< the side to move at its current node is asked
    MoveLimits limits;  ///< includes the time left on the clock
    /// The other side's clock; valid only if `limits` has a clock.
    TimeControl opponentClock;
    /// At this time the player is told to move now; it is abandoned soon after.
    std::chrono::steady_clock::time_point deadline;
    std::stop_token stop;
};

/// A player's last report of its search, from its own view.
struct Thoughts {
    std::optional<int> scoreCp;
    std::optional<int> mateIn;  ///< in moves; negative when being mated
    int depth = 0;
    std::uint64_t nodes = 0;
    std::int64_t timeMs = 0;
    std::vector<std::string> pv;  ///< in the player's notation
};

/// Outcome of a request for a move.
struct Answer {
    enum class Kind {
        Move,
        Resigned,
        ClaimedDraw,  ///< claims a draw instead of moving
        BrokeRules,   ///< an illegal move, a refused legal move or a false claim of a win
        Died,         ///< the program ended
        Silent,       ///< no answer, even to the order to move now
        Stopped       ///< the stop token was set; the engine may still be searching
    };
    Kind kind = Kind::Move;
    Move move;  ///< null if there is none
    bool offersDraw = false;
    Thoughts thoughts;
    std::string message;  ///< error text
};

}  // namespace plyglass
