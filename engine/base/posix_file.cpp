#include "engine/base/posix_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

namespace plyglass {

namespace {

struct flock requestFor(const LockRange& range) {
    struct flock request {};
    request.l_type = F_WRLCK;
    request.l_whence = SEEK_SET;
    request.l_start = range.start;
    request.l_len = range.length;
    return request;
}

}  // namespace

FileHandle::FileHandle(FileHandle&& other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) {}

FileHandle& FileHandle::operator=(FileHandle&& other) noexcept {
    if (this != &other) {
        if (m_descriptor >= 0) ::close(m_descriptor);
        m_descriptor = std::exchange(other.m_descriptor, -1);
    }
    return *this;
}

FileHandle::~FileHandle() {
    if (m_descriptor >= 0) ::close(m_descriptor);
}

bool lockRange(const FileHandle& file, const LockRange& range) {
    struct flock request = requestFor(range);
    int result = 0;
    do result = ::fcntl(file.get(), F_OFD_SETLKW, &request);
    while (result != 0 && errno == EINTR);
    return result == 0;
}

bool isLockedElsewhere(const FileHandle& file, const LockRange& range) {
    struct flock request = requestFor(range);
    return ::fcntl(file.get(), F_OFD_SETLK, &request) != 0 && (errno == EAGAIN || errno == EACCES);
}

Result<FileHandle> ownFile(const std::string& path, const std::string& shownPath) {
    FileHandle file(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, kNewFileMode));
    struct stat status {};
    if (!file || ::fstat(file.get(), &status) != 0)
        return fail(translatable("Engine", "{} could not be opened: {}."), shownPath, systemErrorText(errno));
    if (const auto kind = kindWithoutText(path, status))
        return fail(translatable("Engine", "{} is {}, not a file that can be written."), shownPath, *kind);
    if (isLockedElsewhere(file, kOwningRange))
        return fail(
            translatable("Engine",
                         "{} is being written by another program. Wait for it, or name another file."),
            shownPath);
    return file;
}

std::string systemErrorText(int error) {
    switch (error) {
        case ENOENT:
            return "there is no such file or folder";
        case ENOTDIR:
            return "a part of its path is not a folder";
        case EACCES:
        case EPERM:
            return "permission is denied";
        case EEXIST:
            return "something else has that name";
        case EROFS:
            return "the disk is read-only";
        case ENOSPC:
            return "no space is left on the disk";
        case EDQUOT:
            return "your disk quota is used up";
        case EFBIG:
            return "the file would become larger than is allowed";
        case ENAMETOOLONG:
            return "the name is too long";
        case ELOOP:
            return "its links form a loop";
        case EMFILE:
        case ENFILE:
            return "too many files are open";
        case EIO:
            return "the disk reports an error";
        case ENXIO:
            return "no program reads from it";
        default:
            return std::generic_category().message(error);
    }
}

tl::unexpected<Error> notWritten(const std::string& path, std::string_view why) {
    return fail(translatable("Engine", "{} could not be written: {}."), path, why);
}

std::optional<std::string_view> irregularKind(const struct stat& status) {
    if (S_ISREG(status.st_mode)) return std::nullopt;
    if (S_ISDIR(status.st_mode)) return "a folder";
    if (S_ISFIFO(status.st_mode)) return "a pipe";
    if (S_ISSOCK(status.st_mode)) return "a socket";
    return "a device";
}

// Header of SQLite files: sqlite.org/fileformat.
constexpr std::string_view kDatabaseHead = "SQLite format 3";
constexpr std::string_view kLogHead = "\x37\x7f\x06";

static bool beginsWith(const std::string& path, std::string_view beginning) {
    const FileHandle file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
    std::string head(beginning.size(), '\0');
    return file && ::pread(file.get(), head.data(), head.size(), 0) > 0 && head == beginning;
}

bool isBesideDatabase(const std::string& path) {
    for (const std::string_view ending : {"-wal", "-shm", "-journal"})
        if (path.ends_with(ending) && beginsWith(path.substr(0, path.size() - ending.size()), kDatabaseHead))
            return true;
    return false;
}

std::optional<std::string_view> kindWithoutText(const std::string& path, const struct stat& status) {
    if (const auto kind = irregularKind(status)) return kind;
    const bool isDatabase =
        beginsWith(path, kDatabaseHead) || beginsWith(path, kLogHead) || isBesideDatabase(path);
    return isDatabase ? std::optional("a database") : std::nullopt;
}

int writeAll(const FileHandle& file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file.get(), text.data(), text.size());
        if (written > 0)
            text.remove_prefix(static_cast<std::size_t>(written));
        else if (written == 0 || errno != EINTR)
            return written == 0 ? EIO : errno;
    }
    return 0;
}

int syncFolderOf(const std::string& path) {
    const auto folder = std::filesystem::path(path).parent_path();
    const FileHandle handle(
        ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    // A folder may be writable but not readable; then it cannot be synced.
    if (!handle) return errno == EACCES ? 0 : errno;
    // Some file systems cannot sync folders.
    return ::fsync(handle.get()) == 0 || errno == EINVAL || errno == EROFS ? 0 : errno;
}

}  // namespace plyglass
