// Material evaluation, optionally with a bonus for giving check.
#pragma once

#include <array>
#include <vector>

#include "engine/eval/evaluator.h"

namespace plyglass {

/// Centipawns by PieceType; 0 for the king.
using PieceValues = std::array<int, kPieceTypes>;

/// Values of Chua Zheng Fu Edrei's Chess AI Assignment (2016).
constexpr PieceValues kMaterialValues = {100, 300, 325, 500, 900, 0};
/// Values of the python-chess assignment, and its bonus for a check.
constexpr PieceValues kMaterialCheckValues = {100, 300, 300, 500, 900, 0};
constexpr int kCheckBonusCp = 50;

/// Incremental material balance, plus `checkCp` for the side that gives check.
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
    std::vector<int> m_balances;  ///< White minus Black, for the root and each move pushed
};

}  // namespace plyglass
