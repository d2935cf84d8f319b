#include "engine/levels/attention.h"

#include <algorithm>
#include <cstdlib>

#include "engine/base/random.h"
#include "engine/chess/attacks.h"
#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

// Factors on the overlook probability, in percent of that of an ordinary quiet move. Estimates: the
// directions are known from human play, the sizes are not.
constexpr int kPieceJustMoved = 8;
constexpr int kDirectCheck = 40;
constexpr int kDiscoveredCheck = 120;
constexpr int kPromotion = 30;
constexpr int kCapture = 80;
constexpr int kBackward = 150;
constexpr int kLongRange = 150;
constexpr int kPinned = 150;

/// Own moves: overlook probability in percent of that of replies.
constexpr int kOwnMoves = 70;

/// Minimum length in squares of a long-range move.
constexpr int kLongDistance = 4;
/// Maximum overlook probability.
constexpr int kMaxPercent = 95;

int distance(Square a, Square b) {
    return std::max(std::abs(fileOf(a) - fileOf(b)), std::abs(rankOf(a) - rankOf(b)));
}

/// Whether the piece is pinned to its own king.
bool isPinned(const Position& position, Square square) {
    const Color us = position.sideToMove();
    const Square king = position.king(us);
    const Bitboard before = position.attackersTo(king, position.occupied());
    const Bitboard without = position.attackersTo(king, position.occupied() & ~bitOf(square));
    return (without & ~before & position.pieces(~us)) != 0;
}

/// Whether the moved piece gives the check itself (no discovered check).
bool checksItself(const Position& position, Move move) {
    const Color us = position.sideToMove();
    const PieceType type = typeOf(position.pieceAt(move.from()));
    const Square king = position.king(~us);
    if (type == Pawn) return contains(pawnAttacks(us, move.to()), king);
    return contains(attacks(type, move.to(), position.occupied() & ~bitOf(move.from())), king);
}

/// Factor in percent for the kind of a move.
int easeOfKind(const Position& position, Move move) {
    if (move.isPromotion()) return kPromotion;
    if (position.givesCheck(move)) return checksItself(position, move) ? kDirectCheck : kDiscoveredCheck;
    return position.isCapture(move) ? kCapture : 100;
}

}  // namespace

bool isMateInOne(const Position& position, Move move) {
    if (!position.givesCheck(move)) return false;
    Position after = position;
    Undo undo;
    after.makeMove(move, undo);
    return !hasLegalMove(after);
}

Attention::Attention(const Level& level, std::uint64_t gameSeed, Mover mover)
    : m_overlookPercent(mover == Mover::Itself ? level.overlookPercent * kOwnMoves / 100
                                               : level.overlookPercent),
      m_seesMateInOne(level.seesMateInOne),
      m_seed(scrambled(gameSeed ^ scrambled(static_cast<std::uint64_t>(level.number)))) {}

int Attention::chanceToOverlook(const Position& position, Move move, Move last) const {
    if (isPerfect() || position.inCheck() || move.isCastling()) return 0;
    if (move.isPromotion() && move.promotionType() != Queen) return 100;
    if (m_seesMateInOne && isMateInOne(position, move)) return 0;
    int percent = m_overlookPercent;
    if (!last.isNull() && move.to() == last.to() && position.isCapture(move))
        percent = percent * kPieceJustMoved / 100;
    else
        percent = percent * easeOfKind(position, move) / 100;
    const Color us = position.sideToMove();
    if (relativeRank(us, move.to()) < relativeRank(us, move.from())) percent = percent * kBackward / 100;
    if (distance(move.from(), move.to()) >= kLongDistance) percent = percent * kLongRange / 100;
    if (isPinned(position, move.from())) percent = percent * kPinned / 100;
    return std::min(percent, kMaxPercent);
}

MoveList Attention::noticed(const Position& position, Move last, const MoveList& moves) const {
    if (isPerfect() || position.inCheck()) return moves;
    MoveList result;
    for (const Move move : moves) {
        const std::uint64_t bits = scrambled(position.key() ^ scrambled(m_seed ^ move.bits()));
        if (static_cast<int>(bits % 100) >= chanceToOverlook(position, move, last)) result.push(move);
    }
    return result;
}

}  // namespace plyglass
