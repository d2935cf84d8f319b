#include "app/commands/evolve_command.h"

#include <fmt/format.h>

#include <bit>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>

#include "app/commands/command_failure.h"
#include "app/commands/console.h"
#include "app/commands/console_job.h"
#include "app/commands/data_folder.h"
#include "app/commands/out_file.h"
#include "engine/base/bytes.h"
#include "engine/base/file_text.h"
#include "engine/learning/evolution/choices_file.h"
#include "engine/learning/evolution/evolution.h"
#include "engine/learning/evolution/genome_fit.h"
#include "engine/learning/evolution/genome_games.h"
#include "engine/learning/selfplay/self_games.h"
#include "engine/learning/selfplay/self_play.h"

namespace plyglass {

namespace {

struct EvolveArguments {
    std::string by = kByGames;
    GeneticOptions genetics;
    GenomeGamesOptions games;
    GenomeFitOptions fit;
    int generations = 20;
    int threads = 1;
    std::string start;
    std::vector<std::string> data;
    std::string state;
    std::string out;
};

FitData fitDataFor(const EvolveArguments& options, const JobContext& job) {
    GamesToFitTo games = readGamesToFitTo(valueOf(gameFiles(options.data)), options.fit, job,
                                          [](const std::string& trouble) { printNote("{}\n", trouble); });
    const std::string kept = options.state.empty() ? "" : options.state + ".choices";
    FitData data{std::move(games.samples), keptChoices(games.positions, options.fit.choices, kept, job)};
    if (job.stopRequested()) failCommand("Stopped before the first generation.", kExitFailure);
    if (data.size() == 0)
        failCommand("There are no positions to fit to; play games first (plyglass-lab selfplay).",
                    kExitUsage);
    printOut("{} positions to fit to.\n", data.size());
    return data;
}

void putDifferences(std::string& bytes, const FeatureDifferences& differences, float expected) {
    for (const std::int8_t difference : differences) putNumber(bytes, difference);
    putNumber(bytes, std::bit_cast<std::uint32_t>(expected));
}

/// What a fitness means besides what the evolution's own options say.
std::string conditionsOf(const EvolveArguments& options, const Genome& start, const FitData& data) {
    const std::string from = fmt::format("from {}", fmt::join(start.genes, " "));
    if (options.by == kByGames)
        return fmt::format("{} nodes, {} rounds, {}", options.games.nodes, options.games.rounds, from);
    std::string bytes;
    for (const GenomeSample& sample : data.samples)
        putDifferences(bytes, sample.differences, sample.expected);
    for (const MoveChoice& choice : data.choices)
        for (std::size_t i = 0; i < choice.expected.size(); ++i)
            putDifferences(bytes, choice.differences[i], choice.expected[i]);
    return fmt::format("{} positions ({:016x}), {}", data.size(), checksumOf(bytes), from);
}

/// The one that an earlier, interrupted run has left, or a new one.
Evolution begunEvolution(const EvolveArguments& options, const std::string& conditions) {
    if (options.state.empty() || !std::filesystem::exists(options.state))
        return {options.by, options.genetics, {}, conditions};
    Evolution evolution = valueOf(parseEvolution(valueOf(readFileText(options.state)), options.state));
    if (evolution.measure != options.by || !(evolution.options == options.genetics) ||
        (!evolution.conditions.empty() && evolution.conditions != conditions))
        failCommand(
            fmt::format("{} was begun with other options or games; name another file, or the same options.",
                        options.state),
            kExitUsage);
    evolution.conditions = conditions;
    return evolution;
}

void printGeneration(const Population& population) {
    const Individual& best = population.individuals.front();
    const Individual& middle = population.individuals[population.individuals.size() / 2];
    printOut("generation {:>3}: best {:.5f} ({}), middle {:.5f}; its genes {}\n", population.generation,
             best.fitness, best.genome.name, middle.fitness, fmt::join(best.genome.genes, " "));
    std::fflush(stdout);
}

void runEvolution(EvolveArguments options) {
    const PathLock state = ownOutFile(options.state);
    checkOutFile(options.out);
    options.genetics = valueOf(checkedGenetics(options.genetics));
    options.games.seed = options.genetics.seed;
    options.fit.choices.seed = options.genetics.seed;
    const Genome start =
        options.start.empty() ? defaultGenome() : valueOf(ofOption("--from", loadGenome(options.start)));
    const ConsoleJob job(options.threads);
    const JobContext& context = job.context();
    const bool isFit = options.by == kByFit;
    const FitData data = isFit ? fitDataFor(options, context) : FitData{};
    const FitnessMeasure measure = isFit ? fitnessByFit(data) : fitnessByGames(options.games);
    if (!isFit)
        printOut("Fitness: the share of the points, at {} nodes a move from {} random plies.\n",
                 options.games.nodes, kOpeningPlies);
    Evolution evolution = begunEvolution(options, conditionsOf(options, start, data));
    evolve(evolution, start, options.generations, measure, context, [&](const Evolution& now) {
        printGeneration(now.generations.back());
        writeOutFile(options.state, toJsonText(now));
    });
    if (context.stopRequested())
        failCommand("Stopped; run the same again with --state to go on.", kExitFailure);
    writeOutFile(options.out, toJsonText(championOf(evolution, evolution.generations.size() - 1)));
}

}  // namespace

void addEvolveCommand(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("evolve", "Evolve scoring genomes, by games or by fit to stored games");
    const auto options = std::make_shared<EvolveArguments>();
    command->add_option("--by", options->by, "What fitness is: games or fit")
        ->check(CLI::IsMember({kByGames, kByFit}));
    command->add_option("--generations", options->generations, "How many besides the first")
        ->check(CLI::Range(0, 100'000));
    command->add_option("--population", options->genetics.population, "Individuals of a generation");
    command->add_option("--elite", options->genetics.elite, "The best that live on unchanged");
    command->add_option("--tournament", options->genetics.tournament,
                        "Drawn for each parent, of which the fittest counts");
    command
        ->add_option("--mutation", options->genetics.mutationPercent,
                     "Chance of a gene to change, in percent")
        ->check(CLI::Range(0, 100));
    command
        ->add_option("--blend", options->genetics.blendPercent, "Children between their parents, in percent")
        ->check(CLI::Range(0, 100));
    command->add_option("--step", options->genetics.firstStep, "How much genes change at first, as a share")
        ->check(CLI::Range(0.0, 1.0));
    command->add_option("--seed", options->genetics.seed, "Of the whole evolution");
    command
        ->add_option("--rounds", options->games.rounds,
                     "By games: Swiss rounds of two games in each generation")
        ->check(CLI::Range(1, 1000));
    command->add_option("--nodes", options->games.nodes, "By games: nodes for each move")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40));
    command->add_option("--data", options->data, "By fit: " + std::string(kDataFolderHelp))->take_all();
    command
        ->add_option("--later-share", options->fit.samples.target.tdWeight,
                     "By fit: of the games' later course in what is predicted")
        ->check(CLI::Range(0.0, 1.0));
    command
        ->add_option("--trace-decay", options->fit.samples.target.lambda,
                     "By fit: what each later score weighs against the one before it")
        ->check(CLI::Range(0.0, 1.0));
    command->add_option("--positions", options->fit.maxSamples, "By fit: how many at most");
    command->add_option("--choices", options->fit.choices.positions,
                        "By fit: fit to all moves of so many positions, drawn from the games and scored by "
                        "a search with the built-in network, instead of to how the games went on");
    command
        ->add_option("--choice-nodes", options->fit.choices.nodes, "By fit: nodes of the search of each move")
        ->check(CLI::Range(1, 100'000));
    command->add_option("--from", options->start, "The genome to begin with; the built-in one without it");
    command->add_option("--state", options->state, "A file that keeps every generation, to go on from");
    command->add_option(
        "--out", options->out,
        "The genome file to write: the mean of the fitter halves of the later half of all generations");
    command->add_option("--threads", options->threads, "How many")->check(CLI::Range(1, 256));
    command->callback([options] { runEvolution(*options); });
}

}  // namespace plyglass
