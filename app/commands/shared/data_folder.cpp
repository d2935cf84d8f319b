#include "app/commands/shared/data_folder.h"

#include <cstdlib>

#include "engine/learning/selfplay/shard_folder.h"

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

Result<std::vector<std::string>> gameFiles(const std::vector<std::string>& folders) {
    if (folders.empty()) return gameFiles({dataFolder({}).string()});
    std::vector<std::string> files;
    for (const std::string& folder : folders) {
        const auto found = shardsIn(folder);
        if (!found) return found;
        files.insert(files.end(), found->begin(), found->end());
    }
    if (files.empty())
        return fail("There are no games in " + folders.front() +
                    ". Play some first with plyglass-lab selfplay.");
    return files;
}

}  // namespace plyglass
