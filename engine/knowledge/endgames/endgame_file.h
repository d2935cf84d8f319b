// Tables of endings as a file: a line that says what it is, what there is of each ending, the packed codes, a
// checksum.
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

/// One of the positions from which the side to move needs longest to mate.
struct LongestWin {
    int plies = 0;            ///< 0 = that side never wins
    std::uint32_t index = 0;  ///< by `EndgameIndex`
};

/// Of the positions with one side to move; those that are the same by symmetry count once.
struct EndgameCounts {
    std::uint32_t wins = 0;
    std::uint32_t draws = 0;
    std::uint32_t losses = 0;

    std::uint32_t total() const { return wins + draws + losses; }
};

/// What there is of an ending, by side to move.
struct EndgameSummary {
    EndgameMaterial material;
    std::array<EndgameCounts, kColors> counts;
    std::array<LongestWin, kColors> longest;
    std::uint32_t packedBytes = 0;

    std::uint64_t positions() const { return counts[White].total() + counts[Black].total(); }
};

/// An ending in a file. Only the codes with White to move are kept: those of Black follow from his moves.
struct PackedEndgame {
    EndgameSummary summary;
    std::string_view packed;
};

/// Those in which somebody can mate. Fails only if a library does. Empty if the job was stopped.
Result<std::string> endgameFileBytes(const GeneratedEndgames& generated, const JobContext& job);

/// `file` is what errors call the bytes; they say what is damaged, missing or not for this program. The
/// result looks into `bytes`.
Result<std::vector<PackedEndgame>> parseEndgameFile(std::string_view bytes, const std::string& file);

}  // namespace plyglass
