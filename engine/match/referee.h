// One game between two players, judged by our own rules and timed by our own clocks.
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

/// "5+0.05", "100 ms a move", "5000 nodes a move", "7 plies", or several of them; "its own limit" for none.
std::string toText(const MoveLimits& limits);

/// The rules of a match that are the same for all its games.
struct GameRules {
    AdjudicationRules adjudication;
    DrawRule draws = DrawRule::Automatic;
    /// How far the clock may be exceeded without loss: for the time that passes between the programs.
    std::chrono::milliseconds timeMargin{0};
    /// A player without a clock that has not answered by then has stalled.
    std::chrono::milliseconds stallTimeout{60'000};
};

struct GamePairing {
    Opening opening;
    std::array<Player*, kColors> players{};  ///< by colour
    std::array<MoveLimits, kColors> limits;  ///< the clocks as they are before the game
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

/// Plays the game to its end. An error means that a player could not start it; `GameStartError` says which.
struct GameStartError {
    Color color = White;
    std::string message;
};
tl::expected<PlayedGame, GameStartError> playGame(const GamePairing& setup, std::stop_token stop);

}  // namespace plyglass
