#include "engine/learning/training/network_trainer.h"

#include <algorithm>
#include <cmath>

#include "engine/base/logistic.h"
#include "engine/base/parallel.h"
#include "engine/base/random.h"

namespace plyglass {

namespace {

/// Positions whose neurons are kept between forward and backward pass.
constexpr std::size_t kChunk = 256;
/// Weights updated together: they fit in the L1 cache.
constexpr std::size_t kBlock = 1024;
/// Weight limit, which allows a fine quantization and small sums.
constexpr double kMaxWeight = 0.95;

/// Uniform within ±max.
float uniform(Random& random, double max) {
    constexpr double kSteps = 1 << 24;
    const auto step = static_cast<double>(random.below(static_cast<std::uint64_t>(kSteps)));
    return static_cast<float>((2 * step / (kSteps - 1) - 1) * max);
}

/// A thread's range of `size` elements.
std::pair<std::size_t, std::size_t> share(std::size_t size, int thread, int threads) {
    const auto of = [&](int which) {
        return size * static_cast<std::size_t>(which) / static_cast<std::size_t>(threads);
    };
    return {of(thread), of(thread + 1)};
}

}  // namespace

NetworkTrainer::NetworkTrainer(const TrainerOptions& options, const NetworkArithmetic& arithmetic)
    : m_options(options),
      m_arithmetic(arithmetic),
      m_parameters(options.shape),
      m_gradients(static_cast<std::size_t>(options.threads), m_parameters),
      m_firstMoment(m_parameters.values().size()),
      m_secondMoment(m_parameters.values().size()) {
    Random random(options.seed);
    const double maxFeature = 1 / std::sqrt(static_cast<double>(kNetworkInputs));
    const double maxOutput = 1 / std::sqrt(2.0 * options.shape.hidden);
    for (int group = 0; group < m_parameters.groups(); ++group) {
        const GroupRows rows = m_parameters.rows(group);
        for (int i = 0; i < (kNetworkInputs + 1) * rows.width; ++i)
            rows.features[i] = uniform(random, maxFeature);
        for (int i = 0; i < 2 * options.shape.buckets * rows.width; ++i)
            rows.outputs[i] = uniform(random, maxOutput);
    }
}

void NetworkTrainer::startFrom(const Network& network) {
    dequantize(network, m_parameters);
    if (m_options.l2SpDecay > 0) m_initial = m_parameters.values();
}

/// Forward pass through all groups, loss at the output, backward pass through all groups. Returns the summed
/// error.
double NetworkTrainer::forwardBackwardChunk(std::span<const TrainingPosition> positions,
                                            NetworkParameters* gradients) const {
    const auto count = static_cast<int>(positions.size());
    const std::size_t neuronsOfGroup = kChunk * 2 * static_cast<std::size_t>(m_parameters.width());
    thread_local std::vector<BatchPosition> prepared(kChunk);
    thread_local AlignedVector<float> neurons;
    neurons.resize(neuronsOfGroup * static_cast<std::size_t>(m_parameters.groups()));
    std::array<float, kChunk> outputs;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const int bucket = bucketOf(positions[i], m_options.shape.buckets);
        prepared[i] = {activeInputs(positions[i], m_options.shape.isMirrored), bucket, 0};
        outputs[i] = m_parameters.outputBias(bucket);
    }
    const auto neuronsOf = [&](int group) {
        return neurons.data() + static_cast<std::size_t>(group) * neuronsOfGroup;
    };
    for (int group = 0; group < m_parameters.groups(); ++group)
        m_arithmetic.forward(m_parameters.rows(group), prepared.data(), count, neuronsOf(group),
                             outputs.data());
    const auto steepness = static_cast<float>(m_options.steepness);
    double sum = 0;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const float predicted = logistic(steepness * outputs[i]);
        const float error = predicted - positions[i].target;
        sum += static_cast<double>(error) * static_cast<double>(error);
        prepared[i].gradient = 2 * steepness * error * predicted * (1 - predicted);
        if (gradients) gradients->outputBias(prepared[i].bucket) += prepared[i].gradient;
    }
    if (!gradients) return sum;
    const std::span<const BatchPosition> swept{prepared.data(), positions.size()};
    thread_local InputUsers users;
    findUsers(swept, users);
    for (int group = 0; group < m_parameters.groups(); ++group)
        m_arithmetic.backward(m_parameters.rows(group), gradients->rows(group), swept, users,
                              neuronsOf(group));
    return sum;
}

