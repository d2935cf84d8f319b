// A training run: the trainer led through all positions as often as asked, with a learning rate that falls,
// checks on positions held out, and checkpoints from which it can resume.
#pragma once

#include <functional>
#include <string>

#include "engine/base/job_context.h"
#include "engine/learning/training/network_trainer.h"
#include "engine/learning/training/training_data.h"

namespace plyglass {

struct TrainingOptions {
    TrainerOptions trainer;
    std::uint64_t samples = 100'000'000;  ///< positions shown, each as often as it takes
    int batchSize = 16384;
    double learningRate = 0.001;            ///< at first; falls along a cosine
    double lastRateShare = 0.01;            ///< of `learningRate`, at the end
    std::uint64_t reportEvery = 5'000'000;  ///< samples between two reports
};

struct TrainingReport {
    std::uint64_t samples = 0;  ///< shown so far
    double error = 0;           ///< mean squared, of the predictions since the report before
    double heldOutError = 0;
    double learningRate = 0;
    double positionsPerSecond = 0;
};

/// What quantization costs: differences between the trainer's outputs, times the factor, and those of the
/// network made with that factor, over positions.
struct QuantizationLoss {
    double meanCp = 0;
    double maxCp = 0;
};
QuantizationLoss quantizationLoss(const NetworkTrainer& trainer, std::span<const TrainingPosition> positions,
                                  double outputFactor = 1);

/// Resumes where the trainer stands (its count of steps). Returns when all samples are shown, or
/// soon after it was asked to stop. Called with the same data and options it does the same, however often it
/// was interrupted. `onReport` is called on this thread.
void train(NetworkTrainer& trainer, const TrainingData& data, const TrainingOptions& options,
           const JobContext& context, const std::function<void(const TrainingReport&)>& onReport);

/// A fingerprint of all that a training depends on: its options but for the threads, its positions and
/// the weights that it begins with. To be asked for before anything is shown.
std::uint64_t runFingerprint(const NetworkTrainer& trainer, const TrainingData& data,
                             const TrainingOptions& options);

/// A trainer's state as a file and back, into a trainer with the same fingerprint. The error says what is
/// wrong with the bytes; `file` is what it calls them.
std::string toCheckpoint(const NetworkTrainer& trainer, std::uint64_t fingerprint);
Result<void> restoreCheckpoint(NetworkTrainer& trainer, std::uint64_t fingerprint, std::string_view bytes,
                               const std::string& file);

}  // namespace plyglass
