// Plays one game between two players, with our own rules and clocks.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <stop_token>
#include <string>

#include "engine/chess/game.h"
#include "engine/match/adjudication.h"
#include "engine/match/openings.h"
#include "engine/match/player.h"

namespace plyglass {

/// "5+0.05", "100 ms a move", "5000 nodes a move", "7 plies", or a combination; "its own limit" if empty.
std::string toText(const MoveLimits& limits);

/// Rules that are common to all games of a match.
struct GameRules {
    AdjudicationRules adjudication;
    DrawRule draws = DrawRule::Automatic;
    /// Tolerated excess over the clock, for communication delay.
    std::chrono::milliseconds timeMargin{0};
    /// Time after which a player without a clock has stalled.
    std::chrono::milliseconds stallTimeout{60'000};
};

struct GamePairing {
    Opening opening;
    std::array<Player*, kColors> players{};  ///< by colour
    std::array<MoveLimits, kColors> limits;  ///< clocks as at the start of the game
    std::array<std::uint64_t, kColors> seeds{};
    GameRules rules;
};

struct PlayedGame {
    Game game;  ///< with scores, clock times and termination
    Outcome outcome;
    Forfeit forfeit = Forfeit::None;
    Color forfeiter = White;  ///< if there is a forfeit
    std::string ending;       ///< text: "White wins by checkmate", "Black: crash: exit code 1"
    bool aborted = false;     ///< ended by the stop token: no result
};

/// Error: the player that could not start the game, and why.
struct GameStartError {
    Color color = White;
    std::string message;
};
tl::expected<PlayedGame, GameStartError> playGame(const GamePairing& setup, std::stop_token stop);

}  // namespace plyglass
