// Reads and writes whole files, with actionable errors. All files of the program are written here: old
// contents are replaced only when the new text is safely on disk.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace plyglass {

/// Size limits by kind of file; larger files are refused before they fill the memory.
constexpr std::uint64_t kMiB = std::uint64_t{1} << 20;
constexpr std::uint64_t kMaxSettingsBytes = 16 * kMiB;  ///< a genome, classical weights, a run's settings
constexpr std::uint64_t kMaxFileBytes = 256 * kMiB;     ///< anything without a limit of its own
constexpr std::uint64_t kMaxGamesBytes = 2000 * kMiB;   ///< games and positions as text
constexpr std::uint64_t kMaxStateBytes = 4096 * kMiB;   ///< the state of training
constexpr std::uint64_t kMaxShardBytes = 16384 * kMiB;  ///< packed training games

/// The bytes of the file. Fails if it cannot be opened or read, is not a regular file (a folder, a device, a
/// pipe) or is larger than `maxBytes`; the error names it.
Result<std::string> readFileText(const std::string& path, std::uint64_t maxBytes = kMaxFileBytes);

/// Replaces the file atomically: a reader sees the old text or the new one, never a mix. The new text is on
/// disk when this returns. Follows links, keeps the file's permissions, and leaves nothing behind on failure.
/// Devices, pipes and folders are refused.
Result<void> writeFileText(const std::string& path, std::string_view text);

/// As `writeFileText`, but for paths from a command line: devices and pipes (/dev/stdout, /dev/null) are
/// written to directly.
Result<void> writeOutput(const std::string& path, std::string_view text);

/// Whether the path is a device, a pipe or a stream of this process, which is written piece by piece.
bool isStream(const std::string& path);
/// Fails if `writeOutput` would fail now. Call before long work whose result is written to the path.
Result<void> checkOutput(const std::string& path);

/// Creates a folder and its parents; succeeds if it exists. The error names the folder.
Result<void> makeFolder(const std::filesystem::path& folder);

}  // namespace plyglass
