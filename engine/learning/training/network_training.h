// Training loop: passes over the positions with learning rate decay, held-out evaluation, and checkpoints for
// resuming.
#pragma once

#include <functional>
#include <string>

#include "engine/base/job_context.h"
#include "engine/learning/training/network_trainer.h"
#include "engine/learning/training/training_data.h"

namespace plyglass {

struct TrainingOptions {
    TrainerOptions trainer;
    std::uint64_t samples = 100'000'000;  ///< training positions, repeated as needed
    int batchSize = 16384;
    double learningRate = 0.001;            ///< initial value; cosine decay
    double lastRateShare = 0.01;            ///< final value relative to `learningRate`
    std::uint64_t reportEvery = 5'000'000;  ///< samples between reports
};

struct TrainingReport {
    std::uint64_t samples = 0;  ///< so far
    double error = 0;           ///< mean squared prediction error since the last report
    double heldOutError = 0;
    double learningRate = 0;
    double positionsPerSecond = 0;
};

/// Quantization loss: differences between the trainer's outputs, times the factor, and those of the quantized
/// network made with that factor.
struct QuantizationLoss {
    double meanCp = 0;
    double maxCp = 0;
};
QuantizationLoss quantizationLoss(const NetworkTrainer& trainer, std::span<const TrainingPosition> positions,
                                  double outputFactor = 1);

/// Continues from the trainer's step count. Returns when all samples are done, or soon after a stop. With the
/// same data and options the result does not depend on interruptions. `onReport` is called on this thread.
void train(NetworkTrainer& trainer, const TrainingData& data, const TrainingOptions& options,
           const JobContext& context, const std::function<void(const TrainingReport&)>& onReport);

/// Fingerprint of everything a training depends on: its options except threads, its positions and initial
/// weights. Call before the first step.
std::uint64_t runFingerprint(const NetworkTrainer& trainer, const TrainingData& data,
                             const TrainingOptions& options);

/// Serializes a trainer's state, and restores it to a trainer with the same fingerprint. Errors name `file`.
std::string toCheckpoint(const NetworkTrainer& trainer, std::uint64_t fingerprint);
Result<void> restoreCheckpoint(NetworkTrainer& trainer, std::uint64_t fingerprint, std::string_view bytes,
                               const std::string& file);

}  // namespace plyglass
