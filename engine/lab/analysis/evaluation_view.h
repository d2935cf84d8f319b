// Views of an evaluation: value of each piece on its square, the terms of a score, and the changes between
// two positions.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/chess/position.h"
#include "engine/eval/evaluator.h"

namespace plyglass {

/// Centipawns from White's view.
int scoreForWhite(const EvaluatorChoice& evaluator, const Position& position);

struct PieceValue {
    Square square = A1;
    Piece piece = NoPiece;
    /// Decrease of White's score if the piece is removed: positive if it helps White. Empty for kings, and if
    /// removing it would let the side to move capture the king.
    std::optional<int> cp;
};

/// Every piece on the board, from a1 to h8. Removing a piece also removes its castling rights.
std::vector<PieceValue> pieceValues(const EvaluatorChoice& evaluator, const Position& position);

/// Typical value of each piece type by an evaluator, in centipawns for its owner: with all pieces on the
/// board, and with kings and pawns only. 0 for the king.
struct UsualValues {
    std::array<double, kPieceTypes> full{};
    std::array<double, kPieceTypes> bare{};

    /// Value for a position's material, interpolated.
    double of(PieceType type, const Position& position) const;
};

/// Averages over the bench positions, weighted by their closeness to either game phase; takes a few
/// milliseconds.
UsualValues usualValues(const EvaluatorChoice& evaluator);

struct TermChange {
    std::string name;
    int beforeCp = 0;  ///< White minus Black
    int afterCp = 0;

    int changeCp() const { return afterCp - beforeCp; }
    friend bool operator==(const TermChange&, const TermChange&) = default;
};

/// Terms of each side in centipawns, in the evaluator's order.
std::vector<EvaluationTerm> termsOf(const EvaluatorChoice& evaluator, const Position& position);

/// Change of each term, in the evaluator's order. The changes sum to the difference of the two scores before
/// any scaling of the total.
std::vector<TermChange> termChanges(const EvaluatorChoice& evaluator, const Position& before,
                                    const Position& after);

}  // namespace plyglass
