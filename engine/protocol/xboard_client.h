// Client for engines with the Chess Engine Communication Protocol, version 2 (Tim Mann and H. G. Muller,
// "XBoard's chess engine communication protocol"); also accepts version 1.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/protocol/engine_client.h"
#include "engine/protocol/line_transport.h"
#include "engine/protocol/xboard_text.h"

namespace plyglass {

struct XboardClientOptions {
    std::chrono::milliseconds handshake{10'000};   ///< for the answer to "ping" and after "feature done=0"
    std::chrono::milliseconds featureWait{2'000};  ///< for engines that may not know "protover"
    std::chrono::milliseconds stopGrace{2'000};    ///< for the answer to "?"
};

class XboardClient : public EngineClient {
  public:
    explicit XboardClient(std::unique_ptr<LineTransport> transport, XboardClientOptions options = {});
    ~XboardClient() override;

    Result<void> start() override;
    const std::string& name() const override { return m_features.myName; }
    /// Sets an option of the engine, or "cores".
    Result<void> setOption(std::string_view name, std::string_view value) override;
    Result<void> setHash(int mib) override;
    Result<void> newGame(const GameStart& start) override;
    Answer think(const Turn& turn) override;
    bool isReusable() const override { return m_features.reuse; }
    void gameOver(GameResult result) override;
    void quit() override;

  private:
    void readGreeting(std::string_view line);
    Result<void> synchronize();
    Result<void> setLimits(const MoveLimits& limits);
    Result<void> setPosition(const Position& start);
    void drain();
    void tellMove(const Position& before, Move move);
    void tellClocks(const Turn& turn);
    bool readLine(std::string_view line, const Turn& turn, Answer& answer);
    bool readMove(std::string_view line, const Position& position, Answer& answer);

    std::unique_ptr<LineTransport> m_transport;
    XboardClientOptions m_options;
    XboardFeatures m_features;
    int m_pliesTold = 0;        ///< plies of the game known to the engine, including its own moves
    bool m_isForced = true;     ///< force mode: it does not answer moves
    bool m_offersDraw = false;  ///< since its last move
    std::string m_lastTold;     ///< the last move sent, in the engine's notation
    int m_pings = 0;
};

}  // namespace plyglass
