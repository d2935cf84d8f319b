// What a client of any chess protocol can do: start an engine, give it games, ask it for moves.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/game.h"

namespace plyglass {

/// Both sides' clocks as a game's rules have them.
struct TurnClock {
    std::int64_t whiteMs = 0;
    std::int64_t blackMs = 0;
    std::int64_t whiteIncrementMs = 0;
    std::int64_t blackIncrementMs = 0;
    std::optional<int> movesToGo;  ///< of the side to move until its next time control
};

/// What the side to move may spend on one move. Any combination; none at all means "as long as you like".
struct TurnLimits {
    std::optional<TurnClock> clock;
    std::optional<std::int64_t> moveTimeMs;
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;
};

/// The time control of one side, for protocols that want to know it before the game.
struct ClientTimeControl {
    int movesPerPeriod = 0;  ///< 0 = all moves of the game
    std::int64_t baseMs = 0;
    std::int64_t incrementMs = 0;
};

/// What an engine is told of a game before it begins. The limits are its own, and stay for the whole game.
struct ClientGame {
    const Game& game;  ///< with the opening's moves played
    std::optional<ClientTimeControl> timeControl = {};
    std::optional<std::int64_t> moveTimeMs = {};
    std::optional<std::uint64_t> nodes = {};
    std::optional<int> depth = {};
};

struct ClientTurn {
    const Game& game;  ///< its current node is the one to be moved from
    TurnLimits limits;
    /// When waiting has no sense any more: the engine is then told to move at once, and given up soon after.
    std::chrono::steady_clock::time_point giveUpAt;
    std::stop_token stop;
};

/// What an engine said of its thinking, the last time it did; from its own point of view.
struct EngineThoughts {
    std::optional<int> scoreCp;
    std::optional<int> mateIn;  ///< moves; negative when it is being mated
    int depth = 0;
    std::uint64_t nodes = 0;
    std::int64_t timeMs = 0;
    std::vector<std::string> pv;  ///< as it wrote them
};

/// How asking an engine for a move ended.
struct ClientAnswer {
    enum class Kind {
        Move,
        Resigned,
        ClaimedDraw,  ///< says that the game is drawn as it stands, instead of moving
        Refused,      ///< did not accept the position or a move of the game, or claimed a win that is none
        Died,
        Silent,  ///< said nothing even when told to move at once
        Stopped  ///< the stop token was set; the engine may still be thinking
    };
    Kind kind = Kind::Silent;
    std::string move;  ///< as the engine wrote it: coordinates or SAN
    bool offersDraw = false;
    EngineThoughts thoughts;
    std::string message;  ///< what went wrong, in words
};

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
    /// The size of its tables, by whatever means the protocol has; no error if it has none.
    virtual Result<void> setHash(int mib) = 0;
    /// Must be called before the first turn of every game; waits until the engine is ready.
    virtual Result<void> newGame(const ClientGame& game) = 0;
    virtual ClientAnswer think(const ClientTurn& turn) = 0;
    /// Whether it can play another game without being started anew.
    virtual bool isReusable() const { return true; }
    /// Tells it how the game ended.
    virtual void gameOver(GameResult) {}
    /// Asks it to end; by force if it does not within a second or so.
    virtual void quit() = 0;
};

}  // namespace plyglass
