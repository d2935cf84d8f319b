// Where self-play keeps its games: the folder named, or the one that the desktop's rules give to programs.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/base/result.h"

namespace plyglass {

constexpr const char* kDataFolderHelp =
    "Folder of the games (default: ~/.local/share/plyglass/selfplay, or plyglass/selfplay in $XDG_DATA_HOME)";

/// `named` if it is not empty.
std::filesystem::path dataFolder(const std::string& named);
/// All files of games in the folders, or in the desktop's if none is named. Fails if there are none.
Result<std::vector<std::string>> gameFiles(const std::vector<std::string>& folders);

}  // namespace plyglass
