#include "engine/match/process_player.h"

#include <fmt/format.h>

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

}  // namespace

Result<std::unique_ptr<Player>> ProcessPlayer::start(const ProcessPlayerOptions& options,
                                                     const TransportFactory& startProgram) {
    auto transport = startProgram(options.command);
    if (!transport) return tl::unexpected(transport.error());
    auto client = makeClient(options.protocol, std::move(*transport));
    if (const auto prepared = prepare(*client, options); !prepared)
        return fail(translatable("Engine", "{}: {}"), options.command.program, prepared.error());
    return std::make_unique<ProcessPlayer>(std::move(client));
}

}  // namespace plyglass
