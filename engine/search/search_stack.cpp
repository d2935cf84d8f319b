#include "engine/search/search_stack.h"

#include <algorithm>
#include <utility>

#include "engine/search/reversible_moves.h"

namespace plyglass {

namespace {

/// Whether a piece of the side to move can go from one of the squares to the other.
bool isFree(const Position& position, Square a, Square b) {
    const Bitboard ends = bitOf(a) | bitOf(b);
    return (ends & position.pieces(position.sideToMove())) != 0 && (between(a, b) & position.occupied()) == 0;
}

}  // namespace

SearchStack::SearchStack(const Position& root, std::vector<std::uint64_t> gameKeys, Evaluator& evaluator,
                         History& history)
    : m_position(root), m_evaluator(evaluator), m_history(history), m_keys(std::move(gameKeys)) {
    // The game's key list may end with the root itself, which is no earlier position.
    if (!m_keys.empty() && m_keys.back() == m_position.key()) m_keys.pop_back();
    m_rootIndex = static_cast<int>(m_keys.size());
    m_keys.resize(m_keys.size() + kMaxPly + 1);
    m_keys[m_rootIndex] = m_position.key();
    (*this)[0].keys = StructureKeys::of(m_position);
    m_evaluator.reset(m_position);
}

void SearchStack::makeMove(int ply, Move move, const MoveDelta& delta) {
    StackEntry& now = (*this)[ply];
    StackEntry& next = (*this)[ply + 1];
    now.move = move;
    now.pieceSquare = pieceSquare(m_position.pieceAt(move.from()), move.to());
    next.keys = now.keys.after(delta);
    next.doubleExtensions = now.doubleExtensions;
    m_evaluator.push(delta);
    m_position.makeMove(move, now.undo);
    m_keys[m_rootIndex + ply + 1] = m_position.key();
}

void SearchStack::undoMove(int ply, Move move) {
    m_position.undoMove(move, (*this)[ply].undo);
    m_evaluator.pop();
}

void SearchStack::makeNullMove(int ply) {
    StackEntry& now = (*this)[ply];
    StackEntry& next = (*this)[ply + 1];
    now.move = Move();
    now.pieceSquare = kNoPieceSquare;
    now.moveNumber = 0;
    next.keys = now.keys;
    next.doubleExtensions = now.doubleExtensions;
    m_evaluator.push({});
    m_position.makeNullMove(now.undo);
    m_keys[m_rootIndex + ply + 1] = m_position.key();
}

void SearchStack::undoNullMove(int ply) {
    m_position.undoNullMove((*this)[ply].undo);
    m_evaluator.pop();
}

bool SearchStack::isRepetition(int ply) const {
    const std::uint64_t* const now = m_keys.data() + m_rootIndex + ply;
    const int reach = std::min(m_position.halfmoveClock(), m_rootIndex + ply);
    bool seenInGame = false;
    for (int back = 4; back <= reach; back += 2) {
        if (now[-back] != now[0]) continue;
        if (back <= ply || seenInGame) return true;
        seenInGame = true;
    }
    return false;
}

bool SearchStack::hasUpcomingRepetition(int ply) const {
    const std::uint64_t* const now = m_keys.data() + m_rootIndex + ply;
    const int reach = std::min(m_position.halfmoveClock(), ply - 1);
    for (int back = 3; back <= reach; back += 2) {
        const auto move = kReversibleMoves.find(now[0] ^ now[-back]);
        if (move && isFree(m_position, move->first, move->second)) return true;
    }
    return false;
}

void SearchStack::updatePv(int ply, Move move) {
    m_pv[ply][0] = move;
    std::copy_n(m_pv[ply + 1].begin(), m_pvLength[ply + 1], m_pv[ply].begin() + 1);
    m_pvLength[ply] = m_pvLength[ply + 1] + 1;
}

std::vector<Move> SearchStack::lineTo(int ply) const {
    std::vector<Move> line;
    line.reserve(static_cast<std::size_t>(ply));
    for (int at = 0; at < ply; ++at) line.push_back((*this)[at].move);
    return line;
}

}  // namespace plyglass
