#include "engine/learning/training/network_run_file.h"

#include <fmt/format.h>

#include <limits>
#include <nlohmann/json.hpp>

#include "engine/eval/json_fields.h"
#include "engine/eval/json_file.h"

namespace plyglass {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::string_view kFormat = "plyglass-network-run";
constexpr int kVersion = 1;

void take(JsonFields& fields, const char* id, int& to) {
    to = fields.integer(id, 0, std::numeric_limits<int>::max());
}
void take(JsonFields& fields, const char* id, std::uint64_t& to) { to = fields.count(id); }
void take(JsonFields& fields, const char* id, double& to) { to = fields.number(id); }
void take(JsonFields& fields, const char* id, bool& to) { to = fields.flag(id); }
/// A list of integers or, for `double`, of numbers.
template <class T, std::size_t size>
void take(JsonFields& fields, const char* id, std::array<T, size>& to) {
    const Json& list = fields.list(id);
    bool isRight = list.size() == size;
    for (const Json& each : list)
        isRight = isRight && (std::is_same_v<T, double> ? each.is_number() : each.is_number_unsigned());
    if (isRight)
        to = list.get<std::array<T, size>>();
    else
        fields.reportError(
            makeText(translatable("Engine", "{} must have {} numbers."), fields.nameOf(id), size));
}

/// Visits every option with its id, for reading and writing.
template <class Options, class Visit>
void eachOption(Options& options, const Visit& visit) {
    visit("hidden", options.shape.hidden);
    visit("buckets", options.shape.buckets);
    visit("mirrored", options.shape.isMirrored);
    visit("rounds", options.rounds);
    visit("games", options.games);
    visit("nodes", options.nodes);
    visit("windowRounds", options.windowRounds);
    visit("samples", options.samples);
    visit("batch", options.batchSize);
    visit("learningRate", options.learningRate);
    visit("strengthGames", options.strengthGames);
    visit("strengthNodes", options.strengthNodes);
    visit("seed", options.seed);
}

/// The same for a generation, except losses and game counts.
template <class Generation, class Visit>
void eachField(Generation& one, const Visit& visit) {
    visit("made", one.isMade);
    visit("games", one.games);
    visit("results", one.results);
    visit("positions", one.positions);
    visit("heldOut", one.heldOut);
    visit("leftOut", one.leftOut);
    visit("roundingCp", one.quantizationLossCp);
    visit("measured", one.isMeasured);
    visit("seconds", one.seconds);
}

template <class Point, class Visit>
void eachLossField(Point& point, const Visit& visit) {
    visit("samples", point.samples);
    visit("error", point.error);
    visit("heldOut", point.heldOut);
}

/// Visitor that adds values to an object.
auto into(Json& json) {
    return [&json](const char* id, const auto& value) { json[id] = value; };
}

/// Visitor that reads values from an object.
auto outOf(JsonFields& fields) {
    return [&fields](const char* id, auto& value) { take(fields, id, value); };
}

Result<NetworkRunOptions> readOptions(const Json& json, const std::string& where) {
    NetworkRunOptions options;
    JsonFields fields(json, where);
    eachOption(options, outOf(fields));
    if (fields.error()) return fail(*fields.error());
    const auto checked = checkedNetworkRun(options);
    return checked ? checked : fail(translatable("Engine", "{}: {}"), where, checked.error());
}

Json toJson(const NetworkGeneration& one) {
    Json json = Json::object();
    eachField(one, into(json));
    json["counts"] = {one.counts.wins, one.counts.draws, one.counts.losses};
    json["pairs"] = one.pairs;
    json["losses"] = Json::array();
    for (const LossPoint& point : one.losses) eachLossField(point, into(json["losses"].emplace_back()));
    return json;
}

Result<NetworkGeneration> readGeneration(const Json& json, int number, const std::string& file) {
    NetworkGeneration one{.number = number};
    JsonFields fields(json, fmt::format("{}: generation {}", file, number));
    std::array<std::uint64_t, 3> counts{};
    std::array<std::uint64_t, 5> pairs{};
    eachField(one, outOf(fields));
    take(fields, "counts", counts);
    take(fields, "pairs", pairs);
    const Json& losses = fields.list("losses");
    if (fields.error()) return fail(*fields.error());
    one.counts = {static_cast<std::int64_t>(counts[0]), static_cast<std::int64_t>(counts[1]),
                  static_cast<std::int64_t>(counts[2])};
    std::copy(pairs.begin(), pairs.end(), one.pairs.begin());
    for (const Json& each : losses) {
        LossPoint point;
        JsonFields values(each, fields.nameOf("losses"));
        eachLossField(point, outOf(values));
        if (values.error()) return fail(*values.error());
        one.losses.push_back(point);
    }
    return one;
}

}  // namespace

std::string toJsonText(const NetworkRun& run) {
    Json options = Json::object();
    eachOption(run.options, into(options));
    Json generations = Json::array();
    for (const NetworkGeneration& one : run.generations) generations.push_back(toJson(one));
    const Json json = {{"format", kFormat},
                       {"version", kVersion},
                       {"options", std::move(options)},
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
