// Lessons: guided tours of the search. Each sets up a position and switches, gives tasks, and detects when
// they are done. Texts and settings are data: resources/lessons.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/search/search.h"

namespace plyglass {

/// Settings of a search in a lesson.
struct LessonSetting {
    Techniques techniques = {};
    EvaluatorKind evaluator = EvaluatorKind::Material;
    int depth = 1;  ///< in plies

    friend bool operator==(const LessonSetting&, const LessonSetting&) = default;
};

/// A finished search of a lesson's position.
struct LessonRun {
    LessonSetting setting;
    SearchResult result;

    std::uint64_t nodes() const { return result.info.statistics.totalNodes(); }
};

using LessonRuns = std::span<const LessonRun>;

/// A value from the lesson's searches, quoted in a remark.
struct LessonValue {
    enum class Kind {
        Nodes,             ///< "1 304 310"
        Moves,             ///< nodes without the root: for a one-ply search, the legal moves
        Speed,             ///< "1 300 000": nodes per second, two significant digits
        FirstMoveCutoffs,  ///< "93 %": share of beta cutoffs by the first move
        Times,             ///< "×16": node ratio of the first to the second search
        BestScore,         ///< "+1.00", White's view
        BestMove,          ///< in SAN
        YearsForTenPlies   ///< extrapolated from the node ratio of both searches
    };
    Kind kind;
    std::vector<std::size_t> searches;  ///< indices of the lesson's searches, from 0
};

struct LessonStep {
    std::string task;                  ///< one or two sentences
    std::string watch;                 ///< what to observe
    std::vector<LessonSetting> asked;  ///< the step is done once all of these have been searched
    std::string remark;                ///< the conclusion, with %1, %2 … for `values`
    std::vector<LessonValue> values;   ///< from this step's or earlier searches
};

struct Lesson {
    std::string id;     ///< "alpha-beta"
    std::string title;  ///< "Alpha–beta"
    std::string idea;   ///< topic, in a few sentences
    std::string fen;
    LessonSetting start;
    std::vector<std::string> switches;  ///< ids of the techniques that can be switched
    int maxDepth = 1;                   ///< limit for acceptable times; equal to the start's: no choice
    bool offersEvaluators = false;      ///< the evaluator can be chosen
    std::vector<LessonStep> steps;
};

/// In teaching order.
const std::vector<Lesson>& allLessons();

/// Search request of a run, as in the laboratory's comparisons.
SearchRequest requestFor(const Lesson& lesson, const LessonSetting& setting);

/// Number of consecutive steps completed by these runs, in any order.
std::size_t stepsDone(const Lesson& lesson, LessonRuns runs);
/// Values of %1, %2 … in the remark of a completed step.
std::vector<std::string> remarkValues(const Lesson& lesson, std::size_t step, LessonRuns runs);

}  // namespace plyglass
