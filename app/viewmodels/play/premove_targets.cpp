// Moves on an empty board: what stands in the way now may be gone, what is empty may be taken.
#include "app/viewmodels/play/premove_targets.h"

#include "app/viewmodels/shared/board_squares.h"
#include "engine/chess/attacks.h"

namespace plyglass {

namespace {

Bitboard bit(int file, int rank) { return Bitboard{1} << makeSquare(file, rank); }

Bitboard pawnTargets(Square from, Color color) {
    const int forward = color == White ? 1 : -1;
    const int start = color == White ? 1 : 6;
    const int rank = rankOf(from);
    Bitboard targets = pawnAttacks(color, from) | bit(fileOf(from), rank + forward);
    if (rank == start) targets |= bit(fileOf(from), rank + 2 * forward);
    return targets;
}

Bitboard kingTargets(const Position& position, Square from, Color color) {
    constexpr int kFileC = 2, kFileE = 4, kFileG = 6;
    const int home = color == White ? 0 : 7;
    Bitboard targets = kingAttacks(from);
    if (rankOf(from) != home) return targets;
    if (position.isChess960()) {
        for (int file = 0; file < 8; ++file) targets |= position.pieces(color, Rook) & bit(file, home);
    } else if (fileOf(from) == kFileE) {
        targets |= bit(kFileC, home) | bit(kFileG, home);
    }
    return targets;
}

}  // namespace

QStringList premoveTexts(const Position& position, Color color) {
    QStringList texts;
    for (int kind = Pawn; kind <= King; ++kind) {
        const auto type = static_cast<PieceType>(kind);
        for (Bitboard pieces = position.pieces(color, type); pieces;) {
            const Square from = popLowest(pieces);
            Bitboard targets = type == Pawn   ? pawnTargets(from, color)
                               : type == King ? kingTargets(position, from, color)
                                              : attacks(type, from, 0);
            while (targets) {
                const Square to = popLowest(targets);
                const bool promotes = type == Pawn && (rankOf(to) == 0 || rankOf(to) == 7);
                for (const char* piece : {"q", "r", "b", "n"}) {
                    texts += squareText(from) + squareText(to) +
                             (promotes ? QLatin1String(piece) : QLatin1String());
                    if (!promotes) break;
                }
            }
        }
    }
    return texts;
}

}  // namespace plyglass
