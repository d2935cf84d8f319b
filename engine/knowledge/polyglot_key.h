// The key under which a Polyglot book keeps a position. The format is public and old; books for it are
// everywhere.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/chess/position.h"

namespace plyglass {

constexpr std::size_t kPolyglotNumbers = 781;
/// 12 times 64 for the pieces, 4 for castling rights, 8 for en passant files, 1 for White to move.
extern const std::array<std::uint64_t, kPolyglotNumbers> kPolyglotRandom;

/// As the format defines it: an en passant file counts only if an enemy pawn stands beside the pawn that has
/// just moved, whether it may capture or not; `Position` keeps only captures that are legal, so that a book's
/// entry for a position with a pinned capturer is not found.
std::uint64_t polyglotKey(const Position& position);

}  // namespace plyglass
