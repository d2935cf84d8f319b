#include "engine/learning/training/real_weights.h"

#include <algorithm>
#include <cmath>

#include "engine/eval/classical/endgame_scale.h"
#include "engine/eval/classical/hand_scoring.h"
#include "engine/eval/classical/hand_weights_file.h"

namespace plyglass {

namespace {

constexpr int kMiddlegame = 0;
constexpr int kEndgame = 1;
/// Of a pawn, on the average of both halves.
constexpr double kPawnCp = 100;

/// The penalty of dangerPenalty() without rounding, and its slope.
struct Penalty {
    double cp;
    double slope;
};

Penalty penaltyOf(double danger) {
    if (danger <= 0) return {0, 0};
    if (danger >= kMaxDanger) return {double(kMaxDanger) * kMaxDanger / kDangerScale, 0};
    return {danger * danger / kDangerScale, 2 * danger / kDangerScale};
}

int roundedWeight(double value) {
    return static_cast<int>(std::clamp<long>(std::lround(value), -kMaxHandWeightCp, kMaxHandWeightCp));
}

/// Moves the mean of a term's weights into `target` (-1: nowhere, because it always cancels).
void moveMean(RealWeights& weights, const HandCounts& counts, HandTerm term, int target) {
    const int first = weightIndex(term);
    const int size = kHandTerms[static_cast<int>(term)].size;
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

RealWeights toReal(const HandWeights& weights) {
    RealWeights real;
    for (int weight = 0; weight < kHandWeightCount; ++weight)
        real[weight] = {double(middlegameOf(weights.values[weight])),
                        double(endgameOf(weights.values[weight]))};
    return real;
}

HandWeights toWhole(const RealWeights& weights) {
    HandWeights whole;
    for (int weight = 0; weight < kHandWeightCount; ++weight)
        whole.values[weight] = makeTapered(roundedWeight(weights[weight][kMiddlegame]),
                                           roundedWeight(weights[weight][kEndgame]));
    return whole;
}

Judgement judge(const TunerData& data, const TunerSample& sample, const RealWeights& weights) {
    std::array<double, 2> sums{};
    const HandTrace::Use* use = data.usesOf(sample);
    for (const HandTrace::Use* end = use + sample.uses; use != end; ++use)
        for (int half : {kMiddlegame, kEndgame}) sums[half] += use->times * weights[use->weight][half];
    Judgement judgement;
    for (const Color color : {White, Black}) {
        std::array<double, 2> danger{};
        for (int feature = 0; feature < kDangerFeatures; ++feature)
            for (int half : {kMiddlegame, kEndgame})
                danger[half] +=
                    sample.danger[color][feature] * weights[weightIndex(HandTerm::KingDanger, feature)][half];
        const double sign = color == White ? -1 : 1;
        for (int half : {kMiddlegame, kEndgame}) {
            const Penalty penalty = penaltyOf(danger[half]);
            sums[half] += sign * penalty.cp;
            judgement.dangerSlope[color][half] = sign * penalty.slope;
        }
    }
    const int scale = sample.scale[sums[kEndgame] >= 0 ? White : Black];
    const double phase = double(sample.phase) / kFullPhase;
    judgement.share = {scale == 0 ? 0 : phase, (1 - phase) * scale / kNormalScale};
    judgement.scoreCp =
        sums[kMiddlegame] * judgement.share[kMiddlegame] + sums[kEndgame] * judgement.share[kEndgame];
    return judgement;
}

void addSlope(const TunerData& data, const TunerSample& sample, const Judgement& judgement, double factor,
              RealWeights& gradient) {
    const double middlegame = factor * judgement.share[kMiddlegame];
    const double endgame = factor * judgement.share[kEndgame];
    const HandTrace::Use* use = data.usesOf(sample);
    for (const HandTrace::Use* end = use + sample.uses; use != end; ++use) {
        gradient[use->weight][kMiddlegame] += middlegame * use->times;
        gradient[use->weight][kEndgame] += endgame * use->times;
    }
    for (const Color color : {White, Black}) {
        const auto& slope = judgement.dangerSlope[color];
        if (slope[kMiddlegame] == 0 && slope[kEndgame] == 0) continue;
        for (int feature = 0; feature < kDangerFeatures; ++feature) {
            auto& target = gradient[weightIndex(HandTerm::KingDanger, feature)];
            const int times = sample.danger[color][feature];
            target[kMiddlegame] += middlegame * slope[kMiddlegame] * times;
            target[kEndgame] += endgame * slope[kEndgame] * times;
        }
    }
}

void mirrorSquares(RealWeights& slopes) {
    const int first = weightIndex(HandTerm::PawnSquare);
    const int last = weightIndex(HandTerm::KingSquare) + kSquares;
    for (int weight = first; weight < last; ++weight) {
        const int file = (weight - first) % 8;
        if (file >= 4) continue;
        const int mirrored = weight + 7 - 2 * file;
        for (int half : {kMiddlegame, kEndgame})
            slopes[weight][half] = slopes[mirrored][half] =
                (slopes[weight][half] + slopes[mirrored][half]) / 2;
    }
}

double normalize(RealWeights& weights, const HandCounts& counts) {
    const auto material = [](PieceType type) { return weightIndex(HandTerm::Material, type); };
    for (int type = Pawn; type <= King; ++type)
        moveMean(weights, counts, squareTerm(static_cast<PieceType>(type)),
                 type == King ? -1 : material(static_cast<PieceType>(type)));
    moveMean(weights, counts, HandTerm::KnightMobility, material(Knight));
    moveMean(weights, counts, HandTerm::BishopMobility, material(Bishop));
    moveMean(weights, counts, HandTerm::RookMobility, material(Rook));
    moveMean(weights, counts, HandTerm::QueenMobility, material(Queen));
    const auto& pawn = weights[material(Pawn)];
    const double factor = kPawnCp / std::max(1.0, (pawn[kMiddlegame] + pawn[kEndgame]) / 2);
    for (int weight = 0; weight < kHandWeightCount; ++weight)
        for (double& half : weights[weight]) half *= isDangerWeight(weight) ? std::sqrt(factor) : factor;
    return factor;
}

}  // namespace plyglass
