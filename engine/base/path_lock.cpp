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

/// Whether the path still leads to the open file: whoever held it before may have removed it meanwhile.
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
    // Before the lock ends with the handle: nobody else's is removed.
    if (m_file) ::unlink(m_lockPath.c_str());
}

Result<PathLock> PathLock::of(const std::string& path, std::chrono::milliseconds patience) {
    using Clock = std::chrono::steady_clock;
    if (path.empty()) return PathLock();
    // Two names of one file are one path.
    std::error_code error;
    const auto real = std::filesystem::weakly_canonical(path, error);
    const std::string lockPath = (error ? path : real.string()) + ".lock";
    const auto end = Clock::now() + patience;
    for (;;) {
        auto file = ownFile(lockPath, path);
        if (file && isAt(lockPath, *file)) return PathLock(std::move(*file), lockPath);
        if (!file && Clock::now() >= end) return tl::unexpected(file.error());
        if (!file) std::this_thread::sleep_for(kBetweenTries);
    }
}

}  // namespace plyglass
