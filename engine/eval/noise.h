// Evaluation noise for weaker play: adds a fixed error to any evaluator, most of it by the pawn structure.
#pragma once

#include <memory>
#include <vector>

#include "engine/eval/evaluator.h"

namespace plyglass {

/// The error depends only on position and seed, so search and table stay consistent, and a player misjudges a
/// pawn structure in the same way for a whole game.
class NoisyEvaluator final : public Evaluator {
  public:
    /// Adds errors with a standard deviation of `noiseCp`, at most about 3.5 times as large.
    NoisyEvaluator(std::unique_ptr<Evaluator> exact, int noiseCp, std::uint64_t seed)
        : m_exact(std::move(exact)), m_noiseCp(noiseCp), m_seed(seed) {}

    void reset(const Position& position) override { m_exact->reset(position); }
    void push(const MoveDelta& delta) override { m_exact->push(delta); }
    void pop() override { m_exact->pop(); }
    int evaluate(const Position& position) override;
    std::vector<EvaluationTerm> explain(const Position& position) const override;

  private:
    /// Centipawns, from the side to move's view.
    int errorAt(const Position& position) const;
    int errorFrom(std::uint64_t bits) const;

    std::unique_ptr<Evaluator> m_exact;
    int m_noiseCp;
    std::uint64_t m_seed;
};

}  // namespace plyglass
