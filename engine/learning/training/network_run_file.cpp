#include "engine/learning/training/network_run_file.h"

#include <fmt/format.h>

#include <limits>
#include <nlohmann/json.hpp>
#include <optional>

#include "engine/eval/json_file.h"

namespace plyglass {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::string_view kFormat = "plyglass-network-run";
constexpr int kVersion = 1;

/// Takes fields out of an object; keeps the first thing that is wrong.
class Fields {
  public:
    Fields(const Json& json, std::string where) : m_json(json), m_where(std::move(where)) {
        if (!json.is_object()) m_error = fmt::format("{} must be an object.", m_where);
    }

    template <class T>
    void read(const char* id, T& to) {
        const Json* value = field(id, "a whole number from 0 up", &Json::is_number_unsigned);
        if (!value) return;
        const auto number = value->get<std::uint64_t>();
        if (number > static_cast<std::uint64_t>(std::numeric_limits<T>::max()))
            m_error = fmt::format("{}.{} is too large.", m_where, id);
        else
            to = static_cast<T>(number);
    }
    void read(const char* id, double& to) {
        if (const Json* value = field(id, "a number", &Json::is_number)) to = value->get<double>();
    }
    void read(const char* id, bool& to) {
        if (const Json* value = field(id, "true or false", &Json::is_boolean)) to = value->get<bool>();
    }
    /// A list of whole numbers or, for `double`, of numbers.
    template <class T, std::size_t size>
    void read(const char* id, std::array<T, size>& to) {
        const Json* value = field(id, "a list", &Json::is_array);
        if (!value) return;
        bool isRight = value->size() == size;
        for (const Json& each : *value)
            isRight = isRight && (std::is_same_v<T, double> ? each.is_number() : each.is_number_unsigned());
        if (!isRight)
            m_error = fmt::format("{}.{} must have {} numbers.", m_where, id, size);
        else
            to = value->template get<std::array<T, size>>();
    }
    const Json* items(const char* id) { return field(id, "a list", &Json::is_array); }
    Result<void> result() const { return m_error.empty() ? Result<void>{} : fail(m_error); }
    const std::string& where() const { return m_where; }

  private:
    const Json* field(const char* id, const char* kind, bool (Json::*isKind)() const noexcept) {
        if (!m_error.empty()) return nullptr;
        if (m_json.contains(id) && (m_json[id].*isKind)()) return &m_json[id];
        m_error = fmt::format("{}.{} must be {}.", m_where, id, kind);
        return nullptr;
    }

    const Json& m_json;
    std::string m_where;
    std::string m_error;
};

/// Every option with its id in the file, for reading and for writing.
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

/// The same for what a generation has besides its losses and the counts of its games.
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

/// Adds each visited value to an object.
auto into(Json& json) {
    return [&json](const char* id, const auto& value) { json[id] = value; };
}

/// Takes each visited value out of one.
auto outOf(Fields& fields) {
    return [&fields](const char* id, auto& value) { fields.read(id, value); };
}

Result<NetworkRunOptions> readOptions(const Json& json, const std::string& file) {
    NetworkRunOptions options;
    Fields fields(json, file + ": \"options\"");
    eachOption(options, outOf(fields));
    if (const auto read = fields.result(); !read) return tl::unexpected(read.error());
    const auto checked = checkedNetworkRun(options);
    return checked ? checked : fail(translatable("Engine", "{}: {}"), fields.where(), checked.error());
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
    Fields fields(json, fmt::format("{}: generation {}", file, number));
    std::array<std::uint64_t, 3> counts{};
    std::array<std::uint64_t, 5> pairs{};
    eachField(one, outOf(fields));
    fields.read("counts", counts);
    fields.read("pairs", pairs);
    const Json* losses = fields.items("losses");
    if (const auto read = fields.result(); !read) return tl::unexpected(read.error());
    one.counts = {static_cast<std::int64_t>(counts[0]), static_cast<std::int64_t>(counts[1]),
                  static_cast<std::int64_t>(counts[2])};
    std::copy(pairs.begin(), pairs.end(), one.pairs.begin());
    for (const Json& each : *losses) {
        LossPoint point;
        Fields values(each, fields.where() + ".losses");
        eachLossField(point, outOf(values));
        if (const auto read = values.result(); !read) return tl::unexpected(read.error());
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
    if (!json->contains("options")) return fail(translatable("Engine", "{}: \"options\" is missing."), file);
    const auto options = readOptions((*json)["options"], file);
    if (!options) return tl::unexpected(options.error());
    if (!json->contains("generations") || !(*json)["generations"].is_array())
        return fail(translatable("Engine", "{}: \"generations\" must be a list."), file);
    NetworkRun run{*options, {}};
    for (const Json& each : (*json)["generations"]) {
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
