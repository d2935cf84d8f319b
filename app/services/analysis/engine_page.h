// The page for the browser with the engine in it, which pages that are taken away can carry. It is made by
// the preset "web" and need not be there.
#pragma once

#include <string>

#include "engine/base/result.h"

namespace plyglass {

/// Where it is: installed with the program, or built beside it; "" if it is not there.
std::string enginePageFile();
/// Its bytes. Fails, and says what to do, if it is not there or cannot be read.
Result<std::string> readEnginePage();

}  // namespace plyglass
