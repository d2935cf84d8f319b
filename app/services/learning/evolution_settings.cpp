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

/// Measured on one core of the machine this was written on: a game, and each node of its moves.
constexpr double kMsPerGame = 2;
constexpr double kMsPerGameAndNode = 0.035;
/// Where an iteration that was started is finished, a move takes about so many times its nodes.
constexpr std::uint64_t kSoftNodes = 2;
/// Measured likewise: a genome's error over the usual number of samples or choices.
constexpr double kMsPerFit = 8;
constexpr double kMsPerMisfit = 2;
/// And the moves of a position.
constexpr double kMsPerChoice = 3;

/// Of every piece in the plain genome: so large that the least change of a small weight is small beside it.
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
    // Other openings than those of the tournament, or the fittest would be those that know these.
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

/// Found by trying: results of games are noisy, so many play short games, and few of the fitter have most of
/// the children.
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

/// Also found by trying. What is better by little shows in few games of many individuals sooner than in many
/// games of few, as long as no genome survives by the luck of an early measurement. Where all genes change at
/// once, those win that are not harmed by it; and games much shorter than these breed specialists of short
/// games, who lose longer ones.
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

/// Its own games say little that the built-in weights do not say already: what moves are worth, a stronger
/// evaluator has to say.
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
