// The web page with the engine, to be embedded in exported pages. Built by the preset "web"; optional.
#pragma once

#include <string>

#include "engine/base/result.h"

namespace plyglass {

/// Path of the page, installed or in the build folder; "" if missing.
std::string enginePageFile();
/// Its bytes. Fails with instructions if missing or unreadable.
Result<std::string> readEnginePage();

}  // namespace plyglass
