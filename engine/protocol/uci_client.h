// Talks to an engine in the Universal Chess Interface (Stefan Meyer-Kahlen and Rudolf Huber, 2000–2006).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/protocol/engine_client.h"
#include "engine/protocol/line_transport.h"

namespace plyglass {

/// An option as the engine announced it.
struct UciOption {
    std::string name;
    std::string type;  ///< "check", "spin", "combo", "button", "string"
    std::string defaultValue;
    std::optional<std::int64_t> min;
    std::optional<std::int64_t> max;
    std::vector<std::string> choices;  ///< of a combo
};

/// The option of a line "option name … type …"; nothing if it is not of that form.
std::optional<UciOption> parseUciOption(std::string_view line);

/// Takes what an "info" line says into `thoughts`. Lines of second choices (multipv above 1) and of mere
/// bounds change only what is not the score. Anything unknown is passed over.
void readUciInfo(std::string_view line, Thoughts& thoughts);

struct UciClientOptions {
    std::chrono::milliseconds handshake{10'000};  ///< for answers to "uci", "isready"
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
    bool m_mustStop = false;  ///< a search whose answer was not waited for may still be running
};

/// "go wtime …" for the limits of the turn.
std::string uciGoCommand(const Turn& turn);

}  // namespace plyglass
