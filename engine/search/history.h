// What a search thread learns about moves from the cutoffs it has seen, wherever they were played: tables by
// what moves where (Schaeffer 1983), by what it answers (continuations), of captures by what they take; and
// how far the static evaluation was off in positions alike (correction history, Viridithas and Caissa 2024).
//
// Every entry obeys gravity: a bonus moves it towards a limit by less the nearer it is, so that old
// experience fades as new experience comes.
#pragma once

#include <array>
#include <cstdint>

#include "engine/base/large_memory.h"
#include "engine/chess/position.h"
#include "engine/search/score.h"

namespace plyglass {

/// One learnt number within ±`Limit`.
template <int Limit>
class HistoryEntry {
  public:
    operator int() const { return m_value; }
    /// `bonus` within ±Limit; negative for a move that failed.
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

/// A piece and the square it went to, as one number below kPieceSquares; kNoPieceSquare after a pass and
/// before the first move.
constexpr int kPieceSquares = 16 * kSquares;
constexpr int kNoPieceSquare = -1;
constexpr int pieceSquare(Piece piece, Square to) { return piece * kSquares + to; }

/// Values of moves by the piece that moves and its target square.
using ContinuationTable = std::array<HistoryEntry<kContinuationLimit>, kPieceSquares>;

/// The sum of a side's pieces as Zobrist keys: which pawns, which pieces of either colour.
struct StructureKeys {
    std::uint64_t pawns = 0;
    std::array<std::uint64_t, kColors> pieces{};

    static StructureKeys of(const Position& position);
    /// The keys once `delta` has been made.
    StructureKeys after(const MoveDelta& delta) const;
};

/// What positions whose static evaluation is off alike have in common.
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

    /// Of a move off or onto the squares that the opponent attacks there is an entry of its own: `threats`
    /// are these squares, or none if that is not to matter.
    HistoryEntry<kQuietHistoryLimit>& quiet(Color color, Move move, Bitboard threats) {
        return m_tables->quiet[color][2 * contains(threats, move.from()) + contains(threats, move.to())]
                              [move.bits() & kFromTo];
    }
    /// Of a piece that goes to a square where the pawns stand so.
    HistoryEntry<kPawnHistoryLimit>& pawn(std::uint64_t pawnKey, Piece piece, Square to) {
        return m_tables->pawn[pawnKey % kPawnSize][pieceSquare(piece, to)];
    }
    HistoryEntry<kCaptureHistoryLimit>& capture(Piece piece, Square to, PieceType taken) {
        return m_tables->capture[piece][to][taken];
    }
    int capture(Piece piece, Square to, PieceType taken) const { return m_tables->capture[piece][to][taken]; }
    /// What is known of answers to (and follow-ups of) a piece having gone to a square.
    ContinuationTable& continuation(int pieceSquare) { return m_tables->continuation[pieceSquare]; }

    /// Centipawns to add to the static evaluation of a position, from the side to move's view.
    int correction(const CorrectionKeys& keys) const;
    void forgetCorrections();
    /// Learns that the corrected static evaluation was `errorCp` too low, as a search of `depth` plies has
    /// shown.
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
