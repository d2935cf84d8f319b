// Conversions: captures and promotions lead from one ending to a position of another.
#pragma once

#include <array>
#include <vector>

#include "engine/knowledge/endgames/endgame_code.h"
#include "engine/knowledge/endgames/endgame_index.h"

namespace plyglass {

/// Codes of an ending, indexed by `EndgameIndex`, for each side to move. Positions have no castling or en
/// passant rights. Unused indices have kIllegalCode.
using EndgameCodes = std::array<std::vector<EndgameCode>, kColors>;

/// Change of the men by a capture or promotion: one may disappear, one may change its type.
struct MenChange {
    static constexpr int kNone = -1;

    int captured = kNone;
    int promoted = kNone;
    PieceType promotion = Queen;
};

inline constexpr std::array kPromotionTypes = {Queen, Rook, Bishop, Knight};

/// The remaining men. `from` of the arrangement indexes the men before the change.
EndgameArrangement arrangementAfter(const EndgameMaterial& material, const MenChange& change);
/// All changes that a single move can make.
std::vector<MenChange> changesOf(const EndgameMaterial& material);

/// Maps positions after one change to the codes of the resulting ending.
class EndgameConversion {
  public:
    /// `codes` belongs to the material after the change and must outlive the conversion.
    EndgameConversion(const EndgameArrangement& after, const EndgameCodes& codes);

    /// `squares` after the move; the captured man's entry is ignored.
    EndgameCode codeOf(const EndgameSquares& squares, Color sideToMove) const;

  private:
    EndgameArrangement m_after;
    EndgameIndex m_index;
    const EndgameCodes* m_codes;
};

}  // namespace plyglass
