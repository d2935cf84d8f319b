// Settings for well-known engines that make them comparable: one thread, no pondering, no opening book.
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

/// Finds a program by path or name; nullptr if it is unknown.
const KnownEngine* findKnownEngine(std::string_view program);

}  // namespace plyglass
