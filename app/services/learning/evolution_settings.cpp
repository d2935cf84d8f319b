#include "app/services/learning/evolution_settings.h"

#include <fmt/format.h>

#include <QtGlobal>

#include <algorithm>
#include <utility>

#include "engine/base/json_fields.h"

namespace plyglass {

namespace {

/// Measured on one core of the development machine: time per game, and per node.
constexpr double kMsPerGame = 2;
constexpr double kMsPerGameAndNode = 0.035;
/// Ratio of actual to requested nodes, since started iterations are finished.
constexpr std::uint64_t kSoftNodes = 2;
/// Likewise: error of a genome over the usual number of samples or choices.
constexpr double kMsPerFit = 8;
constexpr double kMsPerMisfit = 2;
/// Time per position with scored moves.
constexpr double kMsPerChoice = 3;

/// Piece value in the plain genome: large compared with the smallest change of a small weight.
constexpr int kPieceValueCp = 300;

constexpr int kMany = 1'000'000'000;

constexpr auto kSettingsFields = [](auto& settings, const auto& each) {
    each("byFit", settings.byFit);
    each("generations", settings.generations, 0, kMaxGenerations);
    each("population", settings.genetics.population, kMinIndividuals, kMaxIndividuals);
    each("elite", settings.genetics.elite, 0, kMaxIndividuals);
    each("tournament", settings.genetics.tournament, 1, kMaxIndividuals);
    each("mutationPercent", settings.genetics.mutationPercent, 0, 100);
    each("blendPercent", settings.genetics.blendPercent, 0, 100);
    each("firstStep", settings.genetics.firstStep, 0.0, 1.0);
    each("seed", settings.genetics.seed);
    each("rounds", settings.rounds, 1, 1000);
    each("nodes", settings.nodes, 1, kMany);
    each("fitFolder", settings.fitFolder);
    each("fitGames", settings.fitGames, 1, kMany);
    each("fitNodes", settings.fitNodes, 1, kMany);
    each("laterShare", settings.fitTarget.tdWeight, 0.0, 1.0);
    each("traceDecay", settings.fitTarget.lambda, 0.0, 1.0);
    each("fitChoices", settings.fitChoices, 0, kMany);
    each("strengthGames", settings.strengthGames, 0, kMany);
    each("strengthEvery", settings.strengthEvery, 1, kMaxGenerations);
};

}  // namespace

Genome plainGenome() {
    Genome genome;
    genome.name = "plain";
    genome.lineage.notes = "Made by hand: all pieces have the same value, nothing else counts.";
    for (const PieceType type : {Pawn, Knight, Bishop, Rook, Queen})
        genome.genes[static_cast<std::size_t>(kPossession + type)] = kPieceValueCp;
    return genome;
}

GenomeGamesOptions EvolutionSettings::gamesOptions() const {
    GenomeGamesOptions options;
    options.rounds = rounds;
    options.nodes = nodes;
    options.seed = genetics.seed;
    return options;
}

GenomeFitOptions EvolutionSettings::fitOptions() const {
    GenomeFitOptions options;
    options.samples.target = fitTarget;
    options.choices.positions = static_cast<std::size_t>(fitChoices);
    options.choices.seed = genetics.seed;
    return options;
}

GenomeStrengthOptions EvolutionSettings::strengthOptions() const {
    GenomeStrengthOptions options;
    options.championGames = strengthGames;
    options.nodes = nodes;
    // Different openings from the tournament's, on which the genomes were selected.
    options.seed = scrambled(genetics.seed);
    return options;
}

int EvolutionSettings::tournamentGames() const { return byFit ? 0 : rounds * (genetics.population / 2) * 2; }

int EvolutionSettings::strengthGamesOf(int generation) const {
    if (!isMeasured(generation)) return 0;
    return strengthGames / 2 * 2 + genetics.population * (strengthOptions().eachGames / 2) * 2;
}

Json toJson(const EvolutionSettings& settings) {
    Json json = jsonOf(settings, kSettingsFields);
    json["start"] = Json::parse(toJsonText(settings.start));
    return json;
}

Result<EvolutionSettings> parseEvolutionSettings(const Json& json, const std::string& file) {
    auto settings = readObject<EvolutionSettings>(json, file, kSettingsFields);
    if (!settings) return settings;
    JsonFields fields(json, file);
    const auto start = genomeFrom(fields.object("start"), fields.nameOf("start"));
    if (fields.error()) return fail(*fields.error());
    if (!start) return tl::unexpected(start.error());
    settings->start = *start;
    const auto checked = checkedGenetics(settings->genetics);
    if (!checked) return fail(translatable("Engine", "{}: {}"), file, checked.error());
    return settings;
}

double expectedMs(const EvolutionSettings& settings, int threads) {
    const auto msOf = [](double games, std::uint64_t nodes) {
        return games * (kMsPerGame + kMsPerGameAndNode * static_cast<double>(nodes));
    };
    const int generations = settings.generations + 1;
    const int measured = settings.generations / settings.strengthEvery + 1;
    double ms = msOf(
        double(generations) * settings.tournamentGames() + double(measured) * settings.strengthGamesOf(0),
        settings.nodes);
    if (settings.byFit) {
        const bool chooses = settings.fitChoices > 0;
        ms += (chooses ? kMsPerMisfit : kMsPerFit) * generations * settings.genetics.population;
        ms += kMsPerChoice * settings.fitChoices;
        if (settings.fitFolder.empty()) ms += msOf(settings.fitGames, kSoftNodes * settings.fitNodes);
    }
    return ms / std::max(1, threads);
}

namespace {

/// Found by experiment: game results are noisy. Many individuals therefore play short games, and a few of
/// the fitter ones have most of the children.
EvolutionSettings fromScratchByGames() {
    EvolutionSettings settings;
    settings.start = plainGenome();
    settings.generations = 80;
    settings.rounds = 8;
    settings.nodes = 100;
    settings.genetics.population = 32;
    settings.genetics.tournament = 6;
    settings.genetics.mutationPercent = 30;
    settings.genetics.blendPercent = 100;
    settings.genetics.firstStep = 0.3;
    return settings;
}

/// Found by experiment. A slight improvement shows sooner in few games of many individuals than in many games
/// of few, as long as no genome survives by a lucky early measurement. When all genes mutate at once, those
/// that are least harmed win; and much shorter games breed specialists that lose longer ones.
EvolutionSettings betterByGames() {
    EvolutionSettings settings;
    settings.start = defaultGenome();
    settings.generations = 160;
    settings.rounds = 4;
    settings.nodes = 300;
    settings.genetics = {
        .population = 200, .elite = 0, .tournament = 4, .mutationPercent = 25, .blendPercent = 100};
    settings.strengthGames = 120;
    settings.strengthEvery = 20;
    return settings;
}

EvolutionSettings fromScratchByFit() {
    EvolutionSettings settings;
    settings.byFit = true;
    settings.start = plainGenome();
    settings.genetics.firstStep = 0.3;
    settings.genetics.elite = 4;
    settings.generations = 150;
    settings.fitGames = 1000;
    settings.fitNodes = 200;
    settings.strengthEvery = 10;
    settings.strengthGames = 120;
    return settings;
}

/// Games of its own teach little beyond the built-in weights: move scores must come from a stronger
/// evaluator.
EvolutionSettings betterByFit() {
    EvolutionSettings settings = betterByGames();
    settings.byFit = true;
    settings.genetics.firstStep = 0.4;
    settings.fitGames = 4500;
    settings.fitNodes = 1000;
    settings.fitChoices = 40'000;
    return settings;
}

}  // namespace

const std::vector<EvolutionPreset>& evolutionPresets() {
    static const std::vector<EvolutionPreset> presets{
        {QT_TRANSLATE_NOOP("Engine", "From scratch, by games"),
         QT_TRANSLATE_NOOP(
             "Engine", "All pieces start with the same value. Genomes that win their games have children."),
         fromScratchByGames()},
        {QT_TRANSLATE_NOOP("Engine", "From scratch, by fit"),
         QT_TRANSLATE_NOOP(
             "Engine",
             "All pieces start with the same value. Genomes that predict how games end have children."),
         fromScratchByFit()},
        {QT_TRANSLATE_NOOP("Engine", "Improve the scoring genome, by games"),
         QT_TRANSLATE_NOOP("Engine", "Starts from the built-in weights and plays longer games."),
         betterByGames()},
        {QT_TRANSLATE_NOOP("Engine", "Improve the scoring genome, by fit"),
         QT_TRANSLATE_NOOP("Engine",
                           "Starts from the built-in weights. Genomes that score moves as the network's "
                           "search does have children."),
         betterByFit()}};
    return presets;
}

}  // namespace plyglass
