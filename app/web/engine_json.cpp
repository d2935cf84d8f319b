#include "app/web/engine_json.h"

#include <algorithm>
#include <array>

#include "engine/base/json_fields.h"
#include "engine/base/text.h"
#include "engine/eval/evaluator.h"
#include "engine/lab/analysis/search_json.h"
#include "engine/levels/levels.h"

namespace plyglass {

namespace {

constexpr std::array<const char*, kNodeKinds> kNodeKindNames = {"Main search", "Quiescence", "Null move",
                                                                "Reduced", "Re-search"};

const char* soundnessId(Soundness soundness) {
    switch (soundness) {
        case Soundness::Sound:
            return "sound";
        case Soundness::SoundWithoutTable:
            return "soundWithoutTable";
        case Soundness::Unsound:
            break;
    }
    return "unsound";
}

Json techniquesJson() {
    Json rows = Json::array();
    const Techniques standard;
    for (const Technique& technique : allTechniques())
        rows.push_back({{"id", technique.id},
                        {"name", technique.name},
                        {"group", technique.group},
                        {"explanation", technique.explanation},
                        {"source", technique.source},
                        {"needs", technique.needs},
                        {"soundness", soundnessId(technique.soundness)},
                        {"countWords", {technique.counts.one, technique.counts.many}},
                        {"isOn", technique.isOn(standard)}});
    return rows;
}

Json numbersJson() {
    Json rows = Json::array();
    const Techniques standard;
    for (const TechniqueNumber& number : allTechniqueNumbers())
        rows.push_back({{"id", number.id},
                        {"name", number.name},
                        {"explanation", number.explanation},
                        {"min", number.minimum},
                        {"max", number.maximum},
                        {"value", standard.*number.value}});
    return rows;
}

Json presetsJson() {
    Json rows = Json::array();
    for (const Preset& preset : allPresets())
        rows.push_back({{"id", preset.id},
                        {"name", preset.name},
                        {"date", preset.date},
                        {"explanation", preset.explanation}});
    return rows;
}

Json levelsJson() {
    Json rows = Json::array();
    for (const Level& level : allLevels()) {
        const LevelStrength strength = strengthOf(level.number);
        rows.push_back({{"number", level.number},
                        {"name", level.name},
                        {"elo", strength.elo},
                        {"error", strength.error},
                        {"isFull", level.isFull()}});
    }
    return rows;
}

Json evaluatorsJson() {
    Json rows = Json::array();
    for (const EvaluatorInfo& info : allEvaluators())
        rows.push_back({{"id", info.id},
                        {"name", info.name},
                        {"explanation", info.explanation},
                        {"isStandard", info.kind == kStandardEvaluator}});
    return rows;
}

Json nodeKindsJson() {
    Json rows = Json::array();
    for (int kind = 0; kind < kNodeKinds; ++kind)
        rows.push_back({{"id", kNodeKindIds[kind]}, {"name", kNodeKindNames[kind]}});
    return rows;
}

Json choiceJson(const Techniques& techniques) {
    Json on = Json::array();
    Json missing = Json::object();
    for (const Technique& technique : allTechniques()) {
        if (technique.isOn(techniques)) on.push_back(technique.id);
        if (const Technique* const needed = missingFor(technique, techniques))
            missing[std::string(technique.id)] = needed->name;
    }
    Json numbers = Json::object();
    for (const TechniqueNumber& number : allTechniqueNumbers())
        numbers[std::string(number.id)] = techniques.*number.value;
    const auto presets = allPresets();
    const auto same = std::find_if(presets.begin(), presets.end(),
                                   [&](const Preset& preset) { return preset.techniques == techniques; });
    return {{"techniques", std::move(on)},
            {"numbers", std::move(numbers)},
            {"asPreset", same == presets.end() ? "" : same->id},
            {"missing", std::move(missing)}};
}

Result<void> setNumber(Techniques& techniques, std::string_view id, const Json& request) {
    for (const TechniqueNumber& number : allTechniqueNumbers()) {
        if (number.id != id) continue;
        JsonFields fields(request, "request");
        int value = number.minimum;
        fields.readIfGiven("value", value, 0, number.maximum);
        if (fields.error()) return fail(*fields.error());
        techniques.*number.value = value;
        return {};
    }
    return fail(translatable("Engine", "There is no number {}; choose one of: {}."), plyglass::quoted(id),
                listOf(allTechniqueNumbers(), &TechniqueNumber::id));
}

}  // namespace

Json engineJson() {
    return {{"name", "Plyglass"},          {"version", PLYGLASS_VERSION},    {"maxDepth", kMaxPly - 1},
            {"allPlies", kAllPlies},       {"techniques", techniquesJson()}, {"numbers", numbersJson()},
            {"presets", presetsJson()},    {"levels", levelsJson()},         {"evaluators", evaluatorsJson()},
            {"nodeKinds", nodeKindsJson()}};
}

Result<Techniques> readTechniques(const Json& request) {
    Techniques techniques;
    JsonFields fields(request, "request");
    if (fields.has("techniques")) {
        techniques = noTechniques();
        for (const std::string& id : fields.texts("techniques"))
            if (const auto set = setTechnique(techniques, id, true); !set) return tl::unexpected(set.error());
    }
    if (fields.has("numbers")) {
        JsonFields numbers = fields.inside("numbers");
        for (const TechniqueNumber& number : allTechniqueNumbers()) {
            int value = techniques.*number.value;
            numbers.readIfGiven(std::string(number.id).c_str(), value, 0, number.maximum);
            if (techniques.*number.value != 0) techniques.*number.value = value;
        }
        if (numbers.error()) return fail(*numbers.error());
    }
    if (fields.error()) return fail(*fields.error());
    return techniques;
}

Result<Json> chooseTechniques(const Json& request) {
    auto techniques = readTechniques(request);
    JsonFields fields(request, "request");
    if (fields.has("preset")) techniques = presetFromId(fields.text("preset"));
    if (!techniques) return tl::unexpected(techniques.error());
    if (fields.has("switch")) {
        const std::string turned = fields.text("switch");
        const Technique* const technique = findTechnique(turned);
        const bool isOn = technique != nullptr && technique->isOn(*techniques);
        if (const auto set = setTechnique(*techniques, turned, !isOn); !set)
            return tl::unexpected(set.error());
    }
    if (fields.has("number"))
        if (const auto set = setNumber(*techniques, fields.text("number"), request); !set)
            return tl::unexpected(set.error());
    if (fields.error()) return fail(*fields.error());
    return choiceJson(*techniques);
}

}  // namespace plyglass
