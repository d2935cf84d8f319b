#include "app/commands/data_folder.h"

#include <cstdlib>

namespace plyglass {

std::filesystem::path dataFolder(const std::string& named) {
    if (!named.empty()) return named;
    const char* data = std::getenv("XDG_DATA_HOME");
    const char* home = std::getenv("HOME");
    const std::filesystem::path base = data && *data
                                           ? std::filesystem::path(data)
                                           : std::filesystem::path(home ? home : ".") / ".local" / "share";
    return base / "plyglass" / "selfplay";
}

}  // namespace plyglass
