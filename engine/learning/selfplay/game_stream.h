// How games were written before there were blocks: each as its moves and scores of two bytes and a checksum,
// one after the other through zstd. Such files are still read.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "engine/learning/selfplay/stored_game.h"

namespace plyglass {

/// Gives the games that stand before the end or the first damage. Returns why the stream ends before its end,
/// in half a sentence; "" if it does not.
std::string readGameStream(std::string_view packed, const std::function<void(const StoredGame&)>& onGame);

}  // namespace plyglass
