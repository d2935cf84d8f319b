// Positions in which a person went wrong, as exercises that come back: solved ones after growing intervals,
// the others soon.
#pragma once

#include <QDateTime>
#include <QJsonArray>
#include <QString>
#include <array>
#include <vector>

#include "engine/base/result.h"
#include "engine/lab/analysis/game_report.h"

namespace plyglass {

/// Days until an exercise comes back, by how often it has been solved in a row.
inline constexpr std::array kPracticeDays = {1, 3, 7, 16, 35, 90};
/// One that was not solved comes back after so many minutes.
constexpr int kPracticeAgainMinutes = 10;

struct MistakeExercise {
    Position position = Position::start();  ///< the person is to move
    QString lastMove;                       ///< that led to it, "e7e5"; "" if none did
    Move played;                            ///< the mistake
    Move better;                            ///< by the report
    QString game = {};                      ///< "Anna – Level 4", as the person knows it
    int solvedInARow = 0;
    int asked = 0;       ///< how often it has been answered, and
    int solved = 0;      ///< how often well
    QDateTime due = {};  ///< UTC; from then on it is asked

    friend bool operator==(const MistakeExercise&, const MistakeExercise&) = default;
};

/// The certain mistakes and blunders of one side. Which game they are from is for the caller to say.
std::vector<MistakeExercise> exercisesOf(const GameReport& report, Color side);

/// How an exercise went.
enum class PracticeResult {
    Solved,
    SolvedWithHint,  ///< comes back after the same time as before
    Failed
};

class MistakeDeck {
  public:
    /// Reads the file, which need not exist yet. Fails if it cannot be read or is no such file. An exercise
    /// that cannot be read costs no other: it is not asked, and stays in the file as it is.
    static Result<MistakeDeck> load(const QString& file);
    Result<void> save(const QString& file) const;

    const std::vector<MistakeExercise>& exercises() const { return m_exercises; }
    /// Due at once, unless the same mistake in the same position is known already. How many were new.
    int add(std::vector<MistakeExercise> exercises, const QDateTime& now);
    /// Of the same mistake in the same position; −1 if it is not there.
    int find(const MistakeExercise& exercise) const;
    int dueCount(const QDateTime& now) const;
    /// The one that has been due for longest; −1 if none is.
    int next(const QDateTime& now) const;
    void answer(int index, PracticeResult result, const QDateTime& now);
    void remove(int index);
    /// Takes in an exercise that was removed, as it was.
    void restore(const MistakeExercise& exercise);
    /// When the next one is due that is not yet; not valid if there is none.
    QDateTime nextDue(const QDateTime& now) const;

  private:
    std::vector<MistakeExercise> m_exercises;  ///< in the order in which they were added
    QJsonArray m_unreadable;                   ///< exercises as the file has them
};

}  // namespace plyglass
