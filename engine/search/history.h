// Move histories and correction history of one search thread. Histories score moves by their past cutoffs: by
// piece and square (history heuristic, Schaeffer 1983), by the moves before (continuation history), and
// captures by the captured piece. Correction history holds the average error of the static evaluation in
// similar positions (Viridithas and Caissa 2024).
//
// Every entry uses history gravity: a bonus moves it towards a limit, by less the nearer it is, so old
// results fade as new ones arrive.
#pragma once

#include <array>
#include <cstdint>

#include "engine/base/large_memory.h"
#include "engine/chess/position.h"
#include "engine/search/score.h"

namespace plyglass {

/// A history value within ±`Limit`.
template <int Limit>
class HistoryEntry {
  public:
    operator int() const { return m_value; }
    /// `bonus` is within ±Limit; negative for a malus.
    void add(int bonus) {
        m_value = static_cast<std::int16_t>(m_value + bonus - m_value * (bonus < 0 ? -bonus : bonus) / Limit);
    }

  private:
    std::int16_t m_value = 0;
};

constexpr int kQuietHistoryLimit = 8192;
constexpr int kPawnHistoryLimit = 8192;
constexpr int kCaptureHistoryLimit = 12288;
constexpr int kContinuationLimit = 16384;
constexpr int kCorrectionLimit = 1024;

/// A piece and its target square as one index below kPieceSquares; kNoPieceSquare after a null move and
/// before the first move.
constexpr int kPieceSquares = 16 * kSquares;
constexpr int kNoPieceSquare = -1;
constexpr int pieceSquare(Piece piece, Square to) { return piece * kSquares + to; }

/// Continuation history: move scores by moving piece and target square.
using ContinuationTable = std::array<HistoryEntry<kContinuationLimit>, kPieceSquares>;

/// Zobrist keys of the pawns, and of the other pieces of each colour.
struct StructureKeys {
    std::uint64_t pawns = 0;
    std::array<std::uint64_t, kColors> pieces{};

    static StructureKeys of(const Position& position);
    /// The keys once `delta` has been made.
    StructureKeys after(const MoveDelta& delta) const;
};

/// Keys of the correction history tables for a position.
struct CorrectionKeys {
    const StructureKeys& structure;
    Color sideToMove;
    /// The last two moves, the opponent's last; kNoPieceSquare if there is none.
    std::array<int, 2> lastMoves;
};

class History {
  public:
    History();
    void clear();

    /// Butterfly history with separate entries for moves from or to an attacked square. `threats`: the
    /// squares that the opponent attacks, or empty to ignore them.
    HistoryEntry<kQuietHistoryLimit>& quiet(Color color, Move move, Bitboard threats) {
        return m_tables->quiet[color][2 * contains(threats, move.from()) + contains(threats, move.to())]
                              [move.bits() & kFromTo];
    }
    /// Pawn history, indexed by piece, target square and pawn hash.
    HistoryEntry<kPawnHistoryLimit>& pawn(std::uint64_t pawnKey, Piece piece, Square to) {
        return m_tables->pawn[pawnKey % kPawnSize][pieceSquare(piece, to)];
    }
    HistoryEntry<kCaptureHistoryLimit>& capture(Piece piece, Square to, PieceType taken) {
        return m_tables->capture[piece][to][taken];
    }
    int capture(Piece piece, Square to, PieceType taken) const { return m_tables->capture[piece][to][taken]; }
    /// Continuation history of the moves that follow a piece's move to a square.
    ContinuationTable& continuation(int pieceSquare) { return m_tables->continuation[pieceSquare]; }

    /// Correction of the static evaluation, in centipawns from the side to move's view.
    int correction(const CorrectionKeys& keys) const;
    void forgetCorrections();
    /// Updates the correction history: a search of `depth` plies found the corrected static evaluation
    /// `errorCp` too low.
    void learnCorrection(const CorrectionKeys& keys, int depth, int errorCp);

  private:
    static constexpr int kFromTo = 4095;
    static constexpr std::size_t kCorrectionSize = 16384;
    static constexpr std::size_t kPawnSize = 512;
    using CorrectionEntry = HistoryEntry<kCorrectionLimit>;
    using CorrectionTable = std::array<std::array<CorrectionEntry, kCorrectionSize>, kColors>;

    struct Corrections {
        CorrectionTable pawns;
        std::array<CorrectionTable, kColors> pieces;
        std::array<std::array<CorrectionEntry, kPieceSquares>, kPieceSquares> moves;
    };
    struct Tables {
        std::array<std::array<std::array<HistoryEntry<kQuietHistoryLimit>, kFromTo + 1>, 4>, kColors> quiet;
        std::array<std::array<HistoryEntry<kPawnHistoryLimit>, kPieceSquares>, kPawnSize> pawn;
        std::array<std::array<std::array<HistoryEntry<kCaptureHistoryLimit>, kPieceTypes + 2>, kSquares>, 16>
            capture;
        std::array<ContinuationTable, kPieceSquares> continuation;
        Corrections corrections;
    };

    template <class Action>
    void forEachCorrection(const CorrectionKeys& keys, Action action) const;

    LargeMemory m_memory;
    Tables* m_tables;  ///< in `m_memory`
};

}  // namespace plyglass
