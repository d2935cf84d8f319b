// See board_squares.h.
#include "app/viewmodels/shared/board_squares.h"

#include "engine/chess/movegen.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

/// Where the king lands when it castles.
Square castledKing(Move move) {
    constexpr int kFileC = 2, kFileG = 6;
    const bool kingSide = fileOf(move.to()) > fileOf(move.from());
    return makeSquare(kingSide ? kFileG : kFileC, rankOf(move.from()));
}

}  // namespace

QString squareText(Square square) { return QString::fromStdString(squareName(square)); }

QStringList squaresOf(const Position& before, Move move) {
    if (move.isNull()) return {};
    const bool byTwo = move.isCastling() && !before.isChess960();
    return {squareText(move.from()), squareText(byTwo ? castledKing(move) : move.to())};
}

QStringList legalMoveTexts(const Position& position) {
    QStringList texts;
    MoveList moves;
    generateLegal(position, moves);
    for (const Move move : moves) {
        texts += QString::fromStdString(toUci(position, move));
        if (move.isCastling() && !position.isChess960())
            texts += squareText(move.from()) + squareText(move.to());
    }
    return texts;
}

Result<Move> boardMove(const Position& position, const QString& from, const QString& to,
                       const QString& promotion) {
    const QString squares = from + to;
    auto move = parseUci(position, (squares + promotion).toStdString());
    if (move || !promotion.isEmpty()) return move;
    const auto queened = parseUci(position, (squares + u'q').toStdString());
    return queened ? queened : move;
}

QString checkSquareOf(const Position& position) {
    return position.inCheck() ? squareText(position.king(position.sideToMove())) : QString();
}

}  // namespace plyglass
