#include "engine/eval/see.h"

#include "engine/chess/attacks.h"

namespace plyglass {

namespace {

/// Material gain of the move before any recapture.
int immediateGain(const Position& position, Move move) {
    int gain = kExchangeValues[position.takenBy(move)];
    if (move.isPromotion()) gain += kExchangeValues[move.promotionType()] - kExchangeValues[Pawn];
    return gain;
}

/// Value of the piece that the opponent can recapture.
int valueAtRisk(const Position& position, Move move) {
    return kExchangeValues[move.isPromotion() ? move.promotionType() : typeOf(position.pieceAt(move.from()))];
}

/// The sequence of recaptures on `target`.
class Exchange {
  public:
    Exchange(const Position& position, Move move)
        : m_position(position), m_target(move.to()), m_side(~position.sideToMove()) {
        m_occupied = (position.occupied() ^ bitOf(move.from())) | bitOf(m_target);
        if (move.isEnPassant()) m_occupied ^= bitOf(makeSquare(fileOf(move.to()), rankOf(move.from())));
        m_attackers = position.attackersTo(m_target, m_occupied) & m_occupied;
    }

    /// Whether the first side keeps its threshold, with `balance` above it after losing the piece on the
    /// square.
    bool resolves(int balance) {
        bool firstSideHolds = true;  // the side to recapture now loses if it cannot
        while (true) {
            const Bitboard own = m_attackers & m_position.pieces(m_side);
            if (!own) break;
            firstSideHolds = !firstSideHolds;
            const PieceType taker = cheapestOf(own);
            // A king cannot capture a defended piece.
            if (taker == King && (m_attackers & m_position.pieces(~m_side))) return !firstSideHolds;
            balance = kExchangeValues[taker] - balance;
            if (balance < (firstSideHolds ? 1 : 0)) break;
            remove(own & m_position.pieces(taker), taker);
            m_side = ~m_side;
        }
        return firstSideHolds;
    }

  private:
    PieceType cheapestOf(Bitboard own) const {
        for (const PieceType type : {Pawn, Knight, Bishop, Rook, Queen})
            if (own & m_position.pieces(type)) return type;
        return King;
    }

    /// Removes the attacker and adds X-ray attackers behind it.
    void remove(Bitboard candidates, PieceType type) {
        m_occupied ^= candidates & -candidates;
        const Bitboard queens = m_position.pieces(Queen);
        if (type == Pawn || type == Bishop || type == Queen)
            m_attackers |= bishopAttacks(m_target, m_occupied) & (m_position.pieces(Bishop) | queens);
        if (type == Rook || type == Queen)
            m_attackers |= rookAttacks(m_target, m_occupied) & (m_position.pieces(Rook) | queens);
        m_attackers &= m_occupied;
    }

    const Position& m_position;
    Square m_target;
    Color m_side;
    Bitboard m_occupied;
    Bitboard m_attackers;
};

}  // namespace

bool winsExchange(const Position& position, Move move, int thresholdCp) {
    if (move.isCastling()) return thresholdCp <= 0;
    const int gained = immediateGain(position, move) - thresholdCp;
    if (gained < 0) return false;
    const int afterLoss = valueAtRisk(position, move) - gained;
    if (afterLoss <= 0) return true;
    return Exchange(position, move).resolves(afterLoss);
}

}  // namespace plyglass
