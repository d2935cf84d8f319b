// Output written piece by piece to a path chosen by the user.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/base/fresh_file.h"

namespace plyglass {

/// A file is replaced only once complete, and otherwise stays as it was; a device or pipe (/dev/stdout) is
/// written to directly.
class OutputFile {
  public:
    /// Fails as FreshFile does, or if the pipe has no reader.
    static Result<OutputFile> open(const std::string& path);

    Result<void> write(std::string_view text);
    /// Completes the output.
    Result<void> finish();

  private:
    explicit OutputFile(std::string path) : m_path(std::move(path)) {}

    std::string m_path;
    std::optional<FreshFile> m_fresh;
    FileHandle m_stream;  ///< for devices and pipes, instead of a file
};

}  // namespace plyglass
