// Endgame table files: a signature line, a summary of each ending, the compressed codes, a checksum.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/position.h"
#include "engine/knowledge/endgames/endgame_generator.h"

namespace plyglass {

constexpr std::uint32_t kEndgameFileVersion = 1;
constexpr std::uint64_t kMaxEndgameFileBytes = 64u << 20;

/// A position with the longest win for the side to move.
struct LongestWin {
    int plies = 0;            ///< 0 = that side never wins
    std::uint32_t index = 0;  ///< index in `EndgameIndex`
};

/// Counts of positions with one side to move; symmetric positions count once.
struct EndgameCounts {
    std::uint32_t wins = 0;
    std::uint32_t draws = 0;
    std::uint32_t losses = 0;

    std::uint32_t total() const { return wins + draws + losses; }
};

/// Summary of an ending, by side to move.
struct EndgameSummary {
    EndgameMaterial material;
    std::array<EndgameCounts, kColors> counts;
    std::array<LongestWin, kColors> longest;
    std::uint32_t packedBytes = 0;

    std::uint64_t positions() const { return counts[White].total() + counts[Black].total(); }
};

/// An ending in a file. Only codes with White to move are stored; those with Black to move follow from
/// Black's moves.
struct PackedEndgame {
    EndgameSummary summary;
    std::string_view packed;
};

/// Serializes the endings in which mate is possible. Fails only if a library does. Empty if the job was
/// stopped.
Result<std::string> endgameFileBytes(const GeneratedEndgames& generated, const JobContext& job);

/// `file` is the name used in errors, which say what is damaged, missing or unsupported. The result refers to
/// `bytes`.
Result<std::vector<PackedEndgame>> parseEndgameFile(std::string_view bytes, const std::string& file);

}  // namespace plyglass
