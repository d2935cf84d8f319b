#include "engine/search/move_ordering.h"

#include <cstdlib>
#include <limits>

#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

/// Piece values for ordering, in pawns. Finer differences would only reorder equal exchanges.
constexpr std::array<int, kPieceTypes + 1> kOrderingValues = {1, 3, 3, 5, 9, 0, 0};
/// Above every ordering value: the victim counts before the attacker.
constexpr int kVictimWeight = 16;

/// Sorts by descending value; ties keep their generation order.
void sortByValue(MoveList& moves, int* values) {
    for (int i = 1; i < moves.size(); ++i) {
        const Move move = moves[i];
        const int value = values[i];
        int hole = i;
        for (; hole > 0 && values[hole - 1] < value; --hole) {
            moves[hole] = moves[hole - 1];
            values[hole] = values[hole - 1];
        }
        moves[hole] = move;
        values[hole] = value;
    }
}

void bringToFront(MoveList& moves, Move first) {
    for (int i = 1; i < moves.size(); ++i) {
        if (moves[i] != first) continue;
        for (int j = i; j > 0; --j) moves[j] = moves[j - 1];
        moves[0] = first;
        return;
    }
}

/// Most valuable victim, least valuable attacker; promotions count the piece gained.
int mvvLva(const SearchState& search, Move move) {
    int gain = kOrderingValues[search.position().takenBy(move)];
    if (move.isPromotion()) gain += kOrderingValues[move.promotionType()] - kOrderingValues[Pawn];
    if (gain == 0) return 0;
    return gain * kVictimWeight - kOrderingValues[typeOf(search.position().pieceAt(move.from()))];
}

/// Static evaluation after the move, from the mover's view.
int boardValueAfter(SearchState& search, int ply, Move move) {
    search.makeMove(ply, move);
    const int value = -search.evaluate();
    search.stack.undoMove(ply, move);
    return value;
}

void valueMoves(SearchState& search, const Node& node, MoveBuffer& buffer) {
    const MoveList& moves = buffer.moves;
    const Score now = search.techniques.ordering == Ordering::SmallestChange ? search.evaluate() : 0;
    for (int i = 0; i < moves.size(); ++i) {
        switch (search.techniques.ordering) {
            case Ordering::None:
                buffer.values[i] = 0;
                break;
            case Ordering::Full:
            case Ordering::CapturedPiece:
                buffer.values[i] = mvvLva(search, moves[i]);
                break;
            case Ordering::Evaluation:
                buffer.values[i] = boardValueAfter(search, node.ply, moves[i]);
                break;
            case Ordering::SmallestChange:
                buffer.values[i] = -std::abs(boardValueAfter(search, node.ply, moves[i]) - now);
                break;
        }
    }
}

bool mayOverlook(const SearchState& search, const Node& node) {
    return node.ply == 1 && search.replyFilter != nullptr;
}

/// Removes the replies that the player overlooks. The main search keeps at least one, since no move would
/// mean mate or stalemate.
void removeOverlooked(SearchState& search, const Node& node) {
    MoveList& moves = search.stack[node.ply].buffer.moves;
    const MoveList noticed =
        search.replyFilter->noticed(search.position(), search.stack[node.ply - 1].move, moves);
    if (!noticed.empty() || node.depth == 0) moves = noticed;
}

}  // namespace

void computeThreats(SearchState& search, int ply) {
    const Position& position = search.position();
    search.stack[ply].threats =
        search.techniques.threatHistory ? position.attackedBy(~position.sideToMove()) : 0;
}

MoveScorer scorerFor(SearchState& search, const Node& node) {
    const SearchStack& stack = search.stack;
    MoveScorer scorer{.position = search.position(),
                      .techniques = search.techniques,
                      .history = search.history,
                      .threats = stack[node.ply].threats,
                      .pawnKey = stack[node.ply].keys.pawns,
                      .killers = stack[node.ply].killers,
                      .tableMove = node.tableMove};
    for (std::size_t i = 0; i < kContinuationPlies.size(); ++i)
        scorer.continuations[i] = stack.continuation(node.ply, kContinuationPlies[i]);
    return scorer;
}

MovePicker movesOf(SearchState& search, const Node& node, const MoveScorer& scorer) {
    MoveBuffer& buffer = search.stack[node.ply].buffer;
    const bool overlooks = mayOverlook(search, node);
    if (search.techniques.ordering == Ordering::Full && !overlooks)
        return MovePicker(scorer, buffer, search.statistics);
    generateLegal(search.position(), buffer.moves);
    if (overlooks) removeOverlooked(search, node);
    orderMoves(search, node, buffer);
    return MovePicker::forList(scorer, buffer, search.statistics);
}

MovePicker quiescenceMovesOf(SearchState& search, const Node& node, const MoveScorer& scorer) {
    MoveBuffer& buffer = search.stack[node.ply].buffer;
    const bool evasions = !search.mayStandPat();
    const bool overlooks = mayOverlook(search, node);
    if (search.techniques.ordering == Ordering::Full && !overlooks)
        return MovePicker::forQuiescence(scorer, buffer, search.statistics, evasions);
    (evasions ? generateLegal : generateLegalCaptures)(search.position(), buffer.moves);
    if (overlooks) removeOverlooked(search, node);
    orderMoves(search, node, buffer);
    return MovePicker::forList(scorer, buffer, search.statistics);
}

void orderMoves(SearchState& search, const Node& node, MoveBuffer& buffer) {
    if (search.techniques.ordering != Ordering::None) {
        valueMoves(search, node, buffer);
        sortByValue(buffer.moves, buffer.values.data());
    }
    if (!node.tableMove.isNull()) bringToFront(buffer.moves, node.tableMove);
}

}  // namespace plyglass
