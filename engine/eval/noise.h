// Errors of judgement for weaker play: any evaluator, off by an amount that is fixed for each position.
#pragma once

#include <memory>
#include <vector>

#include "engine/eval/evaluator.h"

namespace plyglass {

/// Because the error belongs to the position, the search and its table stay consistent, and a player believes
/// the same of a position for a whole game.
class NoisyEvaluator final : public Evaluator {
  public:
    /// Errors with a standard deviation of `noiseCp`, at most about three and a half times as large.
    NoisyEvaluator(std::unique_ptr<Evaluator> exact, int noiseCp, std::uint64_t seed)
        : m_exact(std::move(exact)), m_noiseCp(noiseCp), m_seed(seed) {}

    void reset(const Position& position) override { m_exact->reset(position); }
    void push(const MoveDelta& delta) override { m_exact->push(delta); }
    void pop() override { m_exact->pop(); }
    int evaluate(const Position& position) override;
    std::vector<EvaluationTerm> explain(const Position& position) const override;

  private:
    /// Centipawns, from the side to move's point of view.
    int errorAt(const Position& position) const;

    std::unique_ptr<Evaluator> m_exact;
    int m_noiseCp;
    std::uint64_t m_seed;
};

}  // namespace plyglass
