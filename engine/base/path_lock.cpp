#include "engine/base/path_lock.h"

#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <system_error>
#include <thread>
#include <utility>

namespace plyglass {

namespace {

constexpr std::chrono::milliseconds kBetweenTries{5};

/// Whether the path still leads to the open file; the previous holder may have removed it.
bool isAt(const std::string& path, const FileHandle& file) {
    struct stat there {};
    struct stat open {};
    return ::stat(path.c_str(), &there) == 0 && ::fstat(file.get(), &open) == 0 &&
           there.st_ino == open.st_ino && there.st_dev == open.st_dev;
}

}  // namespace

PathLock::PathLock(FileHandle file, std::string lockPath)
    : m_file(std::move(file)), m_lockPath(std::move(lockPath)) {}

PathLock::~PathLock() {
    // While the lock is still held, so that no other program's file is removed.
    if (m_file) ::unlink(m_lockPath.c_str());
}

Result<PathLock> PathLock::of(const std::string& path, std::chrono::milliseconds timeout) {
    using Clock = std::chrono::steady_clock;
    if (path.empty()) return PathLock();
    // All names of one file share one lock.
    std::error_code error;
    const auto real = std::filesystem::weakly_canonical(path, error);
    const std::string lockPath = (error ? path : real.string()) + ".lock";
    const auto end = Clock::now() + timeout;
    for (;;) {
        auto file = ownFile(lockPath, path);
        if (file && isAt(lockPath, *file)) return PathLock(std::move(*file), lockPath);
        if (!file && Clock::now() >= end) return tl::unexpected(file.error());
        if (!file) std::this_thread::sleep_for(kBetweenTries);
    }
}

}  // namespace plyglass
