// Saying a move.
#include "app/viewmodels/shared/move_words.h"

#include <QObject>

#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

QString squareWord(Square square) { return QString::fromStdString(squareName(square)); }

QString castlingInWords(const Position& before, Move move) {
    const QString side = sideWord(before.sideToMove());
    return fileOf(move.to()) > fileOf(move.from()) ? QObject::tr("%1 castles king side").arg(side)
                                                   : QObject::tr("%1 castles queen side").arg(side);
}

}  // namespace

QString sideWord(Color color) { return color == White ? QObject::tr("White") : QObject::tr("Black"); }

QString pieceWord(PieceType type) {
    switch (type) {
        case Pawn:
            return QObject::tr("pawn");
        case Knight:
            return QObject::tr("knight");
        case Bishop:
            return QObject::tr("bishop");
        case Rook:
            return QObject::tr("rook");
        case Queen:
            return QObject::tr("queen");
        default:
            return QObject::tr("king");
    }
}

QString moveInWords(const GameNode& node) {
    const Move move = node.move();
    const Position& before = node.parent()->position();
    QString words;
    if (move.isCastling()) {
        words = castlingInWords(before, move);
    } else {
        QString piece = pieceWord(typeOf(before.pieceAt(move.from())));
        piece[0] = piece[0].toUpper();
        words = QObject::tr("%1 %2 to %3").arg(piece, squareWord(move.from()), squareWord(move.to()));
        if (move.isEnPassant())
            words += QObject::tr(" takes pawn in passing");
        else if (before.isCapture(move))
            words += QObject::tr(" takes %1").arg(pieceWord(typeOf(before.pieceAt(move.to()))));
        if (move.isPromotion()) words += QObject::tr(", becomes %1").arg(pieceWord(move.promotionType()));
    }
    if (node.position().inCheck())
        words += hasLegalMove(node.position()) ? QObject::tr(", check") : QObject::tr(", checkmate");
    return words;
}

}  // namespace plyglass
