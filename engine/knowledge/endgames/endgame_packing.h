// Compression of tables by zstd. Private to engine/knowledge/endgames.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/knowledge/endgames/endgame_code.h"

namespace plyglass {

Result<std::string> packEndgame(const std::vector<EndgameCode>& codes);
/// Number of codes in a compressed table; empty if invalid.
std::optional<std::size_t> packedSize(std::string_view packed);
/// Decompresses exactly `size` codes; false if the data does not match.
bool unpackEndgame(std::string_view packed, EndgameCode* codes, std::size_t size);

}  // namespace plyglass
