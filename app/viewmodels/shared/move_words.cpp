#include "app/viewmodels/shared/move_words.h"

#include <QObject>
#include <algorithm>

#include "engine/chess/movegen.h"
#include "engine/lab/analysis/format.h"

namespace plyglass {

namespace {

QString squareWord(Square square) { return QString::fromStdString(squareName(square)); }

QString castlingInWords(const Position& before, Move move) {
    const QString side = sideWord(before.sideToMove());
    return fileOf(move.to()) > fileOf(move.from()) ? QObject::tr("%1 castles king side").arg(side)
                                                   : QObject::tr("%1 castles queen side").arg(side);
}

/// Name of a piece at the start of a sentence.
QString pieceTitle(PieceType type) {
    switch (type) {
        case Pawn:
            return QObject::tr("Pawn");
        case Knight:
            return QObject::tr("Knight");
        case Bishop:
            return QObject::tr("Bishop");
        case Rook:
            return QObject::tr("Rook");
        case Queen:
            return QObject::tr("Queen");
        default:
            return QObject::tr("King");
    }
}

QString plainMoveText(const Position& before, Move move) {
    if (move.isNull()) return QObject::tr("%1 passes", "White or Black").arg(sideWord(before.sideToMove()));
    if (move.isCastling()) return castlingInWords(before, move);
    const QString piece = pieceTitle(typeOf(before.pieceAt(move.from())));
    const QString from = squareWord(move.from());
    const QString to = squareWord(move.to());
    if (move.isEnPassant()) return QObject::tr("%1 %2 to %3 captures en passant").arg(piece, from, to);
    if (!before.isCapture(move)) {
        if (!move.isPromotion()) return QObject::tr("%1 %2 to %3", "a move").arg(piece, from, to);
        return QObject::tr("%1 %2 to %3, becomes %4").arg(piece, from, to, pieceWord(move.promotionType()));
    }
    const QString taken = pieceWord(before.takenBy(move));
    if (!move.isPromotion()) return QObject::tr("%1 %2 to %3 takes %4").arg(piece, from, to, taken);
    return QObject::tr("%1 %2 to %3 takes %4, becomes %5")
        .arg(piece, from, to, taken, pieceWord(move.promotionType()));
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

QString moveText(const GameNode& node) {
    const QString move = plainMoveText(node.parent()->position(), node.move());
    if (!node.position().inCheck()) return move;
    return hasLegalMove(node.position()) ? QObject::tr("%1, check", "a move").arg(move)
                                         : QObject::tr("%1, checkmate", "a move").arg(move);
}

QString walkText(const LineWalk& walk, int from, int to) {
    const std::vector<Move> moves = walk.moves(from, to);
    return QString::fromStdString(lineToText(walk.at(std::min(from, walk.length())), moves, moves.size()));
}

}  // namespace plyglass
