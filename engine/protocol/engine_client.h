// What a client of any chess protocol can do: start an engine, give it games, ask it for moves.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/protocol/turn.h"

namespace plyglass {

/// An engine behind a protocol. Used by one thread at a time.
class EngineClient {
  public:
    virtual ~EngineClient() = default;

    /// Greets the engine and learns what it can do. The error says what it did instead.
    virtual Result<void> start() = 0;
    /// The name it gave itself; empty if none.
    virtual const std::string& name() const = 0;
    /// Sets one of its options; the error lists those it has.
    virtual Result<void> setOption(std::string_view name, std::string_view value) = 0;
    /// The size of its tables, as the protocol sets it; no error if it cannot.
    virtual Result<void> setHash(int mib) = 0;
    /// Must be called before the first turn of every game; waits until the engine is ready.
    virtual Result<void> newGame(const GameStart& start) = 0;
    virtual Answer think(const Turn& turn) = 0;
    /// Whether it can play another game without being restarted.
    virtual bool isReusable() const { return true; }
    /// Tells it how the game ended.
    virtual void gameOver(GameResult) {}
    /// Asks it to end; by force if it does not within a second or so.
    virtual void quit() = 0;
};

}  // namespace plyglass
