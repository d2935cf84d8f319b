#include "engine/lab/experiments/configuration.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/base/bytes.h"
#include "engine/base/json.h"
#include "engine/base/json_fields.h"
#include "engine/eval/classical/classical_weights_file.h"
#include "engine/eval/genome.h"
#include "engine/eval/network/network_file.h"
#include "engine/search/search.h"
#include "engine/search/transposition_table.h"

namespace plyglass {

namespace {

/// Maximum number of techniques listed in a difference.
constexpr std::size_t kMaxNamed = 3;

/// Weights in a file must have a name.
std::string weightsName(const Configuration& configuration) {
    return configuration.evaluatorName.empty() ? "classical" : configuration.evaluatorName;
}

Json evaluatorJson(const Configuration& configuration) {
    const EvaluatorChoice& choice = configuration.evaluator;
    Json json = {{"id", infoOf(choice.kind).id}};
    if (!configuration.evaluatorName.empty()) json["name"] = configuration.evaluatorName;
    if (choice.genome) json["genome"] = Json::parse(toJsonText(*choice.genome));
    if (choice.classicalWeights)
        json["weights"] = Json::parse(
            toJsonText(NamedClassicalWeights{weightsName(configuration), {}, *choice.classicalWeights}));
    if (choice.network) json["network"] = toHex(toFileBytes(*choice.network));
    return json;
}

/// Reads the evaluator and its name.
Result<void> readEvaluator(Configuration& configuration, const Json& json, const std::string& field) {
    JsonFields fields(json, field);
    const std::string id = fields.text("id");
    if (fields.has("name")) configuration.evaluatorName = fields.text("name");
    if (fields.error()) return fail(*fields.error());
    const auto kind = evaluatorFromId(id);
    if (!kind) return fail(translatable("Engine", "{}: {}"), field, kind.error());
    EvaluatorChoice choice(*kind);
    if (json.contains("genome")) {
        const auto genome = genomeFrom(json["genome"], field + ".genome");
        if (!genome) return tl::unexpected(genome.error());
        choice.genome = std::make_shared<const Genome>(*genome);
    }
    if (json.contains("weights")) {
        const auto weights = classicalWeightsFrom(json["weights"], field + ".weights");
        if (!weights) return tl::unexpected(weights.error());
        choice.classicalWeights = std::make_shared<const ClassicalWeights>(weights->weights);
    }
    if (json.contains("network")) {
        const auto bytes =
            json["network"].is_string() ? fromHex(json["network"].get<std::string>()) : std::nullopt;
        if (!bytes)
            return fail(translatable("Engine", "{}.network must be a network file in hexadecimal digits."),
                        field);
        const auto network = parseNetwork(*bytes, field + ".network");
        if (!network) return tl::unexpected(network.error());
        choice.network = std::make_shared<const Network>(*network);
    }
    if (!configuration.evaluatorName.empty() && !choice.genome && !choice.classicalWeights && !choice.network)
        return fail(
            translatable("Engine",
                         "{} is \"{}\", a user's own evaluator, but its weights are missing in the file."),
            field, configuration.evaluatorName);
    configuration.evaluator = std::move(choice);
    return {};
}

Result<Techniques> techniquesFrom(const Json& json, const std::string& field) {
    if (!json.contains("on") || !json["on"].is_array())
        return fail(translatable("Engine", "{}.on must be a list of techniques."), field);
    Techniques techniques = presetFromId("minimax").value();
    for (const Json& id : json["on"]) {
        if (!id.is_string())
            return fail(translatable("Engine", "{}.on must be a list of techniques' ids."), field);
        if (const auto set = setTechnique(techniques, id.get<std::string>(), true); !set)
            return tl::unexpected(set.error());
    }
    JsonFields fields(json, field);
    for (const TechniqueNumber& number : allTechniqueNumbers())
        techniques.*number.value =
            fields.integer(std::string(number.id).c_str(), number.minimum, number.maximum);
    if (fields.error()) return fail(*fields.error());
    return techniques;
}

/// "as level 4, Dora".
std::string levelInWords(int number) {
    const auto level = levelFromNumber(number);
    return level ? fmt::format("as level {}, {}", number, level->name) : "";
}

void addWords(std::string& words, const std::string& more) { words += (words.empty() ? "" : ", ") + more; }

/// "without Null move, Killers and 12 others".
void addSwitches(std::string& words, const char* head, const std::vector<const Technique*>& techniques) {
    if (techniques.empty()) return;
    std::string names;
    for (std::size_t i = 0; i < std::min(techniques.size(), kMaxNamed); ++i)
        addWords(names, std::string(techniques[i]->name));
    if (techniques.size() > kMaxNamed) names += fmt::format(" and {} others", techniques.size() - kMaxNamed);
    addWords(words, head + names);
}

}  // namespace

void thinkAs(const Configuration& configuration, LevelRequest& request) {
    configuration.applyTo(request.search);
    request.level.reset();
    if (const auto level = levelFromNumber(configuration.level); level && !level->isFull())
        request.level = *level;
}

std::string evaluatorToText(const Configuration& configuration) {
    const std::string_view kind = infoOf(configuration.evaluator.kind).name;
    if (configuration.evaluator == EvaluatorChoice(configuration.evaluator.kind)) return std::string(kind);
    return configuration.evaluatorName.empty()
               ? fmt::format("{} with weights of its own", kind)
               : fmt::format("\"{}\" ({})", configuration.evaluatorName, kind);
}

ConfigurationDifference differenceOf(const Configuration& configuration, const Configuration& from) {
    ConfigurationDifference difference;
    for (const Technique& technique : allTechniques()) {
        const bool on = technique.isOn(configuration.techniques);
        if (on != technique.isOn(from.techniques))
            (on ? difference.with : difference.without).push_back(&technique);
    }
    for (const TechniqueNumber& number : allTechniqueNumbers())
        if (configuration.techniques.*number.value != from.techniques.*number.value)
            difference.numbers.push_back(&number);
    difference.evaluator = configuration.evaluator != from.evaluator;
    difference.level = configuration.level != from.level;
    difference.threads = configuration.threads != from.threads;
    difference.hash = configuration.hashMib != from.hashMib;
    return difference;
}

std::string differenceToText(const Configuration& configuration, const Configuration& from) {
    const ConfigurationDifference difference = differenceOf(configuration, from);
    std::string words;
    addSwitches(words, "without ", difference.without);
    addSwitches(words, "with ", difference.with);
    for (const TechniqueNumber* const number : difference.numbers) {
        const int value = configuration.techniques.*number->value;
        addWords(words,
                 fmt::format("{} {}", number->name, value == kAllPlies ? "all" : std::to_string(value)));
    }
    if (difference.evaluator) addWords(words, "judged by " + evaluatorToText(configuration));
    if (difference.level) addWords(words, levelInWords(configuration.level));
    if (difference.threads) addWords(words, fmt::format("{} threads", configuration.threads));
    if (difference.hash) addWords(words, fmt::format("table of {} MiB", configuration.hashMib));
    return words.empty() ? "the same" : words;
}

Json toJson(const Configuration& configuration) {
    Json techniques = {{"on", Json::array()}};
    for (const Technique& technique : allTechniques())
        if (technique.isOn(configuration.techniques)) techniques["on"].push_back(technique.id);
    for (const TechniqueNumber& number : allTechniqueNumbers())
        techniques[std::string(number.id)] = configuration.techniques.*number.value;
    Json json = {{"name", configuration.name},
                 {"techniques", techniques},
                 {"evaluator", evaluatorJson(configuration)},
                 {"threads", configuration.threads},
                 {"hashMib", configuration.hashMib}};
    if (configuration.level != kFullLevel) json["level"] = configuration.level;
    if (!configuration.base.empty()) json["base"] = configuration.base;
    return json;
}

Result<Configuration> configurationFrom(const Json& json, const std::string& field) {
    JsonFields fields(json, field);
    Configuration configuration;
    configuration.name = fields.text("name");
    configuration.threads = fields.integer("threads", 1, kMaxThreads);
    configuration.hashMib = fields.integer("hashMib", 1, kMaxHashMib);
    if (fields.has("level")) configuration.level = fields.integer("level", 1, kFullLevel);
    if (fields.has("base")) configuration.base = fields.text("base");
    const Json& techniques = fields.object("techniques");
    const Json& evaluator = fields.object("evaluator");
    if (fields.error()) return fail(*fields.error());
    const auto read = techniquesFrom(techniques, fields.nameOf("techniques"));
    if (!read) return tl::unexpected(read.error());
    configuration.techniques = *read;
    if (const auto known = readEvaluator(configuration, evaluator, fields.nameOf("evaluator")); !known)
        return tl::unexpected(known.error());
    return configuration;
}

}  // namespace plyglass
