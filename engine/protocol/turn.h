// What is asked of a player or an engine that is to move, and what comes back.
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

/// A game as its players hear of it before it starts.
struct GameStart {
    const Game& game;        ///< with the opening's moves played
    MoveLimits limits = {};  ///< the player's own, for the whole game
    std::uint64_t seed = 0;  ///< for what the player leaves to chance
};

/// A question for a move.
struct Turn {
    const Game& game;   ///< its current node is the one to be moved from
    MoveLimits limits;  ///< with what is left on the clock
    /// The other side's clock; meant only where `limits` has a clock.
    TimeControl opponentClock;
    /// At this time it is told to move at once, and abandoned soon after.
    std::chrono::steady_clock::time_point deadline;
    std::stop_token stop;
};

/// What a player said of its thinking, the last time it did; from its own point of view.
struct Thoughts {
    std::optional<int> scoreCp;
    std::optional<int> mateIn;  ///< moves; negative when it is being mated
    int depth = 0;
    std::uint64_t nodes = 0;
    std::int64_t timeMs = 0;
    std::vector<std::string> pv;  ///< as it wrote them
};

/// How asking for a move ended.
struct Answer {
    enum class Kind {
        Move,
        Resigned,
        ClaimedDraw,  ///< says that the game is drawn as it stands, instead of moving
        BrokeRules,   ///< an illegal move; a legal one refused; a win claimed that is none
        Died,         ///< the program ended
        Silent,       ///< no answer, not even when told to move at once
        Stopped       ///< the stop token was set; the engine may still be thinking
    };
    Kind kind = Kind::Move;
    Move move;  ///< null if there is none
    bool offersDraw = false;
    Thoughts thoughts;
    std::string message;  ///< what went wrong, in words
};

}  // namespace plyglass
