// A player of a match: our engine, an external process or a random mover.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/protocol/turn.h"

namespace plyglass {

/// Ways of losing other than on the board; counted separately.
enum class Forfeit {
    None,
    Crash,        ///< the program ended during a game or could not start it
    TimeLoss,     ///< the clock ran out
    IllegalMove,  ///< an illegal move, a refused legal move or a false claim
    Stall         ///< no answer, even to the order to move now
};
constexpr int kForfeits = 5;
/// "crash", "time loss", "illegal move", "stall"; "none".
std::string_view toText(Forfeit forfeit);
/// The forfeit for an answer; never TimeLoss, which the referee's clock decides.
Forfeit forfeitOf(Answer::Kind kind);

/// Used by one thread only.
class Player {
  public:
    virtual ~Player() = default;

    /// Called before every game. Error: the player cannot play this game.
    virtual Result<void> newGame(const GameStart& start) = 0;
    virtual Answer chooseMove(const Turn& turn) = 0;
    virtual void gameOver(GameResult) {}
    /// Whether the player can play another game; otherwise a new one is made.
    virtual bool isReusable() const { return true; }
};

/// Creates a player on the thread that will use it. Called from several threads concurrently.
using PlayerFactory = std::function<Result<std::unique_ptr<Player>>()>;

}  // namespace plyglass
