// The men of a Syzygy table, and how many positions a file has for an order of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace plyglass {

/// The men as a file numbers them: P, N, B, R, Q, K are 1 … 6, black ones 8 more.
class SyzygyMen {
  public:
    /// Of "KQvK"; nothing if no table has this name.
    static std::optional<SyzygyMen> fromName(std::string_view name);

    /// Parts of a file: one for each file of the leading pawn (a … d), else one.
    int parts() const { return hasPawns() ? 4 : 1; }
    /// Bytes that name the order of the men of a part: where each group is counted, then every man.
    std::size_t orderBytes() const { return m_codes.size() + (bothHavePawns() ? 2 : 1); }
    /// How many positions the part has with this order, given by the half of each byte that begins at bit
    /// `shift`. Nothing if the order is not one of these men.
    std::optional<std::uint64_t> positions(std::string_view order, int part, int shift) const;

  private:
    bool hasPawns() const { return m_pawns[0] > 0; }
    bool bothHavePawns() const { return m_pawns[1] > 0; }
    bool isOrderSound(const std::vector<int>& codes) const;
    std::uint64_t leadingPlaces(int part) const;

    std::vector<int> m_codes;          ///< sorted
    std::array<int, 2> m_pawns{0, 0};  ///< of the side that leads, and of the other one
    bool m_onlyKingsAreSingle = false;
};

}  // namespace plyglass
