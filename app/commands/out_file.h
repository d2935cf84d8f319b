// Where results are to be written, looked at before the work is begun.
#pragma once

#include <fmt/format.h>

#include <filesystem>
#include <string>

#include "app/commands/command_failure.h"

namespace plyglass {

/// Ends the command if the file's folder does not exist. Without a name nothing is to be written.
inline void checkOutFile(const std::string& file) {
    if (file.empty()) return;
    const std::filesystem::path folder = std::filesystem::absolute(file).parent_path();
    std::error_code none;
    if (!std::filesystem::is_directory(folder, none))
        failCommand(fmt::format("{} cannot be written: there is no folder {}.", file, folder.string()),
                    kExitUsage);
}

}  // namespace plyglass
