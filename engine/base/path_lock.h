// Keeps two programs from writing one file that each of them replaces as a whole.
#pragma once

#include <chrono>
#include <string>

#include "engine/base/posix_file.h"
#include "engine/base/result.h"

namespace plyglass {

/// Holds a path until it goes. The lock is on a file beside it, PATH.lock, because the file itself gives way
/// to a new one at each writing; what a killed program leaves of it hinders nobody.
class PathLock {
  public:
    /// Of nothing.
    PathLock() = default;
    PathLock(PathLock&&) noexcept = default;
    PathLock& operator=(PathLock&&) noexcept = default;
    ~PathLock();

    /// Of nothing for an empty path. Fails if another program still holds the path after `patience`, or its
    /// folder cannot be written to; the message names it.
    static Result<PathLock> of(const std::string& path, std::chrono::milliseconds patience = {});

  private:
    PathLock(FileHandle file, std::string lockPath);

    FileHandle m_file;
    std::string m_lockPath;
};

}  // namespace plyglass
