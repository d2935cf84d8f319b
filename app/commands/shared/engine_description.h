// A player of a match on the command line: "name=A preset=full off=null-move hash=64".
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/match/engine_player.h"
#include "engine/match/match.h"
#include "engine/match/process_player.h"

namespace plyglass {

struct EngineDescription {
    std::string name;
    std::string text;                             ///< as typed
    MoveLimits limits;                            ///< its own; empty: those of the match
    bool isRandom = false;                        ///< plays any legal move
    std::optional<ProcessPlayerOptions> process;  ///< another program
    EnginePlayerOptions engine;                   ///< our own engine, unless one of the others is set
};

/// Parses words key=value, separated by blanks; double quotes enclose blanks. The error names `option`, the
/// word and the valid keys.
Result<EngineDescription> parseEngineDescription(std::string_view text, std::string_view option = "--engine");

/// Keys with their meaning, for --help.
std::string engineDescriptionHelp();

/// `startProgram` starts players that are other programs.
PlayerFactory playerFactory(const EngineDescription& description, const TransportFactory& startProgram);

}  // namespace plyglass
