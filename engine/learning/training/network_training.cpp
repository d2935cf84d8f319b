#include "engine/learning/training/network_training.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <numbers>

#include "engine/base/bytes.h"

namespace plyglass {

namespace {

constexpr std::string_view kMagic = "plyglass-checkpoint 2\n";
constexpr std::string_view kRemedy = "remove it to start the training again";

double rateAt(const TrainingOptions& options, std::uint64_t samples) {
    const double share = std::min(1.0, static_cast<double>(samples) / static_cast<double>(options.samples));
    const double falling = (1 + std::cos(share * std::numbers::pi)) / 2;
    return options.learningRate * (options.lastRateShare + (1 - options.lastRateShare) * falling);
}

/// The batch from this sample on; wraps around at the end of the positions.
std::span<const TrainingPosition> batchAt(const TrainingData& data, std::uint64_t sample, int size,
                                          std::vector<TrainingPosition>& room) {
    const std::size_t all = data.positions.size();
    const auto wanted = static_cast<std::size_t>(size);
    const std::size_t begin = sample % all;
    if (begin + wanted <= all) return {data.positions.data() + begin, wanted};
    room.clear();
    for (std::size_t i = 0; i < wanted; ++i) room.push_back(data.positions[(begin + i) % all]);
    return room;
}

void putFloats(std::string& bytes, const AlignedVector<float>& values) {
    putNumber(bytes, static_cast<std::uint64_t>(values.size()));
    for (const float value : values) putNumber(bytes, std::bit_cast<std::uint32_t>(value));
}

/// The bytes of objects without padding.
template <class Thing>
std::uint64_t checksumOfAll(std::span<const Thing> things) {
    return checksumOf({reinterpret_cast<const char*>(things.data()), things.size_bytes()});
}

bool takeFloats(std::string_view& bytes, AlignedVector<float>& values) {
    if (bytes.size() < sizeof(std::uint64_t) || takeNumber<std::uint64_t>(bytes) != values.size() ||
        bytes.size() < 4 * values.size())
        return false;
    for (float& value : values) value = std::bit_cast<float>(takeNumber<std::uint32_t>(bytes));
    return true;
}

}  // namespace

QuantizationLoss quantizationLoss(const NetworkTrainer& trainer, std::span<const TrainingPosition> positions,
                                  double outputFactor) {
    const Network network = trainer.network(outputFactor);
    QuantizationLoss error;
    for (const TrainingPosition& position : positions) {
        const double exact = outputFactor * trainer.output(position) * kNetworkScaleCp;
        const double difference = std::abs(exact - outputOf(network, position));
        error.meanCp += difference / static_cast<double>(positions.size());
        error.maxCp = std::max(error.maxCp, difference);
    }
    return error;
}

void train(NetworkTrainer& trainer, const TrainingData& data, const TrainingOptions& options,
           const JobContext& context, const std::function<void(const TrainingReport&)>& onReport) {
    using Clock = std::chrono::steady_clock;
    const auto batchSize = static_cast<std::uint64_t>(options.batchSize);
    std::vector<TrainingPosition> room;
    double sum = 0;
    std::uint64_t batches = 0;
    Clock::time_point begin = Clock::now();
    for (std::uint64_t shown = trainer.steps() * batchSize;
         shown < options.samples && !context.stopRequested();) {
        const double rate = rateAt(options, shown);
        sum += trainer.step(batchAt(data, shown, options.batchSize, room), rate);
        ++batches;
        shown += batchSize;
        context.report({std::min(shown, options.samples), options.samples, "positions", {}});
        const bool isDue = shown / options.reportEvery != (shown - batchSize) / options.reportEvery;
        if (!isDue && shown < options.samples) continue;
        const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        onReport({shown, sum / static_cast<double>(batches), trainer.error(data.heldOut), rate,
                  static_cast<double>(batches * batchSize) / std::max(seconds, 1e-9)});
        sum = 0;
        batches = 0;
        begin = Clock::now();
    }
}

std::uint64_t runFingerprint(const NetworkTrainer& trainer, const TrainingData& data,
                             const TrainingOptions& options) {
    const TrainerOptions& of = options.trainer;
    std::string all = fmt::format("{} {} {} seed {} decay {} {} samples {} batch {} rate {} {} steepness {}",
                                  of.shape.hidden, of.shape.buckets, of.shape.isMirrored, of.seed,
                                  of.weightDecay, of.l2SpDecay, options.samples, options.batchSize,
                                  options.learningRate, options.lastRateShare, of.steepness);
    const NetworkTrainer::State state = trainer.state();
    putNumber(all, checksumOfAll(std::span<const float>(state.values)));
    putNumber(all, checksumOfAll(std::span<const TrainingPosition>(data.positions)));
    return checksumOf(all);
}

std::string toCheckpoint(const NetworkTrainer& trainer, std::uint64_t fingerprint) {
    const NetworkTrainer::State state = trainer.state();
    std::string bytes(kMagic);
    putNumber(bytes, fingerprint);
    putNumber(bytes, state.steps);
    for (const auto* values : {&state.values, &state.firstMoment, &state.secondMoment})
        putFloats(bytes, *values);
    putNumber(bytes, checksumOf(bytes));
    return bytes;
}

Result<void> restoreCheckpoint(NetworkTrainer& trainer, std::uint64_t fingerprint, std::string_view bytes,
                               const std::string& file) {
    if (!bytes.starts_with(kMagic))
        return fail(translatable("Engine", "{} is no training state of this version; {}."), file, kRemedy);
    constexpr std::size_t kChecksumBytes = sizeof(std::uint64_t);
    if (bytes.size() < kMagic.size() + 3 * kChecksumBytes)
        return fail(translatable("Engine", "{} is incomplete; {}."), file, kRemedy);
    std::string_view checksum = bytes.substr(bytes.size() - kChecksumBytes);
    if (takeNumber<std::uint64_t>(checksum) != checksumOf(bytes.substr(0, bytes.size() - kChecksumBytes)))
        return fail(translatable("Engine", "{} is damaged: its checksum is wrong; {}."), file, kRemedy);
    std::string_view rest = bytes.substr(kMagic.size());
    if (takeNumber<std::uint64_t>(rest) != fingerprint)
        return fail(
            translatable("Engine",
                         "{} belongs to a training with other games, options or initial weights; {}."),
            file, kRemedy);
    NetworkTrainer::State state = trainer.state();
    state.steps = takeNumber<std::uint64_t>(rest);
    for (auto* values : {&state.values, &state.firstMoment, &state.secondMoment})
        if (!takeFloats(rest, *values))
            return fail(translatable("Engine", "{} belongs to a network of another shape; {}."), file,
                        kRemedy);
    trainer.restore(state);
    return {};
}

}  // namespace plyglass
