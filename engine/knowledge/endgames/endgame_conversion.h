// Where captures and promotions lead: from the men of one ending to a position of another.
#pragma once

#include <array>
#include <vector>

#include "engine/knowledge/endgames/endgame_code.h"
#include "engine/knowledge/endgames/endgame_index.h"

namespace plyglass {

/// The codes of an ending by the numbers of `EndgameIndex`, for each side to move. No position has castling
/// or en passant rights. Numbers that are given to no position have kIllegalCode.
using EndgameCodes = std::array<std::vector<EndgameCode>, kColors>;

/// What a capture or a promotion does to the men: one may go, one may become another.
struct MenChange {
    static constexpr int kNone = -1;

    int captured = kNone;
    int promoted = kNone;
    PieceType promotion = Queen;
};

inline constexpr std::array kPromotionTypes = {Queen, Rook, Bishop, Knight};

/// The men that are left. `from` of the arrangement counts the men before the change.
EndgameArrangement arrangementAfter(const EndgameMaterial& material, const MenChange& change);
/// All that one move can do to the men of a material.
std::vector<MenChange> changesOf(const EndgameMaterial& material);

/// The way of one change into the codes of the ending that it leads to.
class EndgameConversion {
  public:
    /// `codes`, of the material after the change, must outlive the conversion.
    EndgameConversion(const EndgameArrangement& after, const EndgameCodes& codes);

    /// `squares` after the move; that of a captured man means nothing.
    EndgameCode codeOf(const EndgameSquares& squares, Color sideToMove) const;

  private:
    EndgameArrangement m_after;
    EndgameIndex m_index;
    const EndgameCodes* m_codes;
};

}  // namespace plyglass
