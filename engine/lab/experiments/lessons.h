// Guided tours through the search: each sets up a position and a few switches, says what to try and what to
// watch, and notices when it has been tried. Their texts and settings are data: resources/lessons.
#pragma once

#include <span>
#include <string>
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

/// A number, a score or a move that a remark quotes from the lesson's searches.
struct LessonValue {
    enum class Kind {
        Nodes,             ///< "1 304 310"
        Moves,             ///< the nodes below the root: of a search one ply deep, the legal moves
        Speed,             ///< "1 300 000": nodes a second, to two digits
        FirstMoveCutoffs,  ///< "93 %": the share of cutoffs that the first move tried brought about
        Times,             ///< "×16": how many times the nodes of a second search the first one took
        BestScore,         ///< "+1.00", White's view
        BestMove,          ///< in SAN
        YearsForTenPlies   ///< if each ply multiplied the nodes as the second search did those of the first
    };
    Kind kind;
    std::vector<std::size_t> searches;  ///< of all that the lesson asks for, in their order; the first is 0
};

struct LessonStep {
    std::string task;                  ///< what to do, in a sentence or two
    std::string watch;                 ///< what to look at
    std::vector<LessonSetting> asked;  ///< the step is done once each of these has been searched with
    std::string remark;                ///< what has been seen, with %1, %2 … for `values`
    std::vector<LessonValue> values;   ///< of this step's searches and of those before
};

struct Lesson {
    std::string id;     ///< "alpha-beta"
    std::string title;  ///< "Alpha–beta"
    std::string idea;   ///< what it is about, in a few sentences
    std::string fen;
    LessonSetting start;
    std::vector<std::string> switches;  ///< ids of the techniques that can be switched
    int maxDepth = 1;                   ///< depths beyond it would take too long; the start's: no choice
    bool offersEvaluators = false;      ///< the evaluator can be chosen too
    std::vector<LessonStep> steps;
};

/// In the order in which they build on each other.
const std::vector<Lesson>& allLessons();

/// The search of a run, as the laboratory's comparisons do it.
SearchRequest requestFor(const Lesson& lesson, const LessonSetting& setting);

/// How many steps are done, one after the other, by these runs in any order.
std::size_t stepsDone(const Lesson& lesson, LessonRuns runs);
/// What stands for %1, %2 … in the remark of a step that is done.
std::vector<std::string> remarkValues(const Lesson& lesson, std::size_t step, LessonRuns runs);

}  // namespace plyglass
