// Classical evaluation: about seven hundred weights, tapered between middlegame and endgame and fitted to
// self-play games. The terms are in classical_scoring.h and its includes.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "engine/eval/classical/classical_weights.h"
#include "engine/eval/evaluator.h"

namespace plyglass {

/// Material and piece-square terms are incremental; pawn structures are cached by key.
class ClassicalEvaluator final : public Evaluator {
  public:
    /// Null means the built-in weights.
    explicit ClassicalEvaluator(std::shared_ptr<const ClassicalWeights> weights = nullptr);

    void reset(const Position& position) override;
    void push(const MoveDelta& delta) override;
    void pop() override { m_states.pop_back(); }
    int evaluate(const Position& position) override;
    std::vector<EvaluationTerm> explain(const Position& position) const override;

  private:
    /// Incremental state, from White's view.
    struct State {
        Tapered standing = 0;  ///< material and piece-square terms
        int phase = 0;
        std::uint64_t pawnKey = 0;  ///< key of pawns and kings
    };
    struct PawnEntry {
        std::uint64_t key = 0;
        Tapered score = 0;
        Bitboard passed = 0;
    };

    void put(State& state, Piece piece, Square square, int sign) const;
    const PawnEntry& pawnEntry(const Position& position);

    std::shared_ptr<const ClassicalWeights> m_weights;
    std::array<std::array<Tapered, kSquares>, 16>
        m_standing{};  ///< material and piece-square value of each piece, for White
    std::vector<State> m_states;
    std::vector<PawnEntry> m_pawnTable;
};

}  // namespace plyglass
