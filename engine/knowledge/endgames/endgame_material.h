// Material of an ending: KBNK, KPKP; at most four men, kings included.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/types.h"

namespace plyglass {

constexpr int kMaxEndgameMen = 4;

/// Squares of the men, in material order; entries beyond its size are ignored.
using EndgameSquares = std::array<Square, kMaxEndgameMen>;

/// White is the stronger side and is named first; positions with colours reversed are mirrored. Order of the
/// men: White's king, Black's king, White's others, Black's others, strongest first.
class EndgameMaterial {
  public:
    /// Kings only.
    EndgameMaterial() = default;
    /// Parses a name such as "KQKR", with the sides in either order. Fails if invalid or more than four men.
    static Result<EndgameMaterial> fromName(std::string_view name);

    /// "KQKR".
    std::string name() const;
    int size() const { return m_size; }
    Piece operator[](int man) const { return m_men[man]; }
    bool hasPawns() const;
    /// Whether both sides have the same men, so that the side to move does not matter.
    bool isSymmetric() const;
    /// Whether the last two men have the same type and colour.
    bool hasTwins() const { return m_size == kMaxEndgameMen && m_men[2] == m_men[3]; }
    /// Whether an en passant capture is possible.
    bool hasEnPassant() const;

    friend bool operator==(const EndgameMaterial&, const EndgameMaterial&) = default;
    friend bool operator<(const EndgameMaterial& a, const EndgameMaterial& b) { return a.m_men < b.m_men; }

  private:
    friend struct EndgameArrangement;

    std::array<Piece, kMaxEndgameMen> m_men = {WhiteKing, BlackKing, NoPiece, NoPiece};
    int m_size = 2;
};

/// Permutation of men in any order to the order of an `EndgameMaterial`.
struct EndgameArrangement {
    /// `men` are the two kings and at most two others.
    static EndgameArrangement of(std::span<const Piece> men);
    /// The same men with colours exchanged; only for symmetric material.
    EndgameArrangement exchanged() const;

    EndgameMaterial material;
    bool isTurned = false;                   ///< colours are exchanged and the board is mirrored top-bottom
    std::array<int, kMaxEndgameMen> from{};  ///< for each man of the material, its index in `men`
};

/// Whether mate is possible: false for the kings alone, or with one bishop or knight.
bool canMate(const EndgameMaterial& material);

/// Every material of two to four men, each after all those it converts to.
std::vector<EndgameMaterial> allEndgames();

}  // namespace plyglass
