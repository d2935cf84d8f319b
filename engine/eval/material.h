// Counting the pieces: what each is worth, and what a check is worth on top.
#pragma once

#include <array>
#include <vector>

#include "engine/eval/evaluator.h"

namespace plyglass {

/// Centipawns by PieceType; the kings cancel and are worth nothing.
using PieceValues = std::array<int, kPieceTypes>;

/// The values of Chua Zheng Fu Edrei's Chess AI Assignment (2016).
constexpr PieceValues kMaterialValues = {100, 300, 325, 500, 900, 0};
/// The values of the python-chess assignment, and what it gives for a check.
constexpr PieceValues kMaterialCheckValues = {100, 300, 300, 500, 900, 0};
constexpr int kCheckBonusCp = 50;

/// Own material minus the enemy's, kept up to date move by move; and `checkCp` for the side that gives check.
class MaterialEvaluator final : public Evaluator {
  public:
    MaterialEvaluator(const PieceValues& values, int checkCp);

    void reset(const Position& position) override;
    void push(const MoveDelta& delta) override;
    void pop() override { m_balances.pop_back(); }
    int evaluate(const Position& position) override;
    std::vector<EvaluationTerm> explain(const Position& position) const override;

  private:
    int signedValue(Piece piece) const {
        const int value = m_values[typeOf(piece)];
        return colorOf(piece) == White ? value : -value;
    }

    PieceValues m_values;
    int m_checkCp;
    std::vector<int> m_balances;  ///< White minus Black, one for the root and one for each move pushed
};

}  // namespace plyglass
