// What is written piece by piece to a place that a person names.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/base/fresh_file.h"

namespace plyglass {

/// A file is replaced when it is whole, and stays as it was if that never comes; a device or a pipe, which
/// may be meant on a command line (/dev/stdout), is written to as it is.
class OutputFile {
  public:
    /// Fails as FreshFile does, or if nobody reads the pipe.
    static Result<OutputFile> open(const std::string& path);

    Result<void> write(std::string_view text);
    /// Everything was written.
    Result<void> finish();

  private:
    explicit OutputFile(std::string path) : m_path(std::move(path)) {}

    std::string m_path;
    std::optional<FreshFile> m_fresh;
    FileHandle m_stream;  ///< instead of a file
};

}  // namespace plyglass
