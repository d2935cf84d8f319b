// Guided tours through the search: each sets up a position and a few switches, says what to try and what to
// watch, and notices when it has been tried.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/search/search.h"

namespace plyglass {

/// What a person can set in a lesson.
struct LessonSetting {
    Techniques techniques = {};
    EvaluatorKind evaluator = EvaluatorKind::Material;
    int depth = 1;  ///< in plies

    friend bool operator==(const LessonSetting&, const LessonSetting&) = default;
};

/// One finished search of a lesson's position.
struct LessonRun {
    LessonSetting setting;
    SearchResult result;

    std::uint64_t nodes() const { return result.info.statistics.totalNodes(); }
};

using LessonRuns = std::span<const LessonRun>;

struct LessonStep {
    std::string_view task;             ///< what to do, in a sentence or two
    std::string_view watch;            ///< what to look at
    std::vector<LessonSetting> asked;  ///< the step is done once each of these has been searched with
    /// What has been seen, with its numbers: `runs` are those that this step and the ones before it ask for,
    /// in their order.
    std::string (*remark)(LessonRuns runs);
};

struct Lesson {
    std::string_view id;     ///< "alpha-beta"
    std::string_view title;  ///< "Alpha–beta"
    std::string_view idea;   ///< what it is about, in a few sentences
    const char* fen;
    LessonSetting start;
    std::vector<std::string_view> switches;  ///< ids of the techniques that can be switched
    int maxDepth;                            ///< depths beyond it would take too long; the start's: no choice
    bool offersEvaluators;                   ///< the evaluator can be chosen too
    std::vector<LessonStep> steps;
};

/// In the order in which they build on each other.
const std::vector<Lesson>& allLessons();

/// The search of a run: one thread, an empty table, nothing left to chance.
SearchRequest requestFor(const Lesson& lesson, const LessonSetting& setting);

/// How many steps are done, one after the other, by these runs in any order.
std::size_t stepsDone(const Lesson& lesson, LessonRuns runs);
/// The remark of a step that is done.
std::string remarkOf(const Lesson& lesson, std::size_t step, LessonRuns runs);

}  // namespace plyglass
