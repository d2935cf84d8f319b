#include "engine/lab/teaching/three_questions.h"

#include "engine/chess/attacks.h"
#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

/// The cheapest enemy piece that guards `square` once the king has left its place.
Square guardOf(const Position& position, Square square) {
    const Color us = position.sideToMove();
    const Bitboard occupied = position.occupied() & ~bitOf(position.king(us));
    const Bitboard guards = position.attackersTo(square, occupied) & position.pieces(~us) & ~bitOf(square);
    for (const PieceType type : {Pawn, Knight, Bishop, Rook, Queen, King})
        if (const Bitboard of = guards & position.pieces(type)) return lowest(of);
    return NoSquare;
}

void answerKingMoves(const Position& position, ThreeQuestions& answers) {
    const Color us = position.sideToMove();
    const MoveList moves = legalMoves(position);
    Bitboard open = 0;
    for (const Move move : moves) {
        if (move.from() != answers.king || contains(position.checkers(), move.to())) continue;
        answers.kingMoves.push_back(move);
        open |= bitOf(move.to());
    }
    for (Bitboard left = kingAttacks(answers.king) & ~open & ~position.checkers(); left;) {
        const Square square = popLowest(left);
        const bool isOccupied = contains(position.pieces(us), square);
        answers.closed.push_back({square, isOccupied, isOccupied ? NoSquare : guardOf(position, square)});
    }
}

void answerCaptures(const Position& position, ThreeQuestions& answers) {
    using NotTaken = ThreeQuestions::NotTaken;
    const Color us = position.sideToMove();
    const MoveList moves = legalMoves(position);
    for (const Move move : moves) {
        const bool takesPawnBeside = move.isEnPassant() && position.takenBy(move) == Pawn &&
                                     typeOf(position.pieceAt(answers.checkers.front())) == Pawn;
        if (contains(position.checkers(), move.to()) || takesPawnBeside) answers.captures.push_back(move);
    }
    if (!answers.captures.empty()) return;
    const Square checker = answers.checkers.front();
    const Bitboard attackers = position.attackersTo(checker, position.occupied()) & position.pieces(us);
    answers.guard = guardOf(position, checker);
    if (answers.checkers.size() > 1) {
        answers.notTaken = NotTaken::DoubleCheck;
    } else if (const Bitboard others = attackers & ~position.pieces(King)) {
        answers.notTaken = NotTaken::Pinned;
        answers.pinned = lowest(others);
    } else {
        answers.notTaken = attackers ? NotTaken::Guarded : NotTaken::NothingAttacks;
    }
}

void answerBlocks(const Position& position, ThreeQuestions& answers) {
    using NotBetween = ThreeQuestions::NotBetween;
    const Square checker = answers.checkers.front();
    const Bitboard squares = between(answers.king, checker);
    const MoveList moves = legalMoves(position);
    for (const Move move : moves)
        if (move.from() != answers.king && contains(squares, move.to())) answers.blocks.push_back(move);
    if (!answers.blocks.empty()) return;
    if (answers.checkers.size() > 1) {
        answers.notBetween = NotBetween::DoubleCheck;
    } else if (typeOf(position.pieceAt(checker)) == Knight) {
        answers.notBetween = NotBetween::Knight;
    } else {
        answers.notBetween = squares ? NotBetween::NothingThere : NotBetween::SideBySide;
    }
}

}  // namespace

std::optional<ThreeQuestions> threeQuestions(const Position& position) {
    if (!position.inCheck()) return std::nullopt;
    ThreeQuestions answers{.king = position.king(position.sideToMove())};
    for (Bitboard left = position.checkers(); left;) answers.checkers.push_back(popLowest(left));
    answerKingMoves(position, answers);
    answerCaptures(position, answers);
    answerBlocks(position, answers);
    return answers;
}

}  // namespace plyglass
