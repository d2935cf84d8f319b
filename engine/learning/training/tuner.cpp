#include "engine/learning/training/tuner.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/base/logistic.h"
#include "engine/base/parallel.h"
#include "engine/base/shuffle.h"
#include "engine/learning/training/adam.h"
#include "engine/learning/training/real_weights.h"

namespace plyglass {

namespace {

constexpr std::size_t kHeldOutGameEvery = 20;
/// Parts of a batch, whose sums are added in a fixed order, so that the result does not depend on the number
/// of threads.
constexpr int kParts = 16;
/// Search range and iterations for the sigmoid scale.
constexpr double kMinScale = 0.1;
constexpr double kMaxScale = 4;
constexpr int kScaleSteps = 25;
/// Epsilon of Adam: gradients per centipawn are small.
constexpr double kEpsilon = 1e-12;

double predicted(double cp, double scale) { return logistic(cp * scale * std::numbers::ln10 / 400); }

/// Calls `work(part)` for every part on `threads` threads.
template <class Work>
void inParts(int threads, const Work& work) {
    forEachIndex(kParts, std::min(threads, kParts), [&](std::size_t part) { work(static_cast<int>(part)); });
}

/// A tuning run.
class Fit {
  public:
    Fit(const TunerData& data, const ClassicalWeights& start, const TunerOptions& options,
        const JobContext& context)
        : m_data(data),
          m_options(options),
          m_context(context),
          m_initial(dequantized(start)),
          m_weights(m_initial) {}

    TunerReport run();

  private:
    /// Parameters of the loss: sigmoid scale, and weight of the result in the target.
    struct Measure {
        double scale;
        double resultShare;
    };
    double target(const TunerSample& sample, double resultShare) const;
    double loss(const std::vector<TunerSample>& samples, const RealWeights& weights, Measure measure) const;
    double bestScale() const;
    void epoch(int number);
    void step(std::size_t first, std::size_t last, double rate);
    RealWeights gradient(std::size_t first, std::size_t last) const;

