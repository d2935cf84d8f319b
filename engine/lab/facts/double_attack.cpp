// Forks and discovered attacks.
#include <algorithm>

#include "engine/lab/facts/step.h"

namespace plyglass {

namespace {

bool isDefended(const Position& position, Square square) {
    const Color owner = colorOf(position.pieceAt(square));
    return position.attackersTo(square, position.occupied()) & position.pieces(owner);
}

/// Whether the piece on `from` gives check to `target` or would win material by capturing it.
bool threatens(const Position& position, Square from, Square target) {
    const PieceType type = typeOf(position.pieceAt(target));
    if (type == King) return true;
    if (type == Pawn) return false;
    return valueAt(position, target) > valueAt(position, from) || !isDefended(position, target);
}

void findFork(const Step& step, Ways& ways) {
    if (step.move.isCastling() || step.next.isNull() || step.next.from() != step.move.to()) return;
    const Square from = step.move.to();
    std::vector<Square> squares{from};
    for (Bitboard left = attacksFrom(step.after, from) & step.after.pieces(~step.by()); left;) {
        const Square target = popLowest(left);
        if (threatens(step.after, from, target)) squares.push_back(target);
    }
    const bool isTaken = std::find(squares.begin() + 1, squares.end(), step.next.to()) != squares.end();
    if (squares.size() > 2 && isTaken && step.takesNext(step.next.to()))
        addWay(ways, FactKind::Fork, std::move(squares));
}

void findUncovered(const Step& step, Ways& ways) {
    if (step.move.isCastling()) return;
    const Color by = step.by();
    const Bitboard enemies = officers(step.after, ~by) | step.after.pieces(~by, King);
    for (Bitboard left = officers(step.after, by) & ~bitOf(step.move.to()); left;) {
        const Square slider = popLowest(left);
        if (!isSlider(typeOf(step.after.pieceAt(slider)))) continue;
        const Bitboard uncovered =
            attacksFrom(step.after, slider) & ~attacksFrom(step.before, slider) & enemies;
        for (Bitboard targets = uncovered; targets;) {
            const Square target = popLowest(targets);
            if (!contains(between(slider, target), step.move.from())) continue;
            if (typeOf(step.after.pieceAt(target)) == King) {
                const bool gains = step.before.isCapture(step.move) ||
                                   (!step.next.isNull() && step.next.from() == step.move.to() &&
                                    step.beforeNext.isCapture(step.next));
                if (gains && !moreThanOne(step.after.checkers()))
                    addWay(ways, FactKind::DiscoveredCheck, {slider, target});
            } else if (step.takesNext(target) && step.next.from() == slider) {
                addWay(ways, FactKind::DiscoveredAttack, {slider, target});
            }
        }
    }
}

}  // namespace

void findDoubleAttacks(const Step& step, Ways& ways) {
    if (moreThanOne(step.after.checkers())) addWay(ways, FactKind::DoubleCheck, {step.move.to()});
    findUncovered(step, ways);
    findFork(step, ways);
}

}  // namespace plyglass
