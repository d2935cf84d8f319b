#include "engine/eval/noise.h"

#include <algorithm>

#include "engine/base/random.h"

namespace plyglass {

namespace {

// The sum of four uniform 16-bit numbers is nearly normal.
constexpr int kParts = 4;
constexpr int kPartBits = 16;
constexpr int kPartMask = (1 << kPartBits) - 1;
constexpr int kMeanOfSum = kParts * kPartMask / 2;
constexpr int kDeviationOfSum = 37837;  ///< 2^16 · √(4/12)

}  // namespace

int NoisyEvaluator::evaluate(const Position& position) {
    return std::clamp(m_exact->evaluate(position) + errorAt(position), -kMaxEvalCp, kMaxEvalCp);
}

std::vector<EvaluationTerm> NoisyEvaluator::explain(const Position& position) const {
    std::vector<EvaluationTerm> terms = m_exact->explain(position);
    const int error = errorAt(position);
    const bool isWhite = position.sideToMove() == White;
    terms.push_back({"error of judgement", isWhite ? error : 0, isWhite ? 0 : error});
    return terms;
}

int NoisyEvaluator::errorAt(const Position& position) const {
    const std::uint64_t bits = scrambled(position.key() ^ scrambled(m_seed));
    std::int64_t sum = 0;
    for (int part = 0; part < kParts; ++part) sum += static_cast<int>(bits >> (part * kPartBits) & kPartMask);
    return static_cast<int>((sum - kMeanOfSum) * m_noiseCp / kDeviationOfSum);
}

}  // namespace plyglass
