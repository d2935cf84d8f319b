#include "engine/knowledge/endgames/endgame_conversion.h"

namespace plyglass {

EndgameArrangement arrangementAfter(const EndgameMaterial& material, const MenChange& change) {
    std::vector<Piece> men;
    std::vector<int> from;
    for (int man = 0; man < material.size(); ++man) {
        if (man == change.captured) continue;
        const Piece piece = material[man];
        men.push_back(man == change.promoted ? makePiece(colorOf(piece), change.promotion) : piece);
        from.push_back(man);
    }
    EndgameArrangement after = EndgameArrangement::of(men);
    for (int man = 0; man < after.material.size(); ++man) after.from[man] = from[after.from[man]];
    return after;
}

std::vector<MenChange> changesOf(const EndgameMaterial& material) {
    std::vector<MenChange> changes;
    for (int captured = MenChange::kNone; captured < material.size(); ++captured) {
        if (captured != MenChange::kNone) {
            if (typeOf(material[captured]) == King) continue;
            changes.push_back({.captured = captured});
        }
        for (int promoted = 0; promoted < material.size(); ++promoted) {
            if (typeOf(material[promoted]) != Pawn || promoted == captured) continue;
            for (const PieceType type : kPromotionTypes) changes.push_back({captured, promoted, type});
        }
    }
    return changes;
}

EndgameConversion::EndgameConversion(const EndgameArrangement& after, const EndgameCodes& codes)
    : m_after(after), m_index(after.material), m_codes(&codes) {}

EndgameCode EndgameConversion::codeOf(const EndgameSquares& squares, Color sideToMove) const {
    EndgameSquares arranged{};
    for (int man = 0; man < m_after.material.size(); ++man) {
        const Square square = squares[m_after.from[man]];
        arranged[man] = m_after.isTurned ? static_cast<Square>(square ^ 56) : square;
    }
    return (*m_codes)[m_after.isTurned ? ~sideToMove : sideToMove][m_index.of(arranged)];
}

}  // namespace plyglass
