// Checks and pins are first turned into sets of allowed squares; the rest is set arithmetic.
#include "engine/chess/movegen.h"

#include "engine/chess/attacks.h"
#include "engine/chess/move_writer.h"

namespace plyglass {

namespace {

enum class Wanted {
    All,       ///< all moves, not in check
    Evasions,  ///< all moves, in check
    Captures,  ///< captures and queen promotions, not in check
    Quiets     ///< other moves, not in check
};

template <Color Us, Wanted What>
class Generator {
  public:
    Generator(const Position& position, MoveList& moves)
        : m_position(position),
          m_writer(moves),
          m_own(position.pieces(Us)),
          m_enemy(position.pieces(Them)),
          m_occupied(m_own | m_enemy),
          m_king(position.king(Us)) {
        findPins();
    }

    void run() {
        addKingMoves();
        if constexpr (What == Wanted::All) m_targets = ~m_own;
        if constexpr (What == Wanted::Captures) m_targets = m_enemy;
        if constexpr (What == Wanted::Quiets) m_targets = ~m_occupied;
        if constexpr (What == Wanted::Evasions) {
            if (moreThanOne(m_position.checkers())) return;
            m_targets = m_position.checkers() | between(m_king, lowest(m_position.checkers()));
        }
        addPawnMoves();
        addKnightMoves();
        addSliderMoves();
    }

  private:
    static constexpr Color Them = ~Us;
    static constexpr int kUp = Us == White ? 8 : -8;
    static constexpr int kUpLeft = kUp - 1;
    static constexpr int kUpRight = kUp + 1;

    Bitboard own(PieceType type) const { return m_own & m_position.pieces(type); }
    Bitboard enemy(PieceType type) const { return m_enemy & m_position.pieces(type); }

    static constexpr Bitboard up(Bitboard set) { return shift<kUp>(set); }
    static constexpr Bitboard upLeft(Bitboard set) { return shift<kUpLeft>(set & ~kFileA); }
    static constexpr Bitboard upRight(Bitboard set) { return shift<kUpRight>(set & ~kFileH); }

    /// A pin is the line from the king, exclusive, to the pinning slider, inclusive, with one own piece on
    /// it. A line without a piece, from a checking slider, is harmless here.
    void findPins() {
        const Bitboard queens = enemy(Queen);
        m_diagonalPins = pinsFrom(diagonalsFrom(m_king) & (enemy(Bishop) | queens));
        m_orthogonalPins = pinsFrom(orthogonalsFrom(m_king) & (enemy(Rook) | queens));
    }

    Bitboard pinsFrom(Bitboard sliders) const {
        Bitboard pins = 0;
        while (sliders) {
            const Square slider = popLowest(sliders);
            const Bitboard line = between(m_king, slider);
            if (!moreThanOne(line & m_occupied)) pins |= line | bitOf(slider);
        }
        return pins;
    }

    /// All squares attacked by the enemy; sliders attack through the king, which cannot hide behind itself.
    Bitboard attackedByEnemy() const {
        const Bitboard occupied = m_occupied ^ bitOf(m_king);
        const Bitboard pawns = enemy(Pawn);
        Bitboard attacked = shift<-kUpLeft>(pawns & ~kFileH) | shift<-kUpRight>(pawns & ~kFileA);
        attacked |= kingAttacks(m_position.king(Them));
        for (Bitboard rest = enemy(Knight); rest;) attacked |= knightAttacks(popLowest(rest));
        for (Bitboard rest = enemy(Bishop) | enemy(Queen); rest;)
            attacked |= bishopAttacks(popLowest(rest), occupied);
        for (Bitboard rest = enemy(Rook) | enemy(Queen); rest;)
            attacked |= rookAttacks(popLowest(rest), occupied);
        return attacked;
    }

    void addKingMoves() {
        constexpr bool kCanCastle = What == Wanted::All || What == Wanted::Quiets;
        const Bitboard targets = kingAttacks(m_king) & (What == Wanted::Captures ? m_enemy
                                                        : What == Wanted::Quiets ? ~m_occupied
                                                                                 : ~m_own);
        const bool kingSide = kCanCastle && castlingPathClear(KingSide);
        const bool queenSide = kCanCastle && castlingPathClear(QueenSide);
        if (!targets && !kingSide && !queenSide) return;
        const Bitboard attacked = attackedByEnemy();
        m_writer.addKing(m_king, targets & ~attacked);
        if (kingSide) addCastling(KingSide, attacked);
        if (queenSide) addCastling(QueenSide, attacked);
    }

