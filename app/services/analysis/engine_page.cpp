#include "app/services/analysis/engine_page.h"

#include <filesystem>
#include <system_error>

#include "engine/base/file_text.h"

namespace plyglass {

std::string enginePageFile() {
    std::error_code failed;
    const auto folder = std::filesystem::read_symlink("/proc/self/exe", failed).parent_path();
    if (failed) return {};
    // Installed, or in the build folder next to the program's, which may be in a subfolder.
    for (const char* place : {"../share/plyglass/web", "../web/site", "../../web/site"}) {
        const auto file = std::filesystem::weakly_canonical(folder / place / "plyglass-web.html", failed);
        if (!failed && std::filesystem::is_regular_file(file, failed)) return file.string();
    }
    return {};
}

Result<std::string> readEnginePage() {
    const std::string file = enginePageFile();
    if (file.empty())
        return fail(translatable(
            "Engine", "The page with the engine is not installed. Build it with the preset “web”."));
    return readFileText(file);
}

}  // namespace plyglass
