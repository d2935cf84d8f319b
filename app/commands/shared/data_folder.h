// Folder of self-play games: the named one, or the program's XDG data folder.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/base/result.h"

namespace plyglass {

constexpr const char* kDataFolderHelp =
    "Folder of the games (default: ~/.local/share/plyglass/selfplay, or plyglass/selfplay in $XDG_DATA_HOME)";

/// `named` unless it is empty.
std::filesystem::path dataFolder(const std::string& named);
/// All game files in the folders, or in the default one if none is named. Fails if there are none.
Result<std::vector<std::string>> gameFiles(const std::vector<std::string>& folders);

}  // namespace plyglass
