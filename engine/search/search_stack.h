// The line being searched: moves made and taken back on the board, in the evaluator and in the keys, what
// each ply of it keeps, and the best line that comes out. Private to engine/search.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/chess/position.h"
#include "engine/eval/evaluator.h"
#include "engine/search/history.h"
#include "engine/search/move_picker.h"
#include "engine/search/node.h"

namespace plyglass {

/// What a ply of the line being searched keeps.
struct StackEntry {
    MoveBuffer buffer;
    Undo undo;
    StructureKeys keys;
    Score staticEval = kNoScore;
    Move move;                         ///< the move made from here; null also for a pass
    int pieceSquare = kNoPieceSquare;  ///< of that move
    Bitboard threats = 0;              ///< what the opponent attacks, if that matters to the order of moves
    std::array<Move, 2> killers{};
    /// Whether the move made from here was neither a capture nor a promotion.
    bool wasQuiet() const {
        const bool takesNothing = undo.captured == NoPiece || move.isCastling();
        return takesNothing && !move.isPromotion() && !move.isEnPassant();
    }

    int doubleExtensions = 0;  ///< on the line so far
    int reduction = 0;         ///< plies by which the move made from here is searched less deep
    int moveNumber = 0;        ///< of the move made from here, from 1; 0 for a pass
    int cutoffs = 0;           ///< at this ply, since the position two plies before was entered
};

class SearchStack {
  public:
    /// `gameKeys` are those of the game's positions before the root, oldest first; the root's own may end
    /// them. Evaluator and history outlive the stack.
    SearchStack(const Position& root, std::vector<std::uint64_t> gameKeys, Evaluator& evaluator,
                History& history);

    const Position& position() const { return m_position; }
    /// The entry of a ply; from −kSentinels on, so that nobody asks whether there are plies before.
    StackEntry& operator[](int ply) { return m_entries[ply + kSentinels]; }
    const StackEntry& operator[](int ply) const { return m_entries[ply + kSentinels]; }

    /// `ply` is that of the position before the move, `delta` what the move changes.
    void makeMove(int ply, Move move, const MoveDelta& delta);
    void undoMove(int ply, Move move);
    void makeNullMove(int ply);
    void undoNullMove(int ply);

    /// Centipawns from the side to move's view.
    Score evaluate() { return m_evaluator.evaluate(m_position); }
    /// A position that comes back on the way from the root will come back again: a draw at once. One that
    /// stood on the board before the root counts as the rules have it, at its third occurrence.
    bool isRepetition(int ply) const;

    /// A position is entered: it has no best line yet, and nothing is known of the replies to its replies.
    void enter(int ply) {
        m_pvLength[ply] = 0;
        if (ply + 2 <= kMaxPly) (*this)[ply + 2].cutoffs = 0;
    }
    /// What is known of moves that follow the one made `back` plies before `ply`; null if there is none.
    ContinuationTable* continuation(int ply, int back) const {
        const int move = (*this)[ply - back].pieceSquare;
        return move == kNoPieceSquare ? nullptr : &m_history.continuation(move);
    }
    /// What the position at `ply` has in common with others.
    CorrectionKeys correctionKeys(int ply) const {
        return {(*this)[ply].keys,
                m_position.sideToMove(),
                {(*this)[ply - 2].pieceSquare, (*this)[ply - 1].pieceSquare}};
    }
    /// Whether the side to move can bring back a position of the line from the root at once.
    bool hasUpcomingRepetition(int ply) const;

    /// The best line from `ply` on becomes `move` and the best line after it.
    void updatePv(int ply, Move move);
    /// The best line from the root.
    std::span<const Move> pv() const { return {m_pv[0].data(), static_cast<std::size_t>(m_pvLength[0])}; }
    /// The moves from the root to `ply`.
    std::vector<Move> lineTo(int ply) const;

  private:
    /// Sentinels: the entries ply − 1 … ply − 6 are always valid.
    static constexpr int kSentinels = 6;

    Position m_position;
    Evaluator& m_evaluator;
    History& m_history;
    std::vector<std::uint64_t> m_keys;  ///< of the game, then of the line being searched
    int m_rootIndex;                    ///< of the root's key in m_keys
    std::array<StackEntry, kSentinels + kMaxPly + 1> m_entries;
    /// Row `ply` holds the best line from that ply on, m_pvLength[ply] moves.
    std::array<std::array<Move, kMaxPly + 1>, kMaxPly + 1> m_pv;
    std::array<int, kMaxPly + 1> m_pvLength{};
};

}  // namespace plyglass
