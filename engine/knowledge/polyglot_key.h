// Position keys of the Polyglot book format.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/chess/position.h"

namespace plyglass {

constexpr std::size_t kPolyglotNumbers = 781;
/// 12 × 64 for the pieces, 4 for castling rights, 8 for en passant files, 1 for White to move.
extern const std::array<std::uint64_t, kPolyglotNumbers> kPolyglotRandom;

/// The key as the format defines it. An en passant file counts if an enemy pawn stands next to the pawn that
/// has just moved, even if it is pinned; `Position` keeps only legal captures, so that an entry for a
/// position with a pinned capturer is not found.
std::uint64_t polyglotKey(const Position& position);

}  // namespace plyglass
