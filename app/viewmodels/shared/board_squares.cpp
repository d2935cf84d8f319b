#include "app/viewmodels/shared/board_squares.h"

#include "engine/chess/movegen.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

/// King's target square when castling.
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
        if (!move.isCastling()) {
            texts += QString::fromStdString(toUci(position, move));
            continue;
        }
        const Square king = move.from();
        texts += squareText(king) + squareText(move.to());
        for (int file = 0; file < 8; ++file) {
            const Square to = makeSquare(file, rankOf(king));
            if (to != move.to() && (to > king) == (move.to() > king) && meansCastling(king, to))
                texts += squareText(king) + squareText(to);
        }
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

Result<Move> typedMove(const Position& position, const QString& text) {
    return parseMove(position, text.trimmed().toStdString());
}

QStringList castlingTexts(const Position& position) {
    QStringList texts;
    MoveList moves;
    generateLegal(position, moves);
    for (const Move move : moves)
        if (move.isCastling()) texts += move.to() > move.from() ? "O-O" : "O-O-O";
    texts.sort();
    return texts;
}

}  // namespace plyglass
