// Incremental network evaluation: accumulators are updated lazily by two or three rows per move, when a score
// is requested.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "engine/eval/evaluator.h"
#include "engine/eval/network/network.h"

namespace plyglass {

class NetworkEvaluator : public Evaluator {
  public:
    /// `network` must not be null.
    explicit NetworkEvaluator(std::shared_ptr<const Network> network,
                              const NetworkKernels& kernels = bestKernels());

    void reset(const Position& position) override;
    void push(const MoveDelta& delta) override;
    void pop() override { --m_top; }
    int evaluate(const Position& position) override;
    /// Adds the pieces type by type, kings first: each term is the change of the score. The order matters.
    std::vector<EvaluationTerm> explain(const Position& position) const override;

  private:
    /// A ply of the current line: its move, and per perspective whether the accumulator is up to date.
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
    AlignedVector<std::int16_t> m_accumulators;  ///< per ply: White's, then Black's
    std::size_t m_top = 0;
};

}  // namespace plyglass
