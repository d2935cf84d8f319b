#include "engine/lab/teaching/answers.h"

#include <algorithm>
#include <utility>

#include "engine/chess/movegen.h"
#include "engine/eval/see.h"
#include "engine/knowledge/endgames/endgame_tables.h"
#include "engine/lab/facts/material.h"
#include "engine/lab/teaching/short_search.h"
#include "engine/lab/teaching/tactics.h"

namespace plyglass {

namespace {

/// Bitboard of the squares for which `isIn` holds.
template <class Test>
Bitboard squaresOf(Bitboard candidates, Test isIn) {
    Bitboard squares = 0;
    while (candidates) {
        const Square square = popLowest(candidates);
        if (isIn(square)) squares |= bitOf(square);
    }
    return squares;
}

Bitboard targetsOf(const Position& position, Square from) {
    Bitboard squares = 0;
    const MoveList moves = legalMoves(position);
    for (const Move move : moves) {
        if (move.from() != from) continue;
        const CastlingSide side = move.to() > from ? KingSide : QueenSide;
        squares |= bitOf(move.isCastling() ? castlingKingTarget(position.sideToMove(), side) : move.to());
    }
    return squares;
}

/// Own pieces that the opponent would win if it were to move.
Bitboard threatenedPieces(const Position& position) {
    if (position.inCheck()) return 0;
    const Position passed = position.afterPass();
    const MoveList moves = legalMoves(passed);
    Bitboard squares = 0;
    for (const Move move : moves)
        if (passed.isCapture(move) && winsOnSquare(passed, move)) squares |= bitOf(move.to());
    return squares;
}

Bitboard mateSquares(const Position& position) {
    Bitboard squares = 0;
    const MoveList moves = legalMoves(position);
    for (const Move move : moves)
        if (forcesMate(position, move, 1)) squares |= bitOf(move.to());
    return squares;
}

std::string stateKey(const Position& position) {
    if (isCheckmate(position)) return "mate";
    if (isStalemate(position)) return "stalemate";
    return position.inCheck() ? "check" : "open";
}

/// "wins" if a capture on the square gains, "even" if the best one keeps the balance.
std::string exchangeKey(const Position& position, Square square) {
    const auto reaches = [&](int cp) {
        const MoveList moves = legalMoves(position);
        return std::any_of(moves.begin(), moves.end(), [&](Move move) {
            return move.to() == square && position.isCapture(move) && winsExchange(position, move, cp);
        });
    };
    if (reaches(kTellingCp)) return "wins";
    return reaches(0) ? "even" : "loses";
}

std::string castlingKey(const Position& position, CastlingSide side) {
    const Color us = position.sideToMove();
    if (!position.canCastle(us, side)) return "moved";
    if (position.inCheck()) return "check";
    const Square king = position.king(us), target = castlingKingTarget(us, side);
    const Bitboard others = position.occupied() & ~bitOf(king) & ~bitOf(position.castlingRook(us, side));
    if (position.castlingPath(us, side) & others) return "blocked";
    const Bitboard attacked = squaresOf(between(king, target) | bitOf(target), [&](Square square) {
        return (position.attackersTo(square, position.occupied()) & position.pieces(~us)) != 0;
    });
    if (attacked & ~bitOf(target)) return "through";
    return attacked ? "into" : "yes";
}

std::string materialKey(const Position& position) {
    const int white = materialOn(position, White).balanceCp;
    return white > 0 ? "white" : white < 0 ? "black" : "equal";
}

std::string worthKey(const Position& position, Square square) {
    constexpr int kPawnCp = 100;
    return std::to_string(kExchangeValues[typeOf(position.pieceAt(square))] / kPawnCp);
}

std::string endingKey(const Position& position) {
    const auto value = EndgameTables::builtIn().probe(position);
    if (!value) return {};
    switch (value->outcome) {
        case EndgameOutcome::Win:
            return "win";
        case EndgameOutcome::Draw:
            return "draw";
        case EndgameOutcome::Loss:
            return "loss";
    }
    return {};
}

std::string threatKey(const Position& position) {
    if (position.inCheck()) return {};
    const Position passed = position.afterPass();
    if (canForceMate(passed, 1)) return "mate";
    return winningCapture(passed) ? "piece" : "nothing";
}

}  // namespace

Bitboard rightSquares(const Task& task) {
    const Position& position = task.position;
    const Color us = position.sideToMove();
    const auto attackers = [&] { return position.attackersTo(task.square, position.occupied()); };
    switch (task.squares) {
        case SquaresKind::MovesOf:
            return targetsOf(position, task.square);
        case SquaresKind::FreePieces:
            return squaresOf(position.pieces(~us), [&](Square square) { return isFree(position, square); });
        case SquaresKind::Threatened:
            return threatenedPieces(position);
        case SquaresKind::Checkers:
            return position.checkers();
        case SquaresKind::AttackersOf:
            return attackers() & position.pieces(us);
        case SquaresKind::GuardsOf:
            return attackers() & position.pieces(colorOf(position.pieceAt(task.square)));
        case SquaresKind::Pinned:
            return pinnedPieces(position, ~us);
        case SquaresKind::MateSquares:
            return mateSquares(position);
    }
    return 0;
}

std::string rightKey(const Task& task) {
    const Position& position = task.position;
    switch (task.fact) {
        case FactAsked::State:
            return stateKey(position);
        case FactAsked::Exchange:
            return exchangeKey(position, task.square);
        case FactAsked::ShortCastling:
            return castlingKey(position, KingSide);
        case FactAsked::LongCastling:
            return castlingKey(position, QueenSide);
        case FactAsked::EnPassant:
            return position.enPassant() == NoSquare ? "no" : "yes";
        case FactAsked::Material:
            return materialKey(position);
        case FactAsked::Worth:
            return worthKey(position, task.square);
        case FactAsked::Ending:
            return endingKey(position);
        case FactAsked::Threat:
            return threatKey(position);
        case FactAsked::Guarded:
            return position.attackersTo(task.square, position.occupied()) &
                           position.pieces(colorOf(position.pieceAt(task.square)))
                       ? "yes"
                       : "no";
    }
    return {};
}

}  // namespace plyglass
