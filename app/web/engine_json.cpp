#include "app/web/engine_json.h"

#include <algorithm>
#include <array>

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
        const auto value = numberField(request, "value", number.maximum);
        if (!value) return tl::unexpected(value.error());
        techniques.*number.value = static_cast<int>(value->value_or(number.minimum));
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
    if (request.contains("techniques")) {
        const auto ids = textsField(request, "techniques");
        if (!ids) return tl::unexpected(ids.error());
        techniques = noTechniques();
        for (const std::string& id : *ids)
            if (const auto set = setTechnique(techniques, id, true); !set) return tl::unexpected(set.error());
    }
    const auto numbers = objectField(request, "numbers");
    if (!numbers) return tl::unexpected(numbers.error());
    for (const TechniqueNumber& number : allTechniqueNumbers()) {
        const auto value = numberField(*numbers, std::string(number.id).c_str(), number.maximum);
        if (!value) return tl::unexpected(value.error());
        if (*value && techniques.*number.value != 0) techniques.*number.value = static_cast<int>(**value);
    }
    return techniques;
}

Result<Json> chooseTechniques(const Json& request) {
    auto techniques = readTechniques(request);
    const auto preset = textField(request, "preset");
    const auto turned = textField(request, "switch");
    const auto number = textField(request, "number");
    if (!techniques) return tl::unexpected(techniques.error());
    for (const auto* const field : {&preset, &turned, &number})
        if (!*field) return tl::unexpected(field->error());
    if (*preset) techniques = presetFromId(**preset);
    if (!techniques) return tl::unexpected(techniques.error());
    if (*turned) {
        const Technique* const technique = findTechnique(**turned);
        const bool isOn = technique != nullptr && technique->isOn(*techniques);
        if (const auto set = setTechnique(*techniques, **turned, !isOn); !set)
            return tl::unexpected(set.error());
    }
    if (*number)
        if (const auto set = setNumber(*techniques, **number, request); !set)
            return tl::unexpected(set.error());
    return choiceJson(*techniques);
}

}  // namespace plyglass
