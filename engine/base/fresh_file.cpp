#include "engine/base/fresh_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <utility>

namespace plyglass {

namespace {

namespace fs = std::filesystem;

constexpr mode_t kPermissionBits = 07777;
/// Maximum length of a chain of links, as in Linux.
constexpr int kMaxLinks = 40;
/// Maximum number of attempts while other programs write the same file.
constexpr int kMaxTurns = 1000;

/// Target of a link, whether or not it exists; the path itself if it is not a link.
Result<std::string> followed(const std::string& asked) {
    fs::path path = asked;
    std::error_code error;
    for (int links = 0; fs::is_symlink(fs::symlink_status(path, error)); ++links) {
        if (links == kMaxLinks) return notWritten(asked, systemErrorText(ELOOP));
        const fs::path next = fs::read_symlink(path, error);
        if (error) return notWritten(asked, systemErrorText(error.value()));
        path = path.parent_path() / next;  // an absolute target replaces the whole path
    }
    return path.string();
}

/// Checks that the existing file may be replaced.
Result<void> checkTarget(const std::string& asked) {
    struct stat status {};
    if (::stat(asked.c_str(), &status) != 0) {
        if (errno != ENOENT) return notWritten(asked, systemErrorText(errno));
        return isBesideDatabase(asked) ? notWritten(asked, "it is part of a database") : Result<void>{};
    }
    if (const auto kind = kindWithoutText(asked, status))
        return notWritten(asked, fmt::format("it is {}", *kind));
    if (::access(asked.c_str(), W_OK) != 0) return notWritten(asked, systemErrorText(errno));
    return {};
}

/// As rename, but fails with EEXIST if the new name exists, and with ENOSYS where unsupported.
bool renameWithoutReplacing(const char* from, const char* to) {
#if defined(RENAME_NOREPLACE)
    return ::renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0;
#else
    (void)from, (void)to;
    errno = ENOSYS;
    return false;
#endif
}

}  // namespace

FreshFile::FreshFile(std::string asked, std::string target)
    : m_asked(std::move(asked)), m_target(std::move(target)), m_path(m_target + ".new") {}

FreshFile::~FreshFile() {
    if (m_file && isStillItself()) ::unlink(m_path.c_str());
}

Result<FreshFile> FreshFile::beside(const std::string& path) {
    if (path.empty() || path.ends_with('/')) return notWritten(path, "it names no file");
    if (auto sound = checkTarget(path); !sound) return tl::unexpected(sound.error());
    auto target = followed(path);
    if (!target) return tl::unexpected(target.error());
    FreshFile fresh(path, std::move(*target));
    if (auto opened = fresh.open(); !opened) return tl::unexpected(opened.error());
    return fresh;
}

/// Reuses the temporary file of a killed process; waits for one that another process is writing.
Result<void> FreshFile::open() {
    for (int turn = 0; turn < kMaxTurns; ++turn) {
        FileHandle file(::open(
            m_path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY, kNewFileMode));
        if (!file) return failure(errno);
        struct stat status {};
        if (::fstat(file.get(), &status) != 0) return failure(errno);
        if (irregularKind(status) || status.st_uid != ::geteuid())
            return notWritten(m_asked, fmt::format("{} belongs to another user or is not a file", m_path));
        (void)lockRange(file, kWritingRange);
        m_file = std::move(file);
        if (isStillItself())
            return ::ftruncate(m_file.get(), 0) == 0 ? keepPermissions() : Result<void>(failure(errno));
        m_file = {};
    }
    return notWritten(m_asked, "other programs keep writing to it");
}

/// Whether the name still leads to the open file; an earlier lock holder may have moved or removed it.
bool FreshFile::isStillItself() const {
    struct stat open {};
    struct stat named {};
    return ::fstat(m_file.get(), &open) == 0 && ::lstat(m_path.c_str(), &named) == 0 &&
           open.st_ino == named.st_ino && open.st_dev == named.st_dev;
}

/// Before any text is written, so that it is never readable without permission.
Result<void> FreshFile::keepPermissions() const {
    struct stat status {};
    if (::stat(m_target.c_str(), &status) != 0) return {};
    // Only root can change the owner; a group of the user can be kept.
    if (::fchown(m_file.get(), status.st_uid, status.st_gid) != 0 &&
        ::fchown(m_file.get(), static_cast<uid_t>(-1), status.st_gid) != 0)
        status.st_mode &= ~static_cast<mode_t>(S_ISUID | S_ISGID);
    return ::fchmod(m_file.get(), status.st_mode & kPermissionBits) == 0 ? Result<void>{}
                                                                         : Result<void>(failure(errno));
}

Result<void> FreshFile::write(std::string_view text) {
    const int error = writeAll(m_file, text);
    return error == 0 ? Result<void>{} : failure(error);
}

Result<void> FreshFile::replace() {
    if (::fsync(m_file.get()) != 0) return failure(errno);
    if (std::rename(m_path.c_str(), m_target.c_str()) != 0) return failure(errno);
    return settle();
}

Result<NewFile> FreshFile::takeFreeName() {
    const char* const from = m_path.c_str();
    const char* const to = m_target.c_str();
    if (::fsync(m_file.get()) != 0) return failure(errno);
    bool isTaken = !renameWithoutReplacing(from, to);
    // Some file systems do not support this rename but support hard links.
    if (isTaken && (errno == EINVAL || errno == ENOSYS)) {
        isTaken = ::link(from, to) != 0;
        if (!isTaken) (void)::unlink(from);
    }
    if (isTaken && errno == EEXIST) return NewFile::NameTaken;
    if (isTaken) return failure(errno);
    if (auto settled = settle(); !settled) return tl::unexpected(settled.error());
    return NewFile::Made;
}

Result<void> FreshFile::settle() {
    m_file = {};
    const int error = syncFolderOf(m_target);
    return error == 0 ? Result<void>{} : failure(error);
}

tl::unexpected<Error> FreshFile::failure(int error) const {
    const fs::path folder = fs::absolute(fs::path(m_target)).parent_path();
    std::error_code ignored;
    if (error == ENOENT && !fs::is_directory(folder, ignored))
        return notWritten(m_asked, fmt::format("there is no folder {}", folder.string()));
    return notWritten(m_asked, systemErrorText(error));
}

}  // namespace plyglass
