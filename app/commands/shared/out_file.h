// Where results are to be written, looked at before the work starts.
#pragma once

#include <fmt/format.h>

#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include "app/commands/shared/command_failure.h"
#include "engine/base/file_text.h"
#include "engine/base/path_lock.h"

namespace plyglass {

/// Ends the command if the file could not be written, or is one that the command reads. Without a name
/// nothing is to be written.
inline void checkOutFile(const std::string& file, const std::vector<std::string>& inputs = {}) {
    if (file.empty()) return;
    valueOf(checkOutput(file));
    std::error_code ignored;
    for (const std::string& input : inputs)
        if (std::filesystem::equivalent(file, input, ignored) && !isStream(file))
            failCommand(fmt::format("{} is read by this command: give another name to write to.", file),
                        kExitUsage);
}

/// The same for a file that is written again and again, and read back by the command that resumes it: no
/// other program writes it until what is returned goes. Streams and an empty name need no lock.
[[nodiscard]] inline PathLock ownOutFile(const std::string& file) {
    checkOutFile(file);
    return isStream(file) ? PathLock() : valueOf(PathLock::of(file));
}

/// Writes a whole file, or ends the command. Without a name nothing is written.
inline void writeOutFile(const std::string& file, const std::string& bytes) {
    if (!file.empty()) valueOf(writeOutput(file, bytes), kExitFailure);
}

}  // namespace plyglass
