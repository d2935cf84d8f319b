// How tables are made small: compressed by zstd. Private to engine/knowledge/endgames.
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
/// How many codes are packed there; nothing if that is no packed table.
std::optional<std::size_t> packedSize(std::string_view packed);
/// False if these are not so many codes, packed.
bool unpackEndgame(std::string_view packed, EndgameCode* codes, std::size_t size);

}  // namespace plyglass
