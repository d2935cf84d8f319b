#include "engine/lab/experiments/lessons.h"

#include <algorithm>

#include "engine/lab/experiments/lesson_parts.h"

namespace plyglass {

namespace {

/// The last run with a setting; nullptr if there is none.
const LessonRun* find(LessonRuns runs, const LessonSetting& setting) {
    const auto found =
        std::find_if(runs.rbegin(), runs.rend(), [&](const LessonRun& r) { return r.setting == setting; });
    return found == runs.rend() ? nullptr : &*found;
}

bool isDone(const LessonStep& step, LessonRuns runs) {
    return std::all_of(step.asked.begin(), step.asked.end(),
                       [runs](const LessonSetting& setting) { return find(runs, setting) != nullptr; });
}

}  // namespace

const std::vector<Lesson>& allLessons() {
    static const std::vector<Lesson> kLessons = [] {
        std::vector<Lesson> lessons = lessonsOnTheExactSearch();
        for (Lesson& lesson : lessonsOnJudgement()) lessons.push_back(std::move(lesson));
        return lessons;
    }();
    return kLessons;
}

SearchRequest requestFor(const Lesson& lesson, const LessonSetting& setting) {
    SearchRequest request;
    request.position = Position::fromFen(lesson.fen).value();
    request.techniques = setting.techniques;
    request.evaluator = setting.evaluator;
    request.limits.depth = setting.depth;
    return request;
}

std::size_t stepsDone(const Lesson& lesson, LessonRuns runs) {
    const auto first = std::find_if(lesson.steps.begin(), lesson.steps.end(),
                                    [runs](const LessonStep& step) { return !isDone(step, runs); });
    return static_cast<std::size_t>(first - lesson.steps.begin());
}

std::string remarkOf(const Lesson& lesson, std::size_t step, LessonRuns runs) {
    std::vector<LessonRun> asked;
    for (std::size_t i = 0; i <= step; ++i)
        for (const LessonSetting& setting : lesson.steps[i].asked) asked.push_back(*find(runs, setting));
    return lesson.steps[step].remark(asked);
}

}  // namespace plyglass
