// Reading a whole file, with an error that a person can act on.
#pragma once

#include <string>

#include "engine/base/result.h"

namespace plyglass {

/// The bytes of the file as they are. Fails if it cannot be opened or read (a folder, for one); the message
/// names it.
Result<std::string> readFileText(const std::string& path);

}  // namespace plyglass
