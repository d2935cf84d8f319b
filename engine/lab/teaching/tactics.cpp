#include "engine/lab/teaching/tactics.h"

#include <algorithm>

#include "engine/chess/movegen.h"
#include "engine/lab/facts/step.h"

namespace plyglass {

namespace {

/// Value of a king for comparisons with pieces, in centipawns.
constexpr int kKingCp = 10'000;

int worthAt(const Position& position, Square square) {
    return typeOf(position.pieceAt(square)) == King ? kKingCp : valueAt(position, square);
}

bool isGuarded(const Position& position, Square square) {
    return position.attackersTo(square, position.occupied()) &
           position.pieces(colorOf(position.pieceAt(square)));
}

/// The first piece behind `front` on the ray from `slider`; NoSquare if there is none.
Square pieceBehind(const Position& position, Square slider, Square front) {
    const PieceType type = typeOf(position.pieceAt(slider));
    const Bitboard without = position.occupied() & ~bitOf(front);
    for (Bitboard left = attacks(type, slider, without) & lineThrough(slider, front) & without; left;) {
        const Square square = popLowest(left);
        if (contains(between(slider, square), front)) return square;
    }
    return NoSquare;
}

Bitboard slidersOf(const Position& position, Color color) {
    return position.pieces(color) &
           (position.pieces(Bishop) | position.pieces(Rook) | position.pieces(Queen));
}

/// Enemy pieces that sliders of `by` pin to the king or to a piece worth more than themselves and the slider.
Bitboard pinnedBy(const Position& position, Color by) {
    Bitboard pinned = 0;
    for (Bitboard left = slidersOf(position, by); left;) {
        const Square slider = popLowest(left);
        for (Bitboard fronts = attacksFrom(position, slider) & position.pieces(~by) & ~position.pieces(King);
             fronts;) {
            const Square front = popLowest(fronts);
            const Square rear = pieceBehind(position, slider, front);
            if (rear == NoSquare || colorOf(position.pieceAt(rear)) == by) continue;
            const int worth = worthAt(position, rear);
            if (worth > worthAt(position, front) && worth > worthAt(position, slider)) pinned |= bitOf(front);
        }
    }
    return pinned;
}

}  // namespace

bool isFork(const Position& position, Move move) {
    if (move.isCastling()) return false;
    const Position after = position.after(move);
    const Square from = move.to();
    int targets = 0;
    for (Bitboard left = attacksFrom(after, from) & after.pieces(after.sideToMove()); left;) {
        const Square target = popLowest(left);
        const bool isTarget = worthAt(after, target) > worthAt(after, from) ||
                              (typeOf(after.pieceAt(target)) != Pawn && !isGuarded(after, target));
        if (isTarget) ++targets;
    }
    return targets > 1;
}

bool isPinTrick(const Position& position, Move move) {
    const Color us = position.sideToMove();
    const Position after = position.after(move);
    const Bitboard before = pinnedBy(position, us), now = pinnedBy(after, us);
    if (now & ~before) return true;
    if (contains(before, move.to())) return true;
    // A guard that is pinned to its king guards nothing.
    if (position.isCapture(move)) {
        const Bitboard guards = after.attackersTo(move.to(), after.occupied()) & after.pieces(~us);
        if (guards & pinnedPieces(after, ~us)) return true;
    }
    return !move.isCastling() && (attacksFrom(after, move.to()) & now) != 0;
}

bool isSkewer(const Position& position, Move move) {
    const Position after = position.after(move);
    const Square slider = move.to();
    if (move.isCastling() || !isSlider(typeOf(after.pieceAt(slider)))) return false;
    const Color them = after.sideToMove();
    for (Bitboard left = attacksFrom(after, slider) & after.pieces(them) & ~after.pieces(Pawn); left;) {
        const Square front = popLowest(left);
        const Square rear = pieceBehind(after, slider, front);
        if (rear == NoSquare || !contains(officers(after, them), rear)) continue;
        if (worthAt(after, front) > worthAt(after, rear)) return true;
    }
    return false;
}

bool isDiscovery(const Position& position, Move move) {
    if (move.isCastling()) return false;
    const Color us = position.sideToMove();
    const Position after = position.after(move);
    const Bitboard targets = officers(after, ~us) | after.pieces(~us, King);
    for (Bitboard left = slidersOf(after, us) & ~bitOf(move.to()); left;) {
        const Square slider = popLowest(left);
        Bitboard uncovered = attacksFrom(after, slider) & ~attacksFrom(position, slider) & targets;
        while (uncovered)
            if (contains(between(slider, popLowest(uncovered)), move.from())) return true;
    }
    return false;
}

Bitboard pinnedPieces(const Position& position, Color side) {
    const Square king = position.king(side);
    Bitboard pinned = 0;
    for (Bitboard left = slidersOf(position, ~side); left;) {
        const Square slider = popLowest(left);
        const Bitboard path = between(slider, king) & position.occupied();
        const PieceType type = typeOf(position.pieceAt(slider));
        const bool isAimed = contains(attacks(type, slider, 0), king);
        if (isAimed && count(path) == 1) pinned |= path & position.pieces(side);
    }
    return pinned;
}

bool takesFree(const Position& position, Move move) {
    const PieceType taken = position.takenBy(move);
    if (taken == NoPieceType) return false;
    const Position after = position.after(move);
    const MoveList replies = legalMoves(after);
    const bool isTakenBack = std::any_of(replies.begin(), replies.end(), [&](Move reply) {
        return reply.to() == move.to() && after.isCapture(reply);
    });
    return !isTakenBack || winsExchange(position, move, kExchangeValues[taken]);
}

bool isFree(const Position& position, Square square) {
    const MoveList moves = legalMoves(position);
    return std::any_of(moves.begin(), moves.end(),
                       [&](Move move) { return move.to() == square && takesFree(position, move); });
}

}  // namespace plyglass
