// An external chess program as a player.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/match/player.h"
#include "engine/protocol/engine_client.h"
#include "engine/protocol/line_transport.h"

namespace plyglass {

enum class ProtocolKind { Uci, XBoard };

struct ProcessPlayerOptions {
    ProgramCommand command;
    ProtocolKind protocol = ProtocolKind::Uci;
    std::vector<std::pair<std::string, std::string>> options;  ///< set in this order after the handshake
    std::optional<int> hashMib;
};

class ProcessPlayer : public Player {
  public:
    explicit ProcessPlayer(std::unique_ptr<EngineClient> client) : m_client(std::move(client)) {}

    /// Starts the program, performs the handshake and sets the options. The error names the program.
    static Result<std::unique_ptr<Player>> start(const ProcessPlayerOptions& options,
                                                 const TransportFactory& startProgram);

    Result<void> newGame(const GameStart& start) override { return m_client->newGame(start); }
    Answer chooseMove(const Turn& turn) override { return m_client->think(turn); }
    void gameOver(GameResult result) override { m_client->gameOver(result); }
    bool isReusable() const override { return m_client->isReusable(); }

  private:
    std::unique_ptr<EngineClient> m_client;
};

}  // namespace plyglass
