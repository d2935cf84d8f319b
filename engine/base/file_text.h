// Reading and writing whole files, with errors that a person can act on.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace plyglass {

/// The bytes of the file as they are. Fails if it cannot be opened or read (a folder, for one); the message
/// names it.
Result<std::string> readFileText(const std::string& path);
/// Writes beside the file first and then takes its place: whoever reads it finds the old text or the new one,
/// never half of either. The message of a failure names the file.
Result<void> writeFileText(const std::string& path, std::string_view text);

/// With all folders above it; one that is there already is no failure. The message of one names the folder.
Result<void> makeFolder(const std::filesystem::path& folder);

}  // namespace plyglass
