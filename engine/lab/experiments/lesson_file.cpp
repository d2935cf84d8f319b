#include "engine/lab/experiments/lesson_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "engine/base/text.h"

namespace plyglass {

namespace {

using nlohmann::json;

struct ValueName {
    std::string_view id;
    LessonValue::Kind kind;
    std::size_t searches;  ///< number of searches it refers to
};

constexpr std::array kValueNames{ValueName{"nodes", LessonValue::Kind::Nodes, 1},
                                 ValueName{"moves", LessonValue::Kind::Moves, 1},
                                 ValueName{"speed", LessonValue::Kind::Speed, 1},
                                 ValueName{"first-move-cutoffs", LessonValue::Kind::FirstMoveCutoffs, 1},
                                 ValueName{"times", LessonValue::Kind::Times, 2},
                                 ValueName{"score", LessonValue::Kind::BestScore, 1},
                                 ValueName{"move", LessonValue::Kind::BestMove, 1},
                                 ValueName{"years-for-ten-plies", LessonValue::Kind::YearsForTenPlies, 2}};

/// Applies `change` to `setting`.
Result<LessonSetting> changed(LessonSetting setting, const json& change) {
    for (const bool on : {true, false})
        for (const std::string& id : change.value(on ? "on" : "off", std::vector<std::string>{}))
            if (auto set = setTechnique(setting.techniques, id, on); !set) return tl::unexpected(set.error());
    if (change.contains("evaluator")) {
        const auto kind = evaluatorFromId(change.at("evaluator").get<std::string>());
        if (!kind) return tl::unexpected(kind.error());
        setting.evaluator = *kind;
    }
    setting.depth = change.value("depth", setting.depth);
    return setting;
}

/// `known`: number of the lesson's searches up to this step.
Result<LessonValue> valueFrom(const json& entry, std::size_t known) {
    const auto id = entry.at(0).get<std::string>();
    const auto* const name = std::find_if(kValueNames.begin(), kValueNames.end(),
                                          [&id](const ValueName& each) { return each.id == id; });
    if (name == kValueNames.end())
        return fail(translatable("Engine", "There is no value {}; choose one of: {}."), plyglass::quoted(id),
                    listOf(kValueNames, &ValueName::id));
    LessonValue value{name->kind, {}};
    for (std::size_t i = 1; i < entry.size(); ++i) {
        const auto number = entry.at(i).get<std::size_t>();
        if (number < 1 || number > known)
            return fail(translatable("Engine", "\"{}\" is of search {}, but so far there are {}."), id,
                        number, known);
        value.searches.push_back(number - 1);
    }
    if (value.searches.size() != name->searches)
        return fail(translatable("Engine", "\"{}\" needs the numbers of {} searches."), id, name->searches);
    return value;
}

/// Appends the searches of the step to `known`.
Result<LessonStep> stepFrom(const json& entry, const LessonSetting& start, std::size_t& known) {
    LessonStep step;
    step.task = entry.at("task").get<std::string>();
    step.watch = entry.at("watch").get<std::string>();
    step.remark = entry.at("remark").get<std::string>();
    for (const json& change : entry.at("searches")) {
        const auto setting = changed(start, change);
        if (!setting) return tl::unexpected(setting.error());
        step.asked.push_back(*setting);
    }
    known += step.asked.size();
    for (const json& each : entry.at("values")) {
        const auto value = valueFrom(each, known);
        if (!value) return tl::unexpected(value.error());
        step.values.push_back(*value);
    }
    return step;
}

Result<Lesson> lessonFrom(const json& file) {
    Lesson lesson;
    lesson.id = file.at("id").get<std::string>();
    lesson.title = file.at("title").get<std::string>();
    lesson.idea = file.at("idea").get<std::string>();
    lesson.fen = file.at("fen").get<std::string>();
    if (const auto position = Position::fromFen(lesson.fen); !position)
        return tl::unexpected(position.error());
    const json& start = file.at("start");
    const auto techniques = presetFromId(start.at("preset").get<std::string>());
    if (!techniques) return tl::unexpected(techniques.error());
    const auto setting = changed({.techniques = *techniques}, start);
    if (!setting) return tl::unexpected(setting.error());
    lesson.start = *setting;
    lesson.switches = file.at("switches").get<std::vector<std::string>>();
    lesson.maxDepth = file.at("maxDepth").get<int>();
    lesson.offersEvaluators = file.at("offersEvaluators").get<bool>();
    std::size_t known = 0;
    for (const json& entry : file.at("steps")) {
        const auto step = stepFrom(entry, lesson.start, known);
        if (!step) return tl::unexpected(step.error());
        lesson.steps.push_back(*step);
    }
    return lesson;
}

}  // namespace

Result<Lesson> parseLesson(std::string_view text, const std::string& name) {
    try {
        auto lesson = lessonFrom(json::parse(text));
        if (!lesson) return fail(translatable("Engine", "{}: {}"), name, lesson.error());
        return lesson;
    } catch (const json::exception& error) {
        return fail(translatable("Engine", "{}: {}"), name, error.what());
    }
}

std::vector<Lesson> builtInLessons() {
    std::vector<Lesson> lessons;
    for (const EmbeddedText& resource : lessonResources())
        lessons.push_back(parseLesson(resource.text, std::string(resource.name)).value());
    return lessons;
}

}  // namespace plyglass
