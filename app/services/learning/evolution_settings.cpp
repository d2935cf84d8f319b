#include "app/services/learning/evolution_settings.h"

#include <fmt/format.h>

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "engine/eval/json_file.h"

namespace plyglass {

using Json = nlohmann::ordered_json;

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

struct Range {
    const char* id;
    int least;
    int most;
};

Result<int> readWithin(const Json& json, const Range& range, const std::string& file) {
    if (!json.contains(range.id))
        return fail(translatable("Engine", "{}: \"{}\" is missing."), file, range.id);
    return readInteger(json[range.id], fmt::format("{}: \"{}\"", file, range.id), range.least, range.most);
}

Result<double> readShare(const Json& json, const char* id, const std::string& file) {
    if (!json.contains(id) || !json[id].is_number() || json[id].get<double>() < 0 ||
        json[id].get<double>() > 1)
        return fail(translatable("Engine", "{}: \"{}\" must be a number from 0 to 1."), file, id);
    return json[id].get<double>();
}

constexpr int kMany = 1'000'000'000;

}  // namespace

Genome plainGenome() {
    Genome genome;
    genome.name = "plain";
    genome.provenance.notes = "Made by hand: all pieces have the same value, nothing else counts.";
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
    const GeneticOptions& genetics = settings.genetics;
    return {{"byFit", settings.byFit},
            {"generations", settings.generations},
            {"population", genetics.population},
            {"elite", genetics.elite},
            {"tournament", genetics.tournament},
            {"mutationPercent", genetics.mutationPercent},
            {"blendPercent", genetics.blendPercent},
            {"firstStep", genetics.firstStep},
            {"seed", genetics.seed},
            {"start", Json::parse(toJsonText(settings.start))},
            {"rounds", settings.rounds},
            {"nodes", settings.nodes},
            {"fitFolder", settings.fitFolder},
            {"fitGames", settings.fitGames},
            {"fitNodes", settings.fitNodes},
            {"laterShare", settings.fitTarget.tdWeight},
            {"traceDecay", settings.fitTarget.lambda},
            {"fitChoices", settings.fitChoices},
            {"strengthGames", settings.strengthGames},
            {"strengthEvery", settings.strengthEvery}};
}

Result<EvolutionSettings> parseEvolutionSettings(const Json& json, const std::string& file) {
    EvolutionSettings settings;
    int nodes = 0;
    int fitNodes = 0;
    GeneticOptions& genetics = settings.genetics;
    const std::pair<Range, int*> numbers[] = {
        {{"generations", 0, kMaxGenerations}, &settings.generations},
        {{"population", kMinIndividuals, kMaxIndividuals}, &genetics.population},
        {{"elite", 0, kMaxIndividuals}, &genetics.elite},
        {{"tournament", 1, kMaxIndividuals}, &genetics.tournament},
        {{"mutationPercent", 0, 100}, &genetics.mutationPercent},
        {{"blendPercent", 0, 100}, &genetics.blendPercent},
        {{"rounds", 1, 1000}, &settings.rounds},
        {{"nodes", 1, kMany}, &nodes},
        {{"fitGames", 1, kMany}, &settings.fitGames},
        {{"fitNodes", 1, kMany}, &fitNodes},
        {{"fitChoices", 0, kMany}, &settings.fitChoices},
        {{"strengthGames", 0, kMany}, &settings.strengthGames},
        {{"strengthEvery", 1, kMaxGenerations}, &settings.strengthEvery}};
    for (const auto& [range, to] : numbers) {
        const auto number = readWithin(json, range, file);
        if (!number) return tl::unexpected(number.error());
        *to = *number;
    }
    settings.nodes = static_cast<std::uint64_t>(nodes);
    settings.fitNodes = static_cast<std::uint64_t>(fitNodes);
    const std::pair<const char*, double*> shares[] = {{"firstStep", &genetics.firstStep},
                                                      {"laterShare", &settings.fitTarget.tdWeight},
                                                      {"traceDecay", &settings.fitTarget.lambda}};
    for (const auto& [id, to] : shares) {
        const auto share = readShare(json, id, file);
        if (!share) return tl::unexpected(share.error());
        *to = *share;
    }
    if (!json.contains("byFit") || !json["byFit"].is_boolean())
        return fail(translatable("Engine", "{}: \"byFit\" must be true or false."), file);
    if (!json.contains("fitFolder") || !json["fitFolder"].is_string())
        return fail(translatable("Engine", "{}: \"fitFolder\" must be a text."), file);
    if (!json.contains("seed") || !json["seed"].is_number_unsigned())
        return fail(translatable("Engine", "{}: \"seed\" must be a whole number from 0 up."), file);
    if (!json.contains("start")) return fail(translatable("Engine", "{}: \"start\" is missing."), file);
    const auto start = genomeFrom(json["start"], file + ": \"start\"");
    if (!start) return tl::unexpected(start.error());
    settings.byFit = json["byFit"].get<bool>();
    settings.fitFolder = json["fitFolder"].get<std::string>();
    genetics.seed = json["seed"].get<std::uint64_t>();
    settings.start = *start;
    const auto checked = checkedGenetics(genetics);
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
