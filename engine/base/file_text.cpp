#include "engine/base/file_text.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <system_error>

#include "engine/base/output_file.h"
#include "engine/base/posix_file.h"

namespace plyglass {

namespace {

namespace fs = std::filesystem;

tl::unexpected<Error> notRead(const std::string& path, int error) {
    return fail(translatable("Engine", "{} could not be opened: {}."), path, systemErrorText(error));
}

tl::unexpected<Error> tooLarge(const std::string& path, std::uint64_t maxBytes) {
    return fail(translatable("Engine", "{} is larger than {} MB, the most that is read of such a file."),
                path, maxBytes / kMiB);
}

/// The error for a file of a kind that must not be read.
std::optional<Error> illegalReason(const std::string& path, const struct stat& status) {
    if (const auto kind = irregularKind(status))
        return Error{fmt::format("{} is {}, not a file that can be read.", path, *kind)};
    return std::nullopt;
}

/// Paths below these are devices or streams of this process, even where they lead to a regular file.
bool namesAStream(const std::string& path) { return path.starts_with("/dev/") || path.starts_with("/proc/"); }

}  // namespace

Result<std::string> readFileText(const std::string& path, std::uint64_t maxBytes) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) return notRead(path, errno);
    if (auto objection = illegalReason(path, status)) return tl::unexpected(std::move(*objection));
    const FileHandle file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
    if (!file || ::fstat(file.get(), &status) != 0) return notRead(path, errno);
    // Check again: another file may have taken its place.
    if (auto objection = illegalReason(path, status)) return tl::unexpected(std::move(*objection));
    if (static_cast<std::uint64_t>(status.st_size) > maxBytes) return tooLarge(path, maxBytes);
    std::string text;
    text.reserve(static_cast<std::size_t>(status.st_size));
    std::array<char, 65536> part;
    // Until the end, not by length: a file may grow while it is read, and files in /proc report 0.
    while (true) {
        const ssize_t count = ::read(file.get(), part.data(), part.size());
        if (count == 0) return text;
        if (count < 0 && errno == EINTR) continue;
        if (count < 0)
            return fail(translatable("Engine", "{} could not be read to its end: {}."), path,
                        systemErrorText(errno));
        text.append(part.data(), static_cast<std::size_t>(count));
        if (text.size() > maxBytes) return tooLarge(path, maxBytes);
    }
}

Result<void> writeFileText(const std::string& path, std::string_view text) {
    auto fresh = FreshFile::beside(path);
    if (!fresh) return tl::unexpected(fresh.error());
    if (auto written = fresh->write(text); !written) return written;
    return fresh->replace();
}

Result<void> writeOutput(const std::string& path, std::string_view text) {
    auto output = OutputFile::open(path);
    if (!output) return tl::unexpected(output.error());
    return output->write(text).and_then([&] { return output->finish(); });
}

bool isStream(const std::string& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) return false;
    return S_ISCHR(status.st_mode) || S_ISFIFO(status.st_mode) ||
           (S_ISREG(status.st_mode) && namesAStream(path));
}

Result<void> checkOutput(const std::string& path) {
    if (isStream(path)) return {};
    const auto fresh = FreshFile::beside(path);
    return fresh ? Result<void>{} : tl::unexpected(fresh.error());
}

Result<void> makeFolder(const fs::path& folder) {
    std::error_code error;
    if (!folder.empty()) fs::create_directories(folder, error);
    if (!error) return {};
    return fail(translatable("Engine", "{} could not be created: {}."), folder.string(),
                systemErrorText(error.value()));
}

}  // namespace plyglass
