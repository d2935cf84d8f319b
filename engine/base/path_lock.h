// Prevents two programs from writing the same file, where each write replaces it as a whole.
#pragma once

#include <chrono>
#include <string>

#include "engine/base/posix_file.h"
#include "engine/base/result.h"

namespace plyglass {

/// Holds the lock on a path while it lives. The lock is on a separate file, PATH.lock, because the file
/// itself is replaced at each write. A lock file left by a killed program does no harm.
class PathLock {
  public:
    /// Holds no lock.
    PathLock() = default;
    PathLock(PathLock&&) noexcept = default;
    PathLock& operator=(PathLock&&) noexcept = default;
    ~PathLock();

    /// Locks a path; holds no lock for an empty path. Fails if another program still holds it after
    /// `timeout`, or its folder is not writable; the error names the path.
    static Result<PathLock> of(const std::string& path, std::chrono::milliseconds timeout = {});

  private:
    PathLock(FileHandle file, std::string lockPath);

    FileHandle m_file;
    std::string m_lockPath;
};

}  // namespace plyglass
