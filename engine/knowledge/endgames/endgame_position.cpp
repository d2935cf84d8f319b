#include "engine/knowledge/endgames/endgame_position.h"

#include "engine/chess/position_builder.h"

namespace plyglass {

namespace {

/// Places men on different squares, with colours as on the board.
std::optional<PositionBuilder> setUp(const EndgameMaterial& material, const EndgameSquares& squares,
                                     bool isTurned, Color sideToMove) {
    PositionBuilder builder;
    for (int man = 0; man < material.size(); ++man) {
        if (builder.position().pieceAt(squares[man]) != NoPiece) return std::nullopt;
        const Piece piece = material[man];
        builder.put(isTurned ? makePiece(~colorOf(piece), typeOf(piece)) : piece, squares[man]);
    }
    if (!builder.pieceDefects().empty() || !builder.setSideToMove(sideToMove)) return std::nullopt;
    return builder;
}

/// Sets an en passant square behind an enemy pawn that may have just made a double push.
void giveEnPassant(PositionBuilder& builder) {
    const Position& position = builder.position();
    const Color us = position.sideToMove();
    const Bitboard pawns = position.pieces(~us, Pawn) & rankBits(us == White ? 4 : 3);
    if (!pawns) return;
    const auto behind = static_cast<Square>(lowest(pawns) + (us == White ? 8 : -8));
    builder.setEnPassant(behind);  // ignored where impossible
}

}  // namespace

std::optional<Position> endgamePosition(const EndgameMaterial& material, const EndgameSquares& squares,
                                        Color sideToMove) {
    auto builder = setUp(material, squares, false, sideToMove);
    if (!builder) return std::nullopt;
    return builder->build();
}

Position randomEndgamePosition(const EndgameMaterial& material, Random& random) {
    constexpr int kEnPassantPercent = 25;
    const bool hasEnPassant = material.hasEnPassant() && random.chance(kEnPassantPercent);
    while (true) {
        EndgameSquares squares{};
        for (Square& square : squares) square = static_cast<Square>(random.below(kSquares));
        const bool isTurned = random.chance(50);
        const auto sideToMove = static_cast<Color>(random.below(kColors));
        auto builder = setUp(material, squares, isTurned, sideToMove);
        if (!builder) continue;
        if (hasEnPassant) giveEnPassant(*builder);
        if (hasEnPassant == (builder->position().enPassant() != NoSquare)) return builder->build();
    }
}

}  // namespace plyglass
