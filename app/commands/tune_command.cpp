#include <fmt/format.h>

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "app/commands/commands.h"
#include "app/commands/shared/common_options.h"
#include "app/commands/shared/console_job.h"
#include "app/commands/shared/out_file.h"
#include "engine/base/file_text.h"
#include "engine/chess/pgn.h"
#include "engine/eval/classical/classical_weights_file.h"
#include "engine/learning/training/tuner.h"

namespace plyglass {

namespace {

struct TuneArguments {
    std::vector<std::string> games;
    std::string out;
    std::string emitCpp;
    std::string start = "default";
    std::string name = std::string(infoOf(EvaluatorKind::Classical).id);
    std::string notes;
    int threads = 1;
    TunerOptions tuner;
};

NamedClassicalWeights startOf(const std::string& text) {
    if (text == "default") return defaultNamedClassicalWeights();
    if (text == "formula") return {"formula", {}, formulaClassicalWeights()};
    return valueOf("--start", loadClassicalWeights(text));
}

void addGames(const std::string& path, ClassicalEvaluator& evaluator, TunerData& data) {
    const std::string text = valueOf(readFileText(path, kMaxGamesBytes));
    for (const PgnEntry& entry : indexPgn(text)) {
        const Game game = valueOf(
            path.c_str(), readPgn(std::string_view(text).substr(entry.offset, entry.length), entry.line));
        data.addGame(quietPositions(game, {}, evaluator));
    }
    printNote("{}: {} positions so far\n", path, data.samples().size() + data.heldOut().size());
}

void runTune(const TuneArguments& options) {
    checkOutFile(options.out);
    checkOutFile(options.emitCpp);
    const NamedClassicalWeights start = startOf(options.start);
    ClassicalEvaluator evaluator(std::make_shared<const ClassicalWeights>(start.weights));
    TunerData data;
    for (const std::string& path : options.games) addGames(path, evaluator, data);
    ConsoleJob job(options.threads);
    const TunerReport report =
        valueOf(tuneClassicalWeights(data, start.weights, options.tuner, job.context()));
    job.endLine();
    printOut("positions      {} to train on, {} held out\n", report.positions, report.heldOutPositions);
    printOut("sigmoid scale  {:.4f} before, {:.4f} after\n", report.scaleBefore, report.scaleAfter);
    printOut("loss           {:.6f} before, {:.6f} after\n", report.lossBefore, report.lossAfter);
    printOut("loss held out  {:.6f} before, {:.6f} after\n", report.heldOutBefore, report.heldOutAfter);
    const NamedClassicalWeights tuned{
        options.name,
        {{start.name}, start.lineage.generation + 1, options.tuner.seed, options.notes},
        report.weights};
    valueOf(writeOutput(options.out, toJsonText(tuned)), kExitFailure);
    if (!options.emitCpp.empty()) valueOf(writeOutput(options.emitCpp, toCppText(tuned)), kExitFailure);
}

}  // namespace

void addTuneCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("tune", "Tune the weights of the classical evaluation on games");
    const auto options = std::make_shared<TuneArguments>();
    command->add_option("games", options->games, "PGN files")->required();
    command->add_option("--out", options->out, "Weights file to write")->required();
    command->add_option("--emit-cpp", options->emitCpp, "Also write the weights as C++, to be built in");
    command->add_option("--start", options->start, "Initial weights: default, formula or a weights file");
    command->add_option("--name", options->name, "Name of the new weights");
    command->add_option("--notes", options->notes, "Notes on how the weights were made");
    addThreadsOption(*command, options->threads);
    command->add_option("--epochs", options->tuner.epochs, "Passes over all positions")
        ->check(CLI::Range(1, 10000));
    command->add_option("--batch", options->tuner.batchSize, "Positions per step")
        ->check(CLI::Range(1, 1 << 24));
    command
        ->add_option("--rate", options->tuner.learningRate, "Initial learning rate, in centipawns per step")
        ->check(CLI::Range(0.0, 100.0));
    command
        ->add_option(
            "--result-weight", options->tuner.resultShare,
            "Target: weight of the game's result; what is left to 1 is the weight of the search's score")
        ->check(CLI::Range(0.0, 1.0));
    command
        ->add_option(
            "--l2", options->tuner.l2Penalty,
            "L2 penalty: how strongly weights that few positions use are held at their initial value")
        ->check(CLI::Range(0.0, 1e6));
    command->add_option("--seed", options->tuner.seed, "Random seed of the order of positions");
    command->callback([options] { runTune(*options); });
}

}  // namespace plyglass
