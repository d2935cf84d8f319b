#include "app/commands/train_command.h"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/commands/command_failure.h"
#include "app/commands/console.h"
#include "app/commands/console_job.h"
#include "app/commands/data_folder.h"
#include "app/commands/out_file.h"
#include "engine/base/file_text.h"
#include "engine/eval/network/network_file.h"
#include "engine/learning/selfplay/endgame_share.h"
#include "engine/learning/selfplay/self_play.h"
#include "engine/learning/training/network_training.h"

namespace plyglass {

namespace {

struct TrainArguments {
    TrainingOptions training;
    SampleOptions samples;
    std::vector<std::string> data;
    std::string out;
    std::string from;
    std::optional<int> neurons;
    std::string checkpoint;
    std::string name = "Unnamed";
    std::string notes;
    int generation = 0;
    double outputFactor = 1;
};

/// The network to go on from, if one is named. Sets the shape of the one to be trained.
std::optional<Network> firstNetwork(TrainArguments& options) {
    NetworkShape& shape = options.training.trainer.shape;
    std::optional<Network> first;
    if (!options.from.empty()) {
        first = valueOf(ofOption("--from", loadNetwork(options.from)));
        shape = first->shape;
    }
    if (options.neurons.value_or(shape.hidden) < shape.hidden && first)
        failCommand(fmt::format("{} has {} neurons, for which --hidden {} leaves no room.", options.from,
                                shape.hidden, *options.neurons),
                    kExitUsage);
    shape.hidden = options.neurons.value_or(shape.hidden);
    (void)valueOf(checkedShape(shape));
    return first;
}

void noteTrouble(const std::string& trouble) { printNote("{}\n", trouble); }

TrainingData trainingDataFor(const TrainArguments& options, const JobContext& context) {
    TrainingData data = valueOf(loadTrainingData(valueOf(gameFiles(options.data)), options.samples,
                                                 options.training.trainer.seed, context, noteTrouble));
    printOut("{} games: {} positions to train on, {} held out, {} left out.\n", data.games,
             data.positions.size(), data.heldOut.size(), data.leftOut);
    return data;
}

/// The state that an earlier, interrupted run has left, if there is one.
void resume(NetworkTrainer& trainer, std::uint64_t course, const TrainArguments& options) {
    if (options.checkpoint.empty() || !std::filesystem::exists(options.checkpoint)) return;
    const std::string state = valueOf(readFileText(options.checkpoint, kMaxStateBytes));
    valueOf(restoreCheckpoint(trainer, course, state, options.checkpoint));
    printOut("Goes on after {} corrections.\n", trainer.steps());
}

Network named(Network network, const TrainArguments& options) {
    network.name = options.name;
    network.provenance.generation = options.generation;
    network.provenance.notes = options.notes;
    return network;
}

void runTraining(TrainArguments options) {
    checkOutFile(options.out);
    const PathLock checkpoint = ownOutFile(options.checkpoint);
    const std::optional<Network> first = firstNetwork(options);
    const ConsoleJob job(options.training.trainer.threads);
    const JobContext& context = job.context();
    const TrainingData data = trainingDataFor(options, context);
    // Of some of the games alone, it would be another training.
    if (context.stopRequested()) failCommand("Stopped before the training had begun.", kExitFailure);
    NetworkTrainer trainer(options.training.trainer);
    if (first) trainer.startFrom(*first);
    const std::uint64_t course = runFingerprint(trainer, data, options.training);
    resume(trainer, course, options);
    train(trainer, data, options.training, context, [&](const TrainingReport& report) {
        printOut("{:>12} positions  error {:.6f}  held out {:.6f}  rate {:.2e}  {:.2f} M/s\n", report.samples,
                 report.error, report.heldOutError, report.learningRate, report.positionsPerSecond / 1e6);
        std::fflush(stdout);
        writeOutFile(options.checkpoint, toCheckpoint(trainer, course));
    });
    writeOutFile(options.checkpoint, toCheckpoint(trainer, course));
    if (context.stopRequested())
        failCommand("Stopped; the network is not written. Run the same again to go on.", kExitFailure);
    writeOutFile(options.out, toFileBytes(named(trainer.network(options.outputFactor), options)));
    const QuantizationLoss error = quantizationLoss(trainer, data.heldOut, options.outputFactor);
    printOut("Whole numbers cost {:.2f} cp on average, {:.1f} cp at most.\n{} is written.\n", error.meanCp,
             error.maxCp, options.out);
}

void addShape(CLI::App& command, TrainArguments& options) {
    NetworkShape& shape = options.training.trainer.shape;
    command.add_option("--hidden", options.neurons, "Neurons: a multiple of 32");
    CLI::Option* buckets = command.add_option("--buckets", shape.buckets, "Outputs by the number of pieces");
    CLI::Option* mirrored = command.add_flag("--mirrored", shape.isMirrored,
                                             "Turn the board when the king stands on files e to h");
    CLI::Option* from = command.add_option(
        "--from", options.from,
        "A network to go on from instead of weights drawn by lot; its shape is kept, but for more "
        "neurons if --hidden says so");
    from->excludes(buckets)->excludes(mirrored);
    command
        .add_option("--start-decay", options.training.trainer.l2SpDecay,
                    "How strongly weights are drawn back to where they were in that network: the part of the "
                    "way, times the learning rate, at each correction")
        ->needs(from)
        ->check(CLI::Range(0.0, 1000.0));
}

CLI::Validator textOf(std::size_t least, std::size_t most) {
    const std::string what = fmt::format("a text of {} to {} bytes", least, most);
    return {[least, most, what](const std::string& text) {
                return text.size() >= least && text.size() <= most ? std::string()
                                                                   : "It must be " + what + ".";
            },
            what};
}

void addTarget(CLI::App& command, TrainingTarget& target) {
    command
        .add_option("--later-share", target.tdWeight,
                    "Of the game's later course in what is predicted; the rest is the search's score")
        ->check(CLI::Range(0.0, 1.0));
    command
        .add_option("--trace-decay", target.lambda,
                    "What each later score weighs against the one before it; 1 = the result alone counts")
        ->check(CLI::Range(0.0, 1.0));
    command
        .add_option("--endgame-trace-decay", target.endgameLambda,
                    fmt::format("The same with {} pieces on the board or fewer, less so up to {}",
                                kEndgamePieces, kMiddlegamePieces))
        ->check(CLI::Range(0.0, 1.0));
}

}  // namespace

void addTrainCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("train", "Fit a network to games of self-play");
    const auto options = std::make_shared<TrainArguments>();
    TrainingOptions& training = options->training;
    addShape(*command, *options);
    command->add_option("--data", options->data, std::string(kDataFolderHelp) + "; may be given again")
        ->take_all();
    command->add_option("--out", options->out, "The network file to write")->required();
    command->add_option("--name", options->name, "What the network is called")->check(textOf(1, 100));
    command->add_option("--notes", options->notes, "What the file says of its making")
        ->check(textOf(0, 10'000));
    command->add_option("--generation", options->generation, "Counted from the random network, which is 0")
        ->check(CLI::Range(0, 1'000'000));
    command
        ->add_option("--output-factor", options->outputFactor,
                     "Multiplies what the finished network says: the margins of the search, which are in "
                     "centipawns, become wider with less than 1")
        ->check(CLI::Range(0.1, 10.0));
    command->add_option("--checkpoint", options->checkpoint, "A file to go on from after an interruption");
    command->add_option("--samples", training.samples, "Positions shown in all, each as often as it takes")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40));
    command->add_option("--batch", training.batchSize, "Positions for one correction")
        ->check(CLI::Range(1, 1 << 20));
    command->add_option("--rate", training.learningRate, "Learning rate at first")
        ->check(CLI::Range(1e-7, 1.0));
    command->add_option("--last-rate-share", training.lastRateShare, "Of it, at the end")
        ->check(CLI::Range(0.0, 1.0));
    addTarget(*command, options->samples.target);
    command->add_option("--report-every", training.reportEvery, "Positions between two reports")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40));
    command->add_option("--most-score", options->samples.filter.maxScore,
                        "Leave out positions judged more one-sided; 200 promises 73 %");
    command->add_option("--seed", training.trainer.seed,
                        "Of the first weights and the order of the positions");
    command->add_option("--threads", training.trainer.threads, "How many")->check(CLI::Range(1, 256));
    command->callback([options] { runTraining(*options); });
}

}  // namespace plyglass
