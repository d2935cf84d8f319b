#include "engine/lab/experiments/comparison_file.h"

#include <fmt/format.h>

#include <limits>
#include <nlohmann/json.hpp>

#include "engine/base/file_text.h"
#include "engine/chess/fen.h"
#include "engine/chess/san.h"
#include "engine/eval/json_file.h"
#include "engine/eval/provenance.h"

namespace plyglass {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kFormat = "plyglass-comparison";
/// More of anything in a file is a mistake.
constexpr int kMaxEntries = 10'000;

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

/// Reads the fields of one object; the first that is wrong is remembered, and everything after it is 0.
class Fields {
  public:
    Fields(const Json& json, std::string where) : m_json(json), m_where(std::move(where)) {
        if (!json.is_object()) m_error = m_where + " must be an object.";
    }

    std::uint64_t count(const char* name) {
        const Json* value = find(name);
        if (value && !value->is_number_unsigned()) reportError(name, "must be a whole number, not below 0");
        return m_error.empty() ? value->get<std::uint64_t>() : 0;
    }
    int integer(const char* name) {
        const Json* value = find(name);
        if (!value) return 0;
        const auto number = readInteger(*value, fmt::format("{}.{}", m_where, name),
                                        std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
        if (!number) m_error = number.error().message;
        return number.value_or(0);
    }
    bool flag(const char* name) {
        const Json* value = find(name);
        if (value && !value->is_boolean()) reportError(name, "must be true or false");
        return m_error.empty() && value->get<bool>();
    }
    std::string text(const char* name) {
        const Json* value = find(name);
        if (value && !value->is_string()) reportError(name, "must be a text");
        return m_error.empty() ? value->get<std::string>() : "";
    }
    const Json& list(const char* name) {
        static const Json kEmpty = Json::array();
        const Json* value = find(name);
        if (value && (!value->is_array() || value->size() > kMaxEntries)) reportError(name, "must be a list");
        return m_error.empty() ? *value : kEmpty;
    }
    void reportError(const char* name, const std::string& what) {
        if (m_error.empty()) m_error = fmt::format("{}.{} {}.", m_where, name, what);
    }
    const std::string& error() const { return m_error; }

  private:
    const Json* find(const char* name) {
        if (!m_error.empty()) return nullptr;
        const auto found = m_json.find(name);
        if (found != m_json.end()) return &*found;
        m_error = fmt::format("{} has no \"{}\".", m_where, name);
        return nullptr;
    }

    const Json& m_json;
    std::string m_where;
    std::string m_error;
};

Result<ComparisonPlan> planFrom(const Json& json, const std::string& where) {
    Fields fields(json, where);
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
    if (!fields.error().empty()) return fail(fields.error());
    for (std::size_t i = 0; i < positions.size(); ++i) {
        Fields entry(positions[i], fmt::format("{}.positions[{}]", where, i));
        const std::string name = entry.text("name");
        const std::string fen = entry.text("fen");
        if (!entry.error().empty()) return fail(entry.error());
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
    Fields fields(json, where);
    Measurement m;
    m.key = {fields.integer("position"), fields.integer("configuration"), fields.integer("depth"),
             fields.integer("repetition")};
    m.completed = fields.flag("completed");
    const Json& nodes = fields.list("nodes");
    if (nodes.size() != kNodeKinds)
        fields.reportError("nodes", fmt::format("must be a list of {} numbers", kNodeKinds));
    for (std::size_t i = 0; i < kNodeKinds && fields.error().empty(); ++i) {
        if (!nodes[i].is_number_unsigned())
            fields.reportError("nodes", "must be a list of whole numbers");
        else
            m.nodes[i] = nodes[i].get<std::uint64_t>();
    }
    m.evaluations = fields.count("boardsScored");
    m.betaCutoffs = fields.count("betaCutoffs");
    m.firstMoveCutoffs = fields.count("firstMoveCutoffs");
    m.depthReached = fields.integer("depthReached");
    m.timeMs = static_cast<std::int64_t>(fields.count("timeMs"));
    m.score = fields.integer("score");
    const std::string move = fields.text("bestMove");
    if (!fields.error().empty()) return fail(fields.error());
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
    Fields fields(json, where);
    Provenance provenance;
    provenance.version = fields.text("version");
    provenance.commit = fields.text("commit");
    provenance.seed = fields.count("seed");
    provenance.machine = fields.text("machine");
    provenance.date = fields.text("date");
    if (!fields.error().empty()) return fail(fields.error());
    return provenance;
}

}  // namespace

std::string toJsonText(const Comparison& comparison, const Provenance& provenance) {
    const Json head = {{"format", kFormat},
                       {"version", kComparisonVersion},
                       {"provenance", provenanceJson(provenance)},
                       {"plan", planJson(comparison.plan())}};
    std::string text = jsonText(head, 1);
    text.resize(text.size() - 2);  // the closing brace on its own line: more is to come
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
    const auto text = readFileText(path);
    if (!text) return tl::unexpected(text.error());
    return parseComparison(*text, path);
}

Result<void> saveComparison(const std::string& path, const Comparison& comparison,
                            const Provenance& provenance) {
    return writeFileText(path, toJsonText(comparison, provenance));
}

}  // namespace plyglass
