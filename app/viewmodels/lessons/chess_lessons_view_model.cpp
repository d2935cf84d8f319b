#include "app/viewmodels/lessons/chess_lessons_view_model.h"

#include "app/services/translated.h"

namespace plyglass {

namespace {

/// "**three questions**" as "<b>three questions</b>".
QString emphasised(const QString& paragraph) {
    const QStringList parts = paragraph.toHtmlEscaped().split(QStringLiteral("**"));
    QString markup;
    for (qsizetype i = 0; i < parts.size(); ++i)
        markup += i % 2 == 0 ? parts[i] : QStringLiteral("<b>%1</b>").arg(parts[i]);
    return markup;
}

QString lessonText(int number) {
    return ChessLessonsViewModel::tr("lesson %1, %n minutes", "", kLessonMinutes).arg(number);
}

}  // namespace

ChessLessonsViewModel::ChessLessonsViewModel(Settings& settings, QObject* parent)
    : QObject(parent),
      m_progress(settings),
      m_index(m_progress.openLesson()),
      m_taskIndex(m_progress.firstOpenTask(lesson())),
      m_task(lesson().tasks[m_taskIndex]) {
    connect(&m_task, &ChessTaskViewModel::solved, this, &ChessLessonsViewModel::onSolved);
    showProgress();
}

QString ChessLessonsViewModel::doneText() const {
    return tr("%1 of %2 done").arg(m_progress.finishedLessons()).arg(chessLessons().size());
}

double ChessLessonsViewModel::doneShare() const {
    return static_cast<double>(m_progress.finishedLessons()) / static_cast<double>(chessLessons().size());
}

int ChessLessonsViewModel::dueIndex() const {
    const int count = static_cast<int>(chessLessons().size());
    for (int i = 0; i < count; ++i) {
        const int index = (m_index + i) % count;
        if (!m_course.rows()[index].finished) return index;
    }
    return -1;
}

QString ChessLessonsViewModel::dueTitle() const {
    return dueIndex() < 0 ? QString() : m_course.rows()[dueIndex()].title;
}

QString ChessLessonsViewModel::dueText() const {
    if (dueIndex() < 0) return {};
    const CourseLessonRow& row = m_course.rows()[dueIndex()];
    return row.progressText.isEmpty() ? lessonText(row.number) : row.progressText;
}

QString ChessLessonsViewModel::title() const { return translated(lesson().title); }

QString ChessLessonsViewModel::subtitle() const { return lessonText(lesson().number); }

QString ChessLessonsViewModel::introMarkup() const {
    QStringList paragraphs;
    for (const std::string& each : lesson().intro) paragraphs += emphasised(translated(each));
    return paragraphs.join(QStringLiteral("<br><br>"));
}

QString ChessLessonsViewModel::learntText() const {
    constexpr qsizetype kMaxRemarks = 3;
    QStringList remarks;
    for (const Task& each : lesson().tasks) {
        const QString remark = translated(each.remark);
        if (remark.isEmpty() || remarks.contains(remark) || remarks.size() == kMaxRemarks) continue;
        remarks += remark;
    }
    return remarks.join(u'\n');
}

bool ChessLessonsViewModel::hasNextLesson() const {
    return m_index + 1 < static_cast<int>(chessLessons().size());
}

QString ChessLessonsViewModel::nextTitle() const {
    return hasNextLesson() ? translated(chessLessons()[static_cast<std::size_t>(m_index) + 1].title)
                           : QString();
}

QString ChessLessonsViewModel::taskText() const {
    return tr("%1 of %2").arg(m_taskIndex + 1).arg(lesson().tasks.size());
}

bool ChessLessonsViewModel::canSkip() const {
    if (m_ended) return false;
    return m_taskIndex + 1 < lesson().tasks.size() || m_progress.isFinished(lesson()) ||
           m_progress.firstOpenTask(lesson()) != m_taskIndex;
}

void ChessLessonsViewModel::open(int index) {
    if (index < 0 || index >= static_cast<int>(chessLessons().size())) return;
    m_index = index;
    m_progress.setOpenLesson(index);
    show(m_progress.firstOpenTask(lesson()));
}

void ChessLessonsViewModel::startAgain() {
    m_progress.clear(lesson());
    show(0);
}

void ChessLessonsViewModel::back() {
    if (m_ended)
        show(m_taskIndex);
    else if (m_taskIndex > 0)
        show(m_taskIndex - 1);
}

void ChessLessonsViewModel::next() {
    if (m_ended) return open(m_index + 1);
    if (m_taskIndex + 1 < lesson().tasks.size()) return show(m_taskIndex + 1);
    if (!m_progress.isFinished(lesson())) return show(m_progress.firstOpenTask(lesson()));
    m_ended = true;
    emit changed();
}

void ChessLessonsViewModel::askLater() {
    m_progress.setDone(lesson(), m_taskIndex, false);
    next();
    showProgress();
}

void ChessLessonsViewModel::show(std::size_t task) {
    m_taskIndex = task;
    m_ended = false;
    m_task.ask(lesson().tasks[task]);
    showProgress();
    emit changed();
}

void ChessLessonsViewModel::showProgress() {
    m_course.setRows(courseLessonRows(m_progress));
    m_pips.setRows(taskPipRows(lesson(), m_progress, m_taskIndex));
    emit progressChanged();
}

void ChessLessonsViewModel::onSolved() {
    m_progress.setDone(lesson(), m_taskIndex, true);
    showProgress();
    emit changed();
}

}  // namespace plyglass
