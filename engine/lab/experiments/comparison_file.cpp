#include "engine/lab/experiments/comparison_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/base/file_text.h"
#include "engine/chess/fen.h"
#include "engine/chess/san.h"
#include "engine/eval/json_fields.h"
#include "engine/eval/json_file.h"
#include "engine/eval/provenance.h"

namespace plyglass {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kFormat = "plyglass-comparison";

Json planJson(const ComparisonPlan& plan) {
    Json json = {{"name", plan.name},
                 {"seed", plan.seed},
                 {"fromDepth", plan.fromDepth},
                 {"toDepth", plan.toDepth},
                 {"repetitions", plan.repetitions},
                 {"maxNodes", plan.maxNodes},
                 {"maxMs", plan.maxMs}};
    json["positions"] = Json::array();
    for (const NamedPosition& position : plan.positions)
        json["positions"].push_back({{"name", position.name}, {"fen", toFen(position.position)}});
    json["configurations"] = Json::array();
    for (const Configuration& configuration : plan.configurations)
        json["configurations"].push_back(toJson(configuration));
    return json;
}

Json measurementJson(const Measurement& m, const Position& position) {
    return {{"position", m.key.position},
            {"configuration", m.key.configuration},
            {"depth", m.key.depth},
            {"repetition", m.key.repetition},
            {"completed", m.completed},
            {"nodes", m.nodes},
            {"boardsScored", m.evaluations},
            {"betaCutoffs", m.betaCutoffs},
            {"firstMoveCutoffs", m.firstMoveCutoffs},
            {"depthReached", m.depthReached},
            {"timeMs", m.timeMs},
            {"score", m.score},
            {"bestMove", m.bestMove.isNull() ? "" : toUci(position, m.bestMove)}};
}

Result<ComparisonPlan> planFrom(const Json& json, const std::string& where) {
    JsonFields fields(json, where);
    ComparisonPlan plan;
    plan.name = fields.text("name");
    plan.seed = fields.count("seed");
    plan.fromDepth = fields.integer("fromDepth");
    plan.toDepth = fields.integer("toDepth");
    plan.repetitions = fields.integer("repetitions");
    plan.maxNodes = fields.count("maxNodes");
    plan.maxMs = static_cast<std::int64_t>(fields.count("maxMs"));
    const Json& positions = fields.list("positions");
    const Json& configurations = fields.list("configurations");
    if (fields.error()) return fail(*fields.error());
    for (std::size_t i = 0; i < positions.size(); ++i) {
        JsonFields entry(positions[i], fmt::format("{}.positions[{}]", where, i));
        const std::string name = entry.text("name");
        const std::string fen = entry.text("fen");
        if (entry.error()) return fail(*entry.error());
        const auto position = Position::fromFen(fen);
        if (!position)
            return fail(translatable("Engine", "{}.positions[{}]: {}"), where, i, position.error());
        plan.positions.push_back({name, *position});
    }
    for (std::size_t i = 0; i < configurations.size(); ++i) {
        auto configuration =
            configurationFrom(configurations[i], fmt::format("{}.configurations[{}]", where, i));
        if (!configuration) return tl::unexpected(configuration.error());
        plan.configurations.push_back(std::move(*configuration));
    }
    return checkedPlan(std::move(plan));
}

Result<Measurement> measurementFrom(const Json& json, const Comparison& comparison,
                                    const std::string& where) {
    JsonFields fields(json, where);
    Measurement m;
    m.key = {fields.integer("position"), fields.integer("configuration"), fields.integer("depth"),
             fields.integer("repetition")};
    m.completed = fields.flag("completed");
    const Json& nodes = fields.list("nodes");
    const auto isCount = [](const Json& value) { return value.is_number_unsigned(); };
    if (nodes.size() != kNodeKinds || !std::all_of(nodes.begin(), nodes.end(), isCount))
        fields.reportError(makeText(translatable("Engine", "{} must be a list of {} whole numbers."),
                                    fields.nameOf("nodes"), kNodeKinds));
    for (std::size_t i = 0; i < kNodeKinds && !fields.error(); ++i)
        m.nodes[i] = nodes[i].get<std::uint64_t>();
    m.evaluations = fields.count("boardsScored");
    m.betaCutoffs = fields.count("betaCutoffs");
    m.firstMoveCutoffs = fields.count("firstMoveCutoffs");
    m.depthReached = fields.integer("depthReached");
    m.timeMs = static_cast<std::int64_t>(fields.count("timeMs"));
    m.score = fields.integer("score");
    const std::string move = fields.text("bestMove");
    if (fields.error()) return fail(*fields.error());
    if (!comparison.contains(m.key))
        return fail(translatable("Engine", "{} does not belong to a search of the plan."), where);
    if (move.empty()) return m;
    const auto best =
        parseUci(comparison.plan().positions[static_cast<std::size_t>(m.key.position)].position, move);
    if (!best) return fail(translatable("Engine", "{}.bestMove: {}"), where, best.error());
    m.bestMove = *best;
    return m;
}

Json provenanceJson(const Provenance& provenance) {
    return {{"version", provenance.version},
            {"commit", provenance.commit},
            {"seed", provenance.seed},
            {"machine", provenance.machine},
            {"date", provenance.date}};
}

Result<Provenance> provenanceFrom(const Json& json, const std::string& where) {
    JsonFields fields(json, where);
    Provenance provenance;
    provenance.version = fields.text("version");
    provenance.commit = fields.text("commit");
    provenance.seed = fields.count("seed");
    provenance.machine = fields.text("machine");
    provenance.date = fields.text("date");
    if (fields.error()) return fail(*fields.error());
    return provenance;
}

}  // namespace

