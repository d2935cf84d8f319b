// Whoever plays a game in a match: our own engine, a process, chance.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/chess/game.h"
#include "engine/protocol/engine_client.h"

namespace plyglass {

/// The ways of losing a game otherwise than on the board. They are counted apart.
enum class Forfeit {
    None,
    Crash,        ///< the program ended in the middle of a game, or could not be brought to begin it
    TimeLoss,     ///< the clock ran out
    IllegalMove,  ///< an illegal move, or refusing a legal one, or claiming what is not so
    Stall         ///< no answer at all, not even when told to move at once
};
constexpr int kForfeits = 5;
/// "crash", "time loss", "illegal move", "stall"; "none".
std::string_view toText(Forfeit forfeit);

/// A game as its players hear of it before it starts.
struct PlayerGame {
    ClientGame settings;
    std::uint64_t seed = 0;  ///< for whatever the player leaves to chance
};

/// A question for a move.
struct PlayerTurn {
    const Game& game;  ///< its current node is the one to be moved from
    TurnLimits limits;
    /// When the clock will have run out, or patience; a player without an answer by then is given up soon
    /// after.
    std::chrono::steady_clock::time_point giveUpAt;
    std::stop_token stop;
};

struct PlayerAnswer {
    Move move;                        ///< null if there is none
    Forfeit forfeit = Forfeit::None;  ///< never TimeLoss: the referee has the clock
    std::string message;              ///< about the forfeit
    bool resigns = false;
    bool claimsDraw = false;     ///< says that the game is drawn as it stands; the referee judges
    bool offersDraw = false;     ///< with the move
    bool stopped = false;        ///< the stop token ended it; there is no answer
    std::optional<int> scoreCp;  ///< from the player's own point of view
    std::optional<int> mateIn;   ///< moves, negative when being mated
    int depth = 0;
    std::uint64_t nodes = 0;
};

/// Belongs to one thread.
class Player {
  public:
    virtual ~Player() = default;

    /// Once before every game. An error means that it cannot play this game.
    virtual Result<void> newGame(const PlayerGame& game) = 0;
    virtual PlayerAnswer chooseMove(const PlayerTurn& turn) = 0;
    virtual void gameOver(GameResult) {}
    /// Whether it can play another game; else a new one is made.
    virtual bool isReusable() const { return true; }
    /// What it calls itself; empty if nothing of its own.
    virtual std::string ownName() const { return {}; }
};

/// Makes a player, on the thread that will use it. Called from several threads at once.
using PlayerFactory = std::function<Result<std::unique_ptr<Player>>()>;

}  // namespace plyglass
