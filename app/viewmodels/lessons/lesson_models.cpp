#include "app/viewmodels/lessons/lesson_models.h"

#include <algorithm>

#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

const Lesson& lessonAt(int index) { return allLessons()[static_cast<std::size_t>(index)]; }

QString remarkText(const Lesson& lesson, std::size_t step, LessonRuns runs) {
    QString remark = translated(lesson.steps[step].remark);
    for (const std::string& value : remarkValues(lesson, step, runs))
        remark = remark.arg(QString::fromStdString(value));
    return remark;
}

}  // namespace

// ------------------------------------------------------------------------------------------------------
// lessons

LessonListModel::LessonListModel(const QStringList& finished, QObject* parent)
    : QAbstractListModel(parent), m_finished(finished) {}

int LessonListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(allLessons().size());
}

QVariant LessonListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Lesson& lesson = lessonAt(index.row());
    if (role == TitleRole) return translated(lesson.title);
    if (role == FinishedRole) return m_finished.contains(text(lesson.id));
    return {};
}

QHash<int, QByteArray> LessonListModel::roleNames() const {
    return {{TitleRole, "title"}, {FinishedRole, "finished"}};
}

bool LessonListModel::noteFinished(int row) {
    const QString id = text(lessonAt(row).id);
    if (m_finished.contains(id)) return false;
    m_finished += id;
    emit dataChanged(index(row), index(row), {FinishedRole});
    return true;
}

// --------------------------------------------------------------------------------------------------------
// steps

int LessonStepModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_lesson ? 0 : static_cast<int>(m_lesson->steps.size());
}

QVariant LessonStepModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto row = static_cast<std::size_t>(index.row());
    const LessonStep& step = m_lesson->steps[row];
    switch (role) {
        case TaskRole:
            return translated(step.task);
        case WatchRole:
            return translated(step.watch);
        case StateRole:
            return row < m_remarks.size() ? Done : row == m_remarks.size() ? Current : Ahead;
        case RemarkRole:
            return row < m_remarks.size() ? m_remarks[row] : QString();
        default:
            return {};
    }
}

QHash<int, QByteArray> LessonStepModel::roleNames() const {
    return {{TaskRole, "task"}, {WatchRole, "watch"}, {StateRole, "stepState"}, {RemarkRole, "remark"}};
}

void LessonStepModel::open(const Lesson& lesson) {
    beginResetModel();
    m_lesson = &lesson;
    m_remarks.clear();
    endResetModel();
}

void LessonStepModel::show(LessonRuns runs) {
    m_remarks.clear();
    for (std::size_t i = 0; i < stepsDone(*m_lesson, runs); ++i)
        m_remarks.push_back(remarkText(*m_lesson, i, runs));
    emit dataChanged(index(0), index(rowCount() - 1), {StateRole, RemarkRole});
}

// -----------------------------------------------------------------------------------------------------
// switches

int LessonSwitchModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_switches.size());
}

QVariant LessonSwitchModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Technique& technique = *m_switches[static_cast<std::size_t>(index.row())];
    switch (role) {
        case TechniqueIdRole:
            return text(technique.id);
        case NameRole:
            return translated(technique.name);
        case ExplanationRole:
            return translated(technique.explanation);
        case CheckedRole:
            return technique.isOn(m_techniques);
        default:
            return {};
    }
}

QHash<int, QByteArray> LessonSwitchModel::roleNames() const {
    return {{TechniqueIdRole, "techniqueId"},
            {NameRole, "name"},
            {ExplanationRole, "explanation"},
            {CheckedRole, "switchedOn"}};
}

void LessonSwitchModel::open(const Lesson& lesson) {
    beginResetModel();
    m_switches.clear();
    for (const std::string_view id : lesson.switches) m_switches.push_back(findTechnique(id));
    m_techniques = lesson.start.techniques;
    endResetModel();
}

void LessonSwitchModel::show(const Techniques& techniques) {
    m_techniques = techniques;
    if (!m_switches.empty()) emit dataChanged(index(0), index(rowCount() - 1), {CheckedRole});
}

// ---------------------------------------------------------------------------------------------------------
// runs

int LessonRunModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_runs.size());
}

QVariant LessonRunModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const LessonRun& run = m_runs[static_cast<std::size_t>(index.row())];
    const Position position = Position::fromFen(m_lesson->fen).value();
    switch (role) {
        case WhatRole:
            return what(run);
        case NodesTextRole:
            return counterText(run.nodes());
        case ShareRole:
            return shareOf(run);
        case MoveRole:
            return run.result.bestMove.isNull()
                       ? QString()
                       : QString::fromStdString(toSan(position, run.result.bestMove));
        case ScoreTextRole:
            return scoreText(scoreForWhite(run.result.info.score, position.sideToMove(), 0));
        case TimeTextRole:
            return secondsText(run.result.info.timeMs);
        case CompletedRole:
            return run.result.completed;
        default:
            return {};
    }
}

QHash<int, QByteArray> LessonRunModel::roleNames() const {
    return {{WhatRole, "what"},          {NodesTextRole, "nodesText"}, {ShareRole, "share"},
            {MoveRole, "move"},          {ScoreTextRole, "scoreText"}, {TimeTextRole, "timeText"},
            {CompletedRole, "completed"}};
}

void LessonRunModel::open(const Lesson& lesson) {
    beginResetModel();
    m_lesson = &lesson;
    m_runs.clear();
    endResetModel();
}

void LessonRunModel::add(const LessonRun& run) {
    beginInsertRows({}, rowCount(), rowCount());
    m_runs.push_back(run);
    endInsertRows();
    emit dataChanged(index(0), index(rowCount() - 1), {ShareRole});
}

QString LessonRunModel::what(const LessonRun& run) const {
    QStringList parts;
    if (m_lesson->offersEvaluators) {
        parts += translated(infoOf(run.setting.evaluator).name);
    } else {
        parts += tr("depth %1").arg(run.setting.depth);
    }
    for (const std::string_view id : m_lesson->switches)
        if (const Technique* technique = findTechnique(id); technique->isOn(run.setting.techniques))
            parts += translated(technique->name);
    return parts.join(QStringLiteral(", "));
}

double LessonRunModel::shareOf(const LessonRun& run) const {
    std::uint64_t most = 1;
    for (const LessonRun& other : m_runs) most = std::max(most, other.nodes());
    return static_cast<double>(run.nodes()) / static_cast<double>(most);
}

}  // namespace plyglass
