// Moves on an empty board: blockers may move away and empty squares may be occupied.
#include "app/viewmodels/play/premove_targets.h"

#include "app/viewmodels/shared/board_squares.h"
#include "engine/chess/attacks.h"
#include "engine/chess/san.h"

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
    const int home = color == White ? 0 : 7;
    Bitboard targets = kingAttacks(from);
    if (rankOf(from) != home) return targets;
    for (int file = 0; file < 8; ++file)
        if (meansCastling(from, makeSquare(file, home))) targets |= bit(file, home);
    return position.isChess960() ? targets | (position.pieces(color, Rook) & rankBits(home)) : targets;
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
