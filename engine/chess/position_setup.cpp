// Legality is decided by PositionBuilder alone.
#include "engine/chess/position_setup.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/chess/game.h"
#include "engine/chess/names.h"
#include "engine/chess/position_builder.h"

namespace plyglass {

namespace {

constexpr int kFileE = 4;
constexpr std::array kColorsAndSides = {std::pair{White, KingSide}, std::pair{White, QueenSide},
                                        std::pair{Black, KingSide}, std::pair{Black, QueenSide}};

/// The king of a colour; NoSquare unless there is exactly one.
Square onlyKing(const PieceArray& board, Color color) {
    const Piece king = makePiece(color, King);
    if (std::ranges::count(board, king) != 1) return NoSquare;
    return static_cast<Square>(std::ranges::find(board, king) - board.begin());
}

/// The outermost rook from the king towards the edge; NoSquare if there is none.
Square outermostRook(const PieceArray& board, Square king, CastlingSide side) {
    const Piece rook = makePiece(colorOf(board[king]), Rook);
    const int step = side == KingSide ? 1 : -1;
    Square found = NoSquare;
    for (int file = fileOf(king) + step; file >= 0 && file < 8; file += step) {
        const Square square = makeSquare(file, rankOf(king));
        if (board[square] == rook) found = square;
    }
    return found;
}

bool isOrdinary(Square king, Square rook) {
    return fileOf(king) == kFileE && fileOf(rook) == (rook > king ? 7 : 0);
}

/// Whether the pieces allow en passant on `square`: a possible double push and a pawn that can capture.
bool allowsEnPassant(const PositionSetup& setup, Square square) {
    if (!canBePassed(setup, square)) return false;
    const int rank = setup.sideToMove == White ? 4 : 3;
    const auto isOurPawn = [&](int file) {
        return file >= 0 && file < 8 &&
               setup.board[makeSquare(file, rank)] == makePiece(setup.sideToMove, Pawn);
    };
    return isOurPawn(fileOf(square) - 1) || isOurPawn(fileOf(square) + 1);
}

Square enPassantInForce(const PositionSetup& setup) {
    const std::vector<Square> squares = enPassantSquares(setup);
    return std::ranges::find(squares, setup.enPassant) == squares.end() ? NoSquare : setup.enPassant;
}

std::string castlingText(const PositionSetup& setup) {
    std::string text;
    for (const auto& [color, side] : kColorsAndSides) {
        if (!canCastle(setup, color, side)) continue;
        const Square rook = setup.rookOf(color, side);
        const bool isOutermost = outermostRook(setup.board, onlyKing(setup.board, color), side) == rook;
        const int letter = !isOutermost ? 'A' + fileOf(rook) : side == KingSide ? 'K' : 'Q';
        text += static_cast<char>(color == White ? letter : letter + 'a' - 'A');
    }
    return text.empty() ? "-" : text;
}

}  // namespace

PositionSetup::PositionSetup(const Position& position)
    : sideToMove(position.sideToMove()),
      enPassant(position.enPassant()),
      halfmoveClock(position.halfmoveClock()),
      fullmoveNumber(position.fullmoveNumber()),
      chess960(position.isChess960()) {
    for (int square = 0; square < kSquares; ++square)
        board[square] = position.pieceAt(static_cast<Square>(square));
    for (const auto& [color, side] : kColorsAndSides)
        if (position.canCastle(color, side)) rookOf(color, side) = position.castlingRook(color, side);
}

Square castlingRookFor(const PositionSetup& setup, Color color, CastlingSide side) {
    const Square king = onlyKing(setup.board, color);
    if (king == NoSquare || relativeRank(color, king) != 0) return NoSquare;
    const Square rook = outermostRook(setup.board, king, side);
    return rook == NoSquare || setup.chess960 || isOrdinary(king, rook) ? rook : NoSquare;
}

bool canCastle(const PositionSetup& setup, Color color, CastlingSide side) {
    const Square king = onlyKing(setup.board, color);
    const Square rook = setup.rookOf(color, side);
    return king != NoSquare && rook != NoSquare && relativeRank(color, king) == 0 &&
           setup.board[rook] == makePiece(color, Rook) && rankOf(rook) == rankOf(king) &&
           (rook > king) == (side == KingSide) && (setup.chess960 || isOrdinary(king, rook));
}

bool canBePassed(const PositionSetup& setup, Square square) {
    const Color us = setup.sideToMove;
    if (relativeRank(us, square) != 5) return false;
    const auto origin = makeSquare(fileOf(square), us == White ? 6 : 1);
    return setup.board[square ^ 8] == makePiece(~us, Pawn) && setup.board[square] == NoPiece &&
           setup.board[origin] == NoPiece;
}

std::vector<Square> enPassantSquares(const PositionSetup& setup) {
    std::vector<Square> squares;
    PositionSetup with = setup;
    for (int file = 0; file < 8; ++file) {
        const Square square = makeSquare(file, setup.sideToMove == White ? 5 : 2);
        if (!allowsEnPassant(setup, square)) continue;
        // A pin may forbid the capture; this can be tested only if the rest is legal.
        with.enPassant = square;
        const auto position = buildPosition(with);
        if (!position || position->enPassant() == square) squares.push_back(square);
    }
    return squares;
}

PositionSetup withColorsSwapped(const PositionSetup& setup) {
    constexpr int kOtherRank = 56;  // mirrors the rank of a square
    const auto mirrored = [](Square square) {
        return square == NoSquare ? NoSquare : static_cast<Square>(square ^ kOtherRank);
    };
    PositionSetup swapped = setup;
    for (int square = 0; square < kSquares; ++square) {
        const Piece piece = setup.board[square];
        swapped.board[square ^ kOtherRank] =
            piece == NoPiece ? NoPiece : makePiece(~colorOf(piece), typeOf(piece));
    }
    for (const auto& [color, side] : kColorsAndSides)
        swapped.rookOf(~color, side) = mirrored(setup.rookOf(color, side));
    swapped.sideToMove = ~setup.sideToMove;
    swapped.enPassant = mirrored(setup.enPassant);
    return swapped;
}

std::string toFen(const PositionSetup& setup) {
    const Square enPassant = enPassantInForce(setup);
    return fmt::format("{} {} {} {} {} {}", placementText(setup.board), setup.sideToMove == White ? 'w' : 'b',
                       castlingText(setup), enPassant == NoSquare ? "-" : squareName(enPassant),
                       setup.halfmoveClock, setup.fullmoveNumber);
}

tl::expected<Position, SetupDefect> buildPosition(const PositionSetup& setup) {
    const auto failIn = [](int field, const Error& error) {
        return tl::unexpected(SetupDefect{field, error});
    };
    PositionBuilder builder;
    for (int square = 0; square < kSquares; ++square)
        if (setup.board[square] != NoPiece) builder.put(setup.board[square], static_cast<Square>(square));
    if (std::vector<Error> defects = builder.pieceDefects(); !defects.empty())
        return failIn(1, joinTexts(std::move(defects), "; "));
    if (auto set = builder.setSideToMove(setup.sideToMove); !set) return failIn(2, set.error());
    for (const auto& [color, side] : kColorsAndSides)
        if (canCastle(setup, color, side))
            if (auto added = builder.addCastling(color, setup.rookOf(color, side)); !added)
                return failIn(3, added.error());
    if (setup.enPassant != NoSquare) builder.setEnPassant(setup.enPassant);
    builder.setCounters(setup.halfmoveClock, setup.fullmoveNumber);
    return builder.build();
}

Result<Position> checkSetup(const PositionSetup& setup) {
    const auto position = buildPosition(setup);
    if (!position)
        return fail(translatable("Engine", "The position cannot be played: {}."), position.error().error);
    return *position;
}

std::optional<Error> whyOver(const Position& position) {
    Game game(position);
    game.setDrawRule(DrawRule::ByClaim);
    const char* const side = colorName(position.sideToMove());
    switch (game.outcome().reason) {
        case OutcomeReason::Checkmate:
            return makeText(translatable("Engine", "{} is checkmated: there is nothing left to play."), side);
        case OutcomeReason::Stalemate:
            return makeText(
                translatable("Engine",
                             "{} has no legal move: it is stalemate, and there is nothing left to play."),
                side);
        case OutcomeReason::InsufficientMaterial:
            return makeText(
                translatable("Engine", "Neither side can ever give mate with these pieces: it is a draw."));
        case OutcomeReason::SeventyFiveMoves:
            return makeText(translatable(
                "Engine",
                "The halfmove clock stands at 150 or more: it is a draw by the seventy-five-move rule."));
        default:
            return std::nullopt;
    }
}

}  // namespace plyglass
