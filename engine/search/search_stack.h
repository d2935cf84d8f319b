// The current line: makes and takes back moves on the board, in the evaluator and in the keys, and holds the
// data of each ply and the principal variation. Private to engine/search.
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

/// Data of one ply of the current line.
struct StackEntry {
    MoveBuffer buffer;
    Undo undo;
    StructureKeys keys;
    Score staticEval = kNoScore;
    Move move;                         ///< move made from here; also null for a null move
    int pieceSquare = kNoPieceSquare;  ///< of that move
    Bitboard threats = 0;              ///< squares the opponent attacks, if move ordering needs them
    std::array<Move, 2> killers{};
    /// Whether the move made from here was neither a capture nor a promotion.
    bool wasQuiet() const {
        const bool takesNothing = undo.captured == NoPiece || move.isCastling();
        return takesNothing && !move.isPromotion() && !move.isEnPassant();
    }

    int doubleExtensions = 0;  ///< number on the line so far
    int reduction = 0;         ///< of the move made from here, in plies
    int moveNumber = 0;        ///< of the move made from here, from 1; 0 for a null move
    int cutoffs = 0;           ///< beta cutoffs at this ply since the position two plies earlier was entered
};

class SearchStack {
  public:
    /// `gameKeys` holds the keys of the game's positions before the root, oldest first; it may end with the
    /// root's own. Evaluator and history must outlive the stack.
    SearchStack(const Position& root, std::vector<std::uint64_t> gameKeys, Evaluator& evaluator,
                History& history);

    const Position& position() const { return m_position; }
    /// Entry of a ply; valid from −kSentinels on, so that look-back needs no bounds check.
    StackEntry& operator[](int ply) { return m_entries[ply + kSentinels]; }
    const StackEntry& operator[](int ply) const { return m_entries[ply + kSentinels]; }

    /// `ply` is that of the position before the move; `delta` is the change that the move makes.
    void makeMove(int ply, Move move, const MoveDelta& delta);
    void undoMove(int ply, Move move);
    void makeNullMove(int ply);
    void undoNullMove(int ply);

    /// Centipawns from the side to move's view.
    Score evaluate() { return m_evaluator.evaluate(m_position); }
    /// Repetition: a draw at the first repetition within the search; at the third occurrence if the position
    /// occurred before the root, as in the rules.
    bool isRepetition(int ply) const;

    /// Starts a node: clears its PV and the cutoff count of its grandchildren.
    void enter(int ply) {
        m_pvLength[ply] = 0;
        if (ply + 2 <= kMaxPly) (*this)[ply + 2].cutoffs = 0;
    }
    /// Continuation history for the move made `back` plies before `ply`; null if there is none.
    ContinuationTable* continuation(int ply, int back) const {
        const int move = (*this)[ply - back].pieceSquare;
        return move == kNoPieceSquare ? nullptr : &m_history.continuation(move);
    }
    /// Correction history keys of the position at `ply`.
    CorrectionKeys correctionKeys(int ply) const {
        return {(*this)[ply].keys,
                m_position.sideToMove(),
                {(*this)[ply - 2].pieceSquare, (*this)[ply - 1].pieceSquare}};
    }
    /// Whether the side to move can repeat a position of the current line with one move.
    bool hasUpcomingRepetition(int ply) const;

    /// PV update: the PV at `ply` becomes `move` followed by the PV of the next ply.
    void updatePv(int ply, Move move);
    /// Principal variation from the root.
    std::span<const Move> pv() const { return {m_pv[0].data(), static_cast<std::size_t>(m_pvLength[0])}; }
    /// Moves from the root to `ply`.
    std::vector<Move> lineTo(int ply) const;

  private:
    /// Sentinels: the entries ply − 1 … ply − 6 are always valid.
    static constexpr int kSentinels = 6;

    Position m_position;
    Evaluator& m_evaluator;
    History& m_history;
    std::vector<std::uint64_t> m_keys;  ///< of the game, then of the current line
    int m_rootIndex;                    ///< of the root's key in m_keys
    std::array<StackEntry, kSentinels + kMaxPly + 1> m_entries;
    /// Triangular PV table: row `ply` holds the PV from that ply on, m_pvLength[ply] moves.
    std::array<std::array<Move, kMaxPly + 1>, kMaxPly + 1> m_pv;
    std::array<int, kMaxPly + 1> m_pvLength{};
};

}  // namespace plyglass
