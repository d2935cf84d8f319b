#include "engine/learning/training/network_parameters.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace plyglass {

namespace {

/// Calls `visit(real, quantized, scale, max)` for every weight of the network: the parameter, the quantized
/// weight, its scale, and its largest quantized value. Output biases are excluded.
template <typename Parameters, typename SomeNetwork, typename Visit>
void pairUp(Parameters& parameters, SomeNetwork& network, Visit visit) {
    auto& weights = network.weights;
    const auto hidden = static_cast<std::size_t>(network.shape.hidden);
    const auto outputs = 2 * static_cast<std::size_t>(network.shape.buckets);
    const auto width = static_cast<std::size_t>(parameters.width());
    for (std::size_t neuron = 0; neuron < hidden; ++neuron) {
        const GroupRows rows = parameters.rows(static_cast<int>(neuron / width));
        const std::size_t place = neuron % width;
        for (std::size_t input = 0; input < kNetworkInputs; ++input)
            visit(rows.features[input * width + place], weights.features[input * hidden + neuron], kQa,
                  kMaxFeatureWeight);
        visit(rows.biases[place], weights.biases[neuron], kQa, kMaxNeuronBias);
        for (std::size_t output = 0; output < outputs; ++output)
            visit(rows.outputs[output * width + place], weights.outputs[output * hidden + neuron], kQb,
                  kMaxOutputWeight);
    }
}

}  // namespace

NetworkParameters::NetworkParameters(const NetworkShape& shape)
    : m_shape(shape),
      m_width(std::gcd(shape.hidden, kMaxGroupWidth)),
      m_groupSize(static_cast<std::size_t>((kNetworkInputs + 1 + 2 * shape.buckets) * m_width)),
      m_values(m_groupSize * static_cast<std::size_t>(groups()) + static_cast<std::size_t>(shape.buckets)) {}

GroupRows NetworkParameters::rows(int group) {
    float* begin = m_values.data() + static_cast<std::size_t>(group) * m_groupSize;
    return {m_width, begin, begin + kNetworkInputs * m_width, begin + (kNetworkInputs + 1) * m_width};
}

void scaleOutputs(NetworkParameters& parameters, double factor) {
    const NetworkShape& shape = parameters.shape();
    for (int group = 0; group < parameters.groups(); ++group) {
        const GroupRows rows = parameters.rows(group);
        for (int i = 0; i < 2 * shape.buckets * rows.width; ++i)
            rows.outputs[i] *= static_cast<float>(factor);
    }
    for (int bucket = 0; bucket < shape.buckets; ++bucket)
        parameters.outputBias(bucket) *= static_cast<float>(factor);
}

Network quantized(const NetworkParameters& parameters) {
    Network network{{}, {}, parameters.shape(), {}};
    const auto hidden = static_cast<std::size_t>(network.shape.hidden);
    const auto buckets = static_cast<std::size_t>(network.shape.buckets);
    NetworkWeights& weights = network.weights;
    weights.features.resize(kNetworkInputs * hidden);
    weights.biases.resize(hidden);
    weights.outputs.resize(buckets * 2 * hidden);
    pairUp(parameters, network, [](float real, std::int16_t& integer, int scale, int max) {
        const auto nearest = static_cast<int>(std::lround(real * static_cast<float>(scale)));
        integer = static_cast<std::int16_t>(std::clamp(nearest, -max, max));
    });
    for (int bucket = 0; bucket < network.shape.buckets; ++bucket)
        weights.outputBiases.push_back(
            static_cast<std::int32_t>(std::lround(parameters.outputBias(bucket) * kQaClipped * kQb)));
    return network;
}

void dequantize(const Network& network, NetworkParameters& parameters) {
    pairUp(parameters, network, [](float& real, std::int16_t integer, int scale, int) {
        real = static_cast<float>(integer) / static_cast<float>(scale);
    });
    for (int bucket = 0; bucket < network.shape.buckets; ++bucket)
        parameters.outputBias(bucket) =
            static_cast<float>(network.weights.outputBiases[static_cast<std::size_t>(bucket)]) /
            (kQaClipped * kQb);
}

}  // namespace plyglass
