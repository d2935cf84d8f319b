#include "engine/learning/evolution/evolution.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "engine/eval/json_file.h"

namespace plyglass {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::string_view kFormat = "plyglass-evolution";
constexpr int kVersion = 2;
constexpr int kMaxGames = 1 << 30;

Json toJson(const GeneticOptions& options) {
    return {{"population", options.population},
            {"elite", options.elite},
            {"tournament", options.tournament},
            {"mutationPercent", options.mutationPercent},
            {"blendPercent", options.blendPercent},
            {"firstStep", options.firstStep},
            {"seed", options.seed}};
}

Json toJson(const Individual& individual) {
    return {{"genome", Json::parse(toJsonText(individual.genome))},
            {"step", individual.step},
            {"fitness", individual.fitness},
            {"games", individual.games},
            {"points", individual.points}};
}

Result<double> readNumber(const Json& json, const char* id, const std::string& where) {
    if (!json.contains(id) || !json[id].is_number())
        return fail(translatable("Engine", "{}: \"{}\" must be a number."), where, id);
    return json[id].get<double>();
}

Result<GeneticOptions> readOptions(const Json& json, const std::string& file) {
    const std::string where = file + ": \"options\"";
    GeneticOptions options;
    const std::pair<const char*, int*> counts[] = {{"population", &options.population},
                                                   {"elite", &options.elite},
                                                   {"tournament", &options.tournament},
                                                   {"mutationPercent", &options.mutationPercent},
                                                   {"blendPercent", &options.blendPercent}};
    for (const auto& [id, to] : counts) {
        if (!json.contains(id)) return fail(translatable("Engine", "{}.{} is missing."), where, id);
        const auto number = readInteger(json[id], fmt::format("{}.{}", where, id), 0, kMaxIndividuals);
        if (!number) return tl::unexpected(number.error());
        *to = *number;
    }
    const auto step = readNumber(json, "firstStep", where);
    if (!step) return tl::unexpected(step.error());
    options.firstStep = *step;
    if (!json.contains("seed") || !json["seed"].is_number_unsigned())
        return fail(translatable("Engine", "{}.seed must be a whole number from 0 up."), where);
    options.seed = json["seed"].get<std::uint64_t>();
    const auto checked = checkedGenetics(options);
    if (!checked) return fail(translatable("Engine", "{}: {}"), where, checked.error());
    return options;
}

Result<Individual> readIndividual(const Json& json, const std::string& where) {
    if (!json.is_object() || !json.contains("genome"))
        return fail(translatable("Engine", "{} has no genome."), where);
    const auto genome = genomeFrom(json["genome"], where);
    if (!genome) return tl::unexpected(genome.error());
    const auto step = readNumber(json, "step", where);
    if (!step) return tl::unexpected(step.error());
    if (!(*step >= 0 && *step <= 1))
        return fail(translatable("Engine", "{}: \"step\" must be within 0 … 1."), where);
    const auto fitness = readNumber(json, "fitness", where);
    if (!fitness) return tl::unexpected(fitness.error());
    if (!json.contains("games")) return fail(translatable("Engine", "{}: \"games\" is missing."), where);
    const auto games = readInteger(json["games"], where + ": \"games\"", 0, kMaxGames);
    if (!games) return tl::unexpected(games.error());
    const auto points = readNumber(json, "points", where);
    if (!points) return tl::unexpected(points.error());
    return Individual{*genome, *step, *fitness, *games, *points};
}

Result<Population> readGeneration(const Json& json, int number, int size, const std::string& file) {
    Population population{number, {}};
    if (!json.is_array() || json.size() != static_cast<std::size_t>(size))
        return fail(translatable("Engine", "{}: generation {} must be a list of {} individuals."), file,
                    number, size);
    for (std::size_t i = 0; i < json.size(); ++i) {
        const auto individual =
            readIndividual(json[i], fmt::format("{}: generation {}, number {}", file, number, i + 1));
        if (!individual) return tl::unexpected(individual.error());
        population.individuals.push_back(*individual);
    }
    return population;
}

}  // namespace

void evolve(Evolution& evolution, const Genome& start, int generations, const FitnessMeasure& measure,
            const JobContext& job, const std::function<void(const Evolution&)>& onGeneration) {
    while (static_cast<int>(evolution.generations.size()) <= generations) {
        Population next = evolution.generations.empty()
                              ? firstPopulation(evolution.options, start)
                              : nextPopulation(evolution.options, evolution.generations.back());
        if (job.stopRequested() || !measurePopulation(next, measure, job)) return;
        evolution.generations.push_back(std::move(next));
        onGeneration(evolution);
    }
}

Genome championOf(const Evolution& evolution, std::size_t generation) {
    const std::size_t first = (generation + 1) / 2;
    return consensusOf(std::span(evolution.generations).subspan(first, generation - first + 1));
}

std::string toJsonText(const Evolution& evolution) {
    Json generations = Json::array();
    for (const Population& population : evolution.generations) {
        Json individuals = Json::array();
        for (const Individual& individual : population.individuals) individuals.push_back(toJson(individual));
        generations.push_back(std::move(individuals));
    }
    const Json json = {{"format", kFormat},
                       {"version", kVersion},
                       {"measure", evolution.measure},
                       {"options", toJson(evolution.options)},
                       {"conditions", evolution.conditions},
                       {"generations", std::move(generations)}};
    return jsonText(json, 1) + '\n';
}

Result<Evolution> parseEvolution(std::string_view text, const std::string& file) {
    const auto json = parseVersioned(text, file, kFormat, kVersion);
    if (!json) return tl::unexpected(json.error());
    for (const char* id : {"measure", "conditions"})
        if (!json->contains(id) || !(*json)[id].is_string())
            return fail(translatable("Engine", "{}: \"{}\" must be a text."), file, id);
    if (!json->contains("options") || !(*json)["options"].is_object())
        return fail(translatable("Engine", "{}: \"options\" must be an object."), file);
    if (!json->contains("generations") || !(*json)["generations"].is_array())
        return fail(translatable("Engine", "{}: \"generations\" must be a list."), file);
    const auto options = readOptions((*json)["options"], file);
    if (!options) return tl::unexpected(options.error());
    Evolution evolution{
        (*json)["measure"].get<std::string>(), *options, {}, (*json)["conditions"].get<std::string>()};
    for (const Json& generation : (*json)["generations"]) {
        const auto population = readGeneration(generation, static_cast<int>(evolution.generations.size()),
                                               options->population, file);
        if (!population) return tl::unexpected(population.error());
        evolution.generations.push_back(*population);
    }
    return evolution;
}

}  // namespace plyglass
