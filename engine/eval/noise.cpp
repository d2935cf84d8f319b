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

// Share of both errors in percent; the sum of their squares is 1, so that the deviation stays.
constexpr int kStructureShare = 80;
constexpr int kPositionShare = 60;
/// Tells the pawns of Black from those of White.
constexpr std::uint64_t kBlackPawns = 0x9e3779b97f4a7c15;

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
    const std::uint64_t seed = scrambled(m_seed);
    const std::uint64_t pawns =
        scrambled(position.pieces(White, Pawn)) ^ (position.pieces(Black, Pawn) * kBlackPawns);
    const int ofStructure = errorFrom(scrambled(pawns ^ seed));
    const int ofPosition = errorFrom(scrambled(position.key() ^ seed));
    const int whiteView = position.sideToMove() == White ? ofStructure : -ofStructure;
    return (whiteView * kStructureShare + ofPosition * kPositionShare) / 100;
}

int NoisyEvaluator::errorFrom(std::uint64_t bits) const {
    std::int64_t sum = 0;
    for (int part = 0; part < kParts; ++part) sum += static_cast<int>(bits >> (part * kPartBits) & kPartMask);
    return static_cast<int>((sum - kMeanOfSum) * m_noiseCp / kDeviationOfSum);
}

}  // namespace plyglass
