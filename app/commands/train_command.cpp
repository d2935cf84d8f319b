#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/shared/common_options.h"
#include "app/commands/shared/console_job.h"
#include "app/commands/shared/data_folder.h"
#include "app/commands/shared/out_file.h"
#include "engine/base/file_text.h"
#include "engine/eval/network/network_file.h"
#include "engine/learning/selfplay/shard_folder.h"
#include "engine/learning/selfplay/training_target.h"
#include "engine/learning/training/network_training.h"
#include "engine/learning/training/score_update.h"

namespace plyglass {

namespace {

struct TrainArguments {
    TrainingOptions training;
    SampleOptions samples;
    std::vector<std::string> data;
    std::vector<std::string> newer;
    std::string networks;
    std::string out;
    std::string from;
    std::optional<int> neurons;
    std::string checkpoint;
    std::string name = "Unnamed";
    std::string notes;
    int generation = 0;
    double outputFactor = 1;
};

/// The initial network, if one is named. Sets the shape of the trained one.
std::optional<Network> firstNetwork(TrainArguments& options) {
    NetworkShape& shape = options.training.trainer.shape;
    std::optional<Network> first;
    if (!options.from.empty()) {
        first = valueOf("--from", loadNetwork(options.from));
        shape = first->shape;
    }
    if (options.neurons.value_or(shape.hidden) < shape.hidden && first)
        failCommand(fmt::format("--hidden: {} has {} neurons, so {} are too few.", options.from, shape.hidden,
                                *options.neurons),
                    kExitUsage);
    shape.hidden = options.neurons.value_or(shape.hidden);
    (void)valueOf("--hidden, --buckets", checkedShape(shape));
    return first;
}

void noteTrouble(const std::string& trouble) { printNote("{}\n", trouble); }

/// Update of the scores, if one is requested.
std::optional<ScoreUpdate> scoreUpdate(const TrainArguments& options) {
    if (options.newer.empty()) return std::nullopt;
    ScoreUpdate::Networks newer;
    for (const std::string& file : options.newer)
        newer.push_back(std::make_shared<const Network>(valueOf("--update-scores", loadNetwork(file))));
    ScoreUpdate::Networks older;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(options.networks, error)) {
        if (entry.path().extension() != ".network") continue;
        if (auto network = loadNetwork(entry.path().string()))
            older.push_back(std::make_shared<const Network>(std::move(*network)));
        else
            noteTrouble(network.error().english);
    }
    if (older.empty())
        failCommand(fmt::format("--networks: There are no networks (*.network) in {}.", options.networks),
                    kExitUsage);
    return ScoreUpdate(std::move(newer), older);
}

TrainingData trainingDataFor(const TrainArguments& options, ConsoleJob& job) {
    const std::optional<ScoreUpdate> update = scoreUpdate(options);
    TrainingData data = valueOf(loadTrainingData(valueOf(gameFiles(options.data)), options.samples,
                                                 options.training.trainer.seed, job.context(), noteTrouble,
                                                 update ? &*update : nullptr));
    // Training on only some of the games would give another result.
    job.failIfInterrupted("The training had not started yet.");
    job.endLine();
    printOut("{} games: {} positions to train on, {} held out, {} filtered out.\n", data.games,
             data.positions.size(), data.heldOut.size(), data.leftOut);
    return data;
}

/// Resumes the state of an interrupted run, if there is one.
void resume(NetworkTrainer& trainer, std::uint64_t course, const TrainArguments& options) {
    if (options.checkpoint.empty() || !std::filesystem::exists(options.checkpoint)) return;
    const std::string state = valueOf(readFileText(options.checkpoint, kMaxStateBytes));
    valueOf(restoreCheckpoint(trainer, course, state, options.checkpoint));
    printOut("Resuming after {} steps.\n", trainer.steps());
}

Network named(Network network, const TrainArguments& options) {
    network.name = options.name;
    network.lineage.generation = options.generation;
    network.lineage.notes = options.notes;
    return network;
}

void runTraining(TrainArguments options) {
    options.training.trainer.steepness = options.samples.target.steepness;
    checkOutFile(options.out);
    const PathLock checkpoint = ownOutFile(options.checkpoint);
    const std::optional<Network> first = firstNetwork(options);
    ConsoleJob job(options.training.trainer.threads);
    const TrainingData data = trainingDataFor(options, job);
    NetworkTrainer trainer(options.training.trainer);
    if (first) trainer.startFrom(*first);
    const std::uint64_t course = runFingerprint(trainer, data, options.training);
    resume(trainer, course, options);
    train(trainer, data, options.training, job.context(), [&](const TrainingReport& report) {
        job.endLine();
        printOut("{:>12} positions  loss {:.6f}  held out {:.6f}  rate {:.2e}  {:.2f} M/s\n", report.samples,
                 report.error, report.heldOutError, report.learningRate, report.positionsPerSecond / 1e6);
        std::fflush(stdout);
        writeOutFile(options.checkpoint, toCheckpoint(trainer, course));
    });
    writeOutFile(options.checkpoint, toCheckpoint(trainer, course));
    job.failIfInterrupted(options.checkpoint.empty()
                              ? "No network was written. With --checkpoint FILE a training can be resumed."
                              : "No network was written. Run the same command again to resume.");
    job.endLine();
    writeOutFile(options.out, toFileBytes(named(trainer.network(options.outputFactor), options)));
    const QuantizationLoss error = quantizationLoss(trainer, data.heldOut, options.outputFactor);
    printOut("Quantization loss: {:.2f} cp on average, {:.1f} cp at most.\nWritten: {}\n", error.meanCp,
             error.maxCp, options.out);
}

void addShapeOptions(CLI::App& command, TrainArguments& options) {
    NetworkShape& shape = options.training.trainer.shape;
    command.add_option("--hidden", options.neurons,
                       fmt::format("Neurons, a multiple of 32 (default: {}, or as in --from)", shape.hidden));
    CLI::Option* buckets = command.add_option("--buckets", shape.buckets, "Output buckets, by piece count");
    CLI::Option* mirrored = command.add_flag("--mirrored", shape.isMirrored,
                                             "Mirror the board when the own king is on files e to h");
    CLI::Option* from = command.add_option(
        "--from", options.from,
        "Network to start from (default: random weights). Its shape is kept; --hidden may add "
        "neurons");
    from->excludes(buckets)->excludes(mirrored);
    command
        .add_option(
            "--l2-sp", options.training.trainer.l2SpDecay,
            "L2-SP decay: how strongly the weights are pulled back to those of --from; this times the "
            "learning rate is the fraction of the distance at each step")
        ->needs(from)
        ->check(CLI::Range(0.0, 1000.0));
}

CLI::Validator textOf(std::size_t least, std::size_t most) {
    const std::string what = fmt::format("a text of {} to {} bytes", least, most);
    return {[least, most, what](const std::string& text) {
                return text.size() >= least && text.size() <= most ? std::string() : "must be " + what + ".";
            },
            what};
}

void addFileOptions(CLI::App& command, TrainArguments& options) {
    command.add_option("--data", options.data, std::string(kDataFolderHelp) + "; may be repeated")
        ->take_all();
    command.add_option("--out", options.out, "Network file to write")->required();
    command.add_option("--checkpoint", options.checkpoint,
                       "File of the training's state; if it exists, the training is resumed");
    command.add_option("--name", options.name, "Name of the network")->check(textOf(1, 100));
    command.add_option("--notes", options.notes, "Notes on how the network was made")
        ->check(textOf(0, 10'000));
    command.add_option("--generation", options.generation, "Generation number; the random network is 0")
        ->check(CLI::Range(0, 1'000'000));
    command
        .add_option(
            "--output-factor", options.outputFactor,
            "Multiplies the finished network's output; a value below 1 makes the search's margins, in "
            "centipawns, relatively wider")
        ->check(CLI::Range(0.1, 10.0));
}

void addSampleOptions(CLI::App& command, SampleOptions& samples) {
    TrainingTarget& target = samples.target;
    addTargetOptions(command, target.tdWeight, target.lambda, "");
    command
        .add_option(
            "--endgame-lambda", target.endgameLambda,
            fmt::format(
                "TD(λ): --lambda with {} pieces or fewer on the board; with more, up to {}, it changes "
                "gradually (default: as --lambda)",
                kEndgamePieces, kMiddlegamePieces))
        ->check(CLI::Range(0.0, 1.0));
    command
        .add_option("--steepness", target.steepness,
                    "How much steeper results follow from scores than logistic(score / 200)")
        ->check(CLI::Range(0.1, 10.0));
    command.add_option(
        "--max-score", samples.filter.maxScore,
        "Leave out positions with a score above this; a score of 200 means 73 % expected points");
}

void addScoreOptions(CLI::App& command, TrainArguments& options) {
    CLI::Option* networks =
        command.add_option("--networks", options.networks,
                           "Folder of the networks (*.network) that played the games, for --update-scores");
    CLI::Option* newer =
        command
            .add_option(
                "--update-scores", options.newer,
                "Network by which the scores of older games are brought up to date, without a search: to "
                "each is added what it says more than the network that gave it, on average in the "
                "position and two plies later; may be repeated, the mean of all then counts")
            ->take_all()
            ->needs(networks);
    networks->needs(newer);
}

void addStepOptions(CLI::App& command, TrainingOptions& training) {
    command
        .add_option("--samples", training.samples, "Positions shown in all; each is shown as often as needed")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40));
    command.add_option("--batch", training.batchSize, "Positions per step")->check(CLI::Range(1, 1 << 20));
    command.add_option("--rate", training.learningRate, "Initial learning rate")
        ->check(CLI::Range(1e-7, 1.0));
    command
        .add_option("--final-rate-factor", training.lastRateShare,
                    "Final learning rate, as a fraction of the initial one")
        ->check(CLI::Range(0.0, 1.0));
    command.add_option("--report-every", training.reportEvery, "Positions between two reports")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40));
    command.add_option("--seed", training.trainer.seed,
                       "Random seed of the initial weights and of the order of positions");
    addThreadsOption(command, training.trainer.threads);
}

}  // namespace

void addTrainCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("train", "Train a network on games of self-play");
    const auto options = std::make_shared<TrainArguments>();
    addShapeOptions(*command, *options);
    addFileOptions(*command, *options);
    addStepOptions(*command, options->training);
    addSampleOptions(*command, options->samples);
    addScoreOptions(*command, *options);
    command->callback([options] { runTraining(*options); });
}

}  // namespace plyglass
