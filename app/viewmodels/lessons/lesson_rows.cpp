#include "app/viewmodels/lessons/lesson_rows.h"

#include <algorithm>

#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

QString remarkText(const Lesson& lesson, std::size_t step, LessonRuns runs) {
    QString remark = translated(lesson.steps[step].remark);
    for (const std::string& value : remarkValues(lesson, step, runs))
        remark = remark.arg(QString::fromStdString(value));
    return remark;
}

QString settingText(const Lesson& lesson, const LessonSetting& setting) {
    QStringList parts{lesson.offersEvaluators ? translated(infoOf(setting.evaluator).name)
                                              : QObject::tr("depth %1").arg(setting.depth)};
    for (const std::string_view id : lesson.switches)
        if (const Technique* technique = findTechnique(id); technique->isOn(setting.techniques))
            parts += translated(technique->name);
    return parts.join(QStringLiteral(", "));
}

}  // namespace

QList<LessonTitleRow> lessonTitleRows(const QStringList& finished) {
    QList<LessonTitleRow> rows;
    for (const Lesson& lesson : allLessons())
        rows.append({translated(lesson.title), finished.contains(text(lesson.id))});
    return rows;
}

QList<LessonStepRow> lessonStepRows(const Lesson& lesson, LessonRuns runs) {
    const std::size_t done = stepsDone(lesson, runs);
    QList<LessonStepRow> rows;
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        rows.append({translated(lesson.steps[i].task), translated(lesson.steps[i].watch),
                     i < done    ? LessonState::Done
                     : i == done ? LessonState::Current
                                 : LessonState::Ahead,
                     i < done ? remarkText(lesson, i, runs) : QString()});
    return rows;
}

QList<LessonSwitchRow> lessonSwitchRows(const Lesson& lesson, const Techniques& techniques) {
    QList<LessonSwitchRow> rows;
    for (const std::string_view id : lesson.switches) {
        const Technique& technique = *findTechnique(id);
        rows.append({text(id), translated(technique.name), translated(technique.explanation),
                     technique.isOn(techniques)});
    }
    return rows;
}

QList<LessonRunRow> lessonRunRows(const Lesson& lesson, LessonRuns runs) {
    const Position position = Position::fromFen(lesson.fen).value();
    std::uint64_t most = 1;
    for (const LessonRun& run : runs) most = std::max(most, run.nodes());
    QList<LessonRunRow> rows;
    for (const LessonRun& run : runs) {
        const SearchInfo& info = run.result.info;
        const Move move = run.result.bestMove;
        rows.append({.what = settingText(lesson, run.setting),
                     .nodesText = counterText(run.nodes()),
                     .share = static_cast<double>(run.nodes()) / static_cast<double>(most),
                     .move = move.isNull() ? QString() : QString::fromStdString(toSan(position, move)),
                     .scoreText = scoreText(scoreForWhite(info.score, position.sideToMove(), 0)),
                     .timeText = secondsText(info.timeMs),
                     .completed = run.result.completed});
    }
    return rows;
}

}  // namespace plyglass
