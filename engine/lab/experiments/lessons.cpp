#include "engine/lab/experiments/lessons.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "engine/chess/san.h"
#include "engine/lab/analysis/format.h"
#include "engine/lab/experiments/comparison.h"
#include "engine/lab/experiments/lesson_file.h"

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

double growth(const LessonRun& more, const LessonRun& less) {
    return static_cast<double>(more.nodes()) / static_cast<double>(std::max<std::uint64_t>(less.nodes(), 1));
}

double nodesPerSecond(const LessonRun& run) {
    return 1000.0 * static_cast<double>(run.nodes()) /
           static_cast<double>(std::max<std::int64_t>(run.result.info.timeMs, 1));
}

/// Speed with two significant digits.
std::string speedOf(const LessonRun& run) {
    const double speed = nodesPerSecond(run);
    const double unit = std::pow(10, std::floor(std::log10(std::max(speed, 10.0))) - 1);
    return grouped(static_cast<std::uint64_t>(std::round(speed / unit) * unit));
}

/// Time for ten plies, at the speed and growth of the fourth: "4" years.
std::string yearsForTenPlies(const LessonRun& three, const LessonRun& four) {
    constexpr int kPliesMore = 6;
    constexpr double kSecondsPerYear = 365.25 * 24 * 3600;
    const double nodes = static_cast<double>(four.nodes()) * std::pow(growth(four, three), kPliesMore);
    const double years = nodes / nodesPerSecond(four) / kSecondsPerYear;
    return years < 2 ? fmt::format("{:.1f}", years) : fmt::format("{:.0f}", years);
}

std::string textOf(const LessonValue& value, const Lesson& lesson, const std::vector<LessonRun>& runs) {
    const LessonRun& run = runs[value.searches.front()];
    const LessonRun& other = runs[value.searches.back()];
    const Statistics& counted = run.result.info.statistics;
    switch (value.kind) {
        case LessonValue::Kind::Nodes:
            return grouped(run.nodes());
        case LessonValue::Kind::Moves:
            return grouped(run.nodes() - 1);
        case LessonValue::Kind::Speed:
            return speedOf(run);
        case LessonValue::Kind::FirstMoveCutoffs:
            return fmt::format("{:.0f} %", 100 * static_cast<double>(counted[Counter::FirstMoveCutoffs]) /
                                               static_cast<double>(counted[Counter::BetaCutoffs]));
        case LessonValue::Kind::Times:
            return factorToText(growth(run, other));
        case LessonValue::Kind::BestScore:
            return scoreToText(run.result.info.score, Position::fromFen(lesson.fen).value().sideToMove());
        case LessonValue::Kind::BestMove:
            return toSan(Position::fromFen(lesson.fen).value(), run.result.bestMove);
        case LessonValue::Kind::YearsForTenPlies:
            return yearsForTenPlies(run, other);
    }
    return {};
}

}  // namespace

const std::vector<Lesson>& allLessons() {
    static const std::vector<Lesson> kLessons = builtInLessons();
    return kLessons;
}

SearchRequest requestFor(const Lesson& lesson, const LessonSetting& setting) {
    return fixedDepthRequest(Position::fromFen(lesson.fen).value(),
                             {{.techniques = setting.techniques, .evaluator = setting.evaluator}},
                             setting.depth)
        .search;
}

std::size_t stepsDone(const Lesson& lesson, LessonRuns runs) {
    const auto first = std::find_if(lesson.steps.begin(), lesson.steps.end(),
                                    [runs](const LessonStep& step) { return !isDone(step, runs); });
    return static_cast<std::size_t>(first - lesson.steps.begin());
}

std::vector<std::string> remarkValues(const Lesson& lesson, std::size_t step, LessonRuns runs) {
    std::vector<LessonRun> asked;
    for (std::size_t i = 0; i <= step; ++i)
        for (const LessonSetting& setting : lesson.steps[i].asked) asked.push_back(*find(runs, setting));
    std::vector<std::string> texts;
    for (const LessonValue& value : lesson.steps[step].values) texts.push_back(textOf(value, lesson, asked));
    return texts;
}

}  // namespace plyglass
