// Which men an ending has: KBNK, KPKP. At most four, the kings among them.
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

/// The squares of the men, in the order of their material; those beyond its size mean nothing.
using EndgameSquares = std::array<Square, kMaxEndgameMen>;

/// White is the side with more or better men, and is named first; whoever has a board on which that is Black
/// turns it round. The men are: White's king, Black's king, White's other men, Black's other men, the
/// strongest first.
class EndgameMaterial {
  public:
    /// The two kings alone.
    EndgameMaterial() = default;
    /// From a name like "KQKR"; the sides may be named in either order. Fails if it is none, or has more than
    /// four men.
    static Result<EndgameMaterial> fromName(std::string_view name);

    /// "KQKR".
    std::string name() const;
    int size() const { return m_size; }
    Piece operator[](int man) const { return m_men[man]; }
    bool hasPawns() const;
    /// Whether both sides have the same men, so that either side to move sees the same.
    bool isSymmetric() const;
    /// Whether the last two men are of one kind and colour.
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

/// How men in any order become those of an `EndgameMaterial`.
struct EndgameArrangement {
    /// `men` are the two kings and at most two more.
    static EndgameArrangement of(std::span<const Piece> men);
    /// The same men with the sides exchanged; only of a symmetric material.
    EndgameArrangement exchanged() const;

    EndgameMaterial material;
    bool isTurned = false;  ///< colours are exchanged and the board is mirrored top to bottom
    std::array<int, kMaxEndgameMen> from{};  ///< for each man of the material, which of `men` it is
};

/// Whether any position of it is a mate: false for the kings alone, or with one bishop or knight.
bool canMate(const EndgameMaterial& material);

/// Every material of two to four men, each after all those that its captures and promotions lead to.
std::vector<EndgameMaterial> allEndgames();

}  // namespace plyglass
