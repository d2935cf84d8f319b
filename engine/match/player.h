// Who plays a game in a match: our own engine, a process, a random mover.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/protocol/turn.h"

namespace plyglass {

/// The ways of losing a game otherwise than on the board. They are counted apart.
enum class Forfeit {
    None,
    Crash,        ///< the program ended in the middle of a game, or could not start it
    TimeLoss,     ///< the clock ran out
    IllegalMove,  ///< an illegal move, or refusing a legal one, or claiming what is not so
    Stall         ///< no answer at all, not even when told to move at once
};
constexpr int kForfeits = 5;
/// "crash", "time loss", "illegal move", "stall"; "none".
std::string_view toText(Forfeit forfeit);
/// What such an answer forfeits; never TimeLoss: the referee has the clock.
Forfeit forfeitOf(Answer::Kind kind);

/// Belongs to one thread.
class Player {
  public:
    virtual ~Player() = default;

    /// Once before every game. An error means that it cannot play this game.
    virtual Result<void> newGame(const GameStart& start) = 0;
    virtual Answer chooseMove(const Turn& turn) = 0;
    virtual void gameOver(GameResult) {}
    /// Whether it can play another game; else a new one is made.
    virtual bool isReusable() const { return true; }
};

/// Makes a player, on the thread that will use it. Called from several threads at once.
using PlayerFactory = std::function<Result<std::unique_ptr<Player>>()>;

}  // namespace plyglass
