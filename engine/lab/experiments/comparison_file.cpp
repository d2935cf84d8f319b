#include "engine/lab/experiments/comparison_file.h"

#include <fmt/format.h>

#include "engine/base/file_text.h"
#include "engine/base/json_fields.h"
#include "engine/chess/fen.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

constexpr const char* kFormat = "plyglass-comparison";

constexpr auto kPlanFields = [](auto& plan, const auto& each) {
    each("name", plan.name);
    each("seed", plan.seed);
    each("fromDepth", plan.fromDepth);
    each("toDepth", plan.toDepth);
    each("repetitions", plan.repetitions);
    each("maxNodes", plan.maxNodes);
    each("maxMs", plan.maxMs);
};

constexpr auto kMeasurementFields = [](auto& m, const auto& each) {
    each("position", m.key.position);
    each("configuration", m.key.configuration);
    each("depth", m.key.depth);
    each("repetition", m.key.repetition);
    each("completed", m.completed);
    each("nodes", m.nodes);
    each("boardsScored", m.evaluations);
    each("betaCutoffs", m.betaCutoffs);
    each("firstMoveCutoffs", m.firstMoveCutoffs);
    each("depthReached", m.depthReached);
    each("timeMs", m.timeMs);
    each("score", m.score, -kMateScore, kMateScore);
};

Json planJson(const ComparisonPlan& plan) {
    Json json = jsonOf(plan, kPlanFields);
    json["positions"] = Json::array();
    for (const NamedPosition& position : plan.positions)
        json["positions"].push_back({{"name", position.name}, {"fen", toFen(position.position)}});
    json["configurations"] = Json::array();
    for (const Configuration& configuration : plan.configurations)
        json["configurations"].push_back(toJson(configuration));
    return json;
}

Json measurementJson(const Measurement& m, const Position& position) {
    Json json = jsonOf(m, kMeasurementFields);
    json["bestMove"] = m.bestMove.isNull() ? "" : toUci(position, m.bestMove);
    return json;
}

Result<ComparisonPlan> planFrom(const Json& json, const std::string& where) {
    JsonFields fields(json, where);
    ComparisonPlan plan;
    kPlanFields(plan, JsonReader(fields));
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
    kMeasurementFields(m, JsonReader(fields));
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

}  // namespace

std::string toJsonText(const Comparison& comparison, const Provenance& provenance) {
    const Json head = {{"format", kFormat},
                       {"version", kComparisonVersion},
                       {"provenance", jsonOf(provenance, kProvenanceFields)},
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
    JsonFields fields(*json, file);
    const auto provenance =
        readObject<Provenance>(fields.object("provenance"), fields.nameOf("provenance"), kProvenanceFields);
    auto plan = planFrom(fields.object("plan"), fields.nameOf("plan"));
    const Json& measurements = fields.list("measurements");
    if (fields.error()) return fail(*fields.error());
    if (!provenance) return tl::unexpected(provenance.error());
    if (!plan) return tl::unexpected(plan.error());
    SavedComparison saved{*provenance, Comparison(std::move(*plan))};
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
