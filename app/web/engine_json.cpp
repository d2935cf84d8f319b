#include "app/web/engine_json.h"

#include <array>

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
                        {"countName", technique.countName},
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
    for (const Preset& preset : allPresets()) {
        Json techniques = Json::array();
        for (const Technique& technique : allTechniques())
            if (technique.isOn(preset.techniques)) techniques.push_back(technique.id);
        Json numbers = Json::object();
        for (const TechniqueNumber& number : allTechniqueNumbers())
            numbers[std::string(number.id)] = preset.techniques.*number.value;
        rows.push_back({{"id", preset.id},
                        {"name", preset.name},
                        {"date", preset.date},
                        {"explanation", preset.explanation},
                        {"techniques", std::move(techniques)},
                        {"numbers", std::move(numbers)}});
    }
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
    const Json numbers = request.value("numbers", Json::object());
    for (const TechniqueNumber& number : allTechniqueNumbers()) {
        const auto value = numberField(numbers, std::string(number.id).c_str(), number.maximum);
        if (!value) return tl::unexpected(value.error());
        if (*value && techniques.*number.value != 0) techniques.*number.value = static_cast<int>(**value);
    }
    return techniques;
}

}  // namespace plyglass
