// Tests the reasons in the order in which a person would give them.
#include "engine/chess/illegal_move.h"

#include "engine/chess/attacks.h"
#include "engine/chess/movegen.h"
#include "engine/chess/names.h"

namespace plyglass {

namespace {

using Why = IllegalReason::Kind;

/// "the knight on e4".
Error the(const Position& position, Square square) {
    return makeText(translatable("Engine", "the {} on {}"), pieceName(typeOf(position.pieceAt(square))),
                    squareName(square));
}

IllegalReason illegalPawnStep(const Position& position, Square from, Square to) {
    const Color us = position.sideToMove();
    const int up = us == White ? 8 : -8;
    if (contains(pawnAttacks(us, from), to)) {
        if (contains(position.pieces(~us), to) || to == position.enPassant()) return {};
        return {Why::Blocked,
                makeText(translatable("Engine", "there is nothing to take on {}"), squareName(to))};
    }
    const bool isDouble = to - from == 2 * up && relativeRank(us, from) == 1;
    if (to - from != up && !isDouble)
        return {Why::Unreachable,
                makeText(translatable("Engine", "{} cannot go to {}"), the(position, from), squareName(to))};
    const auto next = static_cast<Square>(from + up);
    for (const Square square : {next, to})
        if (contains(position.occupied(), square))
            return {Why::Blocked, makeText(translatable("Engine", "{} is blocked by {}"), the(position, from),
                                           the(position, square))};
    return {};
}

IllegalReason illegalPieceStep(const Position& position, Square from, Square to) {
    const PieceType type = typeOf(position.pieceAt(from));
    if (contains(attacks(type, from, position.occupied()), to)) return {};
    if (!contains(attacks(type, from, 0), to))
        return {Why::Unreachable,
                makeText(translatable("Engine", "{} cannot go to {}"), the(position, from), squareName(to))};
    Bitboard blockers = between(from, to) & position.occupied();
    return {Why::Blocked, makeText(translatable("Engine", "{} is blocked by {}"), the(position, from),
                                   the(position, popLowest(blockers)))};
}

/// Why the king would be in check after an otherwise possible move.
Error dangerAfter(const Position& position, Square from, Square to) {
    const Color us = position.sideToMove();
    const Square king = position.king(us);
    if (from == king)
        return makeText(translatable("Engine", "the king would be in check on {}"), squareName(to));
    if (moreThanOne(position.checkers()))
        return makeText(translatable("Engine", "{} is in check from two pieces, so only the king can move"),
                        colorName(us));
    const Bitboard unveiled = position.attackersTo(king, position.occupied() ^ bitOf(from)) &
                              position.pieces(~us) & ~position.checkers();
    if (unveiled)
        return makeText(translatable("Engine", "{} is pinned to its king by {}"), the(position, from),
                        the(position, lowest(unveiled)));
    if (position.inCheck())
        return makeText(translatable("Engine", "{} is in check from {}, and the move does not answer it"),
                        colorName(us), the(position, lowest(position.checkers())));
    return makeText(translatable("Engine", "the king would be in check"));
}

}  // namespace

IllegalReason illegalReason(const Position& position, Square from, Square to) {
    const Color us = position.sideToMove();
    if (position.pieceAt(from) == NoPiece)
        return {Why::Unreachable,
                makeText(translatable("Engine", "there is no piece on {}"), squareName(from))};
    if (!contains(position.pieces(us), from))
        return {Why::Unreachable, makeText(translatable("Engine", "{} is {}'s, and it is {}'s move"),
                                           the(position, from), colorName(~us), colorName(us))};
    if (from == to)
        return {Why::Unreachable, makeText(translatable("Engine", "a move must leave its square"))};
    const bool isPawn = typeOf(position.pieceAt(from)) == Pawn;
    IllegalReason step = isPawn ? illegalPawnStep(position, from, to) : illegalPieceStep(position, from, to);
    if (step.kind != Why::None) return step;
    if (contains(position.pieces(us), to))
        return {Why::Blocked, makeText(translatable("Engine", "{}'s own {} stands on {}"), colorName(us),
                                       pieceName(typeOf(position.pieceAt(to))), squareName(to))};
    const MoveList moves = legalMoves(position);
    for (const Move move : moves)
        if (move.from() == from && move.to() == to && !move.isCastling()) return {};
    return {Why::KingInDanger, dangerAfter(position, from, to)};
}

std::optional<Error> whyCastlingIllegal(const Position& position, CastlingSide side) {
    const Color us = position.sideToMove();
    if (!position.canCastle(us, side))
        return side == KingSide
                   ? makeText(translatable("Engine", "{} has no right to castle on the king's side"),
                              colorName(us))
                   : makeText(translatable("Engine", "{} has no right to castle on the queen's side"),
                              colorName(us));
    if (position.inCheck())
        return makeText(translatable("Engine", "{} is in check, and castling is no answer to check"),
                        colorName(us));
    const Square king = position.king(us);
    const Square rook = position.castlingRook(us, side);
    const Square kingTarget = castlingKingTarget(us, side);
    const Square rookTarget = castlingRookTarget(us, side);
    const Bitboard path = between(king, kingTarget) | bitOf(kingTarget);
    const Bitboard others = position.occupied() ^ bitOf(king) ^ bitOf(rook);
    if (const Bitboard blockers = position.castlingPath(us, side) & others)
        return makeText(translatable("Engine", "{} stands between king and rook"),
                        the(position, lowest(blockers)));
    for (Bitboard rest = path; rest;) {
        const Square square = popLowest(rest);
        const Bitboard attackers = position.attackersTo(square, others | bitOf(rook)) & position.pieces(~us);
        if (!attackers) continue;
        const char* const sentence =
            square == kingTarget ? translatable("Engine", "the king would stand on {}, which {} attacks")
                                 : translatable("Engine", "the king would pass {}, which {} attacks");
        return makeText(sentence, squareName(square), the(position, lowest(attackers)));
    }
    const Bitboard after = others | bitOf(rookTarget);
    if (position.attackersTo(kingTarget, after) & position.pieces(~us))
        return makeText(translatable("Engine", "the rook on {} shields the king"), squareName(rook));
    return {};
}

Error whyIllegal(const Position& position, Move move) {
    Error reason;
    if (move.isCastling()) {
        reason =
            whyCastlingIllegal(position, move.to() > move.from() ? KingSide : QueenSide).value_or(Error{});
    } else {
        reason = illegalReason(position, move.from(), move.to()).reason;
        if (reason.english.empty()) {
            const bool mustPromote = typeOf(position.pieceAt(move.from())) == Pawn &&
                                     relativeRank(position.sideToMove(), move.to()) == 7;
            reason = makeText(
                mustPromote ? translatable("Engine", "a pawn on the last rank must become another piece")
                            : translatable("Engine", "it is marked as a kind of move that it is not"));
        }
    }
    return makeText(translatable("Engine", "{}{} is illegal: {}."), squareName(move.from()),
                    squareName(move.to()), reason);
}

}  // namespace plyglass
