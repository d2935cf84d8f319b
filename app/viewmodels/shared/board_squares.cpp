// See board_squares.h.
#include "app/viewmodels/shared/board_squares.h"

#include "engine/chess/movegen.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

QString text(Square square) { return QString::fromStdString(squareName(square)); }

/// Where the king lands when it castles.
Square castledKing(Move move) {
    constexpr int kFileC = 2, kFileG = 6;
    const bool kingSide = fileOf(move.to()) > fileOf(move.from());
    return makeSquare(kingSide ? kFileG : kFileC, rankOf(move.from()));
}

}  // namespace

QStringList squaresOf(const Position& before, Move move) {
    const bool byTwo = move.isCastling() && !before.isChess960();
    return {text(move.from()), text(byTwo ? castledKing(move) : move.to())};
}

QStringList legalMoveTexts(const Position& position) {
    QStringList texts;
    MoveList moves;
    generateLegal(position, moves);
    for (const Move move : moves) {
        texts += QString::fromStdString(toUci(position, move));
        if (move.isCastling() && !position.isChess960()) texts += text(move.from()) + text(move.to());
    }
    return texts;
}

QString checkSquareOf(const Position& position) {
    return position.inCheck() ? text(position.king(position.sideToMove())) : QString();
}

}  // namespace plyglass
