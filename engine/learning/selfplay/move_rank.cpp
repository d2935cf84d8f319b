#include "engine/learning/selfplay/move_rank.h"

#include <algorithm>

#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

// Log-likelihood of a move as a sum of features, in tenths of nats. Fitted to 700 self-play games for minimum
// entropy of the index: 4.33 bits; 5.12 by the move bits alone. Must never change, see above.
constexpr int kRecapture = 16;
constexpr int kIntoPawnAttack = -21;
constexpr int kOutOfPawnAttack = 16;
constexpr int kCastling = 24;
constexpr int kUnderpromotion = -30;
constexpr int kPawnAdvance = 4;  ///< for (ranks from the own side)² / 4
/// By piece type: for moving it, per step towards the centre, and for capturing it.
constexpr std::array<int, kPieceTypes> kMoving = {-3, 0, -4, -7, -6, -2};
constexpr std::array<int, kPieceTypes> kCentreStep = {-2, 3, 2, 0, 1, 3};
constexpr std::array<int, kPieceTypes> kCapturing = {12, 27, 31, 33, 53, 0};

constexpr int kPieceCodes = 16;  ///< above every Piece, NoPiece included

/// Steps from a corner to the ring of the square: 0 … 6.
constexpr int centrality(Square square) {
    const auto distance = [](int line) { return line < 4 ? 3 - line : line - 4; };
    return 6 - distance(fileOf(square)) - distance(rankOf(square));
}

/// The constants above, indexed by piece for fast lookup.
struct Preferences {
    using OfSquares = std::array<std::int16_t, kSquares>;
    std::array<OfSquares, kPieceCodes> leaving{};
    std::array<OfSquares, kPieceCodes> reaching{};
    std::array<std::int16_t, kPieceCodes> capturing{};
};

constexpr Preferences kPreferences = [] {
    Preferences preferences;
    for (int type = Pawn; type <= King; ++type) {
        const auto index = static_cast<std::size_t>(type);
        for (const Color color : {White, Black}) {
            const Piece piece = makePiece(color, static_cast<PieceType>(type));
            preferences.capturing[piece] = static_cast<std::int16_t>(kCapturing[index]);
            for (int i = 0; i < kSquares; ++i) {
                const auto square = static_cast<Square>(i);
                const int rank = relativeRank(color, square);
                const int advance = type == Pawn ? kPawnAdvance * rank * rank / 4 : 0;
                const int standing = kCentreStep[index] * centrality(square) + advance;
                preferences.leaving[piece][square] = static_cast<std::int16_t>(-standing);
                preferences.reaching[piece][square] = static_cast<std::int16_t>(kMoving[index] + standing);
            }
        }
    }
    return preferences;
}();

/// Squares attacked by the pawns of a side.
Bitboard pawnAttacksOf(const Position& position, Color color) {
    const Bitboard pawns = position.pieces(color, Pawn);
    return color == White ? shift<7>(pawns & ~kFileA) | shift<9>(pawns & ~kFileH)
                          : shift<-9>(pawns & ~kFileA) | shift<-7>(pawns & ~kFileH);
}

int likeliness(const Position& position, Move move, Square lastTo, Bitboard pawnAttacks) {
    if (move.isCastling()) return kCastling;
    const Piece piece = position.pieceAt(move.from());
    int sum = kPreferences.leaving[piece][move.from()] + kPreferences.reaching[piece][move.to()] +
              kPreferences.capturing[position.pieceAt(move.to())];
    if (move.to() == lastTo) sum += kRecapture;
    if (move.isEnPassant()) sum += kCapturing[Pawn];
    if (move.isPromotion() && move.promotionType() != Queen) sum += kUnderpromotion;
    const Bitboard feared = typeOf(piece) == Pawn ? 0 : pawnAttacks;
    return sum + kIntoPawnAttack * contains(feared, move.to()) +
           kOutOfPawnAttack * contains(feared, move.from());
}

constexpr int kMoveBits = 0xFFFF;
constexpr std::int32_t kAboveKeys = 1 << 30;

Move moveOf(std::int32_t key) {
    return Move::fromBits(static_cast<std::uint16_t>(kMoveBits - (key & kMoveBits)));
}

}  // namespace

RankedMoves::RankedMoves(const Position& position, Move last) {  // NOLINT: keys are filled in below
    MoveList moves;
    generateLegal(position, moves);
    const Bitboard pawnAttacks = pawnAttacksOf(position, ~position.sideToMove());
    const Square lastTo = last.isCastling() ? NoSquare : last.to();
    m_size = moves.size();
    for (int i = 0; i < m_size; ++i)
        m_keys[static_cast<std::size_t>(i)] =
            likeliness(position, moves[i], lastTo, pawnAttacks) * (kMoveBits + 1) +
            (kMoveBits - moves[i].bits());
}

std::optional<int> RankedMoves::rankOf(Move move) const {
    const auto end = m_keys.begin() + m_size;
    const auto found =
        std::find_if(m_keys.begin(), end, [&](std::int32_t key) { return moveOf(key) == move; });
    if (found == end) return std::nullopt;
    const std::int32_t own = *found;
    return static_cast<int>(std::count_if(m_keys.begin(), end, [&](std::int32_t key) { return key > own; }));
}

std::optional<Move> RankedMoves::at(int rank) const {
    if (rank >= m_size) return std::nullopt;
    // Repeatedly finds the next lower key: indices are small, and the inner loop vectorizes.
    std::int32_t found = kAboveKeys;
    for (int place = 0; place <= rank; ++place) {
        std::int32_t next = -kAboveKeys;
        for (int i = 0; i < m_size; ++i) {
            const std::int32_t key = m_keys[static_cast<std::size_t>(i)];
            const std::int32_t lower = key < found ? key : -kAboveKeys;
            next = lower > next ? lower : next;
        }
        found = next;
    }
    return moveOf(found);
}

}  // namespace plyglass
