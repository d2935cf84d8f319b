// The order in which the moves of a node are tried. With sound techniques alone it never changes a score,
// only how soon alpha-beta may stop. The full ordering is MovePicker's; the simple ones of history are here.
#include <cstdlib>
#include <limits>

#include "engine/chess/movegen.h"
#include "engine/search/search_thread.h"

namespace plyglass {

namespace {

/// Piece values for ordering, in pawns; finer differences would only reorder equal exchanges.
constexpr std::array<int, kPieceTypes + 1> kOrderingValues = {1, 3, 3, 5, 9, 0, 0};
/// Larger than any ordering value: what is taken counts before what takes it.
constexpr int kVictimWeight = 16;

/// Highest value first; equal moves keep the order in which they were generated.
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

}  // namespace

MoveKnowledge SearchThread::knowledgeOf(const Node& node) {
    return {.position = m_position,
            .techniques = m_techniques,
            .history = m_history,
            .continuations = {frame(node.ply - 1).continuation, frame(node.ply - 2).continuation},
            .killers = frame(node.ply).killers,
            .tableMove = node.tableMove};
}

MovePicker SearchThread::movesOf(const Node& node, const MoveKnowledge& knowledge) {
    MoveBuffer& buffer = frame(node.ply).buffer;
    const bool overlooks = mayOverlook(node);
    if (m_techniques.ordering == Ordering::Full && !overlooks)
        return MovePicker(knowledge, buffer, m_statistics);
    generateLegal(m_position, buffer.moves);
    if (overlooks) removeOverlooked(node);
    orderMoves(node, buffer);
    return MovePicker::forList(knowledge, buffer, m_statistics);
}

/// Whoever overlooks answers believes that they are not there. In the main search it must not
/// believe that there is no answer at all, since that would be mate or stalemate.
void SearchThread::removeOverlooked(const Node& node) {
    MoveList& moves = frame(node.ply).buffer.moves;
    const MoveList noticed = m_replyFilter->noticed(m_position, frame(node.ply - 1).move, moves);
    if (!noticed.empty() || node.depth == 0) moves = noticed;
}

MovePicker SearchThread::quiescenceMovesOf(const Node& node, const MoveKnowledge& knowledge) {
    MoveBuffer& buffer = frame(node.ply).buffer;
    const bool evasions = !isCalm();
    m_statistics.evasionNodes += evasions;
    const bool overlooks = mayOverlook(node);
    if (m_techniques.ordering == Ordering::Full && !overlooks)
        return MovePicker::forQuiescence(knowledge, buffer, m_statistics, evasions);
    (evasions ? generateLegal : generateLegalCaptures)(m_position, buffer.moves);
    if (overlooks) removeOverlooked(node);
    orderMoves(node, buffer);
    return MovePicker::forList(knowledge, buffer, m_statistics);
}

void SearchThread::orderMoves(const Node& node, MoveBuffer& buffer) {
    if (m_techniques.ordering != Ordering::None) {
        valueMoves(node, buffer);
        sortByValue(buffer.moves, buffer.values.data());
    }
    if (!node.tableMove.isNull()) bringToFront(buffer.moves, node.tableMove);
}

void SearchThread::valueMoves(const Node& node, MoveBuffer& buffer) {
    const MoveList& moves = buffer.moves;
    const Score now = m_techniques.ordering == Ordering::SmallestChange ? evaluate() : 0;
    for (int i = 0; i < moves.size(); ++i) {
        switch (m_techniques.ordering) {
            case Ordering::None:
                buffer.values[i] = 0;
                break;
            case Ordering::Full:
            case Ordering::CapturedPiece:
                buffer.values[i] = captureValue(moves[i]);
                break;
            case Ordering::Evaluation:
                buffer.values[i] = boardValueAfter(node.ply, moves[i]);
                break;
            case Ordering::SmallestChange:
                buffer.values[i] = -std::abs(boardValueAfter(node.ply, moves[i]) - now);
                break;
        }
    }
}

/// The most valuable captured piece first, then the cheapest piece that captures it; a promotion gains a
/// piece too.
int SearchThread::captureValue(Move move) const {
    int gain = 0;
    switch (move.kind()) {
        case Move::Kind::Castling:
            return 0;
        case Move::Kind::EnPassant:
            gain = kOrderingValues[Pawn];
            break;
        case Move::Kind::Promotion:
            gain = kOrderingValues[move.promotionType()] - kOrderingValues[Pawn];
            [[fallthrough]];
        case Move::Kind::Normal:
            gain += kOrderingValues[typeOf(m_position.pieceAt(move.to()))];
            break;
    }
    if (gain == 0) return 0;
    return gain * kVictimWeight - kOrderingValues[typeOf(m_position.pieceAt(move.from()))];
}

/// The static score of the board after the move, from the view of the side that makes it.
int SearchThread::boardValueAfter(int ply, Move move) {
    makeMove(ply, move);
    const int value = -evaluate();
    undoMove(ply, move);
    return value;
}

}  // namespace plyglass
