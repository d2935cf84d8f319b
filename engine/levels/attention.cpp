#include "engine/levels/attention.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/base/random.h"
#include "engine/chess/attacks.h"
#include "engine/chess/movegen.h"
#include "engine/eval/see.h"
#include "engine/levels/opening_habits.h"

namespace plyglass {

namespace {

// Factors on the overlook probability, in percent of that of an ordinary quiet move. The directions are known
// from human play; the sizes follow tests/benchmarks/level_habits.cpp.
constexpr int kJustMoved = 40;  ///< what the piece that has just moved attacks, or its capture
constexpr int kDirectCheck = 40;
constexpr int kDiscoveredCheck = 120;
constexpr int kPromotion = 5;
constexpr int kEqualCapture = 80;
constexpr int kBackward = 150;
constexpr int kLongRange = 150;
constexpr int kPinned = 150;
constexpr int kUnusual = 400;  ///< against the habits of an opening
/// Captures that win a piece, and flights of an attacked one, by its type.
constexpr std::array<int, kPieceTypes + 1> kWorth = {60, 16, 16, 9, 3, 100, 100};

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

/// Whether the piece on `square`, of the side to move, can be taken with a gain.
bool isAttacked(const Position& position, Square square) {
    const Bitboard attackers =
        position.attackersTo(square, position.occupied()) & position.pieces(~position.sideToMove());
    if (attackers == 0) return false;
    const Bitboard guards = position.attackersTo(square, position.occupied() & ~bitOf(square)) &
                            position.pieces(position.sideToMove());
    if (guards == 0) return true;
    const int value = kExchangeValues[typeOf(position.pieceAt(square))];
    for (const PieceType type : {Pawn, Knight, Bishop, Rook})
        if ((attackers & position.pieces(~position.sideToMove(), type)) != 0)
            return kExchangeValues[type] < value;
    return false;
}

/// Factor in percent for a capture: what wins a piece is seen the better, the more it is worth.
int easeOfCapture(const Position& position, Move move) {
    const PieceType victim = position.takenBy(move);
    const bool wins = winsExchange(position, move, kExchangeValues[Pawn]);
    return wins ? kWorth[static_cast<std::size_t>(victim)] : kEqualCapture;
}

/// Factor in percent for the kind of a move.
int easeOfKind(const Position& position, Move move) {
    if (move.isPromotion()) return kPromotion;
    if (position.isCapture(move)) return easeOfCapture(position, move);
    if (position.givesCheck(move)) return checksItself(position, move) ? kDirectCheck : kDiscoveredCheck;
    const PieceType type = typeOf(position.pieceAt(move.from()));
    if (isAttacked(position, move.from())) return kWorth[static_cast<std::size_t>(type)];
    return isUnusualInOpening(position, move) ? kUnusual : 100;
}

/// Moves of a game for which a blind spot lasts.
constexpr int kBlindSpotPlies = 8;

/// Names a move of a piece during some moves of the game.
std::uint64_t spotOf(const Position& position, Move move) {
    const auto period = static_cast<std::uint64_t>(position.gamePly() / kBlindSpotPlies);
    const auto piece = static_cast<std::uint64_t>(position.pieceAt(move.from()));
    return scrambled(period << 32 | piece << 16 | move.bits());
}

}  // namespace

bool isMateInOne(const Position& position, Move move) {
    if (!position.givesCheck(move)) return false;
    Position after = position;
    Undo undo;
    after.makeMove(move, undo);
    return !hasLegalMove(after);
}

Attention::Attention(const Level& level, std::uint64_t gameSeed, Mover mover, Move threat)
    : m_overlookPercent(mover == Mover::Itself ? level.overlookPercent * kOwnMoves / 100
                                               : level.overlookPercent),
      m_seesMateInOne(level.seesMateInOne),
      m_seed(scrambled(gameSeed ^ scrambled(static_cast<std::uint64_t>(level.number)))),
      m_threat(threat) {}

/// Factor in percent on the overlook probability.
int Attention::ease(const Position& position, Move move, Move last) const {
    int percent = easeOfKind(position, move);
    const bool takesLast = !last.isNull() && move.to() == last.to();
    const bool isThreat = !m_threat.isNull() && move.from() == m_threat.to();
    if (position.isCapture(move) && (takesLast || isThreat)) percent = percent * kJustMoved / 100;
    const Color us = position.sideToMove();
    if (relativeRank(us, move.to()) < relativeRank(us, move.from())) percent = percent * kBackward / 100;
    if (distance(move.from(), move.to()) >= kLongDistance) percent = percent * kLongRange / 100;
    if (!position.isCapture(move) && isPinned(position, move.from())) percent = percent * kPinned / 100;
    return percent;
}

int Attention::chanceToOverlook(const Position& position, Move move, Move last) const {
    if (isPerfect() || position.inCheck()) return 0;
    if (move.isPromotion() && move.promotionType() != Queen) return 100;
    if (m_seesMateInOne && isMateInOne(position, move)) return 0;
    return std::min(m_overlookPercent * ease(position, move, last) / 100, kMaxPercent);
}

MoveList Attention::noticed(const Position& position, Move last, const MoveList& moves) const {
    if (isPerfect() || position.inCheck()) return moves;
    MoveList result;
    for (const Move move : moves) {
        const std::uint64_t bits = scrambled(m_seed ^ spotOf(position, move));
        if (static_cast<int>(bits % 100) >= chanceToOverlook(position, move, last)) result.push(move);
    }
    return result;
}

}  // namespace plyglass
