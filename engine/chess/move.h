// A move in 16 bits. Castling is stored as the king capturing its own rook, in every position, so that
// Chess960 needs no second representation; UCI and SAN convert on input and output.
#pragma once

#include <array>
#include <cstdint>

#include "engine/chess/types.h"

namespace plyglass {

class Move {
  public:
    enum class Kind : std::uint8_t { Normal, Promotion, EnPassant, Castling };

    constexpr Move() = default;
    static constexpr Move normal(Square from, Square to) { return Move(from, to, Kind::Normal, Knight); }
    /// `type` is Knight, Bishop, Rook or Queen.
    static constexpr Move promotion(Square from, Square to, PieceType type) {
        return Move(from, to, Kind::Promotion, type);
    }
    static constexpr Move enPassant(Square from, Square to) {
        return Move(from, to, Kind::EnPassant, Knight);
    }
    static constexpr Move castling(Square king, Square rook) {
        return Move(king, rook, Kind::Castling, Knight);
    }
    /// Restores a move from stored bits (transposition table); the caller checks legality.
    static constexpr Move fromBits(std::uint16_t bits) {
        Move move;
        move.m_bits = bits;
        return move;
    }

    constexpr Square from() const { return static_cast<Square>(m_bits & 63); }
    /// Target square; for castling the square of the own rook.
    constexpr Square to() const { return static_cast<Square>(m_bits >> 6 & 63); }
    constexpr Kind kind() const { return static_cast<Kind>(m_bits >> 14); }
    constexpr bool isPromotion() const { return kind() == Kind::Promotion; }
    constexpr bool isEnPassant() const { return kind() == Kind::EnPassant; }
    constexpr bool isCastling() const { return kind() == Kind::Castling; }
    /// Valid only for promotions.
    constexpr PieceType promotionType() const { return static_cast<PieceType>((m_bits >> 12 & 3) + Knight); }
    constexpr std::uint16_t bits() const { return m_bits; }
    /// No move (all bits zero).
    constexpr bool isNull() const { return m_bits == 0; }

    friend constexpr bool operator==(Move, Move) = default;

  private:
    constexpr Move(Square from, Square to, Kind kind, PieceType promotion)
        : m_bits(static_cast<std::uint16_t>(from | to << 6 | (promotion - Knight) << 12 |
                                            static_cast<int>(kind) << 14)) {}

    std::uint16_t m_bits = 0;
};

/// Capacity: the maximum number of legal moves known is 218, and a writer writes eight at a time.
constexpr int kMaxMoves = 256;

/// A list of moves on the stack.
class MoveList {
  public:
    MoveList() {}  // NOLINT: the moves are left uninitialized

    void push(Move move) { m_moves[m_size++] = move; }
    void clear() { m_size = 0; }
    int size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    Move operator[](int index) const { return m_moves[index]; }
    Move& operator[](int index) { return m_moves[index]; }
    Move* begin() { return m_moves.data(); }
    Move* end() { return m_moves.data() + m_size; }
    const Move* begin() const { return m_moves.data(); }
    const Move* end() const { return m_moves.data() + m_size; }
    bool contains(Move move) const {
        for (const Move candidate : *this)
            if (candidate == move) return true;
        return false;
    }

  private:
    friend class MoveWriter;
    union {  // prevents initialization of new lists
        std::array<Move, kMaxMoves> m_moves;
    };
    int m_size = 0;
};

}  // namespace plyglass
