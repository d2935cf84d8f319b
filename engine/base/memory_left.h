// Memory available to this process.
#pragma once

#include <cstdint>

namespace plyglass {

/// In bytes: what the machine has available, or less if the process is in a control group with a memory
/// limit. A large number if unknown.
std::uint64_t memoryLeft();

}  // namespace plyglass
