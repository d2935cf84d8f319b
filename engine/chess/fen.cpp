// FEN, X-FEN and Shredder-FEN. Every error names the field.
#include "engine/chess/fen.h"

#include <fmt/format.h>
#include <vector>

#include "engine/base/text.h"
#include "engine/chess/fen_fields.h"
#include "engine/chess/position_setup.h"
#include "engine/chess/setup_reader.h"

namespace plyglass {

namespace {

/// "KQkq": the castling rights given that are impossible.
std::string impossibleRights(const PositionSetup& setup) {
    std::string letters;
    for (const Color color : {White, Black})
        for (const CastlingSide side : {KingSide, QueenSide})
            if (setup.rookOf(color, side) != NoSquare && !canCastle(setup, color, side))
                letters += static_cast<char>((side == KingSide ? 'K' : 'Q') + color * 32);
    return letters;
}

}  // namespace

Result<FenReading> readFen(std::string_view text) {
    const auto setup = readSetup(text);
    if (!setup) return tl::unexpected(setup.error());
    auto position = buildPosition(*setup);
    if (!position) return failField(position.error().field, position.error().error);
    FenReading reading{*position, {}};
    if (const std::string rights = impossibleRights(*setup); !rights.empty())
        reading.notes.push_back(makeText(
            translatable("Engine",
                         "Castling ({}) is impossible with these pieces, and was left out of the position."),
            rights));
    if (setup->enPassant != NoSquare && !canBePassed(*setup, setup->enPassant))
        reading.notes.push_back(makeText(
            translatable(
                "Engine",
                "En passant ({}) is impossible with these pieces, and was left out of the position."),
            squareName(setup->enPassant)));
    return reading;
}

namespace {

/// Whether the castling rook is the outermost rook of its side, so that K or Q is unambiguous.
bool isOutermost(const Position& position, Color color, CastlingSide side) {
    const Bitboard rook = bitOf(position.castlingRook(color, side));
    const Bitboard outside = side == KingSide ? ~(rook - 1) ^ rook : rook - 1;
    return (position.pieces(color, Rook) & rankBits(color * 7) & outside) == 0;
}

std::string castlingField(const Position& position, FenStyle style) {
    std::string field;
    for (const Color color : {White, Black}) {
        for (const CastlingSide side : {KingSide, QueenSide}) {
            if (!position.canCastle(color, side)) continue;
            const Square rook = position.castlingRook(color, side);
            char letter = side == KingSide ? 'K' : 'Q';
            if (style == FenStyle::Shredder || !isOutermost(position, color, side))
                letter = static_cast<char>('A' + fileOf(rook));
            field += static_cast<char>(letter + color * 32);
        }
    }
    return field.empty() ? "-" : field;
}

}  // namespace

std::string toPlacement(const Position& position) {
    PieceArray board;
    for (int square = 0; square < kSquares; ++square)
        board[square] = position.pieceAt(static_cast<Square>(square));
    return placementText(board);
}

std::string toFen(const Position& position, FenStyle style) {
    const Square enPassant = position.enPassant();
    return fmt::format("{} {} {} {} {} {}", toPlacement(position), position.sideToMove() == White ? 'w' : 'b',
                       castlingField(position, style), enPassant == NoSquare ? "-" : squareName(enPassant),
                       position.halfmoveClock(), position.fullmoveNumber());
}

}  // namespace plyglass
