// Unguarded pieces: hanging, trapped, with removed or overloaded guards.
#include "engine/chess/movegen.h"
#include "engine/lab/facts/step.h"

namespace plyglass {

namespace {

bool isSamePieceOn(Square square, const Position& a, const Position& b) {
    return a.pieceAt(square) == b.pieceAt(square);
}

void findLostGuard(const Step& step, Ways& ways) {
    if (step.next.isNull() || !step.before.isCapture(step.move)) return;
    const Square first = step.move.to(), second = step.next.to();
    // A piece that could be captured before is no gain of this move.
    if (first == second || !step.takesNext(second) || !isSamePieceOn(second, step.before, step.beforeNext) ||
        winsOn(step.before, second) || !winsOnSquare(step.beforeNext, step.next))
        return;
    const Bitboard guards = step.before.attackersTo(second, step.before.occupied());
    if (contains(guards, first)) return addWay(ways, FactKind::RemovedGuard, {first, second});
    const Square guard = step.reply.from();
    if (step.reply.to() == first && contains(guards, guard))
        addWay(ways, FactKind::OverloadedGuard, {guard, first, second});
}

void findTrapped(const Step& step, Ways& ways) {
    if (step.next.isNull() || step.after.inCheck()) return;
    const Square square = step.next.to();
    if (step.takesNext(square) && contains(officers(step.after, ~step.by()), square) &&
        isSamePieceOn(square, step.after, step.beforeNext) && isTrapped(step.after, square))
        addWay(ways, FactKind::TrappedPiece, {square});
}

void findHanging(const Step& step, Ways& ways) {
    if (contains(officers(step.before, ~step.by()), step.move.to()) && winsOnSquare(step.before, step.move))
        addWay(ways, FactKind::Hanging, {step.move.to()});
}

}  // namespace

bool winsOn(const Position& position, Square square) {
    const MoveList moves = legalMoves(position);
    for (const Move move : moves)
        if (move.to() == square && position.isCapture(move) && winsOnSquare(position, move)) return true;
    return false;
}

void findGuards(const Step& step, Ways& ways) {
    findTrapped(step, ways);
    findLostGuard(step, ways);
    findHanging(step, ways);
}

}  // namespace plyglass
