#include "app/commands/tune_command.h"

#include <fmt/format.h>

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "app/commands/console.h"
#include "app/commands/console_job.h"
#include "app/commands/out_file.h"
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
    std::string name = "hand";
    std::string notes;
    int threads = 1;
    TunerOptions tuner;
};

NamedClassicalWeights startOf(const std::string& text) {
    if (text == "default") return defaultNamedClassicalWeights();
    if (text == "formula") return {"formula", {}, formulaClassicalWeights()};
    return valueOf(ofOption("--start", loadClassicalWeights(text)));
}

void addGames(const std::string& path, ClassicalEvaluator& evaluator, TunerData& data) {
    const std::string text = valueOf(readFileText(path, kMaxGamesBytes));
    for (const PgnEntry& entry : indexPgn(text)) {
        const auto game = readPgn(std::string_view(text).substr(entry.offset, entry.length), entry.line);
        if (!game) failCommand(fmt::format("{}: {}", path, game.error().message), kExitUsage);
        data.addGame(quietPositions(*game, {}, evaluator));
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
    const ConsoleJob job(options.threads);
    const JobContext& context = job.context();
    const auto report = tuneClassicalWeights(data, start.weights, options.tuner, context);
    if (!report) failCommand(report.error().message, kExitUsage);
    printOut("positions      {} to learn from, {} held out\n", report->positions, report->heldOutPositions);
    printOut("sigmoid scale  {:.4f} before, {:.4f} after\n", report->scaleBefore, report->scaleAfter);
    printOut("loss           {:.6f} before, {:.6f} after\n", report->lossBefore, report->lossAfter);
    printOut("loss held out  {:.6f} before, {:.6f} after\n", report->heldOutBefore, report->heldOutAfter);
    const NamedClassicalWeights tuned{
        options.name,
        {{start.name}, start.provenance.generation + 1, options.tuner.seed, options.notes},
        report->weights};
    valueOf(writeOutput(options.out, toJsonText(tuned)), kExitFailure);
    if (!options.emitCpp.empty()) valueOf(writeOutput(options.emitCpp, toCppText(tuned)), kExitFailure);
}

}  // namespace

void addTuneCommand(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("tune", "Fit the weights of the classical evaluation to the results of games");
    const auto options = std::make_shared<TuneArguments>();
    command->add_option("games", options->games, "PGN files")->required();
    command->add_option("--out", options->out, "The file of weights to write")->required();
    command->add_option("--emit-cpp", options->emitCpp, "Also write the weights as C++, to be built in");
    command->add_option("--start", options->start, "Where to start: default, formula or a file of weights");
    command->add_option("--name", options->name, "What the new weights are called");
    command->add_option("--notes", options->notes, "Anything worth knowing about their origin");
    command->add_option("--threads", options->threads, "How many")->check(CLI::Range(1, 256));
    command->add_option("--epochs", options->tuner.epochs, "How often all positions are gone through")
        ->check(CLI::Range(1, 10000));
    command->add_option("--batch", options->tuner.batchSize, "Positions between two corrections")
        ->check(CLI::Range(1, 1 << 24));
    command->add_option("--rate", options->tuner.learningRate, "Centipawns of the first corrections")
        ->check(CLI::Range(0.0, 100.0));
    command
        ->add_option("--result-share", options->tuner.resultShare,
                     "How much the game's result counts beside the score of the search, 0 … 1")
        ->check(CLI::Range(0.0, 1.0));
    command->add_option("--restraint", options->tuner.l2Penalty, "How strongly rare weights are held back")
        ->check(CLI::Range(0.0, 1e6));
    command->add_option("--seed", options->tuner.seed, "Of the order of the positions");
    command->callback([options] { runTune(*options); });
}

}  // namespace plyglass
