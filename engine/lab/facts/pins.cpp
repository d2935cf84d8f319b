// Pins and skewers.
#include "engine/chess/movegen.h"
#include "engine/lab/facts/step.h"

namespace plyglass {

namespace {

/// The first piece behind `front` on the ray from `slider`; NoSquare if there is none.
Square behind(const Position& position, Square slider, Square front) {
    const PieceType type = typeOf(position.pieceAt(slider));
    const Bitboard ray =
        lineThrough(slider, front) & attacks(type, slider, position.occupied() & ~bitOf(front));
    for (Bitboard left = ray & position.occupied() & ~bitOf(front); left;) {
        const Square square = popLowest(left);
        if (contains(between(slider, square), front)) return square;
    }
    return NoSquare;
}

/// The slider of `by` that pins the enemy piece on `square`, and the pinned-to square; empty if there is
/// none.
std::vector<Square> pinOf(const Position& position, Color by, Square square, FactKind& kind) {
    for (Bitboard left = position.attackersTo(square, position.occupied()) & officers(position, by); left;) {
        const Square slider = popLowest(left);
        if (!isSlider(typeOf(position.pieceAt(slider)))) continue;
        const Square rear = behind(position, slider, square);
        if (rear == NoSquare || colorOf(position.pieceAt(rear)) == by) continue;
        const bool isKing = typeOf(position.pieceAt(rear)) == King;
        if (!isKing && (valueAt(position, rear) <= valueAt(position, square) ||
                        valueAt(position, rear) <= valueAt(position, slider)))
            continue;
        kind = isKing ? FactKind::AbsolutePin : FactKind::RelativePin;
        return {slider, square, rear};
    }
    return {};
}

void findPinned(const Step& step, Ways& ways) {
    const Square square = step.move.to();
    if (!contains(officers(step.before, ~step.by()), square)) return;
    if (!winsOnSquare(step.before, step.move)) return;
    FactKind kind{};
    std::vector<Square> pin = pinOf(step.before, step.by(), square, kind);
    if (!pin.empty()) addWay(ways, kind, std::move(pin));
}

/// The captured piece is guarded, but no guard can recapture.
void findPinnedGuard(const Step& step, Ways& ways) {
    const Square square = step.move.to();
    const int gain = kExchangeValues[step.before.takenBy(step.move)];
    if (gain == 0 || step.after.inCheck() || gain - valueAt(step.before, step.move.from()) >= kTellingCp)
        return;
    const Bitboard guards =
        step.after.attackersTo(square, step.after.occupied()) & step.after.pieces(~step.by());
    const MoveList replies = legalMoves(step.after);
    for (const Move reply : replies)
        if (reply.to() == square && step.after.isCapture(reply)) return;
    for (Bitboard left = guards & ~step.after.pieces(King); left;) {
        const Square guard = popLowest(left);
        FactKind kind{};
        const std::vector<Square> pin = pinOf(step.after, step.by(), guard, kind);
        if (!pin.empty() && kind == FactKind::AbsolutePin)
            return addWay(ways, FactKind::PinnedGuard, {square, guard, pin[0]});
    }
}

void findSkewer(const Step& step, Ways& ways) {
    const Square slider = step.move.to();
    if (step.move.isCastling() || step.next.isNull() || step.next.from() != slider) return;
    if (!isSlider(typeOf(step.after.pieceAt(slider)))) return;
    const Square front = step.reply.from(), rear = step.next.to();
    if (!contains(attacksFrom(step.after, slider), front) || behind(step.after, slider, front) != rear)
        return;
    if (!contains(officers(step.after, ~step.by()), rear) || !step.takesNext(rear)) return;
    const bool isKing = typeOf(step.after.pieceAt(front)) == King;
    if (!isKing && valueAt(step.after, front) <= valueAt(step.after, rear)) return;
    addWay(ways, FactKind::Skewer, {slider, front, rear});
}

}  // namespace

void findPins(const Step& step, Ways& ways) {
    findSkewer(step, ways);
    findPinned(step, ways);
    findPinnedGuard(step, ways);
}

}  // namespace plyglass
