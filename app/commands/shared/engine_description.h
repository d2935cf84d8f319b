// A player of a match as it is written on the command line: "name=A preset=full off=null-move hash=64".
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
    std::string text;                             ///< as it was written
    MoveLimits limits;                            ///< its own; empty: those of the match
    bool isRandom = false;                        ///< plays any legal move
    std::optional<ProcessPlayerOptions> process;  ///< another program
    EnginePlayerOptions engine;                   ///< our own, unless one of the others
};

/// Words key=value, separated by blanks; a word with blanks in it stands in double quotes. The error names
/// `option`, the word and the keys there are.
Result<EngineDescription> parseEngineDescription(std::string_view text, std::string_view option = "--engine");

/// The keys with what they mean, for --help.
std::string engineDescriptionHelp();

/// `startProgram` is used for players that are other programs.
PlayerFactory playerFactory(const EngineDescription& description, const TransportFactory& startProgram);

}  // namespace plyglass
