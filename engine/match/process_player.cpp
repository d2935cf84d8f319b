#include "engine/match/process_player.h"

#include <fmt/format.h>

#include "engine/chess/san.h"
#include "engine/protocol/uci_client.h"
#include "engine/protocol/xboard_client.h"

namespace plyglass {

namespace {

std::unique_ptr<EngineClient> makeClient(ProtocolKind protocol, std::unique_ptr<LineTransport> transport) {
    if (protocol == ProtocolKind::XBoard) return std::make_unique<XboardClient>(std::move(transport));
    return std::make_unique<UciClient>(std::move(transport));
}

Result<void> prepare(EngineClient& client, const ProcessPlayerOptions& options) {
    if (auto started = client.start(); !started) return started;
    if (options.hashMib)
        if (auto set = client.setHash(*options.hashMib); !set) return set;
    for (const auto& [name, value] : options.options)
        if (auto set = client.setOption(name, value); !set) return set;
    return {};
}

void takeMove(const std::string& text, const Position& position, PlayerAnswer& answer) {
    const auto move = parseMove(position, text);
    if (move) {
        answer.move = *move;
        return;
    }
    answer.forfeit = Forfeit::IllegalMove;
    answer.message = move.error().message;
}

}  // namespace

Result<std::unique_ptr<Player>> ProcessPlayer::start(const ProcessPlayerOptions& options,
                                                     const TransportFactory& startProgram) {
    auto transport = startProgram(options.command);
    if (!transport) return tl::unexpected(transport.error());
    auto client = makeClient(options.protocol, std::move(*transport));
    if (const auto prepared = prepare(*client, options); !prepared)
        return fail(fmt::format("{}: {}", options.command.program, prepared.error().message));
    return std::make_unique<ProcessPlayer>(std::move(client));
}

PlayerAnswer ProcessPlayer::chooseMove(const PlayerTurn& turn) {
    const ClientAnswer said = m_client->think({turn.game, turn.limits, turn.giveUpAt, turn.stop});
    PlayerAnswer answer;
    answer.message = said.message;
    answer.offersDraw = said.offersDraw;
    answer.scoreCp = said.thoughts.scoreCp;
    answer.mateIn = said.thoughts.mateIn;
    answer.depth = said.thoughts.depth;
    answer.nodes = said.thoughts.nodes;
    using Kind = ClientAnswer::Kind;
    switch (said.kind) {
        case Kind::Move:
            takeMove(said.move, turn.game.position(), answer);
            break;
        case Kind::Resigned:
            answer.resigns = true;
            break;
        case Kind::ClaimedDraw:
            answer.claimsDraw = true;
            break;
        case Kind::Refused:
            answer.forfeit = Forfeit::IllegalMove;
            break;
        case Kind::Died:
            answer.forfeit = Forfeit::Crash;
            break;
        case Kind::Silent:
            answer.forfeit = Forfeit::Stall;
            break;
        case Kind::Stopped:
            answer.stopped = true;
            break;
    }
    return answer;
}

}  // namespace plyglass
