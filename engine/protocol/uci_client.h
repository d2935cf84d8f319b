// Client for engines with the Universal Chess Interface (Stefan Meyer-Kahlen and Rudolf Huber, 2000–2006).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/protocol/engine_client.h"
#include "engine/protocol/line_transport.h"

namespace plyglass {

/// An option announced by the engine.
struct UciOption {
    std::string name;
    std::string type;  ///< "check", "spin", "combo", "button", "string"
    std::string defaultValue;
    std::optional<std::int64_t> min;
    std::optional<std::int64_t> max;
    std::vector<std::string> choices;  ///< of a combo option
};

/// Parses "option name … type …"; empty if invalid.
std::optional<UciOption> parseUciOption(std::string_view line);

/// Parses an "info" line into `thoughts`. From lines with multipv above 1 or a bound, takes everything but
/// score and PV. Ignores unknown tokens.
void readUciInfo(std::string_view line, Thoughts& thoughts);

struct UciClientOptions {
    std::chrono::milliseconds handshake{10'000};  ///< for the answers to "uci" and "isready"
    std::chrono::milliseconds stopGrace{2'000};   ///< for the answer to "stop"
};

class UciClient : public EngineClient {
  public:
    explicit UciClient(std::unique_ptr<LineTransport> transport, UciClientOptions options = {});
    ~UciClient() override;

    Result<void> start() override;
    const std::string& name() const override { return m_name; }
    const std::vector<UciOption>& options() const { return m_engineOptions; }
    Result<void> setOption(std::string_view name, std::string_view value) override;
    Result<void> setHash(int mib) override;
    Result<void> newGame(const GameStart& start) override;
    Answer think(const Turn& turn) override;
    void quit() override;

  private:
    void readGreeting(std::string_view line);
    const UciOption* findOption(std::string_view name) const;
    Result<void> waitReady();
    std::string why(LineTransport::Status status, std::string_view waitedFor) const;
    void sendPosition(const Game& game);
    static bool readThinking(std::string_view line, const Position& position, Answer& answer);

    std::unique_ptr<LineTransport> m_transport;
    UciClientOptions m_options;
    std::string m_name;
    std::size_t m_greetingBytes = 0;  ///< received before "uciok"
    std::vector<UciOption> m_engineOptions;
    bool m_isChess960 = false;
    bool m_mustStop = false;  ///< a search may still be running, without anyone waiting for its answer
};

/// "go wtime …" with the turn's limits.
std::string uciGoCommand(const Turn& turn);

}  // namespace plyglass
