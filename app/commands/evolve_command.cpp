#include <fmt/format.h>

#include <bit>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>

#include "app/commands/commands.h"
#include "app/commands/shared/common_options.h"
#include "app/commands/shared/console_job.h"
#include "app/commands/shared/data_folder.h"
#include "app/commands/shared/out_file.h"
#include "engine/base/bytes.h"
#include "engine/base/file_text.h"
#include "engine/learning/evolution/evolution.h"
#include "engine/learning/evolution/genome_fit.h"
#include "engine/learning/evolution/genome_games.h"
#include "engine/learning/selfplay/self_games.h"
#include "engine/learning/selfplay/shard_folder.h"

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

constexpr const char* kResumeAdvice = "Run the same command again to resume, if it has --state.";

FitData fitDataFor(const EvolveArguments& options, ConsoleJob& job) {
    FitDataWatcher watcher;
    watcher.onError = [](const std::string& trouble) { printNote("{}\n", trouble); };
    GenomeFitOptions fit = options.fit;
    if (!options.state.empty()) fit.choicesFile = options.state + ".choices";
    FitData data = gatherFitData(valueOf(gameFiles(options.data)), fit, job.context(), watcher);
    job.failIfInterrupted(kResumeAdvice);
    job.endLine();
    if (data.size() == 0)
        failCommand("The games have no positions to fit to. Play more games with plyglass-lab selfplay.",
                    kExitUsage);
    printOut("{} positions to fit to.\n", data.size());
    return data;
}

void putDifferences(std::string& bytes, const FeatureDifferences& differences, float expected) {
    for (const std::int8_t difference : differences) putNumber(bytes, difference);
    putNumber(bytes, std::bit_cast<std::uint32_t>(expected));
}

/// Conditions of a fitness that the evolution's own options lack.
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

/// Resumes an interrupted run if there is one, else starts a new one.
Evolution startedEvolution(const EvolveArguments& options, const std::string& conditions) {
    if (options.state.empty() || !std::filesystem::exists(options.state))
        return {options.by, options.genetics, {}, conditions};
    Evolution evolution = valueOf(parseEvolution(valueOf(readFileText(options.state)), options.state));
    if (evolution.measure != options.by || !(evolution.options == options.genetics) ||
        evolution.conditions != conditions)
        failCommand(
            fmt::format(
                "{} belongs to an evolution with other options or games. Name another --state file, or use "
                "the same options.",
                options.state),
            kExitUsage);
    return evolution;
}

void printGeneration(const Population& population) {
    const Individual& best = population.individuals.front();
    const Individual& median = population.individuals[population.individuals.size() / 2];
    printOut("generation {:>3}: best {:.5f} ({}), median {:.5f}; genes of the best: {}\n",
             population.generation, best.fitness, best.genome.name, median.fitness,
             fmt::join(best.genome.genes, " "));
    std::fflush(stdout);
}

void runEvolution(EvolveArguments options) {
    const PathLock state = ownOutFile(options.state);
    checkOutFile(options.out);
    options.genetics = valueOf(checkedGenetics(options.genetics));
    options.games.seed = options.genetics.seed;
    options.fit.choices.seed = options.genetics.seed;
    const Genome start =
        options.start.empty() ? defaultGenome() : valueOf("--from", loadGenome(options.start));
    ConsoleJob job(options.threads);
    const bool isFit = options.by == kByFit;
    const FitData data = isFit ? fitDataFor(options, job) : FitData{};
    const FitnessMeasure measure = isFit ? fitnessByFit(data) : fitnessByGames(options.games);
    if (!isFit)
        printOut("Fitness: points per game, at {} nodes per move, after {} random plies.\n",
                 options.games.nodes, kOpeningPlies);
    Evolution evolution = startedEvolution(options, conditionsOf(options, start, data));
    evolve(evolution, start, options.generations, measure, job.context(), [&](const Evolution& now) {
        job.endLine();
        printGeneration(now.generations.back());
        writeOutFile(options.state, toJsonText(now));
    });
    job.failIfInterrupted(kResumeAdvice);
    writeOutFile(options.out, toJsonText(championOf(evolution, evolution.generations.size() - 1)));
}

void addGeneticOptions(CLI::App& command, GeneticOptions& genetics) {
    command.add_option("--population", genetics.population, "Genomes in each generation");
    command.add_option("--elite", genetics.elite, "Elite size: the best genomes that are kept unchanged");
    command.add_option("--tournament", genetics.tournament,
                       "Tournament size: of this many random genomes the fittest becomes a parent");
    command.add_option("--mutation", genetics.mutationPercent, "Mutation rate of each gene, in percent")
        ->check(CLI::Range(0, 100));
    command
        .add_option(
            "--blend", genetics.blendPercent,
            "Children, in percent, whose genes lie between those of their parents; the others take each "
            "gene from one parent")
        ->check(CLI::Range(0, 100));
    command
        .add_option("--step", genetics.firstStep, "Initial mutation step, as a fraction of the gene's value")
        ->check(CLI::Range(0.0, 1.0));
    command.add_option("--seed", genetics.seed, "Random seed of the evolution");
}

void addGamesOptions(CLI::App& command, GenomeGamesOptions& games) {
    command
        .add_option("--rounds", games.rounds,
                    "By games: rounds of the Swiss tournament in each generation, two games per pairing")
        ->check(CLI::Range(1, 1000));
    addNodesOption(command, games.nodes, "By games: nodes per move");
}

void addFitOptions(CLI::App& command, EvolveArguments& options) {
    GenomeFitOptions& fit = options.fit;
    command.add_option("--data", options.data, "By fit: " + std::string(kDataFolderHelp))->take_all();
    addTargetOptions(command, fit.samples.target.tdWeight, fit.samples.target.lambda, "By fit: ");
    command.add_option("--positions", fit.maxSamples, "By fit: use at most this many positions");
    command.add_option("--choices", fit.choices.positions,
                       "By fit: if not 0, fit to the moves of this many random positions instead of to the "
                       "games; each move is scored by a search with the built-in network");
    command.add_option("--choice-nodes", fit.choices.nodes, "By fit: nodes of the search that scores a move")
        ->check(CLI::Range(1, 100'000));
}

}  // namespace

void addEvolveCommand(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("evolve", "Evolve scoring genomes, by games or by fit to stored games");
    const auto options = std::make_shared<EvolveArguments>();
    command->add_option("--by", options->by, "What fitness measures: games or fit")
        ->check(CLI::IsMember({kByGames, kByFit}));
    command->add_option("--generations", options->generations, "Generations after the first")
        ->check(CLI::Range(0, 100'000));
    addGeneticOptions(*command, options->genetics);
    addGamesOptions(*command, options->games);
    addFitOptions(*command, *options);
    command->add_option("--from", options->start, "Genome file to start from (default: the built-in genome)");
    command->add_option("--state", options->state,
                        "File that keeps all generations; if it exists, the evolution is resumed");
    command->add_option(
        "--out", options->out,
        "Genome file to write: the mean of the fitter half of each generation, over the later "
        "half of all generations");
    addThreadsOption(*command, options->threads);
    command->callback([options] { runEvolution(*options); });
}

}  // namespace plyglass
