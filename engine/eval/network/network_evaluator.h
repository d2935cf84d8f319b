// The network on a search's line: each move changes the hidden layer by two or three rows, when a score is
// asked for.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "engine/eval/evaluator.h"
#include "engine/eval/network/network.h"

namespace plyglass {

class NetworkEvaluator : public Evaluator {
  public:
    /// `network` is not null.
    explicit NetworkEvaluator(std::shared_ptr<const Network> network,
                              const NetworkKernels& kernels = bestKernels());

    void reset(const Position& position) override;
    void push(const MoveDelta& delta) override;
    void pop() override { --m_top; }
    int evaluate(const Position& position) override;
    /// The pieces put onto the board kind by kind, kings first: what each kind changes. The order matters.
    std::vector<EvaluationTerm> explain(const Position& position) const override;

  private:
    /// A position of the line: how it came about, and for each side whether its hidden layer is known.
    struct Ply {
        MoveDelta delta;
        std::array<bool, kColors> isKnown{};
    };

    std::int16_t* accumulator(std::size_t ply, Color side);
    bool needsRefresh(const MoveDelta& delta, Color side) const;
    void refresh(const Position& position, Color side);
    void bringUpToDate(const Position& position, Color side);
    bool isOneMoveBehind() const;
    RowChanges changedRows(const MoveDelta& delta, Color side, bool isMirrored) const;

    std::shared_ptr<const Network> m_network;
    const NetworkKernels& m_kernels;
    std::vector<Ply> m_plies;
    AlignedVector<std::int16_t> m_accumulators;  ///< for each ply: White's, then Black's
    std::size_t m_top = 0;
};

}  // namespace plyglass
