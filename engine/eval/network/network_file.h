// Network files: a signature line, a line of JSON (name, shape, lineage), the weights, a checksum.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/eval/network/network.h"

namespace plyglass {

constexpr int kNetworkVersion = 2;

/// `file` is the name used in errors, which say which part is damaged, missing or unsupported.
Result<Network> parseNetwork(std::string_view bytes, const std::string& file);
/// The whole file, in little-endian byte order on every machine.
std::string toFileBytes(const Network& network);
/// Reads and parses a file; the error also covers reading.
Result<Network> loadNetwork(const std::string& path);

}  // namespace plyglass
