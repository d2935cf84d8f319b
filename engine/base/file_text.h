// Reading and writing whole files, with errors that a person can act on. Every file that the program writes
// goes through here: what was there before is lost only when the new text is safely on the disk.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace plyglass {

/// The most bytes that a file of each kind may have; what is larger is refused before it fills the memory.
constexpr std::uint64_t kMiB = std::uint64_t{1} << 20;
constexpr std::uint64_t kMaxSettingsBytes = 16 * kMiB;  ///< a genome, classical weights, a run's settings
constexpr std::uint64_t kMaxFileBytes = 256 * kMiB;     ///< what has no limit of its own
constexpr std::uint64_t kMaxGamesBytes = 2000 * kMiB;   ///< games and positions as text
constexpr std::uint64_t kMaxStateBytes = 4096 * kMiB;   ///< the state of training
constexpr std::uint64_t kMaxShardBytes = 16384 * kMiB;  ///< packed games to learn from

/// The bytes of the file as they are. Fails if it cannot be opened or read, is no regular file (a folder, a
/// device, a pipe) or is larger than `maxBytes`; the message names it.
Result<std::string> readFileText(const std::string& path, std::uint64_t maxBytes = kMaxFileBytes);

/// Replaces the file as a whole: a reader finds the old text or the new one, never half of either,
/// and when this returns the new one is on the disk. Writes through a link to what it leads to, keeps the
/// file's permissions, and leaves nothing behind when it fails. Devices, pipes and folders are refused.
Result<void> writeFileText(const std::string& path, std::string_view text);

/// The same for a file that is named on a command line, where a device or a pipe may be meant (/dev/stdout,
/// /dev/null): these are written to as they are.
Result<void> writeOutput(const std::string& path, std::string_view text);

/// Whether that is a device, a pipe or a stream of this process, which is written to piece by piece.
bool isStream(const std::string& path);
/// Fails if `writeOutput` would fail now: to be asked before long work whose result is to go there.
Result<void> checkOutput(const std::string& path);

/// With all folders above it; one that is there already is no failure. The message of one names the folder.
Result<void> makeFolder(const std::filesystem::path& folder);

}  // namespace plyglass
