// An evaluation looked at from several sides: what each piece is worth where it stands, where a score at the
// end of a line comes from, and what changed between two positions.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/chess/position.h"
#include "engine/eval/evaluator.h"

namespace plyglass {

/// Centipawns from White's point of view.
int scoreForWhite(const EvaluatorChoice& evaluator, const Position& position);

struct PieceValue {
    Square square = A1;
    Piece piece = NoPiece;
    /// What White's score loses when the piece is taken off the board: positive for a piece that serves
    /// White. None for kings, and for a piece without which the side to move could capture the king.
    std::optional<int> cp;
};

/// Every piece on the board, from a1 to h8. Castling rights that need a piece go with it.
std::vector<PieceValue> pieceValues(const EvaluatorChoice& evaluator, const Position& position);

/// What an evaluator makes of each kind of piece as a rule, in centipawns to its owner: with all pieces on
/// the board, and with none but kings and pawns. Of the king it is 0.
struct UsualValues {
    std::array<double, kPieceTypes> full{};
    std::array<double, kPieceTypes> bare{};

    /// In a position with so many pieces as this one.
    double of(PieceType type, const Position& position) const;
};

/// Averages over the positions of the bench, each counted by how near it is to either end of the game: a few
/// milliseconds.
UsualValues usualValues(const EvaluatorChoice& evaluator);

struct TermChange {
    std::string name;
    int beforeCp = 0;  ///< White's share minus Black's
    int afterCp = 0;

    int changeCp() const { return afterCp - beforeCp; }
    friend bool operator==(const TermChange&, const TermChange&) = default;
};

/// What each side has of a term, in centipawns, in the evaluator's own order.
std::vector<EvaluationTerm> termsOf(const EvaluatorChoice& evaluator, const Position& position);

/// Term by term, in the evaluator's own order. The changes add up to the difference of the two scores before
/// any scaling of the whole.
std::vector<TermChange> termChanges(const EvaluatorChoice& evaluator, const Position& before,
                                    const Position& after);

}  // namespace plyglass
