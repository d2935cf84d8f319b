// The line being searched: moves made and taken back on the board, in the evaluator and in the keys, and the
// best line that comes out.
#include <algorithm>

#include "engine/search/search_thread.h"

namespace plyglass {

void SearchThread::updateLine(int ply, Move move) {
    m_pv[ply][0] = move;
    std::copy_n(m_pv[ply + 1].begin(), m_pvLength[ply + 1], m_pv[ply].begin() + 1);
    m_pvLength[ply] = m_pvLength[ply + 1] + 1;
}

void SearchThread::noteDeepestLine(int ply) {
    m_statistics.selectiveDepth = ply;
    m_info.deepestLine.resize(static_cast<std::size_t>(ply));
    for (int at = 0; at < ply; ++at) m_info.deepestLine[static_cast<std::size_t>(at)] = frame(at).move;
}

void SearchThread::makeMove(int ply, Move move) {
    Frame& now = frame(ply);
    Frame& next = frame(ply + 1);
    const MoveDelta delta = m_position.deltaOf(move);
    now.move = move;
    now.continuation = &m_history.continuation(m_position.pieceAt(move.from()), move.to());
    if (m_techniques.correctionHistory) next.keys = now.keys.after(delta);
    next.doubleExtensions = now.doubleExtensions;
    m_evaluator.push(delta);
    m_position.makeMove(move, now.undo);
    m_keys[m_rootIndex + ply + 1] = m_position.key();
}

void SearchThread::undoMove(int ply, Move move) {
    m_position.undoMove(move, frame(ply).undo);
    m_evaluator.pop();
}

void SearchThread::makeNullMove(int ply) {
    Frame& now = frame(ply);
    Frame& next = frame(ply + 1);
    now.move = Move();
    now.continuation = nullptr;
    next.keys = now.keys;
    next.doubleExtensions = now.doubleExtensions;
    m_evaluator.push({});
    m_position.makeNullMove(now.undo);
    m_keys[m_rootIndex + ply + 1] = m_position.key();
}

void SearchThread::undoNullMove(int ply) {
    m_position.undoNullMove(frame(ply).undo);
    m_evaluator.pop();
}

Score SearchThread::evaluate() {
    ++m_statistics.boardsScored;
    return m_evaluator.evaluate(m_position);
}

}  // namespace plyglass
