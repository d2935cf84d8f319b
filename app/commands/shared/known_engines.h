// Sensible settings for well-known engines, so that each plays by its own strength alone: one thread, no
// thinking on the opponent's time, no opening book of its own.
#pragma once

#include <span>
#include <string_view>

#include "engine/match/process_player.h"

namespace plyglass {

struct KnownEngine {
    std::string_view program;  ///< file name without folder
    ProtocolKind protocol;
    std::span<const std::string_view> arguments;
    std::span<const std::pair<std::string_view, std::string_view>> options;
};

/// By the program's path or name; nullptr if it is not known.
const KnownEngine* findKnownEngine(std::string_view program);

}  // namespace plyglass
