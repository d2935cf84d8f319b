// A new file that is written next to its target and then replaces it, so that a failure or power loss leaves
// the old file intact.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/file_append.h"
#include "engine/base/posix_file.h"

namespace plyglass {

/// Removed on destruction unless it replaced its target. Concurrent writers of the same target wait for each
/// other.
class FreshFile {
  public:
    /// Opens a new file for the target of the path, following links. Errors: the target is a folder, a
    /// device, a database or anything else a text must not replace; it or its folder is not writable.
    static Result<FreshFile> beside(const std::string& path);

    FreshFile(FreshFile&& other) noexcept = default;
    FreshFile& operator=(FreshFile&&) = delete;
    ~FreshFile();

    /// Appends text.
    Result<void> write(std::string_view text);
    /// Replaces the target, keeping its permissions; the file is then on disk.
    Result<void> replace();
    /// As `replace`, but only if the name is free.
    Result<NewFile> takeFreeName();

  private:
    FreshFile(std::string asked, std::string target);

    Result<void> open();
    Result<void> keepPermissions() const;
    bool isStillItself() const;
    Result<void> settle();
    tl::unexpected<Error> failure(int error) const;

    std::string m_asked;   ///< path as given by the caller, for messages
    std::string m_target;  ///< path after following links
    std::string m_path;    ///< temporary path of the text
    FileHandle m_file;     ///< closed once the target is replaced
};

}  // namespace plyglass
