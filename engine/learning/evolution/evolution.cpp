#include "engine/learning/evolution/evolution.h"

#include <fmt/format.h>

#include "engine/base/json_fields.h"

namespace plyglass {

namespace {

constexpr std::string_view kFormat = "plyglass-evolution";
constexpr int kVersion = 2;
constexpr int kMaxGames = 1 << 30;

constexpr auto kOptionFields = [](auto& options, const auto& each) {
    each("population", options.population, 0, kMaxIndividuals);
    each("elite", options.elite, 0, kMaxIndividuals);
    each("tournament", options.tournament, 0, kMaxIndividuals);
    each("mutationPercent", options.mutationPercent);
    each("blendPercent", options.blendPercent);
    each("firstStep", options.firstStep);
    each("seed", options.seed);
};

/// Without the genome.
constexpr auto kIndividualFields = [](auto& individual, const auto& each) {
    each("step", individual.step, 0.0, 1.0);
    each("fitness", individual.fitness);
    each("games", individual.games, 0, kMaxGames);
    each("points", individual.points);
};

Json toJson(const Individual& individual) {
    Json json = jsonOf(individual, kIndividualFields);
    json["genome"] = Json::parse(toJsonText(individual.genome));
    return json;
}

Result<GeneticOptions> readOptions(const Json& json, const std::string& where) {
    const auto options = readObject<GeneticOptions>(json, where, kOptionFields);
    if (!options) return options;
    const auto checked = checkedGenetics(*options);
    if (!checked) return fail(translatable("Engine", "{}: {}"), where, checked.error());
    return options;
}

Result<Individual> readIndividual(const Json& json, const std::string& where) {
    auto individual = readObject<Individual>(json, where, kIndividualFields);
    if (!individual) return individual;
    JsonFields fields(json, where);
    const auto genome = genomeFrom(fields.object("genome"), fields.nameOf("genome"));
    if (fields.error()) return fail(*fields.error());
    if (!genome) return tl::unexpected(genome.error());
    individual->genome = *genome;
    return individual;
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
                       {"options", jsonOf(evolution.options, kOptionFields)},
                       {"conditions", evolution.conditions},
                       {"generations", std::move(generations)}};
    return jsonText(json, 1) + '\n';
}

Result<Evolution> parseEvolution(std::string_view text, const std::string& file) {
    const auto json = parseVersioned(text, file, kFormat, kVersion);
    if (!json) return tl::unexpected(json.error());
    JsonFields fields(*json, file);
    Evolution evolution;
    evolution.measure = fields.text("measure");
    evolution.conditions = fields.text("conditions");
    const Json& generations = fields.list("generations");
    const auto options = readOptions(fields.object("options"), fields.nameOf("options"));
    if (fields.error()) return fail(*fields.error());
    if (!options) return tl::unexpected(options.error());
    evolution.options = *options;
    for (const Json& generation : generations) {
        const auto population = readGeneration(generation, static_cast<int>(evolution.generations.size()),
                                               options->population, file);
        if (!population) return tl::unexpected(population.error());
        evolution.generations.push_back(*population);
    }
    return evolution;
}

}  // namespace plyglass
