// The weights of a network as real numbers, as training wants them, and from and to the quantized ones that
// play.
#pragma once

#include "engine/base/aligned.h"
#include "engine/eval/network/network.h"
#include "engine/learning/training/network_arithmetic.h"

namespace plyglass {

/// All weights of a network, or one number for each of them. The neurons of a group lie together.
class NetworkParameters {
  public:
    explicit NetworkParameters(const NetworkShape& shape);

    const NetworkShape& shape() const { return m_shape; }
    int groups() const { return m_shape.hidden / m_width; }
    /// Neurons of a group.
    int width() const { return m_width; }
    GroupRows rows(int group);
    /// As `rows`; what it points to is not to be written.
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

/// Multiplies what the network says of every position.
void scaleOutputs(NetworkParameters& parameters, double factor);
/// The network as it plays, its weights rounded to integers; without a name.
Network quantized(const NetworkParameters& parameters);
/// The other way round: the weights of the first neurons become the network's, which has as many outputs, is
/// mirrored alike and has no more neurons.
void dequantize(const Network& network, NetworkParameters& parameters);

}  // namespace plyglass
