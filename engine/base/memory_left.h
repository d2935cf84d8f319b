// How much memory there is to be had before the system ends the process that asks for more.
#pragma once

#include <cstdint>

namespace plyglass {

/// In bytes: what the machine has left, less where the process is in a group with a limit of its own. A large
/// number where the system does not say.
std::uint64_t memoryLeft();

}  // namespace plyglass
