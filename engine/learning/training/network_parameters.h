// Network weights in floating point, for training, with quantization and dequantization.
#pragma once

#include "engine/base/aligned.h"
#include "engine/eval/network/network.h"
#include "engine/learning/training/network_arithmetic.h"

namespace plyglass {

/// All weights of a network, or one number per weight. The neurons of a group are contiguous.
class NetworkParameters {
  public:
    explicit NetworkParameters(const NetworkShape& shape);

    const NetworkShape& shape() const { return m_shape; }
    int groups() const { return m_shape.hidden / m_width; }
    /// Neurons per group.
    int width() const { return m_width; }
    GroupRows rows(int group);
    /// As `rows`; the result must not be written to.
    GroupRows rows(int group) const { return const_cast<NetworkParameters*>(this)->rows(group); }
    float& outputBias(int bucket) {
        return m_values[m_values.size() - static_cast<std::size_t>(m_shape.buckets - bucket)];
    }
    float outputBias(int bucket) const { return const_cast<NetworkParameters*>(this)->outputBias(bucket); }
    AlignedVector<float>& values() { return m_values; }
    const AlignedVector<float>& values() const { return m_values; }

  private:
    NetworkShape m_shape;
    int m_width;
    std::size_t m_groupSize;
    AlignedVector<float> m_values;
};

/// Multiplies the network's output for all positions.
void scaleOutputs(NetworkParameters& parameters, double factor);
/// The quantized network, with weights rounded to integers; without a name.
Network quantized(const NetworkParameters& parameters);
/// Inverse of `quantized`: writes the network's weights to the first neurons. The network must have the same
/// buckets and mirroring, and no more neurons.
void dequantize(const Network& network, NetworkParameters& parameters);

}  // namespace plyglass
