#include "app/viewmodels/shared/board_position.h"

#include <string>

#include "app/viewmodels/shared/board_squares.h"
#include "engine/chess/fen.h"

namespace plyglass {

namespace {

/// Letters of PGN, in the order of MarkColor.
constexpr std::string_view kMarkLetters = "GRBY";
constexpr int kFirstMark = static_cast<int>(BoardArrow::Kind::Green);

BoardPosition boardAfter(const Position& before, Move move, const Position& position) {
    BoardPosition board = boardOf(position);
    board.lastMove = squaresOf(before, move);
    return board;
}

}  // namespace

BoardArrows arrowsOf(const Position& before, Move move, BoardArrow::Kind kind) {
    const QStringList squares = squaresOf(before, move);
    return squares.isEmpty() ? BoardArrows() : BoardArrows{{squares[0], squares[1], kind}};
}

BoardArrows arrowsOf(const std::vector<Mark>& marks) {
    BoardArrows arrows;
    for (const Mark& mark : marks)
        arrows.append({squareText(mark.from), squareText(mark.to),
                       static_cast<BoardArrow::Kind>(kFirstMark + static_cast<int>(mark.color))});
    return arrows;
}

std::optional<Mark> markOf(const BoardArrow& drawn) {
    const int color = static_cast<int>(drawn.kind) - kFirstMark;
    if (color < 0 || color >= static_cast<int>(kMarkLetters.size())) return std::nullopt;
    const QString squares = drawn.from == drawn.to ? drawn.from : drawn.from + drawn.to;
    return markFromText(kMarkLetters[static_cast<std::size_t>(color)] + squares.toStdString());
}

QVariantList valuesOf(const BoardArrows& arrows) {
    QVariantList values;
    for (const BoardArrow& arrow : arrows) values.append(QVariant::fromValue(arrow));
    return values;
}

void BoardPosition::allowMoves(const Position& position) {
    legalMoves = legalMoveTexts(position);
    whiteMovable = position.sideToMove() == White;
    blackMovable = !whiteMovable;
}

BoardPosition boardOf(const Position& position) {
    BoardPosition board;
    board.placement = QString::fromStdString(toPlacement(position));
    if (position.inCheck()) board.checkSquare = squareText(position.king(position.sideToMove()));
    return board;
}

BoardPosition boardOf(const GameNode& node) {
    return node.parent() ? boardAfter(node.parent()->position(), node.move(), node.position())
                         : boardOf(node.position());
}

BoardPosition boardOf(const LineWalk& line, int ply) {
    return ply > 0 ? boardAfter(line.at(ply - 1), line.moveTo(ply), line.at(ply)) : boardOf(line.at(ply));
}

}  // namespace plyglass
