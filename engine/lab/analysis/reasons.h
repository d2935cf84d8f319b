// Why a move is worse than another, as players give reasons: material lost or missed, a mate, a pawn that
// queens, a trapped piece, a draw by rule. Read off the two lines that a search found; nothing is searched.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/chess/position.h"
#include "engine/search/score.h"

namespace plyglass {

enum class ReasonKind {
    AllowsMate,  ///< `moves` to the mate, counted from the position of the question
    MissesMate,  ///< the best move mates in `moves`
    Stalemate,   ///< this and the next four: the line ends in a draw
    Repetition,
    FiftyMoves,
    InsufficientMaterial,
    WrongBishop,     ///< rook pawns whose last square the bishop does not guard
    NoProgress,      ///< the score is a draw's, and no rule explains it yet
    TrapsPiece,      ///< `piece` on `square` is attacked and has no good way out
    LosesMaterial,   ///< `lost` for `gained`, like taken from like
    MissesMaterial,  ///< the best move wins `gained` for `lost`
    LetsPawnQueen,   ///< the other side promotes on `square`
    MissesQueening,  ///< the best move promotes on `square`
    Position         ///< none of these: the pieces stand worse
};

struct Reason {
    ReasonKind kind = ReasonKind::Position;
    int moves = 0;
    std::vector<PieceType> lost = {};    ///< by the side that moves, the most valuable first
    std::vector<PieceType> gained = {};  ///< by the same
    PieceType piece = Pawn;
    Square square = NoSquare;

    friend bool operator==(const Reason&, const Reason&) = default;
};

/// A move with what follows it, as a search saw it.
struct JudgedLine {
    std::vector<Move> moves;  ///< legal one after the other, beginning with the move
    Score score = 0;          ///< from the side that makes the first move
};

struct ReasonQuestion {
    Position position = Position::start();
    /// Keys of the positions before it, for repetitions.
    std::vector<std::uint64_t> gameKeys;
    JudgedLine candidate;
    JudgedLine best;
};

/// What one side loses and gains along a line until the exchanges are over. Like is taken from like: of a
/// rook for a bishop and a bishop for a knight a rook for a knight is left.
struct MaterialChange {
    std::vector<PieceType> lost;
    std::vector<PieceType> gained;
    int balanceCp = 0;  ///< by the usual values; negative if more is lost
};
/// What `side` has on the board that the other has not (gained), and the other way round (lost).
MaterialChange materialOn(const Position& position, Color side);
MaterialChange materialAlong(const Position& position, const std::vector<Move>& line);

/// Which rule makes the end of the line a draw; Position if none does.
ReasonKind drawAtEnd(const ReasonQuestion& question, const std::vector<Move>& line);

/// Whether the line ends with rook pawns and a bishop that does not guard their last square, against a king
/// in its corner: no search finds that this is a draw, every player knows it.
bool endsWithWrongBishop(const Position& position, const std::vector<Move>& line);

/// Whether the line leads to a draw: by a rule at its end, or by a search's score of a draw. A level score
/// with many pieces is a game that continues.
bool isDraw(const ReasonQuestion& question, const JudgedLine& line);

/// Whether the side to move has a piece on `square` that is attacked and that no move of it saves.
bool isTrapped(const Position& position, Square square);

/// The reasons against the candidate, the most telling first; never empty.
std::vector<Reason> reasonsAgainst(const ReasonQuestion& question);

/// With few pieces left a score this near to 0 is a draw's, in centipawns.
constexpr int kDrawishCp = 12;
/// A score of a line that a rule ends, though the search has not seen all of it.
constexpr int kDrawnCp = 40;
/// What has to be lost or missed to be worth telling: nearly a pawn.
constexpr int kTellingCp = 80;

}  // namespace plyglass
