// Recursive perft.
#include "engine/chess/perft.h"

#include "engine/chess/movegen.h"

namespace plyglass {

std::uint64_t perft(Position& position, int depth) {
    if (depth <= 0) return 1;
    MoveList moves;
    generateLegal(position, moves);
    if (depth == 1) return static_cast<std::uint64_t>(moves.size());
    std::uint64_t leaves = 0;
    for (const Move move : moves) {
        Undo undo;
        position.makeMove(move, undo);
        leaves += perft(position, depth - 1);
        position.undoMove(move, undo);
    }
    return leaves;
}

std::vector<DivideRow> perftDivide(Position& position, int depth) {
    MoveList moves;
    generateLegal(position, moves);
    std::vector<DivideRow> rows;
    for (const Move move : moves) {
        Undo undo;
        position.makeMove(move, undo);
        rows.push_back({move, perft(position, depth - 1)});
        position.undoMove(move, undo);
    }
    return rows;
}

}  // namespace plyglass