std::string toJsonText(const Comparison& comparison, const Provenance& provenance) {
    const Json head = {{"format", kFormat},
                       {"version", kComparisonVersion},
                       {"provenance", provenanceJson(provenance)},
                       {"plan", planJson(comparison.plan())}};
    std::string text = jsonText(head, 1);
    text.resize(text.size() - 2);  // the closing brace and its line break: more follows
    text += ",\n \"measurements\": [";
    const char* separator = "\n  ";
    for (const RunKey& key : comparison.keys()) {
        const Measurement* measurement = comparison.find(key);
        if (!measurement) continue;
        const auto& position = comparison.plan().positions[static_cast<std::size_t>(key.position)].position;
        text += separator + jsonText(measurementJson(*measurement, position));
        separator = ",\n  ";
    }
    return text + "\n ]\n}\n";
}

Result<SavedComparison> parseComparison(std::string_view text, const std::string& file) {
    const auto json = parseVersioned(text, file, kFormat, kComparisonVersion);
    if (!json) return tl::unexpected(json.error());
    for (const char* needed : {"provenance", "plan", "measurements"})
        if (!json->contains(needed)) return fail(translatable("Engine", "{} has no \"{}\"."), file, needed);
    const auto provenance = provenanceFrom((*json)["provenance"], file + ": provenance");
    if (!provenance) return tl::unexpected(provenance.error());
    auto plan = planFrom((*json)["plan"], file + ": plan");
    if (!plan) return tl::unexpected(plan.error());
    SavedComparison saved{*provenance, Comparison(std::move(*plan))};
    const Json& measurements = (*json)["measurements"];
    if (!measurements.is_array())
        return fail(translatable("Engine", "{}: measurements must be a list."), file);
    for (std::size_t i = 0; i < measurements.size(); ++i) {
        const auto measurement =
            measurementFrom(measurements[i], saved.comparison, fmt::format("{}: measurements[{}]", file, i));
        if (!measurement) return tl::unexpected(measurement.error());
        saved.comparison.add(*measurement);
    }
    return saved;
}

Result<SavedComparison> loadComparison(const std::string& path) {
    return readFileText(path).and_then([&](const auto& text) { return parseComparison(text, path); });
}

Result<void> saveComparison(const std::string& path, const Comparison& comparison,
                            const Provenance& provenance) {
    return writeFileText(path, toJsonText(comparison, provenance));
}

}  // namespace plyglass