    const TunerData& m_data;
    const TunerOptions& m_options;
    const JobContext& m_context;
    const RealWeights m_initial;
    RealWeights m_weights;
    RealWeights m_firstMoment{};
    RealWeights m_secondMoment{};
    std::uint64_t m_steps = 0;
    double m_scale = 1;
    std::vector<std::uint32_t> m_order;
    Random m_random{m_options.seed};
};

double Fit::target(const TunerSample& sample, double resultShare) const {
    if (!sample.scoreCp) return sample.result;
    return resultShare * sample.result + (1 - resultShare) * predicted(*sample.scoreCp, m_scale);
}

double Fit::loss(const std::vector<TunerSample>& samples, const RealWeights& weights, Measure measure) const {
    std::array<double, kParts> sums{};
    inParts(m_context.threads, [&](int part) {
        for (std::size_t i = samples.size() * part / kParts; i < samples.size() * (part + 1) / kParts; ++i) {
            const double error = predicted(evaluate(m_data, samples[i], weights).cp, measure.scale) -
                                 target(samples[i], measure.resultShare);
            sums[part] += error * error;
        }
    });
    double sum = 0;
    for (const double part : sums) sum += part;
    return samples.empty() ? 0 : sum / static_cast<double>(samples.size());
}

/// Sigmoid scale with the best prediction by the initial weights, found by golden section search.
double Fit::bestScale() const {
    const double golden = (std::sqrt(5.0) - 1) / 2;
    double low = kMinScale;
    double high = kMaxScale;
    for (int step = 0; step < kScaleSteps; ++step) {
        const double lower = high - golden * (high - low);
        const double upper = low + golden * (high - low);
        if (loss(m_data.samples(), m_initial, {lower, 1}) < loss(m_data.samples(), m_initial, {upper, 1}))
            high = upper;
        else
            low = lower;
    }
    return (low + high) / 2;
}

/// Gradient of the summed squared error of a range of positions by every weight.
RealWeights Fit::gradient(std::size_t first, std::size_t last) const {
    std::vector<RealWeights> parts(kParts);
    inParts(m_context.threads, [&](int part) {
        const std::size_t size = last - first;
        for (std::size_t i = first + size * part / kParts; i < first + size * (part + 1) / kParts; ++i) {
            const TunerSample& sample = m_data.samples()[m_order[i]];
            const SampleEval eval = evaluate(m_data, sample, m_weights);
            const double expected = predicted(eval.cp, m_scale);
            const double steepness = expected * (1 - expected) * m_scale * std::numbers::ln10 / 400;
            addGradient(m_data, sample, eval,
                        2 * (expected - target(sample, m_options.resultShare)) * steepness, parts[part]);
        }
    });
    for (int part = 1; part < kParts; ++part)
        for (int weight = 0; weight < kClassicalWeightCount; ++weight)
            for (int half : {0, 1}) parts[0][weight][half] += parts[part][weight][half];
    mirrorSquares(parts[0]);
    return parts[0];
}

/// One Adam step on the loss plus L2 penalty.
void Fit::step(std::size_t first, std::size_t last, double rate) {
    const RealWeights sum = gradient(first, last);
    const double batch = static_cast<double>(last - first);
    const double penalty = 2 * m_options.l2Penalty / static_cast<double>(m_data.samples().size());
    const AdamStep<double> step({.learningRate = rate, .epsilon = kEpsilon}, ++m_steps);
    for (int weight = 0; weight < kClassicalWeightCount; ++weight)
        for (int half : {0, 1}) {
            double& value = m_weights[weight][half];
            stepByAdam<double>({value, m_firstMoment[weight][half], m_secondMoment[weight][half]},
                               sum[weight][half] / batch + penalty * (value - m_initial[weight][half]), step);
        }
}

void Fit::epoch(int number) {
    shuffle(m_order, m_random);
    const auto batch = static_cast<std::size_t>(m_options.batchSize);
    const double rate =
        m_options.learningRate * 0.5 * (1 + std::cos(std::numbers::pi * number / m_options.epochs));
    for (std::size_t first = 0; first < m_order.size(); first += batch)
        step(first, std::min(first + batch, m_order.size()), rate);
    m_context.report({static_cast<std::uint64_t>(number + 1), static_cast<std::uint64_t>(m_options.epochs),
                      "epochs",
                      fmt::format("loss held out {:.6f}",
                                  loss(m_data.heldOut(), m_weights, {m_scale, m_options.resultShare}))});
}

TunerReport Fit::run() {
    TunerReport report;
    m_order.resize(m_data.samples().size());
    for (std::size_t i = 0; i < m_order.size(); ++i) m_order[i] = static_cast<std::uint32_t>(i);
    m_scale = report.scaleBefore = bestScale();
    report.positions = m_data.samples().size();
    report.heldOutPositions = m_data.heldOut().size();
    const Measure before{m_scale, m_options.resultShare};
    report.lossBefore = loss(m_data.samples(), m_initial, before);
    report.heldOutBefore = loss(m_data.heldOut(), m_initial, before);
    for (int number = 0; number < m_options.epochs && !m_context.stopRequested(); ++number) epoch(number);
    const double factor = normalize(m_weights, m_data.counts());
    report.weights = quantized(m_weights);
    report.scaleAfter = m_scale / factor;
    const RealWeights rounded = dequantized(report.weights);
    const Measure after{report.scaleAfter, m_options.resultShare};
    report.lossAfter = loss(m_data.samples(), rounded, after);
    report.heldOutAfter = loss(m_data.heldOut(), rounded, after);
    return report;
}

}  // namespace

void TunerData::addGame(const std::vector<QuietPosition>& positions) {
    std::vector<TunerSample>& samples =
        m_games++ % kHeldOutGameEvery == kHeldOutGameEvery - 1 ? m_heldOut : m_samples;
    for (const QuietPosition& quiet : positions) {
        const ClassicalTrace trace = traceClassical(quiet.position);
        TunerSample sample{};
        sample.firstUse = m_uses.size();
        sample.uses = static_cast<std::uint16_t>(trace.uses.size());
        sample.phase = static_cast<std::uint8_t>(trace.phase);
        for (const Color color : {White, Black})
            sample.scale[color] = static_cast<std::uint8_t>(trace.scale[color]);
        sample.danger = trace.danger;
        sample.result = static_cast<float>(quiet.result);
        if (quiet.scoreCp) sample.scoreCp = static_cast<float>(*quiet.scoreCp);
        m_uses.insert(m_uses.end(), trace.uses.begin(), trace.uses.end());
        samples.push_back(sample);
        countClassicalWeights(quiet.position, m_counts);
    }
}

Result<TunerReport> tuneClassicalWeights(const TunerData& data, const ClassicalWeights& start,
                                         const TunerOptions& options, const JobContext& context) {
    if (data.samples().empty())
        return fail(translatable(
            "Engine",
            "The games have no quiet position to learn from. Give finished games with their results."));
    return Fit(data, start, options, context).run();
}

}  // namespace plyglass
