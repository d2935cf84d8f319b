// Output files, checked before the work starts.
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

/// Ends the command if the file is not writable, or is one that the command reads. An empty name means no
/// output.
inline void checkOutFile(const std::string& file, const std::vector<std::string>& inputs = {}) {
    if (file.empty()) return;
    valueOf(checkOutput(file));
    std::error_code ignored;
    for (const std::string& input : inputs)
        if (std::filesystem::equivalent(file, input, ignored) && !isStream(file))
            failCommand(fmt::format("{} is read by this command: give another name to write to.", file),
                        kExitUsage);
}

/// The same for a file that is written repeatedly and read back by the command that resumes it. The returned
/// lock keeps other programs from writing it. Streams and an empty name need no lock.
[[nodiscard]] inline PathLock ownOutFile(const std::string& file) {
    checkOutFile(file);
    return isStream(file) ? PathLock() : valueOf(PathLock::of(file));
}

/// Writes a whole file or ends the command. An empty name writes nothing.
inline void writeOutFile(const std::string& file, const std::string& bytes) {
    if (!file.empty()) valueOf(writeOutput(file, bytes), kExitFailure);
}

}  // namespace plyglass
