#include "engine/learning/training/network_run_file.h"

#include <fmt/format.h>

#include "engine/base/json_fields.h"

namespace plyglass {

namespace {

constexpr std::string_view kFormat = "plyglass-network-run";
constexpr int kVersion = 1;

constexpr auto kOptionFields = [](auto& options, const auto& each) {
    each("hidden", options.shape.hidden);
    each("buckets", options.shape.buckets);
    each("mirrored", options.shape.isMirrored);
    each("rounds", options.rounds);
    each("games", options.games);
    each("nodes", options.nodes);
    each("windowRounds", options.windowRounds);
    each("samples", options.samples);
    each("batch", options.batchSize);
    each("learningRate", options.learningRate);
    each("strengthGames", options.strengthGames);
    each("strengthNodes", options.strengthNodes);
    each("seed", options.seed);
};

/// Without the losses.
constexpr auto kGenerationFields = [](auto& one, const auto& each) {
    each("made", one.isMade);
    each("games", one.games);
    each("results", one.results);
    each("positions", one.positions);
    each("heldOut", one.heldOut);
    each("leftOut", one.leftOut);
    each("roundingCp", one.quantizationLossCp);
    each("measured", one.isMeasured);
    each("seconds", one.seconds);
    kGameCountFields(one.counts, each);
    each("pairs", one.pairs);
};

constexpr auto kLossFields = [](auto& point, const auto& each) {
    each("samples", point.samples);
    each("error", point.error);
    each("heldOut", point.heldOut);
};

Result<NetworkRunOptions> readOptions(const Json& json, const std::string& where) {
    const auto options = readObject<NetworkRunOptions>(json, where, kOptionFields);
    if (!options) return options;
    const auto checked = checkedNetworkRun(*options);
    return checked ? checked : fail(translatable("Engine", "{}: {}"), where, checked.error());
}

Json toJson(const NetworkGeneration& one) {
    Json json = jsonOf(one, kGenerationFields);
    json["lossCurve"] = Json::array();
    for (const LossPoint& point : one.losses) json["lossCurve"].push_back(jsonOf(point, kLossFields));
    return json;
}

Result<NetworkGeneration> readGeneration(const Json& json, int number, const std::string& file) {
    NetworkGeneration one{.number = number};
    JsonFields fields(json, fmt::format("{}: generation {}", file, number));
    kGenerationFields(one, JsonReader(fields));
    const Json& losses = fields.list("lossCurve");
    if (fields.error()) return fail(*fields.error());
    for (const Json& each : losses) {
        const auto point = readObject<LossPoint>(each, fields.nameOf("lossCurve"), kLossFields);
        if (!point) return tl::unexpected(point.error());
        one.losses.push_back(*point);
    }
    return one;
}

}  // namespace

std::string toJsonText(const NetworkRun& run) {
    Json generations = Json::array();
    for (const NetworkGeneration& one : run.generations) generations.push_back(toJson(one));
    const Json json = {{"format", kFormat},
                       {"version", kVersion},
                       {"options", jsonOf(run.options, kOptionFields)},
                       {"generations", std::move(generations)}};
    return jsonText(json, 1) + '\n';
}

Result<NetworkRun> parseNetworkRun(std::string_view text, const std::string& file) {
    const auto json = parseVersioned(text, file, kFormat, kVersion);
    if (!json) return tl::unexpected(json.error());
    JsonFields fields(*json, file);
    const Json& generations = fields.list("generations");
    const auto options = readOptions(fields.object("options"), fields.nameOf("options"));
    if (fields.error()) return fail(*fields.error());
    if (!options) return tl::unexpected(options.error());
    NetworkRun run{*options, {}};
    for (const Json& each : generations) {
        const auto one = readGeneration(each, static_cast<int>(run.generations.size()), file);
        if (!one) return tl::unexpected(one.error());
        if (!run.generations.empty() && !run.generations.back().isMade)
            return fail(translatable("Engine", "{}: generation {} follows one that was never made."), file,
                        one->number);
        run.generations.push_back(*one);
    }
    if (static_cast<int>(run.generations.size()) > run.options.rounds + 1)
        return fail(translatable("Engine", "{}: there are more generations than rounds."), file);
    return run;
}

}  // namespace plyglass
