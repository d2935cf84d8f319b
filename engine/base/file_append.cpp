#include "engine/base/file_append.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include "engine/base/file_text.h"
#include "engine/base/fresh_file.h"
#include "engine/base/posix_file.h"

namespace plyglass {

namespace {

constexpr mode_t kNewFolderMode = 0777;

tl::unexpected<Error> notMade(const std::string& path, int error) {
    return fail(translatable("Engine", "{} could not be created: {}."), path, systemErrorText(error));
}

bool endsInsideALine(const FileHandle& file, off_t size) {
    char last = '\n';
    return size > 0 && ::pread(file.get(), &last, 1, size - 1) == 1 && last != '\n';
}

}  // namespace

Result<void> appendFileText(const std::string& path, std::string_view text) {
    // Without O_NONBLOCK opening a pipe would wait for a reader.
    const FileHandle file(
        ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, kNewFileMode));
    struct stat status {};
    if (!file || ::fstat(file.get(), &status) != 0) return notWritten(path, systemErrorText(errno));
    if (const auto kind = kindWithoutText(path, status))
        return notWritten(path, fmt::format("it is {}", *kind));
    (void)lockRange(file, kWritingRange);
    // Another program may have appended meanwhile.
    if (::fstat(file.get(), &status) != 0) return notWritten(path, systemErrorText(errno));
    const bool breaksOff = endsInsideALine(file, status.st_size);
    int error = writeAll(file, fmt::format("{}{}", breaksOff ? "\n\n" : "", text));
    if (error == 0 && ::fsync(file.get()) != 0) error = errno;
    if (error == 0 && status.st_size == 0) error = syncFolderOf(path);
    if (error == 0) return {};
    if (::ftruncate(file.get(), status.st_size) == 0 && ::fsync(file.get()) == 0)
        return notWritten(path, systemErrorText(error));
    return notWritten(path, fmt::format("{}; its last entry may be incomplete", systemErrorText(error)));
}

Result<NewFile> makeFile(const std::string& path, std::string_view text) {
    struct stat status {};
    if (::lstat(path.c_str(), &status) == 0) return NewFile::NameTaken;
    auto fresh = FreshFile::beside(path);
    if (!fresh) return tl::unexpected(fresh.error());
    if (auto written = fresh->write(text); !written) return tl::unexpected(written.error());
    return fresh->takeFreeName();
}

Result<NewFile> makeNewFolder(const std::string& path) {
    const std::filesystem::path folder(path);
    if (const auto made = makeFolder(folder.parent_path()); !made) return tl::unexpected(made.error());
    if (::mkdir(path.c_str(), kNewFolderMode) != 0) {
        if (errno == EEXIST) return NewFile::NameTaken;
        return notMade(path, errno);
    }
    const int error = syncFolderOf(path);
    return error == 0 ? Result<NewFile>(NewFile::Made) : notMade(path, error);
}

}  // namespace plyglass
