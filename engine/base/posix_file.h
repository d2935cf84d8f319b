// POSIX file operations: a closing handle, locks between processes, and readable errors. The rest of the
// program uses engine/base/file_text.h.
#pragma once

#include <sys/stat.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace plyglass {

/// An open file; the destructor closes it.
class FileHandle {
  public:
    FileHandle() = default;
    explicit FileHandle(int descriptor) : m_descriptor(descriptor) {}
    FileHandle(FileHandle&& other) noexcept;
    FileHandle& operator=(FileHandle&& other) noexcept;
    ~FileHandle();

    int get() const { return m_descriptor; }
    explicit operator bool() const { return m_descriptor >= 0; }

  private:
    int m_descriptor = -1;
};

/// Mode of new files, before the umask.
constexpr mode_t kNewFileMode = 0666;

/// A byte range for locks between processes; it may lie beyond the end of the file. The lock belongs to the
/// handle, so two handles in one process also exclude each other, and ends with it.
struct LockRange {
    std::int64_t start = 0;
    std::int64_t length = 0;
};
/// Held during a write.
constexpr LockRange kWritingRange{0, std::int64_t{1} << 61};
/// Held by the owner of a file for longer; separate from kWritingRange, so that the owner can write.
constexpr LockRange kOwningRange{std::int64_t{1} << 62, 1};

/// Waits for the lock. False: the file system has no locks.
bool lockRange(const FileHandle& file, const LockRange& range);
/// Whether another handle holds the lock; otherwise takes it.
bool isLockedElsewhere(const FileHandle& file, const LockRange& range);

/// Opens a regular file, creating it if needed, as its only owner while the handle lives. Errors: another
/// program owns it, or it cannot be opened. They name `shownPath`, which differs from `path` if the file is a
/// lock for another.
Result<FileHandle> ownFile(const std::string& path, const std::string& shownPath);
inline Result<FileHandle> ownFile(const std::string& path) { return ownFile(path, path); }

/// Text of a system error number, for use after a colon: "no space is left on the disk".
std::string systemErrorText(int error);

/// Error: the file at `path` could not be written, and why.
[[nodiscard]] tl::unexpected<Error> notWritten(const std::string& path, std::string_view why);

/// Kind of a file that is not regular: "a folder", "a device", "a pipe", "a socket".
std::optional<std::string_view> irregularKind(const struct stat& status);

/// Kind of a file that must not be replaced by text: as above, and "a database", such as the game library.
std::optional<std::string_view> kindWithoutText(const std::string& path, const struct stat& status);

/// Whether the name is that of a SQLite log of a database, existing or not.
bool isBesideDatabase(const std::string& path);

/// Writes the whole text, in as many calls as needed. Returns 0 or the system's error number.
[[nodiscard]] int writeAll(const FileHandle& file, std::string_view text);

/// Syncs a new, renamed or removed name in its folder to disk. Returns 0 or the system's error number.
[[nodiscard]] int syncFolderOf(const std::string& path);

}  // namespace plyglass
