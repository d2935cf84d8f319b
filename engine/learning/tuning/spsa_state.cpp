#include "engine/learning/tuning/spsa_state.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "engine/base/json_fields.h"
#include "engine/base/text.h"

namespace plyglass {

namespace {

constexpr std::string_view kFormat = "plyglass-spsa";
constexpr int kVersion = 1;
constexpr int kMaxCount = std::numeric_limits<int>::max() / 4;

bool matches(std::string_view name, std::string_view pattern) {
    if (!pattern.ends_with('*')) return name == pattern;
    return name.starts_with(pattern.substr(0, pattern.size() - 1));
}

const TunableRow* findRow(const std::vector<TunableRow>& table, std::string_view name) {
    const auto found =
        std::find_if(table.begin(), table.end(), [&](const TunableRow& row) { return row.name == name; });
    return found == table.end() ? nullptr : &*found;
}

std::string rowText(const TunableRow& row) {
    return fmt::format("{} ({} to {}, step {})", row.value, row.lowest, row.highest, row.step);
}

/// All options by name.
MatchSettings allSettings(const SpsaState& state) {
    MatchSettings all = {{"parameters", fmt::format("{}", fmt::join(state.names, ","))},
                         {"pairs", fmt::format("{}", state.pairs)},
                         {"iterations", fmt::format("{}", state.options.iterations)},
                         {"rate", fmt::format("{}", state.options.endRate)},
                         {"seed", fmt::format("{}", state.options.seed)}};
    all.insert(all.end(), state.settings.begin(), state.settings.end());
    return all;
}

std::string valueIn(const MatchSettings& settings, std::string_view name) {
    for (const auto& [each, value] : settings)
        if (each == name) return value;
    return {};
}

Result<void> checkSameTable(const std::vector<TunableRow>& stored, const std::vector<TunableRow>& wanted,
                            const std::string& file) {
    constexpr const char* kAdvice =
        translatable("Engine", "Tune the engine of then, or start another state file.");
    for (const TunableRow& before : stored) {
        const TunableRow* now = findRow(wanted, before.name);
        if (!now)
            return fail(translatable("Engine", "{}: the engine has no tunable {} any more. {}"), file,
                        before.name, kAdvice);
        if (*now != before)
            return fail(translatable("Engine", "{}: the engine's tunable {} was {} and is now {}. {}"), file,
                        before.name, rowText(before), rowText(*now), kAdvice);
    }
    for (const TunableRow& now : wanted)
        if (!findRow(stored, now.name))
            return fail(translatable("Engine", "{}: the engine has a new tunable {}. {}"), file, now.name,
                        kAdvice);
    return {};
}

constexpr auto kOptionFields = [](auto& state, const auto& each) {
    each("pairs", state.pairs, 1, kMaxCount);
    each("iterations", state.options.iterations, 1, kMaxCount);
    each("rate", state.options.endRate);
    each("seed", state.options.seed);
};

constexpr auto kRowFields = [](auto& row, const auto& each) {
    each("name", row.name);
    each("value", row.value, -kMaxCount, kMaxCount);
    each("lowest", row.lowest, -kMaxCount, kMaxCount);
    each("highest", row.highest, -kMaxCount, kMaxCount);
    each("step", row.step, 1, kMaxCount);
};

void readOptions(JsonFields& fields, SpsaState& state) {
    JsonFields options = fields.inside("options");
    kOptionFields(state, JsonReader(options));
    if (options.error()) fields.reportError(*options.error());
    for (const auto& [name, value] : fields.object("settings").items()) {
        if (!value.is_string())
            fields.reportError(
                makeText(translatable("Engine", "{}.{} must be a text."), fields.nameOf("settings"), name));
        else
            state.settings.emplace_back(name, value.get<std::string>());
    }
}

void readTable(JsonFields& fields, SpsaState& state) {
    for (const Json& each : fields.list("table")) {
        auto row = readObject<TunableRow>(each, fields.nameOf("table"), kRowFields);
        if (!row) return fields.reportError(row.error());
        if (row->value < row->lowest || row->value > row->highest || findRow(state.table, row->name))
            return fields.reportError(makeText(translatable("Engine", "{}: the row of {} is impossible."),
                                               fields.nameOf("table"), row->name));
        state.table.push_back(std::move(*row));
    }
}

void readTheta(JsonFields& fields, SpsaState& state) {
    const Json& theta = fields.object("theta");
    if (theta.empty())
        fields.reportError(makeText(translatable("Engine", "{} must not be empty."), fields.nameOf("theta")));
    for (const auto& [name, value] : theta.items()) {
        const TunableRow* row = findRow(state.table, name);
        const double number = value.is_number() ? value.get<double>() : std::nan("");
        // NaN fails this test.
        if (row && number >= row->lowest && number <= row->highest) {
            state.names.push_back(name);
            state.theta.push_back(number);
            continue;
        }
        fields.reportError(makeText(translatable("Engine",
                                                 "{}.{} must be a number within the range of a "
                                                 "tunable of the table."),
                                    fields.nameOf("theta"), name));
    }
}

void readGames(JsonFields& fields, SpsaState& state) {
    state.iteration = fields.integer("iteration", 0, state.options.iterations);
    kGameCountFields(state.games, JsonReader(fields));
    const std::int64_t games = std::int64_t{2} * state.pairs * state.iteration;
    if (!fields.error() && (state.games.games() != games || fields.integer("games") != games))
        fields.reportError(
            makeText(translatable("Engine", "{} does not agree with the iterations and their pairs."),
                     fields.nameOf("games")));
}

}  // namespace

Result<std::vector<TunableRow>> chosenTunables(const std::vector<TunableRow>& table,
                                               std::string_view patterns) {
    const auto wanted = parts(patterns, ",");
    const auto names = [&](std::string_view pattern) {
        return std::any_of(table.begin(), table.end(),
                           [&](const TunableRow& row) { return matches(row.name, pattern); });
    };
    for (const std::string_view pattern : wanted)
        if (!names(pattern))
            return fail(translatable("Engine", "There is no tunable {}. There are {}."), quoted(pattern),
                        listOf(table, &TunableRow::name));
    std::vector<TunableRow> chosen;
    for (const TunableRow& row : table)
        if (std::any_of(wanted.begin(), wanted.end(),
                        [&](std::string_view pattern) { return matches(row.name, pattern); }))
            chosen.push_back(row);
    if (chosen.empty()) return fail(translatable("Engine", "No tunable was named."));
    return chosen;
}

SpsaState newSpsaState(std::vector<TunableRow> table, const std::vector<TunableRow>& chosen) {
    SpsaState state;
    state.table = std::move(table);
    for (const TunableRow& row : chosen) {
        state.names.push_back(row.name);
        state.theta.push_back(row.value);
    }
    return state;
}

Spsa spsaOf(const SpsaState& state) {
    std::vector<TunableRow> parameters;
    parameters.reserve(state.names.size());
    for (const std::string& name : state.names) parameters.push_back(*findRow(state.table, name));
    Spsa spsa(std::move(parameters), state.options);
    spsa.resume(state.iteration, state.theta);
    return spsa;
}

std::string toJsonText(const SpsaState& state) {
    Json json;
    json["format"] = kFormat;
    json["version"] = kVersion;
    json["options"] = jsonOf(state, kOptionFields);
    json["settings"] = Json::object();
    for (const auto& [name, value] : state.settings) json["settings"][name] = value;
    json["iteration"] = state.iteration;
    json["games"] = state.games.games();
    kGameCountFields(state.games, JsonWriter(json));
    for (std::size_t i = 0; i < state.names.size(); ++i) json["theta"][state.names[i]] = state.theta[i];
    for (const TunableRow& row : state.table) json["table"].push_back(jsonOf(row, kRowFields));
    return jsonText(json, 1) + '\n';
}

Result<SpsaState> spsaStateFromJson(std::string_view text, const std::string& file) {
    const auto json = parseVersioned(text, file, kFormat, kVersion);
    if (!json) return tl::unexpected(json.error());
    JsonFields fields(*json, file);
    SpsaState state;
    readOptions(fields, state);
    readTable(fields, state);
    readTheta(fields, state);
    readGames(fields, state);
    if (fields.error()) return tl::unexpected(*fields.error());
    return state;
}

Result<void> checkSameRun(const SpsaState& stored, const SpsaState& wanted, const std::string& file) {
    if (auto same = checkSameTable(stored.table, wanted.table, file); !same) return same;
    const MatchSettings before = allSettings(stored);
    for (const auto& [name, now] : allSettings(wanted)) {
        const std::string was = valueIn(before, name);
        if (was == now) continue;
        return fail(translatable("Engine",
                                 "{} belongs to another run: {} was {} and is now {}. Give the options of "
                                 "then, or start another state file."),
                    file, name, plyglass::quoted(was), plyglass::quoted(now));
    }
    return {};
}

}  // namespace plyglass
