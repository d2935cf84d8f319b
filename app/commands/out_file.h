// Where results are to be written, looked at before the work is begun.
#pragma once

#include <string>

#include "app/commands/command_failure.h"
#include "engine/base/file_text.h"

namespace plyglass {

/// Ends the command if the file could not be written. Without a name nothing is to be written.
inline void checkOutFile(const std::string& file) {
    if (!file.empty()) valueOf(checkOutput(file));
}

}  // namespace plyglass
