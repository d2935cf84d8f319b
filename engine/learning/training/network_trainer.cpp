#include "engine/learning/training/network_trainer.h"

#include <algorithm>
#include <cmath>

#include "engine/base/parallel.h"
#include "engine/base/random.h"

namespace plyglass {

namespace {

/// Positions whose neurons are kept between the two sweeps.
constexpr std::size_t kChunk = 256;
/// So many weights are corrected at once: they stay in the fastest memory meanwhile.
constexpr std::size_t kBlock = 1024;
constexpr double kMeanDecay = 0.9;
constexpr double kSquareDecay = 0.999;
constexpr float kTiny = 1e-8f;
/// All weights stay within this, so that whole numbers can be fine ones and sums of them stay small.
constexpr float kMostWeight = 0.95f;

/// −most … most.
float drawn(Random& random, double most) {
    constexpr double kSteps = 1 << 24;
    const auto step = static_cast<double>(random.below(static_cast<std::uint64_t>(kSteps)));
    return static_cast<float>((2 * step / (kSteps - 1) - 1) * most);
}

float sigmoid(float x) { return 1 / (1 + std::exp(-x)); }

/// The part of `size` that falls to a thread.
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
      m_slopes(static_cast<std::size_t>(options.threads), m_parameters),
      m_means(m_parameters.values().size()),
      m_squares(m_parameters.values().size()) {
    Random random(options.seed);
    const double mostFeature = 1 / std::sqrt(static_cast<double>(kNetworkInputs));
    const double mostOutput = 1 / std::sqrt(2.0 * options.shape.hidden);
    for (int group = 0; group < m_parameters.groups(); ++group) {
        const GroupRows rows = m_parameters.rows(group);
        for (int i = 0; i < (kNetworkInputs + 1) * rows.width; ++i)
            rows.features[i] = drawn(random, mostFeature);
        for (int i = 0; i < 2 * options.shape.buckets * rows.width; ++i)
            rows.outputs[i] = drawn(random, mostOutput);
    }
}

void NetworkTrainer::startFrom(const Network& network) {
    takeWeights(network, m_parameters);
    if (m_options.startDecay > 0) m_start = m_parameters.values();
}

/// Forward through all groups, then the error at the output, then back through all groups. Returns the sum of
/// errors.
double NetworkTrainer::sweepChunk(std::span<const TrainingPosition> positions,
                                  NetworkParameters* slopes) const {
    const auto count = static_cast<int>(positions.size());
    const std::size_t neuronsOfGroup = kChunk * 2 * static_cast<std::size_t>(m_parameters.width());
    thread_local std::vector<SweepPosition> prepared(kChunk);
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
    double sum = 0;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const float predicted = sigmoid(outputs[i]);
        const float error = predicted - positions[i].target;
        sum += static_cast<double>(error) * static_cast<double>(error);
        prepared[i].slope = 2 * error * predicted * (1 - predicted);
        if (slopes) slopes->outputBias(prepared[i].bucket) += prepared[i].slope;
    }
    if (!slopes) return sum;
    const std::span<const SweepPosition> swept{prepared.data(), positions.size()};
    thread_local InputUsers users;
    findUsers(swept, users);
    for (int group = 0; group < m_parameters.groups(); ++group)
        m_arithmetic.backward(m_parameters.rows(group), slopes->rows(group), swept, users, neuronsOf(group));
    return sum;
}

double NetworkTrainer::sweep(std::span<const TrainingPosition> positions, NetworkParameters* slopes) const {
    double sum = 0;
    for (std::size_t begin = 0; begin < positions.size(); begin += kChunk)
        sum += sweepChunk(positions.subspan(begin, std::min(kChunk, positions.size() - begin)), slopes);
    return sum;
}

double NetworkTrainer::slopes(std::span<const TrainingPosition> positions, NetworkParameters& slopes) const {
    return sweep(positions, &slopes) / static_cast<double>(positions.size());
}

double NetworkTrainer::error(std::span<const TrainingPosition> positions) const {
    std::vector<double> sums(static_cast<std::size_t>(m_options.threads));
    onThreads(m_options.threads, [&](int thread) {
        const auto [begin, end] = share(positions.size(), thread, m_options.threads);
        sums[static_cast<std::size_t>(thread)] = sweep(positions.subspan(begin, end - begin), nullptr);
    });
    double sum = 0;
    for (const double part : sums) sum += part;
    return positions.empty() ? 0 : sum / static_cast<double>(positions.size());
}

double NetworkTrainer::correct(std::span<const TrainingPosition> batch, double learningRate) {
    std::vector<double> sums(static_cast<std::size_t>(m_options.threads));
    onThreads(m_options.threads, [&](int thread) {
        const auto [begin, end] = share(batch.size(), thread, m_options.threads);
        sums[static_cast<std::size_t>(thread)] =
            sweep(batch.subspan(begin, end - begin), &m_slopes[static_cast<std::size_t>(thread)]);
    });
    ++m_corrections;
    const double scale = 1 / static_cast<double>(batch.size());
    onThreads(m_options.threads, [&](int thread) {
        const auto [begin, end] = share(m_means.size(), thread, m_options.threads);
        pullToStart(begin, end, learningRate);
        applySlopes(begin, end, learningRate, scale);
    });
    double sum = 0;
    for (const double part : sums) sum += part;
    return sum * scale;
}

/// A part of the weights back towards those that the training went on from.
void NetworkTrainer::pullToStart(std::size_t begin, std::size_t end, double learningRate) {
    if (m_start.empty()) return;
    const auto pull = static_cast<float>(learningRate * m_options.startDecay);
    float* values = m_parameters.values().data();
    for (std::size_t i = begin; i < end; ++i) values[i] += pull * (m_start[i] - values[i]);
}

/// AdamW on a part of the weights; the slopes there are used up.
void NetworkTrainer::applySlopes(std::size_t begin, std::size_t end, double learningRate, double scale) {
    const auto steps = static_cast<double>(m_corrections);
    AdamStep step{};
    step.slopeScale = static_cast<float>(scale);
    step.meanDecay = static_cast<float>(kMeanDecay);
    step.squareDecay = static_cast<float>(kSquareDecay);
    step.squareScale = static_cast<float>(1 / (1 - std::pow(kSquareDecay, steps)));
    step.rate = static_cast<float>(learningRate / (1 - std::pow(kMeanDecay, steps)));
    step.keep = static_cast<float>(1 - learningRate * m_options.weightDecay);
    step.tiny = kTiny;
    step.most = kMostWeight;
    for (; begin < end; begin += kBlock) {
        const std::size_t size = std::min(kBlock, end - begin);
        float* slopes = m_slopes.front().values().data() + begin;
        for (std::size_t set = 1; set < m_slopes.size(); ++set)
            m_arithmetic.gather(slopes, m_slopes[set].values().data() + begin, size);
        m_arithmetic.adjust(m_parameters.values().data() + begin, slopes, m_means.data() + begin,
                            m_squares.data() + begin, size, step);
    }
}

double NetworkTrainer::output(const TrainingPosition& position) const {
    const SweepPosition prepared = {activeInputs(position, m_options.shape.isMirrored),
                                    bucketOf(position, m_options.shape.buckets), 0};
    float output = m_parameters.outputBias(prepared.bucket);
    std::array<float, 2 * kWidestGroup> neurons;
    for (int group = 0; group < m_parameters.groups(); ++group)
        m_arithmetic.forward(m_parameters.rows(group), &prepared, 1, neurons.data(), &output);
    return static_cast<double>(output);
}

Network NetworkTrainer::network(double outputFactor) const {
    NetworkParameters parameters = m_parameters;
    scaleOutputs(parameters, outputFactor);
    Network network = inWholeNumbers(parameters);
    network.lineage.seed = m_options.seed;
    return network;
}

void NetworkTrainer::restore(const State& state) {
    m_parameters.values() = state.values;
    m_means = state.means;
    m_squares = state.squares;
    m_corrections = state.corrections;
}

}  // namespace plyglass