double NetworkTrainer::forwardBackward(std::span<const TrainingPosition> positions,
                                       NetworkParameters* gradients) const {
    double sum = 0;
    for (std::size_t begin = 0; begin < positions.size(); begin += kChunk)
        sum += forwardBackwardChunk(positions.subspan(begin, std::min(kChunk, positions.size() - begin)),
                                    gradients);
    return sum;
}

double NetworkTrainer::gradients(std::span<const TrainingPosition> positions,
                                 NetworkParameters& gradients) const {
    return forwardBackward(positions, &gradients) / static_cast<double>(positions.size());
}

double NetworkTrainer::error(std::span<const TrainingPosition> positions) const {
    std::vector<double> sums(static_cast<std::size_t>(m_options.threads));
    onThreads(m_options.threads, [&](int thread) {
        const auto [begin, end] = share(positions.size(), thread, m_options.threads);
        sums[static_cast<std::size_t>(thread)] =
            forwardBackward(positions.subspan(begin, end - begin), nullptr);
    });
    double sum = 0;
    for (const double part : sums) sum += part;
    return positions.empty() ? 0 : sum / static_cast<double>(positions.size());
}

double NetworkTrainer::step(std::span<const TrainingPosition> batch, double learningRate) {
    std::vector<double> sums(static_cast<std::size_t>(m_options.threads));
    onThreads(m_options.threads, [&](int thread) {
        const auto [begin, end] = share(batch.size(), thread, m_options.threads);
        sums[static_cast<std::size_t>(thread)] = forwardBackward(
            batch.subspan(begin, end - begin), &m_gradients[static_cast<std::size_t>(thread)]);
    });
    ++m_steps;
    const double scale = 1 / static_cast<double>(batch.size());
    onThreads(m_options.threads, [&](int thread) {
        const auto [begin, end] = share(m_firstMoment.size(), thread, m_options.threads);
        decayTowardsInitial(begin, end, learningRate);
        updateWeights(begin, end, learningRate, scale);
    });
    double sum = 0;
    for (const double part : sums) sum += part;
    return sum * scale;
}

/// L2-SP decay of a range of weights.
void NetworkTrainer::decayTowardsInitial(std::size_t begin, std::size_t end, double learningRate) {
    if (m_initial.empty()) return;
    const auto pull = static_cast<float>(learningRate * m_options.l2SpDecay);
    float* values = m_parameters.values().data();
    for (std::size_t i = begin; i < end; ++i) values[i] += pull * (m_initial[i] - values[i]);
}

/// AdamW step of a range of weights; consumes its gradients.
void NetworkTrainer::updateWeights(std::size_t begin, std::size_t end, double learningRate, double scale) {
    const AdamStep<float> step({.learningRate = learningRate,
                                .gradientScale = scale,
                                .weightDecay = m_options.weightDecay,
                                .max = kMaxWeight},
                               m_steps);
    for (; begin < end; begin += kBlock) {
        const std::size_t size = std::min(kBlock, end - begin);
        float* gradients = m_gradients.front().values().data() + begin;
        for (std::size_t set = 1; set < m_gradients.size(); ++set)
            m_arithmetic.reduce(gradients, m_gradients[set].values().data() + begin, size);
        m_arithmetic.adamUpdate(m_parameters.values().data() + begin, gradients, m_firstMoment.data() + begin,
                                m_secondMoment.data() + begin, size, step);
    }
}

double NetworkTrainer::output(const TrainingPosition& position) const {
    const BatchPosition prepared = {activeInputs(position, m_options.shape.isMirrored),
                                    bucketOf(position, m_options.shape.buckets), 0};
    float output = m_parameters.outputBias(prepared.bucket);
    std::array<float, 2 * kMaxGroupWidth> neurons;
    for (int group = 0; group < m_parameters.groups(); ++group)
        m_arithmetic.forward(m_parameters.rows(group), &prepared, 1, neurons.data(), &output);
    return static_cast<double>(output);
}

Network NetworkTrainer::network(double outputFactor) const {
    NetworkParameters parameters = m_parameters;
    scaleOutputs(parameters, outputFactor);
    Network network = quantized(parameters);
    network.lineage.seed = m_options.seed;
    return network;
}

void NetworkTrainer::restore(const State& state) {
    m_parameters.values() = state.values;
    m_firstMoment = state.firstMoment;
    m_secondMoment = state.secondMoment;
    m_steps = state.steps;
}

}  // namespace plyglass
