// One game between two players, judged by our own rules and timed by our own clocks.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>

#include "engine/chess/game.h"
#include "engine/match/adjudication.h"
#include "engine/match/openings.h"
#include "engine/match/player.h"
#include "engine/match/time_control.h"

namespace plyglass {

/// What one player may spend. Any combination; at least one of them.
struct PlayerLimits {
    std::optional<PlayClock> timeControl;
    std::optional<std::int64_t> moveTimeMs;
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;

    bool isEmpty() const { return !timeControl && !moveTimeMs && !nodes && !depth; }
    friend bool operator==(const PlayerLimits&, const PlayerLimits&) = default;
};

/// "5+0.05", "100 ms a move", "5000 nodes a move", "7 plies", or several of them; "its own limit" for none.
std::string toText(const PlayerLimits& limits);

/// The rules of a match that are the same for all its games.
struct GameRules {
    AdjudicationRules adjudication;
    /// Used beyond the clock without losing: for the time that passes between the programs.
    std::chrono::milliseconds timeMargin{0};
    /// A player without a clock that says nothing for so long has stalled.
    std::chrono::milliseconds patience{60'000};
};

struct GamePairing {
    Opening opening;
    std::array<Player*, kColors> players{};  ///< by colour
    std::array<PlayerLimits, kColors> limits;
    std::array<std::uint64_t, kColors> seeds{};
    GameRules rules;
};

struct PlayedGame {
    Game game;  ///< with scores and clocks at its moves, and its end recorded
    Outcome outcome;
    Forfeit forfeit = Forfeit::None;
    Color forfeiter = White;  ///< if there is a forfeit
    std::string ending;       ///< in words: "White wins by checkmate", "Black: crash: exit code 1"
    bool aborted = false;     ///< the stop token ended it: no result
};

/// Plays the game to its end. An error means that a player could not begin it; `GameStartError` says which.
struct GameStartError {
    Color color = White;
    std::string message;
};
tl::expected<PlayedGame, GameStartError> playGame(const GamePairing& setup, std::stop_token stop);

}  // namespace plyglass