    /// Whether the castling right exists and the squares that king and rook cross are empty.
    bool castlingPathClear(CastlingSide side) const {
        return m_position.canCastle(Us, side) && (m_position.castlingPath(Us, side) & m_occupied) == 0;
    }

    void addCastling(CastlingSide side, Bitboard attacked) {
        const Square rook = m_position.castlingRook(Us, side);
        const Square kingTarget = castlingKingTarget(Us, side);
        // In Chess960 the rook may shield the king's target square: then it is pinned.
        if (contains(m_orthogonalPins, rook)) return;
        if ((between(m_king, kingTarget) | bitOf(kingTarget)) & attacked) return;
        m_writer.add(Move::castling(m_king, rook));
    }

    void addPawnMoves() {
        constexpr Bitboard kLastRank = rankBits(Us == White ? 7 : 0);
        constexpr Bitboard kThirdRank = rankBits(Us == White ? 2 : 5);
        // A pinned pawn must stay on its pin: it captures along a diagonal pin and pushes along an orthogonal
        // one.
        const Bitboard empty = ~m_occupied;
        const Bitboard pushers = own(Pawn) & ~m_diagonalPins;
        const Bitboard takers = own(Pawn) & ~m_orthogonalPins;
        const Bitboard takeable = What == Wanted::Evasions ? m_enemy & m_targets : m_enemy;
        Bitboard pushes = up(pushers) & empty & (m_orthogonalPins | ~up(m_orthogonalPins));
        Bitboard doublePushes = up(pushes & kThirdRank) & empty;
        const Bitboard left = upLeft(takers) & takeable & (m_diagonalPins | ~upLeft(m_diagonalPins));
        const Bitboard right = upRight(takers) & takeable & (m_diagonalPins | ~upRight(m_diagonalPins));
        if constexpr (What == Wanted::Evasions) {
            pushes &= m_targets;
            doublePushes &= m_targets;
        }
        if constexpr (What != Wanted::Captures) addPushes(pushes & ~kLastRank, doublePushes);
        if constexpr (What != Wanted::Quiets) {
            m_writer.template addPawns<kUpLeft>(left & ~kLastRank);
            m_writer.template addPawns<kUpRight>(right & ~kLastRank);
        }
        if ((pushes | left | right) & kLastRank) {
            constexpr Promotions kTo = What == Wanted::Captures ? Promotions::ToQueen
                                       : What == Wanted::Quiets ? Promotions::ToLesserPieces
                                                                : Promotions::ToAny;
            m_writer.template addPromotions<kUp, kTo>(pushes & kLastRank);
            m_writer.template addPromotions<kUpLeft, kTo>(left & kLastRank);
            m_writer.template addPromotions<kUpRight, kTo>(right & kLastRank);
        }
        if (What != Wanted::Quiets && m_position.enPassant() != NoSquare) addEnPassant();
    }

    void addPushes(Bitboard pushes, Bitboard doublePushes) {
        if constexpr (What == Wanted::Evasions) {
            m_writer.template addPawns<kUp>(pushes);
            m_writer.template addPawns<2 * kUp>(doublePushes);
        } else if constexpr (Us == White) {
            m_writer.template addPushes<kUp, 2, 3, 4, 5, 6>(pushes);
            m_writer.template addPushes<2 * kUp, 3>(doublePushes);
        } else {
            m_writer.template addPushes<kUp, 5, 4, 3, 2, 1>(pushes);
            m_writer.template addPushes<2 * kUp, 4>(doublePushes);
        }
    }

    void addEnPassant() {
        for (Bitboard rest = m_position.enPassantCapturers(); rest;)
            m_writer.add(Move::enPassant(popLowest(rest), m_position.enPassant()));
    }

    void addKnightMoves() {
        for (Bitboard rest = own(Knight) & ~(m_diagonalPins | m_orthogonalPins); rest;) {
            const Square from = popLowest(rest);
            m_writer.addKnight(from, knightAttacks(from) & m_targets);
        }
    }

