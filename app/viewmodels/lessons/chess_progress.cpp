// Stored as text: "1 2 5", numbers from 1.
#include "app/viewmodels/lessons/chess_progress.h"

#include <algorithm>

#include "app/services/utf8_text.h"

namespace plyglass {

namespace {

const QString kOpenKey = QStringLiteral("lessons/chessOpen");

QString keyOf(const ChessLesson& lesson) { return QStringLiteral("lessons/chess/") + text(lesson.id); }

}  // namespace

ChessProgress::ChessProgress(Settings& settings) : m_settings(settings) {
    for (const ChessLesson& lesson : chessLessons()) {
        for (const QString& number : settings.readText(keyOf(lesson)).split(u' ', Qt::SkipEmptyParts)) {
            const std::size_t stored = number.toUInt();  // 0 if it is no number
            if (stored >= 1 && stored <= lesson.tasks.size()) m_done[lesson.id].insert(stored - 1);
        }
    }
}

bool ChessProgress::isDone(const ChessLesson& lesson, std::size_t task) const {
    const auto found = m_done.find(lesson.id);
    return found != m_done.end() && found->second.contains(task);
}

int ChessProgress::doneCount(const ChessLesson& lesson) const {
    const auto found = m_done.find(lesson.id);
    return found == m_done.end() ? 0 : static_cast<int>(found->second.size());
}

bool ChessProgress::isFinished(const ChessLesson& lesson) const {
    return doneCount(lesson) == static_cast<int>(lesson.tasks.size());
}

int ChessProgress::finishedLessons() const {
    const auto& lessons = chessLessons();
    return static_cast<int>(std::count_if(lessons.begin(), lessons.end(),
                                          [this](const ChessLesson& lesson) { return isFinished(lesson); }));
}

std::size_t ChessProgress::firstOpenTask(const ChessLesson& lesson) const {
    for (std::size_t i = 0; i < lesson.tasks.size(); ++i)
        if (!isDone(lesson, i)) return i;
    return 0;
}

void ChessProgress::setDone(const ChessLesson& lesson, std::size_t task, bool done) {
    if (done)
        m_done[lesson.id].insert(task);
    else
        m_done[lesson.id].erase(task);
    write(lesson);
}

void ChessProgress::clear(const ChessLesson& lesson) {
    m_done.erase(lesson.id);
    write(lesson);
}

void ChessProgress::write(const ChessLesson& lesson) {
    QStringList numbers;
    for (const std::size_t task : m_done[lesson.id]) numbers += QString::number(task + 1);
    if (numbers.isEmpty())
        m_settings.remove(keyOf(lesson));
    else
        m_settings.write(keyOf(lesson), numbers.join(u' '));
}

int ChessProgress::openLesson() const {
    const auto& lessons = chessLessons();
    const std::string id = m_settings.readText(kOpenKey).toStdString();
    const auto found = std::find_if(lessons.begin(), lessons.end(),
                                    [&](const ChessLesson& lesson) { return lesson.id == id; });
    return found == lessons.end() ? 0 : static_cast<int>(found - lessons.begin());
}

void ChessProgress::setOpenLesson(int index) {
    m_settings.write(kOpenKey, text(chessLessons()[static_cast<std::size_t>(index)].id));
}

}  // namespace plyglass
