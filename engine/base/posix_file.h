// The operating system's side of files: a handle that closes itself, locks between processes, and its errors
// in plain words. engine/base/file_text.h is what the rest of the program uses.
#pragma once

#include <sys/stat.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace plyglass {

/// An open file; closed when the handle goes.
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

/// Of every file that is made: less what the person's umask takes away.
constexpr mode_t kNewFileMode = 0666;

/// Bytes of a file that processes may lock against each other; they need not exist. Such a lock belongs to
/// the handle, so two handles of one process exclude each other as well, and it ends with the handle.
struct LockRange {
    std::int64_t start = 0;
    std::int64_t length = 0;
};
/// Held while a file is being written.
constexpr LockRange kWritingRange{0, std::int64_t{1} << 61};
/// Held by the owner of a file for longer. Apart from the other, so that an owner can write.
constexpr LockRange kOwningRange{std::int64_t{1} << 62, 1};

/// Waits until nobody else holds it. False: this file system knows no locks.
bool lockRange(const FileHandle& file, const LockRange& range);
/// Whether somebody else holds it; locks it if not.
bool isLockedElsewhere(const FileHandle& file, const LockRange& range);

/// Opens the regular file, which is made if need be, as its only owner for as long as the handle lives. The
/// error says that another program has it, or why it cannot be opened. It speaks of `shownPath`, where the
/// file only stands for another one.
Result<FileHandle> ownFile(const std::string& path, const std::string& shownPath);
inline Result<FileHandle> ownFile(const std::string& path) { return ownFile(path, path); }

/// "no space is left on the disk": what the system's error number means, to be put behind a colon.
std::string systemErrorText(int error);

/// That the file at `path` could not be written, and why.
[[nodiscard]] tl::unexpected<Error> notWritten(const std::string& path, std::string_view why);

/// What a file is if it is not a regular one: "a folder", "a device", "a pipe", "a socket".
std::optional<std::string_view> irregularKind(const struct stat& status);

/// The same for what no text may be written to, so that "a database", such as the library of games, is told
/// apart too.
std::optional<std::string_view> kindWithoutText(const std::string& path, const struct stat& status);

/// Whether the name is that of a log that SQLite keeps beside a database, whether or not it is there.
bool isBesideDatabase(const std::string& path);

/// The whole text, however often the system takes only a part of it. The error is the system's number.
[[nodiscard]] int writeAll(const FileHandle& file, std::string_view text);

/// Brings a new, renamed or removed name in the folder to the disk. 0, or the system's error number.
[[nodiscard]] int syncFolderOf(const std::string& path);

}  // namespace plyglass
