// Appending to files and creating new files; a failure leaves everything unchanged.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace plyglass {

/// Appends `text` to a file, creating it if needed. The text starts on a new line, even after an incomplete
/// one, and is on disk when this returns. On failure (a full disk) the file keeps its length. Other programs
/// appending this way wait. Fails for anything but a regular file; the error names it.
Result<void> appendFileText(const std::string& path, std::string_view text);

enum class NewFile { Made, NameTaken };
/// Writes a file that must not exist yet. If two programs want the same name, one gets `NameTaken` and the
/// other's file stays. The file appears under its name only when complete.
Result<NewFile> makeFile(const std::string& path, std::string_view text);

/// Creates a folder that must not exist yet, with its parents.
Result<NewFile> makeNewFolder(const std::string& path);

}  // namespace plyglass
