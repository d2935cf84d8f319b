#include "engine/base/file_text.h"

#include <array>
#include <fstream>
#include <system_error>

namespace plyglass {

Result<std::string> readFileText(const std::string& path) {
    std::ifstream stream(path, std::ios::binary);
    if (!stream) return fail(path + " cannot be opened; is the path right?");
    std::string text;
    std::array<char, 65536> part;
    // `read` turns what goes wrong into a flag; an iterator over the buffer would throw, on a folder for
    // example.
    while (stream.read(part.data(), part.size()) || stream.gcount() > 0)
        text.append(part.data(), static_cast<std::size_t>(stream.gcount()));
    if (stream.bad()) return fail(path + " cannot be read to its end; is it a file?");
    return text;
}

Result<void> writeFileText(const std::string& path, std::string_view text) {
    const std::string fresh = path + ".new";
    std::ofstream stream(fresh, std::ios::binary | std::ios::trunc);
    stream << text;
    stream.close();
    std::error_code error;
    if (stream) std::filesystem::rename(fresh, path, error);
    if (stream && !error) return {};
    std::error_code ignored;
    std::filesystem::remove(fresh, ignored);
    return fail(path + " cannot be written; is there room, and is the folder yours?");
}

Result<void> makeFolder(const std::filesystem::path& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (!error) return {};
    return fail(folder.string() + " cannot be made: " + error.message() + ".");
}

}  // namespace plyglass
