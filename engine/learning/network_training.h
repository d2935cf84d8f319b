// A training run: the trainer led through all positions as often as asked, with a learning rate that falls,
// checks on positions held out, and states from which it can go on.
#pragma once

#include <functional>
#include <string>

#include "engine/base/job_context.h"
#include "engine/learning/network_trainer.h"
#include "engine/learning/training_data.h"

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

/// What whole numbers cost: differences between the trainer's outputs and the network's, over positions.
struct QuantisationError {
    double meanCp = 0;
    double mostCp = 0;
};
QuantisationError quantisationError(const NetworkTrainer& trainer,
                                    std::span<const TrainingPosition> positions);

/// Goes on from where the trainer stands (its count of corrections). Returns when all samples are shown, or
/// soon after it was asked to stop. Called with the same data and options it does the same, however often it
/// was interrupted. `onReport` is called on this thread.
void train(NetworkTrainer& trainer, const TrainingData& data, const TrainingOptions& options,
           const JobContext& context, const std::function<void(const TrainingReport&)>& onReport);

/// A trainer's state as a file and back. The error says what is wrong with the bytes; `file` is what it calls
/// them.
std::string toCheckpoint(const NetworkTrainer& trainer);
Result<void> restoreCheckpoint(NetworkTrainer& trainer, std::string_view bytes, const std::string& file);

}  // namespace plyglass
