// Men of a Syzygy table, and the number of positions for a piece order.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace plyglass {

/// Men in the file's numbering: P, N, B, R, Q, K are 1 … 6, black ones 8 more.
class SyzygyMen {
  public:
    /// Parses "KQvK"; empty if invalid.
    static std::optional<SyzygyMen> fromName(std::string_view name);

    /// Number of parts of a file: one for each file of the leading pawn (a … d), otherwise one.
    int parts() const { return hasPawns() ? 4 : 1; }
    /// Bytes of a part's piece order: the group orders, then every man.
    std::size_t orderBytes() const { return m_codes.size() + (bothHavePawns() ? 2 : 1); }
    /// Number of positions of the part with this order, read from the half bytes at bit `shift`. Empty if the
    /// order does not match these men.
    std::optional<std::uint64_t> positions(std::string_view order, int part, int shift) const;

  private:
    bool hasPawns() const { return m_pawns[0] > 0; }
    bool bothHavePawns() const { return m_pawns[1] > 0; }
    bool isOrderSound(const std::vector<int>& codes) const;
    std::uint64_t leadingPlaces(int part) const;

    std::vector<int> m_codes;          ///< sorted
    std::array<int, 2> m_pawns{0, 0};  ///< of the leading side and of the other
    bool m_onlyKingsAreSingle = false;
};

}  // namespace plyglass
