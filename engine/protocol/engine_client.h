// Protocol-independent interface to an engine: start it, play games, request moves.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/protocol/turn.h"

namespace plyglass {

/// Used by one thread at a time.
class EngineClient {
  public:
    virtual ~EngineClient() = default;

    /// Performs the handshake. The error says what the engine did instead.
    virtual Result<void> start() = 0;
    /// The engine's own name; may be empty.
    virtual const std::string& name() const = 0;
    /// Sets an option of the engine; the error lists its options.
    virtual Result<void> setOption(std::string_view name, std::string_view value) = 0;
    /// Sets the hash size by the protocol's means; no error if the engine has none.
    virtual Result<void> setHash(int mib) = 0;
    /// Call before the first turn of every game; waits until the engine is ready.
    virtual Result<void> newGame(const GameStart& start) = 0;
    virtual Answer think(const Turn& turn) = 0;
    /// Whether it can play another game without a restart.
    virtual bool isReusable() const { return true; }
    /// Notifies the engine of the result.
    virtual void gameOver(GameResult) {}
    /// Quits the engine; kills it if it has not ended after about a second.
    virtual void quit() = 0;
};

}  // namespace plyglass
