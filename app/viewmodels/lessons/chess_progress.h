// Which tasks of the chess lessons are done, kept in the settings: for each lesson the numbers of its tasks.
#pragma once

#include <map>
#include <set>
#include <string>

#include "app/services/settings.h"
#include "engine/lab/teaching/chess_lesson.h"

namespace plyglass {

class ChessProgress {
  public:
    /// Reads what is stored; tasks that do not exist are ignored.
    explicit ChessProgress(Settings& settings);

    bool isDone(const ChessLesson& lesson, std::size_t task) const;
    int doneCount(const ChessLesson& lesson) const;
    /// Whether all its tasks are done.
    bool isFinished(const ChessLesson& lesson) const;
    int finishedLessons() const;
    /// Index of the first task that is not done; 0 if all are.
    std::size_t firstOpenTask(const ChessLesson& lesson) const;

    void setDone(const ChessLesson& lesson, std::size_t task, bool done);
    /// Forgets the tasks of a lesson.
    void clear(const ChessLesson& lesson);

    /// Index of the lesson that was open last; 0 if there was none.
    int openLesson() const;
    void setOpenLesson(int index);

  private:
    void write(const ChessLesson& lesson);

    Settings& m_settings;
    std::map<std::string, std::set<std::size_t>> m_done;  ///< indices of tasks by id of the lesson
};

}  // namespace plyglass
