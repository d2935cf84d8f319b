#include "engine/base/file_append.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <optional>

#include "engine/base/file_text.h"

namespace plyglass {

namespace {

constexpr mode_t kFileMode = 0666;  // less what the person's umask takes away

/// An open file, closed at the end.
class OpenFile {
  public:
    OpenFile(const std::string& path, int flags)
        : m_handle(::open(path.c_str(), flags | O_CLOEXEC, kFileMode)) {}
    ~OpenFile() {
        if (m_handle >= 0) ::close(m_handle);
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    explicit operator bool() const { return m_handle >= 0; }
    int handle() const { return m_handle; }

  private:
    int m_handle;
};

tl::unexpected<Error> failFor(const std::string& path, int error) {
    return fail(path + " could not be written: " + std::strerror(error) +
                ". Check free space and permissions.");
}

/// False with errno set.
bool writeAll(int handle, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(handle, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// So that a new name outlives a power cut too; not every file system can.
void syncFolderOf(const std::string& path) {
    const std::string folder = std::filesystem::path(path).parent_path().string();
    const OpenFile opened(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY);
    if (opened) ::fsync(opened.handle());
}

bool endsInLineBreak(int handle, off_t size) {
    char last = '\n';
    return size == 0 || (::pread(handle, &last, 1, size - 1) == 1 && last == '\n');
}

}  // namespace

Result<void> appendFileText(const std::string& path, std::string_view text) {
    // Without O_NONBLOCK opening a pipe would wait for a reader.
    const OpenFile file(path, O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK);
    if (!file) return failFor(path, errno);
    struct stat status {};
    if (::fstat(file.handle(), &status) != 0) return failFor(path, errno);
    if (!S_ISREG(status.st_mode)) return fail(path + " is not a regular file: choose another name.");
    while (::flock(file.handle(), LOCK_EX) != 0)
        if (errno != EINTR) return failFor(path, errno);
    // Somebody may have added to it while we waited.
    if (::fstat(file.handle(), &status) != 0) return failFor(path, errno);
    const std::string whole =
        (endsInLineBreak(file.handle(), status.st_size) ? "" : "\n\n") + std::string(text);
    if (writeAll(file.handle(), whole) && ::fsync(file.handle()) == 0) {
        if (status.st_size == 0) syncFolderOf(path);
        return {};
    }
    const int error = errno;
    if (::ftruncate(file.handle(), status.st_size) != 0)
        return fail(path + " could not be written, and now ends in half an entry: " + std::strerror(errno) +
                    ".");
    return failFor(path, error);
}

Result<NewFile> makeFile(const std::string& path, std::string_view text) {
    const std::string fresh = path + ".new-" + std::to_string(::getpid());
    std::optional<int> error;
    {
        const OpenFile file(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW);
        if (!file) return failFor(path, errno);
        if (!writeAll(file.handle(), text) || ::fsync(file.handle()) != 0) error = errno;
    }
    if (!error && ::link(fresh.c_str(), path.c_str()) != 0) error = errno;
    ::unlink(fresh.c_str());
    if (error == EEXIST) return NewFile::NameTaken;
    if (error) return failFor(path, *error);
    syncFolderOf(path);
    return NewFile::Made;
}

Result<NewFile> makeNewFolder(const std::string& path) {
    const std::filesystem::path folder(path);
    if (const auto made = makeFolder(folder.parent_path()); !made) return tl::unexpected(made.error());
    if (::mkdir(path.c_str(), 0777) == 0) return NewFile::Made;
    if (errno == EEXIST) return NewFile::NameTaken;
    return fail(path + " could not be made: " + std::strerror(errno) + ". Check free space and permissions.");
}

}  // namespace plyglass
