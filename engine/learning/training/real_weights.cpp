#include "engine/learning/training/real_weights.h"

#include <algorithm>
#include <cmath>

#include "engine/eval/classical/classical_scoring.h"
#include "engine/eval/classical/classical_weights_file.h"
#include "engine/eval/classical/endgame_scale.h"

namespace plyglass {

namespace {

constexpr int kMiddlegame = 0;
constexpr int kEndgame = 1;
/// Value of a pawn, averaged over both halves.
constexpr double kPawnCp = 100;

/// dangerPenalty() without rounding, and its derivative.
struct Penalty {
    double cp;
    double derivative;
};

Penalty penaltyOf(double danger) {
    if (danger <= 0) return {0, 0};
    if (danger >= kMaxDanger) return {double(kMaxDanger) * kMaxDanger / kDangerScale, 0};
    return {danger * danger / kDangerScale, 2 * danger / kDangerScale};
}

int roundedWeight(double value) {
    return static_cast<int>(
        std::clamp<long>(std::lround(value), -kMaxClassicalWeightCp, kMaxClassicalWeightCp));
}

/// Moves the mean of a term's weights to `target` (−1: drops it, because it always cancels).
void moveMean(RealWeights& weights, const ClassicalCounts& counts, ClassicalTerm term, int target) {
    const int first = weightIndex(term);
    const int size = kClassicalTerms[static_cast<int>(term)].size;
    for (int half : {kMiddlegame, kEndgame}) {
        double sum = 0;
        double uses = 0;
        for (int weight = first; weight < first + size; ++weight) {
            sum += weights[weight][half] * static_cast<double>(counts[weight]);
            uses += static_cast<double>(counts[weight]);
        }
        if (uses == 0) continue;
        for (int weight = first; weight < first + size; ++weight) weights[weight][half] -= sum / uses;
        if (target >= 0) weights[target][half] += sum / uses;
    }
}

}  // namespace

RealWeights dequantized(const ClassicalWeights& weights) {
    RealWeights real;
    for (int weight = 0; weight < kClassicalWeightCount; ++weight)
        real[weight] = {double(middlegameOf(weights.values[weight])),
                        double(endgameOf(weights.values[weight]))};
    return real;
}

ClassicalWeights quantized(const RealWeights& weights) {
    ClassicalWeights result;
    for (int weight = 0; weight < kClassicalWeightCount; ++weight)
        result.values[weight] = makeTapered(roundedWeight(weights[weight][kMiddlegame]),
                                            roundedWeight(weights[weight][kEndgame]));
    return result;
}

SampleEval evaluate(const TunerData& data, const TunerSample& sample, const RealWeights& weights) {
    std::array<double, 2> sums{};
    const ClassicalTrace::Use* use = data.usesOf(sample);
    for (const ClassicalTrace::Use* end = use + sample.uses; use != end; ++use)
        for (int half : {kMiddlegame, kEndgame}) sums[half] += use->times * weights[use->weight][half];
    SampleEval eval;
    for (const Color color : {White, Black}) {
        std::array<double, 2> danger{};
        for (int feature = 0; feature < kDangerFeatures; ++feature)
            for (int half : {kMiddlegame, kEndgame})
                danger[half] += sample.danger[color][feature] *
                                weights[weightIndex(ClassicalTerm::KingDanger, feature)][half];
        const double sign = color == White ? -1 : 1;
        for (int half : {kMiddlegame, kEndgame}) {
            const Penalty penalty = penaltyOf(danger[half]);
            sums[half] += sign * penalty.cp;
            eval.dangerGradient[color][half] = sign * penalty.derivative;
        }
    }
    const int scale = sample.scale[sums[kEndgame] >= 0 ? White : Black];
    const double phase = double(sample.phase) / kFullPhase;
    eval.share = {scale == 0 ? 0 : phase, (1 - phase) * scale / kNormalScale};
    eval.cp = sums[kMiddlegame] * eval.share[kMiddlegame] + sums[kEndgame] * eval.share[kEndgame];
    return eval;
}

void addGradient(const TunerData& data, const TunerSample& sample, const SampleEval& eval, double factor,
                 RealWeights& gradient) {
    const double middlegame = factor * eval.share[kMiddlegame];
    const double endgame = factor * eval.share[kEndgame];
    const ClassicalTrace::Use* use = data.usesOf(sample);
    for (const ClassicalTrace::Use* end = use + sample.uses; use != end; ++use) {
        gradient[use->weight][kMiddlegame] += middlegame * use->times;
        gradient[use->weight][kEndgame] += endgame * use->times;
    }
    for (const Color color : {White, Black}) {
        const auto& danger = eval.dangerGradient[color];
        if (danger[kMiddlegame] == 0 && danger[kEndgame] == 0) continue;
        for (int feature = 0; feature < kDangerFeatures; ++feature) {
            auto& target = gradient[weightIndex(ClassicalTerm::KingDanger, feature)];
            const double times = sample.danger[color][feature];
            target[kMiddlegame] += middlegame * danger[kMiddlegame] * times;
            target[kEndgame] += endgame * danger[kEndgame] * times;
        }
    }
}

void mirrorSquares(RealWeights& gradients) {
    const int first = weightIndex(ClassicalTerm::PawnSquare);
    const int last = weightIndex(ClassicalTerm::KingSquare) + kSquares;
    for (int weight = first; weight < last; ++weight) {
        const int file = (weight - first) % 8;
        if (file >= 4) continue;
        const int mirrored = weight + 7 - 2 * file;
        for (int half : {kMiddlegame, kEndgame})
            gradients[weight][half] = gradients[mirrored][half] =
                (gradients[weight][half] + gradients[mirrored][half]) / 2;
    }
}

double normalize(RealWeights& weights, const ClassicalCounts& counts) {
    const auto material = [](PieceType type) { return weightIndex(ClassicalTerm::Material, type); };
    for (int type = Pawn; type <= King; ++type)
        moveMean(weights, counts, squareTerm(static_cast<PieceType>(type)),
                 type == King ? -1 : material(static_cast<PieceType>(type)));
    moveMean(weights, counts, ClassicalTerm::KnightMobility, material(Knight));
    moveMean(weights, counts, ClassicalTerm::BishopMobility, material(Bishop));
    moveMean(weights, counts, ClassicalTerm::RookMobility, material(Rook));
    moveMean(weights, counts, ClassicalTerm::QueenMobility, material(Queen));
    const auto& pawn = weights[material(Pawn)];
    const double factor = kPawnCp / std::max(1.0, (pawn[kMiddlegame] + pawn[kEndgame]) / 2);
    for (int weight = 0; weight < kClassicalWeightCount; ++weight)
        for (double& half : weights[weight]) half *= isDangerWeight(weight) ? std::sqrt(factor) : factor;
    return factor;
}

}  // namespace plyglass
