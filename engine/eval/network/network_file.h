// Networks as files: a line that says what it is, a line of JSON (name, shape, provenance), the weights, a
// checksum.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/eval/network/network.h"

namespace plyglass {

constexpr int kNetworkVersion = 2;

/// `file` is what errors call the bytes. They say which part is damaged, missing or not for this program.
Result<Network> parseNetwork(std::string_view bytes, const std::string& file);
/// The whole file. Numbers are written with the lowest byte first, on every machine.
std::string toFileBytes(const Network& network);
/// Reads and parses; the error says why the file cannot be read.
Result<Network> loadNetwork(const std::string& path);

}  // namespace plyglass
