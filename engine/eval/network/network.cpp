#include "engine/eval/network/network.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/base/random.h"
#include "engine/eval/network/network_tunables.h"

namespace plyglass {

namespace {

/// Uniform random value within ±max.
std::int16_t uniformWithin(Random& random, int max) {
    return static_cast<std::int16_t>(static_cast<int>(random.below(static_cast<std::uint64_t>(2 * max + 1))) -
                                     max);
}

void fill(AlignedVector<std::int16_t>& weights, std::size_t size, Random& random, int max) {
    weights.resize(size);
    for (std::int16_t& weight : weights) weight = uniformWithin(random, max);
}

#ifdef PLYGLASS_TUNING
/// Score of an output in centipawns, after the tunable scale and bias.
std::int64_t tuned(std::int64_t cp, int bucket) {
    using namespace tune;
    constexpr std::array<const int*, kMaxBuckets> kScales = {&networkScale0, &networkScale1, &networkScale2,
                                                             &networkScale3, &networkScale4, &networkScale5,
                                                             &networkScale6, &networkScale7};
    constexpr std::array<const int*, kMaxBuckets> kBiases = {&networkBias0, &networkBias1, &networkBias2,
                                                             &networkBias3, &networkBias4, &networkBias5,
                                                             &networkBias6, &networkBias7};
    const auto index = static_cast<std::size_t>(bucket);
    return cp * *kScales[index] / kTunedScaleUnit + *kBiases[index];
}
#else
constexpr std::int64_t tuned(std::int64_t cp, int) { return cp; }
#endif

}  // namespace

Result<NetworkShape> checkedShape(NetworkShape shape) {
    if (shape.hidden < kNeuronStep || shape.hidden > kMaxHidden || shape.hidden % kNeuronStep != 0)
        return fail(
            translatable("Engine",
                         "A network of {} neurons is not possible; choose a multiple of {} up to {}."),
            shape.hidden, kNeuronStep, kMaxHidden);
    if (shape.buckets < 1 || shape.buckets > kMaxBuckets)
        return fail(translatable("Engine", "A network has 1 to {} outputs, not {}."), kMaxBuckets,
                    shape.buckets);
    return shape;
}

int Network::score(std::int64_t sum, int bucket) const {
    const std::int64_t bias = weights.outputBiases[static_cast<std::size_t>(bucket)];
    const std::int64_t cp = (sum + bias * kQaClipped) * kNetworkScaleCp / (kQaClipped * kQaClipped * kQb);
    return static_cast<int>(std::clamp<std::int64_t>(tuned(cp, bucket), -kMaxEvalCp, kMaxEvalCp));
}

int Network::evaluate(const Position& position, Bitboard shown, const NetworkKernels& kernels) const {
    alignas(64) std::int16_t accumulators[kColors][kMaxHidden];
    for (const Color side : {White, Black})
        kernels.update({accumulators[side], weights.biases.data(), rowsOf(*this, position, side, shown)},
                       shape.hidden);
    const Color us = position.sideToMove();
    return output(accumulators[us], accumulators[~us], bucketOf(position), kernels);
}

RowChanges rowsOf(const Network& network, const Position& position, Color side, Bitboard shown) {
    const bool isMirrored = network.mirrorsFor(position.king(side));
    RowChanges rows;
    while (shown != 0) {
        const Square square = popLowest(shown);
        rows.added[rows.addedCount++] =
            network.row(networkInput(side, isMirrored, position.pieceAt(square), square));
    }
    return rows;
}

Network randomNetwork(const NetworkShape& shape, std::uint64_t seed) {
    // Wide enough for the neurons to differ, and for outputs to spread by some tens of centipawns.
    constexpr int kMaxFeature = 160;
    constexpr int kMaxOutput = 48;
    Random random(seed);
    Network network{fmt::format("Random {}", seed), {}, shape, {}};
    network.lineage.seed = seed;
    network.lineage.notes = "random weights";
    const auto hidden = static_cast<std::size_t>(shape.hidden);
    const auto buckets = static_cast<std::size_t>(shape.buckets);
    fill(network.weights.features, kNetworkInputs * hidden, random, kMaxFeature);
    fill(network.weights.biases, hidden, random, kMaxFeature);
    fill(network.weights.outputs, buckets * 2 * hidden, random, kMaxOutput);
    network.weights.outputBiases.assign(buckets, 0);
    return network;
}

}  // namespace plyglass