    void addSliderMoves() {
        const Bitboard diagonal = (own(Bishop) | own(Queen)) & ~m_orthogonalPins;
        const Bitboard orthogonal = (own(Rook) | own(Queen)) & ~m_diagonalPins;
        for (Bitboard rest = diagonal & ~m_diagonalPins; rest;) addDiagonal(popLowest(rest), m_targets);
        for (Bitboard rest = orthogonal & ~m_orthogonalPins; rest;) addOrthogonal(popLowest(rest), m_targets);
        for (Bitboard rest = diagonal & m_diagonalPins; rest;)
            addDiagonal(popLowest(rest), m_targets & m_diagonalPins);
        for (Bitboard rest = orthogonal & m_orthogonalPins; rest;)
            addOrthogonal(popLowest(rest), m_targets & m_orthogonalPins);
    }

    void addDiagonal(Square from, Bitboard allowed) {
        const Bitboard targets = bishopAttacks(from, m_occupied) & allowed;
        if (!targets) return;
        if constexpr (What == Wanted::All || What == Wanted::Quiets) {
            m_writer.template addSlider<NorthEast, SouthEast, SouthWest, NorthWest>(from, targets);
        } else {
            m_writer.addEach(from, targets);
        }
    }

    void addOrthogonal(Square from, Bitboard allowed) {
        const Bitboard targets = rookAttacks(from, m_occupied) & allowed;
        if (!targets) return;
        if constexpr (What == Wanted::All || What == Wanted::Quiets) {
            m_writer.template addSlider<North, East, South, West>(from, targets);
        } else {
            m_writer.addEach(from, targets);
        }
    }

    const Position& m_position;
    MoveWriter m_writer;
    Bitboard m_own;
    Bitboard m_enemy;
    Bitboard m_occupied;
    Square m_king;
    Bitboard m_diagonalPins = 0;
    Bitboard m_orthogonalPins = 0;
    Bitboard m_targets = 0;  ///< allowed targets of pieces other than the king
};

template <Wanted What>
void generate(const Position& position, MoveList& moves) {
    if (position.sideToMove() == White) {
        Generator<White, What>(position, moves).run();
    } else {
        Generator<Black, What>(position, moves).run();
    }
}

/// Whether a pawn of the side to move can go from `from` to `to`, apart from king safety and en passant.
bool isPawnStep(const Position& position, Square from, Square to) {
    const Color us = position.sideToMove();
    if (pawnAttacks(us, from) & position.pieces(~us) & bitOf(to)) return true;
    const int up = us == White ? 8 : -8;
    if (contains(position.occupied(), to)) return false;
    if (to - from == up) return true;
    return to - from == 2 * up && relativeRank(us, from) == 1 &&
           !contains(position.occupied(), static_cast<Square>(from + up));
}

}  // namespace

void generateLegal(const Position& position, MoveList& moves) {
    if (position.inCheck()) {
        generate<Wanted::Evasions>(position, moves);
    } else {
        generate<Wanted::All>(position, moves);
    }
}

void generateLegalCaptures(const Position& position, MoveList& moves) {
    if (!position.inCheck()) return generate<Wanted::Captures>(position, moves);
    MoveList evasions;
    generate<Wanted::Evasions>(position, evasions);
    moves.clear();
    for (const Move move : evasions) {
        const bool isWanted = move.isPromotion() ? move.promotionType() == Queen : position.isCapture(move);
        if (isWanted) moves.push(move);
    }
}

void generateLegalQuiets(const Position& position, MoveList& moves) {
    generate<Wanted::Quiets>(position, moves);
}

bool isLegal(const Position& position, Move move) {
    const Color us = position.sideToMove();
    const Square from = move.from();
    const Square to = move.to();
    if (!contains(position.pieces(us), from)) return false;
    if (move.isCastling() || move.isEnPassant()) {
        MoveList moves;
        generateLegal(position, moves);
        return moves.contains(move);
    }
    if (contains(position.pieces(us), to)) return false;

    const PieceType type = typeOf(position.pieceAt(from));
    const bool promotes = type == Pawn && relativeRank(us, to) == 7;
    if (promotes != move.isPromotion() || (!promotes && move != Move::normal(from, to))) return false;
    const bool reaches = type == Pawn ? isPawnStep(position, from, to)
                                      : contains(attacks(type, from, position.occupied()), to);
    if (!reaches) return false;
    const Bitboard after = (position.occupied() ^ bitOf(from)) | bitOf(to);
    const Square king = type == King ? to : position.king(us);
    return (position.attackersTo(king, after) & position.pieces(~us) & ~bitOf(to)) == 0;
}

bool hasGeneratedMove(const Position& position) {
    MoveList moves;
    generateLegal(position, moves);
    return !moves.empty();
}

}  // namespace plyglass
