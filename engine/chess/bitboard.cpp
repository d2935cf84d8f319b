// Line tables and square names.
#include "engine/chess/bitboard.h"

namespace plyglass {

namespace {

/// Fills the line tables for all squares in one direction from `from`.
constexpr void walkLine(LineTables& tables, Square from, int fileStep, int rankStep) {
    Bitboard line = bitOf(from);
    for (const int sign : {1, -1}) {
        Bitboard passed = 0;
        int file = fileOf(from) + sign * fileStep;
        int rank = rankOf(from) + sign * rankStep;
        for (; isOnBoard(file, rank); file += sign * fileStep, rank += sign * rankStep) {
            const Square to = makeSquare(file, rank);
            tables.between[from][to] = passed;
            passed |= bitOf(to);
        }
        line |= passed;
    }
    for (Bitboard rest = line & ~bitOf(from); rest;) tables.through[from][popLowest(rest)] = line;
}

constexpr LineTables makeLines() {
    LineTables tables;
    for (int i = 0; i < kSquares; ++i) {
        const auto square = static_cast<Square>(i);
        walkLine(tables, square, 1, 0);
        walkLine(tables, square, 0, 1);
        walkLine(tables, square, 1, 1);
        walkLine(tables, square, 1, -1);
    }
    return tables;
}

}  // namespace

constinit const LineTables kLines = makeLines();

std::string squareName(Square square) {
    return {static_cast<char>('a' + fileOf(square)), static_cast<char>('1' + rankOf(square))};
}

}  // namespace plyglass
